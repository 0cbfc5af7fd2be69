"""Pure rules: a game is two functions over frozen models."""
