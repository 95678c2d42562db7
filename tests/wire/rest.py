"""The routes of Discord that the bot uses, and no others: whatever else is asked for is a failure of the test."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.wire.faults import ALREADY_ANSWERED, EXPIRED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Fault
from tests.wire.world import APPLICATION, BOT, EPHEMERAL, Interaction, Json, World, bot_user, member, snowflake

BASE = "/api/v10"
_LIFE = 900.0  # seconds for which an interaction can be answered further
_UNKNOWN_MEMBER, _UNKNOWN_WEBHOOK = (404, 10007), (404, 10015)


@dataclass(frozen=True)
class Asked:
    """A request as the checker of bodies wants it."""

    method: str
    path: str
    params: dict[str, str]
    json: Any
    at: float
    reason: None = None


class Refusal(Exception):
    def __init__(self, error: tuple[int, int]) -> None:
        super().__init__(error)
        self.status, self.code = error


@dataclass
class Request:
    body: Any
    files: dict[str, bytes]
    at: dict[str, str]
    query: dict[str, str]


Handler = Callable[[Request], Awaitable[Any]]


@dataclass
class Rest:
    """`asked`: every request. `faults`: what goes wrong next. `strangers`: those for routes that do not exist here."""

    world: World
    token: str
    asked: list[Asked] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)
    delay: float = 0.0

    def add_to(self, app: web.Application) -> None:
        channel, message = "/channels/{channel:\\d+}", "/channels/{channel:\\d+}/messages/{message:\\d+}"
        hook = "/webhooks/{application:\\d+}/{token}"
        routes: list[tuple[str, str, Handler]] = [
            ("GET", "/users/@me", self._me),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/applications/{application:\\d+}/commands", self._commands),
            ("PUT", "/applications/{application:\\d+}/commands", self._set_commands),
            ("POST", "/users/@me/channels", self._dm),
            ("GET", "/guilds/{guild:\\d+}/members/{user:\\d+}", self._member),
            ("GET", f"{channel}/messages", self._history),
            ("POST", f"{channel}/messages", self._post),
            ("GET", message, self._get),
            ("PATCH", message, self._edit),
            ("DELETE", message, self._delete),
            ("POST", "/interactions/{interaction:\\d+}/{token}/callback", self._callback),
            ("POST", hook, self._follow_up),
            ("GET", f"{hook}/messages/@original", self._original),
            ("PATCH", f"{hook}/messages/@original", self._edit_original),
            ("DELETE", f"{hook}/messages/@original", self._delete_original),
        ]
        for method, path, handler in routes:
            app.router.add_route(method, BASE + path, self._taken(handler))
        app.router.add_route("*", BASE + "/{rest:.*}", self._stranger)

    def _taken(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def take(request: web.Request) -> web.StreamResponse:
            body, files = await _read(request)
            path = request.path.removeprefix(BASE)
            self.asked.append(Asked(request.method, path, dict(request.query), body, time.monotonic()))
            is_open = path.startswith(("/interactions/", "/webhooks/"))  # their own token says who asks
            if not is_open and request.headers.get("Authorization") != f"Bot {self.token}":
                return _error(401, 0)
            fault = next((fault for fault in self.faults if fault.fits(request.method, path)), None)
            if fault is not None:
                fault.seen += 1
                await asyncio.sleep(fault.delay)
                if not fault.is_done and (fault.status or not fault.delay):
                    return await self._fail(request, fault)
            await asyncio.sleep(self.delay)
            try:
                answer = await handler(Request(body, files, dict(request.match_info), dict(request.query)))
            except Refusal as refusal:
                return _error(refusal.status, refusal.code)
            if fault is not None and fault.is_done:
                return await self._fail(request, fault)
            return web.Response(status=204) if answer is None else _json(answer)

        return take

    async def _fail(self, request: web.Request, fault: Fault) -> web.StreamResponse:
        if not fault.status:
            assert request.transport is not None
            request.transport.abort()
        body = dict(fault.body) or {"code": fault.code, "message": "as planned"}
        return _json(body, fault.status or 500, dict(fault.headers))

    async def _stranger(self, request: web.Request) -> web.StreamResponse:
        self.strangers.append(f"{request.method} {request.path}")
        return _error(404, 0)

    # Who and what

    async def _me(self, request: Request) -> Json:
        return bot_user()

    async def _application(self, request: Request) -> Json:
        return {
            "id": str(APPLICATION),
            "name": "Saqqara",
            "description": "",
            "icon": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "flags": 0,
            "owner": bot_user(),
            "team": None,
            "summary": "",
        }

    async def _commands(self, request: Request) -> list[Json]:
        return self.world.commands

    async def _set_commands(self, request: Request) -> list[Json]:
        numbered = [
            {"id": str(snowflake()), "application_id": str(APPLICATION), "version": "1", "type": 1, **command}
            for command in request.body
        ]
        self.world.commands = numbered
        return numbered

    async def _member(self, request: Request) -> Json:
        guild = self.world.guilds.get(int(request.at["guild"]))
        user_id = int(request.at["user"])
        if guild is None or (user_id not in guild.members and user_id != BOT):
            raise Refusal(_UNKNOWN_MEMBER)
        return member(guild, user_id)

    async def _dm(self, request: Request) -> Json:
        person = int(request.body["recipient_id"])
        place = self.world.dms.setdefault(person, snowflake())
        recipient = {**bot_user(), "id": str(person), "bot": False}
        return {"id": str(place), "type": 1, "last_message_id": None, "recipients": [recipient]}

    # Messages

    def _channel(self, request: Request) -> int:
        place = int(request.at["channel"])
        if self.world.guild_of(place) is None and place not in self.world.dms.values():
            raise Refusal(UNKNOWN_CHANNEL)
        return place

    def _message(self, request: Request) -> Json:
        found = self.world.messages[self._channel(request)].get(int(request.at["message"]))
        if found is None:
            raise Refusal(UNKNOWN_MESSAGE)
        return found

    async def _history(self, request: Request) -> list[Json]:
        after = int(request.query.get("after", 0))
        messages = [m for m in self.world.messages[self._channel(request)].values() if int(m["id"]) > after]
        messages.sort(key=lambda each: int(each["id"]))
        limit = int(request.query.get("limit", 50))
        chosen = messages[:limit] if after else messages[-limit:]
        return chosen[::-1]

    async def _post(self, request: Request) -> Json:
        return self.world.post(self._channel(request), request.body, request.files)

    async def _get(self, request: Request) -> Json:
        return self._message(request)

    async def _edit(self, request: Request) -> Json:
        return self.world.edit(self._message(request), request.body, request.files)

    async def _delete(self, request: Request) -> None:
        if not self.world.delete(self._channel(request), int(request.at["message"])):
            raise Refusal(UNKNOWN_MESSAGE)

    # Interactions

    async def _callback(self, request: Request) -> Json | None:
        found = self.world.interactions.get(request.at["token"])
        if found is None or time.monotonic() - found.sent_at > 3.0:
            raise Refusal(EXPIRED)
        if found.kind is not None:
            raise Refusal(ALREADY_ANSWERED)
        found.kind, found.acknowledged_at = int(request.body["type"]), time.monotonic()
        data = request.body.get("data") or {}
        message: Json | None = None
        match found.kind:
            case 4 | 5:
                is_private = bool(int(data.get("flags") or 0) & EPHEMERAL)
                message = self.world.post(found.channel_id, data, request.files, private=is_private)
                found.message = int(message["id"])
            case 6:
                found.message = found.source
            case 8:
                pass
            case other:
                raise AssertionError(f"an answer of kind {other}")
        found.news.set()
        about = {"id": str(found.id), "type": 3, "response_message_loading": found.kind == 5}
        resource = {"type": found.kind, **({"message": message} if message else {})}
        return {"interaction": about, "resource": resource} if request.query.get("with_response") else None

    def _answered(self, request: Request) -> Interaction:
        found = self.world.interactions.get(request.at["token"])
        if found is None or found.kind is None or time.monotonic() - found.sent_at > _LIFE:
            raise Refusal(_UNKNOWN_WEBHOOK)
        return found

    def _answer(self, found: Interaction) -> Json:
        if found.message in self.world.private:
            return self.world.private[found.message]
        known = self.world.messages[found.channel_id].get(found.message or 0)
        if known is None:
            raise Refusal(UNKNOWN_MESSAGE)
        return known

    async def _follow_up(self, request: Request) -> Json:
        found = self._answered(request)
        is_private = bool(int(request.body.get("flags") or 0) & EPHEMERAL)
        message = self.world.post(found.channel_id, request.body, request.files, private=is_private)
        found.private.append(int(message["id"]))
        found.news.set()
        return message

    async def _original(self, request: Request) -> Json:
        return self._answer(self._answered(request))

    async def _edit_original(self, request: Request) -> Json:
        found = self._answered(request)
        message = self.world.edit(self._answer(found), request.body, request.files)
        found.private.append(int(message["id"]))
        found.news.set()
        return message

    async def _delete_original(self, request: Request) -> None:
        found = self._answered(request)
        if found.message is not None:
            self.world.private.pop(found.message, None)
            found.is_put_away = True
        found.news.set()


async def _read(request: web.Request) -> tuple[Any, dict[str, bytes]]:
    if request.content_type != "multipart/form-data":
        return (await request.json() if request.can_read_body else None), {}
    body: Any = None
    files: dict[str, bytes] = {}
    async for part in await request.multipart():
        assert not isinstance(part, type(None))
        content = bytes(await part.read(decode=True))  # type: ignore[union-attr]
        if part.name == "payload_json":  # type: ignore[union-attr]
            body = json.loads(content)
        else:
            files[part.filename or "file"] = content  # type: ignore[union-attr]
    return body, files


def _json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    # Exactly this type: with a charset behind it discord.py takes the answer for a text.
    told = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=told)


def _error(status: int, code: int) -> web.Response:
    return _json({"code": code, "message": "refused"}, status)
