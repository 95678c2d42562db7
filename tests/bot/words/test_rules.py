"""Rules help: the same topics in every language, each short, one for every card and site, its numbers the engine's."""

from __future__ import annotations

import re

import pytest

from bot.words.words import LANGUAGES
from engines.core.options import Side
from engines.imhotep.components import BLUE, COPIES, MINIMUM_LOAD, ROUNDS, SLED, TAKE, Card, Site, rising
from engines.imhotep.scoring import STONES_PER_ORNAMENT_POINT, WRATH
from engines.imhotep.sites.burial_chamber import ROW_PLACES
from engines.imhotep.sites.obelisks import PLACES, TOWER_PLACES
from engines.imhotep.sites.pyramid import BOARDS
from tests.bot.words.played import words_of
from tests.laws.subjects import SUBJECTS

LONGEST, LONGEST_TITLE = 900, 100
TOPICS = {"goal", "turn", "take-stones", "place-stone", "sail", "cards", "unloading", "round-end", "game-end", "wrath"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SUBJECTS)
def test_topics_are_short_and_differ(key: str, language: str) -> None:
    said = words_of(key, language)
    assert said.topics == words_of(key, "en").topics
    titles = [said.say(f"rules-{topic}-title") for topic in said.topics]
    assert len(set(titles)) == len(titles) > 0
    assert all(0 < len(title) <= LONGEST_TITLE for title in titles)
    for topic in said.topics:
        text = said.say(f"rules-{topic}")
        assert 0 < len(text) <= LONGEST, f"{topic}: {len(text)}"
        assert text.endswith("."), topic


def test_every_card_and_site_of_imhotep_has_a_topic() -> None:
    named = {f"card-{card.value}" for card in Card} | {site.value for site in Site}
    assert set(words_of("imhotep", "en").topics) == TOPICS | {name.replace("_", "-") for name in named}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_engine(language: str) -> None:
    said = words_of("imhotep", language)
    for card in Card:
        topic = f"card-{card.value.replace('_', '-')}"
        title = said.say(f"rules-{topic}-title")
        assert title.startswith(said.say("card-name", card=card))
        assert str(COPIES[card]) in title
        if card in BLUE:
            assert said.say("card-name", card=card) in said.say("rules-cards")
    assert _numbers(said.say("rules-goal"))[0] == ROUNDS
    assert {SLED, TAKE} <= set(_numbers(said.say("rules-take-stones")))
    for topic, wanted in [
        ("pyramid", [cell.points for side in Side for board in BOARDS[side] for cell in board]),
        ("burial-chamber", [rising(count) for count in range(1, 6)]),
        ("burial-chamber", ROW_PLACES[:-1]),
        ("obelisks", [points for places in reversed(PLACES.values()) for points in places]),
        ("obelisks", TOWER_PLACES),
        ("game-end", [STONES_PER_ORNAMENT_POINT, *(rising(count) for count in range(1, 6))]),
        ("card-statue", [rising(count) for count in range(1, 6)]),
        ("wrath", [-WRATH]),
        ("sail", [number for slots in (4, 3, 2) for number in (MINIMUM_LOAD[slots], slots)]),
    ]:
        rest = iter(_numbers(said.say(f"rules-{topic}")))
        assert all(number in rest for number in wanted), f"{topic}: {wanted}"


@pytest.mark.parametrize("key", SUBJECTS)
def test_both_languages_name_the_same_numbers(key: str) -> None:
    en, fr = (words_of(key, language) for language in LANGUAGES)
    for topic in en.topics:
        assert sorted(_numbers(en.say(f"rules-{topic}"))) == sorted(_numbers(fr.say(f"rules-{topic}"))), topic


def _numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]
