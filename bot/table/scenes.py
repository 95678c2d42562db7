"""What a table looks like to one eye, ready to be drawn and told."""

from __future__ import annotations

from bot.store.records import Table
from bot.table.progress import Story
from bot.table.service import Tables
from bot.ui.names import picture_names
from bot.words.words import FluentWords
from engines.core.decision import Seat, seen_by
from engines.core.event import seen_by as events_seen_by
from renderers.core.scene import Scene


def scene_of(tables: Tables, table: Table, story: Story, words: FluentWords, eye: Seat | None) -> Scene:
    assert table.state is not None
    game = tables.game_of(table)
    state = game.load(table.state)
    return Scene(
        view=game.view(state, eye),
        decisions=seen_by(tables.decisions(table), eye),
        since=events_seen_by(story.events, eye),
        names=picture_names(table, words),
        words=words,
    )
