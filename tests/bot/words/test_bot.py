"""The bot's own texts: commands as Discord wants them, options in words, and every text can be said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import pytest

from bot.words.words import LANGUAGES, FluentWords, words
from tests.bot.words.files import in_every_language, selections, typeset
from tests.bot.words.played import words_of
from tests.laws.subjects import SUBJECTS

OF_A_GAME = ("new", "board", "hand", "log", "rules", "undo", "pause", "resign", "replace", "cancel")
OF_GAMES = ("mine", "list", "stats", "language", "settings", "export", "delete-my-data")
OF_NEW = ("seats", "player2", "player3", "player4", "player5", "pace", "thread", "private")
OF_A_RUNNING_GAME = ("game", "topic", "seat", "successor")
OF_REMIND = ("interval", "quiet-from", "quiet-until", "zone", "place", "reminders")
OF_STATS = ("stats-game", "player")
OF_THE_PLAYGROUND = ("forward",)
OF_FORWARD = ("hours", "days")
OF_SETTINGS = ("language", "pace", "channel", "openers", "most-open")
BUTTON = 80
SAMPLES: dict[str, int | str] = {
    **dict.fromkeys(("count", "most", "least", "seats", "page", "pages", "minutes", "hours", "days"), 3),
    **dict.fromkeys(("name", "names", "mention", "mentions", "game", "label", "reason", "story"), "Amina"),
    **dict.fromkeys(("link", "id", "hash", "seed", "symbol", "topic", "value", "options", "duration", "stage"), "x"),
    **dict.fromkeys(
        ("command", "commands", "mine_command", "remind_command", "language_command", "channels", "permissions"), "x"
    ),
    **{
        "language": "fr",
        "openers": "managers",
        "forward_command": "x",
        "permission": "attach_files",
        "trouble": "archived",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    said = words(language)
    for key, message in in_every_language("bot.ftl")[language].items():
        text = said.say(key, **SAMPLES)
        assert text, key
        assert not set("{}$") & set(text), key
        assert len(text) <= BUTTON or not key.startswith("button-")
        assert {fact for fact, _ in selections(message)} <= SAMPLES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_what_can_be_chosen(language: str) -> None:
    said = words(language)
    for key, fact, values in [
        ("language-name", "language", ("en", "fr", "auto")),
        ("language-set", "language", ("en", "fr", "auto")),
        ("openers-name", "openers", ("everyone", "managers")),
        ("games-list-trouble", "trouble", ("channel", "message", "permissions", "rules", "archived")),
    ]:
        assert len({said.say(key, **{**SAMPLES, fact: value}) for value in values}) == len(values)
        chosen = dict(selections(in_every_language("bot.ftl")[language][key]))[fact]
        assert chosen == set(values)


# Commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions_are_valid(language: str) -> None:
    for name in ("bot.ftl", *(f"{key}.ftl" for key in SUBJECTS)):
        messages = in_every_language(name)[language]
        key = name.removesuffix(".ftl")
        said = words(language) if key == "bot" else words_of(key, language)
        for message in messages:
            if not message.startswith(("command-", "parameter-")):
                continue
            text = said.say(message, game="Imhotep: The Duel")
            if message.endswith("-description"):
                assert 1 <= len(text) <= 100, text
                assert text[-1] not in ".!", text
            else:
                assert f"{message}-description" in messages
                assert re.fullmatch(r"[\w-]{1,32}", text), text
                assert text == text.lower()
                if language == "en":
                    assert message.replace("-", "_").endswith("_" + text.replace("-", "_")), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SUBJECTS)
def test_names_differ_within_their_group(key: str, language: str) -> None:
    said = words_of(key, language)
    options = tuple(name.replace("_", "-") for name in SUBJECTS[key].game.info.options.model_fields)
    top = [*_names(said, "command", ("games", "remind", "help", "playground")), *SUBJECTS]
    for names in (
        top,
        _names(said, "command", OF_A_GAME),
        _names(said, "command", OF_GAMES),
        _names(said, "parameter", OF_NEW + options),
        _names(said, "parameter", OF_SETTINGS),
        _names(said, "parameter", OF_REMIND),
        _names(said, "parameter", OF_STATS),
        _names(said, "parameter", OF_A_RUNNING_GAME),
        _names(said, "parameter", OF_FORWARD),
    ):
        assert len(set(names)) == len(names), names


def test_every_command_is_in_a_group() -> None:
    named = {key for key in in_every_language("bot.ftl")["en"] if key.startswith(("command-", "parameter-"))}
    groups = ("games", "remind", "help", "playground")
    commands = {f"command-{name}" for name in (*OF_A_GAME, *OF_GAMES, *OF_THE_PLAYGROUND, *groups)}
    named_ones = (*OF_NEW, *OF_SETTINGS, *OF_REMIND, *OF_STATS, *OF_A_RUNNING_GAME, *OF_FORWARD)
    parameters = {f"parameter-{name}" for name in named_ones}
    assert {key for key in named if not key.endswith("-description")} == commands | parameters


def _names(said: FluentWords, kind: str, keys: Sequence[str]) -> list[str]:
    return [said.say(f"{kind}-{key}") for key in keys]


# What every game has for the lobby and the header


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SUBJECTS)
def test_options_have_words(key: str, language: str) -> None:
    said = words_of(key, language)
    values: dict[str, set[Any]] = {}
    for options in SUBJECTS[key].mixes:
        for name, value in options:
            values.setdefault(name, set()).add(value)
    names = {said.say("option-name", option=name) for name in values}
    assert len(names) == len(values)
    for name, chosen in values.items():
        texts = {said.say("option-value", option=name, value=value) for value in chosen}
        assert len(texts) == len(chosen)
    worded = dict(selections(in_every_language(f"{key}.ftl")[language]["option-name"]))
    assert worded["option"] == set(values)


def test_options_of_imhotep() -> None:
    en, fr = (words_of("imhotep", language).say for language in LANGUAGES)
    worded: list[tuple[str, int | str, str, str]] = [
        ("temple", "B", "side B", "côté B"),
        ("wrath_of_the_pharaoh", "false", "no", "non"),
        ("start_seat", "none", "random", "au hasard"),
        ("start_seat", 1, "player 2", "joueur 2"),
    ]
    for option, value, english, french in worded:
        assert en("option-value", option=option, value=value) == english
        assert fr("option-value", option=option, value=value) == french


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SUBJECTS)
def test_the_stage_is_told_from_plain_fields_of_the_view(key: str, language: str) -> None:
    game = SUBJECTS[key].game
    view = game.view(game.new(2, SUBJECTS[key].mixes[0], "stage"), None)
    plain = {field.name: getattr(view, field.name) for field in fields(view)}
    stage = words_of(key, language).say("stage", **{k: v for k, v in plain.items() if isinstance(v, int | str)})
    assert 0 < len(stage) <= BUTTON


def test_lines() -> None:
    en, fr = (words(language).say for language in LANGUAGES)
    assert en("board-turn", mention="@Anna") == "@Anna, it is your turn."
    assert fr("board-turn", mention="@Anna") == typeset("@Anna, c'est à vous de jouer.")
    assert en("closed-line", label="Ship C", reason="it is gone") == "Ship C: it is gone"
    assert fr("closed-line", label="Bateau C", reason="il est parti") == typeset("Bateau C : il est parti")
    assert [en("duration-days", days=days) for days in (1, 2)] == ["1 day", "2 days"]
    assert [fr("duration-hours", hours=hours) for hours in (1, 24)] == ["1 heure", "24 heures"]
    assert [en("lobby-missing", count=count) for count in (1, 2)] == [
        "1 more player is needed.",
        "2 more players are needed.",
    ]
