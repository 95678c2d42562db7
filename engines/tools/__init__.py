"""What proves that the engines need no Discord: a terminal player, random play with transcripts, perft, replay."""
