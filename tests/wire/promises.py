"""What the bot promises about what was pressed, shown and pinged, held against what its database says after a kill."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from bot.ui.custom_id import Press, Verb, decode
from bot.ui.menu import offered, picked, question
from engines.core.decision import Seat
from engines.core.game import Game
from engines.core.state import State
from engines.registry import GAMES
from tests.wire.ledger import Kept, Ledger
from tests.wire.loopback import Loopback
from tests.wire.world import Interaction, Json, custom_ids, sent_at, text_of

_ANSWERS = (Verb.PLAY, Verb.MENU, Verb.PICK)
_CONTROLS = {"lobby": Verb.JOIN, "running": Verb.HAND}


@dataclass(frozen=True)
class Moment:
    """The game after a row of the log, and what is asked then. `row`: None at the start; `at`: milliseconds."""

    row: tuple[object, ...] | None
    seat: Seat | None
    at: int
    state: State
    asked: dict[Seat, str]


@dataclass
class Promises:
    discord: Loopback
    ledger: Ledger
    past: dict[str, list[Moment]] = field(default_factory=dict)

    def kept(self) -> None:
        """The file is sound, no click counts twice, logs only grow, and each leads to its state, to the byte."""
        assert self.ledger.ask("pragma integrity_check")[0][0] == "ok"
        assert not self.ledger.ask("pragma foreign_key_check")
        assert not [click for click, count in self.ledger.interactions().items() if count > 1]
        for table in self.ledger.tables():
            if table.state is not None:
                moments = self._grown(table)
                assert GAMES[table.game].dump(moments[-1].state) == table.state, table.id

    def _grown(self, table: Kept) -> list[Moment]:
        game = GAMES[table.game]
        if table.id not in self.past:
            state = game.new(table.seats, game.info.options.parse(table.options), table.seed)
            self.past[table.id] = [Moment(None, None, 0, state, _names(game, state))]
        moments = self.past[table.id]
        rows = self.ledger.ask("select * from actions where table_id = ? order by number", table.id)
        assert [tuple(row) for row in rows[: len(moments) - 1]] == [moment.row for moment in moments[1:]]
        for row in rows[len(moments) - 1 :]:
            assert (row["number"], row["kind"]) == (len(moments), "play")
            state = game.apply(moments[-1].state, row["seat"], game.load_action(row["action"])).state
            moments.append(Moment(tuple(row), row["seat"], row["at"] // 1000, state, _names(game, state)))
        return moments

    def told(self, pressed: Iterable[Interaction]) -> None:
        """Whatever was pressed is in the log once, or its presser was told why not, or is still asked the same.

        A press is acknowledged before anything else is done. That alone says nothing: what counts is that the panel
        is put away or goes on, or that a board shows it.
        """
        logged = self.ledger.interactions()
        tables = {table.id: table for table in self.ledger.tables()}
        for each in pressed:
            press = _answer(each)
            if press is None:
                continue
            count = logged[each.id]
            if each.kind is None:
                assert count == 0, "what was not acknowledged is not done"
            elif each.is_put_away or any(self._goes_on(message) for message in each.private):
                assert count == 1, "what was shown as done is done"
            elif each.private:
                assert count == 0, "what was refused is not done"
            elif count == 0:
                asked = self._asked(tables[press.table], each.user_id)
                assert press.question in asked | self._answered(press.table), "it is lost, and not asked again"

    def _goes_on(self, message: int) -> bool:
        """A private panel with the next question, rather than words about why not."""
        found = self.discord.world.private.get(message)
        return found is None or any(_is_answer(press) for press in _presses(found))

    def _asked(self, table: Kept, user_id: int) -> set[str]:
        users = self._users(table)
        return {name for seat, name in self.past[table.id][-1].asked.items() if users[seat] == user_id}

    def _answered(self, table_id: str) -> set[str]:
        """By what is in the log."""
        moments = self.past[table_id]
        return {before.asked[after.seat] for before, after in pairwise(moments) if after.seat is not None}

    def _users(self, table: Kept) -> dict[Seat, int]:
        rows = self.ledger.ask("select seat, user_id from players where table_id = ?", table.id)
        return {row["seat"]: row["user_id"] for row in rows}

    def shown(self) -> None:
        """Nothing is shown anywhere that is not written down."""
        asked = {
            key: {name for moment in moments for name in moment.asked.values()} for key, moments in self.past.items()
        }
        world = self.discord.world
        for message in (*(m for channel in world.messages.values() for m in channel.values()), *world.private.values()):
            for press in _presses(message):
                assert not _is_answer(press) or press.question in asked[press.table]

    def current(self) -> str | None:
        """What is not yet as it should be: one live message for each game, with the controls of what is asked now."""
        if self.ledger.ask("select 1 from deliveries"):
            return "a board is owed"
        for table in self.ledger.tables():
            live = [m for m in self.discord.world.boards(table.id) if _is_live(m)]
            if len(live) != 1:
                return f"{len(live)} live messages of {table.id}, which is {table.status}"
            if (wrong := self._wrong(table, live[0])) is not None:
                return f"{wrong}: {table.id}"
        return None

    def _wrong(self, table: Kept, message: Json) -> str | None:
        presses = _presses(message)
        if _CONTROLS.get(table.status, Verb.REMATCH) not in [press.verb for press in presses]:
            return f"not a message of a game that is {table.status}"
        if table.status != "running":
            return None
        decisions = {
            question(decision): decision for decision in GAMES[table.game].decisions(self.past[table.id][-1].state)
        }
        users = self._users(table)
        if any(f"<@{users[decision.seat]}>" not in text_of(message) for decision in decisions.values()):
            return "somebody who is asked is not named"
        for press in presses:
            if _is_answer(press) and press.question not in decisions:
                return "an old question"
            if press.verb is Verb.PLAY and press.number >= len(offered(decisions[press.question])):
                return "a button for nothing"
        works = any(_is_answer(press) or press.verb is Verb.CHOOSE for press in presses)
        return None if works else "nothing can be pressed"

    def pinged(self) -> None:
        """Whoever's turn it has become was pinged for it, and once: a second ping follows an action of his."""
        for table in self.ledger.tables():
            if table.state is None:
                continue
            users, pings = self._users(table), self._pings(table)
            acted, due = self._turns(table)
            for seat, user_id in users.items():
                mine = pings[user_id]
                for one, two in pairwise(mine):
                    assert any(one < at <= two for at in acted[seat]), (
                        f"pinged twice for one turn: {table.id} {user_id}"
                    )
                if table.status == "running" and seat in due:
                    assert mine, f"never pinged: {table.id} {user_id}"
                    assert mine[-1] >= due[seat], f"not pinged for this turn: {table.id} {user_id}"

    def _pings(self, table: Kept) -> dict[int, list[int]]:
        """When its boards pinged whom, in milliseconds."""
        found: dict[int, list[int]] = defaultdict(list)
        for message, _, user_id in self.discord.world.pings:
            presses = [press for each in self.discord.world.first[message] if (press := decode(each)) is not None]
            if any(press.table == table.id and press.verb is Verb.HAND for press in presses):
                found[user_id].append(sent_at(message))
        return found

    def _turns(self, table: Kept) -> tuple[dict[Seat, list[int]], dict[Seat, int]]:
        """When each seat acted, and since when those have been asked who are and did not bring it about themselves."""
        acted: dict[Seat, list[int]] = defaultdict(list)
        due: dict[Seat, int] = {}
        asked: set[Seat] = set()
        for moment in self.past[table.id]:
            if moment.seat is not None:
                acted[moment.seat].append(moment.at)
            now = set(moment.asked)
            due = {each: since for each, since in due.items() if each in now and each != moment.seat}
            due |= {each: moment.at for each in now - asked if each != moment.seat}
            asked = now
        return acted, due


def _presses(message: Json) -> list[Press]:
    return [press for each in custom_ids(message) if (press := decode(each)) is not None]


def _is_answer(press: Press) -> bool:
    return press.verb in _ANSWERS


def _is_live(message: Json) -> bool:
    return any(press.verb in (*_CONTROLS.values(), Verb.REMATCH) for press in _presses(message))


def _answer(interaction: Interaction) -> Press | None:
    """What was pressed, if that plays something."""
    press = decode(interaction.custom_id)
    if press is None or press.verb not in (Verb.PLAY, Verb.PICK):
        return None
    if press.verb is Verb.PICK:
        chosen = picked(interaction.values[0])
        return None if chosen is None or chosen[1] else press
    return press


def _names(game: Game, state: State) -> dict[Seat, str]:
    return {decision.seat: question(decision) for decision in game.decisions(state)}
