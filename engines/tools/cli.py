"""The command line: reads arguments, refuses bad ones in one line, and starts a tool."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from engines.core.errors import Refusal
from engines.core.replay import perft
from engines.registry import GAMES
from engines.tools.choices import chosen_options
from engines.tools.plain import plain
from engines.tools.play import play
from engines.tools.playout import playout
from engines.tools.replay import replay


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        return _run(asked)
    except Refusal as refusal:
        print(f"python -m engines: {plain(refusal.reason)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has had enough; what Python would still flush at exit has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(asked: argparse.Namespace) -> int:
    if asked.tool == "replay":
        print(replay(asked.file))
        return 0
    game = GAMES[asked.game]
    seats: int = game.info.seats[0] if asked.seats is None else asked.seats
    options = chosen_options(game.info, asked.sides, asked.option)
    seed: str = secrets.token_hex(16) if asked.seed is None else asked.seed
    match asked.tool:
        case "play":
            play(game, seats, options, seed)
        case "playout":
            form = {"as_json": asked.json, "with_transcript": asked.transcript}
            for line in playout(game, seats, options, seed, asked.games, **form):
                print(line, flush=True)
        case "perft":
            state = game.new(seats, options, seed)
            for depth in range(1, asked.depth + 1):
                print(depth, perft(game, state, depth), flush=True)
    return 0


def _parser() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("game", choices=GAMES)
    common.add_argument("--seats", type=int, help="number of players; without it the fewest possible")
    common.add_argument("--sides", help="for games with sides: A or B for each board, in the order of its options")
    common.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="any other option of the game"
    )
    common.add_argument("--seed", help="any text; without it a random one")

    parser = argparse.ArgumentParser(prog="python -m engines", description="Play and examine games without Discord.")
    tools = parser.add_subparsers(dest="tool", required=True)
    tools.add_parser("play", parents=[common], help="play in the terminal, hot seat")
    random_play = tools.add_parser("playout", parents=[common], help="random legal play")
    random_play.add_argument("--games", type=_at_least_one, default=1)
    random_play.add_argument("--json", action="store_true", help="one JSON line a game")
    random_play.add_argument("--transcript", action="store_true", help="JSON with every step, for a referee")
    counting = tools.add_parser("perft", parents=[common], help="count all lines of play to a depth")
    counting.add_argument("--depth", type=_at_least_one, default=3)
    again = tools.add_parser("replay", help="play an exported game again and check how it ended")
    again.add_argument("file", type=Path)
    return parser


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number
