"""The five sites, one file each: what is printed on the board, and the stones or cards on it."""
