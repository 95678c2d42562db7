"""What an eye sees."""

from __future__ import annotations

from engines.egizia.actions import ChooseWay, CommitCrews, FinishBuild, GrowCrews, LayBrick, Pass, PlaceShip, PlayCard
from engines.egizia.components import Area, Crew, Flood, Tile
from engines.egizia.effects import Monument
from engines.egizia.player import Improvement
from tests.engines.driving import play
from tests.engines.egizia.table import START, building, feeding, placing, seen, started, table

RICH = {"stones": 25, "crews": (2, 9, 9, 9)}


def test_a_turn_is_one_stage_and_the_next_turn_another() -> None:
    before = placing(3, pieces={"R6": "T03", "C10": "N01"})
    choosing = play(before, PlaceShip("R6"))
    assert seen(choosing).stage == seen(before).stage
    after = play(choosing, GrowCrews((Crew.GREEN,)))
    assert seen(after).stage != seen(before).stage
    assert (seen(before).turn, seen(after).turn) == (0, 1)
    # Also where the others have passed and the same seat goes on.
    alone = play(after, Pass(), Pass())
    again = play(alone, PlaceShip("C10"))
    assert seen(again).stage != seen(alone).stage


def test_a_build_is_one_stage() -> None:
    state = building(Area.OBELISK_COLONNADE, (0, 1, None), {0: RICH, 1: RICH})
    laid = play(state, CommitCrews((Crew.GREEN,)), LayBrick(Monument.OBELISK))
    assert seen(laid).stage == seen(state).stage
    build = seen(laid).build
    assert build is not None
    assert (build.seat, build.area, build.budget, len(build.laid)) == (0, Area.OBELISK_COLONNADE, 8, 1)
    done = play(laid, LayBrick(Monument.COLONNADE), FinishBuild())
    assert seen(play(done, ChooseWay(0))).stage != seen(state).stage
    assert seen(done).areas[0].built == (0,)
    assert seen(done).players[0].built == (Area.OBELISK_COLONNADE,)


def test_phases() -> None:
    assert seen(started(3)).phase == "start_choice"
    assert seen(started(3)).turn is None
    assert seen(placing()).phase == "placement"
    assert seen(feeding(cards=(*START, "N20"), crews=(9, 1, 1, 1))).phase == "feeding"
    assert seen(building(Area.SPHINX, (0, None, None), {0: RICH})).phase == "building"


def test_the_forecast_counts_what_is_on_its_way() -> None:
    state = feeding(cards=(*START, "N20", "N54"), crews=(9, 1, 1, 1))
    assert (seen(state).players[0].forecast.balance, seen(state).players[0].forecast.points) == (-6, -18)
    state = play(state, PlayCard("N20"))
    assert (seen(state).feeding, seen(state).players[0].forecast.balance) == (4, -2)


def test_fields_with_their_improvements() -> None:
    own = {"cards": (*START, "N33", "N17"), "improvements": (Improvement("N17", "N33"),), "colonnade": 3}
    player = seen(table(3, {0: own}, golden=Tile.G1, flood=Flood.BOTTOM)).players[0]
    combo = player.fields[1]
    assert (combo.printed.value, combo.colour.value, combo.wheat, combo.stones) == ("yellow", "green", 5, 2)
    assert combo.is_producing
    assert player.permanents == ()
    assert player.quarries == ("quarry", "N33")
    assert player.yields == 5


def test_decks_are_numbers() -> None:
    view = seen(table(3))
    assert view.decks == (12, 22, 12)
    assert view.sphinx_deck == 35 - 3
    assert all(player.sphinx is None and player.sphinx_size == 1 for player in view.players)
