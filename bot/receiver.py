"""Takes every press: acknowledges it at once, does what it says, and answers whatever goes wrong.

Acknowledging comes first and waits for nothing: neither for the store nor for a picture.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import cast
from weakref import WeakValueDictionary

import discord
import structlog

from bot.commands.opening import must_be_allowed
from bot.deciding import Deciding
from bot.doing import Doing
from bot.languages import Languages
from bot.limit import Limit, Pace
from bot.store.errors import AlreadyDone, Damaged, NotWritten
from bot.store.records import Status, Table
from bot.table.forgetting import Forgetting
from bot.table.keeper import people, seat_of
from bot.table.publisher import CUT_OFF, Publisher
from bot.table.refusal import Refused
from bot.table.service import Person, Plan, Tables
from bot.table.voting import ABOUT_A_SEAT
from bot.ui import forgetting, menu
from bot.ui.boards import link
from bot.ui.components import panel
from bot.ui.custom_id import Press, Verb, decode
from bot.ui.names import refusal, told_names
from bot.ui.panels import Panels, Private
from bot.words.words import LANGUAGES, words
from engines.core.errors import Refusal

log = structlog.get_logger()
NOBODY = discord.AllowedMentions.none()

# Presses that open something for the presser alone. All others change the message on which they stand, and so do these
# where it is a private panel already.
_PRIVATE = {
    Verb.MENU,
    Verb.PAGE,
    Verb.CHOOSE,
    Verb.HAND,
    Verb.DESCRIBE,
    Verb.LOG,
    Verb.RULES,
    Verb.TOPIC,
    Verb.REMOVE,
    Verb.FORGET,
}

_PRESSES = {discord.InteractionType.component, discord.InteractionType.modal_submit}
_ANSWERED = 40060  # Discord delivered an interaction twice

# What is refused with a link to the live board needs a table to have one.
_LINKED = {"stale", "lobby-begun"}


def person_of(interaction: discord.Interaction) -> Person:
    user = interaction.user
    return Person(user.id, user.display_name, interaction.permissions.manage_messages)


def _is_on_private(interaction: discord.Interaction) -> bool:
    """Whether something was pressed on a panel that only the presser sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _data(interaction: discord.Interaction) -> Mapping[str, object]:
    return cast(Mapping[str, object], interaction.data or {})


def _chosen(interaction: discord.Interaction) -> str:
    """What was chosen from a list; nothing for what we never offered."""
    values = _data(interaction).get("values", [])
    return str(values[0]) if isinstance(values, list) and values else ""


def _asked(interaction: discord.Interaction) -> str:
    """For the log: the button or the command, and nothing of what was typed or whom it names."""
    if isinstance(interaction.command, discord.app_commands.Command):
        return interaction.command.qualified_name
    return str(_data(interaction).get("custom_id", ""))


class Receiver:
    def __init__(
        self,
        tables: Tables,
        publisher: Publisher,
        languages: Languages,
        panels: Panels,
        deciding: Deciding,
        forgetting: Forgetting,
        limit: Limit,
        doing: Doing,
    ) -> None:
        self._tables = tables
        self._limit = limit
        self._doing = doing
        self._forgetting = forgetting
        self._deciding = deciding
        self._publisher = publisher
        self._languages = languages
        self._panels = panels
        self._rematches: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def received(self, interaction: discord.Interaction) -> None:
        """Every press on a message, also one that we never offered. Commands come in by the tree."""
        if interaction.type not in _PRESSES:
            return
        custom_id = str(_data(interaction).get("custom_id", ""))
        press = decode(custom_id)
        try:
            if not await self.lets_in(interaction):
                return
            if press is None or interaction.type is not discord.InteractionType.component or not interaction.guild_id:
                await interaction.response.defer(ephemeral=True, thinking=True)
                raise Refused("unknown-game")
            await self._acknowledge(interaction, press)
            await self._act(interaction, press)
        except Exception as error:
            await self.failed(interaction, error, press.table if press else None)

    async def failed(self, interaction: discord.Interaction, error: BaseException | None, table_id: str | None) -> None:
        """Whoever pressed or asked for something is told why it cannot be, unless he was answered or is not there."""
        match error:
            case Refused():
                await self.refuse(interaction, error, table_id)
            case Refusal():
                await self.refuse(interaction, Refused("refused", error.reason), table_id)
            case Damaged():
                await self.refuse(interaction, Refused("set-aside", id=error.table_id), None)
            case NotWritten():
                log.error("not written", asked=_asked(interaction), why=str(error))
                await self.refuse(interaction, Refused("not-written"), None)
            case AlreadyDone():
                log.info("pressed twice", interaction=interaction.id)
            case discord.NotFound():
                log.info("interaction expired", interaction=interaction.id)
            case discord.HTTPException() if error.code == _ANSWERED:
                log.info("delivered twice", interaction=interaction.id)
            case _:
                log.error("went wrong", asked=_asked(interaction), exc_info=error)
                await self.refuse(interaction, Refused("went-wrong"), None)

    async def lets_in(self, interaction: discord.Interaction) -> bool:
        """Whoever presses without end is told so once; what else he presses meanwhile is answered and does nothing."""
        self._doing.begun()
        is_typing = interaction.type is discord.InteractionType.autocomplete
        pace = self._limit.pressed((interaction.user.id, is_typing))
        if pace is Pace.FINE:
            return True
        if pace is Pace.TOO_FAST and interaction.type is discord.InteractionType.component:
            await interaction.response.defer()
        else:  # a command cannot be answered without a word
            await self.refuse(interaction, Refused("too-fast"), None)
        return False

    async def _acknowledge(self, interaction: discord.Interaction, press: Press) -> None:
        if press.verb in _PRIVATE and not _is_on_private(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()

    async def _act(self, interaction: discord.Interaction, press: Press) -> None:
        assert interaction.guild_id is not None
        guild_id, person = interaction.guild_id, person_of(interaction)
        match press.verb:
            case Verb.PLAY:
                await self._play(interaction, press, person, press.number)
            case Verb.PICK:
                picked = menu.picked(_chosen(interaction))
                if picked is None:
                    raise Refused("stale")
                number, opens = picked
                if opens:
                    await self._open(interaction, replace(press, number=number), person)
                else:
                    await self._play(interaction, press, person, number)
            case Verb.MENU:
                table = await self._tables.find(guild_id, press.table)
                language = await self._languages.of_reader(interaction)
                await self.show(interaction, await self._panels.branch(table, person.id, press, language))
            case Verb.CHOOSE | Verb.HAND:
                table = await self._tables.find(guild_id, press.table)
                language = await self._languages.of_reader(interaction)
                await self.show(interaction, await self._panels.hand(table, person.id, language))
            case Verb.DESCRIBE:
                table = await self._tables.find(guild_id, press.table)
                language = await self._languages.of_reader(interaction)
                await self.show(interaction, await self._panels.description(table, press.number, language))
            case Verb.PAGE:
                table = await self._tables.find(guild_id, press.table)
                language = await self._languages.of_reader(interaction)
                await self.show(interaction, await self._panels.page(table, press.question, language))
            case Verb.LOG:
                table = await self._tables.find(guild_id, press.table)
                language = await self._languages.of_reader(interaction)
                page = press.number if _is_on_private(interaction) else -1
                await self.show(interaction, await self._panels.log(table, page, person.id, language))
            case Verb.RULES:
                table = await self._tables.find(guild_id, press.table)
                language = await self._languages.of_reader(interaction)
                await self.show(interaction, self._panels.rules(table.game, None, language, table.id))
            case Verb.TOPIC:
                language = await self._languages.of_reader(interaction)
                topic = _chosen(interaction)
                if press.question not in self._tables.games:
                    raise Refused("unknown-game")
                await self.show(interaction, self._panels.rules(press.question, topic, language, press.table))
            case Verb.UNDO:
                table = await self._tables.undo(guild_id, press.table, person, interaction.id)
                try:
                    if _is_on_private(interaction):
                        await self._go_on(interaction, table, person)
                finally:
                    await self._publisher.publish(guild_id, table.id, knowing=person.id)
            case Verb.JOIN:
                await self._publish(await self._tables.join(guild_id, press.table, person))
            case Verb.LEAVE:
                await self._publish(await self._tables.leave(guild_id, press.table, person))
            case Verb.START:
                await self._publish(await self._tables.start(guild_id, press.table, person))
            case Verb.CANCEL:
                table = await self._tables.cancel(guild_id, press.table, person)
                await self._dismiss(interaction)
                await self._publisher.publish(guild_id, table.id, by=person.name)
            case Verb.DISMISS:
                await self._dismiss(interaction)
            case Verb.REMOVE:
                await self._remove(interaction, press, person)
            case Verb.RESIGN:
                await self._deciding.resign(guild_id, press.table, person)
                await self._dismiss(interaction)
            case Verb.TAKE:
                await self._deciding.take_over(guild_id, press.table, person, press.number)
            case Verb.PROPOSE:
                seat = press.number if press.question in ABOUT_A_SEAT else None
                await self._deciding.propose(guild_id, press.table, person, press.question, seat=seat)
                await self._dismiss(interaction)
            case Verb.AGREE | Verb.REFUSE:
                agrees = press.verb is Verb.AGREE
                await self._deciding.answer(guild_id, press.table, press.question, person, agrees=agrees)
            case Verb.FORGET:
                said = words(await self._languages.of_reader(interaction))
                changed = await self._forgetting.forget(person)
                await self.show(interaction, forgetting.done(said))
                await self._forgetting.show(changed)
            case Verb.REMATCH:
                language = await self._languages.of_reader(interaction)
                async with self._rematches.setdefault(press.table, asyncio.Lock()):  # all press it at once
                    await must_be_allowed(self._tables.store, interaction, language)
                    table = await self._rematch(guild_id, press.table, person)
                await self._publish(table)

    async def _remove(self, interaction: discord.Interaction, press: Press, person: Person) -> None:
        """The host chooses whom to send away; the choice comes back with the same verb."""
        assert interaction.guild_id is not None
        chosen = _chosen(interaction)
        if not chosen:
            table = await self._tables.find(interaction.guild_id, press.table)
            language = await self._languages.of_reader(interaction)
            await self.show(interaction, self._panels.removing(table, person, language))
            return
        user_id = int(chosen) if chosen.isdecimal() and len(chosen) < 20 else 0
        table = await self._tables.remove(interaction.guild_id, press.table, person, user_id)
        await self._put_away(interaction)
        await self._publish(table)

    async def _play(self, interaction: discord.Interaction, press: Press, person: Person, number: int) -> None:
        assert interaction.guild_id is not None
        table = await self._tables.play(
            interaction.guild_id, press.table, person, press.question, number, interaction.id
        )
        try:
            await self._go_on(interaction, table, person)
        finally:  # whatever becomes of the panel, the others must see what was played
            await self._publish(table)

    async def _go_on(self, interaction: discord.Interaction, table: Table, person: Person) -> None:
        """Whoever is asked in private next sees it at once: in the panel where he pressed, or in a new one."""
        language = await self._languages.of_reader(interaction)
        private = await self._panels.next_question(table, person.id, language)
        if private is None:
            await self._dismiss(interaction)
            return
        try:
            await self._show_here(interaction, private)
        except (discord.HTTPException, *CUT_OFF) as error:
            log.info("next question not shown", table=table.id, why=str(error))

    async def _dismiss(self, interaction: discord.Interaction) -> None:
        """A private panel has done its work."""
        if _is_on_private(interaction):
            await self._put_away(interaction)

    async def _put_away(self, interaction: discord.Interaction) -> None:
        """The panel, or where one was announced."""
        try:
            await interaction.delete_original_response()
        except (discord.HTTPException, *CUT_OFF) as error:
            log.info("panel not put away", why=str(error))

    async def _open(self, interaction: discord.Interaction, press: Press, person: Person) -> None:
        """A list behind an entry of a list."""
        assert interaction.guild_id is not None
        table = await self._tables.find(interaction.guild_id, press.table)
        language = await self._languages.of_reader(interaction)
        await self._show_here(interaction, await self._panels.branch(table, person.id, press, language))

    async def _show_here(self, interaction: discord.Interaction, private: Private) -> None:
        """In the private panel where it was pressed; below a public message in a new one."""
        if _is_on_private(interaction):
            await self.show(interaction, private)
        else:
            await interaction.followup.send(
                view=private.view, files=private.files, ephemeral=True, allowed_mentions=NOBODY
            )

    async def _rematch(self, guild_id: int, table_id: str, person: Person) -> Table:
        """The same game for the same people, who are invited."""
        old = await self._tables.find(guild_id, table_id)
        if old.status is not Status.OVER:
            raise Refused("unknown-game")
        if seat_of(old, person.id) is None:
            raise Refused("not-a-player")
        open_here = await self._tables.store.tables(guild_id, user_id=person.id, statuses=(Status.LOBBY,))
        for lobby in open_here:
            if lobby.game == old.game and set(people(lobby)) == set(people(old)):
                raise Refused("rematch-open", link=link(lobby))
        others = tuple(
            Person(player.user_id, player.name)
            for player in old.players
            if player.user_id is not None and player.user_id != person.id
        )
        least, _ = self._tables.game_of(old).info.seats
        seats = max(least, 1 + len(others)) if old.is_private else old.seats  # nobody else could join
        plan = Plan(old.game, self._tables.options_of(old), seats, others, old.is_private, old.pace_hours)
        return await self._tables.open(guild_id, old.board_channel_id or old.channel_id, person, plan)

    async def _publish(self, table: Table) -> None:
        await self._publisher.publish(table.guild_id, table.id)

    async def show(self, interaction: discord.Interaction, private: Private) -> None:
        await interaction.edit_original_response(view=private.view, attachments=private.files, allowed_mentions=NOBODY)

    async def refuse(self, interaction: discord.Interaction, refused: Refused, table_id: str | None) -> None:
        """Says why, to the presser alone, in his language. Whoever is still typing is offered nothing."""
        try:
            view = panel([await self._why(interaction, refused, table_id)])
            if interaction.type is discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            elif not interaction.response.is_done():
                await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
            elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
                await interaction.edit_original_response(view=view, attachments=[], allowed_mentions=NOBODY)
            else:
                await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
        except (discord.HTTPException, *CUT_OFF) as error:
            log.warning("refusal not shown", key=refused.key, why=str(error))

    async def _why(self, interaction: discord.Interaction, refused: Refused, table_id: str | None) -> str:
        try:
            return await self._told(interaction, refused, table_id)
        except Exception:  # nothing can be looked up just now, not even his language
            log.exception("not looked up", key=refused.key)
            return refusal(Refused("went-wrong"), words(self._languages.of_client(interaction) or LANGUAGES[0]))

    async def _told(self, interaction: discord.Interaction, refused: Refused, table_id: str | None) -> str:
        language = await self._languages.of_reader(interaction)
        table = None
        if table_id is not None and interaction.guild_id is not None:
            try:
                table = await self._tables.look_up(interaction.guild_id, table_id)
            except Damaged:
                refused = Refused("set-aside", id=table_id)
        is_known = table is not None and table.game in self._tables.games
        said = self._languages.table_words(language, table) if table is not None and is_known else words(language)
        if table is None and refused.key in _LINKED:
            return said.say("refusal-unknown-game")
        if refused.reason is not None:
            names = told_names(table, said) if table is not None else ()
            return said.say("refused", reason=said.phrase("reason", refused.reason, names))
        return refusal(refused, said, **({"link": link(table)} if table is not None else {}))
