"""Finds out what is wrong with a database file, and makes a sound one of it where that is possible."""
