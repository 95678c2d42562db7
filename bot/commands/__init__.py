"""Slash commands: thin, built from the registry, so that a new game gets them all."""
