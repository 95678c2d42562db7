"""Whether what is stored of a game makes sense to the game itself. Pure: from a record to a reason.

What another version of the program has stored is sound, though nothing can be done with it here: its dumps and its
columns agree on that.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.store.records import Status, Table
from engines.core import codec
from engines.core.errors import Refusal
from engines.core.game import Game

MOST_HOURS = 24 * 365  # of a pace


def fault(games: Mapping[str, Game], table: Table) -> str | None:
    """The first thing that is wrong with this table."""
    if [player.seat for player in table.players] != list(range(len(table.players))):
        return "a player is missing"
    if not 0 < table.pace_hours <= MOST_HOURS:
        return "tables.pace_hours makes no sense"
    dumps = {"state": table.state, "since_state": table.since_state}
    if table.status in (Status.RUNNING, Status.OVER) and None in dumps.values():
        return "its state is missing"
    for name, data in dumps.items():
        try:
            if data is not None and codec.origin(data) != (table.game, table.rules_version):
                return f"tables.{name} is of another game or other rules"
        except Refusal as error:
            return f"tables.{name}: {error}"
    game = games.get(table.game)
    if game is None or game.info.rules_version != table.rules_version:
        return None
    try:
        game.info.options.parse(table.options)
    except Refusal as error:
        return f"tables.options: {error}"
    return _fault_of_play(game, table, dumps)


def _fault_of_play(game: Game, table: Table, dumps: Mapping[str, bytes | None]) -> str | None:
    least, most = game.info.seats
    if not (1 if table.state is None else least) <= len(table.players) <= table.seats <= most:
        return "a player is missing, or one too many"
    for name, data in dumps.items():
        if data is None:
            continue
        try:
            state = game.load(data)
        except Refusal as error:
            return f"tables.{name}: {error}"
        if state.seats != len(table.players):
            return f"tables.{name} is of another number of players"
    if table.state is None:
        return None
    is_over = not game.decisions(game.load(table.state))
    must_be_over = table.status is Status.OVER and table.ended_by is None
    if (is_over and table.status is Status.RUNNING) or (must_be_over and not is_over):
        return "tables.status does not fit the state"
    return None
