"""Odds without a game: the intruder bag, the feeding of an event phase, a noise roll."""
