"""A player's locations, one file each."""
