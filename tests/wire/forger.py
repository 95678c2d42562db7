"""Interactions that no honest client sends: nearly right custom ids, odd values, commands as nobody registered them.

Only what Discord would pass on: names and texts are free, but there are as many as it lets through.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.store.records import Motion
from bot.ui.custom_id import Verb
from tests.wire.world import Json

COMMAND, COMPONENT, TYPING, MODAL = 2, 3, 4, 5
_BUTTON, _SELECT = 2, 3
_TEXT, _WHOLE, _TRUE, _USER, _CHANNEL, _NUMBER = 3, 4, 5, 6, 7, 10
_GROUPS = (1, 2)
_LONGEST = 6000  # characters of an option's text
_THREAD, _LONG_AGO = 11, "2026-01-01T00:00:00+00:00"
_SAFE = 2**53 - 1  # Discord takes no whole number beyond

NUMBERS = (
    "",
    "-1",
    "1e3",
    "0x1",
    "٣",
    "²",
    "\uff10",
    "999",
    "9" * 50,
    "9" * 5000,
    "+1",
    " 1",
    "1.5",
    "b",
    "bb0",
    "b0",
    "b٣",
)
TEXTS = (
    "",
    " ",
    "'; drop table tables; --",
    "@everyone <@1> <#1> **x** `y` ||z|| [a](http://b)",
    "\u202eesrever\u202c\u200b\u2066",
    "Z̷̢̛͙a̵̡͉͝l̸̰̇g̶͚͐o̷̡͐" * 20,
    "\U0001d54c\U0001d55f \ufdfd 👨\u200d👩\u200d👧 \uff46\uff55\uff4c\uff4c",
    "\ud800 half a pair \udfff",
    "nul \x00 bell \x07",
    "{ $name } %s %(x)s {0} \\N{BELL}",
    "x" * _LONGEST,
    "\uff19" * _LONGEST,
    "9" * _LONGEST,
    "../../etc/passwd",
)
NAMES = tuple(text[:32] or "?" for text in TEXTS)


@dataclass(frozen=True)
class Known:
    """What a forger may have seen: ids of tables, of questions and votes, and the commands that the bot sent."""

    tables: Sequence[str]
    questions: Sequence[str]
    users: Sequence[int]
    channels: Sequence[int]
    commands: Sequence[Json]


@dataclass(frozen=True)
class Forged:
    kind: int
    data: Json


def once_wrong(known: Known) -> list[Forged]:
    """What the bot left unanswered or took for an error of its own."""
    numbers = {str(command["name"]): command["id"] for command in known.commands}

    def called(kind: int, name: str, *options: Json) -> Forged:
        top, _, below = name.partition(" ")
        inner = [{"name": below, "type": 1, "options": list(options)}] if below else list(options)
        return Forged(kind, {"id": numbers[top], "name": top, "type": 1, "options": inner})

    def text(name: str, value: object, kind: int = _TEXT, **more: object) -> Json:
        return {"name": name, "type": kind, "value": value, **more}

    return [
        Forged(COMPONENT, {"custom_id": "somebody else's", "component_type": _BUTTON}),
        Forged(MODAL, {"custom_id": f"sq:hand:{known.tables[0]}::0", "components": []}),
        called(COMMAND, "remind", text("quiet_from", "9" * _LONGEST)),
        called(TYPING, "remind", text("quiet_from", "9" * _LONGEST, focused=True)),
        called(TYPING, "remind", text("place", "", focused=True)),
        called(TYPING, "remind", text("quiet_from", 0.5, _NUMBER, focused=True)),
        called(TYPING, "imhotep hand"),
        called(COMMAND, "imhotep hand", text("game", "\ud800")),
        called(COMMAND, "imhotep hand", text("game", 5, _WHOLE)),
        called(COMMAND, "imhotep"),
        called(COMMAND, "imhotep nonsense"),
        called(COMMAND, "games stats", text("player", str(known.users[0]), _USER)),
        called(COMMAND, "games language", text("language", "\ud800")),
        called(COMMAND, "games mine"),
    ]


@dataclass(frozen=True)
class Forger:
    known: Known
    random: Random

    def forge(self) -> Forged:
        return self.random.choices((self.press, self.command, self.typing, self.modal), (60, 25, 10, 5))[0]()

    def press(self) -> Forged:
        custom_id = self.custom_id()
        if self.random.random() < 0.6:
            return self._button(custom_id)
        data = {"custom_id": custom_id, "component_type": _SELECT, "values": self._values()}
        return Forged(COMPONENT, data)

    def foul(self) -> Forged:
        """An answer by somebody who plays and may be asked: to a question that nobody asked, or one not offered."""
        random, table = self.random, self.random.choice(self.known.tables)
        near = random.choice(self.known.questions)
        wrong = random.choice((near[:-1], near[1:] + near[:1], "9.99", "", "x"))
        if random.random() < 0.5:
            press = f"sq:{random.choice(('play', 'menu'))}:{table}"
            return self._button(
                f"{press}:{wrong}:{random.randrange(30)}" if random.random() < 0.5 else f"{press}:{near}:999"
            )
        values = [random.choice((*TEXTS, "999", "-1", "b999", "bb0", "٣", "²", "1e3"))]
        data: Json = {"custom_id": f"sq:pick:{table}:{random.choice((near, wrong))}:0", "component_type": _SELECT}
        return Forged(COMPONENT, {**data, "values": values})

    def _button(self, custom_id: str) -> Forged:
        return Forged(COMPONENT, {"custom_id": custom_id, "component_type": _BUTTON})

    def modal(self) -> Forged:
        field = {"type": 4, "custom_id": self._text(), "value": self._text()}
        return Forged(MODAL, {"custom_id": self.custom_id(), "components": [{"type": 1, "components": [field]}]})

    def custom_id(self) -> str:
        """Right in all but a part or two; at times torn to pieces."""
        random = self.random
        verb, question = str(random.choice(list(Verb))), self._question()
        parts = ["sq", verb, random.choice(self.known.tables), question, str(random.randrange(30))]
        if random.random() < 0.4:
            number = random.randrange(1, 5)
            parts[number] = random.choice(NUMBERS if number == 4 else (*NUMBERS, *TEXTS, "AAAAAAAAAAAA", "-"))
        whole = ":".join(parts)
        return self._torn(whole) if random.random() < 0.1 else whole

    def _question(self) -> str:
        random = self.random
        near = random.choice(self.known.questions)
        return str(random.choice((near, near, near[:-1], near[1:] + near[:1], "9.99", "", *Motion, *self._games())))

    def _games(self) -> list[str]:
        return [str(command["name"]) for command in self.known.commands]

    def _torn(self, text: str) -> str:
        random = self.random
        ways: tuple[Callable[[], str], ...] = (
            lambda: text[: random.randrange(len(text))],
            lambda: text * 3,
            lambda: text.replace(":", random.choice(("", "::", ";", "\uff1a")), random.randrange(1, 5)),
            lambda: "".join(random.sample(text, len(text))),
            lambda: text.upper(),
            self._text,
        )
        return random.choice(ways)() or "x"

    def _values(self) -> list[str]:
        random = self.random
        one = random.choice((*NUMBERS, *TEXTS, *map(str, self.known.users), *map(str, range(30))))
        return [one] * random.choice((1, 1, 1, 25))

    def _text(self) -> str:
        return self.random.choice((*TEXTS, *NUMBERS, *self.known.tables, *self._games()))

    # Commands

    def command(self) -> Forged:
        return Forged(COMMAND, self._called(focuses=False))

    def typing(self) -> Forged:
        return Forged(TYPING, self._called(focuses=True))

    def _called(self, *, focuses: bool) -> Json:
        """One that is registered; sometimes as an older or newer program would have it."""
        random = self.random
        command = random.choice(self.known.commands)
        below = [each for each in command.get("options", ()) if each["type"] in _GROUPS]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1}
        if random.random() < 0.03:
            data["name"] = random.choice(("nonsense", "imhotep2", "forget"))
        if not below:
            data["options"] = self._options(command, data, focuses=focuses)
            return data
        one = random.choice(below)
        inner: Json = {"name": one["name"], "type": 1, "options": self._options(one, data, focuses=focuses)}
        if random.random() < 0.05:
            inner["name"] = random.choice(("nonsense", "new", "board", "export", ""))
        data["options"] = [] if random.random() < 0.02 else [inner]
        return data

    def _options(self, command: Json, data: Json, *, focuses: bool) -> list[Json]:
        random = self.random
        some = [each for each in command.get("options", ()) if each.get("required") or random.random() < 0.5]
        given = [self._option(each, data) for each in some if random.random() > 0.03]
        if random.random() < 0.05:
            given.append({"name": "nonsense", "type": _TEXT, "value": self._text()})
        if focuses and given:
            random.choice(given)["focused"] = True
        return given

    def _option(self, option: Json, data: Json) -> Json:
        """Of its type, or of the one that it had once."""
        random = self.random
        is_right = random.random() < 0.9
        kind = option["type"] if is_right else random.choice((_TEXT, _WHOLE, _TRUE, _USER, _CHANNEL, _NUMBER))
        value: Any
        match kind:
            case 3:
                value = self._text()
            case 4:
                value = random.choice((0, 1, 2, 3, -1, 24, _SAFE, -_SAFE))
            case 5:
                value = random.random() < 0.5
            case 6:
                value = str(random.choice(self.known.users))
                self._resolve_user(data, value)
            case 7:
                value = str(random.choice(self.known.channels))
                self._resolve_channel(data, value)
            case _:
                value = random.choice((0.5, -1e300, 1e300))
        if "choices" in option and random.random() < 0.7:
            value, kind = random.choice(option["choices"])["value"], option["type"]
        return {"name": option["name"], "type": kind, "value": value}

    def _resolve_user(self, data: Json, user_id: str) -> None:
        """Sometimes of somebody who is no member here, and sometimes Discord tells nothing about him."""
        name, random = self.random.choice(NAMES), self.random
        if random.random() < 0.1:
            return
        resolved = data.setdefault("resolved", {})
        resolved.setdefault("users", {})[user_id] = {
            "id": user_id,
            "username": name,
            "discriminator": "0",
            "global_name": name,
            "avatar": None,
            "bot": random.random() < 0.1,
        }
        if random.random() < 0.8:
            about = {
                "roles": [],
                "joined_at": "2026-01-01T00:00:00+00:00",
                "permissions": "0",
                "flags": 0,
                "nick": name,
            }
            resolved.setdefault("members", {})[user_id] = about

    def _resolve_channel(self, data: Json, channel_id: str) -> None:
        kind = self.random.choice((0, 0, 2, 4, _THREAD))
        thread = {"archived": False, "auto_archive_duration": 60, "locked": False, "archive_timestamp": _LONG_AGO}
        more = {"owner_id": channel_id, "message_count": 1, "member_count": 1, "thread_metadata": thread}
        about = {"id": channel_id, "type": kind, "name": "x", "permissions": "0", "parent_id": channel_id}
        if kind == _THREAD:
            about |= more
        data.setdefault("resolved", {}).setdefault("channels", {})[channel_id] = about
