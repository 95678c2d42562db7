"""What can be chosen before a game exists."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Self

from pydantic import BaseModel, ConfigDict, ValidationError

from engines.core.errors import BadSetup
from engines.core.phrase import phrase


class Side(StrEnum):
    """Of a board that is printed on both sides."""

    A = "A"
    B = "B"


class Options(BaseModel):
    """Base of every game's options; refuses what it does not know, by name."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @classmethod
    def parse(cls, chosen: Mapping[str, object]) -> Self:
        try:
            return cls.model_validate(dict(chosen))
        except ValidationError as error:
            first = error.errors()[0]
            name = ".".join(str(part) for part in first["loc"])
            if first["type"] == "extra_forbidden":
                raise BadSetup(phrase("unknown_option", name=name, known=", ".join(cls.model_fields))) from error
            allowed = first.get("ctx", {}).get("expected", first["type"])
            raise BadSetup(phrase("bad_option", name=name, given=str(first["input"]), allowed=allowed)) from error
