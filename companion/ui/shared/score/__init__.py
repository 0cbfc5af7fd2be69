"""The score of an evening without the app: everybody's final numbers side by side, and who wins."""
