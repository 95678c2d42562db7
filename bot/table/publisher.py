"""Shows a table's one live message: what the store says is owed is drawn, sent or edited, and then marked as shown.

The message is edited while the same people go on choosing. When somebody else must choose it is posted anew, because
an edit pings nobody, and the old one is reduced to its story.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from functools import partial
from io import BytesIO
from weakref import WeakValueDictionary

import aiohttp
import discord
import structlog
from discord import ui

from bot.languages import Languages
from bot.store.errors import Damaged, NotWritten
from bot.store.records import Status, Table
from bot.store.rows import nonce
from bot.table.keeper import people
from bot.table.refusal import Refused
from bot.table.scenes import scene_of
from bot.table.service import OPEN, Tables
from bot.table.threads import ARCHIVED, even_if_archived
from bot.ui import boards
from bot.ui.boards import Notice
from bot.ui.components import PICTURE, STORY_ID
from bot.ui.custom_id import Verb
from bot.ui.items import presses_on
from bot.words.words import FluentWords
from engines.core.errors import Refusal
from renderers.core.scene import Picture, Renderer, Scene

log = structlog.get_logger()
_UNKNOWN_MESSAGE = 10008
_BAD_MOMENT, _SLOWER = 500, 429  # from here on it is Discord's own fault, which passes; this asks for patience
PASSING = "message"  # Discord or the disk did not take it this time
GONE = "channel"
CUT_OFF = (aiohttp.ClientError, OSError, TimeoutError)  # no answer at all, which discord.py hands on as it comes
_OF_A_BOARD = (Verb.JOIN, Verb.HAND, Verb.REMATCH)
_LOOKED_AT = 200  # messages since a board is owed, for one that was sent and not written down
_REST = timedelta(minutes=1)  # before what Discord or the disk did not take is shown once more
_SKEW = timedelta(minutes=1)  # by which Discord's clock may be behind ours


class Publisher:
    """`trouble`: why a table's message could not be shown lately, by table id.

    `again`: where and when that is tried once more, if the reason may pass. Whether it was sent is uncertain then.
    """

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
        self.again: dict[str, tuple[int, datetime]] = {}

    def close(self) -> None:
        self._draughtsman.shutdown(wait=True)

    async def draw(self, table: Table, scene: Scene, page: str | None = None) -> Picture:
        return await self.drawn(partial(self._renderers[table.game].render, scene, page))

    def pages(self, table: Table) -> tuple[str, ...]:
        """Further pictures of what everybody may see."""
        return self._renderers[table.game].pages

    async def drawn(self, render: Callable[[], Picture]) -> Picture:
        """One picture after another, while the bot goes on answering."""
        return await asyncio.get_running_loop().run_in_executor(self._draughtsman, render)

    def describe(self, table: Table, scene: Scene) -> tuple[str, ...]:
        return self._renderers[table.game].describe(scene)

    async def heal(self) -> None:
        """What a stop in the middle has left unshown is to be shown now. Whether it was sent is uncertain."""
        now = self._tables.clock()
        self.again |= {each.table_id: (each.guild_id, now) for each in await self._tables.store.owed()}

    async def move(self, table: Table, channel_id: int) -> None:
        """The live message leaves its place and is posted anew, here or in another channel."""
        await self.publish(table.guild_id, table.id, place=channel_id)

    async def publish(
        self,
        guild_id: int,
        table_id: str,
        *,
        place: int | None = None,
        knowing: int | None = None,
        by: str | None = None,
    ) -> None:
        """Shows what is owed, if anything is. Whatever goes wrong with one channel stays with its table, and is said.

        `place`: where it is posted anew. `knowing`: who has just acted and needs no ping. `by`: who cancelled.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            is_uncertain = table_id in self.again
            table, trouble = None, PASSING  # until it is known to be otherwise: it may take too long
            try:
                table = await self._tables.look_up(guild_id, table_id)
                if table is not None and place is not None:
                    # Owed, so that a stop before it was sent, or in the middle, is made up for.
                    await self._tables.store.owe(guild_id, table_id, self._tables.clock())
                since = None if table is None else await self._tables.store.owed_since(table_id)
                # A private step leaves the board as it is, and one picture may show what two people did.
                if table is not None and (since is not None or table.board_message_id is None):
                    if is_uncertain and await self._adopt(table, since or table.created_at):
                        table = await self._tables.find(guild_id, table_id)
                    await self._show(table, place, knowing, by)
                    self.trouble.pop(table_id, None)
                trouble = ""
            except Damaged:  # its channel is told so, by whoever is due to
                trouble = ""
            except (Refused, Refusal, discord.HTTPException, NotWritten, *CUT_OFF) as error:
                trouble = self.trouble[table_id] = trouble_of(error)
                log.warning("not shown", table=table_id, why=trouble)
            except Exception:
                trouble = "unknown"
                raise
            finally:
                self._note(guild_id, table_id, is_passing=trouble == PASSING)
            if trouble == GONE and table is not None and table.status not in OPEN:
                await self._give_up(table)

    def _note(self, guild_id: int, table_id: str, *, is_passing: bool) -> None:
        if is_passing:
            self.again[table_id] = guild_id, self._tables.clock() + _REST
            self._tables.changed()
        else:
            self.again.pop(table_id, None)

    async def _give_up(self, table: Table) -> None:
        """It is over, and where it was played there is nothing any more: nobody waits to see it."""
        place = table.board_channel_id or table.channel_id
        await self._tables.store.delivered(
            table.guild_id, table.id, version=table.version, channel_id=place, message_id=None, mentioned=()
        )

    async def _adopt(self, table: Table, since: datetime) -> bool:
        """A board that is newer than the one we know of was sent in the moment of the stop: it is the live one.

        Whom it pinged stands on it. Others may be asked by now. `since`: it was sent after that, and people have talked
        before and since.
        """
        me, guild_id, is_found = self._client.user, table.guild_id, False
        if me is None:
            return False
        place, known = table.board_channel_id or table.channel_id, table.board_message_id
        channel = self._client.get_partial_messageable(place, guild_id=guild_id)
        words = self._languages.table_words(await self._languages.of_guild(guild_id), table)
        after = max(known or 0, discord.utils.time_snowflake(since - _SKEW))
        async for message in channel.history(limit=_LOOKED_AT, after=discord.Object(after)):
            if message.author.id == me.id and _is_board(message, table.id):
                if known is not None:
                    await self._reduce_at_last(table, place, known, words, message)
                known = message.id
                pinged = _named(message, people(table))
                await self._tables.store.delivered(
                    guild_id, table.id, version=0, channel_id=place, message_id=known, mentioned=pinged, posted=table
                )
                is_found = True
        return is_found

    async def _show(self, table: Table, moved_to: int | None, knowing: int | None, by: str | None) -> None:
        self._tables.game_of(table)
        words = self._languages.table_words(await self._languages.of_guild(table.guild_id), table)
        notice, picture = await self._notice(table, words, by)
        before = table.board_channel_id or table.channel_id
        place = moved_to or before
        message_id = table.board_message_id
        aware = {*table.mentioned, knowing}
        # The end is posted once: after it nobody is mentioned any more. Whoever cancels knows, and the lobby stays.
        is_end = bool(table.mentioned) and (
            table.status is Status.OVER or (table.status is Status.CANCELLED and table.ended_by != "host")
        )
        is_anew = moved_to is not None or is_end or not set(notice.awaited) <= aware
        if message_id is not None and not is_anew:
            try:
                await self._edit(place, message_id, notice, picture)
            except discord.NotFound as error:
                if error.code != _UNKNOWN_MESSAGE:  # only the message is gone: another one takes its place
                    raise
                message_id = None
        # Where it only comes down again, nobody is asked anew who stood on it.
        told = aware if moved_to == before else ()
        pinged = tuple(user for user in notice.mentions if user not in told)
        sent = await self._send(table, place, notice, picture, pinged) if is_anew or message_id is None else None
        # The board is owed until the old one is no board any more: both are found there afterwards, but not elsewhere.
        if sent is not None and message_id is not None and place == before:
            await self._reduce(table, before, message_id, words, sent)
        await self._tables.store.delivered(
            table.guild_id,
            table.id,
            version=table.version,
            channel_id=place,
            message_id=message_id if sent is None else sent.id,
            mentioned=notice.awaited,
            posted=None if sent is None else table,
        )
        if sent is not None and message_id is not None and place != before:
            await self._reduce_at_last(table, before, message_id, words, sent)

    async def _notice(self, table: Table, words: FluentWords, by: str | None) -> tuple[Notice, Picture | None]:
        if table.status is Status.LOBBY:
            return boards.lobby(self._tables, table, words), None
        if table.status is Status.CANCELLED:
            return boards.cancelled(self._tables, table, words, by), None
        story = await self._tables.story(table)
        scene = scene_of(self._tables, table, story, words, None)
        picture = await self.draw(table, scene)
        if table.status is Status.OVER:
            return boards.over(self._tables, table, words, scene, picture.alt), picture
        return boards.running(self._tables, table, words, scene, picture.alt, story, self.pages(table)), picture

    async def _send(
        self, table: Table, place: int, notice: Notice, picture: Picture | None, pinged: tuple[int, ...]
    ) -> discord.Message:
        channel = self._client.get_partial_messageable(place, guild_id=table.guild_id)
        return await channel.send(
            view=notice.view,
            files=_files(picture),
            allowed_mentions=only(pinged),
            # The same however often this board is sent after that one, so that Discord posts it once.
            nonce=nonce(f"{table.id}/{table.board_message_id}", table.version),
        )

    async def _edit(self, place: int, message_id: int, notice: Notice, picture: Picture | None) -> None:
        message = self._client.get_partial_messageable(place).get_partial_message(message_id)

        async def edited() -> None:  # files are read to their end: another try needs new ones
            await message.edit(view=notice.view, attachments=_files(picture), allowed_mentions=only(()))

        await even_if_archived(self._client, place, edited)

    async def _reduce(
        self, table: Table, place: int, message_id: int, words: FluentWords, sent: discord.Message
    ) -> None:
        """The old message keeps the story for which it was posted, also if later steps of a turn were shown on it.

        A lobby says where the game goes on, and how its shuffle can be proved. What is reduced already stays as it is:
        the stop came after that. Raises what passes.
        """
        partial_message = self._client.get_partial_messageable(place).get_partial_message(message_id)
        key = "board-moved" if table.status is Status.LOBBY else "lobby-begun"
        try:
            message = await partial_message.fetch()
            if not _is_board(message, table.id):
                return
            told = boards.told(words, table, await self._tables.passed(table)) or _story_of(message)
            here = words.say(key, link=sent.jump_url)
            proof = boards.fingerprint(table, words) if table.status is not Status.LOBBY else ""
            view = boards.reduced(told or "\n".join(line for line in (here, proof) if line))
            reduce = partial(partial_message.edit, view=view, attachments=[], allowed_mentions=only(()))
            await even_if_archived(self._client, place, reduce)
        except discord.HTTPException as error:
            if passes(error):
                raise
            log.info("old board not reduced", table=table.id, why=str(error))

    async def _reduce_at_last(
        self, table: Table, place: int, message_id: int, words: FluentWords, sent: discord.Message
    ) -> None:
        """The new board goes on whatever becomes of the old one."""
        try:
            await self._reduce(table, place, message_id, words, sent)
        except (discord.HTTPException, *CUT_OFF) as error:
            log.info("old board not reduced", table=table.id, why=str(error))


def trouble_of(error: Exception) -> str:
    """Why something could not be shown, as `/games list` says it."""
    match error:
        case Refused() | Refusal():
            return "rules"
        case discord.HTTPException() if error.code == ARCHIVED:
            return "archived"
        case discord.NotFound():
            return GONE
        case discord.Forbidden():
            return "permissions"
    return PASSING


def passes(error: discord.HTTPException) -> bool:
    """Whether the same may succeed later."""
    return error.status >= _BAD_MOMENT or error.status == _SLOWER


def _files(picture: Picture | None) -> list[discord.File]:
    if picture is None:
        return []
    return [discord.File(BytesIO(picture.png), PICTURE, description=picture.alt)]


def only(users: tuple[int, ...]) -> discord.AllowedMentions:
    """These people are pinged, and nobody else whatever the text says."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def _is_board(message: discord.Message, table_id: str) -> bool:
    """A lobby, a live board or an end: votes and notices of this table have none of their buttons."""
    return any(press.table == table_id and press.verb in _OF_A_BOARD for press in presses_on(message))


def _named(message: discord.Message, users: Iterable[int]) -> tuple[int, ...]:
    """Those of them who are asked there; a lobby asks nobody."""
    if not any(press.verb is Verb.HAND for press in presses_on(message)):
        return ()
    items = ui.LayoutView.from_message(message, timeout=None).walk_children()
    text = "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))
    return tuple(user for user in users if f"<@{user}>" in text)


def _story_of(message: discord.Message) -> str:
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in view.walk_children():
        if isinstance(item, ui.TextDisplay) and item.id == STORY_ID:
            return item.content
    return ""
