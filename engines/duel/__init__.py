"""Imhotep: The Duel, by Phil Walker-Harding: 2 players, both sides of every location."""

from typing import Annotated, get_args

from pydantic import Discriminator, TypeAdapter

from engines.core.agenda import AgendaGame, Rules
from engines.core.game import GameInfo
from engines.duel.actions import DuelAction
from engines.duel.components import SEATS
from engines.duel.decisions import ask
from engines.duel.flow import perform, settle
from engines.duel.labels import path_of
from engines.duel.options import SIDE_OPTIONS, DuelOptions
from engines.duel.scoring import outcome
from engines.duel.setup import Deal, deal, lay_out
from engines.duel.state import DuelState
from engines.duel.view import look

GAME: AgendaGame[DuelState, DuelAction, DuelOptions, Deal] = AgendaGame(
    info=GameInfo(
        key="duel",
        name="Imhotep: The Duel",
        seats=(SEATS, SEATS),
        options=DuelOptions,
        rules_version=1,
        sides=SIDE_OPTIONS,
    ),
    rules=Rules(deal, lay_out, ask, perform, settle, path_of, look, outcome),
    state_type=DuelState,
    states=TypeAdapter(DuelState),
    action_types=get_args(DuelAction),
    actions=TypeAdapter(Annotated[DuelAction, Discriminator("kind")]),
)
