"""The description says everything that the view holds, page by page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from bot.words.words import LANGUAGES, words
from engines.core.options import Side
from engines.imhotep import GAME
from engines.imhotep.components import Card, Site
from engines.imhotep.options import ImhotepOptions
from engines.imhotep.ship import Ship
from engines.imhotep.state import ImhotepState
from engines.imhotep.tasks import PairChoice, Turn
from engines.imhotep.view import ImhotepView
from renderers.core.scene import PAGE_LIMIT, Scene
from renderers.imhotep.description import describe
from tests.bot.words.files import typeset
from tests.engines.imhotep.table import hands, ship, table
from tests.laws.imhotep import SUBJECT
from tests.renderers.telling import NAMES, WORST_NAMES, random_game, scene, scrambled

SEATS = GAME.info.seats[1]
CARDS = tuple(Card)
STONES = {"pyramids", "pyramid_overflow", "temple", "burial_chamber", "obelisk_towers"}
SEATS_BY_NAME = STONES | {"asked", "turn", "slots"}
MAY_SHRINK = STONES | {"market", "pair", "discards", "hands", "unseen_round_cards"}


def busy(sides: str, **more: Any) -> ImhotepState:
    """A table with something everywhere; in the middle of Amina's turn Boris is looking at the face-down pair."""
    pyramids = ((0, 1, 2, 3, 0, 1),) if sides[1] == "A" else ((0, 1, 2, 3, 0), (3, 2), (1,))
    fields: dict[str, Any] = {
        "agenda": (Turn(1), PairChoice(1)),
        "round": 3,
        "ships": (ship("01.."), ship("2.3"), ship("1.", Site.MARKET), ship("..", Site.TEMPLE)),
        "market": (Card.SAIL, Card.SAIL, Card.ENTRANCE),
        "pair": (Card.LEVER, Card.CHISEL),
        "discards": (Card.HAMMER, Card.STATUE, Card.STATUE),
        "unseen_discards": (Card.STATUE, Card.STATUE),
        "hands": hands((Card.STATUE, Card.STATUE, Card.LEVER), (Card.HAMMER,), (Card.TEMPLE_ORNAMENT,)),
        "pyramids": pyramids,
        "pyramid_overflow": (3, 1),
        "temple": (0, 1, 2, 3, 0, 1, 2),
        "burial_chamber": (0, 0, 1, 2, 3, 3, 0),
        "obelisk_stones": (2, 1, 2, 1),
        "obelisk_towers": (2, 0) if sides[4] == "B" else (),
        "pyramid_points": (7, 0, 10, 4),
        "temple_points": (5, 1, 0, 2),
        "obelisk_points": (9, 0, 10, 0) if sides[4] == "B" else (0, 0, 0, 0),
        **more,
    }
    return table(SEATS, sides, **fields)


def whole(shown: Scene) -> str:
    return "\n".join(describe(shown))


def changed(shown: Scene, name: str, value: Any) -> Scene:
    return replace(shown, view=replace(view_of(shown), **{name: value}))


def view_of(shown: Scene) -> ImhotepView:
    assert isinstance(shown.view, ImhotepView)
    return shown.view


def test_side_a_in_english() -> None:
    unseen = {"round_cards": ((4, 3, 2, 2),), "removed_round_card": (4, 4, 3, 2)}
    state = busy("AAAAA", agenda=(Turn(0),), pair=(), unseen_discards=(), **unseen)
    assert whole(scene(state)) == typeset(
        """**Round 3 of 6**
It is Amina's turn.
**Players**
Amina: 12 points (Pyramid 7 and Temple 5). On the sled: 2. In the quarry: 27. Cards: Statue \u00d7 2 and Lever.
Boris: 1 point (Pyramid 0 and Temple 1). On the sled: 3. In the quarry: 26. Cards: Hammer.
Chloé: 10 points (Pyramid 10 and Temple 0). On the sled: 4. In the quarry: 25. Cards: Temple ornament.
Dan: 6 points (Pyramid 4 and Temple 2). On the sled: 5. In the quarry: 24. No cards.
**Ships, slots from the bow**
Ship A, 2 of 4 slots, needs 3 to sail: 1 Amina, 2 Boris, 3 empty, 4 empty.
Ship B, 2 of 3 slots, can sail (minimum 2): 1 Chloé, 2 empty, 3 Dan.
Ship C sailed to the market, still aboard: 1 Boris.
Ship D sailed to the temple.
**Market, side A**
Face up: Sail, Sail and Entrance.
Deck: 30 cards.
Discards (3): Statue \u00d7 2 and Hammer.
**Pyramid, side A**
Pyramid, built in order: 1 Amina, 2 Boris, 3 Chloé, 4 Dan, 5 Amina, 6 Boris. \
Free cells in order: 7 (2 points), 8 (1 point), 9 (3 points), 10 (2 points), 11 (3 points), 12 (1 point), \
13 (3 points), 14 (4 points).
Beside, in order: Dan, Boris.
**Temple, side A**
Cell 1, 1 point, from the bottom up: Amina, Boris.
Cell 2, 1 point, from the bottom up: Boris, Chloé.
Cell 3, 1 point, from the bottom up: Chloé.
Cell 4, 1 point, from the bottom up: Dan.
Cell 5, 1 point, from the bottom up: Amina.
**Burial chamber, side A**
Top row, from the left: Amina, Chloé, Amina.
Middle row, from the left: Amina, Dan.
Bottom row, from the left: Boris, Dan.
The next stone goes into row 2, column 3.
Worth as things stand: Amina 4, Boris 1, Chloé 1 and Dan 3.
**Obelisks, side A**
Amina: 2 stones, worth 12 points as things stand.
Boris: 1 stone, worth 3 points as things stand.
Chloé: 2 stones, worth 12 points as things stand.
Dan: 1 stone, worth 3 points as things stand.
**Round cards not seen yet**
Ships of 4, 4, 3 and 2 slots.
Ships of 4, 3, 2 and 2 slots.
One of them stays in the box.""".replace("\n**", "\n\n**")
    )


def test_side_b_in_french() -> None:
    lines = whole(scene(busy("BBBBB"), "fr", eye=1)).splitlines()
    for line in (
        "C'est à vous de choisir.",
        "Tour en cours : Amina.",
        "Boris : 1 point (Pyramide 0, Temple 1 et Obélisques 0). En réserve : 3. Dans la carrière : 26. "
        "Cartes : Marteau.",
        "Bateau B, 2 sur 3 emplacements, peut partir (minimum 2) : 1 Chloé, 2 vide, 3 Dan.",
        "Face cachée : 2 cartes, à prendre ensemble.",
        "Paire face cachée, gardez une carte : Levier et Burin.",
        "Défaussées sans être vues : 2 cartes.",
        "Pyramide de gauche, bâtie dans l'ordre : 1 Amina, 2 Boris, 3 Chloé, 4 Dan, 5 Amina. Elle est achevée.",
        "Pyramide du milieu, bâtie dans l'ordre : 1 Dan, 2 Chloé. Cases libres dans l'ordre : "
        "3 (1 point et jusqu'à 3 pierres de la carrière), 4 (1 point), 5 (4 points).",
        "Case 1, 1 point ou 2 pierres, de bas en haut : Amina, Boris.",
        "Case 4, la carte au sommet de la pioche, de bas en haut : Dan.",
        "Ligne du milieu, à partir de la gauche : Amina, Dan.",
        "La prochaine pierre ira en ligne 2, colonne 3.",
        "Valeur en l'état : Amina 14, Boris 6, Chloé 4 et Dan 12.",
        "Place 1, 10 points : Chloé.",
        "Prochain obélisque : 8 points.",
        "Dan : 1 pierre en attente, soit 1 point en l'état.",
    ):
        assert typeset(line) in lines


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_view_is_left_out(language: str, sides: str) -> None:
    """Change any one thing in the view, and the description changes."""
    shown = scene(busy(sides), language, eye=1)
    view, told = view_of(shown), whole(shown)
    for name in _told_fields(sides):
        others = list(_changes(name, getattr(view, name)))
        assert others, name
        for other in others:
            assert whole(changed(shown, name, other)) != told, f"{name}: {other}"


@pytest.mark.parametrize("name", sorted(MAY_SHRINK))
def test_down_to_the_last_stone_and_card(name: str) -> None:
    shown = scene(busy("BBBBB"), eye=1)
    pieces = getattr(view_of(shown), name)
    if name in {"pyramids", "hands"}:
        fewer = [(pieces[0][:count], *pieces[1:]) for count in range(len(pieces[0]) + 1)]
    else:
        fewer = [pieces[:count] for count in range(len(pieces) + 1)]
    assert len({whole(changed(shown, name, left)) for left in fewer}) == len(fewer) > 1


def _told_fields(sides: str) -> Iterator[str]:
    """All but what stands behind the rest; side A of the obelisks has no towers and scores only at the end."""
    silent = {"eye", "seats", "outcome", "stage"} | ({"obelisk_towers", "obelisk_points"} if sides[4] == "A" else set())
    return (field.name for field in fields(ImhotepView) if field.name not in silent)


def _changes(name: str, value: Any) -> Iterator[Any]:
    """The value with one thing in it different, or one stone or card missing."""
    match value:
        case Card():
            yield CARDS[CARDS.index(value) - 1]
        case Ship(slots=slots, site=site):
            yield replace(value, site=Site.OBELISKS)
            yield from (replace(value, slots=other) for other in _changes("slots", slots) if site is None or any(other))
            if site is None:
                yield replace(value, minimum=value.minimum + 1)
        case ImhotepOptions():
            # Another side of the pyramid would need other pyramids.
            for option in ("market", "temple", "burial_chamber", "obelisks"):
                yield value.model_copy(update={option: Side.A if getattr(value, option) is Side.B else Side.B})
            yield value.model_copy(update={"wrath_of_the_pharaoh": True})
        case None:
            yield 0
        case int():
            yield (value + 1) % SEATS if name in SEATS_BY_NAME else value + 1
            if name == "slots":
                yield None
        case tuple():
            for place, item in enumerate(value):
                yield from ((*value[:place], other, *value[place + 1 :]) for other in _changes(name, item))
            if value and name in MAY_SHRINK and not isinstance(value[0], tuple):
                yield value[:-1]


def test_the_end_tells_every_source() -> None:
    state = busy("BBBBB", wrath=True, agenda=(), ships=(), burial_chamber=(0, 0, 1))
    told = set()
    for language in LANGUAGES:
        shown = scene(state, language)
        view, lines = view_of(shown), whole(shown).splitlines()
        assert view.outcome is not None
        for result in view.outcome.results:
            name, points = NAMES[result.seat], result.points
            place = shown.words.say("final-place", place=result.place, name=name, points=points)
            (line,) = (line for line in lines if line.startswith(place))
            for source, points in result.breakdown:
                title = shown.words.say("source-title", source=source)
                assert (f"{title} {points}" in line) == bool(points)
                told |= {source} if points else set()
            assert line.endswith(f" {result.tie_break}.")
    assert told >= {"burial_chamber", "obelisks", "temple_ornament", "statues", "unused_cards", "wrath"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_complete_pyramids_and_places(language: str) -> None:
    say = words(language, "imhotep").say
    full = whole(scene(busy("BBBBB", pyramids=((0,) * 5,) * 3, obelisk_towers=(1,) * 8), language))
    assert say("pyramid-further") in full
    assert say("obelisk-full") in full
    assert full.count(say("pyramid-next", count=0, cells="")) == 3
    assert say("wrath-note") not in full


def test_wrath_is_mentioned() -> None:
    assert "Wrath of the Pharaoh" in whole(scene(table(wrath=True)))


def test_the_pair_is_for_its_taker() -> None:
    state = busy("BAAAA")
    assert "Face-down pair, keep one: Lever and Chisel." in whole(scene(state, eye=1))
    for eye in (None, 0):
        assert "Chisel" not in whole(scene(state, eye=eye))
    public = whole(scene(state))
    assert "Boris must choose.\nAmina\u2019s turn is not over yet." in public
    assert "Face down: 2 cards, which are taken together." in public


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("each", "is_section_cut"), [(20, False), (29, True)])
def test_pages(language: str, each: int, is_section_cut: bool) -> None:
    """However much there is to tell, pages are cut between sections, and a section that is too long between lines."""
    crowd = tuple(stone % SEATS for stone in range(each * SEATS))
    names = tuple(letter * 32 for letter in "WXYZ")
    pages = describe(scene(busy("BBBBB", temple=crowd, burial_chamber=crowd), language, eye=1, names=names))
    assert len(pages) == 3
    assert all(0 < len(page) <= PAGE_LIMIT for page in pages)
    assert all(page.endswith(".") for page in pages)
    assert all(page.startswith("**") for page in pages) != is_section_cut
    assert len(re.findall("W{32}", "".join(pages))) > 2 * each


def test_pages_never_exceed_their_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = scene(busy("BBBBB"))
    text = whole(shown)
    for limit in range(300, len(text) + 1, 7):
        monkeypatch.setattr("renderers.core.pages.PAGE_LIMIT", limit)
        pages = describe(shown)
        assert max(map(len, pages)) <= limit
        assert "\n".join(pages).split() == text.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games(language: str) -> None:
    for seats, options in zip((2, 3, 4), SUBJECT.mixes[7::10], strict=False):
        for number, (state, _) in enumerate(
            random_game(GAME.new(seats, options, f"describe {language}"), f"describe {language}")
        ):
            if number % 5 == 0 or not state.agenda:
                pages = describe(scene(state, language, names=WORST_NAMES))
                assert all(0 < len(page) <= PAGE_LIMIT for page in pages)
                assert not set("{}_$") & set("".join(pages))


def test_hidden_things_do_not_show() -> None:
    random = Random("description")
    for number, (state, _) in enumerate(random_game(GAME.new(4, SUBJECT.mixes[-1], "hidden"), "hidden")):
        for eye in (None, number % 4):
            assert describe(scene(scrambled(state, eye, random), eye=eye)) == describe(scene(state, eye=eye))
