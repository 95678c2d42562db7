"""Documented limits of messages and modals of which the description says nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from typing import Any
from urllib.parse import urlsplit

Json = Mapping[str, Any]

COMPONENTS_V2 = 1 << 15
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_CONTENT = 2000
MAX_ROWS = 5
MAX_EMBEDS_TEXT = 6000


class Kind(IntEnum):
    """The types of components that are told apart here."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17


ONLY_V2 = frozenset(Kind) - {Kind.ACTION_ROW, Kind.BUTTON, Kind.STRING_SELECT}
LINK, PREMIUM = 5, 6


def objects(value: object) -> list[Json]:
    """The objects in a list; what is none is for the schema to tell."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def nested(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, in the order in which it is read."""
    for component in components:
        yield component
        inner = [component.get("accessory"), component.get("component")]
        yield from nested([*objects(component.get("components")), *objects(inner)])


def repeated(values: Iterable[object]) -> list[object]:
    return [value for value, count in Counter(map(_hashable, values)).items() if count > 1]


def message_problems(message: Json, *, creates: bool) -> Iterator[str]:
    components = list(nested(objects(message.get("components"))))
    flags = message.get("flags")
    if isinstance(flags, int) and flags & COMPONENTS_V2:
        yield from _v2(message, components)
    else:
        yield from _v1(message, components)
    yield from component_problems(components)
    if creates and not any(
        message.get(key) for key in ("content", "embeds", "components", "attachments", "poll", "sticker_ids")
    ):
        yield "an empty message: no content, embeds, components, attachments, poll or stickers"
    if creates or "attachments" in message:
        yield from _references(message, components)
    for value in repeated(each["id"] for each in objects(message.get("attachments")) if "id" in each):
        yield f"attachments: the id {value!r} is not unique"


def modal_problems(modal: Json) -> Iterator[str]:
    top = objects(modal.get("components"))
    if len(top) > MAX_ROWS:
        yield f"components: {len(top)} in a modal, at most {MAX_ROWS}"
    yield from component_problems(list(nested(top)))


def component_problems(components: list[Json]) -> Iterator[str]:
    """What holds of components wherever they are."""
    for key in ("custom_id", "id"):
        given = [each[key] for each in components if each.get(key)]
        for value in repeated(given):
            yield f"components: the {key} {value!r} is not unique"
    for component in components:
        match component.get("type"):
            case Kind.ACTION_ROW:
                yield from _row(objects(component.get("components")))
            case Kind.BUTTON:
                yield from _button(component)
            case Kind.STRING_SELECT:
                yield from _select(component)


def _v2(message: Json, components: list[Json]) -> Iterator[str]:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if message.get(key):
            yield f"{key} together with the flag IS_COMPONENTS_V2"
    if len(components) > MAX_COMPONENTS:
        yield f"components: {len(components)} in total, at most {MAX_COMPONENTS}"
    texts = [str(each.get("content", "")) for each in components if each.get("type") == Kind.TEXT_DISPLAY]
    if sum(map(len, texts)) > MAX_TEXT:
        yield f"text displays: {sum(map(len, texts))} characters in total, at most {MAX_TEXT}"


def _v1(message: Json, components: list[Json]) -> Iterator[str]:
    kinds = sorted({kind for kind in ONLY_V2 for each in components if each.get("type") == kind})
    if kinds:
        names = ", ".join(f"{kind.name} (type {kind})" for kind in kinds)
        yield f"components: {names} only with the flag IS_COMPONENTS_V2"
    rows = len(objects(message.get("components")))
    if rows > MAX_ROWS:
        yield f"components: {rows} action rows, at most {MAX_ROWS} without the flag IS_COMPONENTS_V2"
    content = message.get("content")
    if isinstance(content, str) and len(content) > MAX_CONTENT:
        yield f"content: {len(content)} characters, at most {MAX_CONTENT}"
    text = sum(map(_embed_text, objects(message.get("embeds"))))
    if text > MAX_EMBEDS_TEXT:
        yield f"embeds: {text} characters in total, at most {MAX_EMBEDS_TEXT}"


def _embed_text(embed: Json) -> int:
    parts = [
        *(embed.get(key) for key in ("title", "description")),
        *(field.get(key) for field in objects(embed.get("fields")) for key in ("name", "value")),
        *(part.get(key) for part in objects([embed.get("footer"), embed.get("author")]) for key in ("text", "name")),
    ]
    return sum(len(part) for part in parts if isinstance(part, str))


def _row(inner: list[Json]) -> Iterator[str]:
    if len(inner) > 1 and any(each.get("type") != Kind.BUTTON for each in inner):
        yield "action row: a select stands alone in its row"


def _button(button: Json) -> Iterator[str]:
    style = button.get("style")
    wanted = {LINK: "url", PREMIUM: "sku_id"}.get(style if isinstance(style, int) else 0, "custom_id")
    name = f"button {button.get('custom_id') or button.get('label')!r}"
    if button.get(wanted) is None:
        yield f"{name}: style {style} needs {wanted}"
    for key in {"url", "sku_id", "custom_id"} - {wanted}:
        if button.get(key) is not None:
            yield f"{name}: style {style} excludes {key}"
    if style != PREMIUM and not (button.get("label") or button.get("emoji")):
        yield f"{name}: neither label nor emoji"


def _select(select: Json) -> Iterator[str]:
    options, name = objects(select.get("options")), f"select {select.get('custom_id')!r}"
    for value in repeated(each.get("value") for each in options):
        yield f"{name}: the value {value!r} of an option is not unique"
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not isinstance(least, int) or not isinstance(most, int):
        return
    if least > most:
        yield f"{name}: min_values {least} is more than max_values {most}"
    if most > len(options) > 0:
        yield f"{name}: max_values {most} is more than the {len(options)} options"
    if sum(each.get("default") is True for each in options) > most:
        yield f"{name}: more options are chosen by default than max_values {most}"


def _references(message: Json, components: list[Json]) -> Iterator[str]:
    """Pictures and files that are shown as `attachment://name` are attached under that name."""
    attachments = objects(message.get("attachments"))
    names = {each.get("filename") for each in attachments}
    for url in filter(None, map(_url, _media(components))):
        address = urlsplit(url)
        if address.scheme == "attachment" and None not in names and address.netloc + address.path not in names:
            yield f"media: {url} is not among the attachments"
        elif address.scheme not in ("attachment", "http", "https", ""):
            yield f"media: {url} is neither http, https nor attachment"


def _media(components: list[Json]) -> Iterator[object]:
    for component in components:
        yield component.get("media")
        yield component.get("file")
        yield from (item.get("media") for item in objects(component.get("items")))


def _url(media: object) -> str | None:
    url = media.get("url") if isinstance(media, dict) else None
    return url if isinstance(url, str) else None


def _hashable(value: object) -> object:
    return value if isinstance(value, str | int | float | None) else repr(value)
