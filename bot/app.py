"""Everything put together once: store, tables, publisher, panels, receiver. What a client needs to run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

import discord

from bot.languages import Languages
from bot.receiver import Receiver
from bot.store.repository import Store
from bot.table.publisher import Publisher
from bot.table.service import Tables
from bot.ui.panels import Panels
from engines.core.game import Game
from renderers.core.scene import Renderer


class App:
    """`word_folders`: where a game's words lie, when not beside ours. `has_threads`: whether games may have some."""

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
    ) -> None:
        self.store = store
        self.clock = clock
        self.has_threads = has_threads
        self.tables = Tables(store, games, clock)
        self.languages = Languages(store, games, word_folders)
        self.publisher = Publisher(client, self.tables, self.languages, renderers)
        self.panels = Panels(self.tables, self.publisher, self.languages)
        self.receiver = Receiver(self.tables, self.publisher, self.languages, self.panels)
