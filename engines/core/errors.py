"""Everything an engine refuses, each error with a reason that can be worded in any language."""

from __future__ import annotations

from engines.core.phrase import Phrase


class Refusal(Exception):
    """Base of all refusals. `reason` is a key plus facts; the message is only for logs."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(str(reason))
        self.reason = reason


class IllegalAction(Refusal):
    """The action is not among those offered."""


class NotYourDecision(Refusal):
    """This seat is not asked anything now."""


class GameOver(Refusal):
    """The game has ended: nobody is asked anything any more."""


class BadSetup(Refusal):
    """Seats or options that make no sense; the reason names the option."""


class BadDump(Refusal):
    """A stored state that cannot be read: `dump_damaged`, `dump_foreign` or `dump_unknown_rules`."""
