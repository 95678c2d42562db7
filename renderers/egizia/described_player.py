"""One player in the description: crews, feed, fields, quarries, cards, and how far the monuments have come."""

from __future__ import annotations

from engines.egizia import labels
from engines.egizia.components import CARDS, CREWS
from engines.egizia.view import SeenField, SeenPlayer
from renderers.core.pages import Section
from renderers.egizia.told import ToldEgizia


def describe_player(table: ToldEgizia, own: SeenPlayer) -> Section:
    title = table.say(
        "describe-player", name=table.names[own.seat], number=own.number, points=own.score, place=own.place
    )
    return title, [
        table.say("describe-points", sources=table.sources((s, points) for s, points in own.points if points)),
        _crews(table, own),
        _feed(table, own),
        _ships(table, own),
        table.say(
            "describe-fields", fields=table.say("describe-joint").join(_field(table, seen) for seen in own.fields)
        ),
        table.say("describe-quarries", stones=table.row(str(CARDS[card].stones) for card in own.quarries)),
        *_cards(table, own),
        *_monuments(table, own),
    ]


def _crews(table: ToldEgizia, own: SeenPlayer) -> str:
    crews = table.row(
        table.say("describe-crew", crew=crew.value, strength=strength)
        for crew, strength in zip(CREWS, own.crews, strict=True)
    )
    used = table.words.list(table.say("crew-name", crew=crew.value) for crew in own.committed)
    return table.say("describe-crews", crews=crews, count=len(own.committed), used=used)


def _feed(table: ToldEgizia, own: SeenPlayer) -> str:
    feed = own.forecast
    return table.say(
        "describe-feed",
        wheat=feed.wheat,
        need=feed.need,
        points=feed.points,
        stones=own.stones,
        yields=own.yields,
        wheat_market=own.wheat_market,
        stone_market=own.stone_market,
    )


def _ships(table: ToldEgizia, own: SeenPlayer) -> str:
    return table.say(
        "describe-ships",
        count=own.ships,
        space="none" if own.reach is None else own.reach,
        passed="yes" if own.has_passed else "no",
    )


def _field(table: ToldEgizia, seen: SeenField) -> str:
    return table.say(
        "describe-field",
        card="start" if seen.card == "field" else seen.card,
        field=seen.colour.value,
        wheat=seen.wheat,
        stones=seen.stones,
        printed="same" if seen.printed is seen.colour else seen.printed.value,
        water="yes" if seen.is_producing else "no",
        flipped="yes" if seen.is_flipped else "no",
    )


def _cards(table: ToldEgizia, own: SeenPlayer) -> list[str]:
    lines = [
        table.say("describe-permanents", count=len(own.permanents), cards=table.effects(own.permanents)),
        table.say("describe-anytime", count=len(own.anytime), cards=table.effects(own.anytime)),
    ]
    if own.used:
        lines.append(table.say("describe-used", cards=table.effects(own.used)))
    for tile in own.tiles:
        lines.append(table.say("describe-tile", tile=tile.tile.value, used="yes" if tile.is_used else "no"))
    lines.append(table.say("describe-riddles", count=own.sphinx_size))
    if own.sphinx is not None:
        lines += [table.say("describe-open-riddle", card=table.label(labels.riddle(card))) for card in own.sphinx]
    return lines


def _monuments(table: ToldEgizia, own: SeenPlayer) -> list[str]:
    statues = table.say("describe-joint").join(
        table.say(
            "describe-statue-progress",
            number=number,
            built=statue.built,
            has=statue.has,
            level=statue.level,
            points=statue.points,
        )
        for number, statue in enumerate(own.statues)
    )
    built = table.words.list(table.say("area-name", area=area.value) for area in own.built)
    return [
        table.say("describe-colonnade", count=own.colonnade),
        table.say("describe-statues", statues=statues),
        table.say("describe-built", count=len(own.built), areas=built),
    ]
