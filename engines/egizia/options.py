"""What the players choose: who starts."""

from __future__ import annotations

from pydantic import Field

from engines.core.options import Options


class EgiziaOptions(Options):
    """`start_seat`: who holds order tile 1; the others' tiles are drawn by lot, and with None that one too."""

    start_seat: int | None = Field(default=None, ge=0)
