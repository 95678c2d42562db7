"""Settings of guilds and people."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import GuildSettings, Store
from tests.bot.store.samples import GUILD, LOBBY, OTHER_GUILD

pytestmark = pytest.mark.asyncio


async def test_an_unknown_guild_has_the_defaults(store: Store) -> None:
    assert await store.guild(GUILD) == GuildSettings(GUILD, "en", 24, (), "everyone", 5)
    assert await store.known_guilds() == ()


async def test_settings_are_kept_and_changed(store: Store) -> None:
    settings = GuildSettings(GUILD, "fr", 48, (2**63 - 1, 5), "managers", 2)
    await store.save_guild(settings)
    assert await store.guild(GUILD) == settings
    await store.save_guild(replace(settings, channels=(), language="en"))
    assert await store.guild(GUILD) == replace(settings, channels=(), language="en")
    assert await store.guild(OTHER_GUILD) == GuildSettings(OTHER_GUILD)


async def test_a_guild_is_known_by_its_settings_or_its_tables(store: Store) -> None:
    await store.save_guild(GuildSettings(OTHER_GUILD))
    await store.create(LOBBY)
    await store.create(replace(LOBBY, id="second"))
    assert await store.known_guilds() == (OTHER_GUILD, GUILD)


async def test_a_persons_language(store: Store) -> None:
    assert await store.language_of(501) is None
    await store.save_language(501, "fr")
    await store.save_language(502, "en")
    await store.save_language(501, "en")
    assert await store.language_of(501) == "en"
    await store.save_language(501, None)
    await store.save_language(501, None)
    assert await store.language_of(501) is None
    assert await store.language_of(502) == "en"
