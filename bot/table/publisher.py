"""Shows a table's one live message: what the store says is owed is drawn, sent or edited, and then marked as shown.

The message is edited while the same people go on choosing. When somebody else must choose it is posted anew, because
an edit pings nobody, and the old one is reduced to its story.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from weakref import WeakValueDictionary

import discord
import structlog
from discord import ui

from bot.languages import Languages
from bot.store.records import Status, Table
from bot.store.rows import nonce
from bot.table.scenes import scene_of
from bot.table.service import Tables
from bot.ui import boards
from bot.ui.boards import Notice
from bot.ui.components import PICTURE, STORY_ID
from bot.words.words import FluentWords
from renderers.core.scene import Picture, Renderer, Scene

log = structlog.get_logger()


class Publisher:
    """`trouble`: why a table's message could not be shown lately, by table id."""

    def __init__(
        self, client: discord.Client, tables: Tables, languages: Languages, renderers: Mapping[str, Renderer]
    ) -> None:
        self._client = client
        self._tables = tables
        self._languages = languages
        self._renderers = renderers
        # Drawing holds the interpreter, encoding does not: one thread keeps the bot answering meanwhile.
        self._draughtsman = ThreadPoolExecutor(max_workers=1, thread_name_prefix="draw")
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.trouble: dict[str, str] = {}

    def close(self) -> None:
        self._draughtsman.shutdown(wait=True)

    async def draw(self, table: Table, scene: Scene) -> Picture:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._draughtsman, self._renderers[table.game].render, scene)

    def describe(self, table: Table, scene: Scene) -> tuple[str, ...]:
        return self._renderers[table.game].describe(scene)

    async def heal(self) -> None:
        """Shows everything that a stop in the middle has left unshown."""
        for delivery in await self._tables.store.owed():
            await self.publish(delivery.guild_id, delivery.table_id)

    async def move(self, table: Table, channel_id: int) -> None:
        """The live message leaves its place and is posted anew in another channel."""
        if table.board_message_id is not None:
            words = self._languages.table_words(await self._languages.of_guild(table.guild_id), table)
            await self._reduce(table, table.board_channel_id or table.channel_id, table.board_message_id, words, None)
        await self._tables.store.delivered(
            table.guild_id, table.id, version=0, channel_id=channel_id, message_id=None, mentioned=()
        )
        await self.publish(table.guild_id, table.id)

    async def publish(self, guild_id: int, table_id: str) -> None:
        """Whatever goes wrong with one channel stays with its table: it is still owed, and said why."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = await self._tables.store.table(guild_id, table_id)
            if table is None:
                return
            try:
                await self._show(table)
            except discord.NotFound:
                self._trouble(table, "channel")
            except discord.Forbidden:
                self._trouble(table, "permissions")
            except discord.HTTPException as error:
                log.warning("not shown", table=table.id, status=error.status, code=error.code)
            else:
                self.trouble.pop(table.id, None)

    def _trouble(self, table: Table, why: str) -> None:
        self.trouble[table.id] = why
        log.warning("not shown", table=table.id, why=why)

    async def _show(self, table: Table) -> None:
        words = self._languages.table_words(await self._languages.of_guild(table.guild_id), table)
        notice, picture = await self._notice(table, words)
        place = table.board_channel_id or table.channel_id
        message_id = table.board_message_id
        # The end is posted once: after it nobody is mentioned any more.
        is_end = table.status is Status.OVER and bool(table.mentioned)
        is_anew = message_id is None or is_end or not set(notice.seats) <= set(table.mentioned)
        if not is_anew and message_id is not None:
            try:
                await self._edit(place, message_id, notice, picture)
            except discord.NotFound as error:
                if error.code != 10008:  # only the message is gone: another one takes its place
                    raise
                is_anew = True
        if is_anew:
            sent = await self._send(table, place, notice, picture)
            if message_id is not None:
                await self._reduce(table, place, message_id, words, sent)
            message_id = sent.id
        await self._tables.store.delivered(
            table.guild_id,
            table.id,
            version=table.version,
            channel_id=place,
            message_id=message_id,
            mentioned=notice.seats if is_anew else table.mentioned,
        )

    async def _notice(self, table: Table, words: FluentWords) -> tuple[Notice, Picture | None]:
        if table.status is Status.LOBBY:
            return boards.lobby(self._tables, table, words), None
        if table.status is Status.CANCELLED:
            return boards.cancelled(self._tables, table, words), None
        story = await self._tables.story(table)
        scene = scene_of(self._tables, table, story, words, None)
        picture = await self.draw(table, scene)
        if table.status is Status.OVER:
            return boards.over(self._tables, table, words, scene, picture.alt), picture
        return boards.running(self._tables, table, words, scene, picture.alt, story), picture

    async def _send(self, table: Table, place: int, notice: Notice, picture: Picture | None) -> discord.Message:
        channel = self._client.get_partial_messageable(place, guild_id=table.guild_id)
        return await channel.send(
            view=notice.view,
            files=_files(picture),
            allowed_mentions=_only(notice.mentions),
            nonce=nonce(table.id, table.version),
        )

    async def _edit(self, place: int, message_id: int, notice: Notice, picture: Picture | None) -> None:
        message = self._client.get_partial_messageable(place).get_partial_message(message_id)
        await message.edit(view=notice.view, attachments=_files(picture), allowed_mentions=_only(()))

    async def _reduce(
        self, table: Table, place: int, message_id: int, words: FluentWords, sent: discord.Message | None
    ) -> None:
        """The old message keeps its story; a lobby says where the game goes on."""
        partial = self._client.get_partial_messageable(place).get_partial_message(message_id)
        try:
            old = await partial.fetch()
            told = _story_of(old)
            link = sent.jump_url if sent is not None else boards.link(table)
            view = boards.reduced(told or words.say("lobby-begun", link=link))
            await partial.edit(view=view, attachments=[], allowed_mentions=_only(()))
        except (discord.NotFound, discord.Forbidden):
            log.info("old board gone", table=table.id)


def _files(picture: Picture | None) -> list[discord.File]:
    if picture is None:
        return []
    return [discord.File(BytesIO(picture.png), PICTURE, description=picture.alt)]


def _only(users: tuple[int, ...]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def _story_of(message: discord.Message) -> str:
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in view.walk_children():
        if isinstance(item, ui.TextDisplay) and item.id == STORY_ID:
            return item.content
    return ""
