"""What the players choose: the side of each location, the same for both, and who starts."""

from __future__ import annotations

from pydantic import Field

from engines.core.options import Options, Side


class DuelOptions(Options):
    """`start_seat` None = random."""

    obelisk: Side = Side.A
    temple: Side = Side.A
    pyramids: Side = Side.A
    burial_chamber: Side = Side.A
    start_seat: int | None = Field(default=None, ge=0)


SIDE_OPTIONS = ("obelisk", "temple", "pyramids", "burial_chamber")
