"""The board tells everything: whatever changes on the table changes the picture, at the place where it belongs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engines.core.event import Event
from engines.core.tuples import with_item
from engines.duel import GAME
from engines.duel import actions as do
from engines.duel import events as happened
from engines.duel.components import ACTION_TOKENS, Token
from engines.duel.labels import ship_name
from engines.duel.options import SIDE_OPTIONS
from engines.duel.view import DuelView
from renderers.core import palette, theme
from renderers.core.drawing import Put
from renderers.core.geometry import Box
from renderers.core.scene import Scene
from renderers.duel import layout
from renderers.duel.changes import changes_of
from renderers.duel.choices import choices_of
from renderers.duel.pictures import draw
from renderers.duel.sites.holder import WORTH
from tests.engines.driving import play
from tests.engines.duel.table import B2, C1, C3, COLUMN_B, ROW_1, ROW_2, board, harbour, table
from tests.renderers.duel.situations import crowded, situations
from tests.renderers.layout_laws import extent, texts
from tests.renderers.looking import difference, picture
from tests.renderers.situation import Situation

_BOARDS = (
    board(obelisk=4, temple_1=1, temple_3=2, pyramid_light=2, pyramid_dark=1, burial=(2, 3, 7), take_one=1),
    board(obelisk=2, temple_2=1, pyramid_light=1, pyramid_dark=4, burial=(5, 9, 10), swap_and_unload=2),
)


def _scene(sides: str = "AAAA") -> Scene:
    """Something everywhere, nothing new; rows 1 and 2 can be unloaded."""
    state = table(sides, boards=_BOARDS, harbour=harbour("1.0 01. ..."), warehouse=(Token.OBELISK,) * 2)
    return Situation(GAME, state.options, state).scene()


def _view(scene: Scene) -> DuelView:
    assert isinstance(scene.view, DuelView)
    return scene.view


def _changes(view: DuelView) -> Iterator[tuple[str, DuelView, Box]]:
    """One pawn, token or number is different: where must it show?"""
    for space, pawn in enumerate(view.harbour):
        other = 0 if pawn is None else 1 - pawn
        yield f"space {space}", replace(view, harbour=with_item(view.harbour, space, other)), layout.space(space)
    for ship, tokens in enumerate(view.ships):
        for slot, token in enumerate(tokens):
            changed = with_item(tokens, slot, Token.BURIAL_1 if token is not Token.BURIAL_1 else Token.OBELISK)
            yield (
                f"ship {ship} slot {slot}",
                replace(view, ships=with_item(view.ships, ship, changed)),
                layout.ship(ship),
            )
        takers = with_item(view.takers, ship, () if view.takers[ship] else (None, 0, 1))
        yield f"takers of ship {ship}", replace(view, takers=takers), layout.ship(ship)
        for slot, taker in enumerate(view.takers[ship]):
            own = with_item(view.takers[ship], slot, 0 if taker is None else None)
            tagged = replace(view, takers=with_item(view.takers, ship, own))
            yield f"taker of ship {ship} slot {slot}", tagged, layout.ship(ship)
    for seat, panel in enumerate(layout.PLAYERS):
        yield f"score of {seat}", replace(view, scores=with_item(view.scores, seat, 1)), panel
        yield f"supply of {seat}", replace(view, supplies=with_item(view.supplies, seat, 0)), panel
        for token in Token:
            more = with_item(view.boards, seat, (*view.boards[seat], token))
            if token not in view.boards[seat] or not token.startswith("burial"):
                yield f"{token} for {seat}", replace(view, boards=more), panel
        for number, (source, points) in enumerate(view.worth[seat][:-1]):
            worth = with_item(view.worth[seat], number, (source, points + 1))
            yield f"worth of {source} for {seat}", replace(view, worth=with_item(view.worth, seat, worth)), panel
    yield "pile", replace(view, pile=36), layout.STATUS
    yield "warehouse", replace(view, warehouse=1), layout.WAREHOUSE


@pytest.mark.parametrize("sides", ["AAAA", "BBBB"])
def test_every_change_shows_where_it_belongs(sides: str) -> None:
    scene = _scene(sides)
    count = 0
    for what, view, where in _changes(_view(scene)):
        found = difference("duel", scene, replace(scene, view=view))
        assert where.grown(12).holds(found), f"{what}: {found} is not in {where}"
        count += 1
    assert count > 90


def test_a_ship_that_left_is_open_water() -> None:
    scene = replace(_scene(), decisions=())
    view = _view(scene)
    gone = replace(view, ships=with_item(view.ships, ROW_1, ()), takers=with_item(view.takers, ROW_1, ()))
    picture = draw(replace(scene, view=gone)).paint()
    assert picture.getpixel(layout.slot(ROW_1, 1).centre) == palette.IMHOTEP.place_of(theme.LAPIS)


@pytest.mark.parametrize("first", [0, 1])
def test_who_was_first_to_five_shows_on_side_b_alone(first: int) -> None:
    for sides, is_shown in (("BAAA", True), ("ABBB", False)):
        scene = _scene(sides)
        other = replace(scene, view=replace(_view(scene), first_to_five=first))
        assert (picture("duel", scene).tobytes() != picture("duel", other).tobytes()) == is_shown


def test_each_side_b_says_so() -> None:
    for number, location in enumerate(SIDE_OPTIONS):
        letters = "A" * number + "B" + "A" * (3 - number)
        signs = [mark.owner for _, mark, lettering in texts(draw(_scene(letters))) if lettering.text == "B"]
        assert {owner for owner in signs if len(owner) > 1} == {(f"player {seat}", location) for seat in range(2)}


EVENTS: list[tuple[Event, Box]] = [
    (happened.PawnPlaced(seat=0, space=C1), layout.space(C1)),
    (happened.SlotFilled(ship=4, slot=1, token=Token.OBELISK), layout.hull(4)),
    (
        happened.TokensSwapped(seat=0, ship=1, first=0, second=2, token=Token.OBELISK, other=Token.OBELISK),
        layout.hull(1),
    ),
    (happened.ShipRefilled(ship=5, tokens=(Token.OBELISK,) * 3), layout.hull(5)),
    (happened.ShipLeft(ship=5), layout.STATUS),
    *(
        (happened.TokenTaken(seat=seat, token=token, ship=0, slot=0, space=C3), layout.PLAYERS[seat])
        for seat in range(2)
        for token in dict.fromkeys(_BOARDS[seat])
    ),
]


@pytest.mark.parametrize(("event", "where"), EVENTS)
def test_what_changed_is_outlined(event: Event, where: Box) -> None:
    scene = replace(_scene(), decisions=())
    new = replace(scene, since=(event,))
    if not isinstance(event, happened.ShipRefilled):
        assert where.grown(10).holds(difference("duel", scene, new))
    gold = palette.IMHOTEP.place_of(theme.BRIGHT_GOLD)
    before, after = (draw(s).paint() for s in (scene, new))
    assert after.histogram()[gold] > before.histogram()[gold] + 100


def test_a_pawn_that_went_home_and_a_token_that_was_played_are_not_new() -> None:
    changes = changes_of(
        (
            happened.PawnPlaced(seat=0, space=B2),
            happened.TokenTaken(seat=0, token=Token.TAKE_ONE, ship=1, slot=2, space=B2),
            happened.TokenPlayed(seat=0, token=Token.TAKE_ONE),
        )
    )
    assert not changes.pawns
    assert not +changes.gained


def test_what_can_be_chosen_is_what_the_menus_offer() -> None:
    scene = _scene()
    choices = choices_of(scene.decisions)
    assert choices.ships == {ROW_1, ROW_2, 3}
    assert choices.spaces == {space for space, pawn in enumerate(_view(scene).harbour) if pawn is None}
    assert choices.tokens == {(0, Token.TAKE_ONE)}
    lit = {owner for owner, _ in _lit(scene) if owner.startswith("space")}
    assert lit == {"space B1", "space C2", "space A3", "space B3", "space C3"}


def _lit(scene: Scene, ground: theme.Colour = theme.NEXT_CELL) -> list[tuple[str, str]]:
    """What stands on white, or on another colour, and at which thing."""
    return [(mark.owner[-1], lettering.text) for _, mark, lettering in texts(draw(scene)) if lettering.ground == ground]


@pytest.mark.parametrize(
    ("held", "which"),
    [
        (board(take_one=1), lambda token: token not in ACTION_TOKENS),
        (board(swap_and_unload=1), lambda token: True),
        (board(place_pawns=1, place_and_unload=1), lambda token: False),
    ],
)
def test_tokens_that_can_be_taken_or_swapped_carry_the_numbers_of_their_slots(
    held: tuple[Token, ...], which: Callable[[Token], bool]
) -> None:
    state = table(boards=(held, ()), harbour=harbour("1.0 01. ..."))
    scene = Situation(GAME, state.options, state).scene()
    expected = [
        (f"ship {ship_name(ship)}", str(slot + 1))
        for ship, tokens in enumerate(state.ships)
        for slot, token in enumerate(tokens)
        if which(token)
    ]
    assert sorted(lit for lit in _lit(scene) if lit[0].startswith("ship")) == sorted(expected)
    assert not [lit for lit in _lit(replace(scene, decisions=())) if lit[0].startswith("ship")]


def test_inside_an_action_token_only_its_step_is_lit() -> None:
    held = board(place_pawns=1, place_and_unload=1)
    state = table(boards=(held, ()), harbour=harbour("1.. .1. ..."))
    placing = choices_of(GAME.decisions(play(state, do.PlayPlacePawns(C3))))
    assert (placing.ships, placing.tokens) == (frozenset(), frozenset())
    assert len(placing.spaces) == 6
    unloading = choices_of(GAME.decisions(play(state, do.PlayPlaceAndUnload(C1))))
    assert unloading.spaces == frozenset()


def test_every_action_token_that_can_be_played_is_framed() -> None:
    scene = situations()["all-tokens-a"].scene()
    assert {token for _, token in choices_of(scene.decisions).tokens} == set(ACTION_TOKENS)
    lapis = palette.IMHOTEP.place_of(theme.LAPIS)
    panel = layout.PLAYERS[0]

    def framed(shown: Scene) -> int:
        part = draw(shown).paint().crop((panel.x, panel.y, panel.right, panel.bottom))
        return int(part.histogram()[lapis])

    assert framed(scene) > framed(replace(scene, decisions=())) + 1000


def test_whose_turn_it_is_is_the_only_large_gold() -> None:
    scene = replace(_scene(), decisions=())
    gold = palette.IMHOTEP.place_of(theme.BRIGHT_GOLD)
    for seat in range(2):
        picture = draw(replace(scene, view=replace(_view(scene), asked=(seat,)))).paint()
        for other, box in enumerate(layout.PLAYERS):
            part = picture.crop((box.x, box.y, box.right, box.bottom))
            assert (part.histogram()[gold] > 20_000) == (other == seat)


def test_a_ready_ship_is_told_by_sail_and_hull() -> None:
    scene = replace(_scene(), decisions=())
    view = _view(scene)
    idle = replace(scene, view=replace(view, takers=((),) * 6))
    for colour in (theme.HULL_READY, theme.TERRACOTTA, theme.CREAM):
        place = palette.IMHOTEP.place_of(colour)
        assert draw(scene).paint().histogram()[place] > draw(idle).paint().histogram()[place]


def test_names_of_ships_stand_on_the_deck_alone() -> None:
    """Their boxes hold nothing of the hull, which is as dark as they are."""
    drawing = draw(situations()["start-a"].scene())
    image = drawing.paint()
    hull = [palette.IMHOTEP.place_of(colour) for colour in (theme.HULL_IDLE, theme.HULL_IDLE_SHADE)]
    for ship in map(ship_name, range(6)):
        (box,) = [
            extent(drawing, mark)
            for _, mark, text in texts(drawing)
            if (mark.owner, text.text) == ((f"ship {ship}",), ship)
        ]
        shades = image.crop((box.x, box.y, box.right, box.bottom)).histogram()
        assert [shades[place] for place in hull] == [0, 0], ship


@pytest.mark.parametrize("source", ["burial_chamber", "action_tokens"])
@pytest.mark.parametrize("letters", ["AAAA", "BBBB"])
def test_points_cover_nothing_of_what_lies_beside_them(letters: str, source: str) -> None:
    """Neither the points of a run that goes on in the next row nor the last of twelve action tokens."""
    drawing = draw(crowded(letters).scene())
    puts = [mark for mark in drawing.marks if isinstance(mark, Put) and mark.owner == ("player 0", source)]
    boxes = [extent(drawing, mark) for mark in puts]
    worth = min(box.x for box in boxes if box.x > layout.PLAYERS[0].right - 2 * WORTH)
    assert max(box.right for box in boxes if box.x < worth) <= worth


def test_slots_are_counted_as_in_the_menus() -> None:
    """A small ship with its bow at the left, as the ships of the rows lie, numbers them."""
    scene = situations()["all-tokens-a"].scene()
    places = {lettering.text: mark.x for _, mark, lettering in texts(draw(scene)) if mark.owner == ("status",)}
    numbers = sorted(set(places) & {"1", "2", "3"}, key=lambda text: places[text])
    assert layout.slot(ROW_1, 0).x < layout.slot(ROW_1, 1).x < layout.slot(ROW_1, 2).x
    offered = {dict(option.path[-1].facts).get("slot") for option in scene.decisions[0].options}
    assert numbers == sorted(str(slot) for slot in offered if slot)


def test_what_is_new_is_seen_on_a_phone() -> None:
    """At 400 pixels in width the rings around swapped tokens are still gold."""
    phone = draw(situations()["swapped-a"].scene()).paint().convert("RGB").resize((400, 286), Image.Resampling.LANCZOS)
    box = layout.hull(COLUMN_B)
    left, top, right, bottom = (round(edge * 400 / 1400) for edge in (box.x, box.y, box.right, box.bottom))
    part = phone.crop((left, top, right, bottom))
    off = ImageChops.difference(part, Image.new("RGB", part.size, theme.BRIGHT_GOLD)).convert("L")
    assert sum(off.histogram()[:20]) > 150


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("swapped-a", [("ship B", "1"), ("ship B", "3")]),
        ("took-one-a", [("ship 1", "1")]),
        ("second-ship-b", []),  # a whole new load is a line around the ship
    ],
)
def test_new_tokens_aboard_carry_the_numbers_of_their_slots_in_gold(name: str, expected: list[tuple[str, str]]) -> None:
    gold = _lit(situations()[name].scene(), theme.BRIGHT_GOLD)
    assert [lit for lit in gold if lit[0].startswith("ship")] == expected


def test_the_same_scene_is_the_same_picture() -> None:
    scenes = [crowded("ABAB").scene() for _ in range(2)]
    assert draw(scenes[0]).paint().tobytes() == draw(scenes[1]).paint().tobytes()


def test_names_are_drawn() -> None:
    scene = _scene()
    assert layout.PLAYERS[1].holds(difference("duel", scene, replace(scene, names=("Amina", "Anna"))))
