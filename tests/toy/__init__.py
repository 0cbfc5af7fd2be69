"""Lanterns, a small game of our own invention: it proves that a game is added without touching the app.

Each of two to four players hides a number in secret; when all have done so, one die is thrown, and everybody
scores the die's faces less the distance from their number. After some rounds the highest score wins.
"""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from companion.device import games
from companion.ui import games as screens
from companion.words.files import add_folder
from tests.toy.rules import LANTERNS, Player
from tests.toy.ui import LANTERNS_UI

WORDS = Path(__file__).parent / "words"
"""Its sentences, in some of our languages."""


def people(*names: str) -> tuple[Player, ...]:
    """Return people to sit down, each in a colour of their own."""
    return tuple(Player(name=name, colour=colour) for colour, name in enumerate(names))


@contextmanager
def registered() -> Generator[None]:
    """Register the game among Petri's, for the length of this context."""
    games.GAMES[LANTERNS.key] = lambda: LANTERNS
    screens.GAMES[LANTERNS.key] = screens.Offered("sun", "lime", lambda: LANTERNS_UI)
    forget = add_folder(LANTERNS.key, WORDS)
    try:
        yield
    finally:
        del games.GAMES[LANTERNS.key], screens.GAMES[LANTERNS.key]
        forget()
