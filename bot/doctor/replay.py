"""A game's log played again, and held against everything that is stored beside it. Pure: from records to sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.store.records import LoggedAction, Memory, Result, Status, Table, Wait
from bot.table.keeper import resigned, results
from bot.table.progress import PLAY, UNDO, Progress, begun, remaining, replayed
from engines.core.errors import Refusal
from engines.core.game import Game
from engines.core.state import State


@dataclass(frozen=True, slots=True)
class Kept:
    """What is stored of a game. `owed`: the version of a board that its channel is to be shown."""

    table: Table
    log: tuple[LoggedAction, ...]
    memories: tuple[Memory, ...]
    waits: tuple[Wait, ...]
    results: tuple[Result, ...]
    owed: int | None


def findings(game: Game, kept: Kept) -> list[str]:
    try:
        states = after_rows(game, kept.table, kept.log)
    except (Refusal, AssertionError, IndexError) as error:
        return [f"its log cannot be played again: {error}"]
    numbers = [row.number for row in kept.log]
    if numbers != list(range(1, len(numbers) + 1)):
        return ["its log has gaps"]
    if is_cut_off(game, kept, states):
        return ["its log lacks its end"]
    return list(_differences(game, kept, states))


def again(game: Game, table: Table, log: Sequence[LoggedAction]) -> tuple[Progress, tuple[Memory, ...]]:
    """The game as its log leads to it, and what each seat remembers then."""
    progress = first = begun(game, len(table.players), game.info.options.parse(table.options), table.seed)
    memories: dict[int, Memory] = {}
    for move, progress in replayed(game, first, remaining(game, map(_by_somebody, log))):
        if move.user_id is not None:
            memories[move.seat] = Memory(move.seat, move.number, game.dump(progress.state))
    return progress, tuple(memories.values())


def ended(game: Game, table: Table, progress: Progress) -> tuple[Result, ...]:
    if table.status is not Status.OVER:
        return ()
    return results(game, table, progress) if table.ended_by_seat is None else resigned(table, table.ended_by_seat)


def _by_somebody(row: LoggedAction) -> LoggedAction:
    """Somebody who was forgotten has clicked all the same; the caretaker never does."""
    return replace(row, user_id=0) if row.user_id is None and row.interaction_id is not None else row


def is_cut_off(game: Game, kept: Kept, states: Mapping[int, State]) -> bool:
    """By a state that can be read, more was played than the log tells. `states`: what the log tells."""
    told = max(sum(state.moves) for state in states.values())
    dumps = (kept.table.state, kept.table.since_state, *(memory.state for memory in kept.memories))
    return any(_moves(game, kept.table.seed, dump) > told for dump in dumps)


def _moves(game: Game, seed: str, dump: bytes | None) -> int:
    if dump is None:
        return 0
    try:
        state = game.load(dump)
    except Refusal:
        return 0
    return sum(state.moves) if state.seed == seed else 0


def after_rows(game: Game, table: Table, log: Iterable[LoggedAction]) -> Mapping[int, State]:
    """What the game was like after each row of its log."""
    line = [begun(game, len(table.players), game.info.options.parse(table.options), table.seed).state]
    states = {0: line[0]}
    for row in log:
        if row.kind == PLAY:
            assert row.seat is not None
            assert row.action is not None
            line.append(game.apply(line[-1], row.seat, game.load_action(row.action)).state)
        elif row.kind == UNDO:
            line.pop()
        states[row.number] = line[-1]
    return states


def _differences(game: Game, kept: Kept, states: Mapping[int, State]) -> Iterator[str]:
    table, last = kept.table, states[len(kept.log)]

    def differs(data: bytes | None, number: int) -> bool:
        return number not in states or data != game.dump(states[number])

    if differs(table.state, len(kept.log)):
        yield "its state is not what its log leads to"
    if differs(table.since_state, table.since_number):
        yield "the state from which its story is told is not what its log leads to"
    if table.version < max((row.version for row in kept.log), default=1):
        yield "its version is lower than that of its log"
    for memory in kept.memories:
        if differs(memory.state, memory.number):
            yield f"what seat {memory.seat} remembers is not what its log leads to"
    decisions = game.decisions(last) if table.status is Status.RUNNING and table.paused_at is None else ()
    asked = {each.seat: each.id for each in decisions if table.players[each.seat].user_id is not None}
    if {wait.seat: wait.question for wait in kept.waits} != asked:
        yield "who is waited for is not who must choose"
    if _bare(kept.results) != _bare(ended(game, table, Progress(last, last, 0))) and (
        kept.results or not _is_old(kept)
    ):
        yield "its results are not those of the game"
    if kept.owed is not None and kept.owed > table.version:
        yield "a board is owed that there is not yet"


def _bare(found: Iterable[Result]) -> list[Result]:
    """Without people, who may have asked to be forgotten."""
    return sorted((replace(each, user_id=None) for each in found), key=lambda each: each.seat)


def _is_old(kept: Kept) -> bool:
    """Ended before results and memories were kept."""
    return not kept.memories
