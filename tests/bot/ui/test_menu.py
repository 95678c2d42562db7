"""Menus: every option is reached within two levels, within Discord's limits, and what is closed is told."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pytest

from bot.store.records import Player, Status, Table
from bot.ui import menu
from bot.ui.names import SYMBOLS, label_names, told_names
from bot.words.words import words
from engines.core.decision import Action, Closed, Decision, Option
from engines.core.phrase import phrase
from tests.laws.subject import Subject
from tests.laws.subjects import SUBJECTS


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_every_option_can_be_reached_and_nothing_else(subject: Subject) -> None:
    random = Random("menu")
    for number, mix in enumerate(subject.mixes[::6]):
        game = subject.game
        state = game.new(subject.counts[number % len(subject.counts)], mix, f"menu {number}")
        while decisions := game.decisions(state):
            for decision in decisions:
                assert sorted(_reachable(decision)) == list(range(len(menu.offered(decision))))
            decision = random.choice(decisions)
            state = game.apply(state, decision.seat, random.choice(menu.offered(decision)).action).state


def _reachable(decision: Decision) -> list[int]:
    entries = menu.entries(decision)
    assert len(entries) <= menu.LIST_LENGTH
    found = []
    for entry in entries:
        assert menu.picked(entry.value) == (entry.number, entry.opens)
        if not entry.opens:
            found.append(entry.number)
            continue
        branch = menu.branch(decision, entry.number)
        assert branch is not None
        assert branch.label == entry.label
        assert 0 < len(branch.options) <= menu.LIST_LENGTH
        found += [number for number, _ in branch.options]
    return found


def _decision(paths: list[tuple[str, ...]], closed: tuple[Closed, ...] = ()) -> Decision:
    options = tuple(Option(Action(), tuple(phrase(label) for label in path)) for path in paths)
    return Decision("0.1", 0, phrase("turn"), options, options[0], closed=closed)


def test_many_choices_become_a_list() -> None:
    assert not menu.is_list(_decision([(f"c{n}",) for n in range(15)]))
    assert menu.is_list(_decision([(f"c{n}",) for n in range(16)]))


def test_what_is_closed_stands_where_one_looks_for_it() -> None:
    whole = Closed((phrase("sail"),), phrase("no_ship_ready"))
    part = Closed((phrase("place"), phrase("slot_3")), phrase("slot_taken"))
    decision = _decision([("place", "slot_1"), ("place", "slot_2"), ("take",)], (whole, part))
    assert menu.closed_at_first(decision) == (whole,)
    branch = menu.branch(decision, 0)
    assert branch is not None
    assert branch.closed == (part,)
    assert menu.branch(decision, 2) is None
    assert menu.branch(decision, -1) is None


@pytest.mark.parametrize("value", ["", "b", "x", "1x", "-1", "99999", "²", "b-1", "1 "])
def test_forged_values_mean_nothing(value: str) -> None:
    assert menu.picked(value) is None


def test_pages() -> None:
    lines = [f"line {n} " + "x" * 90 for n in range(100)]
    pages = menu.pages(lines, 1000)
    assert all(len(page) <= 1000 for page in pages)
    assert "\n".join(pages).split("\n") == lines
    assert menu.pages([]) == []
    assert menu.pages(["y" * 5000], 1000) == ["y" * 999 + "…"]


def test_suggestions_are_short_and_different() -> None:
    names = menu.distinct(["Amina", "Bo", "Amina", "x" * 150, "x" * 200, "Amina (2)", "Amina"])
    assert names[:3] == ["Amina", "Bo", "Amina (2)"]
    assert len(set(names)) == len(names)
    assert [len(name) for name in names[3:5]] == [menu.OPTION_LABEL] * 2
    assert names[-1] == "Amina (3)"


def _table(*names: str) -> Table:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    players = tuple(Player(seat, seat, name, has_joined=True) for seat, name in enumerate(names))
    return Table(
        id="a", guild_id=1, channel_id=1, game="imhotep", rules_version=1, status=Status.LOBBY, host_id=0, options={},
        seats=4, is_private=False, pace_hours=24, seed="s", version=1, players=players, created_at=now, touched_at=now,
    )  # fmt: skip


def test_names_on_labels_are_short_and_different() -> None:
    names = label_names(_table("Maximiliane von A", "Maximiliane von A", "Bo", "M" * 32), words("en"))
    assert len(set(names)) == 4
    assert all(len(name) <= 18 for name in names)
    assert names[0].endswith(SYMBOLS[0])
    assert names[2] == "Bo"


def test_names_in_messages_are_no_markdown() -> None:
    assert told_names(_table("**bold** _x_"), words("en"))[0] == r"\*\*bold\*\* \_x\_"


def test_names_in_messages_are_nobody_else() -> None:
    """Nor what Discord shows as a channel, a time, a command or a link."""
    for name in ("<@123456789012345678>", "<#12>", "<t:0:R>", "</imhotep new:1>", "<https://a.b>"):
        assert told_names(_table(name), words("en"))[0] == name.replace("<", "<\N{ZERO WIDTH SPACE}")
