"""The roller: the only source of chance in Petri."""

from __future__ import annotations

import secrets
from collections.abc import Callable

Roller = Callable[[int], int]
"""Given a number of faces, a face from 1 to that number, each as likely."""


def fair_roll(faces: int) -> int:
    """Roll a fair die with the operating system's source of randomness.

    Raises:
        ValueError: `faces` is below 1.
    """
    if faces < 1:
        raise ValueError(f"a die has at least one face, not {faces!r}")
    return secrets.randbelow(faces) + 1


class Remembered:
    """A roller whose dice have fallen: asked again from the first, it gives the same faces for the same dice.

    A command that is judged a second time keeps its throw, as far as it throws the same.

    Args:
        roll: The source of chance.
    """

    def __init__(self, roll: Roller) -> None:
        self._roll = roll
        self._fallen: list[tuple[int, int]] = []
        self._next = 0

    def again(self) -> None:
        """Begin with the first die anew."""
        self._next = 0

    def __call__(self, faces: int) -> int:
        """Return the next recorded face; once the number of faces differs, roll all dice anew."""
        at = self._next
        self._next += 1
        if at < len(self._fallen) and self._fallen[at][0] == faces:
            return self._fallen[at][1]
        del self._fallen[at:]
        self._fallen.append((faces, self._roll(faces)))
        return self._fallen[at][1]
