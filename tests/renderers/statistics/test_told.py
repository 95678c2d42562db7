"""Charts in words: figures, times in the unit that suits them, and alt texts that fit."""

from __future__ import annotations

import pytest

from bot.words.words import LANGUAGES, words
from renderers.core.scene import ALT_LIMIT
from renderers.statistics import Chart, Row, Source, render, told
from renderers.statistics.figures import decimal, span
from tests.bot.words.files import typeset
from tests.renderers.statistics.situations import situations


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        (2, "2", "2"),
        (1.75, "1.8", "1,8"),
        (2.25, "2.3", "2,3"),
        (9.96, "10", "10"),
        (-0.3, "\N{MINUS SIGN}0.3", "\N{MINUS SIGN}0,3"),
        (-12.0, "\N{MINUS SIGN}12", "\N{MINUS SIGN}12"),
        (-0.04, "0", "0"),
    ],
)
def test_decimals(value: float, english: str, french: str) -> None:
    assert [decimal(words(language), value) for language in LANGUAGES] == [english, french]


@pytest.mark.parametrize(
    ("seconds", "english", "french"),
    [
        (0, "0 s", "0 s"),
        (59, "59 s", "59 s"),
        (60, "1 min", "1 min"),
        (89 * 60, "89 min", "89 min"),
        (90 * 60, "2 h", "2 h"),
        (47 * 3600, "47 h", "47 h"),
        (48 * 3600, "2 d", "2 j"),
        (9.6 * 86400, "10 d", "10 j"),
    ],
)
def test_times(seconds: float, english: str, french: str) -> None:
    assert [span(words(language), seconds).replace("\u00a0", " ") for language in LANGUAGES] == [english, french]


PEOPLE = Chart((Row("Ana", 12, 1, 2.25, 7200), Row("Ben*", 1, 0, 3, None)), game="Pyramids", people=31)
OWN = Chart(
    (
        Row("Imhotep", 2, 2, 1, 40, 12.5, (Source("Temple", 13.0), Source("Wrath", -0.5))),
        Row("Pyramids", 1, 0, 2, None),
        Row("Imhotep: The Duel", 3, 0, 2, None, 0.0),
    ),
    name="Ana",
)


def test_lines() -> None:
    assert told(PEOPLE, words("en"), lambda name: name.replace("*", "\\*")) == (
        "Statistics of this server: Pyramids",
        "Ana: 1 win in 12 games, average place 2.3, moves in 2 h.",
        "Ben\\*: 0 wins in 1 game, average place 3.",
        "The 2 most active of 31 players.",
    )
    assert told(OWN, words("en")) == (
        "Statistics: Ana",
        "Imhotep: 2 wins in 2 games, average place 1, moves in 40 s."
        " Points on average: 12.5 (Temple 13 and Wrath \N{MINUS SIGN}0.5).",
        "Pyramids: 0 wins in 1 game, average place 2.",
        "Imhotep: The Duel: 0 wins in 3 games, average place 2. Points on average: 0.",
    )


def test_lines_in_french() -> None:
    lines = (*told(PEOPLE, words("fr")), *told(OWN, words("fr"))[:2])
    assert tuple(line.replace("\u00a0h", " h").replace("\u00a0s", " s") for line in lines) == tuple(
        map(
            typeset,
            (
                "Statistiques du serveur : Pyramids",
                "Ana : 1 victoire en 12 parties, place moyenne 2,3, joue en 2 h.",
                "Ben* : 0 victoire en 1 partie, place moyenne 3.",
                "Les 2 plus actifs sur 31 joueurs.",
                "Statistiques : Ana",
                "Imhotep : 2 victoires en 2 parties, place moyenne 1, joue en 40 s."
                " Points en moyenne : 12,5 (Temple 13 et Wrath \N{MINUS SIGN}0,5).",
            ),
        )
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", situations())
def test_the_alt_text_says_it_all(name: str, language: str) -> None:
    chart, said = situations()[name].chart(language), words(language)
    alt = render(chart, said).alt
    assert alt == "\n".join(told(chart, said))
    assert len(alt) <= ALT_LIMIT


def test_too_long_an_alt_text_loses_its_last_lines() -> None:
    rows = tuple(Row(f"{number}" + "W" * 127, 9, 9 - number, 1.5, 60) for number in range(10))
    alt = render(Chart(rows, people=99), words("en")).alt
    whole = told(Chart(rows, people=99), words("en"))
    assert alt == "\n".join(whole[: alt.count("\n") + 1])
    assert ALT_LIMIT - 250 < len(alt) <= ALT_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["none", "Pyramids"])
def test_nothing_to_tell_is_said_too(language: str, game: str) -> None:
    said = words(language)
    for text in (
        said.say("stats-empty", game=game, command="`/x`"),
        said.say("stats-empty-player", game=game, name="Ana", command="`/x`"),
    ):
        assert "`/x`" in text
        assert ("Pyramids" in text) == (game == "Pyramids")
        assert text.endswith(".")
