"""Commands are sent when Discord has others, and not otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.commands.sync import is_in_step
from tests.bot.discord.server import bot

OURS: list[dict[str, Any]] = [
    {"name": "games", "type": 1, "description": "d", "options": [{"name": "mine", "type": 1, "required": False}]},
]


def test_discord_may_say_more() -> None:
    theirs = [{**OURS[0], "id": "1", "version": "2", "options": [{"name": "mine", "type": 1}]}]
    assert is_in_step(OURS, theirs)


@pytest.mark.parametrize(
    "theirs",
    [
        [],
        [{**OURS[0], "description": "other"}],
        [{**OURS[0], "options": []}],
        [{**OURS[0], "options": [{"name": "mine", "type": 1, "required": True}]}],
        [OURS[0], {"name": "old", "type": 1, "description": "d"}],
        [{**OURS[0], "name": "game"}],
    ],
)
def test_differences_are_seen(theirs: list[dict[str, Any]]) -> None:
    assert not is_in_step(OURS, theirs)


@pytest.mark.asyncio
async def test_a_second_start_sends_nothing(tmp_path: Path) -> None:
    first, second = bot(tmp_path / "games.db"), bot(tmp_path / "games.db")
    async with simcord.run(first) as env:
        assert [entry.method for entry in env.http_requests].count("PUT") == 1
        await first.close()
        await env.restart_bot(second)
        assert [entry.method for entry in env.http_requests].count("PUT") == 1
        env.raise_errors()
        await second.close()
