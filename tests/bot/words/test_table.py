"""What is said about a table beside playing: every text in every case, and buttons that fit whatever the names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from bot.store.records import Motion, Verdict
from bot.words.words import LANGUAGES, words
from tests.bot.words.files import in_every_language, selections, typeset, variables

LONGEST_NAME = "W" * 18  # as `label_names` leaves it, with a symbol
BUTTON = 80


def _cases(language: str, key: str) -> Iterator[str]:
    """The text with each value that it depends on, and with some number where it depends on one."""
    message = in_every_language("table.ftl")[language][key]
    wanted = dict(selections(message))
    facts = sorted(wanted)
    others = dict.fromkeys(variables(message) - wanted.keys(), LONGEST_NAME)
    for chosen in product(*(sorted(wanted[fact]) for fact in facts)):
        given = {
            fact: int(value) if value.isdigit() else 7 if value in ("other", "one", "many") else value
            for fact, value in zip(facts, chosen, strict=True)
        }
        yield words(language).say(key, **others, **given)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", in_every_language("table.ftl")["en"])
def test_every_text_can_be_said(key: str, language: str) -> None:
    for text in _cases(language, key):
        assert text
        assert not set("{}$") & set(text)
        assert len(text) <= BUTTON or not key.startswith("button-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motion_and_every_verdict_has_its_words(language: str) -> None:
    said = words(language).say
    facts = dict.fromkeys(("proposer", "name", "candidate"), "@p")
    motions = {said("vote-motion", motion=motion, steps=2, **facts) for motion in Motion}
    assert len(motions) == len(Motion)
    passed = {said("vote-verdict", verdict=Verdict.PASSED, motion=motion) for motion in Motion}
    assert len(passed) == len(Motion)
    verdicts = {said("vote-verdict", verdict=verdict, motion=Motion.UNDO) for verdict in Verdict}
    assert len(verdicts) == len(Verdict)


def test_how_it_stands() -> None:
    en, fr = (words(language).say for language in LANGUAGES)
    assert en("vote-count", count=0, needed=2, agreed="none") == "Yes: nobody yet (2 needed)"
    assert fr("vote-count", count=0, needed=2, agreed="rien") == typeset("Oui : personne pour l'instant (il en faut 2)")
    assert en("vote-count", count=1, needed=2, agreed="@a") == "Yes: @a (1 of the 2 needed)"
    assert fr("vote-count", count=1, needed=2, agreed="@a") == typeset("Oui : @a (1 sur 2)")
    told = [
        en("resign-question", others=others, players=players) for others, players in ((0, 2), (0, 3), (1, 2), (2, 3))
    ]
    assert told[0] == told[1] == "Resign from this game? Nobody else is left, so it ends without a result."
    assert told[2] == "Resign from this game? The other player wins."
    assert told[3].endswith("until somebody takes your seat.")
