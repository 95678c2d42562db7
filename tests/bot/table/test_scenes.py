"""A scene holds what its eye may see and nothing else, whatever the renderer would make of the rest."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from bot.store import Store
from bot.table.scenes import scene_of
from bot.table.service import Person, Plan, Tables
from bot.ui.menu import offered, question
from bot.words.words import words
from engines.pyramids import GAME
from tests.bot.discord.playing import shuffle_fixed

GUILD = 1
NAMES = ("amina", "bastien", "chloe")
NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.mark.asyncio
async def test_every_eye_has_its_own_scene(tmp_path: Path) -> None:
    """Hands, builds, discards and tombs of three rounds of Pyramids."""
    store = await Store.open(tmp_path / "games.db")
    tables = Tables(store, {"pyramids": GAME}, lambda: NOW)
    people = [Person(100 + seat, name) for seat, name in enumerate(NAMES)]
    options = GAME.info.options()
    with shuffle_fixed("scenes"):
        plan = Plan("pyramids", options, len(people), tuple(people[1:]), is_private=False, pace_hours=24)
        table = await tables.open(GUILD, 2, people[0], plan)
    for person in people[1:]:
        await tables.join(GUILD, table.id, person)
    table = await tables.start(GUILD, table.id, people[0])
    random, said = Random("scenes"), words("en", "pyramids").about(options)
    kept_back: set[str] = set()
    for click in range(60):
        assert table.state is not None
        story, state, decisions = await tables.story(table), GAME.load(table.state), tables.decisions(table)
        for eye in (None, 0, 1, 2):
            scene = scene_of(tables, table, story, said, eye)
            assert scene.view == GAME.view(state, eye)
            assert scene.decisions == tuple(d for d in decisions if not d.private or d.seat == eye)
            assert scene.since == tuple(e for e in story.events if e.audience is None or eye in e.audience)
            kept_back |= {d.prompt.key for d in decisions if d not in scene.decisions}
            kept_back |= {e.kind for e in story.events if e not in scene.since}
        decision = random.choice(decisions)
        number = random.randrange(len(offered(decision)))
        person = people[decision.seat]
        table = await tables.play(GUILD, table.id, person, question(decision), number, click)
    await store.close()
    assert kept_back == {"build", "built", "clearing", "card_buried"}
