"""How fast one person may press: a bucket each, so that whoever presses without end does not delay the others.

A full bucket is the same as none, so only those are remembered who pressed in the last few seconds.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto
from itertools import islice

BURST = 10  # presses at once: quicker than anybody who looks at what he presses
A_SECOND = 3.0  # for as long as he likes


class Pace(Enum):
    """`FIRST_TOO_FAST`: the one press of a flood that is told so; the flood ends with a pause that fills the bucket."""

    FINE = auto()
    FIRST_TOO_FAST = auto()
    TOO_FAST = auto()


@dataclass(slots=True)
class _Bucket:
    left: float
    at: datetime
    is_told: bool = False


class Limit:
    """`clock`: the only source of the time; one that is set back fills no bucket. `burst`: what a full bucket holds."""

    def __init__(self, clock: Callable[[], datetime], burst: int = BURST) -> None:
        self._clock = clock
        self._burst = burst
        self._buckets: OrderedDict[Hashable, _Bucket] = OrderedDict()  # whoever pressed last comes last

    def __len__(self) -> int:
        return len(self._buckets)

    def pressed(self, who: Hashable) -> Pace:
        now = self._clock()
        bucket = self._buckets.pop(who, None)
        left = self._burst if bucket is None else self._filled(bucket, now)
        is_told = bucket is not None and bucket.is_told and left < self._burst
        self._forget(now)
        bucket = self._buckets[who] = _Bucket(left, now, is_told)
        if bucket.left >= 1:
            bucket.left -= 1
            return Pace.FINE
        if bucket.is_told:
            return Pace.TOO_FAST
        bucket.is_told = True
        return Pace.FIRST_TOO_FAST

    def _filled(self, bucket: _Bucket, now: datetime) -> float:
        return min(self._burst, bucket.left + max(0.0, (now - bucket.at).total_seconds()) * A_SECOND)

    def _forget(self, now: datetime) -> None:
        """Two for each that comes, so that what is left over from a busy minute goes, and no press has to wait."""
        for who, bucket in tuple(islice(self._buckets.items(), 2)):
            if self._filled(bucket, now) >= self._burst:
                del self._buckets[who]
