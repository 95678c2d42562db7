"""Words: how keys and events become texts, and what holds for every word file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.words.bundle import WordsError, load
from bot.words.words import LANGUAGES, FluentWords, words
from engines.core.event import Event
from engines.core.phrase import phrase
from tests.bot.words.files import FILES, NAMES, all_messages, in_every_language, nodes, patterns, texts, variables

NAME_FACTS = {"name", "names", "owner", "who", "mention", "mentions"}


# How texts are made


class Gem(StrEnum):
    RUBY = "ruby"
    OPAL = "opal"


@dataclass(frozen=True, slots=True)
class Ring:
    gem: Gem
    carats: int
    owner: Gem | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Found(Event):
    kind: str = "gems_found"
    ring: Ring = Ring(Gem.RUBY, 2)
    rings: tuple[Ring, ...] = ()
    gem: Gem = Gem.RUBY
    other: Gem = Gem.OPAL
    gems: tuple[Gem, ...] = ()
    counts: tuple[int, ...] = ()
    places: tuple[tuple[int, ...], ...] = ()
    unworded: tuple[int, ...] = (1, 2)
    chest: int | None = None
    is_lucky: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundByName(Event):
    """`gem` is no thing, though one has its name."""

    kind: str = "gems_found"
    kept: str
    lost: str
    rings: tuple[str, ...]
    gem: Gem = Gem.RUBY


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


def test_a_record_is_told_from_its_fields(tmp_path: Path) -> None:
    wording = "{ gem } of { $carats } ({ $owner })"
    text = "event-gems-found = { $ring }; { $rings } ({ $rings-count })\n"
    attributes = f"    .ring = {wording}\n    .rings = {wording}\n"
    told = made(tmp_path, GEMS.partition("event-")[0] + text + attributes).tell
    event = Found(rings=(Ring(Gem.OPAL, 3), Ring(Gem.RUBY, 5, Gem.OPAL)))
    assert told(event, "AB") == "a ruby of 2 (none); an opal of 3 (none) and a ruby of 5 (opal) (2)"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("event-gems-found = { $ring }", "ring"),
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


def test_a_phrase_with_fewer_facts_is_worded_by_what_can_do_with_them(tmp_path: Path) -> None:
    told = made(
        tmp_path,
        """
gem = { $gem ->
    [ruby] a ruby
   *[opal] an opal
}
label-lay = Lay { gem } in chest { $chest } for { $cost }
    .dearer = Lay { gem } somewhere for { $cost }
    .short = Lay { gem }
""",
    ).phrase
    assert told("label", phrase("lay", gem=Gem.OPAL, chest=1, cost=2), "AB") == "Lay an opal in chest 1 for 2"
    assert told("label", phrase("lay", gem=Gem.OPAL, cost=2), "AB") == "Lay an opal somewhere for 2"
    assert told("label", phrase("lay", gem=Gem.OPAL, chest=1), "AB") == "Lay an opal"
    with pytest.raises(WordsError, match=r"label-lay: .*gem"):
        told("label", phrase("lay", chest=1, cost=2), "AB")


def test_an_event_that_names_a_thing_by_its_id_tells_what_it_is(tmp_path: Path) -> None:
    lists = 'list-joint = {", "}\nlist-last-joint = {" and "}\n'
    texts = "label-carats = a ring of { $carats }\nevent-gems-found = { $kept }; { $lost }; { $rings }; { $gem }\n"
    file = tmp_path / "gems.ftl"
    file.write_text(f"{lists}{texts}    .rings = “{{ $thing }}”\n", encoding="utf-8")
    rings = {"R3": phrase("carats", carats=3), "R5": phrase("carats", carats=5), "ruby": phrase("carats", carats=9)}
    said = FluentWords("en", *load("en", [file]), rings.get)
    event = FoundByName(kept="R3", lost="R4", rings=("R5", "R3"))
    assert said.tell(event, "AB") == "a ring of 3; R4; “a ring of 5” and “a ring of 3”; ruby"


def test_a_phrase_within_a_phrase_is_worded_first(tmp_path: Path) -> None:
    gem = "gem = { $gem ->\n    [ruby] a ruby\n   *[opal] an opal\n}\nlabel-ring = { gem } of { $carats }\n"
    outer = "label-swap = { $mine } for { $yours }\nreason-lost = { $seat-name } lost { $mine }\n"
    told = made(tmp_path, gem + outer).phrase
    ruby, opal = phrase("ring", gem=Gem.RUBY, carats=1), phrase("ring", gem=Gem.OPAL, carats=0)
    assert told("label", phrase("swap", mine=ruby, yours=opal), "AB") == "a ruby of 1 for an opal of 0"
    assert told("reason", phrase("lost", seat=1, mine=opal), "AB") == "B lost an opal of 0"
    with pytest.raises(WordsError, match="label-necklace: no such text"):
        told("reason", phrase("lost", seat=1, mine=phrase("necklace")), "AB")


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
                assert not re.search(r"(?<![\u00a0\u202f])(?!:\d)[:;!?»]", text), f"{message.id.name}: {text!r}"
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
