"""Games that are damaged, each in a way of its own: copies of one that is sound, changed in the file with plain SQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

# What is done to the rows of a game, by the name of the copy to which it is done.
WAYS = {
    "StateBroken": "update tables set state = substr(state, 1, length(state) - 9) where id = :id",
    "StateForeign": "update tables set state = replace(cast(state as text), 'offerings', 'imhotep') where id = :id",
    "StateGarbage": "update tables set state = x'00ff00' where id = :id",
    "StateText": "update tables set state = cast(state as text) where id = :id",
    "StateNone": "update tables set state = null where id = :id",
    "SinceBroken": "update tables set since_state = since_state || x'20' where id = :id",
    "SinceNumber": "update tables set since_number = 'one' where id = :id",
    "OptionsBroken": "update tables set options = '{' where id = :id",
    "OptionsUnknown": """update tables set options = '{"color": "red"}' where id = :id""",
    "OptionsDeep": "update tables set options = replace(hex(zeroblob(50000)), '0', '[') where id = :id",
    "StatusUnknown": "update tables set status = 'runnung' where id = :id",
    "StatusLobby": "update tables set status = 'over' where id = :id",
    "MomentText": "update tables set touched_at = 'noon' where id = :id",
    "MomentHuge": "update tables set created_at = 9000000000000000000 where id = :id",
    "PausedText": "update tables set paused_at = x'01' where id = :id",
    "Mentioned": "update tables set mentioned = '[1, true' where id = :id",
    "PaceHuge": "update tables set pace_hours = 9000000000000000 where id = :id",
    "SeedBlob": "update tables set seed = x'ff' where id = :id",
    "GameFlipped": "update tables set game = 'pfferings' where id = :id",
    "RulesFlipped": "update tables set rules_version = 3 where id = :id",
    "GuildText": "update tables set guild_id = 'here' where id = :id",
    "ChannelText": "update tables set channel_id = 'here' where id = :id",
    "Utf8": "update tables set seed = cast(x'c328' as text) where id = :id",
    "PlayersGone": "delete from players where table_id = :id",
    "PlayerGone": "delete from players where table_id = :id and seat = 1",
    "PlayerName": "update players set name = cast(x'ff' as text) where table_id = :id",
    "PlayerId": "update players set user_id = 'somebody' where table_id = :id and seat = 0",
    "LogAction": "update actions set action = '{}' where table_id = :id",
    "LogIllegal": """update actions set action = cast('{"kind":"offer","card":77}' as blob) where table_id = :id""",
    "LogMoment": "update actions set at = 'noon' where table_id = :id",
    "WaitQuestion": "update waits set question = x'00' where table_id = :id",
    "WaitDue": "update waits set due_at = 'soon' where table_id = :id",
    "DeliveryVersion": "update deliveries set version = 'new' where table_id = :id",
}


def copy_game(database: Path, table_id: str, *names: str) -> None:
    """The same game once more under each of these ids; every copy is owed a board of its own."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for name in names:
            for relation, key in (
                ("tables", "id"),
                *((each, "table_id") for each in ("players", "actions", "waits", "memories")),
            ):
                columns = [row[1] for row in connection.execute(f"pragma table_info({relation})")]
                unique = {key: ":new", "interaction_id": "null", "board_message_id": "null", "mentioned": "'[]'"}
                chosen = ", ".join(unique.get(column, column) for column in columns)
                sql = f"insert into {relation} select {chosen} from {relation} where {key} = :id"  # noqa: S608
                connection.execute(sql, {"new": name, "id": table_id})
            owed = "insert or replace into deliveries select id, version, 'n', touched_at from tables where id = ?"
            connection.execute(owed, (name,))


def damage(database: Path, table_id: str, sql: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(sql, {"id": table_id}).rowcount
