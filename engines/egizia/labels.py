"""How each action is labelled: a path of phrases from the outermost choice inward, at most two clicks deep.

Cards and tiles are phrases of their own that carry what they do as facts, so that a corrected value is worded right.
Rows, levels and columns are numbered from 1, in labels as in pictures.
"""

from __future__ import annotations

from functools import cache
from typing import assert_never

from engines.core.decision import Path
from engines.core.phrase import Fact, Phrase, phrase
from engines.egizia import actions as do
from engines.egizia import effects as fx
from engines.egizia.components import CARDS, POSITIONS, SPACES, SPHINX, TILES, Berth, Crew, Tile
from engines.egizia.effects import Monument

PASS = phrase("pass")
GO_ON = phrase("go_on")
DECLINE = phrase("decline_build")
FINISH = phrase("finish_build")
RETURN = phrase("return_riddles")


@cache
def path_of(action: do.EgiziaAction) -> Path:
    match action:
        case do.KeepStartCard(card) | do.KeepSphinx(card):
            return (phrase("keep_riddle", card=riddle(card)),)
        case do.PlaceShip(space, berth):
            return (stretch(space), space_label(space, berth))
        case do.Pass():
            return (PASS,)
        case do.GoOn():
            return (GO_ON,)
        case do.TakeLeftover(space):
            return (phrase("take_leftover", space=space),)
        case do.TradeCrew(crew):
            return (phrase("trade_crew", crew=crew),)
        case do.GrowCrews(crews):
            return (grown(crews),)
        case do.MoveFlood(to):
            return (phrase("flood_to", to=to),)
        case do.ChooseWay(way):
            return (phrase("way", number=way + 1),)
        case do.CommitCrews(crews):
            return (party(crews),) if len(_basic(crews)) == 1 else (TWO_CREWS, party(crews))
        case do.DeclineBuild():
            return (DECLINE,)
        case do.LayBrick(monument, at):
            return (brick_label(monument, at),)
        case do.FinishBuild():
            return (FINISH,)
        case do.DrawSphinx(paid, free):
            return (phrase("draw_riddles", paid=paid, free=free),)
        case do.ReturnSphinx():
            return (RETURN,)
        case do.PlayCard(card, way):
            return play_path(card, way)
        case do.SellStones(card, count):
            return (play(card), phrase("sell_stones", count=count))
        case do.TrainCrew(card, crew):
            return (play(card), grown((crew,)))
        case do.ConvertStones(card, count):
            return (play(card), phrase("convert_stones", count=count))
        case do.ImproveField(card, field):
            return (play(card), phrase("improve_field", field=nile_card(field)))
        case do.HireCrews(card, crews):
            return (play(card), grown(crews))
        case do.UseTile(tile):
            return (use_tile(tile),)
        case _:
            assert_never(action)


# Spaces of the river


@cache
def stretch(space: str) -> Phrase:
    """The river in four parts: each reaches down to the next area, the last one to the delta."""
    below = [other.id for other in SPACES[POSITIONS[space] :] if other.kind == "area"]
    return phrase("stretch", until=below[0] if below else "delta")


@cache
def space_label(space: str, berth: Berth | None = None) -> Phrase:
    match SPACES[POSITIONS[space]].kind:
        case "card":
            return phrase("card_space", space=space)
        case "round":
            return phrase("round_space", space=space)
        case "area":
            return phrase("berth", area=space, berth=berth) if berth is not None else phrase("berth", area=space)


# Building

CREWS = phrase("crews")  # any party
TWO_CREWS = phrase("two_crews")


def _basic(crews: tuple[Crew, ...]) -> tuple[Crew, ...]:
    return tuple(crew for crew in crews if crew is not Crew.LEADER)


@cache
def party(crews: tuple[Crew, ...]) -> Phrase:
    """Crews that build together."""
    basic = _basic(crews)
    leader = "yes" if Crew.LEADER in crews else "no"
    return phrase(
        "crews",
        first=basic[0] if basic else "none",
        second=basic[1] if len(basic) > 1 else "none",
        leader=leader,
    )


@cache
def brick_label(monument: Monument, at: int) -> Phrase:
    match monument:
        case Monument.OBELISK | Monument.COLONNADE:
            return phrase("brick", monument=monument)
        case Monument.PYRAMID:
            return phrase("pyramid_brick", row=at + 1)
        case Monument.STATUES:
            return phrase("statue_brick", statue=at + 1)
        case _:
            assert_never(monument)


@cache
def grown(crews: tuple[Crew, ...]) -> Phrase:
    """Crews that grow by a step, or one by two."""
    if len(crews) == 2:
        first, second = sorted(crews, key=tuple(Crew).index)
        return phrase("crew_twice", crew=first) if first is second else phrase("two_grow", first=first, second=second)
    return phrase("crew_grows", crew=crews[0] if crews else "none")


# Cards and tiles


@cache
def play(card: str) -> Phrase:
    """Cards of one kind do the same and have the same label."""
    return phrase("play", kind=CARDS[card].kind or card)


@cache
def use_tile(tile: Tile) -> Phrase:
    return phrase("use_tile", tile=tile)


@cache
def ways(card: str) -> tuple[tuple[fx.SimpleEffect, ...], ...]:
    """What an anytime card can be used for."""
    use = CARDS[card].use
    if len(use) == 1 and isinstance(use[0], fx.Choose):
        return use[0].of
    return (tuple(effect for effect in use if not isinstance(effect, fx.Choose)),)


@cache
def play_path(card: str, way: int) -> Path:
    known = ways(card)
    if len(known) == 1 or way >= len(known):
        return (play(card),)
    return (play(card), effect_label(known[way][0]))


def nile_card(card: str) -> Phrase:
    """A Nile card by what it does from now on."""
    return _nile_card(card, "none")


@cache
def offered_card(card: str) -> Phrase:
    """A Nile card that can be taken, with what a red field then brings at once: `gain`."""
    known = CARDS[card]
    return _nile_card(card, effect_label(known.on_gain[0]) if known.field and known.on_gain else "none")


@cache
def _nile_card(card: str, gain: Fact | Phrase) -> Phrase:
    known = CARDS[card]
    return phrase(
        "nile_card",
        id=card,
        type=known.type,
        kind=known.kind or "none",
        field=known.field or "none",
        wheat=known.wheat,
        stones=known.stones,
        gain=gain,
    )


@cache
def nile_tile(tile: str) -> Phrase:
    first, *more = TILES[tile].effects
    second: Fact | Phrase = effect_label(more[0]) if more else "none"
    return phrase("nile_tile", id=tile, first=effect_label(first), second=second)


@cache
def riddle(card: str) -> Phrase:
    """A Sphinx card by its goal: `each` and `most` name what is counted, `need_1` to `need_4` what must be reached."""
    known = SPHINX[card]
    facts: dict[str, Fact] = {"id": card, "points": known.points}
    if known.each is not None:
        facts["each"] = known.each
    if known.most is not None:
        facts["most"] = known.most
    for number, need in enumerate(known.needs, 1):
        facts[f"need_{number}"] = need.metric
        facts[f"least_{number}"] = need.least
    return phrase("sphinx_card", **facts)


@cache
def effect_label(effect: fx.Effect) -> Phrase:
    match effect:
        case fx.RaiseMarket(market, levels):
            return phrase("raise_market", market=market, levels=levels)
        case fx.GainStones(count):
            return phrase("gain_stones", count=count)
        case fx.GainPoints(count):
            return phrase("gain_points", count=count)
        case fx.GrowCrew(who):
            return phrase("grow_crew", who=who)
        case fx.MoveMarker(steps):
            return phrase("move_flood", steps=steps)
        case fx.FreeBrick():
            return phrase("free_brick")
        case fx.PointsPerBrick(where, each):
            return phrase("points_per_brick", where="_".join(where), each=each)
        case fx.WaitingShipBuilds():
            return phrase("waiting_ship_builds")
        case fx.GainWheat(count):
            return phrase("gain_wheat", count=count)
        case fx.AddStrength(count):
            return phrase("add_strength", count=count)
        case fx.SecondShip():
            return phrase("second_ship")
        case fx.KeepMore(cards):
            return phrase("keep_more", cards=cards)
        case fx.SellStones(most):
            return phrase("sell_up_to", count=most)
        case fx.Choose(of):
            first, second, *_ = (way[0] for way in of)
            return phrase("either", first=effect_label(first), second=effect_label(second))
        case _:
            assert_never(effect)


def with_facts(label: Phrase, **facts: Fact | Phrase) -> Phrase:
    """The same label saying more, for a menu."""
    return Phrase(label.key, (*label.facts, *facts.items()))
