"""Every package that gets installed, with its licence: `python -m tests.licences` writes docs/dependencies.md anew.

Run it where everything is installed (`make test bench`). What is not installed here keeps the row that it has.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, metadata, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "dependencies.md"
_BESIDE = {"playground": "playground", "dev": "tests", "bench": "benchmarks"}  # by extra, soonest needed first
_ROW = re.compile(r"^\| (?P<name>\S+) \| (?P<licence>.+) \| (?P<use>.+) \|$", re.MULTILINE)


def pinned() -> tuple[str, ...]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return tuple(canonicalize_name(line.split("==")[0]) for line in lines if line)


def written() -> dict[str, tuple[str, str]]:
    """What the page says: licence and use by package."""
    rows = _ROW.finditer(PAGE.read_text())
    return {row["name"]: (row["licence"], row["use"]) for row in rows if row["name"] != "package"}


def found() -> dict[str, tuple[str, str]]:
    """What the packages themselves say, as far as they are installed."""
    uses = _uses()
    return {name: (licence, uses[name]) for name in pinned() if (licence := _licence(name)) and name in uses}


def _licence(name: str) -> str | None:
    """The expression where there is one; else the older field, unless it holds the whole text; else the classifier."""
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return None
    told, *_ = about.get_all("License-Expression") or about.get_all("License") or ("",)
    if told and told != "UNKNOWN" and "\n" not in told:
        return told
    kinds = [kind.split(" :: ")[-1] for kind in about.get_all("Classifier") or () if kind.startswith("License")]
    return " ".join(kinds) or None


def _uses() -> dict[str, str]:
    """For what each package is needed first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    uses = dict.fromkeys(_closure(project["dependencies"]), "bot")
    for extra, use in _BESIDE.items():
        for name in _closure(project["optional-dependencies"][extra]):
            uses.setdefault(name, use)
    return uses


def _closure(wanted: Iterable[str]) -> Iterator[str]:
    waiting, seen = [Requirement(each) for each in wanted], set[tuple[str, frozenset[str]]]()
    while waiting:
        needed = waiting.pop()
        name, extras = canonicalize_name(needed.name), frozenset(needed.extras)
        if (name, extras) in seen:
            continue
        seen.add((name, extras))
        yield name
        try:
            below = [Requirement(each) for each in requires(name) or ()]
        except PackageNotFoundError:
            continue
        chosen = [{"extra": extra} for extra in (*extras, "")]
        waiting += [each for each in below if each.marker is None or any(map(each.marker.evaluate, chosen))]


def _write() -> None:
    rows = {**written(), **found()}
    head, _, _ = PAGE.read_text().partition("| package |")
    table = ["| package | licence, in its own words | needed for |", "|---|---|---|"]
    table += [f"| {name} | {' | '.join(rows[name])} |" for name in sorted(pinned()) if name in rows]
    PAGE.write_text(head + "\n".join(table) + "\n")


if __name__ == "__main__":
    _write()
