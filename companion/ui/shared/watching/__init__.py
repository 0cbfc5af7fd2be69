"""A game for watchers: step by step, large, with nothing to press."""
