"""The bot as a process of its own: started, killed, ended, and what it wrote on its way."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from dataclasses import dataclass, field
from pathlib import Path

from tests.wire.loopback import TOKEN, Loopback

ROOT = Path(__file__).parents[2]


@dataclass
class Bot:
    """`log`: what all its lives wrote."""

    discord: Loopback
    database: Path
    log: Path
    settings: dict[str, str] = field(default_factory=dict)
    process: Process | None = None

    async def start(self, seconds: float = 60.0) -> None:
        """Until it listens at the gateway."""
        self.discord.gateway.ready.clear()
        await self.begin()
        await asyncio.wait_for(self.discord.gateway.ready.wait(), seconds)

    def _surroundings(self) -> dict[str, str]:
        kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        return {
            **kept,
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_ADDRESS": self.discord.address,
            "DATABASE": str(self.database),
            "LOG_LEVEL": "INFO",
            "PRESSES_AT_ONCE": "1000000",  # a crowd of few people is to keep the bot busy
            **self.settings,
        }

    async def begin(self, *arguments: str) -> None:
        surroundings = self._surroundings()
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot",
                *arguments,
                cwd=ROOT,
                env=surroundings,
                stdin=DEVNULL,
                stdout=log,
                stderr=log,
            )

    async def run(self, *arguments: str) -> int:
        """One of the tools, to its end."""
        assert self.process is None
        await self.begin(*arguments)
        assert self.process is not None
        code = await asyncio.wait_for(self.process.wait(), 60)
        self.process = None
        return code

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """As an operator stops it."""
        return await self._end(signal.SIGTERM)

    async def _end(self, by: signal.Signals) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(by)
        code = await asyncio.wait_for(self.process.wait(), 30)
        self.process = None
        self.discord.gateway.ready.clear()
        return code

    def written(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def checked(self) -> None:
        """Nothing that it had not expected stands in its log."""
        said = self.written()
        first = said.find("Traceback")
        assert first < 0, said[max(0, first - 500) : first + 5000]


@dataclass
class Forked(Bot):
    """Comes from a process that has loaded the program already: for those who start it often."""

    nursery: Process | None = None
    born: int = 0

    async def begin(self, *arguments: str) -> None:
        assert not arguments
        if self.nursery is None:
            command = (sys.executable, "-m", "tests.wire.nursery")
            self.nursery = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE)
        assert self.nursery.stdin is not None
        order = {"log": str(self.log), "surroundings": self._surroundings()}
        self.nursery.stdin.write(json.dumps(order).encode() + b"\n")
        self.born = await self._told()

    async def _told(self) -> int:
        assert self.nursery is not None
        assert self.nursery.stdout is not None
        return int(await asyncio.wait_for(self.nursery.stdout.readline(), 60))

    @property
    def pid(self) -> int:
        return self.born

    async def _end(self, by: signal.Signals) -> int:
        os.kill(self.born, by)
        code, self.born = await self._told(), 0
        self.discord.gateway.ready.clear()
        return code

    async def close(self) -> None:
        """With whatever still runs."""
        if self.born:
            await self.kill()
        if self.nursery is not None:
            self.nursery.kill()
            await self.nursery.wait()
