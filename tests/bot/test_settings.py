"""Settings: read from the environment, refused in one line, and the token stays secret."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import settings

SECRET = ".".join(("MTIzNDU2Nzg5", "secret", "token-of-the-bot"))


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in (
        "DISCORD_TOKEN",
        "DATABASE",
        "LOG_LEVEL",
        "PLAYGROUND_PORT",
        "PRESSES_AT_ONCE",
        "DISCORD_ADDRESS",
        "TRUST_DISCORD_ADDRESS",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_nothing_is_needed() -> None:
    read = settings.load()
    assert read.discord_token is None
    assert read.database == Path("saqqara.db")


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={SECRET}\nLOG_LEVEL=DEBUG\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("LOG_LEVEL", "ERROR")
    read = settings.load()
    assert read.log_level == "ERROR"
    assert read.discord_token is not None
    assert read.discord_token.get_secret_value() == SECRET


def test_an_empty_token_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    assert settings.load().discord_token is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", f"{SECRET} twice"),
        ("LOG_LEVEL", "LOUD"),
        ("DATABASE", "."),
        ("DATABASE", "no/such/folder/x.db"),
        ("PLAYGROUND_PORT", "70000"),
        ("PLAYGROUND_PORT", "http"),
        ("PRESSES_AT_ONCE", "0"),
    ],
)
def test_a_wrong_value_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(settings.BadSettings) as refused:
        settings.load()
    assert str(refused.value).startswith(f"{name}: ")
    assert "\n" not in str(refused.value)
    assert "Value error" not in str(refused.value)
    assert SECRET not in str(refused.value)


def test_a_real_token_leaves_this_machine_for_discord_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests talk to a small Discord on this machine; a token of the real one is not for it."""
    monkeypatch.setenv("DISCORD_ADDRESS", "http://127.0.0.1:9")
    monkeypatch.setenv("DISCORD_TOKEN", "loopback")
    assert settings.load().discord_address == "http://127.0.0.1:9"
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    with pytest.raises(settings.BadSettings, match="TRUST_DISCORD_ADDRESS=true") as refused:
        settings.load()
    assert SECRET not in str(refused.value)
    monkeypatch.setenv("TRUST_DISCORD_ADDRESS", "true")
    assert settings.load().trust_discord_address
    monkeypatch.setenv("DISCORD_ADDRESS", "http://example.org:80")
    with pytest.raises(settings.BadSettings, match="DISCORD_ADDRESS"):
        settings.load()


@pytest.mark.parametrize(
    "address",
    [
        "http://10.0.0.1:80",
        "http://0.0.0.0:80",
        "http://127.0.0.1.example.org:80",
        "http://localhost@example.org:80",
        "http://127.0.0.1:80@example.org",
        "http://127.0.0.1:80/../..",
        "http://127.0.0.1",
        "https://discord.com:443",
        "ws://127.0.0.1:80",
    ],
)
def test_only_this_machine_takes_the_place_of_discord(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "loopback")
    monkeypatch.setenv("DISCORD_ADDRESS", address)
    with pytest.raises(settings.BadSettings, match=r"^DISCORD_ADDRESS: must be http://127\.0\.0\.1 and a port"):
        settings.load()
    monkeypatch.setenv("TRUST_DISCORD_ADDRESS", "true")
    with pytest.raises(settings.BadSettings):
        settings.load()


def test_the_token_never_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    read = settings.load()
    assert SECRET not in repr(read)
    assert SECRET not in str(read)
    assert SECRET not in read.model_dump_json()


def _bot(tmp_path: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    root = Path(__file__).parents[2]
    clean = {key: value for key, value in os.environ.items() if key not in ("DISCORD_TOKEN", "DATABASE", "LOG_LEVEL")}
    command = [sys.executable, "-m", "bot", *arguments]
    surroundings = {**clean, "PYTHONPATH": str(root), **environment}
    return subprocess.run(command, cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=False)


def test_check_verifies_everything_without_connecting(tmp_path: Path) -> None:
    done = _bot(tmp_path, "check", DISCORD_TOKEN=SECRET)
    assert done.returncode == 0, done.stderr
    assert "settings" in done.stdout
    assert "database" in done.stdout
    assert done.stdout.count("imhotep") == 2
    assert SECRET not in done.stdout + done.stderr


def test_a_real_token_is_not_sent_to_this_machine(tmp_path: Path) -> None:
    """The bot itself refuses, before it opens anything."""
    done = _bot(tmp_path, DISCORD_TOKEN=SECRET, DISCORD_ADDRESS="http://127.0.0.1:9")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "looks like a real token" in done.stderr
    assert SECRET not in done.stderr
    assert not list(tmp_path.iterdir())


def test_wrong_settings_end_the_program_with_2(tmp_path: Path) -> None:
    done = _bot(tmp_path, "check", LOG_LEVEL="LOUD", DISCORD_TOKEN=SECRET)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("python -m bot: LOG_LEVEL: ")
    assert SECRET not in done.stderr


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text(
        "this is not a database, but a text that is long enough to be read as one\n" * 50
    )
    done = _bot(tmp_path, "check", DATABASE="notes.db")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_backup(tmp_path: Path) -> None:
    assert _bot(tmp_path, "check").returncode == 0
    done = _bot(tmp_path, "backup", "copy.db")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "copy.db").stat().st_size > 0
    again = _bot(tmp_path, "backup", "copy.db")
    assert again.returncode == 2
    assert again.stderr.count("\n") == 1
