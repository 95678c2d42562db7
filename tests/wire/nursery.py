"""`python -m tests.wire.nursery`: has loaded the program, and forks a bot for each order on its input.

Loading is nearly all of a start. What comes of it is a process like any other, with its own memory and connections.
"""

from __future__ import annotations

import json
import os
import sys

from bot.__main__ import main


def _bot(log: str, surroundings: dict[str, str]) -> int:
    """The end of the forked process is the end of this."""
    nothing, written = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(nothing, 0)
    for stream in (1, 2):
        os.dup2(written, stream)
    os.environ.clear()
    os.environ.update(surroundings)
    try:
        return main([])
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


def serve() -> None:
    """Says the number of each, and when it has ended with which code."""
    while order := sys.stdin.readline():
        child = os.fork()
        if child == 0:
            os._exit(_bot(**json.loads(order)))
        print(child, flush=True)  # noqa: T201 - the answer
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)  # noqa: T201


if __name__ == "__main__":
    serve()
