"""How each action is labelled: a path of phrases from the outermost choice inward, at most two clicks deep.

Ships are lettered A-D and slots numbered from 1 at the bow, in labels as in pictures.
"""

from __future__ import annotations

from functools import cache
from typing import assert_never

from engines.core.decision import Path, Seat
from engines.core.phrase import Phrase, phrase
from engines.imhotep.actions import (
    ChooseOrder,
    ChoosePyramid,
    DeclineBonus,
    ImhotepAction,
    KeepCard,
    Pass,
    PlaceStone,
    PlayChisel,
    PlayHammer,
    PlayLever,
    PlaySail,
    SailShip,
    TakeBonus,
    TakeCard,
    TakePair,
    TakePoint,
    TakeStones,
    TakeTempleStones,
)
from engines.imhotep.components import Card, Site

TAKE_STONES = phrase("take_stones")
PLACE_STONE = phrase("place_stone")
SAIL_SHIP = phrase("sail_ship")
PASS = phrase("pass")
TAKE_PAIR = phrase("take_pair")
TAKE_BONUS = phrase("take_bonus")
DECLINE_BONUS = phrase("decline_bonus")
TAKE_POINT = phrase("take_point")
TAKE_TEMPLE_STONES = phrase("take_temple_stones")

_PYRAMIDS = ("left", "middle", "right")
_ORDINALS = ("first", "second", "third", "fourth")


@cache
def path_of(action: ImhotepAction) -> Path:
    match action:
        case PlaceStone(ship, slot):
            return (PLACE_STONE, slot_label(ship, slot))
        case SailShip(ship, site):
            return (SAIL_SHIP, voyage_label(ship, site))
        case PlayLever(ship, site):
            return (play_label(Card.LEVER), voyage_label(ship, site))
        case PlayHammer(ship, slot):
            return (play_label(Card.HAMMER), slot_label(ship, slot))
        case PlaySail(ship, slot):
            return (play_label(Card.SAIL), slot_label(ship, slot))
        case PlayChisel(ship, slot):
            return (play_label(Card.CHISEL), slot_label(ship, slot))
        case TakeStones():
            return (TAKE_STONES,)
        case Pass():
            return (PASS,)
        case ChooseOrder(order):
            return (order_label(order),)
        case TakeCard(card):
            return (phrase("take_card", card=card),)
        case TakePair():
            return (TAKE_PAIR,)
        case KeepCard(card):
            return (phrase("keep_card", card=card),)
        case ChoosePyramid(pyramid):
            return (pyramid_label(pyramid),)
        case TakeBonus():
            return (TAKE_BONUS,)
        case DeclineBonus():
            return (DECLINE_BONUS,)
        case TakePoint():
            return (TAKE_POINT,)
        case TakeTempleStones():
            return (TAKE_TEMPLE_STONES,)
        case _:
            assert_never(action)


def ship_letter(ship: int) -> str:
    return chr(ord("A") + ship)


def ship_label(ship: int) -> Phrase:
    return phrase("ship", ship=ship_letter(ship))


def slot_label(ship: int, slot: int) -> Phrase:
    return phrase("slot", ship=ship_letter(ship), slot=slot + 1)


def site_label(site: Site) -> Phrase:
    return phrase("site", site=site)


def voyage_label(ship: int, site: Site) -> Phrase:
    return phrase("voyage", ship=ship_letter(ship), site=site)


@cache
def play_label(card: Card) -> Phrase:
    return phrase("play_card", card=card)


def pyramid_label(pyramid: int) -> Phrase:
    return phrase("pyramid", pyramid=_PYRAMIDS[pyramid])


def order_label(order: tuple[Seat, ...]) -> Phrase:
    return phrase(f"order_of_{len(order)}", **dict(zip(_ORDINALS, order, strict=False)))
