"""Imhotep, by Phil Walker-Harding: 2-4 players, both sides of every site."""

from typing import Annotated, get_args

from pydantic import Discriminator, TypeAdapter

from engines.core.agenda import AgendaGame, Rules
from engines.core.game import GameInfo
from engines.imhotep.actions import ImhotepAction
from engines.imhotep.decisions import ask
from engines.imhotep.flow import perform, settle
from engines.imhotep.labels import path_of
from engines.imhotep.options import SIDE_OPTIONS, ImhotepOptions
from engines.imhotep.scoring import outcome
from engines.imhotep.setup import Deal, deal, lay_out
from engines.imhotep.state import ImhotepState
from engines.imhotep.view import look

GAME: AgendaGame[ImhotepState, ImhotepAction, ImhotepOptions, Deal] = AgendaGame(
    info=GameInfo(
        key="imhotep",
        name="Imhotep",
        seats=(2, 4),
        options=ImhotepOptions,
        rules_version=1,
        sides=SIDE_OPTIONS,
    ),
    rules=Rules(
        deal=deal,
        lay_out=lay_out,
        ask=ask,
        perform=perform,
        settle=settle,
        path_of=path_of,
        look=look,
        score=outcome,
    ),
    state_type=ImhotepState,
    states=TypeAdapter(ImhotepState),
    action_types=get_args(ImhotepAction),
    actions=TypeAdapter(Annotated[ImhotepAction, Discriminator("kind")]),
)
