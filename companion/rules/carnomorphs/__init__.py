"""Nemesis: Carnomorphs: its numbers, its rules, its odds."""

from typing import Final

KEY: Final = "carnomorphs"
"""The game's name in files, routes and the folders of its word files."""
