"""The scoring of a game played without the app: all players' final numbers side by side, and the winner."""
