"""Private panels, built for one reader: hand and private choice, a menu, the table in words, the log, rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.languages import Languages
from bot.store.records import Motion, Table
from bot.table.keeper import people, seat_of
from bot.table.publisher import Publisher
from bot.table.refusal import Refused
from bot.table.scenes import scene_of
from bot.table.service import Person, Tables
from bot.ui import menu
from bot.ui.components import (
    DANGER,
    PICTURE,
    PRIMARY,
    Wording,
    branch_row,
    branch_texts,
    choice_rows,
    page_panel,
    panel,
    rows_of,
    topic_rows,
)
from bot.ui.custom_id import NO_TABLE, Press, Verb
from bot.ui.items import button, select
from bot.ui.names import label_names, refusal, told_names
from engines.core.decision import Decision, Seat
from engines.core.event import seen_by
from renderers.core.scene import Picture


@dataclass(frozen=True, slots=True)
class Private:
    """A message for one reader."""

    view: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)


class Panels:
    def __init__(self, tables: Tables, publisher: Publisher, languages: Languages) -> None:
        self._tables = tables
        self._publisher = publisher
        self._languages = languages

    async def hand(self, table: Table, user_id: int, language: str, opened: menu.Branch | None = None) -> Private:
        """What only this player may see, and what he is asked in private. It can be opened at any time.

        `opened`: the list that he is choosing from, with the way back to what is asked.
        """
        words = self._languages.table_words(language, table)
        seat = self._seat(table, user_id)
        told = await self._tables.story(table)
        picture = await self._publisher.draw(table, scene_of(self._tables, table, told, words, seat))
        decision = self._asked(table, seat)
        wording = Wording(words, table)
        texts = [f"**{words.say('panel-title', game=self._name(table))}**"]
        rows: list[ui.ActionRow[Any]] = []
        if decision is not None and opened is not None:
            texts += branch_texts(decision, opened, wording)
            back = button(Press(Verb.HAND, table.id), words.say("button-back"))
            rows = [branch_row(table.id, decision, opened, wording), *rows_of([back])]
        elif decision is not None and self._is_asked_here(table, decision):
            texts.append(words.phrase("prompt", decision.prompt, wording.names))
            texts.append(wording.closed_lines(menu.closed_at_first(decision)))
            rows = choice_rows(table.id, decision, wording)
            if told.undoer == seat:
                rows += rows_of([button(Press(Verb.UNDO, table.id), words.say("button-undo"))])
        elif decision is not None:
            texts.append(wording.closed_lines(menu.closed_at_first(decision)))
        return Private(panel(texts, alt=picture.alt, rows=rows), files_of(picture))

    async def page(self, table: Table, page: str, language: str) -> Private:
        """A further picture of what everybody may see."""
        if table.state is None or page not in self._publisher.pages(table):
            raise Refused("stale")
        words = self._languages.table_words(language, table)
        told = await self._tables.story(table)
        scene = scene_of(self._tables, table, told, words, None)
        picture = await self._publisher.draw(table, scene, page)
        return Private(panel([f"**{words.say(f'page-{page}')}**"], alt=picture.alt), files_of(picture))

    async def branch(self, table: Table, user_id: int, press: Press, language: str) -> Private:
        """The list behind a button: below the hand if it is asked there, else by itself."""
        decision = self._tables.decision_for(table, user_id)
        found = menu.branch(decision, press.number)
        if menu.question(decision) != press.question or found is None:
            raise Refused("stale")
        if self._is_asked_here(table, decision):
            return await self.hand(table, user_id, language, found)
        wording = Wording(self._languages.table_words(language, table), table)
        texts = branch_texts(decision, found, wording)
        return Private(panel(texts, rows=[branch_row(table.id, decision, found, wording)]))

    async def next_question(self, table: Table, user_id: int, language: str) -> Private | None:
        """The hand, if this player is now asked something that only his hand can show."""
        mine = [d for d in self._tables.decisions(table) if table.players[d.seat].user_id == user_id]
        return await self.hand(table, user_id, language) if any(d.private for d in mine) else None

    async def description(self, table: Table, page: int, language: str) -> Private:
        words = self._languages.table_words(language, table)
        if table.state is None:
            raise Refused("no-game", command=f"/{table.game}")
        plain = scene_of(self._tables, table, await self._tables.story(table), words, None)
        scene = replace(plain, names=told_names(table, words))
        pages = [shown for whole in self._publisher.describe(table, scene) for shown in menu.pages(whole.split("\n"))]
        title = words.say("describe-title", game=self._name(table))
        return Private(page_panel(title, pages, Press(Verb.DESCRIBE, table.id, "", page), words))

    async def log(self, table: Table, page: int, user_id: int, language: str) -> Private:
        """What happened, from the beginning, as this person may know it; the last page first."""
        words = self._languages.table_words(language, table)
        title = words.say("log-title", game=self._name(table))
        lines = []
        if table.state is not None:
            whole = await self._tables.whole_story(table)
            names = told_names(table, words)
            player = seat_of(table, user_id)
            eye = None if player is None else player.seat
            lines = [told for event in seen_by(whole.events, eye) if (told := words.tell(event, names))]
        pages = menu.pages(lines, 1500) or [words.say("log-empty")]
        number = len(pages) - 1 if page < 0 else page
        return Private(page_panel(title, pages, Press(Verb.LOG, table.id, "", number), words))

    def rules(self, game: str, topic: str | None, language: str, table_id: str = NO_TABLE) -> Private:
        """A topic, or the question for one; below it all topics to choose from."""
        words = self._languages.game_words(language, game)
        title = f"### {words.say('rules-title', game=self._tables.games[game].info.name)}"
        if topic is None:
            texts = [title, words.say("rules-choose")]
        elif topic in words.topics:
            texts = [title, f"**{words.say(f'rules-{topic}-title')}**", words.say(f"rules-{topic}")]
        else:
            raise Refused("unknown-topic", topic=menu.shortened(topic, 60))
        press = Press(Verb.TOPIC, table_id, game)
        titles = [(known, words.say(f"rules-{known}-title")) for known in words.topics]
        return Private(panel(texts, rows=topic_rows(press, titles, words.say("select-placeholder"))))

    def cancelling(self, table: Table, language: str) -> Private:
        """The question before a game is ended for everybody."""
        words = self._languages.table_words(language, table)
        press = [
            button(Press(Verb.CANCEL, table.id), words.say("button-cancel-game"), DANGER),
            button(Press(Verb.DISMISS, table.id), words.say("button-keep-game")),
        ]
        return Private(panel([words.say("cancel-question")], rows=rows_of(press)))

    def removing(self, table: Table, person: Person, language: str) -> Private:
        """Whom the host may send away."""
        self._tables.must_host(table, person)
        words = self._languages.table_words(language, table)
        names = label_names(table, words)
        others = [player for player in table.players if player.user_id not in (None, table.host_id)]
        if not others:
            raise Refused("gone-already")
        options = [discord.SelectOption(label=names[player.seat], value=str(player.user_id)) for player in others]
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(select(Press(Verb.REMOVE, table.id), options, words.say("select-placeholder")))
        return Private(panel([words.say("remove-question")], rows=[row]))

    def resigning(self, table: Table, person: Person, language: str) -> Private:
        """The question before somebody leaves a game for good."""
        self._tables.must_play(table, person.id)
        words = self._languages.table_words(language, table)
        press = [
            button(Press(Verb.RESIGN, table.id), words.say("button-resign"), DANGER),
            button(Press(Verb.DISMISS, table.id), words.say("button-keep-game")),
        ]
        others = len(people(table)) - 1
        question = words.say("resign-question", others=others, players=len(table.players))
        return Private(panel([question], rows=rows_of(press)))

    def asking_for_undo(self, table: Table, refused: Refused, language: str) -> Private:
        """What cannot be taken back alone may be taken back together."""
        words = self._languages.table_words(language, table)
        press = [
            button(Press(Verb.PROPOSE, table.id, Motion.UNDO), words.say("button-ask-undo"), PRIMARY),
            button(Press(Verb.DISMISS, table.id), words.say("button-keep-game")),
        ]
        return Private(panel([refusal(refused, words), words.say("undo-question")], rows=rows_of(press)))

    def _is_asked_here(self, table: Table, decision: Decision) -> bool:
        """What is private, or asks several at once, has no place on the board."""
        return decision.private or len(self._tables.decisions(table)) > 1

    def _seat(self, table: Table, user_id: int) -> Seat:
        for player in table.players:
            if player.user_id == user_id and table.state is not None:
                return player.seat
        raise Refused("not-a-player")

    def _asked(self, table: Table, seat: Seat) -> Decision | None:
        return next((decision for decision in self._tables.decisions(table) if decision.seat == seat), None)

    def _name(self, table: Table) -> str:
        return self._tables.game_of(table).info.name


def files_of(picture: Picture) -> list[discord.File]:
    return [discord.File(BytesIO(picture.png), PICTURE, description=picture.alt)]
