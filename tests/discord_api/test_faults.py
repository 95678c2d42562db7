"""Every planted fault is found and named; just short of it, nothing is."""

from __future__ import annotations

import pytest
from simcord import HttpLogEntry

from tests.discord_api.bodies import (
    CALLBACK,
    COMMANDS,
    MESSAGES,
    answer,
    argument,
    arguments,
    attachment,
    box,
    button,
    buttons,
    choice,
    command,
    gallery,
    item,
    long_command,
    option,
    options,
    request,
    row,
    section,
    select,
    send,
    show,
    sync,
    text,
)
from tests.discord_api.checker import needs_description, problems

pytestmark = needs_description

NOBODY: dict[str, list[str]] = {"parse": []}
LABEL = {"type": 18, "label": "Name", "component": {"type": 4, "style": 1, "custom_id": "name"}}

# What is still right, what no longer is, and what the problem says.
LIMITS: dict[str, tuple[HttpLogEntry, HttpLogEntry, str]] = {
    "components": (
        show(box(*[text()] * 39)),
        show(box(*[text()] * 34, row(*buttons(5)))),
        "components: 41 in total, at most 40",
    ),
    "components in a section": (
        show(*[section(accessory=button(custom_id=f"{n}")) for n in range(13)]),
        show(*[section(accessory=button(custom_id=f"{n}")) for n in range(13)], text(), text()),
        "components: 41 in total, at most 40",
    ),
    "text": (
        show(text("a" * 2000), box(text("a" * 2000))),
        show(text("a" * 2000), box(text("a" * 2001))),
        "text displays: 4001 characters in total, at most 4000",
    ),
    "empty text": (show(text("a")), show(text("")), "content: 0 characters, at least 1"),
    "long custom_id": (
        show(row(button(custom_id="a" * 100))),
        show(row(button(custom_id="a" * 101))),
        "custom_id: 101 characters, at most 100",
    ),
    "empty custom_id": (
        show(row(button(custom_id="a"))),
        show(row(button(custom_id=""))),
        "custom_id: 0 characters, at least 1",
    ),
    "repeated custom_id": (
        show(row(button()), box(row(select(*options(2))))),
        show(row(button()), box(row(select(*options(2), custom_id="go")))),
        "the custom_id 'go' is not unique",
    ),
    "repeated component id": (
        show(text() | {"id": 1}, text() | {"id": 2}),
        show(text() | {"id": 1}, text() | {"id": 1}),
        "the id 1 is not unique",
    ),
    "button label": (
        show(row(button(label="a" * 80))),
        show(row(button(label="a" * 81))),
        "components[0].components[0].label: 81 characters, at most 80",
    ),
    "button without label": (
        show(row(button(label=None, emoji={"name": "🔺"}))),
        show(row(button(label=None))),
        "neither label nor emoji",
    ),
    "button without custom_id": (
        show(row(button())),
        show(row(button(custom_id=None))),
        "style 1 needs custom_id",
    ),
    "link with custom_id": (
        show(row(button(style=5, custom_id=None, url="https://example.org"))),
        show(row(button(style=5, url="https://example.org"))),
        "style 5 excludes custom_id",
    ),
    "many options": (
        show(row(select(*options(25)))),
        show(row(select(*options(26)))),
        "options: 26 entries, at most 25",
    ),
    "no options": (show(row(select(option()))), show(row(select())), "options: 0 entries, at least 1"),
    "repeated value": (
        show(row(select(option(1), option(2)))),
        show(row(select(option(1), option(1)))),
        "the value '1' of an option is not unique",
    ),
    "option label": (
        show(row(select(option(label="a" * 100)))),
        show(row(select(option(label="a" * 101)))),
        "options[0].label: 101 characters, at most 100",
    ),
    "option value": (
        show(row(select(option(value="a" * 100)))),
        show(row(select(option(value="a" * 101)))),
        "options[0].value: 101 characters, at most 100",
    ),
    "option description": (
        show(row(select(option(description="a" * 100)))),
        show(row(select(option(description="a" * 101)))),
        "options[0].description: 101 characters, at most 100",
    ),
    "max_values": (
        show(row(select(*options(3), max_values=3))),
        show(row(select(*options(3), max_values=4))),
        "max_values 4 is more than the 3 options",
    ),
    "min_values": (
        show(row(select(*options(3), min_values=2, max_values=2))),
        show(row(select(*options(3), min_values=2))),
        "min_values 2 is more than max_values 1",
    ),
    "defaults": (
        show(row(select(option(1, default=True), option(2)))),
        show(row(select(option(1, default=True), option(2, default=True)))),
        "more options are chosen by default than max_values 1",
    ),
    "placeholder": (
        show(row(select(option(), placeholder="a" * 150))),
        show(row(select(option(), placeholder="a" * 151))),
        "placeholder: 151 characters, at most 150",
    ),
    "buttons in a row": (
        show(row(*buttons(5))),
        show(row(*buttons(6))),
        "components[0].components: 6 entries, at most 5",
    ),
    "select beside a button": (
        show(row(button()), row(select(option()))),
        show(row(button(), select(option()))),
        "a select stands alone",
    ),
    "gallery items": (
        show(gallery(*[item()] * 10)),
        show(gallery(*[item()] * 11)),
        "items: 11 entries, at most 10",
    ),
    "empty gallery": (show(gallery(item())), show(gallery()), "items: 0 entries, at least 1"),
    "gallery description": (
        show(gallery(item(description="a" * 1024))),
        show(gallery(item(description="a" * 1025))),
        "items[0].description: 1025 characters, at most 1024",
    ),
    "media not attached": (
        show(gallery(item(media={"url": "attachment://board.png"})), attachments=[attachment()]),
        show(gallery(item(media={"url": "attachment://other.png"})), attachments=[attachment()]),
        "attachment://other.png is not among the attachments",
    ),
    "media without address": (
        show(gallery(item())),
        show(gallery(item(media={"url": "board.png"}))),
        "board.png is not of the format uri",
    ),
    "media from elsewhere": (
        show(gallery(item())),
        show(gallery(item(media={"url": "ftp://example.org/board.png"}))),
        "is neither http, https nor attachment",
    ),
    "content with V2": (show(text(), content=None), show(text(), content="Hello"), "content together with the flag"),
    "embeds with V2": (
        show(text(), embeds=[]),
        show(text(), embeds=[{"title": "Hello"}]),
        "embeds together with the flag",
    ),
    "container without V2": (
        show(box(text())),
        show(box(text()), flags=0),
        "CONTAINER (type 17) only with the flag IS_COMPONENTS_V2",
    ),
    "text display without V2": (show(text()), show(text(), flags=64), "TEXT_DISPLAY (type 10) only with the flag"),
    "gallery without V2": (
        show(gallery(item())),
        show(gallery(item()), flags=None),
        "MEDIA_GALLERY (type 12) only with the flag",
    ),
    "section without V2": (
        show(section()),
        show(section(), flags=0),
        "SECTION (type 9), TEXT_DISPLAY (type 10) only with the flag",
    ),
    "separator without V2": (
        show({"type": 14}),
        show({"type": 14}, flags=0),
        "SEPARATOR (type 14) only with the flag",
    ),
    "rows without V2": (
        send(components=[row(each) for each in buttons(5)]),
        send(components=[row(each) for each in buttons(6)]),
        "6 action rows, at most 5",
    ),
    "edit without V2": (
        request("PATCH", MESSAGES + "/2", {"components": [text()], "flags": 1 << 15}),
        request("PATCH", MESSAGES + "/2", {"components": [text()]}),
        "TEXT_DISPLAY (type 10) only with the flag",
    ),
    "attachment description": (
        send(attachments=[attachment(description="a" * 1024)]),
        send(attachments=[attachment(description="a" * 1025)]),
        "attachments[0].description: 1025 characters, at most 1024",
    ),
    "repeated attachment": (
        send(attachments=[attachment(), attachment(id=1)]),
        send(attachments=[attachment(), attachment()]),
        "attachments: the id 0 is not unique",
    ),
    "nonce": (send(nonce="1" * 25), send(nonce="1" * 26), "nonce: 26 characters, at most 25"),
    "content": (send(content="a" * 2000), send(content="a" * 2001), "content: 2001 characters, at most 2000"),
    "embeds": (
        send(embeds=[{"description": "a" * 3000}] * 2),
        send(embeds=[{"description": "a" * 3000}, {"description": "a" * 3000, "footer": {"text": "a"}}]),
        "embeds: 6001 characters in total, at most 6000",
    ),
    "empty message": (send(), send(content=""), "an empty message"),
    "modal": (
        answer(9, custom_id="a", title="A", components=[LABEL]),
        answer(9, custom_id="a", title="A", components=[text()] * 6),
        "components: 6 in a modal, at most 5",
    ),
    "modal title": (
        answer(9, custom_id="a", title="a" * 45, components=[LABEL]),
        answer(9, custom_id="a", title="a" * 46, components=[LABEL]),
        "data.title: 46 characters, at most 45",
    ),
    "autocompletion": (
        answer(8, choices=[choice(n) for n in range(25)]),
        answer(8, choices=[choice(n) for n in range(26)]),
        "choices: 26 entries, at most 25",
    ),
    "autocompleted value": (
        answer(8, choices=[choice(value="a" * 100)]),
        answer(8, choices=[choice(value="a" * 101)]),
        "value of the choice 'Choice 0': 101 characters, at most 100",
    ),
    "thread name": (
        request("POST", "/channels/1/threads", {"name": "a" * 100, "type": 11}),
        request("POST", "/channels/1/threads", {"name": "a" * 101, "type": 11}),
        "name: 101 characters, at most 100",
    ),
    "reason": (
        HttpLogEntry("DELETE", MESSAGES + "/2", {}, None, "a" * 512),
        HttpLogEntry("DELETE", MESSAGES + "/2", {}, None, "a" * 513),
        "reason: 513 characters, at most 512",
    ),
    # Commands
    "command name": (
        sync(command(name="a" * 32)),
        sync(command(name="a" * 33)),
        "body[0].name: 33 characters, at most 32",
    ),
    "command name in capitals": (sync(command(name="jeu-été")), sync(command(name="Play")), "is not in lower case"),
    "command name with a space": (sync(command(name="play_it")), sync(command(name="play it")), "contains ' '"),
    "translated name": (
        sync(command(name_localizations={"fr": "jouer"})),
        sync(command(name_localizations={"fr": "à jouer"})),
        "contains ' '",
    ),
    "locale": (
        sync(command(description_localizations={"en-GB": "Play"})),
        sync(command(description_localizations={"en": "Play"})),
        "unknown locale 'en'",
    ),
    "command description": (
        sync(command(description="a" * 100)),
        sync(command(description="a" * 101)),
        "body[0].description: 101 characters, at most 100",
    ),
    "empty command description": (
        sync(command(description="a")),
        sync(command(description="")),
        "description: 0 characters, at least 1",
    ),
    "empty option description": (
        sync(command(options=[argument()])),
        sync(command(options=[argument(description="")])),
        "options[0].description: 0 characters, at least 1",
    ),
    "command options": (
        sync(command(options=arguments(25))),
        sync(command(options=arguments(26))),
        "options: 26 entries, at most 25",
    ),
    "repeated option": (
        sync(command(options=[argument(1), argument(2)])),
        sync(command(options=[argument(1), argument(1)])),
        "the option 'word-1' is not unique",
    ),
    "order of options": (
        sync(command(options=[argument(1, required=True), argument(2)])),
        sync(command(options=[argument(1), argument(2, required=True)])),
        "a required option comes after an optional one",
    ),
    "choices": (
        sync(command(options=[argument(choices=[choice(n) for n in range(25)])])),
        sync(command(options=[argument(choices=[choice(n) for n in range(26)])])),
        "choices: 26 entries, at most 25",
    ),
    "choices and autocompletion": (
        sync(command(options=[argument(autocomplete=True, choices=[])])),
        sync(command(options=[argument(autocomplete=True, choices=[choice()])])),
        "autocomplete together with choices",
    ),
    "mixed subcommands": (
        sync(command(options=[{"type": 1, "name": "new", "description": "New", "options": [argument()]}])),
        sync(command(options=[{"type": 1, "name": "new", "description": "New"}, argument()])),
        "subcommands and other options are mixed",
    ),
    "total of a command": (
        sync(long_command(0)),
        sync(long_command(1)),
        "8001 characters of names, descriptions and values in total, at most 8000",
    ),
    "total of a translated command": (
        sync(long_command(0) | {"description_localizations": {"fr": "d" * 96, "de": "d" * 96}}),
        sync(long_command(0) | {"description_localizations": {"fr": "d" * 96, "de": "d" * 97}}),
        "8001 characters of names, descriptions and values in total, at most 8000",
    ),
    "commands": (
        sync(*[command(name=f"play-{n}") for n in range(100)]),
        sync(*[command(name=f"play-{n}") for n in range(101)]),
        "101 commands of type 1, at most 100",
    ),
    "repeated command": (
        sync(command(), command(name="stop")),
        sync(command(), command()),
        "the command 'play' of type 1 is not unique",
    ),
    "menu with a description": (
        sync(command(type=3, name="Look it up", description="")),
        sync(command(type=3, name="Look it up", description="Look")),
        "only slash commands have one",
    ),
    "repeated choice": (
        sync(command(options=[argument(choices=[choice(1), choice(2)])])),
        sync(command(options=[argument(choices=[choice(1), choice(1)])])),
        "the name 'Choice 1' of a choice is not unique",
    ),
    "bounds of an option": (
        sync(command(options=[argument(min_length=3, max_length=3)])),
        sync(command(options=[argument(min_length=4, max_length=3)])),
        "min_length 4 is more than max_length 3",
    ),
    "a single command": (
        request("POST", COMMANDS, command()),
        request("POST", COMMANDS, command(name="Play")),
        "is not in lower case",
    ),
    "a changed command": (
        request("PATCH", COMMANDS + "/2", {"name": "play"}),
        request("PATCH", COMMANDS + "/2", {"description": ""}),
        "description: 0 characters, at least 1",
    ),
    # Mentions
    "mentions of a message": (send(), send(allowed_mentions=None), "allowed_mentions: absent"),
    "mentions of a followup": (
        request("POST", "/webhooks/1/token", {"content": "Hello", "allowed_mentions": NOBODY}),
        request("POST", "/webhooks/1/token", {"content": "Hello"}),
        "allowed_mentions: absent",
    ),
    "mentions of an answer": (
        answer(4, content="Hello", allowed_mentions=NOBODY),
        answer(4, content="Hello"),
        "allowed_mentions: absent",
    ),
    "mentions of a post": (
        request("POST", "/channels/1/threads", {"name": "a", "message": {"content": "a", "allowed_mentions": NOBODY}}),
        request("POST", "/channels/1/threads", {"name": "a", "message": {"content": "a"}}),
        "allowed_mentions: absent",
    ),
    # What the description itself says
    "route": (request("GET", "/channels/1"), request("GET", "/chanels/1"), "unknown route: no path like /chanels/1"),
    "method": (
        request("POST", "/channels/1/typing"),
        request("DELETE", "/channels/1/typing"),
        "unknown route: DELETE is not described for /channels/{channel_id}/typing",
    ),
    "needless body": (
        request("DELETE", MESSAGES + "/2"),
        request("DELETE", MESSAGES + "/2", {"content": "Hello"}),
        "body: none is described",
    ),
    "missing body": (request("PUT", COMMANDS, []), request("PUT", COMMANDS), "body: none, but one is required"),
    "query": (request("GET", MESSAGES, limit=5), request("GET", MESSAGES, count=5), "query: count is not described"),
    "value in a query": (
        request("GET", MESSAGES, limit=100),
        request("GET", MESSAGES, limit=101),
        "query: limit cannot be 101",
    ),
    "missing in a query": (
        request("GET", "/guilds/1/members/search", query="amina"),
        request("GET", "/guilds/1/members/search"),
        "query: query is required",
    ),
    "value in a path": (
        request("GET", "/channels/1"),
        request("GET", "/channels/games"),
        "path: channel_id cannot be games",
    ),
    "type of a field": (send(tts=False), send(tts="no"), "body.tts: no is str, expected ['boolean', 'null']"),
    "type of a list": (send(embeds=[]), send(embeds={}), "body.embeds: {} is dict, expected ['array', 'null']"),
    "type of a body": (send(), request("POST", MESSAGES, []), "body: [] is list, expected object"),
    "missing field": (
        show(gallery(item())),
        show(gallery({"description": "A board"})),
        "body.components[0].items[0]: 'media' is required",
    ),
    "missing type": (
        show(text()),
        show({"content": "Hello"}),
        "body.components[0]: 'type' is required",
    ),
    "missing in an answer": (
        answer(9, custom_id="a", title="A", components=[LABEL]),
        request("POST", CALLBACK, {"type": 9}),
        "body: 'data' is required",
    ),
    "unknown component": (show(text()), show({"type": 99}), "body.components[0].type: 99 is not possible here"),
    "container in a container": (
        show(box(text())),
        show(box(box(text()))),
        "body.components[0].components[0].type: 17 is not possible here",
    ),
    "unknown style": (
        show(row(button(style=4))),
        show(row(button(style=9))),
        "style: 9 is unknown, expected one of 1, 2, 3, 4, 5, 6",
    ),
    "unknown mention": (
        send(allowed_mentions={"parse": ["users"]}),
        send(allowed_mentions={"parse": ["members"]}),
        "parse[0]: members is unknown, expected one of 'users'",
    ),
    "unknown answer": (answer(6), answer(3), "body.type: 3 is not possible here"),
    "unknown duration": (
        request("POST", "/channels/1/threads", {"name": "a", "auto_archive_duration": 1440}),
        request("POST", "/channels/1/threads", {"name": "a", "auto_archive_duration": 1441}),
        "auto_archive_duration: 1441 is unknown, expected one of 60",
    ),
    "colour": (
        show(box(text()) | {"accent_color": 0xFFFFFF}),
        show(box(text()) | {"accent_color": 0x1000000}),
        "accent_color: 16777216 is greater than the maximum",
    ),
    "identifier": (
        send(allowed_mentions={"users": ["1", 2]}),
        send(allowed_mentions={"users": ["amina"]}),
        "users[0]: 'amina' does not match",
    ),
}


@pytest.mark.parametrize("fault", LIMITS)
def test_just_short_of_a_fault_nothing_is_wrong(fault: str) -> None:
    right, _, _ = LIMITS[fault]
    assert problems(right) == []


@pytest.mark.parametrize("fault", LIMITS)
def test_a_fault_is_named_and_nothing_else(fault: str) -> None:
    _, wrong, cause = LIMITS[fault]
    found = problems(wrong)
    assert len(found) == 1
    assert cause in found[0]
