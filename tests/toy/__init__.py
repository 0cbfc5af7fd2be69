"""Lanterns, a small game of our own invention: it proves that a game is added without touching the app.

Each of two to four players hides a number in secret; when all have done so, one die is thrown, and everybody
scores the die's faces less the distance from their number. After some rounds the highest score wins.
"""

from __future__ import annotations

from pathlib import Path

from companion import games
from companion.ui import games as screens
from companion.words.files import add_folder
from tests.toy.game import LANTERNS
from tests.toy.ui import LANTERNS_UI


def register() -> None:
    """Add the game to those that Petri knows."""
    games.GAMES[LANTERNS.key] = lambda: LANTERNS
    screens.GAMES[LANTERNS.key] = lambda: LANTERNS_UI
    add_folder(LANTERNS.key, Path(__file__).parent / "words")
