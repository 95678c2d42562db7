"""What a table's one message shows: the lobby, the live board, the end. Public words, public eyes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

from discord import ui

from bot.store.records import Motion, Player, Table
from bot.table.progress import Story
from bot.table.service import Tables, host_name
from bot.ui.components import DANGER, PRIMARY, STORY_ID, SUCCESS, Wording, choice_rows, panel, rows_of
from bot.ui.custom_id import Press, Verb
from bot.ui.items import button
from bot.ui.names import SYMBOLS, label_names, own_name, plain, told_names
from bot.words.words import FluentWords
from engines.core import record
from engines.core.decision import Decision
from engines.core.event import Event
from engines.core.game import View
from engines.core.phrase import Fact
from renderers.core.scene import Scene

_STORY_LINES = 6


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to be sent or edited. `mentions`: user ids; `awaited`: those among them who must choose."""

    view: ui.LayoutView
    mentions: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()


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
    return words.say("seed-hash", hash=record.fingerprint(table.seed))


def lobby(tables: Tables, table: Table, words: FluentWords) -> Notice:
    game = tables.game_of(table)
    options = tables.options_of(table)
    chosen = [
        words.say(
            "lobby-option",
            name=words.say("option-name", option=name),
            value=words.say("option-value", option=name, value=value),
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
    invited = tuple(p.user_id for p in table.players if not p.has_joined and p.user_id is not None)
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
    if len(table.players) > 1:
        press.append(button(Press(Verb.REMOVE, table.id), words.say("button-remove")))
    return Notice(panel(lines, rows=rows_of(press)), mentions=invited)


def running(
    tables: Tables, table: Table, words: FluentWords, scene: Scene, alt: str, story: Story, pages: tuple[str, ...]
) -> Notice:
    """The live board: header, whom it asks, the picture, what happened, the controls. `pages`: further pictures."""
    decisions = tables.decisions(table)
    users = tuple(user for each in decisions if (user := table.players[each.seat].user_id) is not None)
    wording = Wording(words, table)
    name = tables.game_of(table).info.name
    header = f"**{words.say('board-header', game=name, stage=stage(words, scene.view))}**"
    latest = told(words, table, scene.since)
    if not table.since_number and not story.events:
        latest = fingerprint(table, words)
    asked_now = _asked(words, wording, users, decisions) if decisions else words.say("board-paused")
    texts = [header, asked_now, _caretaken(words, table), _missed(words, story, wording)]
    view = panel(texts, alt=alt, after=latest, rows=_controls(table, wording, decisions, story, pages))
    return Notice(view, users, users)


def digest(words: FluentWords, events: Iterable[Event], names: tuple[str, ...]) -> list[str]:
    """The latest of what happened, a line each."""
    lines = [sentence for event in events if (sentence := words.tell(event, names))]
    if len(lines) == _STORY_LINES + 1:  # saying that there is one more would take its line
        return lines
    return [*_earlier(words, len(lines) - _STORY_LINES), *lines[-_STORY_LINES:]]


def told(words: FluentWords, table: Table, events: Iterable[Event]) -> str:
    return "\n".join(digest(words, events, Wording(words, table).names))


def _caretaken(words: FluentWords, table: Table) -> str:
    names = [own_name(player, words) for player in table.players if player.user_id is None]
    return words.say("board-caretaker", names=words.list(names)) if names else ""


def _earlier(words: FluentWords, count: int) -> list[str]:
    return [words.say("digest-earlier", count=count)] if count > 0 else []


def _missed(words: FluentWords, story: Story, wording: Wording) -> str:
    """What happened before the latest turn, since whoever is asked last played."""
    lines = digest(words, story.missed, wording.names)
    return "\n".join((words.say("digest-heading"), *lines)) if lines else ""


def over(tables: Tables, table: Table, words: FluentWords, scene: Scene, alt: str) -> Notice:
    header = f"**{words.say('board-header-over', game=tables.game_of(table).info.name)}**"
    proof = f"-# {words.say('seed-shown', seed=table.seed, hash=record.fingerprint(table.seed))}"
    names = told_names(table, words)
    outcome = scene.view.outcome
    if outcome is None:  # one of two has resigned
        loser = table.ended_by_seat or 0
        lines, after = [header, words.say("won-by-resignation", name=names[1 - loser], loser=names[loser])], proof
    else:
        best = outcome.ranking[0]
        points = outcome.results[best[0]].points
        lines = [header, words.say("won", count=len(best), names=words.list(names[s] for s in best), points=points)]
        places = [
            words.say("place", place=result.place, name=names[result.seat], points=result.points)
            for result in sorted(outcome.results, key=lambda result: result.place)
        ]
        after = f"{words.say('ranking', places=words.list(places))}\n{proof}"
    press = [
        button(Press(Verb.REMATCH, table.id), words.say("button-rematch"), SUCCESS),
        button(Press(Verb.DESCRIBE, table.id), words.say("button-describe")),
        button(Press(Verb.LOG, table.id), words.say("button-log")),
    ]
    return Notice(panel(lines, alt=alt, after=after, rows=rows_of(press)))


def cancelled(tables: Tables, table: Table, words: FluentWords, by: str | None) -> Notice:
    name = plain(by or host_name(table))
    stood = "lobby" if table.state is None else "board"
    header = words.say("board-header-cancelled", game=tables.game_of(table).info.name)
    return Notice(panel([f"**{header}**", words.say(f"{stood}-cancelled", name=name, by=table.ended_by or "host")]))


def reduced(text: str) -> ui.LayoutView:
    """What stays of an old board, also when it is reduced once more."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text, id=STORY_ID))
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


def _controls(
    table: Table, wording: Wording, decisions: tuple[Decision, ...], story: Story, pages: tuple[str, ...]
) -> list[ui.ActionRow[Any]]:
    """What can be chosen in public; what is private or asks several opens for each alone."""
    words = wording.words
    if not decisions:
        resume = Press(Verb.PROPOSE, table.id, Motion.RESUME)
        rows = rows_of([button(resume, words.say("button-resume"), SUCCESS)])
    elif len(decisions) == 1 and not decisions[0].private:
        rows = choice_rows(table.id, decisions[0], wording)
    else:
        rows = rows_of([button(Press(Verb.CHOOSE, table.id), words.say("button-choose"), PRIMARY)])
    press = [
        button(Press(Verb.HAND, table.id), words.say("button-hand")),
        *(button(Press(Verb.PAGE, table.id, page), words.say(f"page-{page}")) for page in pages),
        button(Press(Verb.DESCRIBE, table.id), words.say("button-describe")),
        button(Press(Verb.LOG, table.id), words.say("button-log")),
        button(Press(Verb.RULES, table.id), words.say("button-rules")),
    ]
    if decisions and story.undoer is not None and table.players[story.undoer].user_id is not None:
        press.append(button(Press(Verb.UNDO, table.id), words.say("button-undo")))
    names = label_names(table, words)
    free = [player.seat for player in table.players if player.user_id is None]
    take = [button(Press(Verb.TAKE, table.id, "", s), words.say("button-take", name=names[s])) for s in free]
    return [*rows, *rows_of(press), *rows_of(take)]


def _seat_line(table: Table, words: FluentWords, seat: int) -> str:
    symbol = SYMBOLS[seat]
    if seat >= len(table.players):
        return words.say("lobby-seat-free", symbol=symbol)
    player: Player = table.players[seat]
    name = told_names(table, words)[seat]
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
    name = plain(host_name(table))
    free = table.seats - joined
    return words.say("lobby-room", count=free, name=name) if free else words.say("lobby-full", name=name)
