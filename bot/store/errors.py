"""What the store refuses, in one line that an operator can read."""

from __future__ import annotations


class StoreError(Exception):
    """The database, or a file asked for, cannot be used; the message says why."""


class Damaged(Exception):
    """What is stored of this game cannot be read: it is set aside, and all others go on."""

    def __init__(self, table_id: str, why: str) -> None:
        super().__init__(f"{table_id}: {why}")
        self.table_id = table_id
        self.why = why


class NotWritten(Exception):
    """The database could not be changed just now, for want of room or because it was locked; nothing of it was."""


class VoteOver(Exception):
    """This vote was decided otherwise meanwhile: the game went on, or its time was over."""


class AlreadyDone(Exception):
    """This interaction was logged before: Discord delivered it twice."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"interaction {interaction_id} was already played")
        self.interaction_id = interaction_id
