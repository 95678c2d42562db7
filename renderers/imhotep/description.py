"""The description: everything that an eye may see, in words, for whoever cannot see the picture."""

from __future__ import annotations

from engines.core.options import Side
from engines.imhotep.components import Site
from engines.imhotep.sites import burial_chamber, obelisks, pyramid, temple
from renderers.core.pages import Section, pages_of
from renderers.core.scene import Scene
from renderers.imhotep.told import ToldImhotep, told


def describe(scene: Scene) -> tuple[str, ...]:
    table = told(scene)
    sections = (
        _end(table) if table.view.outcome is not None else _now(table),
        _players(table),
        _ships(table),
        _market(table),
        _pyramids(table),
        _temple(table),
        _burial_chamber(table),
        _obelisks(table),
        _round_cards(table),
    )
    return pages_of(sections)


def _now(table: ToldImhotep) -> Section:
    view = table.view
    lines = [table.turn()]
    if view.turn is not None and view.asked != (view.turn,):
        lines.append(table.say("turn-running", name=table.names[view.turn]))
    if view.options.wrath_of_the_pharaoh:
        lines.append(table.say("wrath-note"))
    return table.say("round-of", round=view.round, rounds=view.rounds), lines


def _end(table: ToldImhotep) -> Section:
    outcome = table.view.outcome
    assert outcome is not None
    lines = [table.winners()]
    for result in sorted(outcome.results, key=lambda result: result.place):
        place = table.say("final-place", place=result.place, name=table.names[result.seat], points=result.points)
        sources = table.sources((source, points) for source, points in result.breakdown if points)
        lines.append(f"{place} {table.say('final-sources', sources=sources, sled=result.tie_break)}")
    return table.say("final-title"), lines


def _players(table: ToldImhotep) -> Section:
    view = table.view
    lines = []
    for seat, name in enumerate(table.names):
        sources = [("pyramid", view.pyramid_points[seat]), ("temple", view.temple_points[seat])]
        if view.options.obelisks is Side.B:
            sources.append(("obelisks", view.obelisk_points[seat]))
        hand = view.hands[seat]
        sentences = (
            table.say("player-score", name=name, points=view.scores[seat], sources=table.sources(sources))
            if view.outcome is None
            else table.say("player-name", name=name),
            table.say("player-stones", sled=view.sleds[seat], quarry=view.quarry[seat]),
            table.say("player-cards", count=len(hand), cards=table.cards(hand)),
        )
        lines.append(" ".join(sentences))
    return table.say("players-title"), lines


def _ships(table: ToldImhotep) -> Section:
    lines = []
    for number, ship in enumerate(table.view.ships):
        slots = [
            table.say("ship-slot", slot=slot, stone=table.slot(owner))
            for slot, owner in enumerate(ship.slots)
            if ship.site is None or owner is not None
        ]
        lines.append(table.ship(number, table.row(slots)))
    return table.say("ships-title"), lines


def _market(table: ToldImhotep) -> Section:
    view = table.view
    open_cards = [table.say("card-name", card=card.value) for card in view.market]
    lines = [table.say("market-open", count=len(open_cards), cards=table.words.list(open_cards))]
    if view.face_down:
        lines.append(table.say("market-closed", count=view.face_down))
    if view.pair:
        pair = table.words.list(table.say("card-name", card=card.value) for card in view.pair)
        lines.append(table.say("pair-found", cards=pair))
    lines.append(table.say("deck-left", count=view.deck))
    lines.append(table.say("discards-seen", count=len(view.discards), cards=table.cards(view.discards)))
    if view.unseen_discards:
        lines.append(table.say("discards-unseen", count=view.unseen_discards))
    return _title(table, Site.MARKET, view.options.market), lines


def _pyramids(table: ToldImhotep) -> Section:
    view = table.view
    side = view.options.pyramid
    lines = []
    for number, (stones, cells) in enumerate(zip(view.pyramids, pyramid.BOARDS[side], strict=True)):
        built = [table.say("pyramid-cell", cell=cell, name=table.names[seat]) for cell, seat in enumerate(stones)]
        free = [
            table.say("pyramid-free-cell", cell=place, points=cell.points, bonus=cell.bonus or "none")
            for place, cell in enumerate(cells)
            if place >= len(stones)
        ]
        told_built = table.say(
            "pyramid-cells", side=side.value, pyramid=number, count=len(built), cells=table.row(built)
        )
        lines.append(f"{told_built} {table.say('pyramid-next', count=len(free), cells=table.row(free))}")
    if view.pyramid_overflow:
        lines.append(table.say("pyramid-beside", stones=table.owners(view.pyramid_overflow)))
    if not pyramid.with_room(side, view.pyramids):
        lines.append(table.say("pyramid-further"))
    return _title(table, Site.PYRAMID, side), lines


def _temple(table: ToldImhotep) -> Section:
    view = table.view
    width = temple.width(view.seats)
    lines = []
    for cell, reward in enumerate(temple.REWARDS[view.options.temple][:width]):
        column = view.temple[cell::width]
        told_column = table.owners(column)
        lines.append(table.say("temple-cell", cell=cell, reward=reward.value, count=len(column), stones=told_column))
    return _title(table, Site.TEMPLE, view.options.temple), lines


def _burial_chamber(table: ToldImhotep) -> Section:
    view = table.view
    lines = []
    for row in range(burial_chamber.ROWS):
        stones = view.burial_chamber[row :: burial_chamber.ROWS]
        lines.append(table.say("burial-row", row=row, count=len(stones), stones=table.owners(stones)))
    if view.outcome is None:
        column, row = divmod(len(view.burial_chamber), burial_chamber.ROWS)
        lines.append(table.say("burial-next", row=row, column=column))
        lines.append(table.say("worth-now", scores=table.points(view.burial_chamber_worth)))
    return _title(table, Site.BURIAL_CHAMBER, view.options.burial_chamber), lines


def _obelisks(table: ToldImhotep) -> Section:
    view = table.view
    side = view.options.obelisks
    lines = []
    if side is Side.B:
        for place, seat in enumerate(view.obelisk_towers):
            points = obelisks.TOWER_PLACES[place]
            lines.append(table.say("obelisk-place", place=place, points=points, name=table.names[seat]))
        free = obelisks.TOWER_PLACES[len(view.obelisk_towers) :]
        lines.append(table.say("obelisk-next", points=free[0]) if free else table.say("obelisk-full"))
    key = "obelisk-waiting" if side is Side.B else "obelisk-height"
    for name, stones, worth in zip(table.names, view.obelisk_stones, view.obelisks_worth, strict=True):
        lines.append(table.say(key, name=name, stones=stones, points=worth))
    return _title(table, Site.OBELISKS, side), lines


def _round_cards(table: ToldImhotep) -> Section:
    view = table.view
    lines = [table.say("round-card", ships=table.words.list(map(str, card))) for card in view.unseen_round_cards]
    return table.say("round-cards-title"), [*lines, table.say("round-cards-note", count=len(lines))]


def _title(table: ToldImhotep, site: Site, side: Side) -> str:
    return table.say("site-side", site=site.value, side=side.value)
