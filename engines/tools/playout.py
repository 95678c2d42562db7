"""Random legal play, one line a game; with a transcript, everything that a referee needs (docs/transcript.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from pydantic_core import to_jsonable_python

from engines.core.decision import Action, Decision, Seat
from engines.core.event import Event
from engines.core.game import Game, Outcome
from engines.core.options import Options
from engines.core.rng import below
from engines.core.state import State


@dataclass(frozen=True, slots=True)
class Entry:
    """One action. `forced`: there was no choice, so at a table it plays itself. `next`: who must choose then."""

    seat: Seat
    action: Action
    forced: bool
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    next: tuple[Seat, ...]


def playout(
    game: Game, seats: int, options: Options, seed: str, games: int, *, as_json: bool, with_transcript: bool
) -> Iterator[str]:
    """The first game has the given seed; the others are numbered after it."""
    for number in range(games):
        own_seed = seed if number == 0 else f"{seed}.{number}"
        state = game.new(seats, options, own_seed)
        first = _asked(game.decisions(state))
        entries = []
        for entry, after in _random_game(game, state, own_seed):
            entries.append(entry)
            state = after
        outcome = game.outcome(state)
        assert outcome is not None
        if not (as_json or with_transcript):
            points = ", ".join(f"seat {result.seat} {result.points}" for result in outcome.results)
            yield f"seed {own_seed}: {len(entries)} actions; {points}; ranking {list(map(list, outcome.ranking))}"
            continue
        record: dict[str, object] = {
            "game": game.info.key,
            "rules_version": game.info.rules_version,
            "seed": own_seed,
            "seats": seats,
            "options": options.model_dump(mode="json"),
            "actions": len(entries),
            **_results(outcome),
        }
        if with_transcript:
            record["setup"] = to_jsonable_python(game.deal(seats, options, own_seed))
            record["next"] = first
            record["steps"] = to_jsonable_python(entries)
        yield json.dumps(record)


def _random_game(game: Game, state: State, seed: str) -> Iterator[tuple[Entry, State]]:
    """Every action by itself, forced ones too, with the state after it."""
    choices = f"{seed}/choices"
    moves = 0
    while decisions := game.decisions(state):
        decision = decisions[below(len(decisions), choices, moves)]
        offered = decision.options + decision.asides
        action = offered[below(len(offered), choices, moves + 1)].action
        moves += 2
        step = game.apply(state, decision.seat, action, play_forced=False)
        state = step.state
        scores = game.view(state, None).scores
        yield (
            Entry(decision.seat, action, decision.is_forced, step.events, scores, _asked(game.decisions(state))),
            state,
        )


def _asked(decisions: tuple[Decision, ...]) -> tuple[Seat, ...]:
    return tuple(decision.seat for decision in decisions)


def _results(outcome: Outcome) -> dict[str, object]:
    seats = [
        {
            "seat": result.seat,
            "place": result.place,
            "points": result.points,
            "breakdown": dict(result.breakdown),
            "tie_break": result.tie_break,
        }
        for result in outcome.results
    ]
    return {"results": seats, "ranking": outcome.ranking}
