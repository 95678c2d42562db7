"""What a table's one message shows: the lobby, the live board, the end. Public words, public eyes."""

from __future__ import annotations

from dataclasses import dataclass, fields
from hashlib import sha256
from typing import Any

import discord
from discord import ui

from bot.store.records import Player, Table
from bot.table.progress import Story
from bot.table.service import Tables, host_name
from bot.ui.components import DANGER, PRIMARY, SUCCESS, SYMBOLS, Wording, choice_rows, panel, rows_of, told_names
from bot.ui.custom_id import Press, Verb
from bot.ui.items import button
from bot.words.words import FluentWords
from engines.core.decision import Decision, Seat
from engines.core.game import View
from engines.core.phrase import Fact
from renderers.core.scene import Scene

_STORY_LINES = 6


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to be sent or edited. `mentions`: user ids. `scene`: what to draw, if anything."""

    view: ui.LayoutView
    mentions: tuple[int, ...] = ()
    seats: tuple[Seat, ...] = ()
    scene: Scene | None = None


def link(table: Table) -> str:
    """To the live message, or to the channel as long as there is none."""
    place = f"https://discord.com/channels/{table.guild_id}/{table.board_channel_id or table.channel_id}"
    return f"{place}/{table.board_message_id}" if table.board_message_id else place


def duration(words: FluentWords, hours: int) -> str:
    if hours >= 48 and hours % 24 == 0:
        return words.say("duration-days", days=hours // 24)
    return words.say("duration-hours", hours=hours)


def stage(words: FluentWords, view: View) -> str:
    """The game's own text, which sees the plain fields of the view."""
    facts: dict[str, Fact] = {}
    for field in fields(view):
        value = getattr(view, field.name)
        if isinstance(value, int | str) and not isinstance(value, bool):
            facts[field.name] = value
    return words.say("stage", **facts)


def fingerprint(table: Table, words: FluentWords) -> str:
    """What proves at the end that the shuffle was fixed at the start."""
    return words.say("seed-hash", hash=sha256(table.seed.encode()).hexdigest())


def lobby(tables: Tables, table: Table, words: FluentWords) -> Notice:
    game = tables.game_of(table)
    options = tables.options_of(table)
    chosen = [
        words.say(
            "lobby-option",
            name=words.say("option-name", option=name),
            value=words.say("option-value", option=name, value=_plain(value)),
        )
        for name, value in options
    ]
    lines = [
        f"### {words.say('lobby-title', game=game.info.name)}",
        words.say("lobby-options", options=", ".join(chosen)) if chosen else "",
        words.say("lobby-pace", duration=duration(words, table.pace_hours)),
        words.say("lobby-private") if table.is_private else "",
        "\n".join(_seat_line(table, words, seat) for seat in range(table.seats)),
        _missing(table, game.info.seats[0], words),
    ]
    invited = tuple(player.user_id for player in table.players if not player.has_joined)
    if invited:
        mentions = words.list(f"<@{user}>" for user in invited)
        lines.append(words.say("lobby-invitation", mentions=mentions, game=game.info.name))
    press = [
        button(Press(Verb.JOIN, table.id), words.say("button-join"), SUCCESS),
        button(Press(Verb.LEAVE, table.id), words.say("button-leave")),
    ]
    if _joined(table) >= game.info.seats[0]:
        press.append(button(Press(Verb.START, table.id), words.say("button-start"), PRIMARY))
    press.append(button(Press(Verb.CANCEL, table.id), words.say("button-cancel"), DANGER))
    return Notice(panel(lines, rows=rows_of(press)), mentions=invited)


def running(tables: Tables, table: Table, words: FluentWords, scene: Scene, alt: str, story: Story) -> Notice:
    """The live board: header, whom it asks, the picture, what happened, the controls."""
    decisions = tables.decisions(table)
    asked = tuple(decision.seat for decision in decisions)
    users = tuple(table.players[seat].user_id for seat in asked)
    wording = Wording(words, table)
    name = tables.game_of(table).info.name
    header = f"**{words.say('board-header', game=name, stage=stage(words, scene.view))}**"
    told = _story(words, scene, told_names(table))
    if not table.since_number and not story.events:
        told = fingerprint(table, words)
    texts = [header, _asked(words, wording, users, decisions)]
    view = panel(texts, alt=alt, after=told, rows=_controls(table, wording, decisions, story))
    return Notice(view, users, asked, scene)


def over(tables: Tables, table: Table, words: FluentWords, scene: Scene, alt: str) -> Notice:
    outcome = scene.view.outcome
    assert outcome is not None
    names = told_names(table)
    best = outcome.ranking[0]
    points = outcome.results[best[0]].points
    lines = [
        f"**{words.say('board-header-over', game=tables.game_of(table).info.name)}**",
        words.say("won", count=len(best), names=words.list(names[seat] for seat in best), points=points),
    ]
    places = [
        words.say("place", place=result.place, name=names[result.seat], points=result.points)
        for result in sorted(outcome.results, key=lambda result: result.place)
    ]
    proof = words.say("seed-shown", seed=table.seed, hash=sha256(table.seed.encode()).hexdigest())
    after = f"{words.say('ranking', places=words.list(places))}\n-# {proof}"
    press = [
        button(Press(Verb.REMATCH, table.id), words.say("button-rematch"), SUCCESS),
        button(Press(Verb.DESCRIBE, table.id), words.say("button-describe")),
        button(Press(Verb.LOG, table.id), words.say("button-log")),
    ]
    return Notice(panel(lines, alt=alt, after=after, rows=rows_of(press)), scene=scene)


def cancelled(tables: Tables, table: Table, words: FluentWords, by: str | None) -> Notice:
    name = discord.utils.escape_markdown(by or host_name(table))
    key = "lobby-cancelled" if table.state is None else "board-cancelled"
    header = words.say("board-header-cancelled", game=tables.game_of(table).info.name)
    return Notice(panel([f"**{header}**", words.say(key, name=name)]))


def reduced(text: str) -> ui.LayoutView:
    """What stays of an old board."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


def _asked(words: FluentWords, wording: Wording, users: tuple[int, ...], decisions: tuple[Decision, ...]) -> str:
    mentions = [f"<@{user}>" for user in users]
    if len(decisions) != 1:
        return words.say("board-choices", mentions=words.list(mentions))
    (decision,) = decisions
    if decision.prompt.key == "turn":
        return words.say("board-turn", mention=mentions[0])
    asked = words.say("board-choice", mention=mentions[0])
    return asked if decision.private else f"{asked} {words.phrase('prompt', decision.prompt, wording.names)}"


def _controls(table: Table, wording: Wording, decisions: tuple[Decision, ...], story: Story) -> list[ui.ActionRow[Any]]:
    """What can be chosen in public; what is private or asks several opens for each alone."""
    words = wording.words
    if len(decisions) == 1 and not decisions[0].private:
        rows = choice_rows(table.id, decisions[0], wording)
    else:
        rows = rows_of([button(Press(Verb.CHOOSE, table.id), words.say("button-choose"), PRIMARY)])
    press = [
        button(Press(Verb.HAND, table.id), words.say("button-hand")),
        button(Press(Verb.DESCRIBE, table.id), words.say("button-describe")),
        button(Press(Verb.LOG, table.id), words.say("button-log")),
        button(Press(Verb.RULES, table.id), words.say("button-rules")),
    ]
    if story.undoer is not None:
        press.append(button(Press(Verb.UNDO, table.id), words.say("button-undo")))
    return [*rows, *rows_of(press)]


def _story(words: FluentWords, scene: Scene, names: tuple[str, ...]) -> str:
    lines = [sentence for event in scene.since if (sentence := words.tell(event, names))]
    return "\n".join(lines[-_STORY_LINES:])


def _seat_line(table: Table, words: FluentWords, seat: int) -> str:
    symbol = SYMBOLS[seat]
    if seat >= len(table.players):
        return words.say("lobby-seat-free", symbol=symbol)
    player: Player = table.players[seat]
    name = told_names(table)[seat]
    if not player.has_joined:
        return words.say("lobby-seat-invited", symbol=symbol, name=name)
    key = "lobby-seat-host" if player.user_id == table.host_id else "lobby-seat-taken"
    return words.say(key, symbol=symbol, name=name)


def _joined(table: Table) -> int:
    return sum(player.has_joined for player in table.players)


def _missing(table: Table, least: int, words: FluentWords) -> str:
    joined = _joined(table)
    if joined < least:
        return words.say("lobby-missing", count=least - joined)
    name = discord.utils.escape_markdown(host_name(table))
    free = table.seats - joined
    return words.say("lobby-room", count=free, name=name) if free else words.say("lobby-full", name=name)


def _plain(value: object) -> Fact:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int | str) else str(value)
