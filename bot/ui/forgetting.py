"""The question before somebody's data is deleted, and the word that it was."""

from __future__ import annotations

from bot.ui.components import DANGER, panel, rows_of
from bot.ui.custom_id import NO_TABLE, Press, Verb
from bot.ui.items import button
from bot.ui.panels import Private
from bot.words.words import FluentWords


def question(words: FluentWords, games: int) -> Private:
    """`games`: how many the reader is in."""
    press = [
        button(Press(Verb.FORGET, NO_TABLE), words.say("button-forget"), DANGER),
        button(Press(Verb.DISMISS, NO_TABLE), words.say("button-keep-data")),
    ]
    return Private(panel([words.say("forget-question", games=games)], rows=rows_of(press)))


def done(words: FluentWords) -> Private:
    return Private(panel([words.say("forgotten")]))
