"""The files around the code keep their promises."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONSTRAINTS = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if line]


def test_constraints_are_versions_only() -> None:
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][A-Za-z0-9.]*", line) for line in CONSTRAINTS)


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [
        *project["dependencies"],
        *(name for extra in project["optional-dependencies"].values() for name in extra),
    ]
    pinned = {_plain(line.split("==")[0]) for line in CONSTRAINTS}
    assert {_plain(re.split(r"[<>=!~\[ ]", name)[0]) for name in wanted} <= pinned


def test_an_installed_program_has_its_data() -> None:
    """Word files, decks: what is no Python is packed only if it is named."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]
    packed = {file for package, names in data.items() for name in names for file in _folder(package).glob(name)}
    files = {file for package in ("bot", "engines", "renderers") for file in _folder(package).rglob("*.*")}
    assert packed == {file for file in files if file.suffix not in (".py", ".pyc")}


def test_the_first_screen_of_the_readme() -> None:
    first_screen = "\n".join((ROOT / "README.md").read_text().splitlines()[:25])
    for said in ("make run", "make test", "unofficial fan project", "Phil Walker-Harding", "KOSMOS", "drawings"):
        assert said in first_screen


def test_ci_runs_check_and_test() -> None:
    gate = ROOT / ".ci" / "run"
    assert os.access(gate, os.X_OK)
    assert [line for line in gate.read_text().splitlines() if line.startswith("make")] == ["make check", "make test"]
    assert ".ci/run" in (ROOT / ".github" / "workflows" / "ci.yml").read_text()


def test_the_pre_commit_configuration_is_valid() -> None:
    command = [sys.executable, "-m", "pre_commit", "validate-config", ".pre-commit-config.yaml"]
    subprocess.run(command, cwd=ROOT, check=True)


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL))
def test_the_python_of_the_readme_runs(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert re.fullmatch(r"\(\(\d.*\)\)\n", done.stdout)


def test_the_container_runs_as_an_ordinary_user_and_takes_no_secrets_along() -> None:
    steps = [line.split(" ", 1) for line in (ROOT / "Containerfile").read_text().splitlines() if line[:1].isupper()]
    last = dict(steps)
    order = [step for step, _ in steps]
    assert last["USER"] not in ("root", "0")
    assert f"useradd --system --no-create-home {last['USER']}" in last["RUN"]
    assert order.index("USER") < order.index("CMD")
    assert "TOKEN" not in (ROOT / "Containerfile").read_text()
    ignored = (ROOT / ".containerignore").read_text().splitlines()
    assert {".env", "*.db", ".git"} <= set(ignored)


def _folder(package: str) -> Path:
    return ROOT.joinpath(*package.split("."))


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
