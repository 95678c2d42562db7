"""What a seat owns and what it brings: fields and quarries, column tiles, permanent powers, how the feed will end."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from engines.core.decision import Seat
from engines.egizia.components import (
    BOX,
    CARDS,
    COLOURS,
    COLUMN_TILES,
    FIELD_BONUS,
    FLOODS,
    MOST_STONES,
    START_FIELD,
    Colour,
    Flood,
    Tile,
)
from engines.egizia.player import Improvement, Player
from engines.egizia.state import EgiziaState

P = TypeVar("P")


class OwnField(NamedTuple):
    """A field as it counts now: with its improvements and the column tiles."""

    card: str
    colour: Colour
    wheat: int


class Ration(NamedTuple):
    """A feed as it would end now. `points`: lost for what is short, or gained for what is over."""

    need: int
    wheat: int
    points: int

    @property
    def balance(self) -> int:
        return self.wheat - self.need


def tiles(state: EgiziaState, seat: Seat) -> tuple[Tile, ...]:
    """The column tiles whose columns the seat has built (p. 8)."""
    built = state.players[seat].colonnade
    found = (state.golden,) if built >= BOX.colonnade.golden else ()
    return (*found, state.purple) if built >= BOX.colonnade.purple else found


def usable_tile(state: EgiziaState, seat: Seat, tile: Tile) -> bool:
    """A purple tile that the seat owns and has not used: this round, or at all (p. 15)."""
    if tile not in tiles(state, seat):
        return False
    player = state.players[seat]
    return tile not in (player.spent if COLUMN_TILES[tile].use == "game" else player.used)


def powers(player: Player, kind: type[P]) -> list[tuple[str, P]]:
    """The seat's permanent cards with this power."""
    return [(card, power) for card in player.cards if isinstance(power := CARDS[card].power, kind)]


def fields(state: EgiziaState, seat: Seat) -> tuple[OwnField, ...]:
    player = state.players[seat]
    owned = tiles(state, seat)
    return _fields(player.cards, player.improvements, Tile.G1 in owned, Tile.G4 in owned)


@lru_cache(4096)
def _fields(
    cards: tuple[str, ...], improvements: tuple[Improvement, ...], has_bonus: bool, is_flipped: bool
) -> tuple[OwnField, ...]:
    found = []
    for name in cards:
        card = CARDS[name]
        if card.field is not None:
            wheat = card.wheat_after_flip if name == START_FIELD and is_flipped else card.wheat
            found.append(OwnField(name, colour_of(name, improvements), wheat + (FIELD_BONUS if has_bonus else 0)))
    return tuple(found)


def colour_of(field: str, improvements: tuple[Improvement, ...]) -> Colour:
    """Each improvement makes a field one colour better (p. 13)."""
    printed = CARDS[field].field
    assert printed is not None
    steps = [improvement.field for improvement in improvements].count(field)
    return COLOURS[COLOURS.index(printed) - steps]


@cache
def produces(colour: Colour, flood: Flood) -> bool:
    """Green always, yellow with the marker in the middle or at the top, red at the top (p. 6)."""
    return FLOODS.index(flood) >= COLOURS.index(colour)


def wheat_of_fields(state: EgiziaState, seat: Seat) -> int:
    return sum(field.wheat for field in fields(state, seat) if produces(field.colour, state.flood))


def stones_of_quarries(player: Player) -> int:
    return sum(CARDS[card].stones for card in player.cards)


def ration(state: EgiziaState, seat: Seat, extra: int) -> Ration:
    """P. 6 and 10: what is missing costs points, and from a level on three wheat too many bring one."""
    player = state.players[seat]
    need = sum(player.crews)
    wheat = wheat_of_fields(state, seat) + extra
    market = BOX.wheat_market
    if wheat < need:
        return Ration(need, wheat, -(need - wheat) * market.penalties[player.wheat_market - 1])
    sells = player.wheat_market >= market.sale_from
    return Ration(need, wheat, (wheat - need) // market.sale if sells else 0)


def useful_wheat(state: EgiziaState, seat: Seat, extra: int) -> int:
    """How much more wheat could change something at this feed: what is missing, or any amount where wheat sells."""
    if state.players[seat].wheat_market >= BOX.wheat_market.sale_from:
        return MOST_STONES
    return max(0, -ration(state, seat, extra).balance)
