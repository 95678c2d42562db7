"""Tells a channel, once, that its game is set aside because what is stored of it is damaged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial

import discord
import structlog

from bot.languages import Languages
from bot.store.records import Aside
from bot.store.repository import Store
from bot.store.rows import nonce
from bot.table.scheduler import Job
from bot.ui import aside as messages
from bot.words.words import words
from engines.core.game import Game

log = structlog.get_logger()
_LOOKED_BACK = 50  # messages, for one that was sent and not written down
_BAD_MOMENT, _SLOWER = 500, 429


@dataclass(frozen=True, slots=True)
class SettingAside:
    client: discord.Client
    store: Store
    games: Mapping[str, Game]
    languages: Languages

    async def next_moment(self, now: datetime) -> datetime | None:
        """What was found must be said now, and whoever finds it raises an alarm."""
        return None

    async def jobs(self, now: datetime) -> Mapping[str, Job]:
        for found in await self.store.asides.keep(now):
            log.error("game set aside", table=found.table_id, why=found.why)
        owed = await self.store.asides.owed()
        return {f"set aside {each.table_id}": partial(self._tell, each) for each in owed}

    async def _tell(self, aside: Aside) -> None:
        message_id = None
        if aside.channel_id is not None:
            try:
                message_id = await self._said(aside, aside.channel_id)
            except discord.HTTPException as error:
                if error.status >= _BAD_MOMENT or error.status == _SLOWER:
                    raise
                log.warning("not told that a game is set aside", table=aside.table_id, why=str(error))
        await self.store.asides.told(aside.table_id, message_id)

    async def _said(self, aside: Aside, channel_id: int) -> int:
        channel = self.client.get_partial_messageable(channel_id, guild_id=aside.guild_id)
        async for message in channel.history(limit=_LOOKED_BACK):
            if message.author == self.client.user and messages.is_about(message, aside):
                return message.id
        said = words(await self.languages.of_guild(aside.guild_id or 0))
        sent = await channel.send(
            view=messages.told(aside, self.games, said),
            allowed_mentions=discord.AllowedMentions.none(),
            nonce=nonce(f"aside/{aside.table_id}", 0),
        )
        return sent.id
