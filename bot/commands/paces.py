"""How long before a reminder, in hours: what a game, a server and a person can choose from."""

from typing import Literal

Pace = Literal[6, 12, 24, 48, 72, 168]
