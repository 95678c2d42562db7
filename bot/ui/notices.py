"""What is said beside the board: a vote, a reminder, that somebody keeps the others waiting. Public words only."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import discord

from bot.store.records import Motion, Table, Vote, Wait
from bot.table.keeper import people
from bot.table.service import Tables
from bot.table.voting import needed
from bot.ui.boards import Notice, digest, link, stage
from bot.ui.components import DANGER, PRIMARY, SUCCESS, Wording, panel, rows_of
from bot.ui.custom_id import Press, Verb
from bot.ui.items import PressButton, button
from bot.ui.names import label_names, own_name
from bot.words.words import FluentWords
from engines.core.event import Event


def vote(tables: Tables, table: Table, standing: Vote, words: FluentWords) -> Notice:
    """Open: what it is about, who agreed, two buttons. Decided: how it ended."""
    game = tables.game_of(table).info.name
    motion = words.say(
        "vote-motion",
        motion=standing.motion,
        proposer=_mention(standing.proposer_id),
        name=_mention(standing.concerned_id),
        candidate=_mention(standing.candidate_id),
        steps=standing.steps,
    )
    lines = [f"**{words.say('vote-title', game=game)}**", motion]
    if standing.voters:
        lines.append(
            words.say(
                "vote-count",
                count=len(standing.agreed),
                needed=needed(standing),
                agreed=words.list(map(_mention, standing.agreed)),
            )
        )
    if standing.refused:
        lines.append(words.say("vote-against", refused=words.list(map(_mention, standing.refused))))
    if standing.verdict is not None:
        lines.append(words.say("vote-verdict", verdict=standing.verdict, motion=standing.motion))
        return Notice(panel(lines))
    missing = _missing(standing)
    if missing:
        lines.append(words.say("vote-missing", mentions=words.list(map(_mention, missing))))
    if standing.ends_at is not None:
        lines.append(words.say("vote-ends", motion=standing.motion, moment=_moment(standing.ends_at)))
    press = [
        button(Press(Verb.AGREE, table.id, standing.token), words.say("button-agree"), SUCCESS),
        button(Press(Verb.REFUSE, table.id, standing.token), words.say("button-refuse")),
    ]
    return Notice(panel(lines, rows=rows_of(press)), missing)


def reminder(tables: Tables, table: Table, wait: Wait, words: FluentWords, since: Iterable[Event]) -> Notice:
    """Which game, what is asked, since when, what happened meanwhile, and where."""
    wording = Wording(words, table)
    game = tables.game_of(table)
    assert table.state is not None
    user = table.players[wait.seat].user_id
    asked = next(decision for decision in tables.decisions(table) if decision.seat == wait.seat)
    header = words.say("board-header", game=game.info.name, stage=stage(words, game.view(game.load(table.state), None)))
    public = None if asked.private else asked.prompt
    prompt = words.say("reminder-private") if public is None else words.phrase("prompt", public, wording.names)
    happened = digest(words, since, wording.names)
    lines = [
        f"**{header}**",
        words.say("reminder", mention=_mention(user), moment=_moment(wait.since)),
        prompt,
        "\n".join((words.say("digest-heading"), *happened)) if happened else "",
        words.say("reminder-link", link=link(table)),
    ]
    return Notice(panel(lines), () if user is None else (user,))


def late(tables: Tables, table: Table, wait: Wait, words: FluentWords) -> Notice:
    """The others may decide about this seat from now on."""
    player = table.players[wait.seat]
    others = tuple(user for user in people(table) if user != player.user_id)
    game = tables.game_of(table).info.name
    key = "late-gone" if wait.is_gone else "late"
    lines = [
        f"**{game}**",
        words.say(key, name=own_name(player, words), moment=_moment(wait.since)),
        words.say("late-others", mentions=words.list(map(_mention, others)), command=f"`/{table.game} replace`"),
    ]
    return Notice(panel(lines, rows=rows_of(_decisions_on(table, wait.seat, words))), others)


def _decisions_on(table: Table, seat: int, words: FluentWords) -> list[PressButton]:
    name = label_names(table, words)[seat]
    caretaker = Press(Verb.PROPOSE, table.id, Motion.CARETAKER, seat)
    end = Press(Verb.PROPOSE, table.id, Motion.END, seat)
    return [
        button(caretaker, words.say("button-caretaker", name=name), PRIMARY),
        button(end, words.say("button-end"), DANGER),
    ]


def _missing(standing: Vote) -> tuple[int, ...]:
    answered = {*standing.agreed, *standing.refused}
    missing = tuple(voter for voter in standing.voters if voter not in answered)
    is_undecided = standing.candidate_id is not None and not standing.has_accepted
    return (*missing, standing.candidate_id) if is_undecided and standing.candidate_id is not None else missing


def _mention(user_id: int | None) -> str:
    return "" if user_id is None else f"<@{user_id}>"


def _moment(moment: datetime) -> str:
    """As each reader's own clock shows it, and how long ago or ahead that is."""
    return f"{discord.utils.format_dt(moment, 'f')} ({discord.utils.format_dt(moment, 'R')})"
