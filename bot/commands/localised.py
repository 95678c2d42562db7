"""Names and descriptions of commands from the word files, in every language that Discord offers and we have."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.languages import Languages
from bot.words.words import LANGUAGES, FluentWords, words
from engines.core.phrase import Fact

_FIRST = LANGUAGES[0]


class Translator(app_commands.Translator):
    def __init__(self, languages: Languages) -> None:
        self._languages = languages

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """None where we have nothing to say in this language, or it is the one that Discord shows anyway."""
        language = locale.value.partition("-")[0]
        if language == _FIRST or language not in LANGUAGES or "key" not in string.extras:
            return None
        return _said(self._words(language, string.extras.get("of")), string.extras)

    def _words(self, language: str, game: str | None) -> FluentWords:
        return words(language) if game is None else self._languages.game_words(language, game)


class Localised:
    """Makes texts that Discord will ask to be translated. `game`: whose words are used."""

    def __init__(self, languages: Languages, game: str | None = None) -> None:
        self._words = words(_FIRST) if game is None else languages.game_words(_FIRST, game)
        self._game = game

    def __call__(self, key: str, **facts: Fact) -> locale_str:
        extras = {"key": key, "of": self._game, "facts": facts}
        return locale_str(_said(self._words, extras), **extras)


def _said(said: FluentWords, extras: Mapping[str, object]) -> str:
    facts = extras["facts"]
    assert isinstance(facts, dict)
    return said.say(str(extras["key"]), **facts)
