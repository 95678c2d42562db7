"""What outlives a restart: guild settings, tables, their action logs and the boards still owed to a channel."""

from bot.store.errors import AlreadyDone, StoreError
from bot.store.records import Delivery, GuildSettings, LoggedAction, Player, Status, Table
from bot.store.repository import Store

__all__ = [
    "AlreadyDone",
    "Delivery",
    "GuildSettings",
    "LoggedAction",
    "Player",
    "Status",
    "Store",
    "StoreError",
    "Table",
]
