"""Calculators that need no game: a battle, a resistance test, a handful of dice."""
