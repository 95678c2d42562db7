"""Sprites: the palette holds every colour, the cache is bounded, and nothing depends on what was drawn before."""

from __future__ import annotations

import pytest
from PIL import Image

from renderers.core import theme
from renderers.core.fonts import Face
from renderers.core.geometry import Box, circle, path, rounded
from renderers.core.house import points_disc, seat_badge, stone
from renderers.core.palette import IMHOTEP, PYRAMIDS, Palette
from renderers.core.pen import Pen
from renderers.core.sprites import Cache, Lettering, Piece, Stamp, piece
from renderers.core.theme import Colour


def _colours(stamp: Stamp, palette: Palette = IMHOTEP) -> set[Colour]:
    image = palette.blank(stamp.image.size, theme.SAND)
    image.paste(stamp.image)
    data = image.convert("RGB").tobytes()
    return set(zip(data[0::3], data[1::3], data[2::3], strict=True))


@pytest.mark.parametrize("palette", [IMHOTEP, PYRAMIDS])
def test_a_palette_has_its_theme_colours_exactly(palette: Palette) -> None:
    colours = palette.colours
    assert len(colours) == len(set(colours)) <= 256
    for colour in colours:
        image = palette.mapped(Image.new("RGB", (3, 3), colour))
        (mapped,) = _colours(Stamp(image, image, 0, 0), palette)
        assert max(abs(a - b) for a, b in zip(mapped, colour, strict=True)) <= 8


def test_flat_fills_keep_their_exact_colour() -> None:
    drawn = _colours(stone(theme.TAN, 2, 54, 54, 24, True).draw(IMHOTEP))
    assert set(theme.SEATS[2]) <= drawn


def test_edges_are_smooth() -> None:
    """A disc on a pale ground has tones between its dark line and the ground."""
    stamp = points_disc(theme.LIMESTONE, 22).draw(IMHOTEP)
    line, ground = sum(theme.INK), sum(theme.LIMESTONE)
    assert any(line + 60 < sum(colour) < ground - 60 for colour in _colours(stamp) - {theme.TERRACOTTA})


def test_pieces_look_different_for_every_seat() -> None:
    seats = range(len(theme.SEATS))
    badges = [seat_badge(theme.LIMESTONE, seat, 23).draw(PYRAMIDS).image.tobytes() for seat in seats]
    assert len(set(badges)) == len(seats) == 5


def test_symbols_tell_seats_apart_without_colour() -> None:
    """The shape of the sign alone."""
    shapes = set()
    for seat in range(5):
        stamp = stone(theme.LIMESTONE, seat, 54, 54, 12, True).draw(PYRAMIDS)
        sign = PYRAMIDS.place_of(theme.SEATS[seat].symbol)
        shapes.add(stamp.image.point([255 if place == sign else 0 for place in range(256)]).tobytes())
    assert len(shapes) == 5


@piece
def _square(pen: Pen, size: int) -> None:
    pen.rect(0, 0, size, size, theme.INK)


def test_the_cache_is_bounded_and_forgets_the_oldest() -> None:
    cache = Cache(limit=40_000)
    sizes = range(40, 80)
    for size in sizes:
        cache.stamp(_square(theme.SAND, size), IMHOTEP)
        assert cache.memory <= cache.limit
    assert 0 < len(cache) < len(sizes)
    newest = _square(theme.SAND, sizes[-1])
    assert cache.stamp(newest, IMHOTEP) is cache.stamp(newest, IMHOTEP)


def test_what_is_used_stays() -> None:
    cache = Cache(limit=40_000)
    favourite = _square(theme.SAND, 10)
    kept = cache.stamp(favourite, IMHOTEP)
    for size in range(40, 80):
        cache.stamp(_square(theme.SAND, size), IMHOTEP)
        assert cache.stamp(favourite, IMHOTEP) is kept


def test_even_one_sprite_too_large_for_the_cache_can_be_drawn() -> None:
    cache = Cache(limit=10)
    assert cache.stamp(_square(theme.SAND, 50), IMHOTEP).image.size == (50, 50)
    assert len(cache) == 1


def test_each_palette_has_its_own_stamps() -> None:
    """The same piece has other places in another palette, and the same shape and colours."""
    cache = Cache(limit=40_000)
    one, other = (cache.stamp(_square(theme.SAND, 20), palette) for palette in (IMHOTEP, PYRAMIDS))
    assert one is not other
    assert one.mask.tobytes() == other.mask.tobytes()
    assert _colours(one, IMHOTEP) == _colours(other, PYRAMIDS) == {theme.INK}


def test_a_piece_is_found_by_its_arguments() -> None:
    assert _square(theme.SAND, 5) == _square(theme.SAND, 5)
    assert _square(theme.SAND, 5) != _square(theme.TAN, 5)
    assert isinstance(_square(theme.SAND, 5), Piece)


def test_letters_are_exactly_ink_and_ground() -> None:
    stamp = Lettering("Imhotep", Face.SERIF, 60, theme.INK, theme.LIMESTONE).draw(IMHOTEP)
    assert {theme.INK} <= _colours(stamp)
    assert stamp.y < 0 < stamp.image.height + stamp.y


def test_geometry() -> None:
    assert rounded(0, 0, 10, 5, 0) == [(0, 0), (10, 0), (10, 5), (0, 5)]
    assert all(abs((x**2 + y**2) ** 0.5 - 20) < 1e-6 for x, y in circle(0, 0, 20))
    assert path("M0,0 L10,0 L10,10Z") == [(0, 0), (10, 0), (10, 10)]
    assert path("M0,0 Q5,10 10,0")[-1] == (10, 0)
    assert max(y for _, y in path("M0,0 Q5,10 10,0")) == 5
    assert path("M0,0 C0,10 10,10 10,0")[-1] == (10, 0)
    assert Box(0, 0, 10, 10).holds(Box(2, 2, 8, 8))
    assert not Box(0, 0, 10, 10).overlaps(Box(10, 0, 5, 5))


def test_moves_nest_from_the_inside_out() -> None:
    pen = Pen()
    with pen.moved(10, 20, 2), pen.moved(5, 0):
        pen.rect(0, 0, 4, 4, theme.INK)
    image, _, corner = pen.raster(theme.SAND)
    assert corner == (20, 20)
    assert image.size == (8, 8)
