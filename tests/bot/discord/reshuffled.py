"""A stored game as it could also be, for all that a channel knows: what is hidden lies otherwise, also in its log."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from pydantic_core import to_json

from engines.core.decision import Decision
from engines.core.event import Event, seen_by
from engines.core.game import Game
from engines.core.state import State
from tests.bot.discord.kept import Kept
from tests.laws.moment import everything
from tests.laws.subjects import SUBJECTS


@dataclass(frozen=True)
class Reshuffled:
    """`actions`: by their rows in the log."""

    began: State
    state: State
    actions: dict[int, bytes]


def reveals(events: tuple[Event, ...]) -> bool:
    """Whether the channel learns something that was hidden."""
    return any(event.reveals and event.is_seen_by(None) for event in events)


def asked(game: Game, state: State, seat: int) -> Decision:
    return next(decision for decision in game.decisions(state) if decision.seat == seat)


def reshuffled(kept: Kept, table_id: str, random: Random) -> Reshuffled | None:
    """The same turn played in another shuffle. None where the turn told something hidden, or was taken back in part."""
    row = kept.table(table_id)
    game = row.engine
    (turn,) = kept.ask("select since_state, since_number from tables where id = ?", table_id)
    began = here = game.load(turn["since_state"])
    other = there = game.load(game.dump(SUBJECTS[row.game].scrambled(began, None, random)))
    actions: dict[int, bytes] = {}
    for each in kept.log(table_id)[turn["since_number"] :]:
        if each["kind"] != "play":
            return None
        action, seat = game.load_action(each["action"]), each["seat"]
        number = [option.action for option in everything(asked(game, here, seat))].index(action)
        options = everything(asked(game, there, seat))
        parallel = options[number % len(options)].action
        step, beside = game.apply(here, seat, action), game.apply(there, seat, parallel)
        if reveals(step.events):
            return None
        assert seen_by(step.events, None) == seen_by(beside.events, None)
        here, there, actions[each["number"]] = step.state, beside.state, to_json(parallel)
    assert here == row.state
    return Reshuffled(other, there, actions) if there != here else None


def store(kept: Kept, table_id: str, game: Game, other: Reshuffled) -> None:
    sql = "update tables set state = ?, since_state = ? where id = ?"
    kept.change(sql, game.dump(other.state), game.dump(other.began), table_id)
    for number, action in other.actions.items():
        kept.change("update actions set action = ? where table_id = ? and number = ?", action, table_id, number)


def parts(raw: Any) -> Any:
    """A component as it looks and acts: without what Discord numbers anew in each message."""
    raw = raw.to_dict() if hasattr(raw, "to_dict") else raw
    if isinstance(raw, dict):
        return {key: parts(value) for key, value in raw.items() if key not in ("id", "media", "file")}
    return [parts(each) for each in raw] if isinstance(raw, list) else raw
