"""Which words somebody reads: a table's public texts, and a reader's own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import discord

from bot.store.records import Table
from bot.store.repository import Store
from bot.table.refusal import Refused
from bot.words.words import FOLDER, LANGUAGES, FluentWords, words
from engines.core.game import Game


class Languages:
    """`folders`: where a game's word files lie, when not beside ours."""

    def __init__(self, store: Store, games: Mapping[str, Game], folders: Mapping[str, Path] | None = None) -> None:
        self._store = store
        self._games = games
        self._folders = folders or {}

    def game_words(self, language: str, game: str) -> FluentWords:
        return words(language, game, self._folders.get(game, FOLDER))

    def table_words(self, language: str, table: Table) -> FluentWords:
        """About this very table: its options are known to them."""
        if table.game not in self._games:
            raise Refused("unknown-game")
        return self.game_words(language, table.game).about(self._games[table.game].info.options.parse(table.options))

    async def of_guild(self, guild_id: int) -> str:
        language = (await self._store.guild(guild_id)).language
        return language if language in LANGUAGES else LANGUAGES[0]

    async def of_person(self, user_id: int, guild_id: int) -> str:
        """Of somebody who is not here just now: his own choice, else the server's."""
        chosen = await self._store.language_of(user_id)
        return chosen if chosen in LANGUAGES else await self.of_guild(guild_id)

    async def of_reader(self, interaction: discord.Interaction) -> str:
        """The reader's own choice, else Discord's, else the server's."""
        chosen = await self._store.language_of(interaction.user.id)
        if chosen in LANGUAGES:
            return chosen
        if said := self.of_client(interaction):
            return said
        return await self.of_guild(interaction.guild_id) if interaction.guild_id else LANGUAGES[0]

    def of_client(self, interaction: discord.Interaction) -> str | None:
        """What the reader's Discord speaks, if we do."""
        locale = str(interaction.locale).partition("-")[0]
        return locale if locale in LANGUAGES else None
