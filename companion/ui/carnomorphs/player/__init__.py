"""A character of Carnomorphs: every number and mark, to read and to correct."""
