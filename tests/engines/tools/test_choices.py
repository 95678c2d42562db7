"""Options from the command line."""

from __future__ import annotations

import pytest

from engines import duel
from engines.core.errors import BadSetup
from engines.tools.choices import chosen_options
from tests.offerings import GAME, OfferingsOptions


def test_sides_are_refused_for_a_game_without_sides() -> None:
    with pytest.raises(BadSetup) as refused:
        chosen_options(GAME.info, "AB", [])
    assert refused.value.reason.key == "no_sides"
    assert dict(refused.value.reason.facts) == {"game": "offerings"}


def test_sides_come_in_the_order_of_the_options() -> None:
    chosen = chosen_options(duel.GAME.info, "ABBA", [])
    assert chosen == duel.GAME.info.options.parse({"temple": "B", "pyramids": "B"})
    assert duel.GAME.info.sides == ("obelisk", "temple", "pyramids", "burial_chamber")


def test_named_options() -> None:
    assert chosen_options(GAME.info, None, ["amulets=false"]) == OfferingsOptions(amulets=False)
