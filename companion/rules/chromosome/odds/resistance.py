"""One resistance test: the dose, and what re-rolls of it are worth.

The player who tests maximises worth x fate kept - dose; elimination costs a fixed number of points and with
them the fate still held, since an eliminated player's score counts for nothing. A rival maximises worth x
fate kept + what the other's misfortune is worth to them: by default something for an elimination and
nothing for the dose itself; both are settings (the rulebook names no motive; A).

The window asks the one who tests first, then the rivals clockwise (rulebook, resistance test, step 4).
"""

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from companion.rules.chromosome.odds.ranges import (
    ELIMINATION,
    FACES,
    FATE_WORTH,
    LIMIT,
    MOST_BUILDING,
    MOST_GROUPS,
    MOST_LIMIT,
    MOST_POWER,
    MOST_RIVALS_FATE,
    Field,
    Worth,
    fate,
    whole,
    worth,
)
from companion.rules.chromosome.odds.window import Purses, Vector, Window, open_window
from companion.rules.dice import LEAST_FACES, MOST_FACES, Distribution


@dataclass(frozen=True, slots=True)
class ResistanceTest:
    """A resistance test about to be made (rulebook, resistance test, steps 1 to 6).

    Attributes:
        power: Power of the radioactive area, 1 to 20.
        groups: Own groups adjacent to it or in its room, 1 to 12.
        building_genes: Active building genes, 0 to 8; each adds 1 to the die.
        irradiation: Present irradiation, 0 to `limit`.
        limit: Highest irradiation that is survived, 1 to 20 (A: 7).
        faces: Faces of the die, 2 to 20.

    Raises:
        OddsError: When a number is out of its range.
    """

    power: int
    groups: int
    building_genes: int = 0
    irradiation: int = 0
    limit: int = LIMIT
    faces: int = FACES

    def __post_init__(self) -> None:
        whole(Field.POWER, self.power, 1, MOST_POWER)
        whole(Field.GROUPS, self.groups, 1, MOST_GROUPS)
        whole(Field.BUILDING_GENES, self.building_genes, 0, MOST_BUILDING)
        whole(Field.LIMIT, self.limit, 1, MOST_LIMIT)
        whole(Field.IRRADIATION, self.irradiation, 0, self.limit)
        whole(Field.DIE, self.faces, LEAST_FACES, MOST_FACES)

    @property
    def threat(self) -> int:
        """Power and own adjacent groups."""
        return self.power + self.groups

    def dose(self, face: int) -> int:
        """Return the irradiation that this face of the die costs, never below 0."""
        return max(0, self.threat - face - self.building_genes)

    def eliminates(self, dose: int) -> bool:
        """Return whether this dose eliminates."""
        return self.irradiation + dose > self.limit


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player, or several that act as one, who may force re-rolls of the test.

    Attributes:
        fate: Fate points held, 0 to 30: three times what a player can hold.
        worth: Points that one of them is worth to its owner, 0 to 1000.
        per_elimination: Points that the other's elimination is worth to this rival, 0 to 1000.
        per_dose: Points that each point of the other's irradiation is worth to this rival, 0 to 1000;
            1 means that the rival gains what the other loses.
    """

    fate: int
    worth: Worth = FATE_WORTH
    per_elimination: Worth = ELIMINATION
    per_dose: Worth = 0

    @property
    def motives(self) -> tuple[Fraction, Fraction, Fraction]:
        """Worth of fate, of an elimination, of a point of irradiation.

        Raises:
            OddsError: When one is out of its range.
        """
        return (
            worth(Field.FATE_WORTH, self.worth),
            worth(Field.PER_ELIMINATION, self.per_elimination),
            worth(Field.PER_DOSE, self.per_dose),
        )


@dataclass(frozen=True)
class ResistanceOdds:
    """The exact odds of a test.

    Attributes:
        doses: Chances of each dose, smallest first.
        eliminated: The chance that it eliminates.
    """

    doses: Distribution[int]
    eliminated: Fraction

    @property
    def dose(self) -> dict[int, Fraction]:
        return dict(self.doses)

    @property
    def expected_dose(self) -> Fraction:
        """Irradiation on average."""
        return self.doses.mean(lambda dose: dose)


def _odds(test: ResistanceTest, weights: dict[int, int]) -> ResistanceOdds:
    doses = Distribution.of(dict(sorted(weights.items())))
    return ResistanceOdds(doses, doses.chance(test.eliminates))


def resistance_odds(test: ResistanceTest) -> ResistanceOdds:
    """Return the odds of the test when the die is rolled once and nobody re-rolls."""
    weights: dict[int, int] = {}
    for face in range(1, test.faces + 1):
        dose = test.dose(face)
        weights[dose] = weights.get(dose, 0) + 1
    return _odds(test, weights)


class ResistanceAdvice(NamedTuple):
    """The worth of a re-roll of a test to one player, against letting the die stand, under best play.

    Attributes:
        player: 0 who tests, 1 … the rivals clockwise.
        own: Whether it is this player's own test.
        able: Whether the player holds fate.
        reroll: Whether the re-roll gains strictly.
        dose: Expected dose when the die stands.
        dose_after: Expected dose after a re-roll.
        eliminated: Chance of elimination when the die stands.
        eliminated_after: Chance of elimination after a re-roll.
        net: Points that the re-roll gains this player, the price of fate taken off.
        price: Worth of the fate point it takes.
    """

    player: int
    own: bool
    able: bool
    reroll: bool
    dose: Fraction
    dose_after: Fraction
    eliminated: Fraction
    eliminated_after: Fraction
    net: Fraction
    price: Fraction


class ResistanceOutlook(NamedTuple):
    """The outlook under best play.

    Attributes:
        odds: What the test costs.
        spent: Fate spent on average from this moment on, by player.
    """

    odds: ResistanceOdds
    spent: tuple[Fraction, ...]


class ResistanceSolution:
    """One test with re-rolls, solved backwards. Players: 0 is the tester, 1 … the rivals clockwise.

    Args:
        test: The test.
        fate_points: Fate of the one who tests, 0 to 10.
        fate_worth: Points that one of them is worth, 0 to 1000.
        elimination: Points that elimination costs on top of the fate held, 0 to 1000.
        rivals: The others, clockwise.

    Raises:
        OddsError: When a number is out of its range.
    """

    def __init__(
        self,
        test: ResistanceTest,
        fate_points: int = 0,
        fate_worth: Worth = FATE_WORTH,
        elimination: Worth = ELIMINATION,
        rivals: tuple[Rival, ...] = (),
    ) -> None:
        self.test = test
        self.fates = (
            fate(Field.FATE, fate_points),
            *(whole(Field.RIVAL_FATE, rival.fate, 0, MOST_RIVALS_FATE) for rival in rivals),
        )
        motives = [rival.motives for rival in rivals]
        self.worths = (worth(Field.FATE_WORTH, fate_worth), *(each[0] for each in motives))
        cost = worth(Field.ELIMINATION, elimination)
        self.purses = Purses.holding(self.fates)
        parts = math.lcm(cost.denominator, *(v.denominator for v in self.worths), *_denominators(motives))
        self.scale = parts * test.faces ** (sum(self.fates) + 1)
        players = len(self.fates)
        tolls = [
            tuple(-int(price * self.scale) if each == player else 0 for each in range(players + 2))
            for player, price in enumerate(self.worths)
        ]

        def closing(held: tuple[int, ...]) -> list[Vector]:
            rows: list[Vector] = []
            for face in range(1, test.faces + 1):
                dose = test.dose(face)
                out = test.eliminates(dose)
                mine = -cost - held[0] * self.worths[0] if out else Fraction(-dose)
                gains = [mine, *(dose * per_dose + out * per_out for _, per_out, per_dose in motives)]
                rows.append(
                    (*(int(gain * self.scale) for gain in gains), dose * self.scale, out * self.scale)
                )
            return rows

        self.window: Window = open_window(
            self.purses, tuple(range(players)), [closing(held) for held in self.purses.standings], tolls
        )

    def value(self, player: int = 0) -> Fraction:
        """Return the worth of the test to a player before the die, fate kept included."""
        number = len(self.purses.standings) - 1
        gain = Fraction(self.window.opening[number][player], self.scale)
        return gain + self.worths[player] * self.fates[player]

    def advise(self, face: int, fates: tuple[int, ...] | None = None) -> tuple[ResistanceAdvice, ...]:
        """Advise every player on the die that lies, in the order in which they are asked.

        Args:
            face: What the die shows.
            fates: Fate points by player now; None for those of the start.

        Raises:
            OddsError: When the die has no such face or somebody would hold more than at the start.
        """
        number, face = self._standing(fates), whole(Field.FACE, face, 1, self.test.faces)
        held = self.purses.standings[number]
        told: list[ResistanceAdvice] = []
        keep = self.window.closing[number][face - 1]
        for player in range(len(self.fates)):
            force = self.window.forced(number, player) if held[player] else keep
            told.append(
                ResistanceAdvice(
                    player,
                    player == 0,
                    held[player] > 0,
                    force[player] > keep[player],
                    Fraction(keep[-2], self.scale),
                    Fraction(force[-2], self.scale),
                    Fraction(keep[-1], self.scale),
                    Fraction(force[-1], self.scale),
                    Fraction(force[player] - keep[player], self.scale),
                    self.worths[player],
                )
            )
        return tuple(told)

    @cached_property
    def outlook(self) -> ResistanceOutlook:
        """The outlook under best play, before the die."""
        return self.outlook_from()

    def outlook_from(
        self, face: int | None = None, fates: tuple[int, ...] | None = None, turn: int = 0
    ) -> ResistanceOutlook:
        """Return the outlook under best play from this moment on.

        Args:
            face: What the die shows, or None before it is thrown.
            fates: Fate points by player now; None for those of the start.
            turn: How many players have passed since the window (re)opened.

        Raises:
            OddsError: When this cannot be a moment of this test.
        """
        number = self._standing(fates)
        start = self.purses.standings[number]
        faces, strides = self.test.faces, self.purses.strides
        thrown = [0] * (number + 1)
        weights: dict[int, int] = {}
        kept = [0] * len(start)
        unit = faces ** (sum(start) + 1)

        def fall(standing: int, shown: int, who: int, weight: int) -> None:
            if who >= 0:
                thrown[standing - strides[who]] += weight
                return
            dose = self.test.dose(shown)
            weights[dose] = weights.get(dose, 0) + weight
            for player, points in enumerate(self.purses.standings[standing]):
                kept[player] += points * weight

        if face is None:
            thrown[number] = unit
        else:
            whole(Field.FACE, face, 1, faces)
            whole(Field.TURN, turn, 0, len(start))
            fall(number, face, self.window.lying(number, face, turn)[1], unit)
        for standing in range(number, -1, -1):
            weight = thrown[standing] // faces
            if weight:
                for shown, who in enumerate(self.window.choices[standing], 1):
                    fall(standing, shown, who, weight)
        spent = tuple(points - Fraction(k, unit) for points, k in zip(start, kept, strict=True))
        return ResistanceOutlook(_odds(self.test, weights), spent)

    def _standing(self, fates: tuple[int, ...] | None) -> int:
        if fates is None:
            return len(self.purses.standings) - 1
        whole(Field.PLAYERS, len(fates), len(self.fates), len(self.fates))
        for points, most in zip(fates, self.fates, strict=True):
            whole(Field.FATE, points, 0, most)
        return self.purses.number(fates)


def _denominators(motives: list[tuple[Fraction, Fraction, Fraction]]) -> list[int]:
    return [part.denominator for each in motives for part in each]
