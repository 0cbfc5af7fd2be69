"""The score pad, for any game: its bounds, its sheet, its result."""

from typing import Final

KEY: Final = "tally"
"""The game's name in files, routes and the folders of its word files."""
