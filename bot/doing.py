"""What the bot is doing for people just now, so that a stop can let it finish."""

from __future__ import annotations

import asyncio

import structlog

log = structlog.get_logger()
_FAREWELL = 5.0  # seconds to finish what is being done when the program stops


class Doing:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def begun(self) -> None:
        """The task that calls this is something to finish."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finished(self) -> None:
        """Waits for everything; what takes too long is given up: whatever was saved is shown at the next start."""
        others = self._tasks - {asyncio.current_task()}
        if not others:
            return
        _, late = await asyncio.wait(others, timeout=_FAREWELL)
        for task in late:
            task.cancel()
        if late:
            log.warning("given up", presses=len(late))
            await asyncio.wait(late)
