"""All games: open ones, finished ones, what they say together; each can be opened, taken along or deleted."""
