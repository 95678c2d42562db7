"""Pyramids, by Matthew Dunstan and Brett J. Gilbert: 2-5 players. The deck is our reconstruction."""

from typing import Annotated, get_args

from pydantic import Discriminator, TypeAdapter

from engines.core.agenda import AgendaGame, Rules
from engines.core.game import GameInfo
from engines.pyramids.actions import PyramidsAction
from engines.pyramids.components import SEATS
from engines.pyramids.decisions import ask
from engines.pyramids.flow import perform, settle
from engines.pyramids.labels import path_of
from engines.pyramids.options import PyramidsOptions
from engines.pyramids.scoring import outcome
from engines.pyramids.setup import Deal, deal, lay_out
from engines.pyramids.state import PyramidsState
from engines.pyramids.view import look

GAME: AgendaGame[PyramidsState, PyramidsAction, PyramidsOptions, Deal] = AgendaGame(
    info=GameInfo(key="pyramids", name="Pyramids", seats=SEATS, options=PyramidsOptions, rules_version=1),
    rules=Rules(deal, lay_out, ask, perform, settle, path_of, look, outcome),
    state_type=PyramidsState,
    states=TypeAdapter(PyramidsState),
    action_types=get_args(PyramidsAction),
    actions=TypeAdapter(Annotated[PyramidsAction, Discriminator("kind")]),
)
