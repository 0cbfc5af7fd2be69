"""The re-roll window of one die, solved by backward induction for any number of players.

The protocol: after the roll the roller is asked first, then the others in order. A player who forces a
re-roll pays one fate, and the window opens again with the roller; a full round of passes closes it. A player
without a strict gain passes. So the value of a re-roll depends only on the payer and on everybody's remaining
fate, never on the rolled face: one average for each combination of fate covers the whole game tree.

The tester may also lend a fate point as a gene, which moves the same die to another window; its value does
depend on the face.

Values are whole numbers over one denominator, which the caller chooses so large that every average comes out
whole (one factor of `faces` for each throw that can still happen): exact, and as fast as floats. A value
vector holds each player's expected further gain, with spent fate as a loss, and any other figures that the
caller wants averaged.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from typing import TypeAlias

from companion.rules.chromosome.data import FATE_PRICE

Vector: TypeAlias = tuple[int, ...]

STAND = -1
"""The choice to accept the die."""

LEND = -2
"""The choice to lend a fate point as a gene; only the first player asked has it."""


class Rerolls(StrEnum):
    """The players whose re-rolls count in the odds.

    Advice is about spending fate on the current die now; later re-rolls follow this model.
    """

    NONE = "none"
    """Nobody re-rolls."""

    OWN = "own"
    """Players re-roll only their own dice, each in their own interest."""

    ALL = "all"
    """Players re-roll any die, each in their own interest."""

    @property
    def advising(self) -> "Rerolls":
        """The model used for advice.

        The advice is about one's own fate, so one's own re-rolls always count.
        """
        return Rerolls.OWN if self == Rerolls.NONE else self

    def asked(self, *players: int) -> tuple[int, ...]:
        """Return those of `players` who may re-roll a die, in their order; the roller comes first."""
        match self:
            case Rerolls.NONE:
                return ()
            case Rerolls.OWN:
                return players[:1]
            case Rerolls.ALL:
                return players


@dataclass(frozen=True, slots=True)
class Purses:
    """The numbered combinations ("standings") of fate points that the players can hold as they spend them.

    Attributes:
        most: Fate points of each player at the start.
        strides: By player, the amount by which a combination's number falls when the player spends a point.
        standings: Fate points of each player, by combination number; spending always lowers the number.
    """

    most: tuple[int, ...]
    strides: tuple[int, ...]
    standings: tuple[tuple[int, ...], ...]

    @classmethod
    def holding(cls, most: tuple[int, ...]) -> "Purses":
        """Return all combinations that players who start with these fate points can reach."""
        strides: list[int] = []
        stride = 1
        for points in reversed(most):
            strides.insert(0, stride)
            stride *= points + 1
        return cls(most, tuple(strides), tuple(product(*(range(points + 1) for points in most))))

    def paid(self, number: int, player: int) -> int:
        """Return the number of the combination after this player has paid for a re-roll or a gene."""
        return number - self.strides[player] * FATE_PRICE

    def number(self, standing: Sequence[int]) -> int:
        return sum(points * stride for points, stride in zip(standing, self.strides, strict=True))


@dataclass(frozen=True, slots=True)
class Window:
    """The window of one die, solved.

    Attributes:
        purses: The combinations that it was solved for.
        closing: Value vectors by combination and face (face 1 first) once the window has closed.
        opening: Value vector by combination before the die is thrown.
        choices: By combination and face, the player who will force a re-roll, `STAND` when all pass, or
            `LEND`.
        tolls: By player, the addition to a value vector when that player pays for a re-roll.
        lent: The window of the same die once player 0 has lent a fate point; None if lending is impossible.
    """

    purses: Purses
    closing: Sequence[Sequence[Vector]]
    opening: Sequence[Vector]
    choices: Sequence[Sequence[int]]
    tolls: Sequence[Vector]
    lent: "Window | None" = None

    def forced(self, standing: int, player: int) -> Vector:
        """Return the value vector once `player`, who must hold fate, has paid for a re-roll."""
        thrown = self.opening[self.purses.paid(standing, player)]
        return tuple(map(int.__add__, thrown, self.tolls[player]))

    def lending(self, standing: int, face: int) -> Vector:
        """Return the value vector once player 0, who must hold fate and may lend, has lent a point."""
        assert self.lent is not None, "nobody may lend"
        told, _ = self.lent.lying(self.purses.paid(standing, 0), face)
        return tuple(map(int.__add__, told, self.tolls[0]))

    def lying(self, standing: int, face: int) -> tuple[Vector, int]:
        """Return the outcome of best play while the die shows `face`.

        Returns:
            The value vector, and the player who will force a re-roll, `STAND` or `LEND`.
        """
        who = self.choices[standing][face - 1]
        if who == STAND:
            return self.closing[standing][face - 1], who
        return self.lending(standing, face) if who == LEND else self.forced(standing, who), who


def open_window(
    purses: Purses,
    asked: tuple[int, ...],
    closing: Sequence[Sequence[Vector]],
    tolls: Sequence[Vector],
    lent: Window | None = None,
) -> Window:
    """Solve the window of one die for every combination of fate.

    Args:
        asked: Players who may force re-rolls, in the order in which they are asked, the roller first.
        tolls: By player, the addition to a value vector when that player pays for a re-roll (the worth of
            the fate, negative).
        lent: The window once player 0, asked first, has lent a fate point as a gene; None if that is
            impossible. In a tie the re-roll comes first: lending can still follow it.
    """
    window = Window(purses, closing, [], [], tolls, lent)
    opening: list[Vector] = []
    choices: list[list[int]] = []
    speakers = tuple(
        (player, purses.strides[player] * FATE_PRICE, tolls[player]) for player in reversed(asked)
    )
    add = int.__add__
    for number, held in enumerate(purses.standings):
        offered = [
            (player, tuple(map(add, opening[number - stride], toll)))
            for player, stride, toll in speakers
            if held[player] >= FATE_PRICE
        ]
        values: list[Vector] = []
        chosen: list[int] = []
        for closed in closing[number]:
            value, who = closed, STAND
            for player, offer in offered:
                if offer[player] > value[player]:
                    value, who = offer, player
            values.append(value)
            chosen.append(who)
        if lent is not None and held[0] >= FATE_PRICE and 0 in asked:
            # Player 0, who is asked first, compares lending with passing and with a re-roll.
            for place in range(len(values)):
                offer = window.lending(number, place + 1)
                if offer[0] > values[place][0]:
                    values[place], chosen[place] = offer, LEND
        faces = len(values)
        opening.append(tuple([sum(column) // faces for column in zip(*values, strict=True)]))
        choices.append(chosen)
    return Window(purses, closing, opening, choices, tolls, lent)
