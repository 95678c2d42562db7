"""Dump and load of a late state, beside plain `json` on the same bytes, which validates nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator

from benchmarks.figure import Figure, fastest
from benchmarks.random_play import random_game
from engines.imhotep import GAME

MILLI = 1000
TIMES = 200


def measure() -> Iterator[Figure]:
    late = random_game("storage")[-2]
    data = GAME.dump(late)
    plain = json.loads(data.partition(b"\n")[2])
    text = json.dumps(plain)
    dumping = fastest(lambda: GAME.dump(late), times=TIMES) * MILLI
    loading = fastest(lambda: GAME.load(data), times=TIMES) * MILLI
    dumping_floor = fastest(lambda: json.dumps(plain), times=TIMES) * MILLI
    loading_floor = fastest(lambda: json.loads(text), times=TIMES) * MILLI
    yield Figure("dump a late state", dumping, "ms", "json.dumps", dumping_floor)
    yield Figure("load a late state", loading, "ms", "json.loads", loading_floor)
