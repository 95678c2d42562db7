"""Private panels, built for one reader: hand and private choice, a menu, the table in words, the log, rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from io import BytesIO

import discord
from discord import ui

from bot.languages import Languages
from bot.store.records import Table
from bot.table.progress import Story, remaining, story
from bot.table.publisher import Publisher
from bot.table.refusal import Refused
from bot.table.scenes import scene_of
from bot.table.service import Tables
from bot.ui import menu
from bot.ui.components import (
    DANGER,
    PICTURE,
    Wording,
    branch_panel,
    choice_rows,
    page_panel,
    panel,
    rows_of,
    told_names,
    topic_rows,
)
from bot.ui.custom_id import Press, Verb
from bot.ui.items import button
from bot.words.words import FluentWords
from engines.core.decision import Decision, Seat
from engines.core.event import seen_by
from renderers.core.scene import Picture


@dataclass(frozen=True, slots=True)
class Private:
    """A message for one reader."""

    view: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)


_NO_TABLE = "-"  # rules can be asked for without one


class Panels:
    def __init__(self, tables: Tables, publisher: Publisher, languages: Languages) -> None:
        self._tables = tables
        self._publisher = publisher
        self._languages = languages

    async def hand(self, table: Table, user_id: int, language: str) -> Private:
        """What only this player may see, and what he is asked in private. It can be opened at any time."""
        words = self._languages.table_words(language, table)
        seat = self._seat(table, user_id)
        picture = await self._picture(table, words, seat)
        decision = self._asked(table, seat)
        wording = Wording(words, table)
        title = f"**{words.say('panel-title', game=self._name(table))}**"
        if decision is None:
            return Private(panel([title], alt=picture.alt), _files(picture))
        closed = wording.closed_lines(menu.closed_at_first(decision))
        if not decision.private and len(self._tables.decisions(table)) == 1:
            return Private(panel([title, closed], alt=picture.alt), _files(picture))
        question = words.phrase("prompt", decision.prompt, wording.names)
        rows = choice_rows(table.id, decision, wording)
        return Private(panel([title, question, closed], alt=picture.alt, rows=rows), _files(picture))

    async def branch(self, table: Table, user_id: int, press: Press, language: str) -> Private:
        """The list behind a button of the board."""
        decision = self._tables.decision_for(table, user_id)
        found = menu.branch(decision, press.number)
        if menu.question(decision) != press.question or found is None:
            raise Refused("stale")
        words = self._languages.table_words(language, table)
        return Private(branch_panel(table.id, decision, found, Wording(words, table)))

    async def description(self, table: Table, page: int, language: str) -> Private:
        words = self._languages.table_words(language, table)
        if table.state is None:
            raise Refused("no-game", command=f"/{table.game}")
        plain = scene_of(self._tables, table, await self._tables.story(table), words, None)
        scene = replace(plain, names=told_names(table))
        pages = [shown for whole in self._publisher.describe(table, scene) for shown in menu.pages(whole.split("\n"))]
        title = words.say("describe-title", game=self._name(table))
        return Private(page_panel(title, pages, Press(Verb.DESCRIBE, table.id, "", page), words))

    async def log(self, table: Table, page: int, language: str, eye: Seat | None) -> Private:
        """What happened, from the beginning, as this eye may know it; the last page first."""
        words = self._languages.table_words(language, table)
        title = words.say("log-title", game=self._name(table))
        lines = []
        if table.state is not None:
            game = self._tables.game_of(table)
            moves = remaining(game, await self._tables.store.log(table.guild_id, table.id))
            first = game.new(len(table.players), self._tables.options_of(table), table.seed)
            whole: Story = story(game, first, moves)
            names = told_names(table)
            lines = [told for event in seen_by(whole.events, eye) if (told := words.tell(event, names))]
        pages = menu.pages(lines, 1500) or [words.say("log-empty")]
        number = len(pages) - 1 if page < 0 else page
        return Private(page_panel(title, pages, Press(Verb.LOG, table.id, "", number), words))

    def rules(self, game: str, topic: str | None, language: str, table_id: str = _NO_TABLE) -> Private:
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

    async def _picture(self, table: Table, words: FluentWords, seat: Seat) -> Picture:
        scene = scene_of(self._tables, table, await self._tables.story(table), words, seat)
        return await self._publisher.draw(table, scene)

    def _seat(self, table: Table, user_id: int) -> Seat:
        for player in table.players:
            if player.user_id == user_id and table.state is not None:
                return player.seat
        raise Refused("not-a-player")

    def _asked(self, table: Table, seat: Seat) -> Decision | None:
        return next((decision for decision in self._tables.decisions(table) if decision.seat == seat), None)

    def _name(self, table: Table) -> str:
        return self._tables.game_of(table).info.name


def _files(picture: Picture) -> list[discord.File]:
    return [discord.File(BytesIO(picture.png), PICTURE, description=picture.alt)]
