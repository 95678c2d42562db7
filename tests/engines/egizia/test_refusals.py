"""Actions that make no sense here get a reason, never a crash."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalAction
from engines.egizia import GAME
from tests.engines.egizia.table import placing


@pytest.mark.parametrize(
    "data",
    [
        b'{"kind":"place_ship","space":"C11"}',
        b'{"kind":"play_card","card":"N99"}',
        b'{"kind":"keep_sphinx","card":"N01"}',
        b'{"kind":"sell_stones","card":"N55","count":0}',
        b'{"kind":"lay_brick","monument":"sphinx","at":0}',
        b'{"kind":"commit_crews","crews":["red"]}',
        b'{"kind":"pass","round":1}',
    ],
)
def test_malformed_actions(data: bytes) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.load_action(data)
    assert refused.value.reason.key == "malformed_action"


@pytest.mark.parametrize(
    "data",
    [
        b'{"kind":"place_ship","space":"C1","berth":"near"}',
        b'{"kind":"place_ship","space":"sphinx"}',
        b'{"kind":"play_card","card":"N01","way":7}',
        b'{"kind":"keep_sphinx","card":"S01"}',
        b'{"kind":"sell_stones","card":"N55","count":9}',
        b'{"kind":"improve_field","card":"N17","field":"N01"}',
        b'{"kind":"commit_crews","crews":[]}',
        b'{"kind":"commit_crews","crews":["green","blue","yellow"]}',
        b'{"kind":"grow_crews","crews":[]}',
        b'{"kind":"hire_crews","card":"N37","crews":["green","green","green"]}',
        b'{"kind":"use_tile","tile":"G1"}',
        b'{"kind":"choose_way","way":9}',
        b'{"kind":"take_leftover","space":"sphinx"}',
        b'{"kind":"draw_sphinx","paid":5,"free":5}',
    ],
)
def test_untimely_actions(data: bytes) -> None:
    state = placing(3)
    before = GAME.dump(state)
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, 0, GAME.load_action(data))
    assert refused.value.reason.key
    assert GAME.dump(state) == before
