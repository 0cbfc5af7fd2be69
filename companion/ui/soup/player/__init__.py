"""A player's sheet: every number of a player's, to see and to correct."""
