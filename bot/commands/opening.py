"""May a game be opened here, by this person, with these players? Everything that speaks against it is said."""

from __future__ import annotations

import discord

from bot.store.repository import Store
from bot.table.refusal import Refused
from bot.table.service import Person
from bot.words.words import words

_NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
_NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


async def must_be_allowed(
    store: Store, interaction: discord.Interaction, language: str, *, in_thread: bool = False
) -> None:
    assert interaction.guild_id is not None
    settings = await store.guild(interaction.guild_id)
    # A thread belongs to its channel.
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if settings.channels and not here & set(settings.channels):
        raise Refused("channel", channels=", ".join(f"<#{channel}>" for channel in settings.channels))
    if settings.openers == "managers" and not interaction.permissions.manage_guild:
        raise Refused("openers")
    if await store.open_count(interaction.guild_id, interaction.user.id) >= settings.most_open:
        raise Refused("too-many-games", most=settings.most_open)
    must_have_permissions(interaction, language, in_thread=in_thread)


def must_have_permissions(interaction: discord.Interaction, language: str, *, in_thread: bool = False) -> None:
    """Asked now, not when a board cannot be shown."""
    needed = (*_NEEDED, *(_NEEDED_FOR_THREADS if in_thread else ()))
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        said = words(language)
        told = said.list(said.say("permission-name", permission=name) for name in missing)
        raise Refused("permissions", permissions=told)


def guests(interaction: discord.Interaction, members: list[discord.Member], room: int) -> tuple[Person, ...]:
    """The invited, each once and none of them a bot."""
    found: list[Person] = []
    for member in members:
        if member.bot:
            raise Refused("bot-player", name=member.display_name)
        if member.id == interaction.user.id or any(member.id == guest.id for guest in found):
            raise Refused("named-twice", name=member.display_name)
        channel = interaction.channel
        if isinstance(channel, discord.abc.GuildChannel) and not channel.permissions_for(member).view_channel:
            raise Refused("player-unseen", name=member.display_name)
        found.append(Person(member.id, member.display_name))
    if len(found) > room:
        raise Refused("too-many-named", most=room)
    return tuple(found)
