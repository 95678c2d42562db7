"""The five sites: what is printed on each board and how it counts. Nothing here changes a state."""
