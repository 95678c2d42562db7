"""The description: everything that an eye may see, in words, for whoever cannot see the picture."""

from __future__ import annotations

from engines.core.decision import Seat
from engines.pyramids.view import SeenNecropolis
from renderers.core.pages import Section, pages_of
from renderers.core.scene import Scene
from renderers.pyramids.told import ToldPyramids, told


def describe(scene: Scene) -> tuple[str, ...]:
    table = told(scene)
    players = (_player(table, seat) for seat in range(table.view.seats))
    if table.view.outcome is not None:
        return pages_of((_end(table), *players, _stores(table)))
    return pages_of((_now(table), _gods(table), _pairs(table), *players, _stores(table)))


def _now(table: ToldPyramids) -> Section:
    """With what only this eye sees of its hand."""
    first = table.say("first-note", name=table.names[table.view.first_seat])
    hand = [] if table.view.eye is None else table.hand()
    return table.round("round-of"), [table.turn(), first, *hand]


def _end(table: ToldPyramids) -> Section:
    outcome = table.view.outcome
    assert outcome is not None
    lines = [table.winners()]
    for result in sorted(outcome.results, key=lambda result: result.place):
        place = table.say("final-place", place=result.place, name=table.names[result.seat], points=result.points)
        lines.append(f"{place} {table.sources(result.breakdown)}.")
    return table.say("final-title"), lines


def _gods(table: ToldPyramids) -> Section:
    return table.say("gods-title"), table.gods("god-line")


def _pairs(table: ToldPyramids) -> Section:
    lines = []
    for number, pair in enumerate(table.view.pairs):
        taker = "" if pair.taker is None else table.names[pair.taker]
        lines.append(table.pair(number, pair, "pair-line", taken="false" if pair.taker is None else "true", name=taker))
    return table.say("pairs-title"), lines


def _player(table: ToldPyramids, seat: Seat) -> Section:
    view, built = table.view, table.view.necropolises[seat]
    lines = [*table.standing(built), *_tomb(table, built)]
    if view.outcome is None:
        lines.append(table.say("hand-line", count=built.hand_size))
        open_sources = [(source, points) for source, points in built.worth if source != "tomb"]
        lines.append(table.say("points-line", sources=table.sources(open_sources)))
    return table.say("player-score", name=table.names[seat], points=view.scores[seat]), lines


def _tomb(table: ToldPyramids, built: SeenNecropolis) -> list[str]:
    if built.tomb is None or built.tomb_stones is None:
        return [table.say("tomb-line", count=built.tomb_size)]
    cards, stones = table.cards(built.tomb), table.colours(built.tomb_stones)
    lines = [table.say("tomb-opened", count=built.tomb_size, cards=cards, stones=stones)]
    if table.view.outcome is not None:
        won = [table.say("colour-name", colour=colour.value) for colour in built.majorities]
        lines.append(table.say("majorities-line", count=len(won), colours=table.words.list(won)))
    return lines


def _stores(table: ToldPyramids) -> Section:
    view = table.view
    discards = table.say("discards-seen", count=len(view.discards), cards=table.cards(view.discards))
    return table.say("stores-title"), [table.say("deck-left", count=view.deck), discards]
