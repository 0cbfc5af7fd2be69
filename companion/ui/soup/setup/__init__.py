"""The beginning of a game of Primordial Soup: who plays, who chooses first, the opening card."""
