"""What outlives a restart: settings, tables with their logs, who is waited for, votes, and what channels are owed."""

from bot.store.errors import AlreadyDone, StoreError
from bot.store.records import Beside, Delivery, GuildSettings, LoggedAction, Player, Status, Table
from bot.store.repository import Store

__all__ = [
    "AlreadyDone",
    "Beside",
    "Delivery",
    "GuildSettings",
    "LoggedAction",
    "Player",
    "Status",
    "Store",
    "StoreError",
    "Table",
]
