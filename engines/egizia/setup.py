"""A new game: all chance first, then the table."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.decision import Seat
from engines.core.rng import shuffled
from engines.core.start import start_seat
from engines.egizia.components import (
    BOX,
    DECKS,
    SHIPS,
    SPACES,
    START_FIELD,
    START_QUARRY,
    START_SPHINX,
    Tile,
    nile_deck,
    pyramid_rows,
    sphinx_deck,
)
from engines.egizia.options import EgiziaOptions
from engines.egizia.player import SOURCES, Player
from engines.egizia.state import EgiziaState, Harbour, Spot
from engines.egizia.tasks import RoundStart, StartChoice


@dataclass(frozen=True, slots=True)
class Deal:
    """`order`: seats by order tile. Decks with the next card first; of `sphinx` two go to each seat, from seat 0 on."""

    order: tuple[Seat, ...]
    decks: tuple[tuple[str, ...], ...]
    sphinx: tuple[str, ...]
    statues: tuple[str, ...]
    golden: Tile
    purple: Tile


_USES = 11  # how often a deal uses chance, at most


def deal(seats: int, options: EgiziaOptions, seed: str) -> Deal:
    first = start_seat(options.start_seat, seats, seed, 0)
    others = tuple(seat for seat in range(seats) if seat != first)
    golden, purple = _column_tiles(seats, seed)
    return Deal(
        order=(first, *shuffled(others, seed, 1)),
        decks=tuple(shuffled(nile_deck(deck, seats), seed, 2 + number) for number, deck in enumerate(DECKS)),
        sphinx=shuffled(sphinx_deck(seats), seed, 5),
        statues=_statues(seats, seed),
        golden=golden,
        purple=purple,
    )


def _statues(seats: int, seed: str) -> tuple[str, ...]:
    """One of each set, and with three and four players a third one from the rest (booklet p. 3-4)."""
    of_a = shuffled(tuple(statue.id for statue in BOX.statues if statue.set == "A"), seed, 6)
    of_b = shuffled(tuple(statue.id for statue in BOX.statues if statue.set == "B"), seed, 7)
    rest = shuffled(of_a[1:] + of_b[1:], seed, 8)
    return (of_a[0], of_b[0]) if seats == 2 else (of_a[0], of_b[0], rest[0])


def _column_tiles(seats: int, seed: str) -> tuple[Tile, Tile]:
    """With two players G6 lies above the golden column and another purple tile above the other (p. 4)."""
    purple = tuple(tile.id for tile in BOX.purple_tiles if seats > 2 or tile.id is not Tile.G6)
    golden = tuple(tile.id for tile in BOX.golden_tiles)
    first = Tile.G6 if seats == 2 else shuffled(golden, seed, 9)[0]
    return first, shuffled(purple, seed, 10)[0]


def lay_out(seats: int, options: EgiziaOptions, seed: str, deal: Deal) -> EgiziaState:
    return EgiziaState(
        seats=seats,
        seed=seed,
        chance_uses=_USES,
        moves=(0,) * seats,
        agenda=(RoundStart(), StartChoice((None,) * seats)),
        options=options,
        round=0,
        order=deal.order,
        clock=seats,
        flood=BOX.start.flood,
        players=tuple(_player(deal, seat) for seat in range(seats)),
        spots=(Spot(),) * len(SPACES),
        harbours=(Harbour((None,) * (seats - 1)),) * 3,
        decks=deal.decks,
        boxed=(),
        discards=(),
        sphinx_deck=deal.sphinx[START_SPHINX * seats :],
        statues=deal.statues,
        golden=deal.golden,
        purple=deal.purple,
        obelisk=(),
        pyramid=((),) * len(pyramid_rows(seats)),
        row_winners=(None,) * len(pyramid_rows(seats)),
        finished=(),
    )


def _player(deal: Deal, seat: Seat) -> Player:
    number = deal.order.index(seat)
    return Player(
        crews=BOX.start.crews,
        committed=(),
        stones=BOX.start.stones_by_order[number],
        wheat_market=1,
        stone_market=1,
        points=(0,) * len(SOURCES),
        arrival=len(deal.order) - number,  # order tile 1 is hindmost (p. 3)
        ships=SHIPS,
        reach=-1,
        has_passed=False,
        cards=(START_FIELD, START_QUARRY),
        improvements=(),
        sphinx=deal.sphinx[START_SPHINX * seat : START_SPHINX * (seat + 1)],
        colonnade=0,
        statues=(0,) * len(deal.statues),
        used=(),
        spent=(),
        built=(),
        was_rewarded=False,
    )
