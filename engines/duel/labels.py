"""How each action is labelled: a path of phrases from the outermost choice inward, at most two clicks deep.

Columns are lettered A-C and rows numbered 1-3, in labels as in pictures: ships 1-3 and A-C, spaces A1-C3. Slots are
numbered from 1 at the harbour.
"""

from __future__ import annotations

from functools import cache
from typing import assert_never

from engines.core.decision import Path
from engines.core.phrase import Phrase, phrase
from engines.duel.actions import (
    DuelAction,
    Pass,
    PlacePawn,
    PlayPlaceAndUnload,
    PlayPlacePawns,
    PlaySwapAndUnload,
    PlayTakeOne,
    Stop,
    UnloadShip,
)
from engines.duel.components import COLUMNS, ROWS, Token

PLACE_PAWN = phrase("place_pawn")
UNLOAD_SHIP = phrase("unload_ship")
STOP = phrase("stop")
PASS = phrase("pass")


@cache
def path_of(action: DuelAction) -> Path:
    match action:
        case PlacePawn(space):
            return (PLACE_PAWN, space_label(space))
        case UnloadShip(ship):
            return (UNLOAD_SHIP, ship_label(ship))
        case PlayTakeOne(ship, slot):
            return (play_label(Token.TAKE_ONE), phrase("slot", ship=ship_name(ship), slot=slot + 1))
        case PlayPlacePawns(space):
            return (play_label(Token.PLACE_PAWNS), space_label(space))
        case PlayPlaceAndUnload(space):
            return (play_label(Token.PLACE_AND_UNLOAD), space_label(space))
        case PlaySwapAndUnload(ship, first, second):
            swap = phrase("swap", ship=ship_name(ship), slot=first + 1, other_slot=second + 1)
            return (play_label(Token.SWAP_AND_UNLOAD), swap)
        case Stop():
            return (STOP,)
        case Pass():
            return (PASS,)
        case _:
            assert_never(action)


def ship_name(ship: int) -> str:
    return str(ship + 1) if ship < ROWS else chr(ord("A") + ship - ROWS)


def space_name(space: int) -> str:
    row, column = divmod(space, COLUMNS)
    return f"{chr(ord('A') + column)}{row + 1}"


@cache
def ship_label(ship: int) -> Phrase:
    return phrase("ship", ship=ship_name(ship))


@cache
def space_label(space: int) -> Phrase:
    return phrase("space", space=space_name(space))


@cache
def play_label(token: Token) -> Phrase:
    return phrase("play_token", token=token)
