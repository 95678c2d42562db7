"""What players read: one Fluent file a language and game, and the code that words keys and events with them."""
