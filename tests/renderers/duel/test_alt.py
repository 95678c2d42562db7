"""The alt text: whose turn, scores, pawns, ships and what came last, whatever the names."""

from __future__ import annotations

from random import Random

import pytest

from bot.words.words import LANGUAGES, words
from engines.duel import GAME
from engines.duel import actions as do
from engines.duel.components import Token
from engines.duel.events import PawnPlaced, ShipRefilled
from renderers.core.scene import ALT_LIMIT
from renderers.duel.alt import alt
from tests.bot.words.files import typeset
from tests.engines.driving import stepped
from tests.engines.duel.table import B2, board, harbour, ships, table
from tests.laws.duel import SUBJECT
from tests.renderers.telling import NAMES, WORST_NAMES, random_game, scene, scrambled

CARGO = ships(
    row_1=(Token.OBELISK, Token.BURIAL_7, Token.TAKE_ONE),
    row_2=(Token.TEMPLE_3, Token.OBELISK, Token.PYRAMID_DARK),
    column_a=(Token.PYRAMID_LIGHT, Token.TEMPLE_1, Token.BURIAL_12),
)


def test_a_turn() -> None:
    boards = (board(obelisk=2, take_one=1), board(temple_4=1))
    state, since = stepped(table(ships=CARGO, pile=(), harbour=harbour("0.1 1.. ..."), boards=boards), do.PlacePawn(B2))
    assert alt(scene(state, since=since)) == typeset(
        "It is Boris's turn. Scores: Amina 9 and Boris 4. "
        "Amina: pawns on A1 and B2, 2 in supply. Boris: pawns on C1 and A2, 2 in supply. "
        "Ship 1 can be unloaded: 1 Obelisk (lost), 2 Burial chamber 7 for Amina, 3 “Take 1” for Boris. "
        "Ship 2 can be unloaded: 1 Temple 3 (lost), 2 Obelisk for Boris, 3 Dark pyramid for Amina. "
        "Ship 3 has left the game. "
        "Ship A can be unloaded: 1 Light pyramid (lost), 2 Temple 1 for Amina, 3 Burial chamber 12 for Boris. "
        "Ship B has left the game. Ship C has left the game. "
        "Latest: Amina placed a pawn on B2."
    )
    french = alt(scene(state, "fr", since=since))
    assert typeset("Le bateau 1 peut être déchargé : 1 Obélisque (perdu), ") in french
    assert typeset("Amina : pions en A1 et B2, 2 en réserve.") in french


def test_the_end() -> None:
    own = board(obelisk=3)
    state = table(boards=(own, own), ships=ships(row_1=CARGO[0][:3]), pile=(), agenda=())  # type: ignore[arg-type]
    assert alt(scene(state)) == ("The game is over: Boris won with 3 points. Ranking: 1. Boris 3 and 2. Amina 3.")
    assert alt(scene(state, eye=0)) == alt(scene(state))


def test_a_private_scene_begins_with_the_own_tokens() -> None:
    state = table(boards=(board(take_one=2, place_pawns=1), ()))
    assert alt(scene(state, eye=0)) == typeset(
        "Your action tokens: “Take 1” \u00d7 2 and “Place 2-3”. It is your turn. Scores: Amina 3 and Boris 0."
    )
    assert alt(scene(state, "fr", eye=1)).startswith(typeset("Vous n'avez aucun jeton action. C'est à Amina de jouer."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_leave_room_for_the_latest_sentence(language: str) -> None:
    state = table(harbour=harbour("011 100 01."), boards=((), board(burial=(1, 2, 3))))
    names = ("W" * 32, "X" * 32)
    for latest in (PawnPlaced(seat=0, space=8), ShipRefilled(ship=0, tokens=(Token.BURIAL_12,) * 3)):
        shown = scene(state, language, since=(PawnPlaced(seat=1, space=0),) * 9 + (latest,), names=names)
        told = alt(shown)
        assert len(told) <= ALT_LIMIT
        assert told.endswith(shown.words.tell(latest, names))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, WORST_NAMES, ("\N{PILE OF POO}" * 900, "", "\n")], ids=len)
def test_whole_games(language: str, names: tuple[str, ...]) -> None:
    """Whatever happened: it fits, and says whose turn, every score, every ship and what came last."""
    for options in SUBJECT.mixes[3::6]:
        for state, since in random_game(GAME.new(2, options, f"alt {language}"), f"alt {language}"):
            shown = scene(state, language, since=since, names=names)
            told = alt(shown)
            assert len(told) <= ALT_LIMIT
            assert not {"\n", "{", "_", "$"} & set(told.replace("place_", ""))
            assert all(f" {points}" in told for points in shown.view.scores)
            if state.agenda:
                noun = {"en": "hip", "fr": "ateau"}[language]
                assert all(f"{noun} {name}" in told for name in "123ABC")
            if names is NAMES and state.agenda:
                told_events = [sentence for event in since if (sentence := shown.words.tell(event, names))]
                assert not told_events or told.endswith(told_events[-1])
                assert words(language, "duel").list(NAMES[seat] for seat in state.asked_seats) in told


def test_hidden_things_do_not_show() -> None:
    random = Random("alt")
    for state, since in random_game(GAME.new(2, SUBJECT.mixes[-1], "hidden"), "hidden"):
        for eye in (None, 0):
            other = scrambled(state, eye, random)
            assert alt(scene(other, eye=eye, since=since)) == alt(scene(state, eye=eye, since=since))
