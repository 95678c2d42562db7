"""Requests to try the checker with: right ones, of which a test changes one thing."""

from __future__ import annotations

from typing import Any

from simcord import HttpLogEntry

from tests.discord_api.messages import COMPONENTS_V2

Body = dict[str, Any]

MESSAGES = "/channels/1/messages"
COMMANDS = "/applications/1/commands"
CALLBACK = "/interactions/1/token/callback"


def request(method: str, path: str, body: object = None, **params: object) -> HttpLogEntry:
    return HttpLogEntry(method, path, params, body, None)


def send(**changes: object) -> HttpLogEntry:
    """A message as before Components V2."""
    return request("POST", MESSAGES, {"content": "Hello", "allowed_mentions": {"parse": []}, **changes})


def show(*components: Body, **changes: object) -> HttpLogEntry:
    """A message of Components V2."""
    body = {"components": [*components], "flags": COMPONENTS_V2, "allowed_mentions": {"parse": []}}
    return request("POST", MESSAGES, {**body, **changes})


def answer(kind: object, **data: object) -> HttpLogEntry:
    return request("POST", CALLBACK, {"type": kind, "data": data})


def text(content: str = "Hello") -> Body:
    return {"type": 10, "content": content}


def row(*components: Body) -> Body:
    return {"type": 1, "components": [*components]}


def box(*components: Body) -> Body:
    return {"type": 17, "components": [*components]}


def button(**changes: object) -> Body:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}


def buttons(count: int) -> list[Body]:
    return [button(custom_id=f"go {n}") for n in range(count)]


def option(n: int = 0, **changes: object) -> Body:
    return {"label": f"Option {n}", "value": str(n), **changes}


def select(*options: Body, **changes: object) -> Body:
    return {"type": 3, "custom_id": "choose", "options": [*options], **changes}


def options(count: int) -> list[Body]:
    return [option(n) for n in range(count)]


def gallery(*items: Body) -> Body:
    return {"type": 12, "items": [*items]}


def item(**changes: object) -> Body:
    return {"media": {"url": "https://example.org/board.png"}, **changes}


def attachment(**changes: object) -> Body:
    return {"id": 0, "filename": "board.png", **changes}


def section(**changes: object) -> Body:
    return {"type": 9, "components": [text()], "accessory": button(), **changes}


def command(**changes: object) -> Body:
    return {"type": 1, "name": "play", "description": "Play a game", **changes}


def argument(n: int = 0, **changes: object) -> Body:
    return {"type": 3, "name": f"word-{n}", "description": "A word", **changes}


def arguments(count: int, **changes: object) -> list[Body]:
    return [argument(n, **changes) for n in range(count)]


def choice(n: int = 0, **changes: object) -> Body:
    return {"name": f"Choice {n}", "value": str(n), **changes}


def sync(*commands: Body) -> HttpLogEntry:
    return request("PUT", COMMANDS, [*commands])


def long_command(more: int) -> Body:
    """A command of 8000 characters in names, descriptions and values, and of some more."""
    choices = [choice(name=f"{n:02}".ljust(100, "n"), value="v" * 100) for n in range(25)]
    words = [
        argument(name=f"{n}".ljust(32, "n"), description="d" * 68, choices=choices[:count])
        for n, count in enumerate((25, 13, 0))
    ]
    return command(description="d" * (96 + more), options=words)
