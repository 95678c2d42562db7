"""Settings from the environment or from .env. A wrong one is named in one line; the token never shows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, Self

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.limit import BURST


class BadSettings(Exception):
    """Says in one line which setting is wrong and why."""


class Settings(BaseSettings):
    """Names in upper case are the environment's. Without a token the bot plays in a simulated Discord."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", hide_input_in_errors=True)

    discord_token: SecretStr | None = None
    discord_address: str | None = None
    trust_discord_address: bool = False
    database: Path = Path("saqqara.db")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    playground_port: int = Field(default=0, ge=0, le=65535)
    presses_at_once: int = Field(default=BURST, ge=1)

    @field_validator("discord_token", mode="after")
    @classmethod
    def _token_in_one_piece(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None or not token.get_secret_value().strip():
            return None
        if any(character.isspace() for character in token.get_secret_value().strip()):
            raise ValueError("must not contain spaces")
        return SecretStr(token.get_secret_value().strip())

    @field_validator("discord_address", mode="after")
    @classmethod
    def _on_this_machine(cls, address: str | None) -> str | None:
        """Elsewhere than at Discord itself the bot only talks to this machine."""
        if not address:
            return None
        if re.fullmatch(r"http://(127\.0\.0\.1|\[::1\]|localhost):\d{1,5}", address) is None:
            raise ValueError("must be http://127.0.0.1 and a port: the bot talks to Discord or to this machine")
        return address

    @model_validator(mode="after")
    def _no_real_token_elsewhere(self) -> Self:
        """A token of Discord has three parts with dots between them."""
        token = self.discord_token.get_secret_value() if self.discord_token is not None else ""
        if self.discord_address is not None and token.count(".") == 2 and not self.trust_discord_address:
            raise ValueError(
                "this looks like a real token, and DISCORD_ADDRESS is not Discord's: "
                "it is not sent there unless TRUST_DISCORD_ADDRESS=true"
            )
        return self

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
        name = ".".join(str(part) for part in first["loc"]).upper() or "DISCORD_TOKEN"
        # Pydantic puts this before what our own validators say.
        raise BadSettings(f"{name}: {first['msg'].removeprefix('Value error, ')}") from None
