"""The only items on our messages: dynamic ones, so that nothing is kept in memory for a message.

They carry their custom id and do nothing themselves: every press is answered at one place (`bot/receiver.py`), also a
forged one, which discord.py would drop without a word.
"""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.ui.custom_id import PATTERN, Press, decode


class PressButton(ui.DynamicItem[ui.Button[Any]], template=PATTERN):
    def __init__(self, press: str, label: str, style: discord.ButtonStyle) -> None:
        super().__init__(ui.Button(label=label, style=style, custom_id=press))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:
        return cls(match.string, "", discord.ButtonStyle.secondary)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answered by the receiver."""


class PressSelect(ui.DynamicItem[ui.Select[Any]], template=PATTERN):
    def __init__(self, press: str, options: list[discord.SelectOption], placeholder: str | None) -> None:
        super().__init__(ui.Select(custom_id=press, options=options, placeholder=placeholder))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:
        return cls(match.string, [], None)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answered by the receiver."""


def button(press: Press, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> PressButton:
    return PressButton(press.encode(), label, style)


def select(press: Press, options: list[discord.SelectOption], placeholder: str) -> PressSelect:
    return PressSelect(press.encode(), options, placeholder)


def presses_on(message: discord.Message) -> tuple[Press, ...]:
    """What can be pressed on a message of ours."""
    view = ui.LayoutView.from_message(message, timeout=None)
    found = (decode(str(getattr(item, "custom_id", ""))) for item in view.walk_children())
    return tuple(press for press in found if press is not None)
