"""A table in memory, for what is worked out without a store."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bot.store.records import Habits, Player, Status, Table, Wait
from bot.table.keeper import Known, stored
from bot.table.progress import Progress, begun
from engines.core.game import Game
from tests import offerings

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
GAME: Game = offerings.GAME


def users(seats: int) -> list[int | None]:
    return [100 + seat for seat in range(seats)]


def table(game: Game = GAME, people: list[int | None] | None = None, seats: int = 3) -> tuple[Table, Progress]:
    """A game that has just begun. `people`: by seat, None where the caretaker plays."""
    sitting = users(seats) if people is None else people
    options = game.info.options.parse({})
    progress = begun(game, len(sitting), options, "seed")
    players = tuple(Player(seat, user, f"p{seat}", has_joined=True) for seat, user in enumerate(sitting))
    made = Table(
        id="t",
        guild_id=1,
        channel_id=2,
        game=game.info.key,
        rules_version=game.info.rules_version,
        status=Status.RUNNING,
        host_id=100,
        options=options.model_dump(mode="json"),
        seats=len(sitting),
        is_private=False,
        pace_hours=24,
        seed="seed",
        version=3,
        players=players,
        created_at=NOW,
        touched_at=NOW,
    )
    return stored(game, made, progress), progress


def known(made: Table, *waits: Wait) -> Known:
    return Known(waits, {user.user_id: Habits(user.user_id) for user in made.players if user.user_id is not None})


def without(made: Table, *seats: int) -> Table:
    """The caretaker sits there."""
    players = tuple(replace(player, user_id=None) if player.seat in seats else player for player in made.players)
    return replace(made, players=players)
