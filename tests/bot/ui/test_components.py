"""What is closed, in words: with its reason, and several places of one list that are closed for it in one line."""

from __future__ import annotations

from bot.ui.components import Wording
from bot.words.words import words
from engines.core.decision import Decision
from engines.egizia import GAME, labels
from engines.egizia.components import POSITIONS
from engines.egizia.state import EgiziaState
from tests.bot.table.samples import table
from tests.bot.words.files import typeset
from tests.engines.egizia.table import placing


def _asked(state: EgiziaState) -> Decision:
    (decision,) = GAME.decisions(state)
    return decision


def _wording(language: str) -> Wording:
    return Wording(words(language, "egizia"), table(GAME, seats=2)[0])


def test_places_that_are_closed_for_one_reason_share_a_line() -> None:
    closed = _asked(placing(2, {0: {"reach": POSITIONS["C3"] + 1}})).closed
    stretch = labels.stretch("C1")
    assert _wording("en").closed_lines(closed[:5], stretch).splitlines() == [
        "Not possible now:",
        "Space 1, Space 2, Space 3, Space 4: it is not used with two players",
        "Space 5: it lies upstream of your last ship",
    ]
    assert _wording("fr").closed_lines(closed[:4]).splitlines()[1:] == [
        typeset(
            "Cases 1-6 : obélisque et colonnade \u203a Case 1, Case 2, Case 3, Case 4 : "
            "cette case ne sert pas dans une partie à deux"
        )
    ]


def test_whole_lists_have_a_line_each() -> None:
    closed = _asked(placing(4, {0: {"reach": POSITIONS["pyramid_statues"] + 1}})).closed
    assert _wording("en").closed_lines(closed).splitlines() == [
        "Not possible now:",
        "Spaces 1-6: obelisk and colonnade: it lies upstream of your last ship",
        "Spaces 7-12: pyramid and statues: it lies upstream of your last ship",
    ]


def test_nothing_closed_says_nothing() -> None:
    assert _wording("en").closed_lines(()) == ""
