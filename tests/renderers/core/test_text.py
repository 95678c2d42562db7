"""Text always fits, and any name can be written."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renderers.core.fonts import Face, can_write, width
from renderers.core.text import ELLIPSIS, fitted, wrapped, writable

QUICK = settings(max_examples=200, deadline=None, derandomize=True, database=None)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Amina", "Amina"),
        ("Владимир", "Владимир"),
        ("Ελένη", "Ελένη"),
        ("🐫🌴 Zoë 🌴🐫", "Zoë"),
        ("محمد", "Mhmd"),
        ("王小明", "WangXiaoMing"),
        ("ひらがな", "Hiragana"),
        ("한국", "HanGug"),
        ("\N{MATHEMATICAL BOLD CAPITAL A}nna", "Anna"),
        ("two\nlines\tand  more", "two lines and more"),
        ("Z\u0337a\u0337l\u0337", "Zal"),
        ("\u202etnirp", "tnirp"),
        ("bob🐫", "bob"),
        ("🐱🐱", ""),
        ("\u200b\u0000\ud83d", ""),
    ],
)
def test_names_in_any_script(name: str, written: str) -> None:
    assert writable(name, Face.SANS) == written


@QUICK
@given(st.text(max_size=40))
def test_any_name_can_be_written(name: str) -> None:
    for character in writable(name, Face.SANS):
        assert can_write(Face.SANS, character), repr(character)


def test_the_box_for_missing_glyphs_is_known() -> None:
    assert can_write(Face.SANS, "A")
    assert can_write(Face.SANS, " ")
    assert not can_write(Face.SANS, "王")
    assert not can_write(Face.SANS, "\ue000")


@QUICK
@given(st.text(alphabet="abcWM .é", max_size=40), st.integers(40, 400), st.integers(30, 60))
def test_text_fits(text: str, room: int, size: int) -> None:
    shown, used = fitted(text, Face.SANS, size, 30, room)
    assert width(shown, Face.SANS, used) <= room
    assert 30 <= used <= size
    if shown != text:
        assert used == 30
        assert shown.endswith(ELLIPSIS)
        assert text.startswith(shown.removesuffix(ELLIPSIS))


def test_text_is_as_large_as_fits() -> None:
    wide = width("Maximiliane", Face.SANS, 40)
    assert fitted("Maximiliane", Face.SANS, 40, 30, wide) == ("Maximiliane", 40)
    text, size = fitted("Maximiliane", Face.SANS, 40, 30, wide - 20)
    assert text == "Maximiliane"
    assert 30 < size < 40
    assert width(text, Face.SANS, size + 2) > wide - 20
    cut, size = fitted("Maximiliane", Face.SANS, 40, 30, 100)
    assert (cut, size) == ("Maxi…", 30)


def test_lines() -> None:
    assert wrapped("Burial chamber ornament", Face.SANS, 30, 230) == ["Burial chamber", "ornament"]
    assert wrapped("Lever", Face.SANS, 30, 10) == ["Lever"]
