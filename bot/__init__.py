"""The Discord bot: the only place where Discord is known."""
