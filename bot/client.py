"""The connection to Discord: no privileged intents, commands kept in step, presses handed to the receiver."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from pathlib import Path

import discord
import structlog
from discord import app_commands

from bot.app import App
from bot.commands.game import game_group
from bot.commands.games import games_group, help_command
from bot.commands.localised import Translator
from bot.commands.remind import remind_command
from bot.commands.sync import sync_if_different
from bot.commands.tree import Tree
from bot.limit import BURST
from bot.store.repository import Store
from engines.core.game import Game
from engines.registry import GAMES
from renderers.core.scene import Renderer
from renderers.registry import RENDERERS

log = structlog.get_logger()
# Nobody speaks here: what discord.py says about missing voice libraries would only worry a host.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Client(discord.Client):
    """Opens the store when it starts and closes it when it stops. `more_commands`: besides those of every bot."""

    def __init__(
        self,
        database: Path,
        *,
        games: Mapping[str, Game] = GAMES,
        renderers: Mapping[str, Renderer] = RENDERERS,
        word_folders: Mapping[str, Path] | None = None,
        clock: Callable[[], datetime] = discord.utils.utcnow,
        has_threads: bool = True,
        burst: int = BURST,
        more_commands: Callable[[App], Iterable[app_commands.Group]] = lambda app: (),
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=0.5,  # nothing here waits for what servers tell of themselves
        )
        self._database = database
        self._games = games
        self._renderers = renderers
        self._word_folders = word_folders
        self._clock = clock
        self._has_threads = has_threads
        self._burst = burst
        self._more_commands = more_commands
        self._has_healed = False
        self.app: App
        self.tree = Tree(self, lambda: self.app.receiver)

    async def setup_hook(self) -> None:
        store = await Store.open(self._database)
        self.app = App(
            self,
            store,
            self._games,
            self._renderers,
            word_folders=self._word_folders,
            clock=self._clock,
            has_threads=self._has_threads,
            burst=self._burst,
        )
        await self.app.publisher.heal()  # before anybody can press
        await self.tree.set_translator(Translator(self.app.languages))
        for key in self._games:
            self.tree.add_command(game_group(self.app, key))
        self.tree.add_command(games_group(self.app))
        self.tree.add_command(remind_command(self.app))
        self.tree.add_command(help_command(self.app))
        for group in self._more_commands(self.app):
            self.tree.add_command(group)
        await sync_if_different(self.tree, self.application_id)

    async def on_ready(self) -> None:
        self.app.doing.begun()
        log.info("ready", guilds=len(self.guilds))
        if self._has_healed:
            await self.on_resumed()
        else:
            self._has_healed = True
            try:
                await self.app.tables.rouse()
            finally:
                self.app.scheduler.start()
        await self.app.departing.look()

    async def on_resumed(self) -> None:
        """The connection was away; so may have been the whole machine, asleep."""
        self.app.scheduler.wake()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.app.departing.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.app.departing.came(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self.app.departing.came(guild.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await self.app.receiver.received(interaction)

    async def close(self) -> None:
        if hasattr(self, "app"):
            await self.app.scheduler.stop()
            await self.app.doing.finished()
        await super().close()
        if hasattr(self, "app"):
            self.app.publisher.close()
            await self.app.store.close()
