"""A new game being set up: one screen for every game that describes its own."""
