"""The alt texts: what the pictures say at a glance, in at most `ALT_LIMIT` characters whatever the names."""

from __future__ import annotations

from engines.egizia.components import BOX
from engines.egizia.view import SeenPlayer
from renderers.core.alt import joined, shortened, with_story
from renderers.core.scene import Scene
from renderers.egizia.told import ToldEgizia, told


def alt(scene: Scene) -> str:
    table = told(scene)
    if table.view.outcome is not None:
        return joined(table.winners(), table.ranking())
    now = (table.round("alt-round"), table.turn(), table.scores())
    if table.view.eye is not None:
        own = table.own()
        return shortened(
            (joined(*own, *now), joined(*own), joined(table.say("alt-own", count=len(table.view.riddles))))
        )
    step = joined(
        table.say("describe-phase", phase=table.view.phase),
        table.say("describe-flood", flood=table.view.flood.value),
    )
    # Long names may leave no room for the latest sentence: then first what everybody has is left out.
    place = (*_river(table), *_build(table), _monuments(table))
    return with_story(
        scene,
        table,
        (
            joined(*now, step, *place, *(_purse(table, own) for own in table.view.players)),
            joined(*now, step, *place),
            joined(*now, step),
        ),
    )


def alt_estates(scene: Scene) -> str:
    """What everybody owns: with every card, by number, or not at all."""
    table = told(scene)
    begin = joined(table.say("alt-estates"), table.round("alt-round"), table.turn(), table.scores())
    players = table.view.players
    return shortened(
        (
            joined(begin, *(_estate(table, own) for own in players)),
            joined(begin, *(_brief(table, own) for own in players)),
            begin,
        )
    )


def _river(table: ToldEgizia) -> list[str]:
    """Where ships can still go, while they are placed; else nothing."""
    view = table.view
    if view.phase != "placement":
        return []
    full = {area.area.value for area in view.areas if area.waiting is not None}
    free = [
        space.id
        for space in view.river
        if space.is_open and (space.id not in full if space.kind == "area" else not space.ships)
    ]
    gone = {space.id for space in view.river if space.kind == "card" and space.card is None}
    left = [space for space in free if space not in gone]
    return [table.say("alt-spaces", spaces=table.numbers(left))] if left else []


def _build(table: ToldEgizia) -> list[str]:
    return [table.build(table.view.build)] if table.view.build is not None else []


def _monuments(table: ToldEgizia) -> str:
    """What all build together; columns and statues are told with their owners."""
    view = table.view
    return table.say(
        "alt-monuments",
        obelisk=len(view.obelisk),
        levels=len(BOX.obelisk.costs),
        pyramid=sum(len(row.owners) for row in view.pyramid),
        cells=sum(row.dark + row.light for row in view.pyramid),
    )


def _purse(table: ToldEgizia, own: SeenPlayer) -> str:
    return table.say(
        "alt-purse",
        name=table.names[own.seat],
        crews=table.row(str(strength) for strength in own.crews),
        balance=own.forecast.balance,
        stones=own.stones,
        ships=own.ships,
        columns=own.colonnade,
        levels=sum(statue.built for statue in own.statues),
    )


def _estate(table: ToldEgizia, own: SeenPlayer) -> str:
    cards = table.cards((*(seen.card for seen in own.fields), *own.quarries, *own.permanents, *own.anytime))
    return table.say("alt-estate", name=table.names[own.seat], cards=cards)


def _brief(table: ToldEgizia, own: SeenPlayer) -> str:
    wheat = sum(seen.wheat for seen in own.fields)
    return table.say(
        "alt-brief",
        name=table.names[own.seat],
        wheat=wheat,
        stones=own.yields,
        permanents=len(own.permanents),
        anytime=len(own.anytime),
    )
