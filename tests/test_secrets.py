"""No secret is in the repository: neither in a file that is kept nor in a file that should not be."""

from __future__ import annotations

import base64
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KINDS = {
    # Three parts: an id in base64, a moment, a signature.
    "a token of Discord": re.compile(rb"\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}"),
    "a webhook of Discord": re.compile(rb"discord(?:app)?\.com/api/webhooks/\d+/[\w-]{20,}"),
    "a private key": re.compile(rb"-----BEGIN [A-Z ]*PRIVATE KEY"),
    "a key of a cloud or a forge": re.compile(
        rb"\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|github_pat_\w{22,}|sk-\w{32,})"
    ),
    "a value of a secret setting": re.compile(rb"(?m)^\s*(?:export\s+)?\w*(?:TOKEN|SECRET|PASSWORD)=[^\s#$]{8,}"),
}
PLANTED = {
    "a token of Discord": b".".join((base64.b64encode(b"123456789012345678"), b"abc-12", b"x" * 38)),
    "a webhook of Discord": b"https://discord.com/api/" + b"webhooks/1234/" + b"y" * 60,
    "a private key": b"-----BEGIN RSA " + b"PRIVATE KEY-----",
    "a key of a cloud or a forge": b"gh" + b"p_" + b"z" * 36,
    "a value of a secret setting": b"DISCORD_" + b"TOKEN=" + b"very-secret",
}


def _kept() -> Iterator[Path]:
    """What git keeps, here or with the next commit."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return (path for name in listed.split("\0") if name and (path := ROOT / name).is_file())


def _secrets_in(content: bytes) -> list[str]:
    return [kind for kind, pattern in KINDS.items() if pattern.search(content)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_secret_would_be_found(kind: str) -> None:
    assert kind in _secrets_in(b"one line\n" + PLANTED[kind] + b"\nanother\n")


def test_no_file_holds_a_secret() -> None:
    files = list(_kept())
    assert len(files) > 300
    assert {str(path.relative_to(ROOT)): found for path in files if (found := _secrets_in(path.read_bytes()))} == {}


def test_the_files_with_settings_and_games_are_never_kept() -> None:
    """.env has the token, a database has everybody's games."""
    for name in (".env", "saqqara.db", "saqqara.db-wal"):
        command = ["git", "check-ignore", "--quiet", name]
        assert subprocess.run(command, cwd=ROOT).returncode == 0, name
    assert not [path.name for path in _kept() if path.suffix in (".db", ".sqlite", ".pem", ".key")]
