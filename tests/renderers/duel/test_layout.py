"""The layout laws over named situations, whole games and extreme tables."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.words.words import LANGUAGES
from engines.duel import GAME
from engines.duel.components import CARGO, PAWNS, SHIPS, SLOTS, SPACES, Token
from engines.duel.options import DuelOptions
from engines.duel.view import DuelView
from renderers.duel.pictures import draw
from tests.laws.duel import SUBJECT
from tests.laws.policies import at_random
from tests.renderers.duel.situations import crowded, situations
from tests.renderers.layout_laws import broken
from tests.renderers.situation import NO_LETTERS, ODD_NAMES, moments


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", situations())
def test_named_situations(name: str, language: str) -> None:
    assert broken(draw(situations()[name].scene(language))) == []


@pytest.mark.parametrize("number", range(4))
def test_whole_games(number: int) -> None:
    for mix in SUBJECT.mixes[number::4]:
        for moment in moments(GAME, 2, mix, f"layout {number}", at_random)[number::9]:
            for eye in (None, *moment.state.asked_seats):
                shown = replace(moment, eye=eye, names=ODD_NAMES)
                assert broken(draw(shown.scene(LANGUAGES[number % 2]))) == []


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_extreme_tables(data: st.DataObject) -> None:
    """Any number of anything, also what no legal game reaches."""
    letters = data.draw(st.text("AB", min_size=4, max_size=4), "sides")
    scene = crowded(letters).scene(data.draw(st.sampled_from(LANGUAGES)))
    assert isinstance(scene.view, DuelView)
    names = data.draw(st.sampled_from([ODD_NAMES, NO_LETTERS, ("W" * 32,) * 2]))[:2]
    eye = data.draw(st.none() | st.integers(0, 1))
    assert broken(draw(replace(scene, view=replace(_extreme(scene.view, data), eye=eye), names=names))) == []


def _extreme(view: DuelView, data: st.DataObject) -> DuelView:
    seat = st.none() | st.integers(0, 1)
    shuffled = data.draw(st.permutations(CARGO))
    dealt = data.draw(st.integers(0, len(CARGO)))
    cut = data.draw(st.integers(0, dealt))
    points = st.integers(-99, 999)
    ships, takers = [], []
    for _ in range(SHIPS):
        tokens = data.draw(st.just(()) | st.tuples(*[st.sampled_from(Token)] * SLOTS))
        ships.append(tokens)
        takers.append(data.draw(st.just(()) | st.tuples(*[seat] * SLOTS)) if tokens else ())
    return replace(
        view,
        asked=tuple(sorted(data.draw(st.sets(st.integers(0, 1))))),
        scores=(data.draw(points), data.draw(points)),
        harbour=tuple(data.draw(st.lists(seat, min_size=SPACES, max_size=SPACES))),
        supplies=(data.draw(st.integers(0, PAWNS)), data.draw(st.integers(0, PAWNS))),
        ships=tuple(ships),
        takers=tuple(takers),
        warehouse=data.draw(st.integers(0, 3)),
        pile=data.draw(st.integers(0, 39)),
        boards=(tuple(shuffled[:cut]), tuple(shuffled[cut:dealt])),
        first_to_five=data.draw(seat),
        worth=tuple(tuple((source, data.draw(st.integers(-9, 99))) for source, _ in sources) for sources in view.worth),
    )


def test_options_are_what_the_situations_say() -> None:
    for name, situation in situations().items():
        options = situation.options
        assert isinstance(options, DuelOptions)
        chosen = {options.obelisk, options.temple, options.pyramids, options.burial_chamber}
        assert (name.endswith("-a"), name.endswith("-b")) == (chosen == {"A"}, chosen == {"B"}), name
