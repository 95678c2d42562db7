"""What every game is made of: the contract, decisions, events, the agenda, chance, replay and errors."""
