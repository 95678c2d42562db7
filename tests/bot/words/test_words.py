"""Words: how keys and events become texts, and what holds for every word file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.words.bundle import WordsError
from bot.words.words import LANGUAGES, FluentWords, words
from engines.core.event import Event
from engines.core.phrase import phrase
from tests.bot.words.files import FILES, NAMES, all_messages, in_every_language, nodes, patterns, texts, variables

NAME_FACTS = {"name", "names", "owner", "who", "mention", "mentions"}


# How texts are made


class Gem(StrEnum):
    RUBY = "ruby"
    OPAL = "opal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Found(Event):
    kind: str = "gems_found"
    gem: Gem = Gem.RUBY
    other: Gem = Gem.OPAL
    gems: tuple[Gem, ...] = ()
    counts: tuple[int, ...] = ()
    places: tuple[tuple[int, ...], ...] = ()
    unworded: tuple[int, ...] = (1, 2)
    chest: int | None = None
    is_lucky: bool = False


GEMS = """
gem = { $gem ->
    [ruby] a ruby
   *[opal] an opal
}
event-gems-found = { $name }: { gem }, { $other }; { $gems } ({ $gems-count }); { $counts }; { $places }; { $tail }
    .other = { gem }
    .gems = { gem }
    .counts = { $number ->
        [0] {""}
       *[other] { $owner } { $number }
    }
    .places = { $place }. { $who }
"""


def made(folder: Path, text: str, language: str = "en") -> FluentWords:
    """The words of a game that exists only here."""
    (folder / language).mkdir()
    (folder / language / "gems.ftl").write_text(text, encoding="utf-8")
    return words(language, "gems", folder)


def test_an_event_is_told_from_its_fields(tmp_path: Path) -> None:
    tail = "{ $chest ->\n    [none] no chest\n   *[other] chest { NTH($chest) }\n}, { $is_lucky }"
    told = made(tmp_path, GEMS.replace("{ $tail }", tail)).tell
    event = Found(seat=1, gems=(Gem.OPAL, Gem.RUBY), counts=(2, 0, 1), places=((2, 0), (1,)))
    assert told(event, "ABC") == (
        "B: a ruby, an opal; an opal and a ruby (2); A 2 and C 1; 1. C and A and 3. B; no chest, false"
    )
    event = Found(seat=0, chest=4, is_lucky=True)
    assert told(event, "ABC") == "A: a ruby, an opal; none (0); none; none; chest 5, true"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("event-gems-found = { $unworded }", "unworded"),
        ("event-gems-found = { $name }", "name"),
        ("event-gems-found = { $gems }\n    .gems = { $stone }", "stone"),
        ("event-gems-found = { jewel }", "jewel"),
        ("event-gems-found = { LETTER($chest) }", "not supported"),
        ("event-gems-found = { COUNT($chest) }", "COUNT"),
        ("event-gems-found =\n    .gems = { $gem }", "no text"),
        ("event-gem-found = Close, but not it.", "no such text"),
    ],
)
def test_a_text_that_cannot_be_made_is_an_error(tmp_path: Path, text: str, problem: str) -> None:
    told = made(tmp_path, text)
    with pytest.raises(WordsError, match=f"^en: event-gems-found.*{problem}") as raised:
        told.tell(Found(gems=(Gem.OPAL,)), ())
    assert (raised.value.language, raised.value.key.split(".")[0]) == ("en", "event-gems-found")


@pytest.mark.parametrize("text", ["gem = { $gem", "gem = a\ngem = b", "points = { $points }"])
def test_a_word_file_that_is_wrong_does_not_load(tmp_path: Path, text: str) -> None:
    with pytest.raises(WordsError, match=r"^fr: "):
        made(tmp_path, text, "fr")


def test_a_phrase_is_told_from_its_facts(tmp_path: Path) -> None:
    told = made(
        tmp_path,
        """
label-give-gem = Give { $gem ->
    [ruby] a ruby
   *[opal] an opal
} to { $to-name } in chest { $chest }
label-take-gems = Take { $count }
    .plain = Take some
reason-chest-shut = { $seat-name } shut it
""",
    ).phrase
    assert told("label", phrase("give_gem", gem=Gem.OPAL, to=1, chest="B"), "AB") == "Give an opal to B in chest B"
    assert told("label", phrase("take_gems", count=7), "AB") == "Take 7"
    assert told("label", phrase("take_gems"), "AB") == "Take some"
    with pytest.raises(WordsError, match="reason-take-gems: no such text"):
        told("reason", phrase("take_gems"), "AB")
    for seat in (-1, 2):
        with pytest.raises(WordsError, match="seat-name"):
            told("reason", phrase("chest_shut", seat=seat), "AB")


def test_topics_stand_in_the_order_of_the_file(tmp_path: Path) -> None:
    told = made(tmp_path, "rules-b-c-title = B\nrules-b-c = b\nrules-a-title = A\nrules-a = a\n")
    assert told.topics == ("b-c", "a")
    assert words("en").topics == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_without_a_game(language: str) -> None:
    said = words(language)
    assert said.say("button-join") == words(language, "imhotep").say("button-join")
    with pytest.raises(WordsError, match="no such text"):
        said.say("stage", round=1, rounds=6)


def test_a_game_without_words_does_not_load() -> None:
    with pytest.raises(WordsError, match="en: senet"):
        words("en", "senet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_key_is_an_error(language: str) -> None:
    with pytest.raises(WordsError, match=f"^{language}: no-such-key: "):
        words(language, "imhotep").say("no-such-key")
    with pytest.raises(WordsError, match=rf"^{language}: points: .*points"):
        words(language, "imhotep").say("points")


def test_letters_and_numbers_are_those_of_menus(tmp_path: Path) -> None:
    gems = made(tmp_path, "slot = { LETTER($ship) }{ NTH($slot) }\n")
    assert [gems.say("slot", ship=ship, slot=slot) for ship, slot in ((0, 0), (1, 3), (3, 9))] == ["A1", "B4", "D10"]
    for ship in (-1, 26):
        with pytest.raises(WordsError, match="letter"):
            gems.say("slot", ship=ship, slot=0)


def test_lists() -> None:
    en, fr = (words(language, "imhotep") for language in LANGUAGES)
    assert [en.list("abc"[:count]) for count in range(4)] == ["none", "a", "a and b", "a, b and c"]
    assert [fr.list("abc"[:count]) for count in range(4)] == ["rien", "a", "a et b", "a, b et c"]


def test_numbers_bend_their_nouns() -> None:
    en, fr = (words(language, "imhotep") for language in LANGUAGES)
    assert [en.say("points", points=count) for count in (-5, 0, 1, 2)] == [
        "-5 points",
        "0 points",
        "1 point",
        "2 points",
    ]
    assert [fr.say("points", points=count) for count in (-5, 0, 1, 2)] == [
        "-5 points",
        "0 point",
        "1 point",
        "2 points",
    ]


def test_words_are_loaded_once() -> None:
    assert words("en", "imhotep") is words("en", "imhotep")
    assert words("en", "imhotep") is not words("fr", "imhotep")


# What holds for every file


@pytest.mark.parametrize("name", NAMES)
def test_all_languages_say_the_same(name: str) -> None:
    """The same keys, for each the same worded fields and the same facts."""
    first, *others = in_every_language(name).values()
    for other in others:
        assert list(first) == list(other)
        for key in first:
            assert variables(first[key]) == variables(other[key]), key
            assert _attributes(first[key]) == _attributes(other[key]), key
            assert _functions(first[key]) == _functions(other[key]), key


def test_every_file_is_in_every_language() -> None:
    assert {file.parts[-2:] for file in FILES} == {(la, name) for la in LANGUAGES for name in NAMES}


def test_typography() -> None:
    for file, message in all_messages():
        for text in texts(message):
            where = f"{file.parent.name} {message.id.name}: {text!r}"
            assert "'" not in text, where
            assert '"' not in text, where
            assert "..." not in text, where
            assert "  " not in text, where


def test_french_typography() -> None:
    for file, message in all_messages():
        if file.parent.name == "fr":
            for text in texts(message):
                assert not re.search(r"(?<![\u00a0\u202f])[:;!?»]", text), f"{message.id.name}: {text!r}"
                assert not re.search(r"«(?!\u00a0)", text), f"{message.id.name}: {text!r}"


def test_french_never_needs_to_elide_before_a_name() -> None:
    """Neither "de" nor its elided form is right before every name: no text may put a name there."""
    for file, message in all_messages():
        if file.parent.name == "fr":
            for pattern in patterns(message):
                for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                    if isinstance(before, ast.TextElement) and re.search(
                        r"\b([djlmnst]e|que)\s$|\u2019$", before.value
                    ):
                        facts = {node.id.name for node in nodes(after) if isinstance(node, ast.VariableReference)}
                        assert not any(fact in NAME_FACTS or fact.endswith("-name") for fact in facts), message.id.name


def _attributes(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def _functions(message: ast.Message) -> list[str]:
    return sorted({node.id.name for node in nodes(message) if isinstance(node, ast.FunctionReference)})
