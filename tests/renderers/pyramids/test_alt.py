"""The alt text: round, whose turn, scores, gods, pairs, groups and what came last, whatever the names."""

from __future__ import annotations

from random import Random

import pytest

from bot.words.words import LANGUAGES, words
from engines.pyramids import GAME
from engines.pyramids import actions as do
from engines.pyramids.components import SEATS, God
from engines.pyramids.events import CardBuried, GodTaken, PairTaken
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.options import PyramidsOptions
from engines.pyramids.state import Pair, PyramidsState
from engines.pyramids.tasks import Clearing, Construction, GodChoice
from renderers.core.scene import ALT_LIMIT
from renderers.pyramids.alt import alt
from renderers.pyramids.told import told as table_of
from tests.bot.words.files import typeset
from tests.engines.driving import play, stepped
from tests.engines.pyramids.table import answered, building, clearing, ended, pyramid, table, whole
from tests.renderers.telling import NAMES, WORST_NAMES, random_game, scene, scrambled

OWN = Necropolis(pyramid((81, 82)), obelisk=(83,), tomb=(1, 84))
PAIRS = (Pair((1, 81)), Pair((41, 102)))


def choosing() -> PyramidsState:
    """Two players; the second one chooses a god."""
    return table(
        2,
        round=4,
        set_aside=God.SEKHMET,
        gods=(God.ANUBIS, None),
        pairs=PAIRS,
        necropolises=(OWN, Necropolis()),
        agenda=(Clearing((None, None)), Construction(), GodChoice(1)),
    )


def test_a_turn() -> None:
    state = choosing()
    since = (GodTaken(seat=0, god=God.ANUBIS),)
    assert alt(scene(state, since=since)) == typeset(
        "Round 4 of 10. It is Boris's turn. Scores: Amina 7 and Boris 0. "
        "Gods: 1 Horus: free, 2 Anubis: Amina, 3 Khepri: free, 4 Sekhmet: set aside. "
        "Pairs left: 1: blue | white/red (pyramid) + blue | blue, 2: white/red | blue (pyramid) + white | blue. "
        "Largest groups: Amina blue 2, white 2. Boris none yet. "
        "Latest: Amina chose Anubis."
    )
    french = alt(scene(state, "fr", since=since))
    assert typeset("Dieux : 1 Horus : libre, 2 Anubis : Amina, 3 Khépri : libre, 4 Sekhmet : écarté.") in french
    assert typeset("Paires restantes : 1 : bleu | blanc/rouge (pyramide) + bleu | bleu, 2 : ") in french


def test_who_has_built_and_what_is_left() -> None:
    state, since = stepped(play(choosing(), do.TakeGod(God.HORUS)), do.TakePair(1))
    told = alt(scene(state, since=since))
    assert "1 Horus: Boris, 2 Anubis: Amina" in told
    assert "Pairs left: 1: blue | white/red (pyramid) + blue | blue. " in told
    assert "3 Khepri: nobody, 4 Sekhmet: set aside. " in told, "it cannot be chosen any more"
    while not any(isinstance(event, PairTaken) and event.seat == 0 for event in since):
        (decision,) = GAME.decisions(state)
        state, since = stepped(state, decision.options[0].action)
    told = alt(scene(state, since=since))
    assert "1 Horus: Boris (has built), 2 Anubis: Amina, " in told
    assert "Pairs left" not in told


def test_the_end() -> None:
    state = ended(Necropolis(tomb=(83,)), Necropolis(obelisk=(81,), tomb=(84, 82)))
    assert alt(scene(state)) == "The game is over: Boris won with 11 points. Ranking: 1. Boris 11 and 2. Amina 5."
    assert alt(scene(state, eye=0)) == alt(scene(state))


def test_a_private_scene_begins_with_hand_and_tomb() -> None:
    state = play(building(God.ANUBIS, (1, 81, 41), built=OWN), do.LayInTomb(81))
    assert alt(scene(state, eye=0)) == (
        "Your hand: A blue | white/red (pyramid) and C white/red | blue (pyramid). "
        "Laid, not yet shown to the others: B blue | blue. "
        "Your tomb (3): blue | white/red (pyramid), green | green and blue | blue. It is your turn. "
        "Scores: Amina 7, Boris 0 and Chloé 0. "
        "Pyramid, base: 1 blue | blue, 2 white | white. Largest groups: blue 2, white 2, red 0, green 0, yellow 0. "
        "Obelisk: red | red."
    )
    assert alt(scene(state, "fr", eye=1)).startswith(
        typeset("Votre main est vide. Votre tombeau est vide. C'est à Amina")
    )
    state, _ = answered(clearing((1, 2), (3, 4)), 0, do.KeepCard(2))
    assert "You keep white | red/green (pyramid). " in alt(scene(state, eye=0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_necropolis_is_told_as_far_as_it_fits(language: str) -> None:
    """With the draft in it: where a card was laid, and what it did to the groups. These are told whatever else is."""
    state = play(building(God.HORUS, (81, 41), built=OWN), do.LayInPyramid(81, 0, -1))
    shown = table_of(scene(state, language, eye=0))
    assert alt(scene(state, language, eye=0)).endswith(" ".join(shown.standing(shown.view.necropolises[0])))
    assert shown.view.necropolises[0].groups[0] == 4
    full = Necropolis(whole(*range(1, 11)), obelisk=tuple(range(20, 30)), tomb=tuple(range(40, 50)))
    state = table(5, hands=((51, 52, 53), (), (), (), ()), necropolises=(full, *(Necropolis(),) * 4))
    for names in (NAMES, WORST_NAMES):
        shown = table_of(scene(state, language, eye=0, names=names))
        groups = shown.say("groups-line", groups=shown.colours(shown.view.necropolises[0].groups))
        assert alt(scene(state, language, eye=0, names=names)).endswith(groups)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_drafted_or_buried_is_in_no_public_text(language: str) -> None:
    before = building(God.ANUBIS, (1, 81, 41), built=OWN)
    drafted = play(before, do.LayInTomb(81), do.LayInPyramid(1, 1, 0))
    assert alt(scene(drafted, language)) == alt(scene(before, language))
    done, since = stepped(drafted, do.FinishBuild())
    assert any(isinstance(event, CardBuried) for event in since)
    other = tuple(event for event in since if not isinstance(event, CardBuried))
    assert alt(scene(done, language, since=since)) == alt(scene(done, language, since=other))


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_leave_room_for_the_latest_sentence(language: str) -> None:
    """Five of them, with a god each: then pairs go by number, and then groups are left out."""
    names = tuple(letter * 32 for letter in "VWXYZ")
    lengths = set()
    for state, since in random_game(GAME.new(5, PyramidsOptions(), "long"), "long"):
        shown = scene(state, language, since=since, names=names)
        told = alt(shown)
        assert len(told) <= ALT_LIMIT
        story = [sentence for event in shown.since if (sentence := shown.words.tell(event, names))]
        assert not (state.agenda and story) or told.endswith(story[-1])
        free = [str(number) for number, pair in enumerate(state.pairs, 1) if pair.taker is None]
        is_short = bool(free) and shown.words.say("pairs-left", pairs=shown.words.list(free)) in told
        lengths.add((is_short, shown.words.say("groups-heading") in told))
    assert {(False, True), (True, True), (True, False)} <= lengths


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "names", [NAMES, WORST_NAMES, ("\N{PILE OF POO}" * 900, "", "\n", "", "")], ids=["short", "long", "strange"]
)
def test_whole_games(language: str, names: tuple[str, ...]) -> None:
    """Whatever happened: it fits, and says whose turn, every score, every god and what came last."""
    said = words(language, "pyramids")
    for seats in range(SEATS[0], SEATS[1] + 1):
        for state, since in random_game(GAME.new(seats, PyramidsOptions(), f"alt {seats}"), f"alt {language}"):
            shown = scene(state, language, since=since, names=names)
            told = alt(shown)
            assert len(told) <= ALT_LIMIT
            assert not {"\n", "{", "_", "$"} & set(told)
            assert all(f" {points}" in told for points in shown.view.scores)
            if state.agenda:
                in_play = [god for god in state.gods if god is not None]
                assert all(said.say("god-numbered", god=god) in told for god in in_play)
            if names is NAMES and state.agenda:
                told_events = [sentence for event in shown.since if (sentence := shown.words.tell(event, names))]
                assert not told_events or told.endswith(told_events[-1])
                assert said.list(NAMES[seat] for seat in state.asked_seats) in told


def test_hidden_things_do_not_show() -> None:
    random = Random("alt")
    for state, since in random_game(GAME.new(3, PyramidsOptions(), "hidden"), "hidden"):
        for eye in (None, 0):
            other = scrambled(state, eye, random)
            assert alt(scene(other, eye=eye, since=since)) == alt(scene(state, eye=eye, since=since))
