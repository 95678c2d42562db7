"""Custom ids: what was made can be read, everything else is nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ui.custom_id import LIMIT, Press, Verb, decode

TABLE = st.text("ABCxyz019_-", min_size=12, max_size=12)
QUESTION = st.builds("{}.{}".format, st.integers(0, 4), st.integers(0, 999))


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(Verb), TABLE, QUESTION | st.just(""), st.integers(0, 999))
def test_there_and_back(verb: Verb, table: str, question: str, number: int) -> None:
    press = Press(verb, table, question, number)
    assert decode(press.encode()) == press
    assert len(press.encode()) <= LIMIT


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "sq",
        "sq:",
        "sq:play",
        "sq:fly:AAAAAAAAAAAA::0",
        "sq:play:../etc:0.1:0",
        "sq:play:AAAAAAAAAAAA:0.1:-1",
        "sq:play:AAAAAAAAAAAA:0.1:x",
        "sq:play:AAAAAAAAAAAA:0.1:²",
        "sq:play:" + "A" * 90,
        "other:play:AAAAAAAAAAAA:0.1:0",
        "sq:play:AAAAAAAAAAAA:0.1:0\n",
    ],
)
def test_forged_ids_mean_nothing(forged: str) -> None:
    assert decode(forged) is None


@settings(max_examples=500, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=100))
def test_no_text_breaks_it(text: str) -> None:
    for candidate in (text, f"sq:{text}", f"sq:play:{text}"):
        press = decode(candidate)
        assert press is None or press.number >= 0
