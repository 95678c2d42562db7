"""`python -m bot`: joins Discord, or without a token opens the playground; `check`, `doctor`, `backup FILE` besides."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import aiohttp
import discord
import structlog

from bot import settings as reading
from bot.alone import alone
from bot.check import check
from bot.client import Client
from bot.doctor.doctor import doctor
from bot.elsewhere import talk_to
from bot.settings import BadSettings, Settings
from bot.store.errors import StoreError
from bot.store.repository import Store


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        settings = reading.load()
        _log_at(settings.log_level)
        match asked.tool:
            case "check":
                return asyncio.run(check(settings))
            case "backup":
                return asyncio.run(_backup(settings, asked.file))
            case "doctor":
                return asyncio.run(doctor(settings.database, repairs=asked.repair))
            case _:
                return asyncio.run(_run(settings))
    except (BadSettings, StoreError) as error:
        print(f"python -m bot: {error}", file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("python -m bot: DISCORD_TOKEN: Discord does not accept it", file=sys.stderr)
        return 2
    except aiohttp.ClientConnectionError as error:
        print(f"python -m bot: Discord cannot be reached: {error}", file=sys.stderr)
        return 1


async def _run(settings: Settings) -> int:
    if settings.discord_token is None:
        from bot.playground import play  # only here: a bot with a token needs no simulated Discord

        return await until_stopped(settings, lambda stop: play(settings, stop))
    if settings.discord_address is not None:
        talk_to(settings.discord_address)
    token = settings.discord_token.get_secret_value()
    client = Client(settings.database, burst=settings.presses_at_once)

    async def connected(stop: asyncio.Event) -> None:
        async with client:
            running = asyncio.create_task(client.start(token))
            stopping = asyncio.create_task(stop.wait())
            await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            await client.close()
            await running

    return await until_stopped(settings, connected)


async def until_stopped(settings: Settings, work: Callable[[asyncio.Event], Awaitable[None]]) -> int:
    """Runs, alone on its database, until SIGTERM or SIGINT asks for a clean stop."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    await alone(settings.database, stop, work)
    return 0


async def _backup(settings: Settings, file: Path) -> int:
    store = await Store.open(settings.database)
    try:
        await store.backup(file)
    finally:
        await store.close()
    print(f"The games are copied to {file}.")
    return 0


def _log_at(level: str) -> None:
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=max(logging.WARNING, logging.getLevelNamesMapping()[level]), stream=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Egyptian board games on Discord.")
    tools = parser.add_subparsers(dest="tool")
    tools.add_parser("check", help="verify settings, database, fonts and words without connecting")
    treating = tools.add_parser("doctor", help="find out what is wrong with the database, and repair it")
    treating.add_argument(
        "--repair", action="store_true", help="after keeping the file as it was; only without the bot"
    )
    backup = tools.add_parser("backup", help="copy all games to a new file, also while the bot runs")
    backup.add_argument("file", type=Path)
    return parser


if __name__ == "__main__":
    sys.exit(main())
