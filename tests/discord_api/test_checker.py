"""The checker finds nothing wrong with a real bot, and says what it finds."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from simcord import HttpLogEntry

from tests.discord_api import description
from tests.discord_api.bodies import CALLBACK, button, request, row, send, show, text
from tests.discord_api.checker import absent, assert_valid, needs_description, problems
from tests.discord_api.sample_bot import played


@pytest.fixture(scope="module")
def log() -> list[HttpLogEntry]:
    return asyncio.run(played())


@needs_description
def test_a_real_bot_is_accepted(log: list[HttpLogEntry]) -> None:
    assert_valid(log)


@needs_description
def test_the_real_bot_used_everything(log: list[HttpLogEntry]) -> None:
    used = {(entry.method, found.template) for entry in log if not isinstance(found := _found(entry), str)}
    assert used >= {
        ("PUT", "/applications/{application_id}/commands"),
        ("POST", "/interactions/{interaction_id}/{interaction_token}/callback"),
        ("POST", "/webhooks/{webhook_id}/{webhook_token}"),
        ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"),
        ("POST", "/channels/{channel_id}/threads"),
        ("POST", "/channels/{channel_id}/messages"),
        ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
        ("DELETE", "/channels/{channel_id}/messages/{message_id}"),
    }
    assert {entry.json["type"] for entry in log if entry.json and entry.path.endswith("/callback")} == {
        4,
        5,
        6,
        7,
        8,
        9,
    }


@needs_description
def test_the_very_word_is_preferred_and_the_base_left_out() -> None:
    original = description.find("PATCH", "/api/v10/webhooks/1/token/messages/@original?thread_id=2")
    other = description.find("PATCH", "/webhooks/1/token/messages/3")
    assert isinstance(original, description.Operation)
    assert isinstance(other, description.Operation)
    assert original.template.endswith("/@original")
    assert other.template.endswith("/{message_id}")
    assert other.arguments == {"webhook_id": "1", "webhook_token": "token", "message_id": "3"}


@needs_description
def test_several_faults_are_all_told() -> None:
    found = problems(show(text(""), row(button(), button(label="a" * 81)), content="Hello"))
    assert len(found) == 4


@needs_description
@pytest.mark.parametrize("wrong", [3, "text", [3], [None], {"components": 3}, [{"type": []}], [{"type": 1}]])
def test_nonsense_is_no_reason_to_crash(wrong: object) -> None:
    for entry in (
        send(components=wrong, attachments=wrong, embeds=wrong, flags=wrong),
        request("PUT", "/applications/1/commands", wrong),
        request("POST", CALLBACK, {"type": wrong, "data": wrong}),
        request("POST", CALLBACK, {"type": 9, "data": {"components": wrong}}),
    ):
        assert problems(entry)


@needs_description
def test_mentions_can_be_left_out_on_demand() -> None:
    silent = send(allowed_mentions=None)
    assert problems(silent, allow_no_allowed_mentions=True) == []
    assert_valid([silent], allow_no_allowed_mentions=True)
    with pytest.raises(AssertionError, match="allowed_mentions"):
        assert_valid([silent])


@needs_description
def test_a_failure_tells_of_every_request_in_short() -> None:
    with pytest.raises(AssertionError) as told:
        assert_valid([send(), send(content="a" * 5000), request("GET", "/nowhere")])
    text = str(told.value)
    assert "POST /channels/1/messages" in text
    assert "GET /nowhere" in text
    assert text.count("  - ") == 3
    assert len(text) < 1000


def test_without_the_description_the_checker_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(description, "FILE", tmp_path / "openapi.json")
    assert "absent" in (absent() or "")
    with pytest.raises(FileNotFoundError, match="absent"):
        problems(send())


def _found(entry: HttpLogEntry) -> description.Operation | str:
    return description.find(entry.method, entry.path)
