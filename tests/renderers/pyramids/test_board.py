"""The board tells everything: whatever changes on the table changes the picture, at the place where it belongs."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engines.core.event import Event
from engines.core.tuples import with_item
from engines.pyramids import events as happened
from engines.pyramids.actions import TakeGod, TakePair
from engines.pyramids.components import CARDS, Colour, Edifice, God
from engines.pyramids.pyramid import Place
from engines.pyramids.view import PyramidsView, SeenCard
from renderers.core import theme
from renderers.core.drawing import Drawing, Fill, Put
from renderers.core.geometry import Box
from renderers.core.house import crown, seat_badge
from renderers.core.marks import glow, spark
from renderers.core.palette import PYRAMIDS
from renderers.core.scene import Scene
from renderers.core.sprites import Piece
from renderers.pyramids import layout
from renderers.pyramids.changes import changes_of
from renderers.pyramids.pictures import draw
from renderers.pyramids.stones import stone
from tests.renderers.layout_laws import texts
from tests.renderers.looking import difference
from tests.renderers.pyramids.situations import crowded, situations

GOLD = PYRAMIDS.place_of(theme.BRIGHT_GOLD)
NAMED = ("pair-2", "pair-3", "pair-4", "pair-5")


def _view(scene: Scene) -> PyramidsView:
    assert isinstance(scene.view, PyramidsView)
    return scene.view


def _quiet(name: str) -> Scene:
    """Nothing is new."""
    return replace(situations()[name].scene(), since=())


def _changes(view: PyramidsView) -> Iterator[tuple[str, PyramidsView, Box]]:
    """One card, stone or number is different: where must it show?"""
    yield "round", replace(view, round=view.round + 1), layout.ROUND
    for number, seen in enumerate(view.gods):
        box = layout.god(seen.god.number, view.seats)
        for change in (replace(seen, taker=_other(seen.taker)), replace(seen, taker=1, has_built=not seen.has_built)):
            yield f"{seen.god}", replace(view, gods=with_item(view.gods, number, change)), box
    for number, pair in enumerate(view.pairs):
        if pair.taker is None:
            cards = replace(pair, cards=(pair.cards[0], CARDS[1] if pair.cards[1] != CARDS[1] else CARDS[2]))
            yield f"pair {number}", replace(view, pairs=with_item(view.pairs, number, cards)), layout.quarry(view.seats)
        taken = replace(pair, taker=_other(pair.taker))
        yield f"taker of {number}", replace(view, pairs=with_item(view.pairs, number, taken)), layout.quarry(view.seats)
    for seat, own in enumerate(view.necropolises):
        panel, plan = layout.player(seat, view.seats), layout.plan(view.seats)
        yield f"score of {seat}", replace(view, scores=with_item(view.scores, seat, 77)), panel.part(*plan.name)
        changed = (
            ("tomb", replace(own, tomb_size=own.tomb_size + 1), plan.tomb),
            ("hand", replace(own, hand_size=own.hand_size + 1), plan.hand),
            ("obelisk", replace(own, obelisk=(*own.obelisk, CARDS[1])), plan.obelisk),
            ("bonus", replace(own, worth=with_item(own.worth, 2, ("all_colours", 10))), plan.bonus),
            ("pyramid", replace(own, pyramid=own.pyramid[:-1], joints=()), plan.plot),
            *(
                (f"group {n}", replace(own, groups=with_item(own.groups, n, 9)), chip)
                for n, chip in enumerate(plan.chips)
            ),
        )
        for what, other, place in changed:
            necropolises = with_item(view.necropolises, seat, other)
            yield f"{what} of {seat}", replace(view, necropolises=necropolises), panel.part(*place)
        if own.joints:
            apart = with_item(view.necropolises, seat, replace(own, joints=own.joints[:-1]))
            yield f"joint of {seat}", replace(view, necropolises=apart), panel.part(*plan.plot)


def _other(taker: int | None) -> int:
    return 1 if taker is None else 1 - min(taker, 1)


@pytest.mark.parametrize("name", NAMED)
def test_every_change_shows_where_it_belongs(name: str) -> None:
    scene = _quiet(name)
    count = 0
    for what, view, where in _changes(_view(scene)):
        # An obelisk's glyphs stand at its left.
        found = difference("pyramids", scene, replace(scene, view=view))
        assert where.grown(30 if "obelisk" in what else 12).holds(found), f"{what}: {found} is not in {where}"
        count += 1
    assert count > 30


def _glows(drawing: Drawing) -> list[tuple[tuple[str, ...], Box]]:
    """What glows, and around which box."""
    found = []
    for mark, (w, h, *_) in _pieces(drawing, glow(theme.SAND, 1, 1, 1)):
        assert isinstance(w, int)
        assert isinstance(h, int)
        found.append((mark.owner, Box(mark.x, mark.y, w, h)))
    return found


def _pieces(drawing: Drawing, like: Piece) -> list[tuple[Put, tuple[Hashable, ...]]]:
    """Every piece of this kind, with its arguments."""
    return [
        (mark, mark.sprite.arguments)
        for mark in drawing.marks
        if isinstance(mark, Put) and isinstance(mark.sprite, Piece) and mark.sprite.sketch is like.sketch
    ]


@pytest.mark.parametrize("name", NAMED)
def test_what_changed_glows_where_it_is(name: str) -> None:
    scene = _quiet(name)
    view = _view(scene)
    assert _glows(draw(scene)) == []
    plan = layout.plan(view.seats)
    for seat, own in enumerate(view.necropolises):
        panel = layout.player(seat, view.seats)
        top, course = own.pyramid[-1], own.obelisk[-1] if own.obelisk else None
        events: list[tuple[Event, Box]] = [
            (
                happened.PyramidBuilt(seat=seat, card=top.card, floor=top.place.floor, index=top.place.index),
                panel.part(*plan.plot),
            ),
            (happened.TombFilled(seat=seat, cards=own.tomb_size), panel.part(*plan.tomb)),
            (happened.CardsDiscarded(seat=seat, cards=(CARDS[1],)), panel.part(*plan.hand)),
        ]
        if course is not None:
            built = happened.ObeliskBuilt(seat=seat, card=course, height=len(own.obelisk))
            events.append((built, panel.part(*plan.obelisk)))
        for event, where in events:
            drawing = draw(replace(scene, since=(event,)))
            ((owner, box),) = _glows(drawing)
            assert owner[0] == f"player {seat}"
            assert where.grown(6).holds(box), (event, where, box)
            assert len(_pieces(drawing, spark(theme.SAND, 1))) == 1


def test_a_new_card_glows_on_its_own_place() -> None:
    """However the base has grown since: a card is known by itself."""
    scene = _quiet("pair-4")
    own = _view(scene).necropolises[0]
    cell = layout.plan(4).cell
    boxes = set()
    for seen in own.pyramid:
        event = happened.PyramidBuilt(seat=0, card=seen.card, floor=0, index=0)
        ((_, box),) = _glows(draw(replace(scene, since=(event,))))
        assert (box.w, box.h) == (2 * cell, 2 * cell)
        boxes.add((box.x, box.y))
    assert len(boxes) == len(own.pyramid)


def test_gods_and_pairs_that_were_taken_glow() -> None:
    scene = _quiet("gods-4")
    pair = happened.PairTaken(seat=0, pair=1, cards=(CARDS[1], CARDS[2]))
    drawing = draw(replace(scene, since=(happened.GodTaken(seat=0, god=God.KHEPRI), pair)))
    assert [owner for owner, _ in _glows(drawing)] == [("gods", "khepri"), ("quarry", "pair 2")]


def test_a_pair_that_was_built_with_does_not_glow_any_more() -> None:
    changes = changes_of(
        (
            happened.PairTaken(seat=0, pair=1, cards=(CARDS[1], CARDS[2])),
            happened.PyramidBuilt(seat=0, card=CARDS[1], floor=0, index=0),
        )
    )
    assert not changes.pairs
    assert changes.laid == {1}


def test_a_new_round_is_told_by_its_number_and_forgets_tiles_and_pairs() -> None:
    scene = _quiet("gods-5")
    began = happened.RoundBegan(seat=0, round=9, set_aside=None, pairs=())
    assert layout.ROUND.holds(difference("pyramids", scene, replace(scene, since=(began,))))
    changes = changes_of((happened.GodTaken(seat=0, god=God.HORUS), began))
    assert (changes.gods, changes.is_new_round) == (set(), True)


def _tags(drawing: Drawing, ground: theme.Colour = theme.TAG) -> list[tuple[tuple[str, ...], str]]:
    return [(mark.owner, lettering.text) for _, mark, lettering in texts(drawing) if lettering.ground == ground]


@pytest.mark.parametrize("name", ["gods-2", "gods-3", "gods-4", "gods-5"])
def test_gods_that_can_be_chosen_have_a_tag_with_their_number(name: str) -> None:
    scene = situations()[name].scene()
    offered = [option.action.god for option in scene.decisions[0].options if isinstance(option.action, TakeGod)]
    assert _tags(draw(scene)) == [(("gods", god.value), str(god.number)) for god in offered]


@pytest.mark.parametrize("name", NAMED)
def test_pairs_have_the_numbers_of_the_menu(name: str) -> None:
    scene = situations()[name].scene()
    offered = {
        (("quarry", f"pair {dict(option.path[0].facts)['pair']}"), str(dict(option.path[0].facts)["pair"]))
        for option in scene.decisions[0].options
        if isinstance(option.action, TakePair)
    }
    assert set(_tags(draw(scene))) == offered
    # Those that are taken keep their number, so that numbers never shift.
    numbers = {lettering.text for _, mark, lettering in texts(draw(scene)) if mark.owner[0] == "quarry"}
    assert numbers == {str(number + 1) for number in range(len(_view(scene).pairs))}


@pytest.mark.parametrize("seats", range(2, 6))
def test_whose_turn_it_is_is_the_only_large_gold(seats: int) -> None:
    scene = replace(_quiet(f"start-{seats}"), decisions=())
    for seat in range(seats):
        view = replace(_view(scene), asked=(seat,), turn=seat)
        picture = draw(replace(scene, view=view)).paint()
        for other in range(seats):
            box = layout.player(other, seats)
            part = picture.crop((box.x, box.y, box.right, box.bottom))
            assert (part.histogram()[GOLD] > 8_000) == (other == seat)


def test_all_who_still_must_discard_are_named_by_their_badges() -> None:
    scene = replace(situations()["clearing-5"].scene(), decisions=())
    for asked in ((0, 2), (0, 2, 4), (1,)):
        drawing = draw(replace(scene, view=replace(_view(scene), asked=asked)))
        badges = _pieces(drawing, seat_badge(theme.SAND, 0, 1))
        assert tuple(seat for mark, (seat, _) in badges if mark.owner == ("asked",)) == asked


def test_a_group_is_bridged_and_strangers_are_not() -> None:
    scene = _quiet("crowded-4")
    faces = {look.face for look in theme.STONES.values()}
    fills = [mark for mark in draw(scene).marks if isinstance(mark, Fill) and mark.colour in faces]
    for seat, own in enumerate(_view(scene).necropolises):
        bridges = [fill.colour for fill in fills if fill.owner == (f"player {seat}",)]
        assert bridges == [theme.STONES[joint.colour].face for joint in own.joints]


def test_bridges_lead_across_the_glow_of_a_new_card() -> None:
    """Longer than others, and over it: what the card joins is seen at once."""
    scene = _quiet("pair-4")
    own = _view(scene).necropolises[0]
    faces = {look.face for look in theme.STONES.values()}
    met = 0
    for seen in own.pyramid:
        left, bottom = seen.place.floor + 2 * seen.place.index, 2 * seen.place.floor
        cells = {(left + x, bottom + y) for x in (0, 1) for y in (0, 1)}
        event = happened.PyramidBuilt(seat=0, card=seen.card, floor=seen.place.floor, index=seen.place.index)
        drawing = draw(replace(scene, since=(event,)))
        ((mark, _),) = _pieces(drawing, glow(theme.SAND, 1, 1, 1))
        over = drawing.marks[drawing.marks.index(mark) :]
        bridges = [each.box for each in over if isinstance(each, Fill) and each.colour in faces][: len(own.joints)]
        for joint, bridge in zip(own.joints, bridges, strict=True):
            is_leaving = (joint.cell in cells) != (joint.other in cells)
            assert (26 in (bridge.w, bridge.h)) == is_leaving
            met += is_leaving
    assert met > 3


def test_only_the_glyph_of_its_edifice_is_shown() -> None:
    scene = _quiet("pair-4")
    view = _view(scene)
    lone = replace(view.necropolises[0], joints=(), obelisk=())

    def drawn(glyph: Edifice) -> bytes:
        card = replace(CARDS[1], glyph=glyph)
        own = replace(lone, pyramid=(SeenCard(Place(0, 0), card),))
        shown = replace(view, necropolises=with_item(view.necropolises, 0, own))
        return draw(replace(scene, view=shown)).paint().tobytes()

    assert drawn(Edifice.OBELISK) == drawn(Edifice.TOMB) != drawn(Edifice.PYRAMID)


def test_stones_are_told_by_their_signs_alone() -> None:
    """Five shapes, whatever their colours."""
    shapes = set()
    for colour in Colour:
        image = stone(theme.MORTAR, colour, 60, 60, 0).draw(PYRAMIDS).image.crop((12, 12, 48, 48))
        sign = PYRAMIDS.place_of(theme.STONES[colour].sign)
        shapes.add(image.point([255 if place == sign else 0 for place in range(256)]).tobytes())
    assert len(shapes) == len(Colour)


def test_flat_fills_of_stones_keep_their_exact_colour() -> None:
    for colour in Colour:
        image = stone(theme.MORTAR, colour, 60, 120, 0).draw(PYRAMIDS).image
        used = {place for place, count in enumerate(image.histogram()) if count > 60}
        assert {PYRAMIDS.place_of(tone) for tone in theme.STONES[colour]} <= used


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_crown_tells_the_first_player(seats: int) -> None:
    scene = _quiet(f"start-{seats}")
    for seat in range(seats):
        drawing = draw(replace(scene, view=replace(_view(scene), first_seat=seat)))
        ((mark, _),) = _pieces(drawing, crown(theme.PLOT, 1, theme.GOLD, theme.INK))
        assert mark.owner == (f"player {seat}",)


def test_what_is_new_is_seen_on_a_phone() -> None:
    """At 400 pixels in width the glow around a new card is still gold."""
    scene = crowded(5).scene()
    phone = draw(scene).paint().convert("RGB").resize((400, 286), Image.Resampling.LANCZOS)
    box = layout.player(4, 5).part(*layout.plan(5).plot)
    left, top, right, bottom = (round(edge * 400 / 1400) for edge in (box.x, box.y, box.right, box.bottom))
    part = phone.crop((left, top, right, bottom))
    off = ImageChops.difference(part, Image.new("RGB", part.size, theme.BRIGHT_GOLD)).convert("L")
    assert sum(off.histogram()[:24]) > 25


def test_names_are_drawn() -> None:
    scene = _quiet("pair-5")
    other = replace(scene, names=with_item(scene.names, 3, "Anna"))
    assert layout.player(3, 5).holds(difference("pyramids", scene, other))
