"""Presses that arrive at the same moment: one of them counts, and every other one is answered politely."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bot.limit import BURST
from bot.words.words import words
from engines.registry import GAMES
from tests.wire.crowd import Table, verb, verbs
from tests.wire.loopback import until
from tests.wire.running import Here, running
from tests.wire.world import Interaction, Json

NAMES = ("Amina", "Bastien", "Chloé", "Driss", "Farid")
FEW, MANY, MOST = 4, 100, 100
_SAY = words("en").say
NO_GAME_OF_MINE, STALE = _SAY("refusal-not-a-player"), "This question has been answered already."
NOT_YOUR_TURN = _SAY("refusal-not-your-turn", names="\0").partition("\0")[0]
FULL, BEGUN = _SAY("refusal-lobby-full"), "This game has begun already."
CANCELLED = _SAY("refusal-game-cancelled")
ACTED = _SAY("refusal-undo-acted", name="\0").partition("\0")[0]

Way = Callable[[], Awaitable[Interaction]]


def _press(here: Here, user: int, message: Json, custom_id: str, *, twice: bool = False) -> Way:
    return lambda: here.discord.press(here.guild, user, message, custom_id, twice=twice)


async def _at_once(here: Here, random: Random, *ways: Way) -> list[Interaction]:
    """In any order, and either at the same moment or shortly after one another. Returns once all are acknowledged."""
    order = list(range(len(ways)))
    random.shuffle(order)
    distance = random.choice((0.0, 0.0, 0.02, 0.1)) / len(ways)
    found = {}
    for number in order:
        found[number] = await ways[number]()
        await asyncio.sleep(distance)
    pressed = [found[number] for number in range(len(ways))]
    await until(lambda: all(each.kind is not None for each in pressed), what="a press was not answered")
    return pressed


async def _told(here: Here, *refused: Interaction) -> list[str]:
    await until(lambda: all(map(here.told, refused)), what="somebody was not told why")
    return list(map(here.told, refused))


def _rows(here: Here, table: Table) -> list[tuple[str, int]]:
    """The log: what was done, by which interaction."""
    sql = "select kind, interaction_id from actions where table_id = ? order by number"
    return [(row["kind"], row["interaction_id"]) for row in here.ledger.ask(sql, table.id)]


def _status(here: Here, table_id: str) -> str:
    return str(here.ledger.ask("select status from tables where id = ?", table_id)[0]["status"])


def _board(here: Here, table: Table) -> Json:
    board = here.crowd.board(table)
    assert board is not None
    return board


def _question(here: Here, table: Table) -> str:
    return verbs(_board(here, table), "play")[0].split(":")[3]


async def _lobby(here: Here, game: str, seats: int) -> Json:
    """Opened by the first."""
    (channel,) = here.guild.channels
    messages = here.discord.world.messages[channel]
    known = set(messages)
    await here.discord.command(here.guild, here.users[0], channel, f"{game} new", seats=seats)

    def found() -> list[Json]:
        return [message for number, message in messages.items() if number not in known and verbs(message, "join")]

    await until(lambda: bool(found()), what="no lobby")
    return found()[0]


def _table(here: Here, lobby: Json) -> Table:
    (channel,) = here.guild.channels
    return Table(verb(lobby, "join").split(":")[2], here.guild, channel, here.users[:3])


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", ["a", pytest.param("b", marks=pytest.mark.slow)])
async def test_fifty_clicks_on_one_decision(tmp_path: Path, seed: str) -> None:
    """Every answer that there is by the one who is asked, and as many clicks by others, two of whom do not play."""
    settings = {"PRESSES_AT_ONCE": str(2 * BURST)}  # they have sat down just now
    async with running(tmp_path, seed, *NAMES, settings=settings) as here:
        (channel,) = here.guild.channels
        table = await here.crowd.sit_down("imhotep", here.guild, channel, here.users[:3])
        (asked,) = here.crowd.asked(table)
        (kept,) = here.ledger.tables()
        assert kept.state is not None
        game = GAMES[kept.game]
        options = len(game.decisions(game.load(kept.state))[0].options)
        assert options > 1
        board, question = _board(here, table), _question(here, table)
        ways = [
            _press(here, user, board, f"sq:play:{table.id}:{question}:{number % options}")
            for user in here.users
            for number in range(BURST)
        ]
        pressed = await _at_once(here, Random(seed), *ways)
        await until(lambda: bool(_rows(here, table)), what="nothing was played")
        ((kind, winner),) = _rows(here, table)
        assert kind == "play"
        assert winner in [each.id for each in pressed if each.user_id == asked]
        texts = Counter(map(_why, await _told(here, *(each for each in pressed if each.id != winner))))
        assert texts.total() == 49
        assert texts[NO_GAME_OF_MINE] == 2 * BURST
        assert texts.keys() <= {NO_GAME_OF_MINE, STALE, NOT_YOUR_TURN}


@pytest.mark.asyncio
async def test_everything_is_delivered_twice(tmp_path: Path) -> None:
    """Discord repeats every event for a while: commands, presses in lobbies, on boards, in lists."""
    async with running(tmp_path, "twice", *NAMES) as here:
        (channel,) = here.guild.channels
        here.discord.gateway.doubles = lambda name, data: name == "INTERACTION_CREATE"
        table = await here.crowd.sit_down("imhotep", here.guild, channel, here.users[:2])
        (first,) = here.crowd.asked(table)
        await _take(here, table)
        undo = await here.discord.press(here.guild, first, _board(here, table), verb(_board(here, table), "undo"))
        await until(lambda: _rows(here, table)[1:] == [("undo", undo.id)], what="nothing was taken back")
        await here.shown()
        for _ in range(FEW):
            count = len(_rows(here, table))
            assert await here.crowd.act(table)
            await until(lambda n=count: len(_rows(here, table)) > n, what="nothing was played")
            await here.shown()
        assert len(here.ledger.tables()) == 1
        pressed = [each.interaction.id for each in here.crowd.pressed]
        assert [number for _, number in _rows(here, table)[2:]] == pressed
    assert "delivered twice" in here.bot.written()


@pytest.mark.asyncio
@pytest.mark.parametrize("rounds", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
async def test_races_in_the_lobby(tmp_path: Path, rounds: int) -> None:
    async with running(tmp_path, "lobby", *NAMES) as here:
        await _both_orders(here, "join or start", rounds, _join_against_start)
        await _both_orders(here, "last seat", rounds, _two_for_the_last_seat)


async def _both_orders(here: Here, seed: str, rounds: int, race: Callable[[Here, Random], Awaitable[bool]]) -> None:
    """So often, and on until either has won once."""
    random, won = Random(seed), Counter[bool]()
    while won.total() < rounds or len(won) < 2:
        assert won.total() < rounds + MOST, f"{seed}: always the same wins"
        won[await race(here, random)] += 1


async def _join_against_start(here: Here, random: Random) -> bool:
    """Two are in and there is room for a third, who joins when the host starts. Whether he got in."""
    host, second, third, *_ = here.users
    lobby = await _lobby(here, "imhotep", 3)
    table = _table(here, lobby)
    await _at_once(here, random, _press(here, second, lobby, verb(lobby, "join")))
    await until(lambda: bool(verbs(lobby, "start")), what="nobody could start")
    join, start = verb(lobby, "join"), verb(lobby, "start")
    joined, started = await _at_once(here, random, _press(here, third, lobby, join), _press(here, host, lobby, start))
    await until(lambda: here.crowd.board(table) is not None, what="no board")
    players = [row["user_id"] for row in here.ledger.ask("select user_id from players where table_id = ?", table.id)]
    is_in = third in players
    assert players == [host, second, *([third] if is_in else [])]
    (kept,) = (each for each in here.ledger.tables() if each.id == table.id)
    assert (kept.status, kept.seats) == ("running", len(players))
    if not is_in:
        assert (await _told(here, joined))[0].startswith(BEGUN)
    await _cancel(here, table)
    assert here.told(started) == ""
    return is_in


async def _two_for_the_last_seat(here: Here, random: Random) -> bool:
    """Then the host starts twice at once. Whether the first of the two got the seat."""
    host, second, third, *_ = here.users
    lobby = await _lobby(here, "duel", 2)
    table = _table(here, lobby)
    join = verb(lobby, "join")
    both = await _at_once(here, random, *(_press(here, user, lobby, join) for user in (second, third)))
    await until(lambda: bool(verbs(lobby, "start")), what="nobody could start")
    _, seated = [row["user_id"] for row in here.ledger.ask("select user_id from players where table_id = ?", table.id)]
    (out,) = (each for each in both if each.user_id != seated)
    assert await _told(here, out) == [FULL]
    start = verb(lobby, "start")
    starts = await _at_once(here, random, *[_press(here, host, lobby, start)] * 2)
    await until(lambda: any(map(here.told, starts)), what="nobody was told that it has begun")
    assert [here.told(each).startswith(BEGUN) for each in starts].count(True) == 1
    await _cancel(here, table)
    return bool(seated == second)


async def _cancel(here: Here, table: Table) -> None:
    await until(lambda: here.crowd.board(table) is not None, what="no board")
    await here.shown()
    await here.discord.press(here.guild, here.users[0], _board(here, table), f"sq:cancel:{table.id}::0")
    await until(lambda: _status(here, table.id) == "cancelled", what="not cancelled")
    await here.shown()


@pytest.mark.asyncio
@pytest.mark.parametrize("rounds", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
async def test_races_in_a_game(tmp_path: Path, rounds: int) -> None:
    async with running(tmp_path, "game", *NAMES) as here:
        await _both_orders(here, "undo or next move", rounds, _undo_against_the_next_move)
        await _both_orders(here, "cancel or play", rounds, _cancel_against_play)


async def _undo_against_the_next_move(here: Here, random: Random) -> bool:
    """Whether the step was taken back. On a new board every time: later not everybody can go on by taking stones."""
    (channel,) = here.guild.channels
    table = await here.crowd.sit_down("imhotep", here.guild, channel, here.users[:2])
    (before,) = here.crowd.asked(table)
    await _take(here, table)
    (after,) = here.crowd.asked(table)
    board = _board(here, table)
    undo, play = await _at_once(
        here,
        random,
        _press(here, before, board, verb(board, "undo")),
        _press(here, after, board, verbs(board, "play")[0]),
    )
    await until(lambda: len(_rows(here, table)) > 1, what="nothing was played or taken back")
    await here.shown()
    ((kind, interaction),) = _rows(here, table)[1:]
    assert (kind, interaction) in (("undo", undo.id), ("play", play.id))
    is_undone = kind == "undo"
    (told,) = await _told(here, play if is_undone else undo)
    assert told.startswith(NOT_YOUR_TURN if is_undone else ACTED)
    here.ledger.checked()
    await _cancel(here, table)
    return is_undone


async def _take(here: Here, table: Table) -> None:
    """The simplest turn, after which somebody else is asked."""
    ((user,), board) = here.crowd.asked(table), _board(here, table)
    await here.discord.press(here.guild, user, board, verbs(board, "play")[0])
    await until(lambda: here.crowd.asked(table) not in ([], [user]), what="nobody else is asked")
    await here.shown()


async def _cancel_against_play(here: Here, random: Random) -> bool:
    """Whether the move came before the end."""
    (channel,) = here.guild.channels
    table = await here.crowd.sit_down("imhotep", here.guild, channel, here.users[:2])
    (asked,) = here.crowd.asked(table)
    board = _board(here, table)
    cancel, play = await _at_once(
        here,
        random,
        _press(here, here.users[0], board, f"sq:cancel:{table.id}::0"),
        _press(here, asked, board, verbs(board, "play")[0]),
    )
    await until(lambda: _status(here, table.id) == "cancelled", what="not cancelled")
    await here.shown()
    rows = _rows(here, table)
    assert rows in ([], [("play", play.id)])
    if not rows:
        assert await _told(here, play) == [CANCELLED]
    assert here.told(cancel) == ""
    return bool(rows)


def _why(text: str) -> str:
    known = [each for each in (NO_GAME_OF_MINE, STALE, NOT_YOUR_TURN) if text.startswith(each)]
    return known[0] if known else text
