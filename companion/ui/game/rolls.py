"""A roll that can be re-rolled, as the shared re-roll window sees it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class DiceRoll:
    """One die and its re-roll window."""

    faces: int
    """The number of faces."""

    roller: int
    """The seat that throws."""

    face: int | None
    """The face that lies; None before the roll."""

    throws: int
    """The number of throws so far."""

    earlier: tuple[int, ...]
    """Faces that were thrown again."""

    accepted: tuple[int, ...]
    """Seats that are fine with what lies."""

    points: tuple[int, ...]
    """The points of each seat to pay for re-rolls."""

    asked: tuple[int, ...]
    """The seats in the order in which they are asked; who is out is not among them."""

    which: object
    """The key that tells this roll from the one before it and the one after it."""

    throw: Callable[[int | None], Any]
    """The command that throws; a face where a die was thrown on the table."""

    accept: Callable[[int], Any]
    """The command with which a seat is fine with what lies."""

    let_stand: Any
    """The command that closes the window."""

    reroll: Callable[[int, bool], Any]
    """The command with which a seat pays for a re-roll, and whether the app throws at once."""

    @property
    def thrown(self) -> str | None:
        """The key of the current throw; None before it."""
        return None if self.face is None else f"{self.which} {self.throws} {self.face}"
