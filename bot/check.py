"""Verifies what the bot needs, without connecting: settings, database, fonts, word files, pictures."""

from __future__ import annotations

from collections.abc import Iterator

from bot.settings import Settings
from bot.store.repository import Store
from bot.words.words import LANGUAGES, words
from engines.core.decision import seen_by
from engines.registry import GAMES
from renderers.core.scene import Scene
from renderers.registry import RENDERERS


async def check(settings: Settings) -> int:
    """Prints a line for each part; the first that is wrong raises with its reason."""
    token = "set" if settings.discord_token is not None else "none: the playground will open"
    print(f"settings   ok (token {token})")
    store = await Store.open(settings.database)
    try:
        revision = await store.check()
    finally:
        await store.close()
    print(f"database   ok ({settings.database}, schema {revision})")
    for game, language, size in _pictures():
        print(f"{game:<10} ok ({language}: words, fonts, a picture of {size // 1024} KiB)")
    return 0


def _pictures() -> Iterator[tuple[str, str, int]]:
    for key, game in GAMES.items():
        options = game.info.options()
        state = game.new(game.info.seats[0], options, "check")
        for language in LANGUAGES:
            said = words(language, key).about(options)
            names = tuple(said.say("seat-name", seat=seat) for seat in range(state.seats))
            scene = Scene(game.view(state, None), seen_by(game.decisions(state), None), (), names, said)
            yield key, language, len(RENDERERS[key].render(scene).png)
