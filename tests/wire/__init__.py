"""The bot as a real process, talking over real sockets to a small Discord on this machine."""
