"""A law that cannot fail is worthless: every layout law meets a drawing made to break it."""

from __future__ import annotations

import pytest

from renderers.core import palette, theme
from renderers.core.drawing import Drawing, Style
from renderers.core.fonts import Face
from renderers.core.geometry import Box
from renderers.core.house import plate, points_disc
from tests.renderers.layout_laws import LAWS, broken, extent

STYLE = Style(Face.SANS, 40, theme.INK, theme.LIMESTONE)


def _sound() -> Drawing:
    drawing = Drawing((400, 300), palette.IMHOTEP, theme.SAND)
    with drawing.thing("panel", Box(10, 10, 200, 200)) as panel:
        drawing.put(plate(theme.SAND, 200, 200), panel.x, panel.y)
        with drawing.thing("title", panel.part(10, 10, 150, 50)) as room:
            drawing.write("Round", room, STYLE)
    return drawing


def _text_out_of_its_room(drawing: Drawing) -> None:
    with drawing.thing("other", Box(220, 10, 170, 100)) as box:
        drawing.write("gy", Box(box.x, box.y, 100, 10), STYLE)


def _room_out_of_its_thing(drawing: Drawing) -> None:
    with drawing.thing("other", Box(220, 10, 50, 50)):
        drawing.write("far", Box(220, 100, 100, 50), STYLE)


def _text_of_nothing(drawing: Drawing) -> None:
    drawing.write("lost", Box(220, 100, 100, 50), STYLE)


def _tiny_text(drawing: Drawing) -> None:
    with drawing.thing("other", Box(220, 10, 170, 100)) as box:
        drawing.write("tiny", box, Style(Face.SANS, 26, theme.INK, theme.SAND, least=26))


def _tiny_count(drawing: Drawing) -> None:
    with drawing.thing("other", Box(220, 10, 170, 100)) as box:
        drawing.write("7", box, Style(Face.SANS, 24, theme.INK, theme.SAND, least=24))


def _covered_text(drawing: Drawing) -> None:
    drawing.put(plate(theme.SAND, 60, 60), 20, 20)


def _filled_over(drawing: Drawing) -> None:
    drawing.fill(Box(20, 20, 100, 40), theme.SAND)


def _overlapping_things(drawing: Drawing) -> None:
    with drawing.thing("other", Box(200, 200, 50, 50)):
        pass


def _thing_out_of_the_canvas(drawing: Drawing) -> None:
    with drawing.thing("other", Box(380, 200, 50, 50)):
        pass


def _thing_out_of_its_parent(drawing: Drawing) -> None:
    with drawing.thing("other", Box(220, 10, 100, 100)) as box, drawing.thing("inner", box.part(50, 50, 60, 20)):
        pass


def _two_of_one_name(drawing: Drawing) -> None:
    for y in (10, 100):
        with drawing.thing("twin", Box(220, y, 50, 50)):
            pass


def _stray_piece(drawing: Drawing) -> None:
    with drawing.thing("other", Box(220, 10, 50, 50)) as box:
        drawing.put(plate(theme.SAND, 90, 50), box.x, box.y)


FAULTS = {
    "text_is_inside_its_room": (_text_out_of_its_room,),
    "rooms_are_inside_their_things": (_room_out_of_its_thing, _text_of_nothing),
    "text_is_large_enough": (_tiny_text, _tiny_count),
    "text_is_not_covered": (_covered_text, _filled_over),
    "things_do_not_overlap": (_overlapping_things,),
    "things_lie_within_what_contains_them": (_thing_out_of_the_canvas, _thing_out_of_its_parent),
    "paths_are_unique": (_two_of_one_name,),
    "marks_stay_with_their_things": (_stray_piece,),
}


def test_a_sound_drawing_breaks_no_law() -> None:
    assert broken(_sound()) == []


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_each_law_catches_its_fault(law: object) -> None:
    for fault in FAULTS[getattr(law, "__name__", "")]:
        drawing = _sound()
        fault(drawing)
        assert any(problem.startswith(getattr(law, "__name__", "?")) for problem in broken(drawing)), fault


def test_a_text_beside_a_piece_is_not_covered() -> None:
    """Only pixels count, not the boxes around them: a dot fits into the open corner of an L."""
    drawing = _sound()
    with drawing.thing("other", Box(220, 10, 170, 100)) as box:
        drawing.write("L", box, Style(Face.SANS, 80, theme.INK, theme.SAND, align=-1))
        own = extent(drawing, drawing.marks[-1])
        drawing.put(points_disc(theme.SAND, 8), own.right - 9, own.y + 10)
        assert own.overlaps(extent(drawing, drawing.marks[-1]))
    assert broken(drawing) == []
