"""The slash commands as people type them, and what Discord is told about them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.bot.discord.playing import ALL_B, begun
from tests.bot.discord.server import ALL_GAMES, Reply, Seen, server
from tests.bot.discord.test_whole_games import NAMES


@pytest.mark.asyncio
async def test_help(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        told = Reply(await here.people["amina"].slash(here.channel, "help")).text
        assert "`/imhotep new`" in told
        assert "`/games mine`" in told
        await here.people["amina"].slash(here.channel, "games language", language="fr")
        told = Reply(await here.people["amina"].slash(here.channel, "help")).text
        assert "Pour commencer, ouvrez une partie" in told
        assert here.public() == []


@pytest.mark.asyncio
async def test_mine_longest_waiting_first(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        empty = Reply(await amina.slash(here.channel, "games mine")).text
        assert empty.endswith("You are in no game here. `/imhotep new` opens one.")
        old = await begun(here, "offerings", "amina", "bastien", seed="x", looks=False)
        await here.env.advance_time(3 * 3600)
        young = await begun(here, "offerings", "bastien", "amina", seed="y", looks=False)
        await here.env.advance_time(120)
        other = await begun(here, "offerings", "amina", "bastien", seed="z", looks=False)
        for who, playing in ((amina, other), (bastien, old)):  # she is waited for as long as before when he answers
            hand = Reply(await who.click(playing.board.message, label="Your choice…")).seen
            await who.click(hand.message, custom_id=hand.pressed("play")[0])
        await bastien.slash(here.channel, "imhotep new", player2=amina)
        lobby = here.kept.tables()[-1]
        told = Reply(await amina.slash(here.channel, "games mine")).text.split("\n")
        address = f"https://discord.com/channels/{here.guild.id}/{here.channel.id}"
        assert told[1:] == [
            f"- [Offerings]({address}/{old.board.message.id}): your turn, for 3 hours",
            f"- [Offerings]({address}/{young.board.message.id}): your turn, for 2 minutes",
            f"- [Imhotep]({address}/{here.board(lobby.id).message.id}): the lobby is open",
            f"- [Offerings]({address}/{other.board.message.id}): waiting for bastien",
        ]
        stranger = Reply(await here.people["chloe"].slash(here.channel, "games mine")).text
        assert "You are in no game here" in stranger


@pytest.mark.asyncio
async def test_list(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, chloe = here.people.values()
        empty = Reply(await chloe.slash(here.channel, "games list")).text
        assert "Nobody is playing here yet." in empty
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        await amina.slash(here.channel, "offerings new", player2=bastien)
        over = await begun(here, "offerings", "amina", "bastien", seed="x", looks=False)
        await over.to_the_end()
        told = Reply(await chloe.slash(here.channel, "games list")).text
        assert f"/{playing.board.message.id}), round 1 of 6: amina, bastien and chloe" in told
        assert "lobby with 1 of 3: amina and bastien" in told
        assert len(told.split("\n")) == 3, "ended games are not listed"


@pytest.mark.asyncio
async def test_language(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        for language, said in (
            ("fr", "en français."),
            ("en", "in English."),
            ("auto", "the language of your Discord."),
        ):
            told = Reply(await amina.slash(here.channel, "games language", language=language)).text
            assert told.endswith(said)
        await amina.slash(here.channel, "games language", language="fr")
        assert "Personne ne joue" in Reply(await amina.slash(here.channel, "games list")).text
        assert "Nobody is playing" in Reply(await bastien.slash(here.channel, "games list")).text


@pytest.mark.asyncio
async def test_settings(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        boss = here.join_with("boss", manage_guild=True)
        first = Reply(await amina.slash(here.channel, "games settings")).text
        assert "Language: English" in first
        assert "a reminder after 24 hours" in first
        assert "Games may be opened in every channel" in first
        assert "at most 5" in first
        assert "Saved." not in first
        for change in ({"language": "fr"}, {"pace": 6}, {"openers": "managers"}, {"most_open": 2}):
            told = Reply(await amina.slash(here.channel, "games settings", **change)).text
            assert told == "Only members with Manage Server can change the settings."
        told = Reply(await amina.slash(here.channel, "games settings", channel=here.channel)).text
        assert told == "Only members with Manage Server can change the settings."
        assert Reply(await amina.slash(here.channel, "games settings")).text == first
        told = Reply(
            await boss.slash(here.channel, "games settings", language="fr", pace=72, openers="managers", most_open=2)
        ).text
        assert "Saved." in told
        assert "Language: French" in told
        assert "a reminder after 3 days" in told
        assert "members with Manage Server" in told
        assert "at most 2" in told
        await here.restart()
        assert Reply(await boss.slash(here.channel, "games settings")).text == told.replace("Saved.\n", "")


@pytest.mark.asyncio
async def test_settings_are_kept_to_when_a_game_is_opened(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        boss = here.join_with("boss", manage_guild=True)
        other = here.guild.create_text_channel("other")

        async def opened(who: Any, channel: Any = here.channel) -> str:
            return Reply(await who.slash(channel, "imhotep new")).text

        await boss.slash(here.channel, "games settings", channel=other)
        assert await opened(amina) == f"Games may not be opened in this channel, but here: {other.mention}."
        assert await opened(amina, other) == ""
        told = Reply(await boss.slash(here.channel, "games settings", channel=here.channel)).text
        assert f"Games may be opened in: {other.mention}, {here.channel.mention}" in told
        await boss.slash(here.channel, "games settings", channel=other)
        assert await opened(amina) == ""
        assert await opened(amina, other) != ""
        await boss.slash(here.channel, "games settings", most_open=2)
        assert await opened(amina) == "You have 2 open games already, the most that is allowed here."
        await amina.click(here.last.message, label="Cancel")
        assert await opened(amina) == ""
        await boss.slash(here.channel, "games settings", openers="managers", pace=168)
        assert await opened(here.people["chloe"]) == "On this server only members with Manage Server may open games."
        assert await opened(boss) == ""
        assert "a reminder after 7 days" in here.last.text


@pytest.mark.asyncio
async def test_rules(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        first = Reply(await amina.slash(here.channel, "imhotep rules")).text
        assert first.startswith("### Rules of Imhotep")
        choices = await amina.autocomplete(here.channel, "imhotep rules", "topic", "TEMPLE")
        assert choices
        assert all("temple" in choice["name"].lower() for choice in choices)
        told = Reply(await amina.slash(here.channel, "imhotep rules", topic=choices[0]["value"])).text
        assert choices[0]["name"] in told
        everything = await amina.autocomplete(here.channel, "imhotep rules", "topic", "")
        assert 10 < len(everything) <= 25
        for choice in everything:
            told = Reply(await amina.slash(here.channel, "imhotep rules", topic=choice["value"])).text
            assert choice["name"] in told
        assert await amina.autocomplete(here.channel, "imhotep rules", "topic", "no such thing") == []
        told = Reply(await amina.slash(here.channel, "imhotep rules", topic="x" * 200)).text
        assert told.startswith("I have nothing about “xxx")
        await amina.slash(here.channel, "games language", language="fr")
        french = await amina.autocomplete(here.channel, "imhotep rules", "topic", "pyramide")
        assert french
        assert here.public() == []


@pytest.mark.asyncio
async def test_rules_on_the_board(tmp_path: Path) -> None:
    """A button opens all topics for the presser alone, a spectator too; choosing one turns that message."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        reader = here.people["gast"]
        seen = Reply(await reader.click(playing.board.message, label="Rules")).seen
        offered = [(menu["custom_id"], option) for menu in seen.lists for option in menu["options"]]
        assert len(offered) > 10
        for custom_id, option in (offered[0], offered[-1]):
            result = await reader.select(seen.message, values=[option["value"]], custom_id=custom_id)
            seen = Seen(result.response)
            assert seen.message.ephemeral
            assert f"**{option['label']}**" in seen.text
        reply = await here.forge(reader, seen.message, offered[0][0], "no such topic")
        assert reply.text == "I have nothing about “no such topic”. Please choose from the list."
        playing.look()


@pytest.mark.asyncio
async def test_log_and_description_page_by_page(tmp_path: Path) -> None:
    """Anybody may read them, a spectator too; the log opens at its end."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B)
        reader = here.people["gast"]
        empty = Reply(await reader.click(playing.board.message, label="Log")).text
        assert empty.endswith("Nothing has happened yet.")
        while playing.steps < 45:
            await playing.step()
        for label, verb, way in (("Log", "log", "Previous"), ("Describe", "describe", "Next")):
            seen = Reply(await reader.click(playing.board.message, label=label)).seen
            pages, places = [seen.text], [_place(seen.text)]
            while way in seen.buttons:
                turned = await reader.click(seen.message, label=way)
                seen = Seen(turned.response)
                pages.append(seen.text)
                places.append(_place(seen.text))
            count = len(pages)
            expected = [(number, count) for number in range(1, count + 1)]
            assert places == (expected[::-1] if verb == "log" else expected)
            assert len(set(pages)) == count
            assert all(len(page) <= 4000 for page in pages)
            assert verb == "describe" or count > 1
            beyond = await here.forge(reader, playing.board.message, f"sq:{verb}:{playing.table_id}::999")
            assert _place(beyond.text) == (count, count)
        told = Reply(await reader.slash(here.channel, "imhotep log")).text
        assert "what happened" in told


def _place(text: str) -> tuple[int, int]:
    """A single page does not say so."""
    found = re.search(r"page (\d+) of (\d+)", text)
    return (int(found[1]), int(found[2])) if found else (1, 1)


@pytest.mark.asyncio
async def test_the_board_is_moved(tmp_path: Path) -> None:
    """To another channel, if everybody can see it."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        old = playing.board.message.id
        await amina.slash(here.channel, "imhotep board")
        assert playing.board.message.id != old
        assert here.sent()[-1].json["allowed_mentions"]["users"] == [], "nobody is pinged twice for one turn"
        playing.look()
        there = here.guild.create_text_channel("there")
        await amina.slash(there, "imhotep board", game=playing.table_id)
        assert here.boards(playing.table_id) == []
        moved = here.board(playing.table_id, there)
        assert here.sent(there)[-1].json["allowed_mentions"]["users"] == playing.row.asked
        (who,) = playing.asked
        await who.click(moved.message, custom_id=moved.pressed("play")[0])
        assert len(here.boards(playing.table_id, there)) == 1
        assert here.boards(playing.table_id) == []
        hidden = here.guild.create_text_channel(
            "hidden",
            overwrites={
                here.guild.default_role: discord.PermissionOverwrite(view_channel=False),
                amina: discord.PermissionOverwrite(view_channel=True),
                here.guild.me: discord.PermissionOverwrite(view_channel=True),
            },
        )
        told = Reply(await amina.slash(hidden, "imhotep board", game=playing.table_id)).text
        assert told.startswith("Not every player can see this channel, so the board stays [where it is](")
        assert str(here.board(playing.table_id, there).message.id) in told


@pytest.mark.asyncio
async def test_missing_permissions_are_named(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, *_ = here.people.values()
        narrow = here.guild.create_text_channel(
            "narrow",
            overwrites={
                here.guild.me: discord.PermissionOverwrite(
                    send_messages=False, attach_files=False, create_public_threads=False
                )
            },
        )
        told = Reply(await amina.slash(narrow, "imhotep new")).text
        assert told == "I need these permissions here first: Send Messages and Attach Files."
        told = Reply(await amina.slash(narrow, "imhotep new", thread=True)).text
        assert "Create Public Threads" in told
        assert here.kept.tables() == []


@pytest.mark.asyncio
async def test_whom_one_can_invite(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES, "dario") as here:
        amina, bastien, chloe, dario = here.people.values()
        robot = here.guild.add_member(here.env.create_user("robot", bot=True))

        async def told(**options: Any) -> str:
            return Reply(await amina.slash(here.channel, "imhotep new", **options)).text

        assert await told(player2=robot) == "robot is a bot, and bots cannot play."
        assert await told(player2=bastien, player3=bastien) == "bastien is named twice."
        assert await told(player2=amina) == "amina is named twice."
        assert await told(seats=2, player2=bastien, player3=chloe) == "There is 1 seat for invited players."
        assert here.kept.tables() == []
        assert await told(player2=bastien, player3=chloe, player4=dario) == ""
        assert here.table.seats == 4


@pytest.mark.asyncio
async def test_no_game_here(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        for command in ("board", "hand", "log", "undo", "pause", "resign", "replace", "cancel"):
            told = Reply(await here.people["amina"].slash(here.channel, f"imhotep {command}")).text
            assert told == "There is no game in this channel. /imhotep opens one."
        for command in ("board", "hand", "log", "undo", "pause", "resign", "replace", "cancel"):
            told = Reply(await here.people["amina"].slash(here.channel, f"imhotep {command}", game="AAAAAAAA")).text
            assert told == "I do not know this game."


@pytest.mark.asyncio
async def test_commands_in_french(tmp_path: Path) -> None:
    """What Discord was told: every name and description, at every depth, in both languages."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        (request,) = [each for each in here.env.http_requests if each.method == "PUT"]
        sent: list[dict[str, Any]] = request.json or []
        assert {command["name"] for command in sent} == {*ALL_GAMES, "games", "remind", "help"}
        seen: dict[str, dict[str, Any]] = {}

        def look(path: str, part: dict[str, Any]) -> None:
            seen[path] = part
            french = part["description_localizations"]["fr"]
            assert 0 < len(french) <= 100
            assert french != part["description"]
            for inner in part.get("options", ()):
                assert re.fullmatch(r"[-_\w]{1,32}", inner["name_localizations"]["fr"])
                look(f"{path} {inner['name']}", inner)

        for command in sent:
            look(command["name"], command)
        assert seen["imhotep new"]["name_localizations"]["fr"] != "new"
        assert seen["games mine"]["name_localizations"]["fr"] != "mine"
        assert seen["help"]["name_localizations"]["fr"] != "help"
        subcommands = {name.split()[1] for name in seen if name.startswith("imhotep ") and name.count(" ") == 1}
        assert subcommands == {"new", "board", "hand", "log", "rules", "undo", "pause", "resign", "replace", "cancel"}
        assert {"market", "pyramid", "temple", "burial_chamber", "obelisks", "wrath_of_the_pharaoh"} < {
            name.split()[2] for name in seen if name.startswith("imhotep new ")
        }


@pytest.mark.asyncio
async def test_every_new_message_has_a_nonce_of_its_own(tmp_path: Path) -> None:
    """Discord answers a nonce that it has just seen with the old message, and posts nothing: `board` would lose it."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        for _ in range(2):
            await here.people["amina"].slash(here.channel, "imhotep board")
        nonces = [sent.json["nonce"] for sent in here.sent()]
        assert len(nonces) == 4
        assert len(set(nonces)) == 4
        playing.look()


@pytest.mark.asyncio
async def test_a_board_can_be_brought_to_another_channel(tmp_path: Path) -> None:
    """Also when its own channel is gone: the games of the server are offered there."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1", looks=False)
        there = here.guild.create_text_channel("there")
        here.env.backend.delete_channel(here.channel.id)
        choices = await here.people["amina"].autocomplete(there, "imhotep board", "game", "")
        assert [choice["value"] for choice in choices] == [playing.table_id]
        await here.people["amina"].slash(there, "imhotep board", game=playing.table_id)
        board = here.board(playing.table_id, there)
        (who,) = playing.asked
        await who.click(board.message, custom_id=board.pressed("play")[0])
        hand = Reply(await who.slash(there, "imhotep hand"))
        assert hand.seen.alt_texts, "where the board is, the game is found by itself"


@pytest.mark.asyncio
async def test_a_board_that_cannot_be_posted_elsewhere_stays(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="1")
        there = here.guild.create_text_channel(
            "there", overwrites={here.guild.me: discord.PermissionOverwrite(send_messages=False)}
        )
        reply = Reply(await here.people["amina"].slash(there, "imhotep board", game=playing.table_id))
        assert "Send Messages" in reply.text
        playing.look()


@pytest.mark.asyncio
async def test_who_cannot_see_the_channel_is_not_invited(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        amina, bastien, _ = here.people.values()
        hidden = here.guild.create_text_channel(
            "hidden", overwrites={bastien: discord.PermissionOverwrite(view_channel=False)}
        )
        told = Reply(await amina.slash(hidden, "imhotep new", player2=bastien)).text
        assert told == "bastien cannot see this channel."
        assert here.kept.tables() == []


@pytest.mark.asyncio
async def test_somebody_who_is_not_here_is_named_in_no_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A client lets people be chosen who have left the server."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        stranger = str(here.env.create_user("zebulon").id)
        known = {"id": stranger, "username": "zebulon", "discriminator": "0", "avatar": None, "global_name": None}
        chosen = {"type": 6, "name": "player2", "value": stranger}
        new = {"type": 1, "name": "new", "options": [chosen]}
        reply = await here.command(
            here.people["amina"], {"name": "imhotep", "options": [new], "resolved": {"users": {stranger: known}}}
        )
        assert reply.text.startswith("I do not know this command in this form.")
        here.env._errors.clear()
    assert "unknown command" in (said := capsys.readouterr().out)
    assert "zebulon" not in said
