"""A small bot that uses all that the checker has to know; what it sends, Discord accepts."""

from __future__ import annotations

from io import BytesIO

import discord
import simcord
from discord import app_commands, ui
from discord.app_commands import locale_str

NOBODY = discord.AllowedMentions.none()
FRENCH = {"stones": "pierres", "How many stones": "Combien de pierres", "Red": "Rouge"}


class French(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


def picture() -> discord.File:
    return discord.File(BytesIO(b"a picture"), "board.png", description="The board")


class Moves(ui.ActionRow["Board"]):
    @ui.button(label="Go", custom_id="go", style=discord.ButtonStyle.primary)
    async def go(self, interaction: discord.Interaction, button: ui.Button[Board]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=Board(), attachments=[picture()])
        await interaction.followup.send(view=text("Only you"), ephemeral=True)

    @ui.button(label="Rename", custom_id="rename", emoji="🔺")
    async def rename(self, interaction: discord.Interaction, button: ui.Button[Board]) -> None:
        await interaction.response.send_modal(Name())


class Choice(ui.ActionRow["Board"]):
    @ui.select(
        placeholder="A stone",
        options=[discord.SelectOption(label=each, value=each, description=each) for each in ("red", "blue")],
        custom_id="stone",
    )
    async def stone(self, interaction: discord.Interaction, select: ui.Select[Board]) -> None:
        await interaction.response.edit_message(view=Board(), attachments=[picture()])


class Name(ui.Modal, title="A name"):
    name: ui.Label[Name] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=30))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=text("Thank you"), ephemeral=True)


class Board(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Board] = ui.Container(accent_colour=0xC9972B)
        box.add_item(ui.TextDisplay("**Imhotep**")).add_item(ui.Separator())
        box.add_item(ui.Section("Your turn", accessory=ui.Button(label="Rules", url="https://example.org/rules")))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board")))
        box.add_item(Moves()).add_item(Choice())
        self.add_item(box)


def text(content: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(content))
    return view


class Imhotep(app_commands.Group):
    """A group, with a subcommand that has choices, an autocompletion and translations."""

    @app_commands.command(description="Begin a game")
    @app_commands.rename(stones=locale_str("stones"))
    @app_commands.describe(stones=locale_str("How many stones"), colour="Which colour", site="Which site")
    @app_commands.choices(colour=[app_commands.Choice(name=locale_str("Red"), value="red")])
    async def new(
        self, interaction: discord.Interaction, stones: app_commands.Range[int, 1, 5], colour: str, site: str = ""
    ) -> None:
        await interaction.response.defer()
        await interaction.followup.send(view=Board(), file=picture())

    @new.autocomplete("site")
    async def sites(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name="Pyramid", value="pyramid")]

    @app_commands.command(description="Talk about a game")
    async def talk(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("A thread", ephemeral=True)
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(
            name="Imhotep", type=discord.ChannelType.public_thread, reason="A game is played here"
        )
        message = await thread.send(view=Board(), file=picture(), nonce=17)
        await message.edit(view=Board(), attachments=[*message.attachments])
        await message.delete()
        old = await channel.send("Welcome", allowed_mentions=discord.AllowedMentions(users=[interaction.user]))
        await old.create_thread(name="About this")
        [_ async for _ in channel.history(limit=5)]


class SampleBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=NOBODY)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_view(Board())
        await self.tree.set_translator(French())
        self.tree.add_command(Imhotep(name="imhotep", description="Play Imhotep"))
        await self.tree.sync()


async def played() -> list[simcord.HttpLogEntry]:
    """Everything that the bot requests while someone tries everything."""
    async with simcord.run(SampleBot()) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        player = guild.add_member(env.create_user("amina"))
        await player.autocomplete(channel, "imhotep new", "site", "py", stones=1, colour="red")
        await player.slash(channel, "imhotep new", stones=2, colour="red")
        board = channel.last_message
        assert board is not None
        await player.click(board, label="Go")
        await player.select(board, ["blue"], custom_id="stone")
        shown = await player.click(board, label="Rename")
        await player.submit_modal(shown, {"name": "Amina"})
        await player.slash(channel, "imhotep talk")
        env.raise_errors()
        return list(env.http_requests)
