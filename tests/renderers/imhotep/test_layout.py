"""The layout laws over named situations, whole games and extreme tables."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.words.words import LANGUAGES
from engines.imhotep import GAME
from engines.imhotep.components import MINIMUM_LOAD, ROUND_CARDS, ROUNDS, SITES, SLED, STONES, Card, Site
from engines.imhotep.options import ImhotepOptions
from engines.imhotep.ship import Ship
from engines.imhotep.sites import market, obelisks, pyramid
from engines.imhotep.view import ImhotepView
from renderers.core.scene import Scene
from renderers.imhotep.pictures import draw
from tests.laws.imhotep import SUBJECT
from tests.laws.policies import at_random
from tests.renderers.imhotep.situations import crowded, situations
from tests.renderers.layout_laws import broken, extent
from tests.renderers.situation import NO_LETTERS, ODD_NAMES, moments


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", situations())
def test_named_situations(name: str, language: str) -> None:
    assert broken(draw(situations()[name].scene(language))) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int) -> None:
    for number, mix in enumerate(SUBJECT.mixes[seats::8]):
        for moment in moments(GAME, seats, mix, f"layout {number}", at_random)[number::9]:
            for eye in (None, *moment.state.asked_seats):
                shown = replace(moment, eye=eye, names=ODD_NAMES)
                assert broken(draw(shown.scene(LANGUAGES[number % 2]))) == []


@pytest.mark.parametrize("name", ["crowded-a-2", "crowded-mixed-3", "crowded-a-4", "late-a-2"])
def test_the_quarry_is_counted_beside_its_heap(name: str) -> None:
    """However large the tiles are that the cards leave room for."""
    drawing = draw(situations()[name].scene())
    marks = [mark for mark in drawing.marks if mark.owner[-1:] == ("quarry",)]
    assert marks
    for heap, count in zip(marks[::2], marks[1::2], strict=True):
        assert heap.owner == count.owner
        assert not extent(drawing, heap).overlaps(extent(drawing, count))


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_extreme_tables(data: st.DataObject) -> None:
    """Any number of anything, also what no legal game reaches."""
    sides = data.draw(st.text("AB", min_size=5, max_size=5), "sides")
    seats = data.draw(st.integers(2, 4), "seats")
    scene = crowded(seats, sides).scene(data.draw(st.sampled_from(LANGUAGES)))
    assert isinstance(scene.view, ImhotepView)
    names = data.draw(st.sampled_from([ODD_NAMES, NO_LETTERS, ("W" * 32,) * 4]))[:seats]
    extreme = replace(scene, view=_extreme(scene.view, data), names=names)
    assert broken(draw(extreme)) == []


def _extreme(view: ImhotepView, data: st.DataObject) -> ImhotepView:
    seats = view.seats
    seat = st.integers(0, seats - 1)

    def stones(most: int) -> tuple[int, ...]:
        return tuple(data.draw(st.lists(seat, max_size=most)))

    def numbers(least: int, most: int) -> tuple[int, ...]:
        return tuple(data.draw(st.lists(st.integers(least, most), min_size=seats, max_size=seats)))

    cards = st.lists(st.sampled_from(Card), max_size=20).map(tuple)
    return replace(
        view,
        round=data.draw(st.integers(1, ROUNDS)),
        asked=tuple(sorted(data.draw(st.sets(seat)))),
        scores=numbers(-40, 999),
        ships=_ships(seats, data),
        market=tuple(data.draw(st.lists(st.sampled_from(Card), max_size=market.FACE_UP[view.options.market]))),
        face_down=data.draw(st.sampled_from([0, market.FACE_DOWN[view.options.market]])),
        hands=tuple(data.draw(cards) for _ in range(seats)),
        quarry=numbers(0, STONES),
        sleds=numbers(0, SLED),
        pyramids=tuple(stones(len(cells)) for cells in pyramid.BOARDS[view.options.pyramid]),
        pyramid_overflow=stones(60),
        temple=stones(70),
        burial_chamber=stones(116),
        obelisk_stones=numbers(0, STONES),
        obelisk_towers=stones(len(obelisks.TOWER_PLACES)) if view.options.obelisks == "B" else (),
        obelisks_worth=numbers(0, 15),
    )


def _ships(seats: int, data: st.DataObject) -> tuple[Ship, ...]:
    sizes = data.draw(st.sampled_from(ROUND_CARDS[seats]))
    harbours = data.draw(st.permutations([*SITES, *(None,) * 4]))[:4]
    owner = st.none() | st.integers(0, seats - 1)
    ships = []
    for size, site in zip(sizes, harbours, strict=True):
        slots = tuple(data.draw(st.lists(owner, min_size=size, max_size=size)))
        ships.append(Ship(MINIMUM_LOAD[size], slots, site))
    return tuple(ships)


def test_the_narrowest_river() -> None:
    """Every pair of berth and harbour, with the longest ships that can be there at once."""
    scene = crowded(4, "AAAAA").scene()
    assert isinstance(scene.view, ImhotepView)
    full = (0, 1, 2, 3)
    for number, waiting in enumerate(((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (0,), (3,), ())):
        sizes = (4, 3, 3, 3) if number % 2 else (4, 4, 3, 2)
        harbours = iter((*SITES[number % 5 :], *SITES))
        ships = tuple(
            Ship(MINIMUM_LOAD[size], full[:size], None if place in waiting else next(harbours))
            for place, size in enumerate(sizes)
        )
        assert broken(draw(replace(scene, view=replace(scene.view, ships=ships)))) == []


def test_a_round_that_ended_by_passes() -> None:
    """Ships that never sailed have been cleared away."""
    scene: Scene = crowded(4, "AABAA").scene()
    assert isinstance(scene.view, ImhotepView)
    ships = (Ship(3, ()), Ship(2, (None, None), Site.TEMPLE))
    assert broken(draw(replace(scene, view=replace(scene.view, ships=ships)))) == []


def test_options_are_what_the_situations_say() -> None:
    for name, situation in situations().items():
        options = situation.options
        assert isinstance(options, ImhotepOptions)
        chosen = {options.market, options.pyramid, options.temple, options.burial_chamber, options.obelisks}
        assert ("-a-" in name, "-b-" in name) == (chosen == {"A"}, chosen == {"B"}), name
        assert name.endswith(f"-{situation.state.seats}")
