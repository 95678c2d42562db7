"""`python -m benchmarks`: prints the table and writes benchmarks/results.json. With names, prints only those parts."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

from benchmarks.figure import Figure

RESULTS = Path(__file__).parent / "results.json"
PARTS = ("self_play", "listing", "storage", "length", "pictures", "clicks", "memory", "waiting", "load", "kills")


def main(*wanted: str) -> None:
    figures: list[Figure] = []
    print(f"{'what':<34} {'value':>12} {'unit':<10} {'beside':<38} {'its value':>12} {'ratio':>7}")
    for part in wanted or PARTS:
        for figure in import_module(f"benchmarks.{part}").measure():
            figures.append(figure)
            print(
                f"{figure.name:<34} {figure.value:>12,.3f} {figure.unit:<10} {figure.beside:<38} "
                f"{figure.beside_value:>12,.3f} {figure.ratio:>7.2f}"
            )
    if not wanted:
        RESULTS.write_text(json.dumps({figure.name: figure.as_json() for figure in figures}, indent=2) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
