"""The bot through a simulated Discord, as its users meet it."""
