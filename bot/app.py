"""Everything put together once: store, tables, publisher, panels, receiver. What a client needs to run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

import discord

from bot.deciding import Deciding
from bot.doing import Doing
from bot.languages import Languages
from bot.limit import BURST, Limit
from bot.receiver import Receiver
from bot.store.repository import Store
from bot.table.aside import SettingAside
from bot.table.departing import Departing
from bot.table.duties import Counting, Reminding, Showing, Sweeping
from bot.table.forgetting import Forgetting
from bot.table.notices import Notices
from bot.table.publisher import Publisher
from bot.table.scheduler import Scheduler
from bot.table.seats import Seating
from bot.table.service import Tables
from bot.table.tidying import Tidying
from bot.table.voting import Voting
from bot.ui.panels import Panels
from engines.core.game import Game
from renderers.core.scene import Renderer


class App:
    """`word_folders`: where a game's words lie, when not beside ours. `has_threads`: whether games may have some.

    `burst`: how many presses of one person count at once.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        games: Mapping[str, Game],
        renderers: Mapping[str, Renderer],
        *,
        word_folders: Mapping[str, Path] | None = None,
        clock: Callable[[], datetime] = discord.utils.utcnow,
        has_threads: bool = True,
        burst: int = BURST,
    ) -> None:
        self.store = store
        self.clock = clock
        self.has_threads = has_threads
        self.doing = Doing()
        self.tables = Tables(store, games, clock)
        self.languages = Languages(store, games, word_folders)
        self.publisher = Publisher(client, self.tables, self.languages, renderers)
        self.notices = Notices(client, self.tables, self.languages, self.publisher.trouble)
        self.panels = Panels(self.tables, self.publisher, self.languages)
        seating = Seating(self.tables)
        voting = Voting(self.tables, seating)
        self.deciding = Deciding(self.tables, seating, voting, self.notices, self.publisher)
        self.forgetting = Forgetting(self.tables, seating, self.notices, self.publisher)
        self.receiver = Receiver(
            self.tables,
            self.publisher,
            self.languages,
            self.panels,
            self.deciding,
            self.forgetting,
            Limit(clock, burst),
            self.doing,
        )
        self.departing = Departing(store, self.tables, lambda guild_id: client.get_guild(guild_id) is not None)
        duties = (
            Showing(self.publisher),
            Reminding(store, self.notices),
            Counting(store, self.deciding),
            Sweeping(store, self.notices),
            Tidying(store, self.tables, self.publisher),
            SettingAside(client, store, games, self.languages),
            self.departing,
        )
        self.scheduler = Scheduler(clock, duties)
        self.tables.changed = self.scheduler.wake
        store.database.alarm = self.scheduler.wake
