"""Figures as they are read: with one decimal where there is something to say, times in the unit that suits them."""

from __future__ import annotations

from renderers.core.scene import Words

_MINUTE, _HOUR, _DAY = 60, 3600, 86400
# Up to how many seconds a unit is used, and how many seconds it has.
_UNITS = (("seconds", _MINUTE, 1), ("minutes", 1.5 * _HOUR, _MINUTE), ("hours", 2 * _DAY, _HOUR))


def decimal(words: Words, value: float) -> str:
    tenths = int(abs(value) * 10 + 0.5)  # halves upwards, as people round
    text = words.say("stats-number", whole=tenths // 10, tenth=tenths % 10)
    return f"\N{MINUS SIGN}{text}" if value < 0 and tenths else text


def span(words: Words, seconds: float) -> str:
    unit, size = next(((name, size) for name, most, size in _UNITS if seconds < most), ("days", _DAY))
    return words.say("stats-span", unit=unit, count=round(seconds / size))
