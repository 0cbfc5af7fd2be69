"""Chromosome: its numbers, its rules, its odds."""

from typing import Final

KEY: Final = "chromosome"
"""The game's name in file names, routes and translation folders."""
