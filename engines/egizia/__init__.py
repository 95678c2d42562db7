"""Egizia: Shifting Sands, by Flaminia Brasini, Virginio Gigli, Stefano Luperto and Antonio Tinto: 2-4 players.

What the booklet does not list is our reconstruction; egizia.json says of each record where it comes from.
"""

from typing import Annotated, get_args

from pydantic import Discriminator, TypeAdapter

from engines.core.agenda import AgendaGame, Rules
from engines.core.game import GameInfo
from engines.egizia.actions import EgiziaAction
from engines.egizia.components import SEATS
from engines.egizia.decisions import ask
from engines.egizia.eye import look
from engines.egizia.flow import perform, settle
from engines.egizia.labels import path_of
from engines.egizia.options import EgiziaOptions
from engines.egizia.scoring import outcome
from engines.egizia.setup import Deal, deal, lay_out
from engines.egizia.state import EgiziaState

GAME: AgendaGame[EgiziaState, EgiziaAction, EgiziaOptions, Deal] = AgendaGame(
    info=GameInfo(key="egizia", name="Egizia: Shifting Sands", seats=SEATS, options=EgiziaOptions, rules_version=1),
    rules=Rules(deal, lay_out, ask, perform, settle, path_of, look, outcome),
    state_type=EgiziaState,
    states=TypeAdapter(EgiziaState),
    action_types=get_args(EgiziaAction),
    actions=TypeAdapter(Annotated[EgiziaAction, Discriminator("kind")]),
)
