"""Time passes on a simulated server, and everything that the bot says and takes back meanwhile is written down."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from tests.bot.discord.server import TEXT, Server, walk

_PATIENCE = 300.0  # real seconds in which a simulated month may pass
_MARKS = ("have been waiting for you since", "vous attendent depuis")


@dataclass(frozen=True)
class Said:
    """A message of the bot as it was sent. `pings`: users; `request`: what the bot asked of Discord."""

    at: datetime
    channel_id: int
    message_id: int
    text: str
    request: dict[str, Any]

    @property
    def pings(self) -> list[int]:
        assert self.request["allowed_mentions"]["parse"] == []
        return [int(user) for user in self.request["allowed_mentions"]["users"]]

    @property
    def is_reminder(self) -> bool:
        return any(mark in self.text for mark in _MARKS)


class Watch:
    """Sees what happens in Discord, not what the bot knows of it."""

    def __init__(self, here: Server) -> None:
        self.here = here
        self.said: list[Said] = []
        self.standing: dict[int, Said] = {}
        here.env.backend.subscribers.append(self._see)

    @property
    def reminders(self) -> list[Said]:
        """All that were ever sent."""
        return [said for said in self.said if said.is_reminder]

    @property
    def left(self) -> list[Said]:
        """Those that can be read now."""
        return [said for said in self.standing.values() if said.is_reminder]

    def times(self, since: datetime) -> list[float]:
        """When reminders were sent, in hours."""
        return [(said.at - since) / timedelta(hours=1) for said in self.reminders]

    def _see(self, event: str, payload: Any) -> None:
        if event == "MESSAGE_DELETE":
            self.standing.pop(int(payload["id"]), None)
        elif event == "CHANNEL_DELETE":
            self.standing = {key: said for key, said in self.standing.items() if said.channel_id != int(payload["id"])}
        elif event == "MESSAGE_CREATE" and int(payload["author"]["id"]) == self.here.env.backend.bot_user.id:
            text = "\n".join(part["content"] for part in walk(payload["components"]) if part["type"] == TEXT)
            request = self.here.env.http_requests[-1]
            if request.method != "POST" or not request.path.endswith(f"/channels/{payload['channel_id']}/messages"):
                return  # the answer to a press or a command
            assert isinstance(request.json, dict)
            said = Said(self.here.env.now(), int(payload["channel_id"]), int(payload["id"]), text, request.json)
            self.said.append(said)
            self.standing[said.message_id] = said


async def passes(here: Server, **time: float) -> None:
    """So many days, hours, minutes."""
    usual, here.env.settle_timeout = here.env.settle_timeout, _PATIENCE
    try:
        await here.env.advance_time(timedelta(**time).total_seconds())
    finally:
        here.env.settle_timeout = usual
