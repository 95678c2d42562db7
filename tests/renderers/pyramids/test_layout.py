"""The layout laws over named situations, whole games and extreme tables."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.words.words import LANGUAGES
from engines.pyramids import GAME
from engines.pyramids.components import CARDS, ROUNDS, Colour
from engines.pyramids.view import PyramidsView, SeenNecropolis
from renderers.core.geometry import Box
from renderers.pyramids import layout
from renderers.pyramids.pictures import draw
from tests.laws.policies import at_random
from tests.laws.pyramids import SUBJECT
from tests.renderers.layout_laws import broken
from tests.renderers.pyramids.situations import crowded, situations
from tests.renderers.situation import NO_LETTERS, ODD_NAMES, moments


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", situations())
def test_named_situations(name: str, language: str) -> None:
    assert broken(draw(situations()[name].scene(language))) == []


@pytest.mark.parametrize("seats", range(2, 6))
def test_whole_games(seats: int) -> None:
    found = moments(GAME, seats, SUBJECT.mixes[0], f"layout {seats}", at_random)
    for number, moment in enumerate(found[seats::11]):
        for eye in (None, *moment.state.asked_seats):
            shown = replace(moment, eye=eye, names=ODD_NAMES)
            assert broken(draw(shown.scene(LANGUAGES[number % 2]))) == []


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_extreme_tables(data: st.DataObject) -> None:
    """Any number of anything, also what no legal game reaches."""
    seats = data.draw(st.integers(2, 5), "seats")
    scene = crowded(seats).scene(data.draw(st.sampled_from(LANGUAGES)))
    assert isinstance(scene.view, PyramidsView)
    names = data.draw(st.sampled_from([ODD_NAMES, NO_LETTERS, ("W" * 32,) * 5]))[:seats]
    assert broken(draw(replace(scene, view=_extreme(scene.view, data), names=names))) == []


def _extreme(view: PyramidsView, data: st.DataObject) -> PyramidsView:
    seats = st.none() | st.integers(0, view.seats - 1)
    phase = data.draw(st.sampled_from(["gods", "build", "clearing"]))
    asked = data.draw(st.sets(st.integers(0, view.seats - 1), max_size=view.seats if phase == "clearing" else 1))
    return replace(
        view,
        phase=phase,
        asked=tuple(sorted(asked)),
        turn=next(iter(asked), None) if phase != "clearing" else None,
        round=data.draw(st.integers(1, ROUNDS)),
        first_seat=data.draw(st.integers(0, view.seats - 1)),
        scores=tuple(data.draw(st.integers(0, 199)) for _ in range(view.seats)),
        gods=tuple(replace(g, taker=data.draw(seats), has_built=data.draw(st.booleans())) for g in view.gods),
        pairs=tuple(replace(pair, taker=data.draw(seats)) for pair in view.pairs),
        necropolises=tuple(_any(own, data) for own in view.necropolises),
        eye=data.draw(seats),
        hand=tuple(
            CARDS[card] for card in data.draw(st.lists(st.sampled_from(sorted(CARDS)), max_size=3, unique=True))
        ),
    )


def _any(own: SeenNecropolis, data: st.DataObject) -> SeenNecropolis:
    cards = data.draw(st.integers(0, ROUNDS))
    return replace(
        own,
        groups=tuple(data.draw(st.integers(0, 24)) for _ in Colour),
        tomb_size=cards,
        tomb=own.tomb and own.tomb[:cards],
        tomb_stones=own.tomb_stones and tuple(data.draw(st.integers(0, 24)) for _ in Colour),
        obelisk=own.obelisk[: data.draw(st.integers(0, ROUNDS))],
        hand_size=data.draw(st.integers(0, 3)),
        worth=tuple((source, data.draw(st.sampled_from([0, 10, 99]))) for source, _ in own.worth),
    )


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_finished_necropolis_fits_its_panel(seats: int) -> None:
    plan = layout.plan(seats)
    panel = Box(0, 0, *layout.player(0, seats)[2:])
    parts = (plan.name, plan.plot, plan.obelisk, *plan.chips, plan.bonus, plan.tomb, plan.hand)
    assert all(panel.holds(part) for part in parts)
    assert not any(one.overlaps(other) for number, one in enumerate(parts) for other in parts[number + 1 :])
    assert layout.COLUMNS * plan.cell <= min(plan.plot.w, plan.ground - plan.plot.y)
