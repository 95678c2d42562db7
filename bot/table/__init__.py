"""Tables: opening, joining, playing, taking back, and showing what the channel has not seen yet."""
