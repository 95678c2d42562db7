"""Several games in a channel, a person in several games, several servers: none touches another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.discord.playing import ALL_B, begun
from tests.bot.discord.server import Reply, Seen, Server, server
from tests.bot.discord.test_whole_games import NAMES


@pytest.mark.asyncio
async def test_three_games_in_one_channel(tmp_path: Path) -> None:
    """The same three people in all of them; every step moves exactly one game and its one board."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        games = [
            await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B),
            await begun(here, "imhotep", *reversed(NAMES), seed="7", looks=False),
            await begun(here, "offerings", *NAMES, seed="x", looks=False),
        ]
        for _ in range(8):
            for playing in games:
                others = [other for other in games if other is not playing]
                before = [(other.row, other.board.message.id, other.board.text) for other in others]
                await playing.step()
                assert [(other.row, other.board.message.id, other.board.text) for other in others] == before
                people = here.people.values()
                assert [p.id for p in people if p.mention in playing.board.text] == sorted(playing.row.asked)


@pytest.mark.asyncio
async def test_which_game_a_command_means(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, chloe = here.people.values()
        first = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        second = await begun(here, "imhotep", "bastien", "chloe", seed="2", looks=False)
        await begun(here, "offerings", *NAMES, seed="x", looks=False)
        for command in ("imhotep hand", "imhotep log", "imhotep undo", "imhotep board", "imhotep cancel"):
            told = Reply(await bastien.slash(here.channel, command)).text
            assert told == "There are several games here. Please choose one."
        choices = await bastien.autocomplete(here.channel, "imhotep hand", "game", "")
        names = {choice["value"]: choice["name"] for choice in choices}
        assert set(names) == {first.table_id, second.table_id}
        assert names[first.table_id].startswith("amina, bastien, chloe ")
        assert names[second.table_id].startswith("bastien, chloe ")
        hand = Reply(await bastien.slash(here.channel, "imhotep hand", game=first.table_id)).seen
        assert hand.alt_texts
        assert Reply(await amina.slash(here.channel, "imhotep hand", game=second.table_id)).text == (
            "You do not play in this game."
        )
        assert Reply(await chloe.slash(here.channel, "offerings hand")).seen.alt_texts
        assert Reply(await chloe.slash(here.channel, "imhotep hand", game="AAAAAAAAAAAA")).text == (
            "I do not know this game."
        )
        elsewhere = here.guild.create_text_channel("elsewhere")
        assert Reply(await chloe.slash(elsewhere, "imhotep hand")).text == (
            "There is no game in this channel. /imhotep opens one."
        )


async def _second_server(here: Server, *names: str) -> Server:
    """Another server with some of the same people."""
    guild = here.env.create_guild("Second")
    there = Server(here.env, here.database, guild, guild.create_text_channel("games"))
    for name in names:
        there.people[name] = guild.add_member(here.people[name].user)
    return there


@pytest.mark.asyncio
async def test_two_servers(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        there = await _second_server(here, *NAMES)
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        with_others = await begun(there, "imhotep", *NAMES, seed="1", looks=False)
        (asked,) = playing.asked
        stranger = there.people[asked.name]
        rows = here.kept.tables()
        message = with_others.board.message
        mine = playing.board.custom_ids + [
            f"sq:{verb}:{playing.table_id}::0"
            for verb in ("join", "leave", "start", "cancel", "rematch", "undo", "choose", "hand", "describe", "log")
        ]
        for custom_id in mine:
            reply = await there.forge(stranger, message, custom_id)
            assert reply.text == "I do not know this game."
        for command in ("imhotep hand", "imhotep log", "imhotep undo", "imhotep board", "imhotep cancel"):
            told = Reply(await stranger.slash(there.channel, command, game=playing.table_id)).text
            assert told == "I do not know this game."
        choices = await stranger.autocomplete(there.channel, "imhotep hand", "game", "")
        assert [choice["value"] for choice in choices] == [with_others.table_id]
        assert here.kept.tables() == rows
        await with_others.step()
        assert here.kept.table(playing.table_id) == rows[0]
        for command in ("games mine", "games list"):
            told = Reply(await stranger.slash(there.channel, command)).text
            assert str(there.guild.id) in told
            assert str(here.guild.id) not in told


@pytest.mark.asyncio
async def test_settings_belong_to_a_server_and_language_to_a_person(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        boss = here.join_with("boss", manage_guild=True)
        there = await _second_server(here, *NAMES)
        await boss.slash(here.channel, "games settings", language="fr", most_open=1)
        await here.people["amina"].slash(here.channel, "imhotep new")
        await there.people["amina"].slash(there.channel, "imhotep new")
        assert "une nouvelle partie" in here.last.text
        public = [Seen(message) for message in there.channel.history() if not message.flags.ephemeral]
        assert "a new game" in public[-1].text
        await here.people["chloe"].slash(here.channel, "games language", language="fr")
        told = Reply(await there.people["chloe"].slash(there.channel, "games mine")).text
        assert "Vos parties sur ce serveur" in told


@pytest.mark.asyncio
async def test_a_chosen_game_is_of_the_commands_kind(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        told = Reply(await here.people["amina"].slash(here.channel, "imhotep hand", game=playing.table_id)).text
        assert told == "I do not know this game."
