"""The gateway: one bot at a time, with sequence numbers, heartbeats, lost connections and resuming."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.world import APPLICATION, Json, World, bot_user, guild_payload

PATH = "/gateway"
_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _INVALID, _HELLO, _ACK = 0, 1, 2, 6, 9, 10, 11


@dataclass
class Gateway:
    """`loses`, `doubles`: whether this event gets lost on its way, or arrives twice. `ready`: a bot listens."""

    world: World
    token: str
    loses: Callable[[str, Json], bool] = lambda name, data: False
    doubles: Callable[[str, Json], bool] = lambda name, data: False
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    identified: int = 0
    resumed: int = 0
    _socket: web.WebSocketResponse | None = None
    _session: str = ""
    _sequence: int = 0
    _told: list[Json] = field(default_factory=list)
    _sessions: itertools.count[int] = field(default_factory=itertools.count)

    def add_to(self, app: web.Application) -> None:
        app.router.add_get(PATH, self._connected)

    async def emit(self, name: str, data: Json) -> None:
        """Kept for a connection that comes back; a bot that begins anew never hears of it."""
        if self.loses(name, data):
            return
        for _ in range(2 if self.doubles(name, data) else 1):
            await self._dispatch(name, data)

    async def drop(self) -> None:
        """The connection is lost; the bot may come back to where it was."""
        self.ready.clear()
        if self._socket is not None:
            await self._socket.close(code=4000)

    async def _dispatch(self, name: str, data: Any) -> None:
        self._sequence += 1
        event = {"op": _DISPATCH, "t": name, "s": self._sequence, "d": data}
        self._told = [*self._told[-500:], event]
        await self._send(event)

    async def _send(self, payload: Json) -> None:
        if self._socket is not None and not self._socket.closed:
            try:
                await self._socket.send_str(json.dumps(payload))
            except ConnectionError:
                self._socket = None

    async def _connected(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        self._socket = socket
        self._address = f"ws://{request.host}{PATH}"
        await self._send({"op": _HELLO, "d": {"heartbeat_interval": 41_250}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            await self._heard(json.loads(message.data))
        if self._socket is socket:
            self._socket = None
            self.ready.clear()
        return socket

    async def _heard(self, payload: Json) -> None:
        match payload["op"]:
            case 1:
                await self._send({"op": _ACK})
            case 2:
                assert payload["d"]["token"] == self.token
                await self._identify()
            case 6:
                await self._resume(payload["d"])
            case _:
                pass  # presence and the like

    async def _identify(self) -> None:
        self.identified += 1
        self._session, self._sequence, self._told = f"session-{next(self._sessions)}", 0, []
        await self._dispatch(
            "READY",
            {
                "v": 10,
                "user": bot_user(),
                "guilds": [{"id": str(guild), "unavailable": True} for guild in self.world.guilds],
                "session_id": self._session,
                "resume_gateway_url": self._address,
                "application": {"id": str(APPLICATION), "flags": 0},
            },
        )
        for guild in self.world.guilds.values():
            await self._dispatch("GUILD_CREATE", guild_payload(guild))
        self.ready.set()

    async def _resume(self, told: Json) -> None:
        if told["session_id"] != self._session:
            await self._send({"op": _INVALID, "d": False})
            return
        self.resumed += 1
        for event in [event for event in self._told if event["s"] > told["seq"]]:
            await self._send(event)
        await self._dispatch("RESUMED", {})
        self.ready.set()
