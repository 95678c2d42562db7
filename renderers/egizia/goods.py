"""Signs of what is owned, grown and traded, in a box of 100 by 100 units: wheat, stones, crews, markets, ships."""

from __future__ import annotations

from engines.egizia.components import Crew
from renderers.core import theme
from renderers.core.geometry import star
from renderers.core.pen import Pen
from renderers.core.theme import Colour

_EAR = "M50,{a} C36,{a} 20,{b} 20,{c} C36,{c} 50,{d} 50,{a}Z"
_MIRRORED = "M50,{a} C64,{a} 80,{b} 80,{c} C64,{c} 50,{d} 50,{a}Z"
_HULL = "M2,58 C6,84 26,96 50,96 C74,96 94,84 98,58 C88,70 80,73 70,73 L30,73 C20,73 12,70 2,58Z"
_KEEL = "M12,76 C22,90 36,94 50,94 C64,94 78,90 88,76 C80,84 66,86 50,86 C34,86 20,84 12,76Z"
_SAIL = "M20,6 L80,6 C88,24 88,42 82,62 L18,62 C12,42 12,24 20,6Z"
_BODY = "M50,44 C82,44 92,62 92,98 L8,98 C8,62 18,44 50,44Z"


def wheat(pen: Pen, grain: Colour = theme.GRAIN) -> None:
    pen.line([(50, 98), (50, 34)], theme.STALK, 7)
    for top in (28, 46, 64):
        for ear in (_EAR, _MIRRORED):
            pen.path(ear.format(a=top + 22, b=top + 12, c=top, d=top + 6), grain, theme.STALK, 3)
    pen.path("M50,30 C38,20 42,8 50,2 C58,8 62,20 50,30Z", grain, theme.STALK, 3)


def pale_wheat(pen: Pen) -> None:
    wheat(pen, theme.GRAIN_PALE)


def stone(pen: Pen) -> None:
    """A block from the quarry."""
    outline = [(4, 34), (50, 12), (96, 34), (96, 70), (50, 94), (4, 70)]
    pen.polygon(outline, theme.BLOCK)
    pen.polygon([(4, 34), (50, 12), (96, 34), (50, 56)], theme.BLOCK_LIGHT)
    pen.polygon([(50, 56), (96, 34), (96, 70), (50, 94)], theme.BLOCK_SHADE)
    pen.polygon(outline, None, theme.INK, 5)


def flood(pen: Pen) -> None:
    for y, colour in ((24, theme.NILE), (52, theme.LAPIS), (80, theme.RIVER)):
        pen.line([(6, y + 8), (28, y - 8), (50, y + 8), (72, y - 8), (94, y + 8)], colour, 13)


def _awning(pen: Pen) -> None:
    pen.rect(2, 4, 96, 9, theme.INK, radius=3)
    for number in range(4):
        left = 4 + 23 * number
        fill = theme.CREAM if number % 2 else theme.TERRACOTTA
        pen.path(f"M{left},12 L{left + 23},12 L{left + 23},24 Q{left + 11.5},42 {left},24Z", fill, theme.INK, 2.5)


def wheat_market(pen: Pen) -> None:
    with pen.moved(16, 32, 0.68):
        wheat(pen)
    _awning(pen)


def stone_market(pen: Pen) -> None:
    with pen.moved(13, 27, 0.74):
        stone(pen)
    _awning(pen)


def either_market(pen: Pen) -> None:
    for x, draw in ((-2, wheat), (48, stone)):
        with pen.moved(x, 44, 0.5):
            draw(pen)
    pen.line([(44, 96), (54, 46)], theme.INK, 6)
    _awning(pen)


def both_markets(pen: Pen) -> None:
    for x, draw in ((-2, wheat), (50, stone)):
        with pen.moved(x, 44, 0.52):
            draw(pen)
    _awning(pen)


def crown(pen: Pen, ink: Colour) -> None:
    pen.polygon([(10, 82), (4, 26), (30, 52), (50, 14), (70, 52), (96, 26), (90, 82)], ink)


def most(pen: Pen) -> None:
    """More than anybody else."""
    pen.polygon([(10, 84), (2, 24), (30, 52), (50, 12), (70, 52), (98, 24), (90, 84)], theme.BRIGHT_GOLD, theme.INK, 6)


def leaf(pen: Pen, ink: Colour) -> None:
    pen.path("M50,0 C90,22 88,64 50,82 C12,64 10,22 50,0Z", ink)
    pen.line([(50, 78), (50, 96)], ink, 11)


def ripple(pen: Pen, ink: Colour) -> None:
    for y in (40, 72):
        pen.line([(8, y), (29, y - 22), (50, y), (71, y - 22), (92, y)], ink, 13)


def spark(pen: Pen, ink: Colour) -> None:
    pen.polygon(star(50, 54, 50, 21, 5), ink)


CREW_SIGNS = {Crew.LEADER: crown, Crew.GREEN: leaf, Crew.BLUE: ripple, Crew.YELLOW: spark}
CREW_COLOURS = {
    Crew.LEADER: (theme.LEADER, theme.LEADER_SHADE, theme.CREAM),
    Crew.GREEN: (theme.STONES["green"].face, theme.STONES["green"].shade, theme.STONES["green"].sign),
    Crew.BLUE: (theme.STONES["blue"].face, theme.STONES["blue"].shade, theme.CREAM),
    Crew.YELLOW: (theme.STONES["yellow"].face, theme.STONES["yellow"].shade, theme.STONES["yellow"].sign),
}


def _worker(pen: Pen, *crews: Crew) -> None:
    """One crew with its sign; several: whichever of them, in stripes."""
    pen.path(_BODY, CREW_COLOURS[crews[0]][0])
    if len(crews) == 1:
        with pen.moved(31, 56, 0.38):
            CREW_SIGNS[crews[0]](pen, CREW_COLOURS[crews[0]][2])
    else:
        _stripes(pen, crews)
    pen.path(_BODY, None, theme.INK, 5)
    pen.circle(50, 24, 21, theme.SKIN, theme.INK, 5)


def _stripes(pen: Pen, crews: tuple[Crew, ...]) -> None:
    """Within the body: its shoulders are round."""
    width = 84 / len(crews)
    for number, crew in enumerate(crews):
        left, right = 8 + width * number, 8 + width * (number + 1)
        tops = [_shoulder(left), _shoulder((left + right) / 2), _shoulder(right)]
        pen.polygon(
            [(left, tops[0]), ((left + right) / 2, tops[1]), (right, tops[2]), (right, 98), (left, 98)],
            CREW_COLOURS[crew][0],
        )


def _shoulder(x: float) -> float:
    far = abs(x - 50) / 42
    return 44 + 54 * float(min(1.0, far) ** 3.2)


def leader(pen: Pen) -> None:
    _worker(pen, Crew.LEADER)


def green_crew(pen: Pen) -> None:
    _worker(pen, Crew.GREEN)


def blue_crew(pen: Pen) -> None:
    _worker(pen, Crew.BLUE)


def yellow_crew(pen: Pen) -> None:
    _worker(pen, Crew.YELLOW)


def any_crew(pen: Pen) -> None:
    _worker(pen, *Crew)


def any_basic(pen: Pen) -> None:
    _worker(pen, Crew.GREEN, Crew.BLUE, Crew.YELLOW)


def strength(pen: Pen) -> None:
    """A hammer: what a crew can do in one build."""
    with pen.moved(turn=-38):
        pen.rect(43, 34, 15, 68, theme.PLINTH, theme.INK, 5, 5)
        pen.rect(14, 2, 72, 36, theme.BLOCK_SHADE, theme.INK, 5, 7)


def ship(pen: Pen, sail: Colour = theme.PLINTH, hull: Colour = theme.PLINTH, edge: Colour = theme.INK) -> None:
    pen.line([(50, 2), (50, 74)], theme.INK, 6)
    pen.path(_HULL, hull, theme.INK, 5)
    pen.path(_KEEL, theme.MORTAR)
    pen.path(_SAIL, sail, edge, 5)


def riddle(pen: Pen) -> None:
    """A Sphinx card from behind."""
    pen.rect(18, 2, 64, 96, theme.LAPIS, theme.CREAM, 5, 9)
    pen.rect(15, -1, 70, 102, None, theme.INK, 3, 11)
    pen.polygon([(50, 24), (72, 74), (28, 74)], theme.TAG)
    pen.circle(50, 56, 8, theme.LAPIS)


def hourglass(pen: Pen, ink: Colour = theme.INK) -> None:
    pen.polygon([(22, 10), (78, 10), (54, 50), (78, 90), (22, 90), (46, 50)], ink)
    for y in (2, 86):
        pen.rect(14, y, 72, 12, ink, radius=4)


def bolt(pen: Pen, ink: Colour = theme.INK) -> None:
    pen.polygon([(60, 0), (14, 58), (44, 58), (32, 100), (86, 40), (54, 40)], ink)


def again(pen: Pen, ink: Colour = theme.INK) -> None:
    """Round and round: for the rest of the game."""
    pen.line(_TURN, ink, 15)
    pen.polygon([(92, 8), (90, 50), (54, 32)], ink)


_TURN = [(80, 64), (68, 80), (50, 86), (30, 80), (17, 62), (18, 40), (32, 23), (52, 18), (70, 26)]


def arrow(pen: Pen) -> None:
    pen.polygon([(4, 38), (54, 38), (54, 14), (98, 50), (54, 86), (54, 62), (4, 62)], theme.INK)


def upstream(pen: Pen) -> None:
    pen.polygon([(96, 38), (46, 38), (46, 14), (2, 50), (46, 86), (46, 62), (96, 62)], theme.LAPIS)


def tick(pen: Pen) -> None:
    pen.circle(50, 50, 46, theme.PALM, theme.INK, 6)
    pen.line([(28, 52), (44, 68), (74, 34)], theme.CREAM, 13)


def leftover(pen: Pen) -> None:
    """A card that lies on the river."""
    pen.rect(12, 10, 76, 80, theme.PIT, theme.INK, 6, 10)
    pen.rect(26, 24, 48, 52, None, theme.INK, 4, 6)
