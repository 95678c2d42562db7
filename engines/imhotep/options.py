"""What a host chooses: the side of each site, Wrath of the Pharaoh, and who starts."""

from __future__ import annotations

from pydantic import Field

from engines.core.options import Options, Side
from engines.imhotep.components import SITES


class ImhotepOptions(Options):
    """`start_seat` None = random."""

    market: Side = Side.A
    pyramid: Side = Side.A
    temple: Side = Side.A
    burial_chamber: Side = Side.A
    obelisks: Side = Side.A
    wrath_of_the_pharaoh: bool = False
    start_seat: int | None = Field(default=None, ge=0)


SIDE_OPTIONS = tuple(site.value for site in SITES)
