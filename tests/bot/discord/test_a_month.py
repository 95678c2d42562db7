"""A month in the life of five games: every reminder that was sent, and no other.

March 2026: New York puts its clocks forward on the 8th at 07:00 UTC, Paris on the 29th at 01:00 UTC. One player takes
no private messages, one wants no reminders, a channel is deleted, a game is paused, the program is down for three days.
"""

from __future__ import annotations

import re
from collections import Counter
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.playing import Playing, begun
from tests.bot.discord.server import Server, server
from tests.bot.discord.waiting import Said, Watch, passes

NAMES = ["amina", "bastien", "chloe", "dalia", "emil", "frida"]

# When (UTC), to whom, in which game, where, and which of its five.
EXPECTED = """
03-06 00:00 bastien two   two     1
03-06 00:00 bastien five  five    1
03-06 12:00 amina   one   one     1
03-06 12:00 frida   four  four    1
03-06 14:00 bastien two   two     2
03-06 14:00 bastien five  five    2
03-07 12:00 amina   one   one     2
03-07 12:00 dalia   three three   1
03-07 12:00 frida   four  four    2
03-07 14:00 bastien two   two     3
03-07 14:00 bastien five  five    3
03-08 12:00 amina   five  five    1
03-08 13:00 bastien two   two     1
03-08 14:00 bastien five  five    4
03-09 12:00 amina   one   one     3
03-09 12:00 dalia   three three   2
03-09 13:00 bastien two   two     2
03-09 14:00 bastien five  five    5
03-10 13:00 bastien two   two     3
03-11 13:00 bastien two   two     4
03-11 14:00 chloe   one   one     1
03-12 13:00 bastien two   two     5
03-12 14:00 chloe   one   one     2
03-13 12:00 dalia   three three   3
03-14 14:00 chloe   one   one     3
03-18 00:00 chloe   one   one     4
03-18 00:00 dalia   three three   4
03-20 00:00 chloe   one   one     5
03-22 00:00 dalia   three private 5
03-25 00:00 bastien five  five    1
03-25 13:00 bastien five  five    2
03-26 13:00 bastien five  five    3
03-27 12:00 amina   five  five    1
03-27 13:00 bastien five  five    4
03-28 13:00 bastien five  five    5
03-29 06:00 amina   one   one     1
03-30 06:00 amina   one   one     2
03-30 12:00 amina   five  five    2
04-01 06:00 amina   one   one     3
04-03 06:00 amina   one   one     4
04-05 06:00 amina   one   one     5
04-05 12:00 amina   five  five    3
"""


async def _until(here: Server, when: str) -> None:
    moment = datetime.fromisoformat(f"2026-{when}+00:00")
    await passes(here, seconds=(moment - here.env.now()).total_seconds())
    assert here.env.now() == moment


async def _asking(here: Server, channel: Any, *names: str, pace: int) -> Playing:
    """A game for two, in a channel of its own, in which the first of them is asked."""
    here.channel = channel
    playing = await begun(here, "imhotep", *names, seed="1", looks=False, pace=pace)
    while playing.asked != [here.people[names[0]]]:
        await _take(channel, playing)
    return playing


async def _take(channel: Any, playing: Playing) -> None:
    playing.server.channel = channel
    await playing.take()


async def _vote_on_pausing(here: Server, channel: Any) -> None:
    here.channel = channel
    await here.people["amina"].slash(channel, "offerings pause")
    await here.people["emil"].click(here.last.message, label="Yes")


def _listed(here: Server, said: list[Said], places: dict[int, str]) -> list[str]:
    """As the list above, in its order."""
    names = {person.id: name for name, person in here.people.items()}
    asked: Counter[tuple[str, ...]] = Counter()
    lines = []
    for each in said:
        (user,) = each.pings
        (since,) = re.findall(r"<t:(\d+):f>", each.text)
        (channel,) = re.findall(r"channels/\d+/(\d+)/\d+\)", each.text)
        game = places[int(channel)]
        asked[names[user], game, since] += 1
        where = places.get(each.channel_id, "private")
        number = asked[names[user], game, since]
        lines.append(f"{each.at:%m-%d %H:%M} {names[user]:7} {game:5} {where:7} {number}")
    return sorted(lines)


@pytest.mark.asyncio
async def test_a_month(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch, home = Watch(here), here.channel
        amina, bastien, _, dalia, emil, _ = here.people.values()
        for person, habits in (
            (amina, {"quiet_from": "22:00", "quiet_until": "08:00", "zone": "Europe/Paris"}),
            (bastien, {"interval": 12, "quiet_from": "21:00", "quiet_until": "09:00", "zone": "America/New_York"}),
            (dalia, {"place": "message"}),
            (emil, {"reminders": "off"}),
        ):
            await person.slash(home, "remind", **habits)
        private = f"*/channels/{dalia.user.dm_channel.id}/messages"
        here.env.inject_error("POST", private, status=403, code=50007, times=None)

        await _until(here, "03-05 12:00")
        one, two, three, four, five = [here.guild.create_text_channel(f"game {number}") for number in range(1, 6)]
        places = {one.id: "one", two.id: "two", three.id: "three", four.id: "four", five.id: "five"}
        paris = await _asking(here, one, "amina", "chloe", pace=24)
        new_york = await _asking(here, two, "bastien", "chloe", pace=24)
        await _asking(here, three, "dalia", "chloe", pace=48)
        await _asking(here, four, "frida", "emil", pace=24)
        here.channel = five
        await begun(here, "offerings", "amina", "bastien", "emil", seed="x", looks=False, pace=72)

        await _until(here, "03-08 00:00")
        here.env.backend.delete_channel(four.id)
        await _take(two, new_york)
        await _take(two, new_york)
        assert new_york.asked == [bastien]

        await _until(here, "03-10 12:00")
        await _take(one, paris)
        await _vote_on_pausing(here, five)
        await _until(here, "03-10 13:00")
        here.channel = one
        await amina.click(paris.board.message, label="Undo")
        assert paris.asked == [amina]
        await _until(here, "03-10 14:00")
        await _take(one, paris)

        await _until(here, "03-15 00:00")
        await here.env.bot.close()
        await _until(here, "03-18 00:00")
        await here.restart()

        await _until(here, "03-19 00:00")
        here.env.backend.faults.clear()
        await _until(here, "03-24 12:00")
        await _vote_on_pausing(here, five)
        await _until(here, "03-28 05:30")
        await _take(one, paris)
        assert paris.asked == [amina]
        await _until(here, "04-05 18:00")

        assert _listed(here, watch.reminders, places) == sorted(EXPECTED.strip().splitlines())
        standing = sorted(" ".join(line.split()[2:4]) for line in _listed(here, watch.left, places))
        assert standing == ["amina five", "amina one", "bastien five", "bastien two", "dalia three"], "one for each"
        assert here.kept.ask("select * from litter") == []
