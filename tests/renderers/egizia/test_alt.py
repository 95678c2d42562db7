"""The alt texts: round, whose turn, scores, the flood, what everybody has and what came last, whatever the names."""

from __future__ import annotations

from random import Random

import pytest

from bot.words.words import LANGUAGES
from engines.core.phrase import Fact
from engines.egizia import GAME
from engines.egizia.components import SEATS
from engines.egizia.options import EgiziaOptions
from renderers.core.scene import ALT_LIMIT
from renderers.egizia.alt import alt, alt_estates
from tests.bot.words.files import typeset
from tests.renderers.egizia.situations import situations
from tests.renderers.telling import NAMES, WORST_NAMES, random_game, scene, scrambled


def test_a_turn() -> None:
    assert alt(situations()["crowded-4"].scene()) == typeset(
        "Round 2 of 5. It is Amina's turn. Scores: Amina 0, Bastien 0, Chloé 0 and Djoser77 0. Ships are placed. The "
        "flood is in the middle. Spaces left: 12, 16, 17, 18, 19, 20. Bricks on the obelisk: 0 of 10; on the pyramid: "
        "0 of 15. Amina: crews 2, 1, 1, 1, wheat 1, stones 2, ships 1, columns 0, statue levels 0. Bastien: crews 2, "
        "1, 1, 1, wheat 1, stones 3, ships 8, columns 0, statue levels 0. Chloé: crews 2, 1, 1, 1, wheat 1, stones 4, "
        "ships 8, columns 0, statue levels 0. Djoser77: crews 2, 1, 1, 1, wheat 1, stones 5, ships 8, columns 0, "
        "statue levels 0. Latest: Bastien placed a ship on space 15: each round +1 for any crew (permanent)."
    )
    french = alt(situations()["crowded-4"].scene("fr"))
    assert french.startswith(typeset("Manche 2 sur 5. C'est à Amina de jouer. Scores : Amina 0, "))


def test_a_build_tells_its_budget_and_the_monuments() -> None:
    told = alt(situations()["build-2"].scene())
    for sentence in (
        "Ships build, area by area.",
        "Amina builds: pyramid and statues. Strength left: 9; from cards: 0. Built now: none.",
        "Bricks on the obelisk: 4 of 10; on the pyramid: 5 of 12.",
        "Amina: crews 5, 4, 1, 2, wheat -6, stones 14, ships 8, columns 2, statue levels 3.",
    ):
        assert f" {sentence} " in told
    french = alt(situations()["build-3"].scene("fr"))
    assert typeset(" Briques de l'obélisque : 4 sur 10\u00a0; de la pyramide : 7 sur 15. ") in french
    assert typeset(" Amina construit : obélisque et colonnade. Force restante : 9\u00a0; ") in french


def test_the_end() -> None:
    told = alt(situations()["end-4"].scene())
    assert told.startswith("The game is over: ")
    assert "Ranking: 1. " in told
    assert alt(situations()["end-seen-by-a-player-4"].scene()) == told


def test_a_private_scene_begins_with_the_sphinx_cards() -> None:
    assert alt(situations()["private-looking-4"].scene()).startswith("You are looking at: 7 points for ")
    assert alt(situations()["private-late-4"].scene()).startswith("Your Sphinx card: ")
    assert len(alt(situations()["private-full-4"].scene("fr"))) <= ALT_LIMIT


def test_the_page_of_estates() -> None:
    told = alt_estates(situations()["placing-2"].scene())
    assert told.startswith("What everybody owns. Round 3 of 5. It is ")
    assert "Amina: green field, 6 wheat; " in told
    assert "cartes permanentes" in alt_estates(situations()["full-4"].scene("fr"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "names", [NAMES, WORST_NAMES, ("\N{PILE OF POO}" * 900, "", "\n", "")], ids=["short", "long", "strange"]
)
def test_whole_games(language: str, names: tuple[str, ...]) -> None:
    """Whatever happened: it fits, and says whose turn, every score and what came last."""
    kept = 0
    for seats in range(SEATS[0], SEATS[1] + 1):
        for number, (state, since) in enumerate(
            random_game(GAME.new(seats, EgiziaOptions(), f"alt {seats}"), f"alt {language}")
        ):
            if number % 3:
                continue
            shown = scene(state, language, since=since, names=names)
            for told in (alt(shown), alt_estates(shown), alt(scene(state, language, eye=0, names=names))):
                assert 0 < len(told) <= ALT_LIMIT
                assert not {"\n", "{", "_", "$"} & set(told)
            told = alt(shown)
            assert all(f" {points}" in told for points in shown.view.scores)
            if state.agenda:
                sentences = [sentence for event in shown.since if (sentence := shown.words.tell(event, names))]
                assert not sentences or names is not NAMES or told.endswith(sentences[-1])
                kept += 1
    assert kept > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_leave_room_for_the_latest_sentence(language: str) -> None:
    names = tuple(letter * 32 for letter in "VWXYZ")
    purse: dict[str, Fact] = {"crews": "", "balance": 0, "stones": 0, "ships": 0, "columns": 0, "levels": 0}
    lengths = set()
    for number, (state, since) in enumerate(random_game(GAME.new(4, EgiziaOptions(), "long"), "long")):
        if number % 2 == 0 and state.agenda:
            shown = scene(state, language, since=since, names=names)
            told = alt(shown)
            assert len(told) <= ALT_LIMIT
            lengths.add(shown.words.say("alt-purse", name="V" * 32, **purse).split(",")[0][:40] in told)
    assert True in lengths


def test_hidden_things_do_not_show() -> None:
    random = Random("alt")
    for number, (state, since) in enumerate(random_game(GAME.new(3, EgiziaOptions(), "hidden"), "hidden")):
        if number % 4 == 0:
            for eye in (None, 0):
                other = scrambled(state, eye, random)
                assert alt(scene(other, eye=eye, since=since)) == alt(scene(state, eye=eye, since=since))
                assert alt_estates(scene(other, since=since)) == alt_estates(scene(state, since=since))
