"""A pyramid's stones: which cells each fills, which ones touch, and how large the groups of one colour are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engines.pyramids.components import CARDS, Card, Colour, Layout
from engines.pyramids.pyramid import Pyramid, placed_cards

Cell = tuple[int, int]  # to the right, upward


class Stone(NamedTuple):
    """A tall stone fills two cells and is one stone."""

    colour: Colour
    cells: tuple[Cell, ...]


class Joint(NamedTuple):
    """Two neighbouring cells of two stones of one colour; `cell` is the left or the lower one."""

    colour: Colour
    cell: Cell
    other: Cell


def stones_of_card(card: Card) -> tuple[Stone, ...]:
    """In the card's own two by two cells."""
    if card.third is None:
        return Stone(card.first, ((0, 0), (0, 1))), Stone(card.second, ((1, 0), (1, 1)))
    tall, small = (0, 1) if card.layout is Layout.TALL_LEFT else (1, 0)
    return (
        Stone(card.first, ((tall, 0), (tall, 1))),
        Stone(card.second, ((small, 1),)),
        Stone(card.third, ((small, 0),)),
    )


def stones_of_pyramid(pyramid: Pyramid) -> tuple[Stone, ...]:
    """Each floor begins half a card farther right and a card higher than the one below."""
    return tuple(
        Stone(colour, tuple((place.floor + 2 * place.index + x, 2 * place.floor + y) for x, y in cells))
        for place, card in placed_cards(pyramid)
        for colour, cells in stones_of_card(CARDS[card])
    )


@lru_cache(4096)
def joints(pyramid: Pyramid) -> tuple[Joint, ...]:
    """Where stones of one colour touch, also across cards."""
    stones = stones_of_pyramid(pyramid)
    at = {cell: number for number, stone in enumerate(stones) for cell in stone.cells}
    return tuple(
        Joint(stones[number].colour, cell, other)
        for cell, number in at.items()
        for other in _after(cell)
        if other in at and at[other] != number and stones[at[other]].colour is stones[number].colour
    )


@lru_cache(4096)
def largest_groups(pyramid: Pyramid) -> tuple[int, ...]:
    """The number of stones in the largest connected group of each colour, in the order of the colours."""
    stones = stones_of_pyramid(pyramid)
    at = {cell: number for number, stone in enumerate(stones) for cell in stone.cells}
    touching: dict[int, set[int]] = {number: set() for number in range(len(stones))}
    for _, cell, other in joints(pyramid):
        touching[at[cell]].add(at[other])
        touching[at[other]].add(at[cell])
    largest = dict.fromkeys(Colour, 0)
    seen: set[int] = set()
    for number, stone in enumerate(stones):
        if number not in seen:
            group = set(_reached(number, touching))
            seen |= group
            largest[stone.colour] = max(largest[stone.colour], len(group))
    return tuple(largest.values())


def _reached(start: int, touching: dict[int, set[int]]) -> Iterator[int]:
    found, waiting = {start}, [start]
    while waiting:
        number = waiting.pop()
        yield number
        waiting += touching[number] - found
        found |= touching[number]


def _after(cell: Cell) -> tuple[Cell, Cell]:
    x, y = cell
    return (x + 1, y), (x, y + 1)
