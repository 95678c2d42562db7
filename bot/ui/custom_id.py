"""What a button or menu carries: a verb, the table and what the verb needs. Nothing else is remembered anywhere."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

PREFIX = "sq"
LIMIT = 100
NO_TABLE = "-"  # where none is concerned
PATTERN = r"sq:(?P<verb>[a-z]+):(?P<table>[A-Za-z0-9_-]{1,24})(?::(?P<rest>[A-Za-z0-9_.:-]{0,60}))?"


class Verb(StrEnum):
    """What can be pressed."""

    PLAY = "play"
    MENU = "menu"
    PICK = "pick"
    CHOOSE = "choose"
    HAND = "hand"
    DESCRIBE = "describe"
    LOG = "log"
    PAGE = "page"
    RULES = "rules"
    TOPIC = "topic"
    UNDO = "undo"
    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    CANCEL = "cancel"
    REMATCH = "rematch"
    DISMISS = "dismiss"
    REMOVE = "remove"
    RESIGN = "resign"
    TAKE = "take"
    PROPOSE = "propose"
    AGREE = "agree"
    REFUSE = "refuse"
    FORGET = "forget"


@dataclass(frozen=True, slots=True)
class Press:
    """What is pressed.

    `question`: a decision's id, a vote's token or a motion. `number`: an option, a branch of a menu, a page or a seat.
    """

    verb: Verb
    table: str
    question: str = ""
    number: int = 0

    def encode(self) -> str:
        text = f"{PREFIX}:{self.verb}:{self.table}:{self.question}:{self.number}"
        assert len(text) <= LIMIT, text
        return text


def decode(text: str) -> Press | None:
    """None for what we never made."""
    found = re.fullmatch(PATTERN, text)
    if found is None or found["verb"] not in list(Verb):
        return None
    question, _, number = (found["rest"] or "").rpartition(":")
    if number and not number.isdecimal():
        return None
    return Press(Verb(found["verb"]), found["table"], question, int(number or 0))
