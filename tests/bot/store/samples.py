"""Records to store, and the next version of one."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.store import Beside, LoggedAction, Player, Status, Store, Table

GUILD = 2**63 - 1  # the greatest id that Discord can ever give
OTHER_GUILD = 77
CHANNEL = 1_100_000_000_000_000_001
NOON = datetime(2025, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)


def at(minutes: int) -> datetime:
    return NOON + timedelta(minutes=minutes)


ANA_ID, BEN_ID = 501, 502
ANA = Player(seat=0, user_id=ANA_ID, name="Ana", has_joined=True)
BEN = Player(seat=1, user_id=BEN_ID, name="Ben 𓂀", has_joined=False)

LOBBY = Table(
    id="k3Vq",
    guild_id=GUILD,
    channel_id=CHANNEL,
    game="imhotep",
    rules_version=3,
    status=Status.LOBBY,
    host_id=ANA_ID,
    options={"sides": "BABAB", "short": False, "émoji": ["𓂀", 1, None]},
    seats=3,
    is_private=True,
    pace_hours=24,
    seed="5eed",
    version=1,
    players=(ANA, BEN),
    created_at=NOON,
    touched_at=NOON,
)

RUNNING = replace(
    LOBBY,
    status=Status.RUNNING,
    state=b"\x00state",
    since_state=b"since\xff",
    since_number=4,
    players=(ANA, replace(BEN, has_joined=True)),
)


def played(table: Table, *, minutes: int = 1) -> Table:
    return replace(table, version=table.version + 1, touched_at=at(minutes), state=f"v{table.version + 1}".encode())


def entry(number: int, *, interaction_id: int | None = None, version: int = 2) -> LoggedAction:
    return LoggedAction(number, 0, ANA_ID, "play", b'{"kind":"sail"}', interaction_id, at(number), version)


async def play(store: Store, table: Table, number: int, *, interaction_id: int | None = None) -> bool:
    """The table's next version, with a log row."""
    following = played(table, minutes=number)
    log = entry(number, interaction_id=interaction_id, version=following.version)
    return await store.save(following, expected_version=table.version, beside=Beside(log=(log,)), now=at(number))


async def everything(store: Store, table: Table) -> object:
    """All that a save can change."""
    log = await store.log(table.guild_id, table.id)
    return await store.table(table.guild_id, table.id), log, await store.owed()
