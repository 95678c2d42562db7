"""Messages built from what a table shows: lobby, live board, private menu, pages. One container each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby, islice
from typing import Any

import discord
from discord import ui

from bot.store.records import Table
from bot.ui import menu
from bot.ui.custom_id import Press, Verb
from bot.ui.items import PressButton, button, select
from bot.ui.names import label_names, told_names
from bot.words.words import FluentWords
from engines.core.decision import Closed, Decision
from engines.core.phrase import Phrase

GOLD = discord.Colour(0xC9972B)
PICTURE = "board.png"
PRIMARY = discord.ButtonStyle.primary
SUCCESS = discord.ButtonStyle.success
DANGER = discord.ButtonStyle.danger
STORY_ID = 77  # names the text below the picture, which stays when the rest of an old board goes


def panel(
    texts: Iterable[str], *, alt: str | None = None, after: str = "", rows: Iterable[ui.ActionRow[Any]] = ()
) -> ui.LayoutView:
    """A container: texts, a picture where there is an alt text for it, what comes after it, and rows to press."""
    container: ui.Container[Any] = ui.Container(accent_colour=GOLD)
    for text in texts:
        if text:
            container.add_item(ui.TextDisplay(menu.shortened(text, menu.TEXT)))
    if alt is not None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{PICTURE}", description=menu.shortened(alt, menu.ALT_TEXT))
        container.add_item(gallery)
    if after:
        container.add_item(ui.TextDisplay(menu.shortened(after, menu.TEXT // 2), id=STORY_ID))
    for row in rows:
        container.add_item(row)
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    return view


def file_panel(text: str, name: str) -> ui.LayoutView:
    """A text, and below it the file of this name that comes with the message."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(text), ui.File(f"attachment://{name}"), accent_colour=GOLD))
    return view


def rows_of(buttons: Sequence[PressButton]) -> list[ui.ActionRow[Any]]:
    """Five buttons a row."""
    left = iter(buttons)
    rows = []
    while some := list(islice(left, menu.BUTTONS_A_ROW)):
        row: ui.ActionRow[Any] = ui.ActionRow()
        for one in some:
            row.add_item(one)
        rows.append(row)
    return rows


class Wording:
    """How a table's phrases are worded for one reader."""

    def __init__(self, words: FluentWords, table: Table) -> None:
        self.words = words
        self.names = told_names(table, words)
        self._label_names = label_names(table, words)

    def label(self, phrase: Phrase, limit: int) -> str:
        return menu.shortened(self.words.phrase("label", phrase, self._label_names), limit)

    def closed_lines(self, closed: Iterable[Closed], within: Phrase | None = None) -> str:
        """What is not possible now, with its reason; `within`: the label that needs not be repeated.

        Neighbours in one list that are closed for one reason share a line.
        """
        lines = []
        for (_, reason), found in groupby(closed, lambda entry: (entry.path[:-1] or entry.path, entry.reason)):
            entries = list(found)
            above = entries[0].path[:-1]
            last = self.words.say("row-joint").join(self._worded(entry.path[-1]) for entry in entries)
            is_known = within is not None and len(above) > 0 and above[0].covers(within)
            path = [*(self._worded(label) for label in (above[1:] if is_known else above)), last]
            label = self.words.say("path-joint").join(path)
            reasoned = self.words.phrase("reason", reason, self.names)
            lines.append(self.words.say("closed-line", label=label, reason=reasoned))
        return "\n".join((self.words.say("closed-heading"), *lines)) if lines else ""

    def _worded(self, label: Phrase) -> str:
        return self.words.phrase("label", label, self.names)


def choice_rows(table: str, decision: Decision, wording: Wording) -> list[ui.ActionRow[Any]]:
    """A decision's first level: buttons, or one list where there would be too many."""
    entries, question = menu.entries(decision), menu.question(decision)
    if menu.is_list(decision):
        options = [
            discord.SelectOption(label=wording.label(entry.label, menu.OPTION_LABEL), value=entry.value)
            for entry in entries[: menu.LIST_LENGTH]
        ]
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(select(Press(Verb.PICK, table, question), options, wording.words.say("select-placeholder")))
        return [row]
    buttons = []
    for entry in entries:
        label = wording.label(entry.label, menu.BUTTON_LABEL - 1)
        if entry.opens:
            buttons.append(
                button(
                    Press(Verb.MENU, table, question, entry.number),
                    wording.words.say("button-menu", label=label),
                )
            )
        else:
            buttons.append(button(Press(Verb.PLAY, table, question, entry.number), label, PRIMARY))
    return rows_of(buttons)


def branch_row(table: str, decision: Decision, branch: menu.Branch, wording: Wording) -> ui.ActionRow[Any]:
    """The list behind a button."""
    options = [
        discord.SelectOption(label=wording.label(option.path[-1], menu.OPTION_LABEL), value=str(number))
        for number, option in branch.options[: menu.LIST_LENGTH]
    ]
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(
        select(Press(Verb.PICK, table, menu.question(decision)), options, wording.words.say("select-placeholder"))
    )
    return row


def branch_texts(decision: Decision, branch: menu.Branch, wording: Wording) -> list[str]:
    """What the list is for, and what is closed there and why."""
    closed = (*branch.closed, *menu.closed_at_first(decision))
    heading = f"**{wording.label(branch.label, menu.BUTTON_LABEL)}**"
    return [heading, wording.closed_lines(closed, branch.label)]


def topic_rows(press: Press, titles: Sequence[tuple[str, str]], placeholder: str) -> list[ui.ActionRow[Any]]:
    """Everything that can be looked up, in as many lists as it needs."""
    rows = []
    for start in range(0, len(titles), menu.LIST_LENGTH):
        some = titles[start : start + menu.LIST_LENGTH]
        options = [
            discord.SelectOption(label=menu.shortened(title, menu.OPTION_LABEL), value=topic) for topic, title in some
        ]
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(select(replace(press, number=start), options, placeholder))
        rows.append(row)
    return rows


def page_panel(title: str, pages: Sequence[str], press: Press, words: FluentWords) -> ui.LayoutView:
    """One page of a longer text, with the way to its neighbours."""
    number = min(press.number, len(pages) - 1)
    buttons = []
    if number > 0:
        buttons.append(button(Press(press.verb, press.table, "", number - 1), words.say("button-previous")))
    if number < len(pages) - 1:
        buttons.append(button(Press(press.verb, press.table, "", number + 1), words.say("button-next")))
    place = words.say("page", page=number + 1, pages=len(pages)) if len(pages) > 1 else ""
    return panel([f"### {title}", pages[number], f"-# {place}" if place else ""], rows=rows_of(buttons))
