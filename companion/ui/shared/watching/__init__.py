"""A game as those see it who only look on: step by step, large, with nothing to press."""
