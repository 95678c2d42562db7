"""What people are called: in pictures, in texts, on buttons. A seat without a person is the caretaker's."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.store.records import Player, Status, Table
from bot.table.refusal import Refused
from bot.ui.menu import shortened
from bot.words.words import FluentWords
from engines.core.phrase import Fact

SYMBOLS = "●△■◆★"
_ON_LABEL = 16
_NOTHING = "\N{ZERO WIDTH SPACE}"
_NAMES = {"name", "names"}  # facts that are what people call themselves


def plain(name: str) -> str:
    """As it may stand in a message: neither Markdown, nor what Discord shows as a person, a channel or a link."""
    return escape_markdown(name).replace("<", f"<{_NOTHING}")


def picture_names(table: Table, words: FluentWords) -> tuple[str, ...]:
    """Colour and symbol say for whom the caretaker plays; where he has several seats, so do their numbers."""
    several = sum(_is_caretakers(table, player) for player in table.players) > 1
    return tuple(
        words.say("caretaker", number=player.seat + 1 if several else 0)
        if _is_caretakers(table, player)
        else _own(player, words)
        for player in table.players
    )


def told_names(table: Table, words: FluentWords) -> tuple[str, ...]:
    """Names as they may stand in a message: nobody's name is Markdown."""
    return tuple(
        told_name(player, words) if _is_caretakers(table, player) else plain(_own(player, words))
        for player in table.players
    )


def told_name(player: Player, words: FluentWords) -> str:
    name = own_name(player, words)
    return name if player.user_id is not None else words.say("caretaker-for", name=name)


def own_name(player: Player, words: FluentWords) -> str:
    """Also when the caretaker plays for him."""
    return plain(_own(player, words))


def label_names(table: Table, words: FluentWords) -> tuple[str, ...]:
    """Names as they stand on buttons and in lists: plain, short enough for four of them, and no two alike."""
    short = [shortened(_own(player, words), _ON_LABEL) for player in table.players]
    return tuple(f"{name} {SYMBOLS[seat]}" if short.count(name) > 1 else name for seat, name in enumerate(short))


def _is_caretakers(table: Table, player: Player) -> bool:
    """Of somebody who was forgotten nobody knows any more whether he played to the end."""
    return player.user_id is None and (player.name != "" or table.status is Status.RUNNING)


def refusal(refused: Refused, words: FluentWords, **facts: Fact) -> str:
    """Why something cannot be done."""
    named = {fact: plain(str(refused.facts[fact])) for fact in _NAMES & refused.facts.keys()}
    return words.say(f"refusal-{refused.key}", **{**facts, **refused.facts, **named})


def _own(player: Player, words: FluentWords) -> str:
    """Nothing is kept of somebody who asked to be forgotten."""
    return player.name or words.say("former-player")
