"""All games: open ones, finished ones, statistics; each can be opened, exported or deleted."""
