"""Settings from the environment or from .env. A wrong one is named in one line; the token never shows."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class BadSettings(Exception):
    """Says in one line which setting is wrong and why."""


class Settings(BaseSettings):
    """Names in upper case are the environment's. Without a token the bot plays in a simulated Discord."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", hide_input_in_errors=True)

    discord_token: SecretStr | None = None
    database: Path = Path("saqqara.db")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    playground_port: int = Field(default=0, ge=0, le=65535)

    @field_validator("discord_token", mode="after")
    @classmethod
    def _token_in_one_piece(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None or not token.get_secret_value().strip():
            return None
        if any(character.isspace() for character in token.get_secret_value().strip()):
            raise ValueError("must not contain spaces")
        return SecretStr(token.get_secret_value().strip())

    @field_validator("database", mode="after")
    @classmethod
    def _database_can_be_a_file(cls, path: Path) -> Path:
        if path.is_dir():
            raise ValueError("is a folder")
        if not path.absolute().parent.is_dir():
            raise ValueError("its folder does not exist")
        return path


def load() -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        name = ".".join(str(part) for part in first["loc"]).upper()
        # Pydantic puts this before what our own validators say.
        raise BadSettings(f"{name}: {first['msg'].removeprefix('Value error, ')}") from None
