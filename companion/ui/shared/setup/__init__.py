"""The set-up of a new game: one screen for every game that describes its own."""
