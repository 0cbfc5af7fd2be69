"""Lanterns, the game in `petri_lanterns`, which proves that a game can be added without touching the app.

Tests register the game without installing it; `test_wheel.py` builds its wheel and installs it.
"""

from collections.abc import Generator
from contextlib import contextmanager

from companion.device import packages
from companion.ui.games import take_packages
from tests.toy.petri_lanterns import PACKAGE
from tests.toy.petri_lanterns.rules import LANTERNS, Player

WORDS = packages.words_of(PACKAGE)
"""The game's sentences, in some of our languages."""


def people(*names: str) -> tuple[Player, ...]:
    """Return players to sit down, each with a different colour."""
    return tuple(Player(name=name, colour=colour) for colour, name in enumerate(names))


@contextmanager
def registered() -> Generator[None]:
    """Register the game beside Petri's own while the context lasts."""
    packages.register(LANTERNS.key, PACKAGE)
    take_packages(whole=True)
    try:
        yield
    finally:
        packages.unregister(LANTERNS.key)
        take_packages()
