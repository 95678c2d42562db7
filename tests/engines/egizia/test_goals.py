"""Every Sphinx card and every statue, tested from the data (booklet p. 14-15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.egizia import GAME
from engines.egizia.components import BOX, SPHINX, START_FIELD, START_QUARRY, Metric, SphinxCard, Statue, Tile
from engines.egizia.metrics import is_met, measure, statue_level, statue_worth, worth
from engines.egizia.player import Improvement
from engines.egizia.state import EgiziaState
from tests.engines.egizia.table import START, Changes, seen, table


def having(metric: Metric, count: int, seat: int = 0, seats: int = 4) -> EgiziaState:
    """A table at which this seat has exactly so much of it, and as little as possible of anything else."""
    return reaching({metric: count}, seat, seats)


def reaching(goals: dict[Metric, int], seat: int = 0, seats: int = 4) -> EgiziaState:
    own: Changes = {"cards": ()}
    fields: dict[str, object] = {}
    for metric, count in goals.items():
        match metric:
            case Metric.OBELISK:
                fields["obelisk"] = (seat,) * count
            case Metric.COLONNADE:
                own["colonnade"] = count
            case Metric.PYRAMID:
                fields["pyramid"] = _rows(seat, count, seats)
            case Metric.STATUES:
                own["statues"] = tuple(min(3, max(0, count - 3 * number)) for number in range(3))
            case Metric.STATUES_STARTED:
                own["statues"] = tuple(int(number < count) for number in range(3))
            case Metric.STATUES_TOPPED:
                own["statues"] = tuple(3 * (number < count) for number in range(3))
            case Metric.PYRAMID_ROWS:
                fields["pyramid"] = tuple((seat,) if number < count else () for number in range(5))
            case Metric.PYRAMID_ROWS_4_5:
                fields["pyramid"] = ((), (), (), (seat,) * count, ())
            case Metric.PYRAMID_ROW_BONUSES:
                fields["row_winners"] = tuple(seat if number < count else None for number in range(5))
            case Metric.PERMANENTS:
                own["cards"] = tuple(card.id for card in BOX.nile_cards if card.type == "permanent")[:count]
            case Metric.SPHINX_CARDS:
                own["sphinx"] = tuple(SPHINX)[-count:] if count else ()
            case Metric.WHEAT_MARKET:
                own["wheat_market"] = count
            case Metric.STONE_MARKET:
                own["stone_market"] = count
            case Metric.MARKET_TOTAL:
                own["wheat_market"], own["stone_market"] = count // 2, count - count // 2
            case Metric.CREW_TOTAL:
                own["crews"] = (count - 3, 1, 1, 1)
            case Metric.BASIC_MIN:
                own["crews"] = (1, count, count, count)
            case _:
                own["cards"] = _yielding(metric, count)
    return table(seats, {seat: own}, **fields)


def _rows(seat: int, count: int, seats: int) -> tuple[tuple[int, ...], ...]:
    lengths = (6, 4, 2) if seats == 2 else (5, 4, 3, 2, 1)
    rows = []
    for length in lengths:
        rows.append((seat,) * min(length, count))
        count -= min(length, count)
    return tuple(rows)


def _yielding(metric: Metric, count: int) -> tuple[str, ...]:
    """Cards whose values add up to this."""
    colours = {
        Metric.GREEN_TOTAL: ["green"],
        Metric.YELLOW_TOTAL: ["yellow"],
        Metric.RED_TOTAL: ["red"],
        Metric.YELLOW_RED_TOTAL: ["yellow", "red"],
        Metric.FIELD_TOTAL: ["green", "yellow", "red"],
    }
    if metric is Metric.QUARRY_TOTAL:
        values = {card.id: card.stones for card in BOX.nile_cards if card.type == "quarry"}
    else:
        values = {
            card.id: card.wheat for card in BOX.nile_cards if card.type == "field" and card.field in colours[metric]
        }
    reached: dict[int, list[str]] = {0: []}
    for card, value in values.items():
        for total, cards in list(reached.items()):
            reached.setdefault(total + value, [*cards, card])
    return tuple(reached[count])


@pytest.mark.parametrize("card", [c for c in BOX.sphinx_cards if c.needs], ids=lambda card: card.id)
def test_all_needs_of_a_card_must_be_met(card: SphinxCard) -> None:
    enough = {need.metric: need.least for need in card.needs}
    state = reaching(enough)
    assert {metric: measure(state, 0, metric) for metric in enough} == enough
    assert worth(state, 0, card.id) == card.points
    assert worth(state, 1, card.id) == 0
    for need in card.needs:
        fewer = reaching({**enough, need.metric: _one_less(need.metric, need.least)})
        assert measure(fewer, 0, need.metric) < need.least
        assert worth(fewer, 0, card.id) == 0


def _one_less(metric: Metric, least: int) -> int:
    """Or the next count that cards can add up to."""
    return next((count for count in range(least - 1, 0, -1) if _can(metric, count)), 0)


@pytest.mark.parametrize("card", [c for c in BOX.sphinx_cards if c.most], ids=lambda card: card.id)
def test_the_most_must_be_strictly_more_than_all_others(card: SphinxCard) -> None:
    assert card.most is not None
    own = having(card.most, {Metric.GREEN_TOTAL: 7, Metric.YELLOW_TOTAL: 11}.get(card.most, 8))
    state = table(4, {0: {"cards": own.players[0].cards}, **{seat: {"cards": ()} for seat in (1, 2, 3)}})
    assert worth(state, 0, card.id) == card.points
    tied = table(
        4, {0: {"cards": own.players[0].cards}, 1: {"cards": own.players[0].cards}, 2: {"cards": ()}, 3: {"cards": ()}}
    )
    assert worth(tied, 0, card.id) == worth(tied, 1, card.id) == 0
    assert not is_met(tied, 0, card)


@pytest.mark.parametrize("card", [c for c in BOX.sphinx_cards if c.each], ids=lambda card: card.id)
@pytest.mark.parametrize("count", range(4))
def test_points_for_each(card: SphinxCard, count: int) -> None:
    assert card.each is not None
    assert worth(having(card.each, count), 0, card.id) == card.points * count


@pytest.mark.parametrize("statue", BOX.statues, ids=lambda statue: statue.id)
def test_a_statue_scores_the_highest_level_that_is_built_and_fulfilled(statue: Statue) -> None:
    for level, least in enumerate(statue.least, 1):
        for built in range(4):
            expected = min(level, built)
            assert statue_level(statue, built, least) == expected
            # One less fulfils the level below.
            assert statue_level(statue, built, least - 1) == min(level - 1, built)
    assert [statue_worth(level) for level in range(4)] == [0, 2, 5, 10]


@pytest.mark.parametrize("statue", BOX.statues, ids=lambda statue: statue.id)
def test_what_a_statue_counts_shows(statue: Statue) -> None:
    counts = [count for count in statue.least if _can(statue.metric, count)]
    assert counts
    for count in counts:
        state = GAME.resume(replace(having(statue.metric, count), statues=(statue.id, "ST1", "ST5")))
        assert seen(state).players[0].statues[0].has == count


def _can(metric: Metric, count: int) -> bool:
    try:
        having(metric, count)
    except (KeyError, IndexError, AssertionError):
        return False
    return True


# What counts as what


def test_fields_quarries_and_anytime_cards_are_no_permanent_ones_and_p4_stays_one() -> None:
    own = {"cards": (*START, "N10", "N01", "N50", "N17", "N39"), "improvements": (Improvement("N17", "N10"),)}
    assert measure(table(3, {0: own}), 0, Metric.PERMANENTS) == 2


def test_improved_fields_count_in_their_new_colour() -> None:
    own = {
        "cards": (*START, "N13", "N14", "N10", "N17", "N36", "N56"),
        "improvements": (Improvement("N17", "N13"), Improvement("N36", "N14"), Improvement("N56", "N14")),
    }
    state = table(3, {0: own})
    totals = [measure(state, 0, m) for m in (Metric.RED_TOTAL, Metric.YELLOW_TOTAL, Metric.GREEN_TOTAL)]
    assert totals == [0, 6 + 5, 6 + 7]


def test_g1_counts_in_every_total_and_g4_flips_the_start_field() -> None:
    own = {"cards": (*START, "N10", "N34"), "colonnade": 3}
    state = table(3, {0: own}, golden=Tile.G1)
    totals = (Metric.GREEN_TOTAL, Metric.YELLOW_TOTAL, Metric.RED_TOTAL, Metric.FIELD_TOTAL, Metric.QUARRY_TOTAL)
    assert [measure(state, 0, metric) for metric in totals] == [8, 7, 7, 22, 6]
    assert measure(table(3, {0: own}, golden=Tile.G4), 0, Metric.GREEN_TOTAL) == 10


def test_combos_count_as_field_and_as_quarry() -> None:
    state = table(3, {0: {"cards": (START_FIELD, START_QUARRY, "N33")}})
    assert measure(state, 0, Metric.YELLOW_TOTAL) == 3
    assert measure(state, 0, Metric.QUARRY_TOTAL) == 5


def test_only_bricks_in_the_two_highest_rows_count_as_high() -> None:
    rows = ((0,) * 5, (0,) * 4, (0,) * 3, (), ())
    assert measure(table(4, pyramid=rows), 0, Metric.PYRAMID_ROWS_4_5) == 0
    assert measure(table(4, pyramid=(*rows[:3], (0, 1), (0,))), 0, Metric.PYRAMID_ROWS_4_5) == 2


def test_both_sides_of_the_small_pyramid_count() -> None:
    state = table(2, pyramid=((0, 0, 1, 0, 0, 1), (0,), ()))
    assert measure(state, 0, Metric.PYRAMID) == 5
    assert measure(state, 0, Metric.PYRAMID_ROWS) == 2


def test_the_owner_sees_how_far_it_is() -> None:
    state = table(3, {0: {"sphinx": ("S11", "S03", "S02"), "colonnade": 4}}, obelisk=(0, 1, 0))
    first, most, each = seen(state, 0).riddles
    assert [(p.metric, p.has, p.needs) for p in first.progress] == [(Metric.COLONNADE, 4, 7), (Metric.OBELISK, 2, 2)]
    assert [(p.has, p.needs) for p in most.progress] == [(3, 4)]
    assert [(p.has, p.needs) for p in each.progress] == [(0, None)]
    assert seen(state, 1).players[0].sphinx is None
    assert seen(state, 0).players[0].sphinx == ("S11", "S03", "S02")
