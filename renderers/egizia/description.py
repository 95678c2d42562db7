"""The description: everything that an eye may see, in words, for whoever cannot see the pictures."""

from __future__ import annotations

from engines.egizia import labels
from engines.egizia.components import BOX
from engines.egizia.view import SeenSpace
from renderers.core.pages import Section, pages_of
from renderers.core.scene import Scene
from renderers.egizia.described_player import describe_player
from renderers.egizia.told import ToldEgizia, told


def describe(scene: Scene) -> tuple[str, ...]:
    table = told(scene)
    players = (describe_player(table, table.view.players[seat]) for seat in table.view.order)
    first = _now(table) if table.view.outcome is None else _end(table)
    return pages_of((first, _river(table), _areas(table), _monuments(table), *players, _stores(table)))


def _now(table: ToldEgizia) -> Section:
    view = table.view
    lines = [
        table.turn(),
        *table.own(),
        *_moment(table),
    ]
    if view.build is not None:
        lines.append(table.build(view.build))
    if view.feeding:
        lines.append(table.say("describe-feeding", wheat=view.feeding))
    if view.looked_at:
        lines.append(table.say("describe-looked-at", count=view.looked_at))
    return table.round("describe-round"), lines


def _moment(table: ToldEgizia) -> list[str]:
    view = table.view
    return [
        table.say("describe-phase", phase=view.phase),
        table.say("describe-order", names=table.row(table.names[seat] for seat in view.order)),
        table.say("describe-standing", names=table.row(table.names[seat] for seat in view.standing)),
        table.say("describe-flood", flood=view.flood.value),
    ]


def _end(table: ToldEgizia) -> Section:
    outcome = table.view.outcome
    assert outcome is not None
    lines = [table.winners()]
    for result in sorted(outcome.results, key=lambda result: result.place):
        name = table.names[result.seat]
        place = table.say("final-place", place=result.place, name=name, points=result.points)
        lines.append(f"{place} {table.sources(result.breakdown)}.")
    return table.say("final-title"), [*lines, *table.own(), *_moment(table), table.round("alt-round")]


def _river(table: ToldEgizia) -> Section:
    """Down the river; who lies in the areas is told with them."""
    return table.say("describe-river-title"), [_space(table, seen) for seen in table.view.river if seen.kind != "area"]


def _space(table: ToldEgizia, seen: SeenSpace) -> str:
    what = ""
    if seen.card is not None:
        what = table.label(labels.offered_card(seen.card))
    elif seen.tile is not None:
        what = table.label(labels.nile_tile(seen.tile))
    return table.say(
        "describe-space",
        space=seen.id,
        state="open" if seen.is_open else "closed",
        piece="printed" if seen.is_printed else "some" if what else "none",
        what=what,
        count=len(seen.ships),
        ships=table.players(seen.ships),
    )


def _areas(table: ToldEgizia) -> Section:
    return table.say("describe-areas-title"), [table.area(seen) for seen in table.view.areas]


def _monuments(table: ToldEgizia) -> Section:
    view = table.view
    costs = BOX.obelisk.costs
    built = len(view.obelisk)
    lines = [
        table.say(
            "describe-obelisk",
            count=built,
            owners=table.row(table.names[seat] for seat in view.obelisk),
            cost=costs[built] if built < len(costs) else 0,
        )
    ]
    for number, row in enumerate(view.pyramid):
        lines.append(
            table.say(
                "describe-row",
                row=number,
                count=len(row.owners),
                owners=table.row(table.names[seat] for seat in row.owners),
                dark=row.dark,
                light=row.light,
                winner="none" if row.winner is None else table.names[row.winner],
            )
        )
    finished = table.row(table.names[seat] for seat in view.finished)
    lines.append(table.say("describe-finished", count=len(view.finished), names=finished))
    lines.append(table.say("describe-golden", tile=view.golden.value))
    lines.append(table.say("describe-purple", tile=view.purple.value))
    for number, statue in enumerate(view.statues):
        least = table.row(map(str, statue.least))
        lines.append(table.say("describe-statue", number=number, goal=statue.id, least=least))
    return table.say("describe-monuments-title"), lines


def _stores(table: ToldEgizia) -> Section:
    view = table.view
    decks = table.row(map(str, view.decks))
    discards = table.cards(view.discards)
    return table.say("describe-stores-title"), [
        table.say("describe-decks", decks=decks, riddles=view.sphinx_deck),
        table.say("describe-discards", count=len(view.discards), cards=discards),
    ]
