"""Commands are compared with what Discord has, and sent only when they differ: sending them is limited per day."""

from __future__ import annotations

from typing import cast

import structlog
from discord import app_commands
from discord.http import Route

log = structlog.get_logger()


async def sync_if_different(tree: app_commands.CommandTree, application_id: int | None) -> None:
    ours = [await _payload(tree, command) for command in tree.get_commands()]
    theirs = await tree.client.http.request(
        Route("GET", "/applications/{application_id}/commands", application_id=application_id),
        params={"with_localizations": "true"},
    )
    if is_in_step(ours, theirs):
        log.info("commands in step", count=len(ours))
        return
    await tree.sync()
    log.info("commands sent", count=len(ours))


async def _payload(tree: app_commands.CommandTree, command: object) -> dict[str, object]:
    assert isinstance(command, app_commands.Command | app_commands.Group | app_commands.ContextMenu)
    translator = tree.translator
    payload = command.to_dict(tree) if translator is None else await command.get_translated_payload(tree, translator)
    return cast(dict[str, object], payload)


def is_in_step(ours: list[dict[str, object]], theirs: list[dict[str, object]]) -> bool:
    """Whether Discord has exactly these commands; it may say more about each than we do."""
    known = {(command.get("type", 1), command["name"]): command for command in theirs}
    names = {(command.get("type", 1), command["name"]) for command in ours}
    return names == set(known) and all(_agrees(c, known[c.get("type", 1), c["name"]]) for c in ours)


def _agrees(ours: object, theirs: object) -> bool:
    """What we leave empty Discord may leave out."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return all(_agrees(value, theirs.get(key)) for key, value in ours.items())
    if isinstance(ours, list) and isinstance(theirs, list):
        return len(ours) == len(theirs) and all(_agrees(one, other) for one, other in zip(ours, theirs, strict=True))
    return ours == theirs or not (ours or theirs)
