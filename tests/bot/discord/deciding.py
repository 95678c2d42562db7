"""Votes and seats as people use them, and what is kept of them."""

from __future__ import annotations

from typing import Any

from tests.bot.discord.kept import Row
from tests.bot.discord.playing import Playing
from tests.bot.discord.server import Reply, Seen, Server

HOUR = 3600
LATE = 73 * HOUR  # the pace is a day


def votes(here: Server, channel: Any = None) -> list[Seen]:
    """The messages of votes, oldest first."""
    return [seen for seen in here.public(channel) if " · a vote" in seen.text]


def vote(here: Server) -> Seen:
    return votes(here)[-1]


def verdict(here: Server) -> str:
    """How the last vote ended: its last line, once nothing can be pressed any more."""
    seen = vote(here)
    assert seen.custom_ids == []
    return seen.text.splitlines()[-1]


def count(seen: Seen) -> str:
    return next(line for line in seen.text.splitlines() if line.startswith("Yes:"))


def open_votes(here: Server) -> list[dict[str, Any]]:
    return here.kept.ask("select * from votes")


async def tap(here: Server, who: Any, label: str, seen: Seen | None = None) -> str:
    """What the tapper alone is answered, if anything."""
    return Reply(await who.click((seen or vote(here)).message, label=label)).text


async def pause(playing: Playing, who: Any) -> str:
    return Reply(await who.slash(playing.server.channel, f"{playing.row.game} pause")).text


async def resign(playing: Playing, who: Any) -> str:
    asked = Reply(await who.slash(playing.server.channel, f"{playing.row.game} resign")).seen
    return Reply(await who.click(asked.message, label="Yes, I resign")).text


async def ask_for_undo(playing: Playing, who: Any) -> str:
    asked = Reply(await who.slash(playing.server.channel, f"{playing.row.game} undo")).seen
    return Reply(await who.click(asked.message, label="Ask the others")).text


async def pass_time(here: Server, seconds: float) -> None:
    await here.env.advance_time(seconds)


def late_notice(here: Server) -> Seen:
    (seen,) = [each for each in here.public() if each.pressed("propose") and not each.pressed("log")]
    return seen


def replayed(here: Server, row: Row) -> bytes:
    """The state from nothing but seed and log."""
    taken: list[dict[str, Any]] = []
    for entry in here.kept.log(row.id):
        if entry["kind"] == "play":
            taken.append(entry)
        elif entry["kind"] == "undo":
            taken.pop()
        else:
            assert entry["kind"] == "leave"
    state = row.engine.new(len(row.users), row.engine.info.options.parse(row.options), row.seed)
    for entry in taken:
        state = row.engine.apply(state, entry["seat"], row.engine.load_action(entry["action"])).state
    return row.engine.dump(state)


def is_whole(playing: Playing) -> None:
    """Nothing is owed, one board is the last word, and log and state agree."""
    here = playing.server
    assert here.kept.owed() == []
    assert [row["number"] for row in here.kept.log(playing.table_id)] == [
        *range(1, len(here.kept.log(playing.table_id)) + 1)
    ]
    assert replayed(here, playing.row) == playing.row.data
    assert len(here.boards(playing.table_id)) == 1
