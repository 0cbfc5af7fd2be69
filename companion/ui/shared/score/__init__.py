"""The scoring of a game played without the app: everybody's final numbers side by side, and the winner."""
