"""How to choose: random, the caretaker's defaults, or stubbornly by a ranking of actions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engines.core.decision import Action, Decision, Option

Policy = Callable[[Decision, Random], Option]


def at_random(decision: Decision, random: Random) -> Option:
    return random.choice(decision.options + decision.asides)


def caretaker(decision: Decision, random: Random) -> Option:
    return decision.default


def stubborn(rank: Callable[[Action], int]) -> Policy:
    def choose(decision: Decision, random: Random) -> Option:
        offered = decision.options + decision.asides
        best = min(rank(option.action) for option in offered)
        return random.choice([option for option in offered if rank(option.action) == best])

    return choose
