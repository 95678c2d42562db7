"""A person at the terminal: a real process, answered menu by menu."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[3]
AWAY = "turned away. "
CLEARED = "\x1b[2J"


def play_to_the_end(*arguments: str) -> list[str]:
    """What the screen said before each answer, and at last; the answers are random."""
    random = Random(1)
    screens = []
    command = [sys.executable, "-m", "engines", "play", "imhotep", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        while True:
            screen = ""
            while not screen.endswith(("\n> ", AWAY)) and (character := player.stdout.read(1)):
                screen += character
            screens.append(screen)
            if not screen.endswith(("\n> ", AWAY)):
                return screens
            numbers = re.findall(r"^ +(\d+)  ", screen, re.MULTILINE)
            player.stdin.write("\n" if screen.endswith(AWAY) else f"{random.choice(numbers)}\n")
            player.stdin.flush()


def test_a_game_with_private_questions() -> None:
    screens = play_to_the_end("--seats", "3", "--sides", "BBBBB", "--seed", "12")
    assert "The game is over." in screens[-1]
    private = [number for number, screen in enumerate(screens) if screen.endswith(AWAY)]
    assert private
    for number in private:
        assert "keep card" not in screens[number]
        assert "keep card" in screens[number + 1]
        # Then the screen is cleared, and what the others read next does not repeat the question.
        assert screens[number + 2].startswith(CLEARED)
        assert "keep card" not in screens[number + 2]
    shown = "".join(screen for number, screen in enumerate(screens) if number - 1 not in private)
    assert "keep card" not in shown
