"""The description says everything that the view holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any

import pytest

from bot.words.words import LANGUAGES
from engines.egizia import GAME
from engines.egizia.components import CARDS, POSITIONS, SEATS, SPHINX, STATUES, TILES, Area
from engines.egizia.estate import Ration
from engines.egizia.options import EgiziaOptions
from engines.egizia.view import EgiziaView, SeenSpace
from renderers.core.scene import PAGE_LIMIT, Scene
from renderers.egizia.description import describe
from tests.bot.words.files import typeset
from tests.renderers.egizia.situations import situations
from tests.renderers.telling import WORST_NAMES, random_game, scene, scrambled


def whole(shown: Scene) -> str:
    return "\n".join(describe(shown))


def view_of(shown: Scene) -> EgiziaView:
    assert isinstance(shown.view, EgiziaView)
    return shown.view


def test_a_build_in_english() -> None:
    lines = whole(situations()["build-2"].scene()).splitlines()
    for line in (
        "**Round 3 of 5**",
        "It is Amina's turn.",
        "Ships build, area by area.",
        "The flood is in the middle.",
        "Amina builds: pyramid and statues. Strength left: 9; from cards: 0. Built now: none.",
        "Space 1: closed.",
        "Obelisk, from the bottom: Bastien, Amina, Bastien, Bastien. The next brick costs 3.",
        "Pyramid, row 1 (3 dark and 3 light), from the left: Bastien, Amina, Bastien, Amina.",
        "Pyramid, row 3 (1 dark and 1 light): none yet.",
        "**1. Amina: 0 points, place 2 on the score track**",
        "Crews: leader 5, green crew 4, blue crew 1, yellow crew 2. Used this round: leader and green crew.",
        "Wheat 6 for strength 12: -18 points. Stones: 14, quarries +3. Wheat market 1, stone market 1.",
        "Fields: green field 6 (start).",
    ):
        assert typeset(line) in lines


def test_one_is_not_plural() -> None:
    """A row of one brick, a statue with one level; and what there is none of."""
    english = whole(situations()["build-4"].scene()).splitlines()
    french = whole(situations()["build-4"].scene("fr")).splitlines()
    assert "Pyramid, row 5 (1 brick): none yet." in english
    assert typeset("Pyramide, rangée 5 (1 brique) : aucune.") in french
    assert typeset("Pyramide, rangée 3 (1 sombre et 1 claire) : aucune.") in whole(situations()["build-2"].scene("fr"))
    assert any(line.startswith(typeset("Statues : statue 1 : 1 niveau construit, ")) for line in french)
    assert "Ships left: 8. Last ship: none." in english
    assert "Has built nothing this round." in english
    assert typeset("Navires restants : 8. Dernier navire : aucun.") in french
    assert typeset("N'a rien construit cette manche.") in french
    waiting = whole(situations()["waiting-4"].scene())
    assert "far slot Djoser77, waiting place Amina." in waiting
    assert "far slot Chloé, waiting place free." in waiting


def test_things_with_commas_are_kept_apart() -> None:
    lines = whole(situations()["late-4"].scene()).splitlines()
    assert "Fields: green field 6 (start); green field 4; yellow field 8, printed red; green field 5." in lines
    assert any("; red field, 6 wheat; " in line for line in lines)


def test_an_eye_of_its_own_in_french() -> None:
    lines = whole(situations()["private-looking-4"].scene("fr")).splitlines()
    assert any(line.startswith("Vous regardez\u00a0: 7 points pour ") for line in lines)
    assert any(line.startswith("Votre carte Sphinx\u00a0: ") for line in lines)
    public = whole(situations()["looking-4"].scene("fr"))
    assert "Votre carte Sphinx" not in public
    assert typeset("Cartes Sphinx que quelqu'un regarde : 1.") in public.splitlines()


def test_the_end_tells_every_source_and_every_sphinx_card() -> None:
    for language in LANGUAGES:
        shown = situations()["end-4"].scene(language)
        outcome = view_of(shown).outcome
        assert outcome is not None
        told = whole(shown)
        for result in outcome.results:
            for source, points in result.breakdown:
                assert f"{shown.words.say('source-title', source=source)} {points}" in told
    assert whole(situations()["end-4"].scene()).count("\nSphinx card: ") == sum(
        own.sphinx_size for own in view_of(situations()["end-4"].scene()).players
    )


# What is told elsewhere, or counted in what is told.
SILENT = {"eye", "seats", "scores", "outcome", "stage", "options", "asked"}


@pytest.mark.parametrize("name", ["build-2", "late-4", "private-looking-4", "private-start-4", "full-3"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_view_is_left_out(language: str, name: str) -> None:
    """Change any one thing in the view, and the description changes."""
    shown = situations()[name].scene(language)
    view, told = view_of(shown), whole(shown)
    count = 0
    for field in fields(EgiziaView):
        if field.name in SILENT:
            continue
        for other in _changes(field.name, getattr(view, field.name)):
            assert whole(replace(shown, view=replace(view, **{field.name: other}))) != told, f"{field.name}: {other}"
            count += 1
    assert count > 150


SEAT_FIELDS = {"turn", "winner", "waiting", "seat"}
# Cards with the same face are told alike: another one must look different.
OTHERS = {
    "card": ("N13", "N34"),
    "tile": ("T01", "T09"),
    "quarries": ("N25", "N34"),
    "permanents": ("N15", "N18"),
    "used": ("N15", "N18"),
    "anytime": ("N19", "N43"),
    "discards": ("N15", "N31"),
    "sphinx": ("S01", "S27"),
    "looking": ("S01", "S27"),
    "start_card": ("S01", "S27"),
    "reach": ("C5", "R7"),
}


def _changes(name: str, value: Any) -> Iterator[Any]:
    """The value with one thing in it different, or its last item missing."""
    match value:
        case Ration():
            for number in range(3):
                yield Ration(*(part + (place == number) for place, part in enumerate(value)))
        case Enum():
            members = list(type(value))
            yield members[members.index(value) - 1]
        case None:
            # Whose turn it is is told by who is asked, when all are asked at once.
            if name in ("winner", "waiting"):
                yield 0
        case bool():
            yield not value
        case int():
            # Before the first round the first one is told.
            yield (value + 1) % 2 if name in SEAT_FIELDS else value + (2 if name == "round" else 1)
        case str():
            yield from _other_words(name, value)
        case tuple():
            yield from _changes_of_a_tuple(name, value)
        case _ if is_dataclass(value) and not isinstance(value, type):
            yield from _changes_of_a_record(value)


def _other_words(name: str, value: str) -> Iterator[str]:
    if name == "phase":
        yield "closing" if value != "closing" else "feeding"
    elif name in OTHERS:
        one, other = OTHERS[name]
        yield other if value == one else one


def _changes_of_a_record(value: Any) -> Iterator[Any]:
    closed = isinstance(value, SeenSpace) and not value.is_open
    for field in fields(value):
        # A field's card and a Sphinx card's id are told by their numbers; areas are told with their harbours.
        kind = type(value).__name__
        if (kind, field.name) in TOLD_OTHERWISE or (closed and field.name != "is_open"):
            continue
        if kind == "SeenSpace" and value.kind == "area":
            continue
        for other in _changes(field.name, getattr(value, field.name)):
            yield replace(value, **{field.name: other})


TOLD_OTHERWISE = {
    ("SeenSpace", "kind"),
    ("SeenSpace", "id"),
    ("SeenSpace", "is_printed"),
    ("SeenArea", "area"),
    ("SeenStatue", "id"),
    ("SeenStatue", "metric"),
    ("SeenPlayer", "seat"),
    ("SeenField", "card"),
    ("SeenRiddle", "card"),
    ("Brick", "monument"),
}


def _changes_of_a_tuple(name: str, value: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    if name == "points":
        for place, (source, points) in enumerate(value):
            yield (*value[:place], (source, points + 1), *value[place + 1 :])
        return
    if name in ("order", "standing"):
        yield (value[1], value[0], *value[2:])
        return
    seats = name in ("ships", "berths", "owners", "obelisk", "finished", "built")
    for place, item in enumerate(value):
        others: Iterator[Any]
        if seats and not isinstance(item, Enum):
            others = iter((1 if item in (0, None) else 0,))
        else:
            others = _changes(name, item)
        yield from ((*value[:place], other, *value[place + 1 :]) for other in others)
    if value and name not in ("crews", "river", "areas", "players", "decks", "berths", "least", "statues"):
        yield value[:-1]


def test_what_is_told_otherwise_is_told() -> None:
    """Ids change what is told, when what they stand for changes."""
    shown = situations()["late-4"].scene()
    view, told = view_of(shown), whole(shown)
    statue = replace(view.statues[0], id=next(name for name in STATUES if name != view.statues[0].id))
    assert whole(replace(shown, view=replace(view, statues=(statue, *view.statues[1:])))) != told
    printed = situations()["first-round-3"].scene()
    river = tuple(replace(space, is_printed=False) for space in view_of(printed).river)
    assert whole(replace(printed, view=replace(view_of(printed), river=river))) != whole(printed)
    assert set(POSITIONS) >= {str(area) for area in Area}
    assert {"N13", "N34", "N15"} <= set(CARDS)
    assert {"S01", "S27"} <= set(SPHINX)
    assert {"T01", "T09"} <= set(TILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games(language: str) -> None:
    for seats in range(SEATS[0], SEATS[1] + 1):
        game = random_game(GAME.new(seats, EgiziaOptions(), "describe"), f"describe {language}")
        for number, (state, _) in enumerate(game):
            if number % 7 == 0 or not state.agenda:
                for eye in (None, seats - 1):
                    pages = describe(scene(state, language, eye=eye, names=WORST_NAMES))
                    assert all(0 < len(page) <= PAGE_LIMIT for page in pages)
                    assert not set("{}_$") & set("".join(pages))


def test_hidden_things_do_not_show() -> None:
    random = Random("describe")
    for number, (state, _) in enumerate(random_game(GAME.new(3, EgiziaOptions(), "hidden"), "hidden")):
        if number % 5 == 0:
            for eye in (None, 0):
                assert describe(scene(scrambled(state, eye, random), eye=eye)) == describe(scene(state, eye=eye))
