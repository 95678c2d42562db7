"""The board tells everything: whatever changes on the table changes the picture, at the place where it belongs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.words.words import LANGUAGES
from engines.core.event import Event
from engines.core.tuples import with_item
from engines.egizia import actions as do
from engines.egizia import events as happened
from engines.egizia.components import POSITIONS, Area, Berth, Crew, Flood, Tile
from engines.egizia.effects import Market, Monument
from engines.egizia.estate import Ration
from engines.egizia.view import EgiziaView, SeenPlayer
from renderers.core import theme
from renderers.core.drawing import Drawing, Put
from renderers.core.geometry import Box
from renderers.core.marks import glow, tick
from renderers.core.palette import EGIZIA
from renderers.core.scene import Scene
from renderers.core.sprites import Piece, Veiled
from renderers.egizia import layout
from renderers.egizia.changes import changes_of
from renderers.egizia.pictures import draw, draw_estates
from tests.renderers.egizia.situations import situations
from tests.renderers.layout_laws import extent, texts
from tests.renderers.looking import difference

GOLD = EGIZIA.place_of(theme.BRIGHT_GOLD)
NAMED = ("placing-2", "build-3", "late-4")


def _view(scene: Scene) -> EgiziaView:
    assert isinstance(scene.view, EgiziaView)
    return scene.view


def _quiet(name: str) -> Scene:
    """Nothing is new, nothing can be chosen."""
    return replace(situations()[name].scene(), since=(), decisions=())


def _panel(view: EgiziaView, own: SeenPlayer) -> Box:
    return layout.player(view.order.index(own.seat), view.seats)


def _changes(view: EgiziaView) -> Iterator[tuple[str, EgiziaView, Box]]:
    """One thing is different: where must it show?"""
    yield "round", replace(view, round=view.round + 1), layout.ROUND
    yield "flood", replace(view, flood=Flood.TOP if view.flood is not Flood.TOP else Flood.BOTTOM), layout.FLOOD
    yield "obelisk", replace(view, obelisk=(*view.obelisk, 1)), layout.OBELISK
    yield "sphinx deck", replace(view, sphinx_deck=view.sphinx_deck + 1), layout.SPHINX_DECK
    yield "golden", replace(view, golden=Tile.G3), layout.COLONNADE
    yield "purple", replace(view, purple=Tile.G9), layout.COLONNADE
    yield "finished", replace(view, finished=(*view.finished, 0)), layout.COLONNADE
    row = replace(view.pyramid[0], owners=(*view.pyramid[0].owners, 1)[:5])
    yield "pyramid", replace(view, pyramid=with_item(view.pyramid, 0, row)), layout.PYRAMID
    won = replace(view.pyramid[1], winner=1)
    yield "row bonus", replace(view, pyramid=with_item(view.pyramid, 1, won)), layout.PYRAMID
    statue = replace(view.statues[0], least=(9, 19, 29))
    yield "statue", replace(view, statues=with_item(view.statues, 0, statue)), layout.STATUES
    for position, space in enumerate(view.river):
        if space.kind != "area" and space.is_open:
            other = replace(space, ships=() if space.ships else (1,))
            yield (
                f"ships on {space.id}",
                replace(view, river=with_item(view.river, position, other)),
                layout.space(position),
            )
    for number, area in enumerate(view.areas):
        box = layout.space(POSITIONS[area.area])
        ship = None if area.berths[0] is not None else 1
        berths = replace(area, berths=with_item(area.berths, 0, ship))
        yield f"berth of {area.area}", replace(view, areas=with_item(view.areas, number, berths)), box
        waiting = replace(area, waiting=1 if area.waiting is None else None)
        yield f"waiting at {area.area}", replace(view, areas=with_item(view.areas, number, waiting)), box
    for own in view.players:
        for what, changed, where in _of_player(view, own):
            yield f"{what} of {own.seat}", replace(view, players=with_item(view.players, own.seat, changed)), where


def _of_player(view: EgiziaView, own: SeenPlayer) -> Iterator[tuple[str, SeenPlayer, Box]]:
    panel = _panel(view, own)
    yield "score", replace(own, score=77), panel.part(0, 0, panel.w, 70)
    for number, crew in enumerate(Crew):
        grown = with_item(own.crews, number, 9 if own.crews[number] < 9 else 8)
        yield f"{crew}", replace(own, crews=(grown[0], grown[1], grown[2], grown[3])), panel.part(0, 60, panel.w, 64)
        used = tuple(c for c in own.committed if c is not crew) if crew in own.committed else (*own.committed, crew)
        yield f"{crew} used", replace(own, committed=used), panel.part(0, 60, panel.w, 64)
    yield "feed", replace(own, forecast=Ration(30, 12, -18)), panel.part(0, 120, panel.w, 60)
    yield "stones", replace(own, stones=own.stones + 1), panel.part(0, 168, panel.w, 60)
    yield "yields", replace(own, yields=own.yields + 1), panel.part(0, 168, panel.w, 60)
    yield "wheat market", replace(own, wheat_market=own.wheat_market % 5 + 1), panel.part(0, 120, panel.w, 60)
    yield "stone market", replace(own, stone_market=own.stone_market % 5 + 1), panel.part(0, 168, panel.w, 60)
    foot = panel.part(0, 222, panel.w, 66)
    yield "ships", replace(own, ships=(own.ships + 1) % 9), foot
    yield "passed", replace(own, has_passed=not own.has_passed), foot
    yield "sphinx cards", replace(own, sphinx_size=own.sphinx_size + 1), foot
    yield "permanents", replace(own, permanents=(*own.permanents, "N15")), foot
    yield "anytime", replace(own, anytime=(*own.anytime, "N19")), foot
    yield "colonnade", replace(own, colonnade=own.colonnade + 1), layout.COLONNADE
    statue = replace(own.statues[0], built=(own.statues[0].built + 1) % 4)
    yield "statue", replace(own, statues=with_item(own.statues, 0, statue)), layout.STATUES


@pytest.mark.parametrize("name", NAMED)
def test_every_change_shows_where_it_belongs(name: str) -> None:
    scene = _quiet(name)
    count = 0
    for what, view, where in _changes(_view(scene)):
        if view == scene.view:
            continue
        found = difference("egizia", scene, replace(scene, view=view))
        assert where.grown(12).holds(found), f"{what}: {found} is not in {where}"
        count += 1
    assert count > 60


def _glows(drawing: Drawing) -> list[Box]:
    found = []
    for mark in drawing.marks:
        sprite = mark.sprite if isinstance(mark, Put) else None
        if isinstance(mark, Put) and isinstance(sprite, Piece) and sprite.sketch is glow(theme.SAND, 1, 1, 1).sketch:
            w, h, *_ = sprite.arguments
            assert isinstance(w, int)
            assert isinstance(h, int)
            found.append(Box(mark.x, mark.y, w, h))
    return found


def _news(view: EgiziaView) -> Iterator[tuple[Event, Box]]:
    """What can happen, and where it glows."""
    yield happened.FloodMoved(seat=0, to=Flood.TOP), layout.FLOOD
    yield happened.RiddlesDrawn(seat=0, paid=2, free=0), layout.SPHINX_DECK
    ship, obelisk = happened.ShipPlaced, len(view.obelisk) - 1
    yield ship(seat=0, space="C5", berth=None, piece=None, using=()), layout.space(POSITIONS["C5"])
    yield ship(seat=0, space="R5", berth=None, piece="T04", using=()), layout.space(POSITIONS["R5"])
    laid = happened.BrickLaid
    if view.obelisk:
        owner, cost = view.obelisk[-1], 0
        top = laid(seat=owner, monument=Monument.OBELISK, at=obelisk, cell=0, cost=cost, points=0, is_free=True)
        yield top, layout.OBELISK
    yield happened.ColumnTileGained(seat=0, tile=view.golden), layout.COLONNADE
    yield happened.RowCompleted(seat=0, row=0, points=0), layout.PYRAMID
    for own in view.players:
        panel, seat = _panel(view, own), own.seat
        yield happened.CrewGrew(seat=seat, crew=Crew.BLUE, steps=1, strength=3), panel.part(0, 60, panel.w, 64)
        raised = happened.MarketRaised(seat=seat, market=Market.STONE, levels=1, level=2, points=0, stones=0)
        yield raised, panel.part(panel.w // 2, 168, panel.w // 2, 60)
        yield happened.StonesGained(seat=seat, count=2, lost=0), panel.part(0, 168, panel.w // 2 + 8, 60)
        yield (
            happened.CooperationScored(seat=seat, areas=3, points=5),
            panel.part(panel.w // 3, 0, 2 * panel.w // 3, 70),
        )
        yield happened.RiddleKept(seat=seat, cards=2), panel.part(0, 222, panel.w, 66)
        if own.colonnade:
            at = own.colonnade - 1
            column = laid(seat=seat, monument=Monument.COLONNADE, at=at, cell=0, cost=0, points=0, is_free=True)
            yield column, layout.COLONNADE


@pytest.mark.parametrize("name", NAMED)
def test_what_changed_glows_where_it_is(name: str) -> None:
    scene = _quiet(name)
    assert _glows(draw(scene)) == []
    for event, where in _news(_view(scene)):
        boxes = _glows(draw(replace(scene, since=(event,))))
        assert boxes, event
        assert all(where.grown(4).holds(box) for box in boxes), (event, where, boxes)


def test_a_ship_glows_at_its_berth_and_all_that_moved_up() -> None:
    scene = replace(situations()["waiting-4"].scene(), decisions=())
    harbour = layout.space(POSITIONS[Area.OBELISK_COLONNADE])
    (box,) = _glows(draw(scene))
    assert layout.berth(harbour, 2).holds(box)
    moved = happened.ShipsMovedUp(area=Area.OBELISK_COLONNADE, berths=(1, 2, 3))
    assert len(_glows(draw(replace(scene, since=(moved,))))) == 4


def test_a_new_round_is_told_by_its_number_and_forgets_the_river() -> None:
    ship = happened.ShipPlaced(seat=0, space="C5", berth=None, piece="N15", using=())
    began = happened.RoundBegan(seat=0, round=2, order=(0, 1), cards=(), tiles=())
    changes = changes_of((ship, began))
    assert (changes.spaces, changes.is_new_round) == (set(), True)
    scene = _quiet("late-4")
    assert layout.ROUND.holds(difference("egizia", scene, replace(scene, since=(began,))))


def _tags(drawing: Drawing, ground: theme.Colour = theme.TAG) -> dict[tuple[str, ...], list[str]]:
    found: dict[tuple[str, ...], list[str]] = {}
    for _, mark, lettering in texts(drawing):
        if lettering.ground == ground:
            found.setdefault(mark.owner, []).append(lettering.text)
    return found


@pytest.mark.parametrize("name", ["placing-2", "placing-3", "placing-4", "crowded-4", "waiting-4", "ten-4", "late-4"])
def test_spaces_and_slots_have_the_numbers_of_the_menu(name: str) -> None:
    """As the labels say: spaces from 1 to 20, slots from 1 at the river; a waiting place has its hourglass."""
    scene = situations()[name].scene()
    actions = [option.action for option in scene.decisions[0].options]
    placing = [action for action in actions if isinstance(action, do.PlaceShip)]
    shown = _tags(draw(scene))
    numbers = {POSITIONS[action.space] + 1 for action in placing}
    beads = [found for owner, found in shown.items() if owner[0].startswith("number")]
    assert {int(text) for (text,) in beads} == numbers
    said = {scene.words.say("space-number", space=action.space) for action in placing}
    assert said == {str(number) for number in numbers}
    for area in Area:
        order = list(Berth)
        slots = {str(order.index(a.berth) + 1) for a in placing if a.space == area and a.berth is not None}
        large = {text for owner, found in shown.items() if owner == (f"space {area}",) for text in found}
        assert large == slots - {"4"}


def test_what_cannot_be_reached_is_veiled_and_loses_its_number() -> None:
    scene = situations()["ten-4"].scene()
    offered = {option.action.space for option in scene.decisions[0].options if isinstance(option.action, do.PlaceShip)}
    veiled = {mark.owner[0] for mark in draw(scene).marks if isinstance(mark, Put) and isinstance(mark.sprite, Veiled)}
    assert veiled
    assert not veiled & {f"space {space}" for space in offered}
    assert not [m for m in draw(_quiet("ten-4")).marks if isinstance(m, Put) and isinstance(m.sprite, Veiled)]


@pytest.mark.parametrize("name", ["build-2", "build-3", "build-4"])
def test_bricks_that_can_be_laid_are_gold_with_what_the_menu_says(name: str) -> None:
    scene = situations()[name].scene()
    labels = [dict(o.path[-1].facts) for o in scene.decisions[0].options if isinstance(o.action, do.LayBrick)]
    shown = _tags(draw(scene))
    rows = {str(facts["row"]) for facts in labels if "row" in facts}
    costs = {str(facts["cost"]) for facts in labels if "row" in facts}
    assert set(shown.get(("pyramid",), [])) == rows | costs
    for facts in labels:
        if "statue" in facts:
            number = facts["statue"]
            assert str(number) in shown["statues", f"statue {number}"]
        if "monument" in facts:
            assert shown[str(facts["monument"]),] == [str(facts["cost"])]
    assert not _tags(draw(_quiet(name)))


@pytest.mark.parametrize("name", ["build-2", "build-3", "build-4"])
def test_the_tick_on_a_crew_is_not_under_the_glow_of_the_crew_before(name: str) -> None:
    scene = situations()[name].scene()
    panel = _panel(_view(scene), _view(scene).players[0])
    chips = panel.part(0, 60, panel.w, 64)
    sent = happened.CrewsCommitted(seat=0, area=Area.PYRAMID_STATUES, crews=(Crew.LEADER,), strength=9, by=None)
    bare, glowing = draw(replace(scene, since=())), draw(replace(scene, since=(sent,)))
    ticks = [
        extent(bare, mark)
        for mark in bare.marks
        if isinstance(mark, Put)
        and isinstance(mark.sprite, Piece)
        and mark.sprite.sketch is tick(theme.SAND, 1).sketch
        and chips.holds(extent(bare, mark))
    ]
    assert len(ticks) == 2, "the leader and the green crew"
    box = max(ticks, key=lambda found: found.x)
    part = (box.x, box.y, box.right, box.bottom)
    assert glowing.paint().crop(part).tobytes() == bare.paint().crop(part).tobytes()


def test_what_strength_is_left_stands_in_the_header() -> None:
    scene = situations()["build-4"].scene()
    build = _view(scene).build
    assert build is not None
    assert [t.text for _, mark, t in texts(draw(scene)) if mark.owner == ("budget",)] == [str(build.budget)]


@pytest.mark.parametrize("seats", range(2, 5))
def test_whose_turn_it_is_is_the_only_large_gold(seats: int) -> None:
    scene = _quiet(f"start-{seats}")
    for seat in range(seats):
        view = replace(_view(scene), asked=(seat,), turn=seat)
        picture = draw(replace(scene, view=view)).paint()
        for own in view.players:
            box = _panel(view, own)
            part = picture.crop((box.x, box.y, box.right, box.bottom))
            assert (part.histogram()[GOLD] > 8_000) == (own.seat == seat)


def test_how_many_cards_somebody_looks_at_is_shown_to_all() -> None:
    scene = situations()["looking-4"].scene()
    shown = [t.text for _, mark, t in texts(draw(scene)) if mark.owner == ("sphinx",)]
    assert shown == [str(_view(scene).looked_at)]


def test_names_are_drawn() -> None:
    scene = _quiet("late-4")
    other = replace(scene, names=with_item(scene.names, 3, "Anna"))
    assert _panel(_view(scene), _view(scene).players[3]).holds(difference("egizia", scene, other))


@pytest.mark.parametrize("name", ["placing-2", "placing-3", "late-4"])
def test_the_page_of_estates_shows_every_card(name: str) -> None:
    """As it counts now: a field that is improved has another colour."""
    scene = _quiet(name)
    view = _view(scene)
    before = draw_estates(scene)
    for own in view.players:
        count = len(
            [thing for thing in before.things if thing.path[0] == f"player {own.seat}" and "card" in thing.path[-1]]
        )
        combos = len([seen for seen in own.fields if seen.stones])
        assert count == len(own.fields) + len(own.quarries) - combos + len(own.permanents) + len(own.anytime)
        more = replace(own, fields=(replace(own.fields[0], wheat=10), *own.fields[1:]))
        other = draw_estates(replace(scene, view=replace(view, players=with_item(view.players, own.seat, more))))
        assert other.paint().tobytes() != before.paint().tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in situations() if name.startswith("private")])
def test_goals_of_sphinx_cards_have_their_whole_names(name: str, language: str) -> None:
    """Those with one goal; several have signs, and words on the buttons."""
    scene = situations()[name].scene(language)
    view, shown = _view(scene), list(texts(draw(scene)))
    for panel, cards in (("looking", view.looking), ("riddles", view.riddles)):
        for number, seen in enumerate(cards, 1):
            if len(seen.progress) == 1:
                said = scene.words.say("metric-name", metric=seen.progress[0].metric.value)
                lines = [lettering.text for _, mark, lettering in shown if mark.owner == (panel, f"card {number}")]
                assert said in " ".join(lines)
