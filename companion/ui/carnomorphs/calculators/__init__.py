"""Odds without a game: the intruder bag, a noise roll."""
