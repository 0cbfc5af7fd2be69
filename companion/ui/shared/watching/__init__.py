"""A game for spectators: step by step, large, with nothing to press."""
