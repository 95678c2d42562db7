"""Sends what is said beside the board: votes, reminders, and who keeps the others waiting; sweeps up what is done.

Whatever goes wrong with one channel or person stays with it.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

import discord
import structlog

from bot.languages import Languages
from bot.store.records import Litter, Status, Table, Vote, Wait
from bot.store.rows import nonce
from bot.table.publisher import CUT_OFF, only, passes, trouble_of
from bot.table.refusal import Refused
from bot.table.schedule import allowed, next_reminder
from bot.table.service import Tables
from bot.table.threads import even_if_archived
from bot.ui import notices
from bot.ui.boards import Notice
from bot.ui.custom_id import Verb
from bot.ui.items import presses_on
from bot.words.words import FluentWords
from engines.core.errors import Refusal

log = structlog.get_logger()
_UNKNOWN_MESSAGE = 10008
_LOOKED_BACK = 50  # messages, for a vote that was sent and not written down


class Notices:
    """`trouble`: why something could not be said at a table lately."""

    def __init__(self, client: discord.Client, tables: Tables, languages: Languages, trouble: dict[str, str]) -> None:
        self._client = client
        self._tables = tables
        self._languages = languages
        self._trouble = trouble
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Votes

    async def show_vote(self, guild_id: int, table_id: str) -> None:
        """Its one message, posted once and edited with every tap. A vote that nobody can be shown is given up."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            vote = await self._tables.store.votes.of_table(guild_id, table_id)
            if vote is None or not vote.is_owed:
                return
            table = await self._tables.find(guild_id, table_id)
            place = vote.channel_id or _place(table)
            try:
                message_id = await self._show(table, vote, place)
            except (Refused, Refusal, discord.HTTPException) as error:
                if isinstance(error, discord.HTTPException) and passes(error):
                    raise
                log.warning("vote given up", table=table_id, why=str(error))
                await self._tables.store.votes.give_up(vote)
                if vote.verdict is None:
                    raise Refused("vote-unseen", command=f"`/{table.game} board`") from error
            else:
                await self._tables.store.votes.shown(vote, place, message_id)

    async def _show(self, table: Table, vote: Vote, place: int) -> int:
        notice = notices.vote(self._tables, table, vote, await self._words(table))
        channel = self._client.get_partial_messageable(place, guild_id=table.guild_id)
        known = vote.message_id or await self._sent_before(channel, vote)
        if known is not None:
            try:
                message = channel.get_partial_message(known)
                edit = partial(message.edit, view=notice.view, allowed_mentions=only(()))
                await even_if_archived(self._client, place, edit)
            except discord.NotFound as error:
                if error.code != _UNKNOWN_MESSAGE:  # only the message is gone: another one takes its place
                    raise
            else:
                return known
        mark = nonce(f"vote/{vote.token}/{known}", 0)
        return (await self._send(channel, notice, mark)).id

    async def _sent_before(self, channel: discord.PartialMessageable, vote: Vote) -> int | None:
        """One that was sent in the moment of a stop. Discord knows a nonce for some minutes only."""
        async for message in channel.history(limit=_LOOKED_BACK):
            if message.author == self._client.user and any(
                press.verb is Verb.AGREE and press.question == vote.token for press in presses_on(message)
            ):
                return message.id
        return None

    # Reminders

    async def remind(self, guild_id: int, wait: Wait) -> None:
        """Claimed in the database before it is sent: rather none than two."""
        table = await self._tables.find(guild_id, wait.table_id)
        user_id = table.players[wait.seat].user_id
        now, waits = self._tables.clock(), self._tables.store.waits
        if table.status is not Status.RUNNING or table.paused_at is not None or user_id is None:
            await waits.postpone(wait, None)  # nobody owes anything here
            return
        habits = (await waits.habits([user_id]))[user_id]
        if (at := allowed(now, habits)) != now:
            await waits.postpone(wait, at)
        elif await self._has_left(table, user_id):
            await waits.leave(wait)
        elif await waits.claim(wait, next_reminder(now, wait.sent + 1, table.pace_hours, habits)):
            message = await self._remind(table, wait, user_id, is_by_message=habits.is_by_message)
            if message is not None:
                await waits.reminded(wait, message.channel.id, message.id, now)

    async def _remind(self, table: Table, wait: Wait, user_id: int, *, is_by_message: bool) -> discord.Message | None:
        since = await self._tables.happened(table, {wait.seat})
        mark = nonce(f"{wait.table_id}/{wait.seat}/{wait.question}/{wait.since.timestamp()}", wait.sent)
        # On a server that has removed the bot nobody can play, so nobody is written to about it.
        if is_by_message and self._client.get_guild(table.guild_id) is not None:
            words = self._languages.table_words(await self._languages.of_person(user_id, table.guild_id), table)
            try:
                private = await self._client.create_dm(discord.Object(user_id))
                return await self._send(private, notices.reminder(self._tables, table, wait, words, since), mark)
            except discord.HTTPException as error:
                if passes(error):  # it may have been sent
                    raise
                log.info("no private messages", table=table.id, why=str(error))
        words = await self._words(table)
        return await self._say(table, notices.reminder(self._tables, table, wait, words, since), mark)

    async def tell_late(self, guild_id: int, wait: Wait) -> None:
        """Once: the others can decide from now on."""
        table = await self._tables.find(guild_id, wait.table_id)
        if not await self._tables.store.waits.tell_late(wait):
            return
        notice = notices.late(self._tables, table, wait, await self._words(table))
        if notice.mentions:
            habits = await self._tables.store.waits.habits(notice.mentions)
            now = self._tables.clock()
            awake = tuple(u for u in notice.mentions if allowed(now, habits[u]) == now)
            told = f"late/{wait.table_id}/{wait.seat}/{wait.question}/{wait.since.timestamp()}"
            message = await self._say(table, replace(notice, mentions=awake), nonce(told, wait.is_gone))
            if message is not None:
                await self._tables.store.waits.noticed(wait, message.channel.id, message.id, now)

    async def sweep(self, litter: Litter) -> None:
        channel = self._client.get_partial_messageable(litter.channel_id)
        try:
            await even_if_archived(
                self._client, litter.channel_id, channel.get_partial_message(litter.message_id).delete
            )
        except discord.HTTPException as error:
            if passes(error):
                raise
            # Gone already, out of reach, in a locked thread.
            log.info("not swept", channel=litter.channel_id, why=str(error))
        await self._tables.store.waits.swept([litter.message_id])

    async def _has_left(self, table: Table, user_id: int) -> bool:
        guild = self._client.get_guild(table.guild_id)
        try:
            if guild is not None:
                await guild.fetch_member(user_id)
        except discord.NotFound:
            return True
        except (discord.HTTPException, *CUT_OFF) as error:
            log.info("member not looked up", table=table.id, why=str(error))
        return False

    async def _words(self, table: Table) -> FluentWords:
        return self._languages.table_words(await self._languages.of_guild(table.guild_id), table)

    async def _say(self, table: Table, notice: Notice, mark: str) -> discord.Message | None:
        """Where the board is. None, and `/games list` tells why, if that cannot be."""
        try:
            channel = self._client.get_partial_messageable(_place(table), guild_id=table.guild_id)
            return await self._send(channel, notice, mark)
        except (discord.HTTPException, *CUT_OFF) as error:
            self._trouble[table.id] = trouble_of(error)
            log.warning("not said", table=table.id, why=str(error))
            return None

    async def _send(self, channel: discord.abc.Messageable, notice: Notice, mark: str) -> discord.Message:
        return await channel.send(view=notice.view, allowed_mentions=only(notice.mentions), nonce=mark)


def _place(table: Table) -> int:
    return table.board_channel_id or table.channel_id
