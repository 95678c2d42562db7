"""The description says everything that the view holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any

import pytest

from bot.words.words import LANGUAGES
from engines.pyramids import GAME
from engines.pyramids import actions as do
from engines.pyramids.components import CARDS, SEATS, Card, God
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.options import PyramidsOptions
from engines.pyramids.state import Pair, PyramidsState
from engines.pyramids.tasks import Build, Clearing, Construction, GodChoice
from engines.pyramids.view import PyramidsView, SeenGod
from renderers.core.scene import PAGE_LIMIT, Scene
from renderers.pyramids.description import describe
from tests.bot.words.files import typeset
from tests.engines.driving import play
from tests.engines.pyramids.table import answered, clearing, ended, pyramid, table
from tests.renderers.telling import WORST_NAMES, random_game, scene, scrambled

AMINAS = Necropolis(pyramid((1, 81, 41), (95,), starts=(0, 1)), obelisk=(83, 98), tomb=(84,))
BORIS = Necropolis(pyramid((82, 85)), tomb=(2, 3))


def busy(**more: Any) -> PyramidsState:
    """Something everywhere: two players, the second one has built, the first one is building."""
    state: dict[str, Any] = {
        "round": 5,
        "set_aside": God.SEKHMET,
        "gods": (God.KHEPRI, God.ANUBIS),
        "pairs": (Pair((10, 11), 0), Pair((12, 13), 1)),
        "hands": ((14, 10, 11), (13,)),
        "necropolises": (AMINAS, BORIS),
        "agenda": (Clearing((None, None)), Build(0)),
        "deck": (20, 21, 22),
        "discards": (30, 31),
        **more,
    }
    return table(2, **state)


def whole(shown: Scene) -> str:
    return "\n".join(describe(shown))


def view_of(shown: Scene) -> PyramidsView:
    assert isinstance(shown.view, PyramidsView)
    return shown.view


def test_the_channel_in_english() -> None:
    assert whole(scene(busy())) == typeset(
        """**Round 5 of 10**
It is Amina's turn.
Amina is first player this round.
**Gods**
1 Horus: pyramid. Nobody has it.
2 Anubis: pyramid + tomb. Boris has built.
3 Khepri: pyramid + obelisk. Amina has it.
4 Sekhmet: pyramid + tomb + obelisk. Set aside this round.
**Pairs**
Pair 1: yellow | white/green (obelisk) + blue | green/white (tomb). Amina took it.
Pair 2: white | yellow/red (tomb) + red | blue/green (tomb). Boris took it.
**Amina: 15 points**
Pyramid, base: 1 blue | white/red (pyramid), 2 blue | blue, 3 white/red | blue (pyramid).
Floor 2: 2 yellow | white (obelisk).
Largest groups: blue 2, white 2, red 1, green 0, yellow 1.
Obelisk, from the bottom: red | red, red | blue (tomb). Most often red, on 2 of 2 cards.
Tomb, face down: 1 card.
Hand: 3 cards.
Points without the tomb: Colour groups 6, Largest group 2, All five colours 0, Obelisk 3 and Glyphs 4.
**Boris: 6 points**
Pyramid, base: 1 white | white, 2 yellow | yellow.
Largest groups: blue 0, white 2, red 0, green 0, yellow 2.
Obelisk: no cards.
Tomb, face down: 2 cards.
Hand: 1 card.
Points without the tomb: Colour groups 4, Largest group 2, All five colours 0, Obelisk 0 and Glyphs 0.
**Deck and discards**
Deck: 3 cards.
Discards (2): yellow | white/blue and blue | green/yellow.""".replace("\n**", "\n\n**")
    )


def test_a_god_is_free_only_while_gods_are_chosen() -> None:
    state = busy(gods=(None, God.ANUBIS), agenda=(Clearing((None, None)), Construction(), GodChoice(0)))
    assert "1 Horus: pyramid. Free." in whole(scene(state)).splitlines()
    assert typeset("1 Horus : pyramide. Personne ne l'a.") in whole(scene(busy(), "fr")).splitlines()


def test_an_eye_of_its_own_in_french() -> None:
    """With the draft, which stands in the own necropolis already."""
    lines = whole(scene(play(busy(), do.LayOnObelisk(10)), "fr", eye=0)).splitlines()
    for line in (
        "C'est à vous de jouer.",
        "Votre main : A vert | blanc/jaune (tombeau) et C bleu | vert/blanc (tombeau).",
        "Cartes posées que personne d'autre ne voit encore : B jaune | blanc/vert (obélisque).",
        "4 Sekhmet : pyramide + tombeau + obélisque. Écarté pour la manche.",
        "Étage 2 : 2 jaune | blanc (obélisque).",
        "Obélisque, de bas en haut : rouge | rouge, rouge | bleu (tombeau), jaune | blanc/vert (obélisque). "
        "Le plus souvent rouge, sur 2 des 3 cartes.",
        "Tombeau (1) : vert | vert. Pierres : bleu 0, blanc 0, rouge 0, vert 2, jaune 0.",
        "Tombeau, face cachée : 2 cartes.",
        "Main : 2 cartes.",
    ):
        assert typeset(line) in lines


def test_a_card_that_is_kept() -> None:
    state, _ = answered(clearing((1, 2), (3, 4)), 0, do.KeepCard(2))
    assert "You keep white | red/green (pyramid)." in whole(scene(state, eye=0)).splitlines()
    assert "keep" not in whole(scene(state))
    assert "Boris must choose." in whole(scene(state)).splitlines()


def test_the_end_tells_every_source_and_every_tomb() -> None:
    for language in LANGUAGES:
        shown = scene(ended(AMINAS, BORIS), language)
        outcome = view_of(shown).outcome
        assert outcome is not None
        told = whole(shown)
        for result in outcome.results:
            for source, points in result.breakdown:
                assert f"{shown.words.say('source-title', source=source)} {points}" in told
    lines = whole(scene(ended(AMINAS, BORIS))).splitlines()
    assert (
        "Tomb (2): white | red/green (pyramid) and red | green/yellow (pyramid). "
        "Stones: blue 0, white 1, red 2, green 2, yellow 1."
    ) in lines
    assert "Most stones: of white, red and yellow." in lines
    assert "Most stones: of no colour." in lines


@pytest.mark.parametrize("eye", [None, 0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_view_is_left_out(language: str, eye: int | None) -> None:
    """Change any one thing in the view, and the description changes."""
    state = busy() if eye is None else play(busy(), do.LayOnObelisk(10))
    shown = scene(state, language, eye=eye)
    view, told = view_of(shown), whole(shown)
    own = {"hand", "drafted", "kept"} if eye is None else set()
    silent = {"eye", "seats", "outcome", "stage", "options", "phase"} | own
    for name in (field.name for field in fields(PyramidsView) if field.name not in silent):
        others = list(_changes(name, getattr(view, name)))
        assert others, name
        for other in others:
            assert whole(replace(shown, view=replace(view, **{name: other}))) != told, f"{name}: {other}"


SEAT_FIELDS = {"turn", "first_seat", "taker"}
# Where stones touch is in the cards; the tombs of others are closed, majorities come at the end.
SILENT_FIELDS = {"joints", "majorities"}


def _changes(name: str, value: Any) -> Iterator[Any]:
    """The value with one thing in it different, or its last item missing."""
    match value:
        case Card():
            yield CARDS[value.id % len(CARDS) + 1]
        case Enum():
            members = list(type(value))
            yield members[members.index(value) - 1]
        case None:
            if name in SEAT_FIELDS:
                yield 0
            elif name == "kept":
                yield CARDS[1]
        case bool():
            yield not value
        case int():
            yield (value + 1) % 2 if name in SEAT_FIELDS else value + 1
        case tuple():
            yield from _changes_of_a_tuple(name, value)
        case _ if is_dataclass(value) and not isinstance(value, type):
            for field in fields(value):
                # Nobody has built with a god that nobody has.
                is_free = isinstance(value, SeenGod) and value.taker is None
                if field.name in SILENT_FIELDS or (field.name == "has_built" and is_free):
                    continue
                for other in _changes(field.name, getattr(value, field.name)):
                    yield replace(value, **{field.name: other})


def _changes_of_a_tuple(name: str, value: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    if name == "worth":
        # Tombs count only when they are open.
        yield from (
            tuple((key, points + (key == source)) for key, points in value) for source, _ in value if source != "tomb"
        )
    elif name == "best":
        if value[0] is not None:
            yield (value[0], value[1] + 1)
            yield next(_changes("colour", value[0])), value[1]
    elif name != "asked":
        for place, item in enumerate(value):
            yield from ((*value[:place], other, *value[place + 1 :]) for other in _changes(name, item))
    if name in {"asked", "discards", "hand", "pyramid", "obelisk", "tomb", "gods"} and value:
        yield value[:-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games(language: str) -> None:
    for seats in range(SEATS[0], SEATS[1] + 1):
        game = random_game(GAME.new(seats, PyramidsOptions(), "describe"), f"describe {language}")
        for number, (state, _) in enumerate(game):
            if number % 5 == 0 or not state.agenda:
                for eye in (None, seats - 1):
                    pages = describe(scene(state, language, eye=eye, names=WORST_NAMES))
                    assert all(0 < len(page) <= PAGE_LIMIT for page in pages)
                    assert not set("{}_$") & set("".join(pages))


def test_hidden_things_do_not_show() -> None:
    random = Random("describe")
    for number, (state, _) in enumerate(random_game(GAME.new(3, PyramidsOptions(), "hidden"), "hidden")):
        if number % 3 == 0:
            for eye in (None, 0):
                assert describe(scene(scrambled(state, eye, random), eye=eye)) == describe(scene(state, eye=eye))
