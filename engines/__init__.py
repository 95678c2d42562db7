"""The games: pure data and a handful of verbs. Nothing here knows Discord, pictures or sentences."""
