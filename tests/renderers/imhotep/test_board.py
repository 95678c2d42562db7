"""The board tells everything: whatever changes on the table changes the picture, at the place where it belongs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engines.core.event import Event
from engines.imhotep import GAME
from engines.imhotep import actions as do
from engines.imhotep import events as happened
from engines.imhotep.components import Card, Site
from engines.imhotep.view import ImhotepView
from renderers.core import palette, theme
from renderers.core.geometry import Box
from renderers.core.scene import Scene
from renderers.imhotep import layout
from renderers.imhotep.changes import changes_of
from renderers.imhotep.pictures import draw
from tests.engines.driving import play
from tests.engines.imhotep.table import ship, table
from tests.renderers.imhotep.situations import crowded, situations
from tests.renderers.layout_laws import texts
from tests.renderers.looking import difference, picture
from tests.renderers.situation import NAMES, Situation

RIVER = Box(342, 350, 1058, 398)


def _scene(sides: str = "AAAAA") -> Scene:
    """Something everywhere, nothing new."""
    state = table(
        4, sides, round=4,
        ships=(ship("01.."), ship("2.3"), ship("..", Site.TEMPLE), ship("1.")),
        hands=((Card.STATUE, Card.STATUE, Card.LEVER), (Card.HAMMER,), (), ()),
        quarry=(20, 4, 20, 20), sleds=(2, 1, 5, 4),
        pyramids=((0, 1, 2, 3, 0, 1),) if sides[1] == "A" else ((0, 1), (2,), (3, 3, 1, 0, 2)),
        pyramid_overflow=(1, 2), temple=(0, 1, 2, 3, 0, 1, 2), burial_chamber=(0, 0, 1, 2, 3, 3, 0),
        obelisk_stones=(2, 1, 2, 1), obelisk_towers=() if sides[4] == "A" else (0, 1),
    )  # fmt: skip
    return Situation(GAME, state.options, state).scene()


def _view(scene: Scene) -> ImhotepView:
    assert isinstance(scene.view, ImhotepView)
    return scene.view


def _swapped(stones: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*stones[:index], (stones[index] + 1) % 4, *stones[index + 1 :])


def _changes(view: ImhotepView) -> Iterator[tuple[str, ImhotepView, Box]]:
    """One stone, card, ship or number is different: where must it show?"""
    for pyramid, stones in enumerate(view.pyramids):
        for cell in range(len(stones)):
            changed = (*view.pyramids[:pyramid], _swapped(stones, cell), *view.pyramids[pyramid + 1 :])
            yield f"pyramid {pyramid} cell {cell}", replace(view, pyramids=changed), layout.SITES[Site.PYRAMID]
        fewer = (*view.pyramids[:pyramid], stones[:-1], *view.pyramids[pyramid + 1 :])
        yield f"pyramid {pyramid} has one less", replace(view, pyramids=fewer), layout.SITES[Site.PYRAMID]
    yield "overflow", replace(view, pyramid_overflow=(1,)), layout.SITES[Site.PYRAMID]
    for cell in range(len(view.temple)):
        changed_temple = replace(view, temple=_swapped(view.temple, cell))
        yield f"temple stone {cell}", changed_temple, layout.SITES[Site.TEMPLE]
    for cell in range(len(view.burial_chamber)):
        changed_chamber = replace(view, burial_chamber=_swapped(view.burial_chamber, cell))
        yield f"chamber stone {cell}", changed_chamber, layout.SITES[Site.BURIAL_CHAMBER]
    for seat in range(4):
        more = tuple(count + (other == seat) for other, count in enumerate(view.obelisk_stones))
        yield f"obelisk stones of {seat}", replace(view, obelisk_stones=more), layout.SITES[Site.OBELISKS]
        worth = tuple(count + (other == seat) for other, count in enumerate(view.obelisks_worth))
        if view.options.obelisks == "A":
            yield f"obelisk worth of {seat}", replace(view, obelisks_worth=worth), layout.SITES[Site.OBELISKS]
        player = layout.player_place(seat, 4)
        scores = tuple(score + (other == seat) for other, score in enumerate(view.scores))
        yield f"score of {seat}", replace(view, scores=scores), player
        sleds = tuple(count - (other == seat) for other, count in enumerate(view.sleds))
        yield f"sled of {seat}", replace(view, sleds=sleds), player
        hands = tuple((*hand, Card.SAIL) if other == seat else hand for other, hand in enumerate(view.hands))
        yield f"a card for {seat}", replace(view, hands=hands), player
    for place in range(len(view.obelisk_towers)):
        towers = _swapped(view.obelisk_towers, place)
        yield f"tower {place}", replace(view, obelisk_towers=towers), layout.SITES[Site.OBELISKS]
    for card in range(len(view.market)):
        market = (*view.market[:card], Card.ENTRANCE, *view.market[card + 1 :])
        yield f"market card {card}", replace(view, market=market), layout.SITES[Site.MARKET]
    if view.face_down:
        yield "the pair is gone", replace(view, face_down=0), layout.SITES[Site.MARKET]
    for number, vessel in enumerate(view.ships):
        for slot, owner in enumerate(vessel.slots):
            other = 0 if owner is None else None if vessel.site is None else 3
            slots = (*vessel.slots[:slot], other, *vessel.slots[slot + 1 :])
            ships = (*view.ships[:number], replace(vessel, slots=slots), *view.ships[number + 1 :])
            yield f"ship {number} slot {slot}", replace(view, ships=ships), RIVER
    docked = (replace(view.ships[0], site=Site.MARKET), *view.ships[1:])
    yield "a ship docks", replace(view, ships=docked), RIVER
    fewest = (replace(view.ships[0], minimum=1), *view.ships[1:])
    yield "a minimum load", replace(view, ships=fewest), RIVER
    yield "quarry that runs low", replace(view, quarry=(20, 5, 20, 20)), layout.player_place(1, 4)
    yield "round", replace(view, round=5), layout.ROUND
    yield "two are asked", replace(view, asked=(0, 2)), layout.player_place(2, 4)


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_every_change_shows_where_it_belongs(sides: str) -> None:
    scene = _scene(sides)
    count = 0
    for what, view, where in _changes(_view(scene)):
        found = difference("imhotep", scene, replace(scene, view=view))
        assert where.grown(8).holds(found), f"{what}: {found} is not in {where}"
        count += 1
    assert count > 50


EVENTS: list[tuple[str, Event, Box]] = [
    ("AAAAA", happened.StonePlaced(seat=0, ship=0, slot=0), RIVER),
    ("AAAAA", happened.ShipSailed(seat=0, ship=2, site=Site.TEMPLE), RIVER),
    ("AAAAA", happened.PyramidBuilt(seat=1, pyramid=0, cell=5, points=0), layout.SITES[Site.PYRAMID]),
    ("AAAAA", happened.PyramidBuilt(seat=2, pyramid=None, cell=None, points=0), layout.SITES[Site.PYRAMID]),
    ("BBBBB", happened.PyramidBuilt(seat=2, pyramid=2, cell=4, points=0), layout.SITES[Site.PYRAMID]),
    ("AAAAA", happened.TempleBuilt(seat=1, cell=1, layer=1), layout.SITES[Site.TEMPLE]),
    ("AAAAA", happened.BurialChamberBuilt(seat=0, row=0, column=2), layout.SITES[Site.BURIAL_CHAMBER]),
    ("AAAAA", happened.ObeliskBuilt(seat=2, stones=2), layout.SITES[Site.OBELISKS]),
    ("BBBBB", happened.ObeliskBuilt(seat=2, stones=2), layout.SITES[Site.OBELISKS]),
    ("BBBBB", happened.TowerRaised(seat=1, place=1, points=0), layout.SITES[Site.OBELISKS]),
    ("AAAAA", happened.StonesTaken(seat=2, count=3), layout.player_place(2, 4)),
    ("AAAAA", happened.CardTaken(seat=1, card=Card.HAMMER), layout.player_place(1, 4)),
    ("AAAAA", happened.CardDrawn(seat=0, card=Card.LEVER), layout.player_place(0, 4)),
    ("AAAAA", happened.PairKept(seat=0, card=Card.STATUE, discarded=Card.SAIL), layout.player_place(0, 4)),
    ("BBBBB", happened.PairTaken(seat=0), layout.SITES[Site.MARKET]),
    ("AAAAA", happened.TempleScored(seat=3, cell=0, points=2), layout.player_place(3, 4)),
    ("AAAAA", happened.RoundBegan(seat=0, round=4, ships=(4, 3, 2, 2)), layout.ROUND),
]


@pytest.mark.parametrize(("sides", "event", "where"), EVENTS)
def test_what_changed_is_outlined(sides: str, event: Event, where: Box) -> None:
    scene = _scene(sides)
    found = difference("imhotep", scene, replace(scene, since=(event,)))
    assert where.grown(8).holds(found)
    gold = palette.IMHOTEP.place_of(theme.BRIGHT_GOLD)
    before, after = (draw(s).paint() for s in (scene, replace(scene, since=(event,))))
    assert after.histogram()[gold] > before.histogram()[gold] + 100


def test_events_of_the_ships_before_a_new_round_are_forgotten() -> None:
    scene = _scene()
    new_round = happened.RoundBegan(seat=0, round=4, ships=(4, 3, 2, 2))
    before = (happened.StonePlaced(seat=0, ship=0, slot=0), happened.ShipSailed(seat=0, ship=2, site=Site.TEMPLE))
    one, other = replace(scene, since=(new_round,)), replace(scene, since=(*before, new_round))
    assert picture("imhotep", one).tobytes() == picture("imhotep", other).tobytes()


def test_only_stones_that_are_still_new_on_the_sled_are_ringed() -> None:
    """A Hammer takes three and places one of them."""
    changes = changes_of((happened.StonesTaken(seat=2, count=3), happened.StonePlaced(seat=2, ship=0, slot=0)))
    assert changes.taken[2] == 2


def test_a_finished_tower_leaves_its_tray() -> None:
    built = (happened.ObeliskBuilt(seat=1, stones=3), happened.TowerRaised(seat=1, place=1, points=9))
    changes = changes_of(built)
    assert (changes.obelisks, changes.towers) == (set(), {1})


def test_legal_places_are_those_of_the_menus() -> None:
    """With a stone on the sled the free slots are lit; without one, or when somebody chooses a card, they are not."""
    scene = _scene()
    assert _lit_slots(scene) == {("ship A", "3"), ("ship A", "4"), ("ship B", "2"), ("ship D", "2")}
    assert _lit_slots(replace(scene, decisions=())) == set()


def test_what_the_sail_card_offers() -> None:
    """After the stone is placed only the harbour is asked: no slot is lit."""
    state = table(4, ships=(ship("01.."), ship("2.3"), ship("..."), ship("1.")), hands=((Card.SAIL,), (), (), ()))
    after = play(state, do.PlaySail(0, 2))
    assert _lit_slots(Situation(GAME, after.options, after).scene()) == set()


def _lit_slots(scene: Scene) -> set[tuple[str, str]]:
    """Ship and number of every slot whose figure stands on a lit ground."""
    return {
        (mark.owner[0], lettering.text)
        for _, mark, lettering in texts(draw(scene))
        if mark.owner[-1].startswith("slot") and lettering.ground == theme.NEXT_CELL
    }


def test_whose_turn_it_is_is_the_only_large_gold() -> None:
    scene = replace(_scene(), decisions=())
    gold = theme.BRIGHT_GOLD
    for seat in range(4):
        shown = picture("imhotep", replace(scene, view=replace(_view(scene), asked=(seat,))))
        for other in range(4):
            box = layout.player_place(other, 4)
            part = shown.crop((box.x, box.y, box.right, box.bottom))
            share = sum(n for n, colour in part.getcolors(99_999) or () if colour == gold) / (box.w * box.h)
            assert (share > 0.15) == (other == seat)


def test_a_ready_ship_is_told_by_sail_hull_and_pips() -> None:
    scene = replace(_scene(), decisions=())
    view = _view(scene)
    ready = replace(view, ships=(replace(view.ships[0], minimum=2), *view.ships[1:]))
    idle, able = draw(scene).paint(), draw(replace(scene, view=ready)).paint()
    for colour in (theme.HULL_READY, theme.CREAM, theme.TERRACOTTA):
        place = palette.IMHOTEP.place_of(colour)
        assert able.histogram()[place] > idle.histogram()[place]


def test_while_a_ship_is_chosen_only_those_that_can_be_are_lit() -> None:
    """The Sail card: its stone is loaded, and only that ship can go now."""
    ready = (ship("012."), ship("2.3"), ship("..."), ship("1."))
    state = table(4, ships=ready, hands=((Card.SAIL,), (), (), ()))
    after = play(state, do.PlaySail(1, 1))
    assert _lit_hulls(Situation(GAME, state.options, state).scene()) == {"ship A", "ship B", "ship D"}
    assert _lit_hulls(Situation(GAME, after.options, after).scene()) == {"ship B"}


def _lit_hulls(scene: Scene) -> set[str]:
    """Ships whose letter stands on a lit hull."""
    return {m.owner[0] for _, m, lettering in texts(draw(scene)) if lettering.ground == theme.HULL_READY}


def test_choices_that_are_asked_are_framed() -> None:
    """Cards of the market, pyramids on side B, the reward of one temple cell."""
    lapis = palette.IMHOTEP.place_of(theme.LAPIS)
    for name, site in (
        ("market-pick-a-3", Site.MARKET),
        ("pyramid-choice-b-4", Site.PYRAMID),
        ("temple-choice-b-4", Site.TEMPLE),
    ):
        scene = situations()[name].scene()
        idle = replace(scene, decisions=())
        assert layout.SITES[site].holds(difference("imhotep", scene, idle)), name
        assert draw(scene).paint().histogram()[lapis] > draw(idle).paint().histogram()[lapis]


def test_the_same_scene_is_the_same_picture() -> None:
    scenes = [crowded(4, "ABABA").scene() for _ in range(2)]
    assert draw(scenes[0]).paint().tobytes() == draw(scenes[1]).paint().tobytes()


def test_names_are_drawn() -> None:
    scene = _scene()
    other = replace(scene, names=("Anna", *NAMES[1:]))
    assert layout.player_place(0, 4).holds(difference("imhotep", scene, other))
