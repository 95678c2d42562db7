"""An archived thread: nothing in it can be changed or deleted until it is opened again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

ARCHIVED = 50083


async def even_if_archived(client: discord.Client, channel_id: int, change: Callable[[], Awaitable[object]]) -> None:
    """Does it again in the opened thread; whoever may speak there may open it. A locked one stays as it is."""
    try:
        await change()
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        if not await _opened(client, channel_id):
            raise
        await change()


async def _opened(client: discord.Client, channel_id: int) -> bool:
    try:
        thread = await client.fetch_channel(channel_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
            return True
    except discord.HTTPException:
        pass
    return False
