"""Groups of stones, against an oracle that knows only the geometry: cells, edges and a flood fill."""

from __future__ import annotations

import csv
from importlib.resources import files
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.pyramids.components import CARDS, Colour
from engines.pyramids.pyramid import Pyramid, open_places, with_card
from engines.pyramids.stones import joints, largest_groups, stones_of_pyramid
from tests.engines.pyramids.table import pyramid

Cell = tuple[int, int]


class Oracle:
    """A picture of the pyramid: each cell has a colour and the name of its stone.

    It reads the deck itself, and puts the card of floor f and number i at x = f + 2i, y = 2f.
    """

    def __init__(self, cards: Pyramid) -> None:
        self.colours: dict[Cell, str] = {}
        self.stones: dict[Cell, tuple[int, str]] = {}
        for number, floor in enumerate(cards):
            for offset, card in enumerate(floor.cards):
                left, bottom = number + 2 * (floor.start + offset), 2 * number
                for part, colour, cells in _drawn(card):
                    for x, y in cells:
                        assert (left + x, bottom + y) not in self.stones
                        self.colours[left + x, bottom + y] = colour
                        self.stones[left + x, bottom + y] = (card, part)

    def largest(self, colour: str) -> int:
        sizes, seen = [0], set[Cell]()
        for cell, found in self.colours.items():
            if found == colour and cell not in seen:
                region = self._flood(cell)
                seen |= region
                sizes.append(len({self.stones[each] for each in region}))
        return max(sizes)

    def joints(self) -> set[tuple[str, Cell, Cell]]:
        return {
            (self.colours[one], one, two)
            for one, two in product(self.colours, repeat=2)
            if (two[0] - one[0], two[1] - one[1]) in ((1, 0), (0, 1))
            and self.colours[one] == self.colours[two]
            and self.stones[one] != self.stones[two]
        }

    def _flood(self, cell: Cell) -> set[Cell]:
        region, edge = {cell}, {cell}
        while edge:
            beside = {(x + dx, y + dy) for x, y in edge for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            edge = {each for each in beside if self.colours.get(each) == self.colours[cell]} - region
            region |= edge
        return region


_ROWS = {
    int(row["id"]): row
    for row in csv.DictReader(files("engines.pyramids").joinpath("deck.csv").read_text(encoding="utf-8").splitlines())
}


def _drawn(card: int) -> list[tuple[str, str, list[Cell]]]:
    """The stones of a card: name, colour, cells (to the right, upward)."""
    row = _ROWS[card]
    first, second, third = row["tall_or_left"], row["upper_small_or_right"], row["lower_small"]
    left, right = [(0, 0), (0, 1)], [(1, 0), (1, 1)]
    match row["layout"]:
        case "two_tall":
            return [("left", first, left), ("right", second, right)]
        case "tall_left":
            return [("tall", first, left), ("upper", second, [(1, 1)]), ("lower", third, [(1, 0)])]
        case _:
            return [("tall", first, right), ("upper", second, [(0, 1)]), ("lower", third, [(0, 0)])]


@st.composite
def _pyramids(draw: st.DrawFn) -> Pyramid:
    """Any real cards, one after another on any open place; few colours now and then, for large groups."""
    colours = draw(st.sets(st.sampled_from(list(Colour)), min_size=2))
    fitting = [card.id for card in CARDS.values() if set(card.colours) <= colours]
    cards = draw(st.lists(st.sampled_from(fitting), min_size=1, max_size=10, unique=True))
    grown: Pyramid = ()
    for card in cards:
        grown = with_card(grown, draw(st.sampled_from(open_places(grown))), card)
    return grown


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(_pyramids())
def test_groups_as_the_oracle_sees_them(cards: Pyramid) -> None:
    oracle = Oracle(cards)
    assert largest_groups(cards) == tuple(oracle.largest(colour) for colour in Colour)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(_pyramids())
def test_joints_as_the_oracle_sees_them(cards: Pyramid) -> None:
    assert len(joints(cards)) == len(set(joints(cards)))
    assert {(str(joint.colour), joint.cell, joint.other) for joint in joints(cards)} == Oracle(cards).joints()


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(_pyramids())
def test_stones_fill_the_cells_of_their_cards(cards: Pyramid) -> None:
    cells = {cell: stone.colour for stone in stones_of_pyramid(cards) for cell in stone.cells}
    assert cells == Oracle(cards).colours
    assert sum(len(stone.cells) for stone in stones_of_pyramid(cards)) == len(cells)


def test_an_upper_card_touches_the_inner_columns_of_its_supports() -> None:
    """Card 1 (tall blue left) right of card 41 (tall blue right): blue 81 above both makes one group of four."""
    assert largest_groups(pyramid((41, 1), (81,)))[0] == 4
    assert largest_groups(pyramid((1, 41), (81,)))[0] == 2
