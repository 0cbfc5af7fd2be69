"""Lanterns, the game in `petri_lanterns`: it proves that a game is added without touching the app.

Tests register it without installing it; `test_wheel.py` builds its wheel and installs that.
"""

from collections.abc import Generator
from contextlib import contextmanager

from companion.device import packages
from companion.ui.games import take_packages
from tests.toy.petri_lanterns import PACKAGE
from tests.toy.petri_lanterns.rules import LANTERNS, Player

WORDS = packages.words_of(PACKAGE)
"""Its sentences, in some of our languages."""


def people(*names: str) -> tuple[Player, ...]:
    """Return people to sit down, each in a colour of their own."""
    return tuple(Player(name=name, colour=colour) for colour, name in enumerate(names))


@contextmanager
def registered() -> Generator[None]:
    """Register the game among Petri's, for the length of this context."""
    packages.register(LANTERNS.key, PACKAGE)
    take_packages(whole=True)
    try:
        yield
    finally:
        packages.unregister(LANTERNS.key)
        take_packages()
