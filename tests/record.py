"""`python -m tests.record imhotep`: writes a game's playthroughs and perft lines anew, after a change of rules.

A playthrough is a whole game with its final scores. Look at the difference before you commit it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from pydantic_core import to_jsonable_python

from engines.core.options import Options
from engines.core.replay import perft
from engines.registry import GAMES
from tests.laws import trial
from tests.laws.policies import Policy, at_random, caretaker, stubborn
from tests.laws.subject import Subject
from tests.laws.subjects import SUBJECTS

HERE = Path(__file__).parent


def write(subject: Subject) -> None:
    policies: dict[str, Policy] = {"random": at_random, "caretaker": caretaker}
    policies |= {name.replace(" ", "-"): stubborn(rank) for name, rank in subject.stubborn.items()}
    lines = []
    for number, (name, policy) in enumerate(policies.items()):
        seats = subject.counts[number % len(subject.counts)]
        mix = subject.mixes[-1 - 7 * number % len(subject.mixes)]
        record = trial.play(subject, seats, mix, name, policy)
        outcome = subject.game.outcome(record.state)
        game = {**_setup(seats, mix, name), "log": to_jsonable_python(record.log)}
        (HERE / "playthroughs" / f"{subject.key}-{name}.json").write_text(
            json.dumps({**game, "outcome": to_jsonable_python(outcome)}) + "\n"
        )
        first = subject.game.new(seats, mix, name)
        counts = [perft(subject.game, first, depth) for depth in range(1, subject.depth + 1)]
        lines.append(json.dumps({**_setup(seats, mix, name), "counts": counts}))
    (HERE / "perft" / f"{subject.key}.jsonl").write_text("\n".join(lines) + "\n")


def _setup(seats: int, mix: Options, seed: str) -> Mapping[str, object]:
    return {"seats": seats, "options": mix.model_dump(mode="json"), "seed": seed}


if __name__ == "__main__":
    for key in sys.argv[1:] or GAMES:
        write(SUBJECTS[key])
