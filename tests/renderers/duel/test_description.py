"""The description says everything that the view holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from bot.words.words import LANGUAGES
from engines.core.options import Side
from engines.duel import GAME
from engines.duel.components import Token
from engines.duel.options import SIDE_OPTIONS, DuelOptions
from engines.duel.state import DuelState
from engines.duel.view import DuelView
from renderers.core.scene import PAGE_LIMIT, Scene
from renderers.duel.description import describe
from tests.bot.words.files import typeset
from tests.engines.duel.table import BLACK, board, harbour, ships, table
from tests.laws.duel import SUBJECT
from tests.renderers.telling import WORST_NAMES, random_game, scene

TOKENS = tuple(Token)


def busy(sides: str = "AAAA", **more: Any) -> DuelState:
    """Something everywhere."""
    cargo = (Token.OBELISK, Token.BURIAL_7, Token.TAKE_ONE)
    state: dict[str, Any] = {
        "harbour": harbour("0.1 1.. ..0"),
        "ships": ships(row_1=cargo, row_2=cargo[::-1], column_a=(Token.PYRAMID_LIGHT, Token.TEMPLE_1, Token.BURIAL_12)),
        "boards": (
            board(obelisk=6, temple_1=1, temple_4=2, pyramid_dark=2, burial=(3, 4, 9), swap_and_unload=2),
            board(obelisk=5, temple_2=1, pyramid_light=1, burial=(1,), take_one=1),
        ),
        "removed": (Token.TEMPLE_3, Token.PLACE_PAWNS, Token.TEMPLE_3),
        "pile": (),
        "first_to_five": BLACK,
        **more,
    }
    return table(sides, **state)


def whole(shown: Scene) -> str:
    return "\n".join(describe(shown))


def view_of(shown: Scene) -> DuelView:
    assert isinstance(shown.view, DuelView)
    return shown.view


def test_side_a_in_english() -> None:
    assert whole(scene(busy())) == typeset(
        """**Turn 1**
It is Amina's turn.
Amina started: if both are level, the other player wins.
**Harbour**
Amina: pawns on A1 and C3, 2 in supply.
Boris: pawns on C1 and A2, 2 in supply.
**Ships, slots from the harbour: 3 left**
Ship 1 can be unloaded: 1 Obelisk (lost), 2 Burial chamber 7 for Amina, 3 “Take 1” for Boris.
Ship 2: 1 “Take 1”, 2 Burial chamber 7, 3 Obelisk.
Ship 3 has left the game.
Ship A can be unloaded: 1 Light pyramid (lost), 2 Temple 1 for Amina, 3 Burial chamber 12 for Boris.
Ship B has left the game.
Ship C has left the game.
**Amina: 31 points**
Obelisk, side A: Obelisk \u00d7 6, 12 points.
Temple, side A: Temple 1 and Temple 4 \u00d7 2, 9 points.
Pyramids, side A: Dark pyramid \u00d7 2, 3 points.
Burial chamber, side A: Burial chamber 3, Burial chamber 4 and Burial chamber 9, 5 points.
Action tokens: “Swap and unload” \u00d7 2, 2 points.
Pawns in the harbour: 2 points if the game ended now.
**Boris: 10 points**
Obelisk, side A: Obelisk \u00d7 5, 5 points.
Temple, side A: Temple 2, 2 points.
Pyramids, side A: Light pyramid, 1 point.
Burial chamber, side A: Burial chamber 1, 1 point.
Action tokens: “Take 1”, 1 point.
Pawns in the harbour: 2 points if the game ended now.
**Pile and warehouse**
Pile: 0 tokens.
Warehouse, face down: 3 tokens.
Out of the game (3): Temple 3 \u00d7 2 and “Place 2-3”.""".replace("\n**", "\n\n**")
    )


def test_side_b_in_french() -> None:
    lines = whole(scene(busy("BBBB"), "fr", eye=1)).splitlines()
    for line in (
        "C'est à Amina de jouer.",
        "Boris a eu 5 obélisques en premier.",
        "Pyramides, côté B : Pyramide foncée \u00d7 2, -6 points.",
        "Le bateau 1 peut être déchargé : "
        "1 Obélisque (perdu), 2 Chambre funéraire 7 pour Amina, 3 « Prendre 1 » pour Boris.",
        "Entrepôt, face cachée : 3 jetons.",
    ):
        assert typeset(line) in lines


def test_the_end_tells_every_source() -> None:
    for language in LANGUAGES:
        shown = scene(busy("BBBB", agenda=(), ships=ships()), language)
        outcome = view_of(shown).outcome
        assert outcome is not None
        told = whole(shown)
        for result in outcome.results:
            for source, points in result.breakdown:
                assert f"{shown.words.say('source-title', source=source)} {points}" in told


@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_view_is_left_out(language: str, sides: str) -> None:
    """Change any one thing in the view, and the description changes."""
    shown = scene(busy(sides), language)
    view, told = view_of(shown), whole(shown)
    silent = {"eye", "seats", "outcome", "stage"} | ({"first_to_five"} if sides == "AAAA" else set())
    for name in (field.name for field in fields(DuelView) if field.name not in silent):
        others = list(_changes(name, getattr(view, name)))
        assert others, name
        for other in others:
            assert whole(replace(shown, view=replace(view, **{name: other}))) != told, f"{name}: {other}"


def _changes(name: str, value: Any) -> Iterator[Any]:
    """The value with one thing in it different, or one token missing."""
    match value:
        case Token():
            yield TOKENS[TOKENS.index(value) - 1]
        case DuelOptions():
            for option in SIDE_OPTIONS:
                other = Side.A if getattr(value, option) is Side.B else Side.B
                yield value.model_copy(update={option: other})
        case str():
            return
        case None:
            yield 0
        case int():
            yield (value + 1) % 2 if name in {"start_seat", "turn", "harbour", "takers", "first_to_five"} else value + 1
        case tuple():
            for place, item in enumerate(value):
                if not (name == "asked" or (name == "takers" and item == ())):
                    yield from ((*value[:place], other, *value[place + 1 :]) for other in _changes(name, item))
            if name in {"removed", "asked"}:
                yield value[:-1]
            if name == "boards" and value and isinstance(value[0], Token):
                yield value[:-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games(language: str) -> None:
    for options in SUBJECT.mixes[2::5]:
        for number, (state, _) in enumerate(random_game(GAME.new(2, options, "describe"), f"describe {language}")):
            if number % 5 == 0 or not state.agenda:
                pages = describe(scene(state, language, names=WORST_NAMES))
                assert all(0 < len(page) <= PAGE_LIMIT for page in pages)
                assert not set("{}_$") & set("".join(pages))
