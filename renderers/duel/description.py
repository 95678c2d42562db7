"""The description: everything that an eye may see, in words, for whoever cannot see the picture."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.core.options import Side
from engines.duel.components import ACTION_TOKENS, BURIAL, PYRAMIDS, SHIPS, TEMPLE, Token
from renderers.core.pages import Section, pages_of
from renderers.core.scene import Scene
from renderers.duel.told import ToldDuel, told

_TOKENS: dict[str, tuple[Token, ...]] = {
    "obelisk": (Token.OBELISK,),
    "temple": tuple(TEMPLE),
    "pyramids": PYRAMIDS,
    "burial_chamber": tuple(BURIAL),
    "action_tokens": ACTION_TOKENS,
}


def describe(scene: Scene) -> tuple[str, ...]:
    table = told(scene)
    players = (_player(table, seat) for seat in range(table.view.seats))
    now = _end(table) if table.view.outcome is not None else _now(table)
    return pages_of((now, _harbour(table), _ships(table), *players, _stores(table)))


def _now(table: ToldDuel) -> Section:
    view = table.view
    lines = [table.turn(), table.say("start-note", name=table.names[view.start_seat])]
    return table.say("turn-title", turn=view.turn_number), lines


def _end(table: ToldDuel) -> Section:
    outcome = table.view.outcome
    assert outcome is not None
    lines = [table.winners()]
    for result in sorted(outcome.results, key=lambda result: result.place):
        place = table.say("final-place", place=result.place, name=table.names[result.seat], points=result.points)
        lines.append(f"{place} {table.sources(result.breakdown)}.")
    lines.append(table.say("start-note", name=table.names[table.view.start_seat]))
    return table.say("final-title"), lines


def _harbour(table: ToldDuel) -> Section:
    return table.say("harbour-title"), table.pawns()


def _ships(table: ToldDuel) -> Section:
    left = sum(map(bool, table.view.ships))
    return table.say("ships-title", count=left), [table.ship(ship) for ship in range(SHIPS)]


def _player(table: ToldDuel, seat: Seat) -> Section:
    """Location by location, what lies there and what it is worth."""
    view, name = table.view, table.names[seat]
    worth = dict(view.worth[seat])
    lines = []
    for source, kinds in _TOKENS.items():
        held = [token for token in view.boards[seat] if token in kinds]
        lines.append(
            table.say(
                "location",
                source=source,
                side=_side(table, source),
                count=len(held),
                tokens=table.tokens(held),
                points=worth[source],
            )
        )
    lines.append(table.say("pawns-worth", points=worth["pawns"]))
    if view.options.obelisk is Side.B and view.first_to_five == seat:
        lines.insert(1, table.say("first-to-five", name=name))
    return table.say("player-score", name=name, points=view.scores[seat]), lines


def _side(table: ToldDuel, source: str) -> str:
    """Action tokens have none."""
    options: dict[str, str | int | None] = table.view.options.model_dump(mode="json")
    return str(options.get(source, "none"))


def _stores(table: ToldDuel) -> Section:
    view = table.view
    removed = table.say("removed-tokens", count=len(view.removed), tokens=table.tokens(view.removed))
    return table.say("stores-title"), [
        table.say("pile-left", count=view.pile),
        table.say("warehouse-left", count=view.warehouse),
        removed,
    ]
