"""What the players choose: who starts."""

from __future__ import annotations

from pydantic import Field

from engines.core.options import Options


class PyramidsOptions(Options):
    """`start_seat` None = random."""

    start_seat: int | None = Field(default=None, ge=0)
