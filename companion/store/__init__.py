"""Where journals live: one durable file a game."""
