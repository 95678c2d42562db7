"""A decision as a menu that Discord can show: what stands on the buttons, what in a list, what is closed and why.

This file and `custom_id.py` alone know Discord's limits, and guard them: the library does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from engines.core.decision import Closed, Decision, Option
from engines.core.menu import branches
from engines.core.phrase import Phrase

BUTTON_LABEL = 80
OPTION_LABEL = 100
LIST_LENGTH = 25
BUTTONS_A_ROW = 5
MOST_BUTTONS = 15  # more choices than this are a list: nobody reads five rows of buttons
ALT_TEXT = 1024
TEXT = 4000
THREAD_NAME = 100
_ELLIPSIS = "…"
_BRANCH = "b"


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to press. `number`: the option itself, or the branch whose list it opens."""

    label: Phrase
    number: int
    opens: bool

    @property
    def value(self) -> str:
        """As it stands in a list."""
        return f"{_BRANCH if self.opens else ''}{self.number}"


@dataclass(frozen=True, slots=True)
class Branch:
    """A list under one label: the options with their places in the decision, and what is closed there."""

    label: Phrase
    options: tuple[tuple[int, Option], ...]
    closed: tuple[Closed, ...]


def question(decision: Decision) -> str:
    """Names a question for custom ids: the decision's id and what it asks, because an undo brings an id back."""
    asked = repr((decision.prompt, [option.path for option in offered(decision)]))
    return f"{decision.id}.{sha256(asked.encode()).hexdigest()[:6]}"


def offered(decision: Decision) -> tuple[Option, ...]:
    return decision.options + decision.asides


def entries(decision: Decision) -> tuple[Entry, ...]:
    """The first level, in the order of the options."""
    options = offered(decision)
    found = []
    for number, (label, under) in enumerate(branches(options, 0).items()):
        if len(under) == 1 and len(under[0].path) == 1:
            found.append(Entry(label, options.index(under[0]), opens=False))
        else:
            found.append(Entry(label, number, opens=True))
    return tuple(found)


def picked(value: str) -> tuple[int, bool] | None:
    """What a value of a list means: its number, and whether it opens another list; None for what we never made."""
    number = value.removeprefix(_BRANCH)
    is_ours = number.isascii() and number.isdecimal() and len(number) < 4
    return (int(number), number != value) if is_ours else None


def is_list(decision: Decision) -> bool:
    """Whether the first level is shown as one list rather than as buttons."""
    return len(entries(decision)) > MOST_BUTTONS


def branch(decision: Decision, number: int) -> Branch | None:
    """The list behind an entry; None when there is no such entry."""
    options = offered(decision)
    found = list(branches(options, 0).items())
    if not 0 <= number < len(found):
        return None
    label, under = found[number]
    places = tuple((options.index(option), option) for option in under)
    closed = tuple(entry for entry in decision.closed if len(entry.path) > 1 and entry.path[0].covers(label))
    return Branch(label, places, closed)


def closed_at_first(decision: Decision) -> tuple[Closed, ...]:
    """What is closed as a whole: nothing of it is offered, so no list of its own tells why."""
    open_labels = tuple(branches(offered(decision), 0))
    return tuple(
        entry
        for entry in decision.closed
        if len(entry.path) == 1 or not any(entry.path[0].covers(label) for label in open_labels)
    )


def shortened(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + _ELLIPSIS


def distinct(names: Iterable[str]) -> list[str]:
    """As names in a list of suggestions: Discord refuses the whole list if two are alike."""
    found: list[str] = []
    for name in names:
        ends = ("", *(f" ({n})" for n in range(2, LIST_LENGTH + 1)))
        alike = (shortened(name, OPTION_LABEL - len(end)) + end for end in ends)
        found.append(next(each for each in alike if each not in found))
    return found


def pages(lines: list[str], limit: int = TEXT - 300) -> list[str]:
    """Lines joined into texts that fit a message."""
    found = [""]
    for line in lines:
        whole = shortened(line, limit)
        if found[-1] and len(found[-1]) + 1 + len(whole) > limit:
            found.append(whole)
        else:
            found[-1] = f"{found[-1]}\n{whole}" if found[-1] else whole
    return [page for page in found if page]
