"""`python -m benchmarks`: prints the table and writes benchmarks/results.json."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks import clicks, length, memory, pictures, self_play, storage
from benchmarks.figure import Figure

RESULTS = Path(__file__).parent / "results.json"


def main() -> None:
    figures: list[Figure] = []
    print(f"{'what':<34} {'value':>12} {'unit':<10} {'beside':<38} {'its value':>12} {'ratio':>7}")
    for part in (self_play, storage, length, pictures, clicks, memory):
        for figure in part.measure():
            figures.append(figure)
            print(
                f"{figure.name:<34} {figure.value:>12,.3f} {figure.unit:<10} {figure.beside:<38} "
                f"{figure.beside_value:>12,.3f} {figure.ratio:>7.2f}"
            )
    RESULTS.write_text(json.dumps({figure.name: figure.as_json() for figure in figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
