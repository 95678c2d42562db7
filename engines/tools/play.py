"""The terminal player: everybody at one keyboard, choosing from numbered menus.

The board on the screen is what everybody may see; only for a private question the others are asked to look away.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.decision import Decision, Option
from engines.core.event import seen_by
from engines.core.game import Game
from engines.core.menu import branches
from engines.core.options import Options
from engines.core.phrase import Phrase
from engines.core.state import State
from engines.tools.plain import plain, plain_event, plain_outcome, plain_path, plain_view

_CLEAR = "\x1b[2J\x1b[H"


class _Left(Exception):
    """The person at the keyboard has left."""


def play(game: Game, seats: int, options: Options, seed: str) -> None:
    state = game.new(seats, options, seed)
    print(
        f"{game.info.name}, {seats} seats (0-{seats - 1}), seed {seed}. Type a number; q leaves. Events count from 0."
    )
    try:
        while decisions := game.decisions(state):
            decision = decisions[0]
            print("\n" + plain_view(game.view(state, None)))
            option = _choose_privately(game, state, decision) if decision.private else _choose(decision)
            print(f"seat {decision.seat}: {'(hidden)' if decision.private else plain_path(option.path)}")
            step = game.apply(state, decision.seat, option.action)
            state = step.state
            for event in seen_by(step.events, None):
                print(f"    {plain_event(event)}")
    except _Left:
        print("\nThe game ends here; nothing is kept.")
        return
    outcome = game.outcome(state)
    assert outcome is not None
    print(f"\n{plain_outcome(outcome)}")


def _choose_privately(game: Game, state: State, decision: Decision) -> Option:
    _read(f"Only seat {decision.seat} may look now. Press Enter when the others have turned away. ")
    print(plain_view(game.view(state, decision.seat)))
    option = _choose(decision)
    print(_CLEAR, end="")
    return option


def _choose(decision: Decision) -> Option:
    """One option, menu by menu along the paths."""
    print(f"\nseat {decision.seat}, {plain(decision.prompt)}")
    for closed in decision.closed:
        print(f"     -  {plain_path(closed.path)} ({plain(closed.reason)})")
    offered: Sequence[Option] = decision.options + decision.asides
    within, depth = offered, 0
    while True:
        labels = branches(within, depth)
        label = _pick(list(labels), can_go_back=depth > 0)
        if label is None:
            within, depth = offered, 0
            continue
        within, depth = labels[label], depth + 1
        if len(within[0].path) == depth:
            return within[0]


def _pick(labels: Sequence[Phrase], *, can_go_back: bool) -> Phrase | None:
    """The label with the typed number; None for the way back."""
    for number, label in enumerate(labels, start=1):
        print(f"    {number:>2}  {plain(label)}")
    if can_go_back:
        print("     0  back")
    least = 0 if can_go_back else 1
    while True:
        typed = _read("> ").strip()
        if typed == "q":
            raise _Left
        if typed.isdecimal() and least <= int(typed) <= len(labels):
            return labels[int(typed) - 1] if int(typed) else None
        print(f"Please type a number from {least} to {len(labels)}, or q.")


def _read(question: str) -> str:
    try:
        return input(question)
    except (EOFError, KeyboardInterrupt):
        raise _Left from None
