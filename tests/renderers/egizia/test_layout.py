"""The layout laws over named situations, whole games and extreme tables."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.words.words import LANGUAGES
from engines.egizia import GAME
from engines.egizia.components import CARDS, CREWS, SPHINX, Flood, Tile
from engines.egizia.estate import Ration
from engines.egizia.view import EgiziaView, SeenPlayer
from renderers.egizia import layout
from renderers.egizia.pictures import draw, draw_estates
from tests.laws.egizia import SUBJECT
from tests.laws.policies import at_random
from tests.renderers.egizia.situations import full, situations
from tests.renderers.layout_laws import broken
from tests.renderers.situation import NO_LETTERS, ODD_NAMES, moments

KEPT = tuple(card for card in CARDS if CARDS[card].type in ("permanent", "anytime"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", situations())
def test_named_situations(name: str, language: str) -> None:
    situation = situations()[name]
    assert broken(draw(situation.scene(language))) == []
    assert broken(draw_estates(situation.seen_by(None).scene(language))) == []


@pytest.mark.parametrize("seats", range(2, 5))
def test_whole_games(seats: int) -> None:
    found = moments(GAME, seats, SUBJECT.mixes[0], f"layout {seats}", at_random)
    for number, moment in enumerate(found[seats::41]):
        for eye in (None, *moment.state.asked_seats):
            shown = replace(moment, eye=eye, names=ODD_NAMES).scene(LANGUAGES[number % 2])
            assert broken(draw(shown)) == []
            if eye is None:
                assert broken(draw_estates(shown)) == []


@settings(max_examples=15, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_extreme_tables(data: st.DataObject) -> None:
    """Any number of anything, also what no legal game reaches."""
    seats = data.draw(st.integers(2, 4), "seats")
    scene = full(seats).scene(data.draw(st.sampled_from(LANGUAGES)))
    assert isinstance(scene.view, EgiziaView)
    names = data.draw(st.sampled_from([ODD_NAMES, NO_LETTERS, ("W" * 32,) * 5]))[:seats]
    extreme = replace(scene, view=_extreme(scene.view, data), names=names)
    assert broken(draw(extreme)) == []
    assert broken(draw_estates(extreme)) == []


def _extreme(view: EgiziaView, data: st.DataObject) -> EgiziaView:
    eye = data.draw(st.none() | st.integers(0, view.seats - 1))
    asked = data.draw(st.sets(st.integers(0, view.seats - 1), max_size=view.seats))
    built = data.draw(st.integers(0, 10))
    return replace(
        view,
        eye=eye,
        phase=data.draw(st.sampled_from(["start_choice", "placement", "feeding", "building", "closing"])),
        asked=tuple(sorted(asked)),
        turn=next(iter(asked), None),
        round=data.draw(st.integers(0, 5)),
        flood=data.draw(st.sampled_from(Flood)),
        obelisk=tuple(number % view.seats for number in range(built)),
        golden=data.draw(st.sampled_from(tuple(Tile))),
        purple=data.draw(st.sampled_from(tuple(Tile))),
        sphinx_deck=data.draw(st.integers(0, 35)),
        looked_at=data.draw(st.integers(0, 9)),
        players=tuple(_any(own, data) for own in view.players),
    )


def _any(own: SeenPlayer, data: st.DataObject) -> SeenPlayer:
    need, wheat = data.draw(st.integers(4, 36)), data.draw(st.integers(0, 99))
    strength = data.draw(st.integers(1, 9))
    return replace(
        own,
        score=data.draw(st.integers(-99, 199)),
        crews=(strength, 9, 1, strength),
        committed=tuple(data.draw(st.sets(st.sampled_from(CREWS)))),
        stones=data.draw(st.integers(0, 25)),
        yields=data.draw(st.integers(0, 40)),
        forecast=Ration(need, wheat, data.draw(st.integers(-99, 30))),
        wheat_market=data.draw(st.integers(1, 5)),
        stone_market=data.draw(st.integers(1, 5)),
        ships=data.draw(st.integers(0, 8)),
        fields=own.fields * data.draw(st.integers(1, 2)),
        permanents=tuple(data.draw(st.lists(st.sampled_from(KEPT), max_size=12))),
        colonnade=data.draw(st.integers(0, 7)),
        statues=tuple(
            replace(statue, built=data.draw(st.integers(0, 3)), has=data.draw(st.integers(0, 99)))
            for statue in own.statues
        ),
        sphinx_size=data.draw(st.integers(0, 12)),
        sphinx=data.draw(st.none() | st.just(tuple(SPHINX)[:9])),
    )


@pytest.mark.parametrize("seats", range(2, 5))
def test_spaces_and_panels_keep_apart(seats: int) -> None:
    boxes = [layout.space(position) for position in range(20)]
    boxes += [layout.player(number, seats) for number in range(seats)]
    boxes += [layout.OBELISK_COLONNADE, layout.PYRAMID_STATUES, layout.SPHINX, layout.RIVER]
    for number, one in enumerate(boxes):
        assert not any(one.overlaps(other) for other in boxes[number + 1 :])
