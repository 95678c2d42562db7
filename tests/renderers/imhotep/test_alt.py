"""The alt text says the main position and the latest change, and always fits."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.words.words import LANGUAGES, words
from engines.core.event import Event, seen_by
from engines.imhotep import GAME
from engines.imhotep import actions as do
from engines.imhotep.components import Card, Site
from engines.imhotep.events import MarketCleared, StonePlaced
from engines.imhotep.state import ImhotepState
from engines.imhotep.tasks import PairChoice, Turn
from engines.imhotep.view import ImhotepView
from renderers.core.scene import ALT_LIMIT
from renderers.imhotep.alt import alt
from tests.bot.words.files import typeset
from tests.engines.driving import play, stepped
from tests.engines.imhotep.table import docked, hands, ship, table
from tests.laws.imhotep import SUBJECT
from tests.renderers.telling import NAMES, WORST_NAMES, random_game, scene, scrambled

MIDDLE: dict[str, Any] = {
    "round": 2,
    "ships": (ship("01.."), ship("0.2"), ship("..."), ship("..", Site.TEMPLE)),
    "pyramid_points": (7, 0, 10, 4),
    "temple_points": (5, 1, 0, 2),
}


def test_a_turn() -> None:
    state, since = stepped(table(**MIDDLE), do.PlaceStone(0, 3))
    assert alt(scene(state, since=since)) == typeset(
        "Round 2 of 6. It is Boris's turn. Scores: Amina 12, Boris 1, Chloé 10 and Dan 6. "
        "Ship A, 3 of 4 slots, can sail (minimum 3): Amina, Boris, empty, Amina. "
        "Ship B, 2 of 3 slots, can sail (minimum 2): Amina, empty, Chloé. "
        "Ship C, 3 slots, empty, needs 2 to sail. "
        "Ship D sailed to the temple. "
        "Latest: Amina placed a stone on ship A, slot 4."
    )
    assert alt(scene(state, "fr", since=since)) == typeset(
        "Manche 2 sur 6. C'est à Boris de jouer. Scores : Amina 12, Boris 1, Chloé 10 et Dan 6. "
        "Bateau A, 3 sur 4 emplacements, peut partir (minimum 3) : Amina, Boris, vide, Amina. "
        "Bateau B, 2 sur 3 emplacements, peut partir (minimum 2) : Amina, vide, Chloé. "
        "Bateau C, 3 emplacements, vide, minimum 2 pour partir. "
        "Le bateau D est parti vers le temple. "
        "Derniers événements : Amina a placé une pierre sur le bateau A, emplacement 4."
    )


def test_a_choice_in_the_middle_of_a_turn() -> None:
    """Amina sails Boris's and Chloé's stones to the market: Boris chooses, and his stone is still aboard."""
    state, since = stepped(table(ships=(ship("12."), ship("..."), ship(".."), ship("."))), do.SailShip(0, Site.MARKET))
    told = alt(scene(state, since=since))
    assert "Boris must choose." in told
    assert "Ship A sailed to the market, still aboard: Boris, Chloé." in told
    assert "Ship D, 1 slot, empty, needs 1 to sail." in told
    assert told.endswith("Latest: Amina sailed ship A to the market.")
    assert "You must choose." in alt(scene(state, eye=1))
    assert "C\u2019est à Boris de choisir." in alt(scene(state, "fr"))


def test_several_are_asked_or_none() -> None:
    shown = scene(table(**MIDDLE))
    assert "Boris and Dan must choose." in alt(replace(shown, view=replace(shown.view, asked=(1, 3))))
    nobody = alt(replace(shown, view=replace(shown.view, asked=())))
    assert "turn" not in nobody
    assert "choose" not in nobody


def test_a_ship_that_never_sailed() -> None:
    """Nobody could act any more; the temple asks its first choice when waiting ships are already gone."""
    ships = (*docked(Site.MARKET), ship("0..."))
    agenda = (Turn(1, passes=4),)
    state = table(sides="AABAA", agenda=agenda, ships=ships, temple=(2,), sleds=(0, 0, 0, 0), quarry=(0, 0, 5, 0))
    assert "Ship B never sailed." in alt(scene(state))


def test_the_end() -> None:
    state = table(agenda=(), ships=(), round=6, pyramid_points=(30, 41, 30, 8), sleds=(2, 0, 2, 5))
    assert alt(scene(state, since=(StonePlaced(seat=0, ship=0, slot=0),))) == (
        "The game is over: Boris won with 41 points. Ranking: 1. Boris 41, 2. Amina 30, 2. Chloé 30 and 4. Dan 8."
    )
    shared = table(agenda=(), ships=(), round=6, pyramid_points=(30, 4, 30, 8), sleds=(2, 0, 2, 5))
    assert alt(scene(shared)).startswith("The game is over: Amina and Chloé shared the victory with 30 points each.")
    assert alt(scene(shared, "fr")).startswith(
        typeset("La partie est finie : Amina et Chloé ont gagné à égalité avec 30 points. Classement : 1. Amina 30, ")
    )


def test_a_private_scene_begins_with_what_is_private() -> None:
    cards = hands((), (Card.STATUE, Card.LEVER, Card.STATUE))
    pair = (Card.ENTRANCE, Card.CHISEL)
    state = table(sides="BAAAA", agenda=(Turn(0), PairChoice(1)), pair=pair, hands=cards, **MIDDLE)
    assert alt(scene(state, eye=1)) == typeset(
        "Face-down pair, keep one: Entrance and Chisel. Your cards: Statue \u00d7 2 and Lever. "
        "Round 2 of 6. You must choose. Scores: Amina 12, Boris 1, Chloé 10 and Dan 6."
    )
    assert alt(scene(state, "fr", eye=0)) == typeset(
        "Vous n'avez aucune carte. Manche 2 sur 6. C'est à Boris de choisir. "
        "Scores : Amina 12, Boris 1, Chloé 10 et Dan 6."
    )
    assert "Entrance" not in alt(scene(state))


def test_the_story_is_shortened_to_its_latest_whole_sentences() -> None:
    since: tuple[Event, ...] = tuple(StonePlaced(seat=n % 4, ship=n % 4, slot=n % 3) for n in range(200))
    shown = scene(table(**MIDDLE), since=since)
    told, sentences = alt(shown), [shown.words.tell(event, NAMES) for event in since]
    head, story = told.split("Latest: … ")
    kept = sum(sentence in story for sentence in sentences[-25:])
    assert head.endswith("temple. ")
    assert any(story == " ".join(sentences[-count:]) for count in range(1, 200))
    assert ALT_LIMIT - len(sentences[0]) - 1 <= len(told) <= ALT_LIMIT
    assert kept > 5


def test_a_name_is_one_line_and_never_empty() -> None:
    told = alt(scene(table(**MIDDLE), names=("Amina\nthe  Great", " \t", "Chloé", "Dan")))
    assert "Scores: Amina the Great 12, Player 2 1, Chloé 10 and Dan 6." in told


def test_a_name_is_visible_and_turns_nothing_around() -> None:
    told = alt(scene(table(**MIDDLE), names=("\u200b", "Bo\u202eris", "\ud83dChloé", "\N{FAMILY}\u200d\N{BOY}")))
    assert "Scores: Player 1 12, Boris 1, Chloé 10 and \N{FAMILY}\u200d\N{BOY} 6." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_full_ships_of_long_names_leave_room_for_the_latest_sentence(language: str) -> None:
    full = (ship("0123"), ship("0123"), ship("012"), ship("30"))
    state = table(ships=full, pyramid_points=(100, 100, 100, 100))
    longest = MarketCleared(cards=(Card.BURIAL_CHAMBER_ORNAMENT,) * 6, face_down=2)
    names = tuple(letter * 32 for letter in "WXYZ")
    for latest in (StonePlaced(seat=0, ship=0, slot=0), longest):
        shown = scene(state, language, since=(latest,), names=names)
        told = alt(shown)
        assert len(told) <= ALT_LIMIT
        assert told.endswith(shown.words.tell(latest, names))
        assert all(f"{name} 100" in told for name in names)
    # Beside the shorter sentence all stones are told, beside the longer one only how many there are.
    assert all(f" {letter}, " in told for letter in "ABCD")
    assert told.count("W" * 32) < 4 < alt(scene(state, language, names=names)).count("W" * 32)


def test_a_sentence_that_never_fits_is_left_out() -> None:
    state = table(**MIDDLE)
    endless = MarketCleared(cards=(Card.BURIAL_CHAMBER_ORNAMENT,) * 90, face_down=0)
    assert alt(scene(state, since=(endless,))).endswith("Ship D sailed to the temple.")
    story = (StonePlaced(seat=0, ship=0, slot=0), endless, StonePlaced(seat=1, ship=1, slot=1))
    assert alt(scene(state, since=story)).endswith("Latest: … Boris placed a stone on ship B, slot 2.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, WORST_NAMES, ("\N{PILE OF POO}" * 900, "", "\n", "a b " * 500)], ids=len)
def test_whole_games(language: str, names: tuple[str, ...]) -> None:
    """Whatever happened: it fits, and says whose turn, every score, every ship and what came last."""
    for seats, options in zip((2, 3, 4), SUBJECT.mixes[3::10], strict=False):
        for state, since in random_game(GAME.new(seats, options, f"alt {language}"), f"alt {language}"):
            shown = scene(state, language, since=since, names=names)
            told = alt(shown)
            assert len(told) <= ALT_LIMIT
            assert "\n" not in told
            assert all(f" {points}" in told for points in shown.view.scores)
            _says_every_ship(told, state, language)
            for eye in state.asked_seats:
                assert len(alt(scene(state, language, eye=eye, names=names))) <= ALT_LIMIT
            if names is NAMES and state.agenda:
                told_events = [
                    sentence for event in seen_by(since, None) if (sentence := shown.words.tell(event, names))
                ]
                assert not told_events or told.endswith(told_events[-1])
                assert words(language, "imhotep").list(NAMES[seat] for seat in state.asked_seats) in told


def _says_every_ship(told: str, state: ImhotepState, language: str) -> None:
    noun = {"en": "hip", "fr": "ateau"}[language]
    say = words(language, "imhotep").about(state.options).say
    for letter, vessel in zip("ABCD", state.ships, strict=False):
        _, rest = told.split(f"{noun} {letter}", 1)
        sentence = rest.split(". ")[0]
        if vessel.site is not None:
            assert say("to-site", site=vessel.site) in sentence
        elif vessel.slots:
            numbers = re.findall(r"\d+", sentence)
            assert {str(vessel.minimum), str(len(vessel.slots))} <= set(numbers)


def test_hidden_things_do_not_show() -> None:
    random = Random("alt")
    for state, since in random_game(GAME.new(4, SUBJECT.mixes[-1], "hidden"), "hidden"):
        for eye in (None, 0, 1):
            other = scrambled(state, eye, random)
            assert alt(scene(other, eye=eye, since=since)) == alt(scene(state, eye=eye, since=since))


def test_taking_the_pair_is_private() -> None:
    """The one who looks at the pair reads its cards; the others do not."""
    state = table(sides="BAAAA", ships=(ship("1."), ship("..."), ship(".."), ship(".")))
    state = play(state, do.SailShip(0, Site.MARKET))
    state, since = stepped(state, do.TakePair())
    view = GAME.view(state, 1)
    assert isinstance(view, ImhotepView)
    pair = [words("en", "imhotep").say("card-name", card=card) for card in view.pair]
    assert alt(scene(state, eye=1, since=since)).startswith(f"Face-down pair, keep one: {pair[0]} and {pair[1]}.")
    assert alt(scene(state, since=since)).endswith("Latest: Boris took the face-down pair.")
