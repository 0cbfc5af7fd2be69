"""A roll that can be re-rolled, as the shared re-roll window sees it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class PlayersDie:
    """One of several dice that are rolled together."""

    roller: int
    """The seat whose die it is."""

    face: int | None
    """The rolled face; None before the roll."""


@dataclass(frozen=True)
class DiceRoll:
    """A die and its re-roll window; if several dice are rolled together, the die to be thrown next."""

    faces: int
    """The number of faces."""

    roller: int
    """The seat that rolls."""

    face: int | None
    """The rolled face; None before the roll, and until all of several dice have been thrown."""

    throws: int
    """The number of throws so far."""

    earlier: tuple[int, ...]
    """Faces that were re-rolled."""

    accepted: tuple[int, ...]
    """Seats that have accepted the face."""

    points: tuple[int, ...]
    """The points with which each seat can pay for re-rolls, by seat."""

    asked: tuple[int, ...]
    """The seats in the order in which they are asked, without eliminated players."""

    which: object
    """Identifies this roll, so that it differs from the previous and the next roll."""

    throw: Callable[[int | None], Any]
    """Makes the command that throws the die, given the face if it was thrown on the table."""

    accept: Callable[[int], Any]
    """Makes the command with which a seat accepts the face."""

    let_stand: Any
    """The command that closes the window."""

    reroll: Callable[[int, bool], Any]
    """Makes the command with which a seat pays for a re-roll; the flag says whether the app also throws."""

    dice: tuple[PlayersDie, ...] = ()
    """The dice rolled together; empty for a single die."""

    @property
    def thrown(self) -> str | None:
        """The key of the current throw; None before it."""
        faces = [die.face for die in self.dice] if self.dice else [self.face]
        return None if faces.count(None) == len(faces) else f"{self.which} {self.throws} {faces}"
