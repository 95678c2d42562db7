"""What a seat has built: pyramid, obelisk and tomb."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from engines.pyramids.components import Edifice
from engines.pyramids.pyramid import Place, Pyramid, with_card


@dataclass(frozen=True, slots=True)
class Laid:
    """A card and where it goes; `place`: in the pyramid."""

    card: int
    edifice: Edifice
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Necropolis:
    """Cards by number; obelisk and tomb from the bottom up."""

    pyramid: Pyramid = ()
    obelisk: tuple[int, ...] = ()
    tomb: tuple[int, ...] = ()

    def with_laid(self, *cards: Laid) -> Necropolis:
        """One after another, as they were laid."""
        built = self
        for laid in cards:
            match laid.edifice:
                case Edifice.PYRAMID:
                    assert laid.place is not None
                    built = replace(built, pyramid=with_card(built.pyramid, laid.place, laid.card))
                case Edifice.OBELISK:
                    built = replace(built, obelisk=(*built.obelisk, laid.card))
                case Edifice.TOMB:
                    built = replace(built, tomb=(*built.tomb, laid.card))
                case _:
                    assert_never(laid.edifice)
        return built
