"""The law book: what holds in every state of every game, whoever plays."""
