"""Localisation: sentences, numbers and plurals in the language of the player."""
