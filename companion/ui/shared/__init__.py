"""The shell of an open game, shared by all games."""
