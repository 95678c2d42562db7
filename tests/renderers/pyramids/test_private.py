"""A player's own picture: letters and numbers as in the menus, what the god allows, what lies where; and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.pyramids import GAME
from engines.pyramids import actions as do
from engines.pyramids.components import Edifice, God
from engines.pyramids.pyramid import Place
from engines.pyramids.state import Pair
from engines.pyramids.view import PyramidsView
from renderers.core import theme
from renderers.core.drawing import Drawing
from renderers.core.scene import Scene
from renderers.pyramids.choices import choices_of
from renderers.pyramids.permissions import permissions
from renderers.pyramids.pictures import draw
from tests.engines.driving import play
from tests.engines.pyramids.table import building, seen
from tests.renderers.layout_laws import texts
from tests.renderers.pyramids.situations import played, situations

BUILDS = ("private-build-4", "private-first-build-3", "private-draft-obelisk-4")
TAKEN = (Pair((1, 2), 0),)
PYRAMID, OBELISK, TOMB = Edifice.PYRAMID, Edifice.OBELISK, Edifice.TOMB


def _tags(drawing: Drawing, thing: str) -> dict[str, tuple[int, int]]:
    """Numbers or letters on gold, and where they stand."""
    return {
        lettering.text: (mark.x, mark.y)
        for _, mark, lettering in texts(drawing)
        if mark.owner[0] == thing and lettering.ground == theme.TAG
    }


def _view(scene: Scene) -> PyramidsView:
    assert isinstance(scene.view, PyramidsView)
    return scene.view


@pytest.mark.parametrize("name", BUILDS)
def test_open_places_have_the_numbers_of_the_menu(name: str) -> None:
    scene = situations()[name].scene()
    numbers = {
        Place(option.action.floor, option.action.index): dict(option.path[-1].facts)["number"]
        for option in scene.decisions[0].options
        if isinstance(option.action, do.LayInPyramid)
    }
    assert choices_of(scene.decisions).places == numbers
    shown = _tags(draw(scene), "pyramid")
    assert sorted(shown) == sorted(str(number) for number in numbers.values())
    # Higher floors stand higher, and places of a floor stand from left to right.
    for place, number in numbers.items():
        for other, another in numbers.items():
            (x, y), (other_x, other_y) = shown[str(number)], shown[str(another)]
            if place.floor < other.floor:
                assert y > other_y
            if place.floor == other.floor and place.index < other.index:
                assert x < other_x


@pytest.mark.parametrize("name", [*BUILDS, "private-draft-3", "private-clearing-4"])
def test_cards_have_the_letters_of_the_menu(name: str) -> None:
    scene = situations()[name].scene()
    offered = {
        "ABC"[letter]
        for option in scene.decisions[0].options
        if isinstance(letter := dict(option.path[0].facts).get("letter"), int)
    }
    assert set(_tags(draw(scene), "hand")) == offered


def test_what_is_laid_leaves_its_place_and_the_letters_stay() -> None:
    scene = situations()["private-draft-3"].scene()
    letters = {mark.owner[-1]: lettering for _, mark, lettering in texts(draw(scene)) if mark.owner[0] == "hand"}
    assert [letters[f"card {letter}"].text for letter in "ABC"] == ["A", "B", "C"]
    assert [letters[f"card {letter}"].ground for letter in "ABC"] == [theme.LIMESTONE, theme.LIMESTONE, theme.TAG]


def test_nothing_can_be_chosen_while_others_choose() -> None:
    for name in ("private-waiting-4", "private-kept-4", "private-start-5"):
        drawing = draw(situations()[name].scene())
        assert not _tags(drawing, "hand")
        assert not _tags(drawing, "pyramid")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_must_keep_a_card_is_told_so(language: str) -> None:
    scene = situations()["private-clearing-4"].scene(language)
    said = {lettering.text for _, mark, lettering in texts(draw(scene)) if mark.owner == ("permissions",)}
    assert said == {scene.words.say("own-task", task="keep")}
    kept = situations()["private-kept-4"].scene(language)
    assert not [mark for _, mark, lettering in texts(draw(kept)) if lettering.ground == theme.BRIGHT_GOLD]


@pytest.mark.parametrize(
    ("god", "seats", "actions", "allowed"),
    [
        (God.HORUS, 3, (), ("must", "no", "no")),
        (God.ANUBIS, 3, (), ("must", "no", "may")),
        (God.KHEPRI, 3, (), ("must", "may", "no")),
        (God.SEKHMET, 3, (), ("must", "may", "may")),
        (God.SEKHMET, 3, (do.LayInTomb(1),), ("must", "may", "done")),
        (God.SEKHMET, 3, (do.LayInTomb(1), do.LayOnObelisk(2)), ("must", "done", "done")),
        (God.SEKHMET, 4, (do.LayInTomb(1),), ("must", "no", "done")),
        (God.THOTH, 5, (do.LayInPyramid(1, 0, 0),), ("done", "may", "may")),
        (God.HORUS, 5, (do.LayInPyramid(1, 0, 0),), ("done", "no", "no")),
    ],
)
def test_what_a_god_allows(
    god: God, seats: int, actions: tuple[do.PyramidsAction, ...], allowed: tuple[str, ...]
) -> None:
    state = building(god, seats=seats, pairs=TAKEN)
    for action in actions:
        state = play(state, action)
    assert permissions(seen(state, 0), 0, god) == dict(zip((PYRAMID, OBELISK, TOMB), allowed, strict=True))


def test_the_last_card_is_the_pyramids() -> None:
    state = building(God.SEKHMET, (1, 2), pairs=TAKEN)
    state = play(state, do.LayOnObelisk(1))
    assert permissions(seen(state, 0), 0, God.SEKHMET) == {PYRAMID: "must", OBELISK: "done", TOMB: "no"}


@pytest.mark.parametrize("seats", range(2, 6))
def test_permissions_agree_with_what_is_offered(seats: int) -> None:
    """At every step of every build of a whole game."""
    found = Counter[tuple[str, ...]]()
    for situation in played(seats, "nile"):
        for decision in GAME.decisions(situation.state):
            if decision.prompt.key in ("build", "built"):
                view = _view(situation.seen_by(decision.seat).scene())
                god = next(seen.god for seen in view.gods if seen.taker == decision.seat)
                kinds = {type(option.action) for option in decision.options}
                allowed = permissions(view, decision.seat, god)
                assert (allowed[PYRAMID] == "must") == (do.LayInPyramid in kinds)
                assert (allowed[OBELISK] == "may") == (do.LayOnObelisk in kinds)
                assert (allowed[TOMB] == "may") == (do.LayInTomb in kinds)
                found[tuple(allowed.values())] += 1
    assert len(found) > 5


def test_the_final_table_has_no_tie_break_and_shows_the_tombs() -> None:
    drawing = draw(situations()["end-tie-5"].scene())
    things = {thing.path for thing in drawing.things}
    assert ("table", "label tie-break") not in things
    for seat in range(5):
        counts = [
            lettering.text for _, mark, lettering in texts(drawing) if mark.owner == ("table", f"seat {seat}", "tomb")
        ]
        own = _view(situations()["end-tie-5"].scene()).necropolises[seat]
        assert counts == [str(count) for count in own.tomb_stones or ()]


def test_majorities_stand_on_terracotta() -> None:
    scene = situations()["end-4"].scene()
    drawing = draw(scene)
    for seat, own in enumerate(_view(scene).necropolises):
        marked = [
            lettering.ground == theme.TERRACOTTA
            for _, mark, lettering in texts(drawing)
            if mark.owner == ("table", f"seat {seat}", "tomb")
        ]
        assert marked == [colour in own.majorities for colour in ("blue", "white", "red", "green", "yellow")]
    assert any(own.majorities for own in _view(scene).necropolises)
