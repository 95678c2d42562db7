"""What cards and tiles do as a line of signs and amounts, in any room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engines.egizia import effects as fx
from engines.egizia.components import Tile
from engines.egizia.effects import Who
from renderers.core import fonts, theme
from renderers.core.drawing import SMALLEST, SMALLEST_COUNT, Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import signed
from renderers.core.theme import Colour
from renderers.egizia.signs import CREWS, MARKETS, MONUMENTS, put_sign, worth_width, write_worth


class Sign(NamedTuple):
    name: str


class Amount(NamedTuple):
    """With its sign, as it is written."""

    text: str


class Worth(NamedTuple):
    points: int


Token = Sign | Amount | Worth
Line = tuple[Token, ...]

_TIMES, _PLUS_MINUS = "\N{MULTIPLICATION SIGN}", "\N{PLUS-MINUS SIGN}"
# How much of a line's height a sign is wide, where it is not as wide as high.
_WIDTHS = {"wheat": 0.66, "pale_wheat": 0.66, "riddle": 0.72, "obelisk": 0.6, "hourglass": 0.74, "column": 0.8}
_TEXT = 0.84
_GAP = 3


def gained(number: int) -> Amount:
    return Amount(signed(number) if number < 0 else f"+{number}")


def line_of(effect: fx.Effect) -> Line:
    match effect:
        case fx.RaiseMarket(market, levels):
            return Sign(MARKETS[market]), gained(levels)
        case fx.GainStones(count):
            return Sign("stone"), gained(count)
        case fx.GainPoints(count):
            return (Worth(count),)
        case fx.GrowCrew(Who.TWO_OF_ALL | Who.TWO_BASIC as who):
            return Sign(CREWS[who]), Sign(CREWS[who]), gained(1)
        case fx.GrowCrew(who):
            return Sign(CREWS[who]), gained(1)
        case fx.MoveMarker(steps):
            return Sign("flood"), Amount(f"{_PLUS_MINUS}{steps}")
        case fx.FreeBrick(where):
            return Sign("brick"), *(Sign(MONUMENTS[monument]) for monument in where)
        case fx.PointsPerBrick(where, each):
            return Worth(each), *(Sign(MONUMENTS[monument]) for monument in where)
        case fx.WaitingShipBuilds():
            return Sign("hourglass"), Sign("ship")
        case fx.GainWheat(count):
            return Sign("wheat"), gained(count)
        case fx.AddStrength(count):
            return Sign("strength"), gained(count)
        case fx.SecondShip():
            return Sign("ship"), gained(1)
        case fx.KeepMore(cards):
            return Sign("tick"), Sign("riddle"), gained(cards)
        case fx.SellStones(most, each):
            return Amount(f"{most}"), Sign("stone"), Sign("arrow"), Worth(each)
        case fx.Choose(of):
            return _either(of)


def _either(of: tuple[tuple[fx.SimpleEffect, ...], ...]) -> Line:
    """Both markets by the same levels have one sign."""
    first, second = (way[0] for way in of[:2])
    if isinstance(first, fx.RaiseMarket) and isinstance(second, fx.RaiseMarket) and first.levels == second.levels:
        return Sign("either_market"), gained(first.levels)
    return *line_of(first), Amount("/"), *line_of(second)


def lines_of(effects: Sequence[fx.Effect]) -> tuple[Line, ...]:
    """At most two lines. Two crews that grow alike share a line, and so do both markets."""
    match effects:
        case [fx.RaiseMarket(_, levels), fx.RaiseMarket(_, others)] if levels == others:
            return (Sign("wheat_market"), Sign("stone_market")), (gained(levels),)
        case [fx.GrowCrew(one), fx.GrowCrew(other)]:
            return (Sign(CREWS[one]), Sign(CREWS[other])), (gained(1),)
        case [fx.GrowCrew(Who.TWO_OF_ALL | Who.TWO_BASIC as who)]:
            return (Sign(CREWS[who]), Sign(CREWS[who])), (gained(1),)
        case [fx.FreeBrick(where)]:
            return (Sign("brick"), gained(1)), tuple(Sign(MONUMENTS[monument]) for monument in where)
        case [fx.PointsPerBrick(where, each)]:
            return (Worth(each),), tuple(Sign(MONUMENTS[monument]) for monument in where)
        case [fx.SellStones(most, each)]:
            return (Amount(f"{most}{_TIMES}"),), (Sign("stone"), Sign("arrow"), Worth(each))
        case [fx.KeepMore(cards)]:
            return (Sign("tick"),), (Sign("riddle"), gained(cards))
        case [fx.Choose(of)]:
            return _either_lines(of)
        case [only]:
            return (), line_of(only)
        case _:
            return tuple(line_of(effect) for effect in effects[:2])


def _either_lines(of: tuple[tuple[fx.SimpleEffect, ...], ...]) -> tuple[Line, ...]:
    whole = _either(of)
    if Amount("/") not in whole:
        return (), whole
    cut = whole.index(Amount("/"))
    return whole[:cut], whole[cut:]


def power_lines(power: fx.Power) -> tuple[Line, ...]:
    match power:
        case fx.Train():
            return (), (Sign("any_crew"), gained(1))
        case fx.ConvertStones():
            return (Amount("1:1"),), (Sign("stone"), Sign("arrow"), Sign("wheat"))
        case fx.FreeDraw(cards):
            return (Sign("sphinx"),), (Sign("riddle"), gained(cards))
        case fx.ImproveField():
            return (Sign("arrow"),), (Sign("red_field"), Sign("yellow_field"), Sign("green_field"))
        case fx.Hire(price, _):
            return (Amount(f"{price}"), Sign("stone")), (Sign("arrow"), Sign("any_crew"), gained(1))
        case fx.TradeCrew(gain):
            return (Sign("any_crew"), gained(-1)), (Sign("arrow"), *_joined(gain))
        case fx.TakeLeftover(points):
            return (), (Sign("leftover"), Amount("/"), Worth(points))


def _joined(effects: Sequence[fx.Effect]) -> Line:
    """Both markets in one sign."""
    match effects:
        case [fx.RaiseMarket(_, levels), fx.RaiseMarket(_, others)] if levels == others:
            return Sign("both_markets"), gained(levels)
        case _:
            return tuple(token for effect in effects for token in line_of(effect))


_TILES: dict[Tile, Line] = {
    Tile.G1: (Sign("all_fields"), Amount("+2")),
    Tile.G2: (Sign("stone_market"), Amount(f"{_TIMES}2")),
    Tile.G3: (Sign("brick"), Worth(1)),
    Tile.G4: (Sign("leader"), Sign("any_basic"), Amount("+1")),
    Tile.G5: (Sign("wheat_market"), Amount(f"{_TIMES}2")),
    Tile.G6: (Sign("any_basic"), Sign("any_basic")),
    Tile.G7: (Sign("ship"), Amount("+1")),
    Tile.G8: (Sign("hourglass"), Sign("ship")),
    Tile.G9: (Sign("upstream"), Sign("ship")),
    Tile.G10: (Sign("ship"), Sign("ship")),
}


def tile_line(tile: Tile) -> Line:
    """What a column tile does."""
    return _TILES[tile]


def draw_line(drawing: Drawing, line: Line, box: Box, ground: Colour, ink: Colour = theme.INK) -> None:
    """In the middle of the box, as large as fits."""
    height = _fitting(line, box.w, box.h)
    x = box.x + (box.w - _width(line, height)) // 2
    for token in line:
        width = _token_width(token, height)
        match token:
            case Sign(name):
                put_sign(drawing, name, x + width // 2, box.centre[1], height, ground)
            case Amount(text):
                style = Style(Face.BLACK, _size(text, height), ink, ground, least=SMALLEST_COUNT)
                drawing.write(text, Box(x, box.y, width, box.h), style)
            case Worth(points):
                write_worth(drawing, x + width // 2, box.centre[1], max(34, height) // 2, points, ground)
        x += width + _GAP


@lru_cache(1024)
def _fitting(line: Line, w: int, h: int) -> int:
    while _width(line, h) > w and h > SMALLEST_COUNT:
        h -= 1
    return h


@lru_cache(4096)
def _width(line: Line, height: int) -> int:
    return sum(_token_width(token, height) for token in line) + _GAP * (len(line) - 1)


@lru_cache(4096)
def _token_width(token: Token, height: int) -> int:
    match token:
        case Sign(name):
            return round(_WIDTHS.get(name, 1.0) * height)
        case Amount(text):
            return fonts.width(text, Face.BLACK, _size(text, height)) + 2
        case Worth(points):
            return worth_width(points, max(34, height) // 2)


def _size(text: str, height: int) -> int:
    least = SMALLEST_COUNT if text[0] in "+\N{MINUS SIGN}" or text.isdigit() else SMALLEST
    return max(least, round(_TEXT * height))
