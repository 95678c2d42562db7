"""Reminders as players see them: what they say, whom they ping, when they come and when they go."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.client import Client
from bot.store import Store
from bot.store.waits import Waits
from tests.bot.discord.playing import Playing, begun, offers, speaking_french
from tests.bot.discord.server import Reply, Server, server
from tests.bot.discord.waiting import Watch, passes

NAMES = ["amina", "bastien", "chloe"]
TIMETABLE = [24, 48, 96, 144, 192]
FORBIDDEN: dict[str, Any] = {"status": 403, "code": 50013}
CLOSED: dict[str, Any] = {"status": 403, "code": 50007}

pytestmark = pytest.mark.asyncio


async def _begun(here: Server, **options: Any) -> Playing:
    return await begun(here, "imhotep", *NAMES, seed="1", looks=False, **options)


def _asked(playing: Playing) -> Any:
    (who,) = playing.asked
    return who


async def _remind(here: Server, who: Any, **habits: Any) -> str:
    return Reply(await who.slash(here.channel, "remind", **habits)).text


async def _agree(here: Server, *people: Any) -> None:
    """Everybody taps yes on the open vote."""
    for person in people:
        await person.click(here.last.message, label="Yes")


def _waits(here: Server) -> list[dict[str, Any]]:
    return here.kept.ask("select * from waits order by seat")


# What it says


async def test_what_it_says(tmp_path: Path) -> None:
    """The game, the round, what is asked, since when, what happened meanwhile, where the board is."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        for _ in range(7):
            await playing.step()
        who, board = _asked(playing), playing.board
        since = int(here.env.now().timestamp())
        await passes(here, hours=24)
        (reminder,) = watch.reminders
        assert reminder.text.splitlines() == [
            "**Imhotep · round 1 of 6**",
            f"{who.mention}, the others have been waiting for you since <t:{since}:f> (<t:{since}:R>).",
            "What do you do?",
            "-# Since your last turn:",
            "amina placed a stone on ship D, slot 2.",
            "bastien sailed ship D to the burial chamber.",
            "amina built in the burial chamber, row 1, column 1.",
            f"[Here is the board]({board.message.jump_url})",
        ]
        assert reminder.channel_id == here.channel.id
        assert reminder.pings == [who.id]
        assert reminder.request["enforce_nonce"] is True
        assert playing.board.message.id == board.message.id, "the board stays where it is"


async def test_in_french(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await speaking_french(here)
        watch = Watch(here)
        playing = await _begun(here)
        await playing.take()
        who, since = _asked(playing), int(here.env.now().timestamp())
        await passes(here, hours=24)
        (reminder,) = watch.reminders
        assert reminder.text.splitlines() == [
            "**Imhotep · manche 1 sur 6**",
            f"{who.mention}, les autres vous attendent depuis le <t:{since}:f> (<t:{since}:R>).",
            "Que faites-vous\N{NO-BREAK SPACE}?",
            "-# Depuis votre dernier tour\N{NO-BREAK SPACE}:",
            "bastien a pris 3 pierres dans la carrière.",
            f"[Voici le plateau]({playing.board.message.jump_url})",
        ]


# When it comes


async def test_five_of_them_each_in_the_place_of_the_last(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        who, start = _asked(playing), here.env.now()
        for count, hours in enumerate(TIMETABLE, 1):
            await passes(here, hours=hours - 0.01 - (here.env.now() - start) / timedelta(hours=1))
            assert len(watch.reminders) == count - 1
            await passes(here, hours=0.01)
            assert [said.at for said in watch.left] == [here.env.now()]
        await passes(here, days=60)
        assert watch.times(start) == TIMETABLE
        assert [said.pings for said in watch.reminders] == [[who.id]] * 5
        assert len({said.request["nonce"] for said in watch.reminders}) == 5
        assert here.kept.ask("select * from litter") == []


@pytest.mark.parametrize("pace", [6, 168])
async def test_after_the_pace_of_the_game(tmp_path: Path, pace: int) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        await _begun(here, pace=pace)
        start = here.env.now()
        await passes(here, hours=9 * pace)
        assert watch.times(start) == [hours * pace / 24 for hours in TIMETABLE]


async def test_acting_takes_it_away_and_begins_anew(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        await passes(here, hours=50)
        assert len(watch.left) == 1
        start = here.env.now()
        await playing.take()
        second = _asked(playing)
        assert watch.left == []
        assert here.last.message.id == playing.board.message.id
        await passes(here, hours=30)
        await playing.take()
        third = _asked(playing)
        await passes(here, hours=24)
        assert watch.times(start)[2:] == [24, 30 + 24]
        assert [said.pings for said in watch.reminders[2:]] == [[second.id], [third.id]]
        assert len(watch.left) == 1


async def test_every_step_of_the_same_seat_begins_anew(tmp_path: Path) -> None:
    """A seat that goes on choosing has acted: the next question is another one."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await begun(here, "offerings", *NAMES, seed="y", looks=False)
        await playing.until("reward")
        who, row = _asked(playing), playing.row
        await passes(here, hours=20)
        while playing.row.question == "reward":
            await playing.choose(who, playing.board)
        assert playing.row.version > row.version
        start = here.env.now()
        await passes(here, hours=23)
        assert watch.reminders == []
        await passes(here, hours=1)
        assert set(watch.times(start)) == {24}


async def test_the_end_of_a_game_takes_it_away(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        await passes(here, hours=24)
        assert len(watch.left) == 1
        asked = Reply(await here.people["amina"].slash(here.channel, "imhotep cancel"))
        await here.people["amina"].click(asked.seen.message, custom_id=asked.seen.pressed("cancel")[0])
        assert playing.row.status == "cancelled"
        assert watch.left == []
        await passes(here, days=30)
        assert len(watch.reminders) == 1


async def test_an_undo_looks_again_at_who_owes_something(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        first = await playing.take()
        second = _asked(playing)
        await passes(here, hours=25)
        assert [said.pings for said in watch.left] == [[second.id]]
        await first.click(playing.board.message, label="Undo")
        start = here.env.now()
        assert watch.left == [], "he owes nothing any more"
        await passes(here, hours=24)
        assert [said.pings for said in watch.left] == [[first.id]]
        await playing.take()
        start = here.env.now()
        await passes(here, hours=48)
        assert watch.times(start)[2:] == [24, 48], "asked once more, he is reminded as from the beginning"
        assert [said.pings for said in watch.reminders[2:]] == [[second.id]] * 2
        assert len({said.request["nonce"] for said in watch.reminders}) == 4


async def test_none_while_paused(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        amina, bastien, _ = here.people.values()
        await passes(here, hours=24)
        await amina.slash(here.channel, "imhotep pause")
        await _agree(here, bastien)
        assert watch.left == []
        assert _waits(here) == []
        await passes(here, days=30)
        assert len(watch.reminders) == 1
        await amina.slash(here.channel, "imhotep pause")
        await _agree(here, bastien)
        start = here.env.now()
        await passes(here, hours=48)
        assert watch.times(start)[1:] == [24, 48]
        assert {said.pings[0] for said in watch.reminders} == {_asked(playing).id}


async def test_each_seat_that_still_owes_an_answer(tmp_path: Path) -> None:
    """A barrier: three are asked at once; one answers at once, one after his first reminder."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, bastien, chloe = here.people.values()
        start = here.env.now()
        await passes(here, hours=1)
        await offers(playing, amina)
        await passes(here, hours=24)
        assert sorted(said.pings for said in watch.left) == sorted([[bastien.id], [chloe.id]])
        assert all("others have been waiting" in said.text for said in watch.left)
        await offers(playing, bastien)
        assert [said.pings for said in watch.left] == [[chloe.id]]
        await passes(here, hours=24)
        assert watch.times(start) == [24, 24, 48], "the question stands, whatever the others answer meanwhile"
        assert watch.reminders[-1].pings == [chloe.id]
        await offers(playing, chloe)
        assert watch.left == []


async def test_a_private_question_stays_private(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        await begun(here, "offerings", *NAMES, seed="x", looks=False)
        await passes(here, hours=24)
        assert not any("card" in said.text for said in watch.reminders)
        asked = [said.text.splitlines()[2] for said in watch.reminders]
        assert asked == ["You have a choice to make in private: the board opens it."] * len(NAMES)


async def test_where_the_board_is(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        elsewhere = here.guild.create_text_channel("elsewhere")
        await here.people["amina"].slash(elsewhere, "imhotep board", game=playing.table_id)
        await passes(here, hours=24)
        assert [said.channel_id for said in watch.reminders] == [elsewhere.id]


# As each wants it


async def test_ones_own_interval(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        who, start = _asked(playing), here.env.now()
        assert "After 6 hours" in await _remind(here, who, interval=6)
        await passes(here, hours=60)
        assert watch.times(start) == [hours / 4 for hours in TIMETABLE]
        assert "After the time that each game sets" in await _remind(here, who, interval=0)
        await playing.take()
        start = here.env.now()
        await passes(here, hours=24)
        assert watch.times(start)[5:] == [24], "somebody else has the pace of the game"


async def test_a_shorter_interval_in_the_middle_of_waiting(tmp_path: Path) -> None:
    """Not in the very moment in which he says so, but from then on."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        start = here.env.now()
        await passes(here, hours=20)
        await _remind(here, _asked(playing), interval=12)
        assert watch.reminders == []
        await passes(here, hours=24)
        assert watch.times(start) == [32, 44]
        await _remind(here, _asked(playing), interval=24)
        await passes(here, days=10)
        assert watch.times(start) == [32, 44, 44 + 48, 44 + 96, 44 + 144]


async def test_quiet_hours(tmp_path: Path) -> None:
    """In Paris it is an hour later: 24 hours after the start it is one o'clock at night there."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        who, start = _asked(playing), here.env.now()
        said = await _remind(here, who, quiet_from="22:00", quiet_until="8:00", zone="europe/paris")
        assert "Never between 22:00 and 08:00 (Europe/Paris)" in said
        await passes(here, days=30)
        assert watch.times(start) == [31, 55, 103, 151, 199]


async def test_quiet_hours_that_began_meanwhile(tmp_path: Path) -> None:
    """What was due in the night, while the program was down, waits for the morning."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        start = here.env.now()
        await _remind(here, _asked(playing), quiet_from="3:00", quiet_until="9:00")
        await here.env.bot.close()
        await passes(here, hours=29)
        await here.restart()
        assert watch.reminders == []
        await passes(here, hours=10)
        assert watch.times(start) == [33]


async def test_a_time_zone_that_is_unknown_later(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        start = here.env.now()
        await _remind(here, _asked(playing), quiet_from="22:00", quiet_until="8:00", zone="Europe/Paris")
        here.kept.change("update habits set zone = 'Mars/Olympus_Mons'")
        await passes(here, days=2)
        assert watch.times(start) == [32], "Paris would have been 31"


async def test_off_and_on_again(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        who, start = _asked(playing), here.env.now()
        await passes(here, hours=24)
        assert await _remind(here, who, reminders="off") == (
            "I do not remind you any more. You can switch it on again whenever you like."
        )
        await passes(here, days=30)
        assert watch.times(start) == [24]
        await _remind(here, who, reminders="on")
        again = here.env.now()
        await passes(here, days=30)
        assert watch.times(again)[1:] == [24, 72, 120, 168], "the second to the fifth"


async def test_what_was_due_before_it_was_switched_off(tmp_path: Path) -> None:
    """The row says that a reminder is due, and its player that he wants none."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        await _remind(here, _asked(playing), reminders="off")
        here.kept.change("update waits set due_at = ?", int(here.env.now().timestamp() * 1_000_000))
        await here.restart()
        assert watch.reminders == []
        assert [wait["due_at"] for wait in _waits(here)] == [None]


async def test_by_private_message(tmp_path: Path) -> None:
    """In his own language, without the channel reading it; and it goes as any other does."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        who, start = _asked(playing), here.env.now()
        await who.slash(here.channel, "games language", language="fr")
        assert "En message privé" in await _remind(here, who, place="message")
        await passes(here, hours=48)
        assert watch.times(start) == [24, 48]
        assert {said.channel_id for said in watch.reminders} == {who.user.dm_channel.id}
        assert all("les autres vous attendent" in said.text for said in watch.reminders)
        assert [said.pings for said in watch.reminders] == [[who.id]] * 2
        assert len(watch.left) == 1
        await playing.take()
        assert watch.left == []


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (403, 50278), (400, 50033)])
async def test_private_messages_are_closed(tmp_path: Path, status: int, code: int) -> None:
    """The channel hears it instead, in its own language."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        who, start = _asked(playing), here.env.now()
        await who.slash(here.channel, "games language", language="fr")
        await _remind(here, who, place="message")
        private = who.user.dm_channel
        here.env.inject_error("POST", f"*/channels/{private.id}/messages", status=status, code=code)
        await passes(here, hours=48)
        assert watch.times(start) == [24, 48]
        assert [said.channel_id for said in watch.reminders] == [here.channel.id, private.id]
        assert "the others have been waiting" in watch.reminders[0].text
        assert [said.channel_id for said in watch.left] == [private.id], "the one in the channel is gone"


# Channels and people that fail


async def test_a_failing_channel_next_to_a_sound_one(tmp_path: Path) -> None:
    """One channel is deleted, in another the bot may not speak any more: the third is reminded in time."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        games, home = [], here.channel
        for name in ("deleted", "forbidden", "sound"):
            here.channel = here.guild.create_text_channel(name)
            games.append(await _begun(here))
        start = here.env.now()
        deleted, forbidden, sound = [playing.row.channel_id for playing in games]
        here.env.backend.delete_channel(deleted)
        here.env.backend.set_overwrite(
            forbidden,
            Overwrite(target_id=here.env.backend.bot_user.id, type=OverwriteType.MEMBER, allow=0, deny=1 << 11),
        )
        await passes(here, days=30)
        assert {said.channel_id for said in watch.reminders} == {sound}
        assert watch.times(start) == TIMETABLE
        assert [wait["sent"] for wait in _waits(here)] == [5, 5, 5], "tried five times, not for ever"
        here.channel = home
        told = Reply(await here.people["amina"].slash(home, "games list")).text
        assert "its channel is gone" in told
        assert "I lack permissions in its channel" in told


async def test_a_bad_moment_of_discord(tmp_path: Path) -> None:
    """Rather no reminder than two: the next one comes in its time, and the other game has its own at once."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        bad, other = await _begun(here), here.guild.create_text_channel("other")
        home, here.channel = here.channel, other
        await _begun(here)
        here.channel = home
        start = here.env.now()
        here.env.inject_error("POST", f"*/channels/{home.id}/messages", status=503)
        await passes(here, hours=25)
        assert [said.channel_id for said in watch.reminders] == [other.id]
        await passes(here, days=30)
        assert [said.channel_id for said in watch.reminders].count(home.id) == 4
        assert set(watch.times(start)) == set(TIMETABLE)
        assert bad.row.status == "running"


async def test_a_reminder_that_somebody_deleted(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        await _begun(here)
        await passes(here, hours=24)
        here.env.backend.delete_message(here.channel.id, watch.left[0].message_id)
        await passes(here, hours=24)
        assert len(watch.left) == 1
        assert here.kept.ask("select * from litter") == []


@pytest.mark.parametrize(
    ("status", "code", "is_tried_again"), [(503, 0, True), (429, 0, True), (403, 50013, False), (400, 50083, False)]
)
async def test_a_reminder_that_cannot_be_deleted(tmp_path: Path, status: int, code: int, is_tried_again: bool) -> None:
    """Discord has a bad moment, or asks for patience; deleting is forbidden; the thread is archived."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        await passes(here, hours=24)
        gone = watch.left[0].message_id
        path = f"*/channels/{here.channel.id}/messages/{gone}"
        here.env.inject_error("DELETE", path, status=status, code=code, times=2)
        await playing.take()
        await passes(here, minutes=10)
        tries = [each for each in here.env.http_requests if each.method == "DELETE" and each.path.endswith(str(gone))]
        assert len(tries) == (3 if is_tried_again else 1)
        assert len(watch.left) == (0 if is_tried_again else 1)
        assert here.kept.ask("select * from litter") == []


async def test_what_must_go_from_a_deleted_channel(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        elsewhere, home = here.guild.create_text_channel("elsewhere"), here.channel
        here.channel = elsewhere
        await _begun(here)
        await passes(here, hours=24)
        here.env.backend.delete_channel(elsewhere.id)
        here.channel = home
        await passes(here, hours=24)
        assert len(watch.reminders) == 1
        here.kept.change("update tables set status = 'cancelled'")
        here.kept.change("insert into litter select channel_id, message_id, 0 from waits")
        await here.restart()
        assert here.kept.ask("select * from litter") == []


async def test_somebody_who_has_left_the_server(tmp_path: Path) -> None:
    """He is not reminded any more, and the others hear of it at once, not after three days."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        who, start = _asked(playing), here.env.now()
        first, second = [person for person in here.people.values() if person is not who]
        here.guild.remove_member(who)
        await passes(here, hours=25)
        (notice,) = [said for said in watch.said if "has left this server" in said.text]
        assert notice.at - start == timedelta(hours=24)
        assert sorted(notice.pings) == sorted([first.id, second.id])
        assert [wait["due_at"] for wait in _waits(here)] == [None], "and that for good"
        await first.click(here.last.message, label=f"Caretaker for {who.name}")
        await _agree(here, second)
        assert _asked(playing) in (first, second), "the caretaker has played"
        assert watch.reminders == []


async def test_the_others_hear_of_it_in_their_sleep_without_being_woken(tmp_path: Path) -> None:
    """That somebody is late is said when it is so; it pings only whoever is not in quiet hours."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        late = _asked(playing)
        asleep, awake = [person for person in here.people.values() if person is not late]
        await _remind(here, asleep, quiet_from="22:00", quiet_until="8:00")
        await passes(here, hours=72)
        (notice,) = [said for said in watch.said if "has kept the table waiting since" in said.text]
        assert asleep.mention in notice.text
        assert notice.pings == [awake.id]


async def test_a_member_who_cannot_be_looked_up(tmp_path: Path) -> None:
    """Only a clear answer says that somebody has left."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        await _begun(here)
        start = here.env.now()
        here.env.inject_error("GET", f"*/guilds/{here.guild.id}/members/*", status=503, times=None)
        await passes(here, hours=25)
        assert watch.times(start) == [24]


async def test_a_damaged_game_next_to_a_sound_one(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        damaged, _ = await _begun(here), await _begun(here)
        start = here.env.now()
        here.kept.change("update tables set state = x'00' where id = ?", damaged.table_id)
        await passes(here, days=30)
        assert watch.times(start) == TIMETABLE


# The program stops


async def test_one_after_a_long_downtime(tmp_path: Path) -> None:
    """A fortnight: five would have been due. One comes at once, the next ones in their time."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        await _begun(here)
        start = here.env.now()
        await here.env.bot.close()
        await passes(here, days=14)
        assert watch.reminders == []
        await here.restart()
        assert watch.times(start) == [14 * 24]
        await passes(here, days=30)
        assert [hours - 14 * 24 for hours in watch.times(start)] == [0, 24, 72, 120, 168]


async def test_one_after_a_downtime_for_each_who_owes(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        await offers(playing, here.people["bastien"])
        await passes(here, hours=30)
        await here.env.bot.close()
        await passes(here, days=3)
        await here.restart()
        amina, _, chloe = here.people.values()
        assert sorted(said.pings[0] for said in watch.reminders) == sorted([amina.id, chloe.id] * 2)
        assert sorted(said.pings[0] for said in watch.left) == sorted([amina.id, chloe.id])


async def test_a_restart_reminds_nobody(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        start = here.env.now()
        for _ in range(4):
            await passes(here, hours=10)
            await here.restart()
        assert watch.times(start) == [24]
        await playing.take()
        assert watch.left == [], "what an earlier run sent goes too"


async def test_killed_between_claiming_and_sending(tmp_path: Path) -> None:
    """Nobody knows whether it was sent: it is not sent again, and the next one is the second."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        await _begun(here)
        start = here.env.now()
        await here.env.bot.close()
        await passes(here, hours=24)
        store = await Store.open(here.database)
        ((_, wait),) = await store.waits.due(here.env.now())
        assert await store.waits.claim(wait, start + timedelta(hours=48))
        assert not await store.waits.claim(wait, start + timedelta(hours=48)), "nor by anybody else"
        await store.close()
        await here.restart()
        assert watch.reminders == []
        await passes(here, days=30)
        assert watch.times(start) == TIMETABLE[1:]


async def test_what_cannot_be_claimed_is_not_sent(tmp_path: Path) -> None:
    """Somebody was faster with the same reminder, or its player has acted since it was looked up."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        assert isinstance(here.env.bot, Client)
        app = here.env.bot.app
        (first,) = await app.store.waits.of_table(playing.table_id)
        await passes(here, hours=24)
        await app.notices.remind(here.guild.id, first)
        assert len(watch.reminders) == 1
        (second,) = await app.store.waits.of_table(playing.table_id)
        await playing.take()
        await app.notices.remind(here.guild.id, second)
        assert len(watch.reminders) == 1
        (third,) = await app.store.waits.of_table(playing.table_id)
        await passes(here, hours=72)
        await app.notices.tell_late(here.guild.id, third)
        assert len([said for said in watch.said if "has kept the table waiting" in said.text]) == 1


async def test_acting_while_it_is_being_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message is out, and before the bot writes its id down its player acts: it goes all the same."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        playing = await _begun(here)
        who, board = _asked(playing), playing.board
        reminded = Waits.reminded

        async def slowly(self: Waits, *given: Any) -> None:
            here._emit(who, board.message, board.pressed("play")[0], ())
            while not here.kept.log(playing.table_id):
                await asyncio.sleep(0)
            await reminded(self, *given)

        monkeypatch.setattr(Waits, "reminded", slowly)
        await passes(here, hours=24)
        assert _asked(playing) is not who
        assert len(watch.reminders) == 1
        assert watch.left == []
        assert here.kept.ask("select * from litter") == []


@pytest.mark.parametrize("event", ["resumed", "ready"])
async def test_a_machine_that_was_asleep(tmp_path: Path, event: str) -> None:
    """Its timers stood still meanwhile; when the connection is back, what is overdue is done."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        await _begun(here)
        bot = here.env.bot
        assert isinstance(bot, Client)
        assert bot.app.scheduler._timer is not None
        bot.app.scheduler._timer.cancel()
        await passes(here, hours=30)
        assert watch.reminders == []
        with here.env._bot_scope():
            bot.dispatch(event)
        await here.env.settle()
        assert len(watch.reminders) == 1


async def test_games_of_an_older_program_are_waited_for(tmp_path: Path) -> None:
    """A file in which nobody is waited for: from the next start on everybody who owes something is."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        watch = Watch(here)
        unknown, broken = await _begun(here), await _begun(here)
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        here.kept.change("delete from waits")
        here.kept.change(
            "update tables set game = 'senet', state = cast(replace(state, 'imhotep', 'senet') as blob),"
            " since_state = cast(replace(since_state, 'imhotep', 'senet') as blob) where id = ?",
            unknown.table_id,
        )
        here.kept.change("update tables set state = x'00' where id = ?", broken.table_id)
        posted, version = len(here.sent()), playing.row.version
        await passes(here, days=2)
        await here.restart()
        start = here.env.now()
        assert [wait["table_id"] for wait in _waits(here)] == [playing.table_id] * 3
        (aside,) = here.sent()[posted:]
        assert broken.table_id in str(aside.json), "that one is set aside"
        assert aside.json["allowed_mentions"] == {"parse": []}, "nobody is pinged for that"
        await passes(here, hours=24)
        assert watch.times(start) == [24, 24, 24]
        await offers(playing, here.people["amina"])
        assert playing.row.version == version + 2
        before = _waits(here)
        await here.restart()
        assert _waits(here) == before, "only once"


# /remind


async def test_remind_says_how_it_is(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        usual = [
            "### Your reminders",
            "After the time that each game sets",
            "At any time of the day",
            "In the game\N{RIGHT SINGLE QUOTATION MARK}s channel",
        ]
        assert (await _remind(here, amina)).splitlines() == usual
        changed = await _remind(here, amina, interval=48, quiet_from="23h30", quiet_until="7", place="message")
        assert changed.splitlines() == [
            "### Your reminders",
            "Saved.",
            "After 2 days",
            "Never between 23:30 and 07:00 (UTC)",
            "In a private message; if you take none from me, in the game\N{RIGHT SINGLE QUOTATION MARK}s channel",
        ]
        without = [line for line in changed.splitlines() if line != "Saved."]
        assert (await _remind(here, amina)).splitlines() == without
        assert "At any time of the day" in await _remind(here, amina, quiet_from="7:00")
        assert (await _remind(here, here.people["bastien"])).splitlines() == usual, "everybody for himself"


async def test_remind_in_french(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        await amina.slash(here.channel, "games language", language="fr")
        told = await _remind(here, amina, interval=12, quiet_from="22:00", quiet_until="8", zone="Europe/Paris")
        assert told.splitlines() == [
            "### Vos rappels",
            "C\N{RIGHT SINGLE QUOTATION MARK}est enregistré.",
            "Après 12 heures",
            "Jamais entre 22:00 et 08:00 (Europe/Paris)",
            "Dans le salon de la partie",
        ]
        wrong = await _remind(here, amina, quiet_from="25:00", quiet_until="8")
        assert "«\N{NO-BREAK SPACE}25:00\N{NO-BREAK SPACE}»" in wrong
        assert "Je ne vous relance plus" in await _remind(here, amina, reminders="off")


@pytest.mark.parametrize(
    "typed", ["25:00", "24:00", "12:60", "noon", "", ":30", "-1:00", "1:2:3", "²²", "9pm", "x" * 99]
)
async def test_what_is_no_time(tmp_path: Path, typed: str) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        told = await _remind(here, here.people["amina"], quiet_from=typed, quiet_until="8:00")
        assert told == f"“{typed[:20]}” is no time of the day. Please write it as 22:00."
        assert here.kept.ask("select * from habits") == []


async def test_what_is_no_time_zone(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        for typed in ("Mars", "Europe", "../../etc/passwd", "CEST", "Z" * 80):
            told = await _remind(here, here.people["amina"], zone=typed)
            assert told == f"I do not know the time zone “{typed[:40]}”. Please choose one from the list."
        assert here.kept.ask("select * from habits") == []


async def test_quiet_hours_need_a_beginning_and_an_end(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        for half in ({"quiet_from": "22:00"}, {"quiet_until": "8:00"}):
            told = await _remind(here, here.people["amina"], **half)
            assert told == "When do the quiet hours begin, and when do they end? Please tell me both."
        assert here.kept.ask("select * from habits") == []


async def test_time_zones_are_found_by_what_people_type(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()

        async def found(typed: str, option: str = "zone") -> list[str]:
            choices = await amina.autocomplete(here.channel, "remind", option, typed)
            assert all(choice["name"] == choice["value"] for choice in choices)
            return [choice["value"] for choice in choices]

        assert await found("paris") == ["Europe/Paris"]
        assert await found("New York") == ["America/New_York"]
        assert await found("singapore") == ["Asia/Singapore", "Singapore"], "places first"
        assert await found("no such place") == []
        assert len(await found("")) == 25
        assert (await found(""))[0] == "Africa/Abidjan"
        assert await found("22", "quiet_from") == ["22:00"]
        assert await found("7", "quiet_until") == ["07:00"]
        assert await found("22:3", "quiet_from") == ["22:03"]
        assert len(await found("", "quiet_from")) == 24
        assert await found("noon", "quiet_from") == []


async def test_the_choices_speak_both_languages(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        (command,) = [
            each
            for each in here.env.backend.visible_commands(user_id=here.people["amina"].id, channel_id=here.channel.id)
            if each["name"] == "remind"
        ]
        choices = {
            choice["name"]: choice["name_localizations"]["fr"]
            for option in command["options"]
            for choice in option.get("choices", ())
        }
        assert choices["as each game sets"] == "selon chaque partie"
        assert choices["6 hours"] == "6 heures"
        assert choices["7 days"] == "7 jours"
        assert choices["in a private message"] == "en message privé"
        assert choices["off"] == "non"
