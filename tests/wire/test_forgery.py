"""Forged interactions by people who may do nothing: each is answered, and nothing changes for anybody."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.wire.crowd import Table, verb, verbs
from tests.wire.forger import COMPONENT, NAMES, Forged, Forger, Known, once_wrong
from tests.wire.loopback import until
from tests.wire.running import CHOICES, LATER, MESSAGE, NOTHING, Here, running
from tests.wire.world import Guild, Interaction, custom_ids, member, snowflake, user

PLAYERS = ("Amina", "Bastien", "Chloé")
GAMES = ("imhotep", "duel", "pyramids", "egizia")
FEW, MANY = 1_500, 100_000
AT_ONCE = 25
STEPS = 3
_KEPT = ("tables", "players", "actions", "memories", "deliveries", "waits", "votes", "results", "litter", "guilds")
_NONE = "1024"  # may look at a channel


@dataclass(frozen=True)
class Place:
    """Somebody who may do nothing, and where he tries. `guild`: None in a private conversation.

    `plays`: he may do something, and tries something else.
    """

    guild: Guild | None
    user: int
    channel: int
    plays: bool = False


def _kept(here: Here) -> dict[str, list[tuple[object, ...]]]:
    return {name: [tuple(row) for row in here.ledger.ask(f"select * from {name}")] for name in _KEPT}  # noqa: S608


def _shown(here: Here) -> str:
    return json.dumps(here.discord.world.messages, sort_keys=True)


async def _tables(here: Here) -> list[Table]:
    """A game of each kind in its middle, one with a vote, one with a former player; a lobby; a game cancelled."""
    crowd, guild, channels = here.crowd, here.guild, list(here.guild.channels)
    players, former = here.users[: len(PLAYERS)], here.users[len(PLAYERS)]
    for game, channel in zip(GAMES, channels, strict=False):
        table = await crowd.sit_down(game, guild, channel, players[:2] if game != GAMES[-1] else (players[0], former))
        while len(here.ledger.ask("select 1 from actions where table_id = ?", table.id)) < STEPS:
            await crowd.act(table)
            await here.shown()
    await _hand_over(here, crowd.tables[-1], former, players[2])
    voted = crowd.tables[0]
    await here.discord.command(guild, players[0], voted.channel, f"{GAMES[0]} pause")
    await until(lambda: bool(here.ledger.ask("select 1 from votes where message_id is not null")), what="no vote")
    gone = await crowd.sit_down("duel", guild, channels[-1], players[:2])
    board = crowd.board(gone)
    assert board is not None
    await here.discord.press(guild, players[0], board, f"sq:cancel:{gone.id}::0")
    await until(lambda: crowd.board(gone) is None, what="not cancelled")
    return [*crowd.tables, await _lobby(here, channels[-1])]


async def _hand_over(here: Here, table: Table, giver: int, taker: int) -> None:
    """Whoever gives his seat to somebody else was a player here, and is none any more."""
    asked, about = f"{GAMES[-1]} replace", {"users": {str(taker): user(taker, "Chloé")}}
    told = {key: value for key, value in member(here.guild, taker).items() if key != "user"}
    data = here.discord.typed(asked, {"successor": str(taker)})
    data["options"][0]["options"][0]["type"] = 6
    data["resolved"] = {**about, "members": {str(taker): told}}
    await here.discord.interact(here.guild, giver, table.channel, 2, data)
    messages = here.discord.world.messages[table.channel]
    await until(lambda: any(verbs(each, "agree") for each in messages.values()), what="no vote")
    (vote,) = (each for each in messages.values() if verbs(each, "agree"))
    await here.discord.press(here.guild, taker, vote, verb(vote, "agree"))
    sql = "select 1 from players where table_id = ? and user_id = ?"
    await until(lambda: bool(here.ledger.ask(sql, table.id, taker)), what="not handed over")
    await here.shown()


async def _lobby(here: Here, channel: int) -> Table:
    """For invited people only."""
    host, *_ = here.users
    await here.discord.command(here.guild, host, channel, "imhotep new", seats=3, private=True)
    messages = here.discord.world.messages[channel]
    await until(lambda: any(verbs(each, "join") for each in messages.values()), what="no lobby")
    (lobby,) = (each for each in messages.values() if verbs(each, "join"))
    return Table(verb(lobby, "join").split(":")[2], here.guild, channel, here.users[:1])


def _known(here: Here, tables: list[Table], elsewhere: Guild) -> Known:
    pressed = [
        each for messages in here.discord.world.messages.values() for m in messages.values() for each in custom_ids(m)
    ]
    questions = {each.split(":")[3] for each in pressed} | {
        row["token"] for row in here.ledger.ask("select token from votes")
    }
    return Known(
        tables=[table.id for table in tables],
        questions=sorted(questions),
        users=[*here.users, *elsewhere.members, 1, 2**63 - 1],
        channels=[*here.guild.channels, *elsewhere.channels, 1],
        commands=here.discord.world.commands,
    )


async def _forged(here: Here, forger: Forger, places: list[Place], count: int) -> list[Interaction]:
    """Some at once, the next when all of them are answered to the end. First what was once done wrong."""
    former, found = here.users[len(PLAYERS)], 0
    some = [(forged, place) for forged in once_wrong(forger.known) for place in (places[1], places[-1])]
    interactions: list[Interaction] = []
    while some:
        interactions += await _sent(here, forger.random, some)
        some = []
        while len(some) < AT_ONCE and found < count:
            found += 1
            place = forger.random.choice(places)
            forged = forger.foul() if place.plays else forger.forge()
            # What a former player deletes of himself is his right, and takes his name off the log.
            if place.user != former or ":forget:" not in str(forged.data.get("custom_id")):
                some.append((forged, place))
    return interactions


async def _sent(here: Here, random: Random, some: list[tuple[Forged, Place]]) -> list[Interaction]:
    messages = [m for channel in here.discord.world.messages.values() for m in channel.values()]
    sent: list[tuple[Forged, Interaction]] = []
    for forged, place in some:
        message = random.choice(messages) if forged.kind == COMPONENT else None
        interaction = await here.discord.interact(
            place.guild, place.user, place.channel, forged.kind, forged.data, message, permissions=_NONE
        )
        sent.append((forged, interaction))
    try:
        await until(lambda: all(_is_complete(here, *each) for each in sent))
    except AssertionError:
        unanswered = [each for each in sent if not _is_complete(here, *each)]
        raise AssertionError(f"not answered, or only at first: {unanswered}") from None
    return [interaction for _, interaction in sent]


def _is_complete(here: Here, forged: Forged, interaction: Interaction) -> bool:
    """Where an answer was only announced it must have come, too, and nobody's press vanishes without a word."""
    if interaction.kind == NOTHING:
        return ":dismiss:" in forged.data["custom_id"] or bool(here.told(interaction))
    return interaction.kind is not None and (interaction.kind != LATER or bool(here.told(interaction)))


@pytest.mark.asyncio
@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
async def test_forged_interactions_change_nothing(tmp_path: Path, count: int) -> None:
    async with running(tmp_path, "forgery", *PLAYERS, *NAMES, channels=len(GAMES) + 1) as here:
        elsewhere = here.discord.world.guild("Gast", *NAMES, channels=2)
        await here.discord.gateway.drop()
        await here.discord.gateway.ready.wait()
        manager = here.users[0]
        tables = await _tables(here)
        for guild, user in ((here.guild, manager), (elsewhere, next(iter(elsewhere.members)))):
            place = next(iter(guild.channels))
            await here.discord.command(guild, user, place, "games settings", openers="managers")
        await until(lambda: len(here.ledger.ask("select 1 from guilds")) == 2, what="no settings")
        await here.shown()
        players, strangers = here.users[: len(PLAYERS)], here.users[len(PLAYERS) :]
        places = [
            *(Place(here.guild, user, channel) for user in strangers for channel in here.guild.channels),
            *(Place(elsewhere, user, channel) for user in elsewhere.members for channel in elsewhere.channels),
            *(Place(here.guild, user, channel, plays=True) for user in players for channel in here.guild.channels),
            *(Place(None, user, snowflake()) for user in strangers[1:6]),
        ]
        before, shown = _kept(here), _shown(here)
        forger = Forger(_known(here, tables, elsewhere), Random(f"forgery {count}"))
        interactions = await _forged(here, forger, places, count)
        assert _kept(here) == before
        assert _shown(here) == shown, "nobody but the forger saw anything"
        callbacks = Counter(each.path for each in here.discord.rest.asked if each.path.endswith("/callback"))
        assert all(callbacks[f"/interactions/{each.id}/{each.token}/callback"] == 1 for each in interactions)
        assert {each.kind for each in interactions} <= {MESSAGE, LATER, NOTHING, CHOICES}
