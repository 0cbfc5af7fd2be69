"""The shell of an open game, written once for all games."""
