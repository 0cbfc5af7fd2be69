"""The resistance tests of one player: the doses, and the worth of re-rolls.

The tester maximises worth x fate kept - irradiation taken, in all tests to come. Elimination costs a fixed
number of points and the fate still held; earlier doses no longer count, since an eliminated player's score
counts for nothing. A rival maximises worth x fate kept + a gain from harm to the tester: by default something
for an elimination and nothing for the dose itself; both are settings (the rulebook names no motive; A).

The window asks the tester first, then the rivals clockwise (rulebook, resistance test, step 4). The tester
may also use a fate point as a building gene, once in all tests of a round (fate points, 3), priced like a
re-roll. Doing so early in the window is never better, since it stays possible at every rolled face.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import count
from typing import Literal, NamedTuple, TypeAlias

from companion.rules.chromosome.data import FATE_PRICE
from companion.rules.chromosome.odds.ranges import (
    ELIMINATION,
    FACES,
    FATE_WORTH,
    LIMIT,
    MOST_AREAS,
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
from companion.rules.chromosome.odds.window import LEND, Purses, Rerolls, Vector, Window, open_window
from companion.rules.chromosome.state import ResistanceTest, overdosed
from companion.rules.dice import LEAST_FACES, MOST_FACES, Distribution

Wish: TypeAlias = Literal["nothing", "out", "dose"]
"""The others' aim in a player's tests: none, the elimination, or every point of irradiation too."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player, or several that act as one, who may force re-rolls of the test.

    Attributes:
        fate: Fate points held, 0 to 30: three times the maximum of one player.
        worth: Worth in points of a fate point to its owner, 0 to 1000.
        per_elimination: Points that the tester's elimination is worth to this rival, 0 to 1000.
        per_dose: Points that each point of the tester's irradiation is worth to this rival, 0 to 1000; with 1
            the rival gains what the tester loses.
    """

    fate: int
    worth: Worth = FATE_WORTH
    per_elimination: Worth = ELIMINATION
    per_dose: Worth = 0

    @classmethod
    def wanting(cls, wish: Wish, fate: int, worth: Worth, elimination: Worth) -> "Rival":
        """Return the rival with this objective, valuing an elimination at its cost to the tester."""
        return cls(fate, worth, 0 if wish == "nothing" else elimination, 1 if wish == "dose" else 0)

    @property
    def wish(self) -> Wish:
        if self.per_dose:
            return "dose"
        return "out" if self.per_elimination else "nothing"

    @property
    def motives(self) -> tuple[Fraction, Fraction, Fraction]:
        """The worth to the rival of a fate point, of an elimination, and of a point of irradiation.

        Raises:
            OddsError: When one of them is out of its range.
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
        eliminated: The chance that the test eliminates the player.
    """

    doses: Distribution[int]
    eliminated: Fraction

    @property
    def dose(self) -> dict[int, Fraction]:
        return dict(self.doses)

    @property
    def expected_dose(self) -> Fraction:
        """Average irradiation."""
        return self.doses.mean(lambda dose: dose)


class ResistanceAdvice(NamedTuple):
    """The worth of a re-roll of a test to one player, against accepting the die, under best play.

    Attributes:
        player: 0 the tester, 1 … the rivals clockwise.
        own: Whether it is this player's own test.
        able: Whether the player holds fate.
        reroll: Whether the re-roll is strictly better.
        dose: Expected dose when the die is accepted.
        dose_after: Expected dose after a re-roll.
        eliminated: Chance of elimination when the die is accepted.
        eliminated_after: Chance of elimination after a re-roll.
        net: This player's gain in points from a re-roll, minus the price of the fate.
        price: Worth of the fate point spent.
        lends: Whether a fate point may be used as a building gene in this player's own test.
        dose_lent: Expected dose after that use.
        eliminated_lent: Chance of elimination after that use.
        net_lent: This player's gain in points from that use, minus the price of the fate.
        hopeless: Whether no throw and no fate of this player can prevent elimination.
        gene_saves: Whether a fate point used as a gene is enough to survive the rolled die.
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
    lends: bool = False
    dose_lent: Fraction = Fraction(0)
    eliminated_lent: Fraction = Fraction(0)
    net_lent: Fraction = Fraction(0)
    hopeless: bool = False
    gene_saves: bool = False

    @property
    def best(self) -> Literal["keep", "reroll", "lend"]:
        """The best move of this player; in a tie the first of accepting, re-rolling, lending."""
        if self.lends and self.net_lent > 0 and (not self.reroll or self.net_lent > self.net):
            return "lend"
        return "reroll" if self.reroll else "keep"


@dataclass(frozen=True, slots=True)
class SeatTests:
    """The position that the odds solve: one player's tests to come, and the fate that may be spent on them.

    Attributes:
        tests: The tests, in order.
        irradiation: Current irradiation, 0 to `limit`.
        fate: Fate of the tester, 0 to 10.
        fate_worth: Worth in points of a fate point, 0 to 1000.
        elimination: Points that elimination costs on top of the fate held, 0 to 1000.
        rivals: The other players, clockwise.
        limit: Highest irradiation that a player survives, 1 to 20 (A: 7).
        faces: Faces of the die, 2 to 20.
        rerolls: The players whose re-rolls count.
        lends: Whether a fate point may still be used as a building gene in one of these tests; it counts
            whenever the player's own re-rolls count.

    Raises:
        OddsError: When a number is out of its range: power 1 to 20, groups 1 to 12, genes 0 to 8.
    """

    tests: tuple[ResistanceTest, ...]
    irradiation: int = 0
    fate: int = 0
    fate_worth: Worth = FATE_WORTH
    elimination: Worth = ELIMINATION
    rivals: tuple[Rival, ...] = ()
    limit: int = LIMIT
    faces: int = FACES
    rerolls: Rerolls = Rerolls.ALL
    lends: bool = False

    def __post_init__(self) -> None:
        whole(Field.AREAS, len(self.tests), 0, MOST_AREAS)
        # `building` includes a fate point already lent, so it may exceed the maximum of genes by one.
        most = MOST_BUILDING + (not self.lends)
        for test in self.tests:
            whole(Field.POWER, test.power, 1, MOST_POWER)
            whole(Field.GROUPS, test.groups, 1, MOST_GROUPS)
            whole(Field.BUILDING_GENES, test.building, 0, most)
        whole(Field.LIMIT, self.limit, 1, MOST_LIMIT)
        whole(Field.IRRADIATION, self.irradiation, 0, self.limit)
        whole(Field.DIE, self.faces, LEAST_FACES, MOST_FACES)
        fate(Field.FATE, self.fate)
        worth(Field.FATE_WORTH, self.fate_worth)
        worth(Field.ELIMINATION, self.elimination)
        for rival in self.rivals:
            whole(Field.RIVAL_FATE, rival.fate, 0, MOST_RIVALS_FATE)

    @property
    def room(self) -> int:
        """The highest dose that the player survives."""
        return next(dose for dose in count() if self.eliminates(dose + 1))

    def eliminates(self, dose: int) -> bool:
        """Return whether a dose on top of the current irradiation exceeds the limit."""
        return overdosed(self.irradiation + dose, self.limit)


class PlayerProspect(NamedTuple):
    """The outlook of a player's tests under best play.

    Attributes:
        survives: The chance to survive them all.
        expected_dose: Irradiation taken on average; a dose that eliminates counts in full.
        fate_spent: Fate spent on average.
    """

    survives: Fraction
    expected_dose: Fraction
    fate_spent: Fraction


Token: TypeAlias = Literal["able", "lent", "used"]
"""The fate point used as a gene: not used yet, used in the current test, or in an earlier one."""


class SeatSolution:
    """The tests of one player, solved by backward induction. Players: 0 the tester, 1 … the rivals clockwise.

    A value vector holds the gain of each player, the dose, the elimination, and the fate that each spends.

    Raises:
        OddsError: When an amount of fate or a worth is out of its range.
    """

    def __init__(self, tests: SeatTests) -> None:
        self.tests = tests
        rivals, motives = tests.rivals, [rival.motives for rival in tests.rivals]
        self.fates = (tests.fate, *(rival.fate for rival in rivals))
        self.worths = (worth(Field.FATE_WORTH, tests.fate_worth), *(each[0] for each in motives))
        cost = worth(Field.ELIMINATION, tests.elimination)
        parts = (cost, *self.worths, *(part for each in motives for part in each))
        throws = sum(self.fates) + len(tests.tests)
        self._scale = math.lcm(*(part.denominator for part in parts)) * tests.faces**throws
        self._cost = int(cost * self._scale)
        self._gains = [(int(out * self._scale), int(dose * self._scale)) for _, out, dose in motives]
        self._prices = [int(price * self._scale) for price in self.worths]
        self._purses = Purses.holding(self.fates)
        players = range(len(self.fates))
        self._tolls = [
            (
                *(-self._prices[player] * FATE_PRICE * (each == player) for each in players),
                0,
                0,
                *(self._scale * FATE_PRICE * (each == player) for each in players),
            )
            for player in players
        ]
        self._known: dict[tuple[int, int, Token], Window] = {}
        self._start = self._told(0, tests.irradiation)
        self._token: Token = "able" if tests.lends else "used"
        self._before = self._solve(0, self._start, self._token)[-1]

    def value(self, player: int = 0) -> Fraction:
        """Return the worth of the tests to a player before the die, fate kept included."""
        return Fraction(self._before[player], self._scale) + self.worths[player] * self.fates[player]

    @property
    def spent(self) -> tuple[Fraction, ...]:
        """Average fate spent, by player."""
        return tuple(Fraction(points, self._scale) for points in self._before[len(self.fates) + 2 :])

    @property
    def prospect(self) -> PlayerProspect:
        dose, out = (Fraction(self._before[len(self.fates) + place], self._scale) for place in (0, 1))
        return PlayerProspect(1 - out, dose, self.spent[0])

    @property
    def first(self) -> ResistanceOdds:
        """The odds of the first test, which must exist."""
        tests, top = self.tests, len(self._purses.standings) - 1
        test = tests.tests[0]
        window = self._known[0, self._start, self._token]
        weights: dict[int, int] = {}
        thrown = [0] * top + [tests.faces ** (sum(self.fates) + 1)]
        lent = [0] * (top + 1)

        def lies(
            window: Window, thrown: list[int], test: ResistanceTest, at: tuple[int, int], weight: int
        ) -> None:
            standing, face = at
            who = window.choices[standing][face - 1]
            if who >= 0:
                thrown[self._purses.paid(standing, who)] += weight
            elif who == LEND and window.lent is not None:
                lies(window.lent, lent, test.lent, (self._purses.paid(standing, 0), face), weight)
            else:
                dose = test.dose(face)
                weights[dose] = weights.get(dose, 0) + weight

        for now, throws, faced in ((window, thrown, test), (window.lent, lent, test.lent)):
            for standing in range(top, -1, -1):
                weight = throws[standing] // tests.faces
                if now is not None and weight:
                    for face in range(1, tests.faces + 1):
                        lies(now, throws, faced, (standing, face), weight)
        doses = Distribution.of(dict(sorted(weights.items())))
        return ResistanceOdds(doses, doses.chance(tests.eliminates))

    def advise(self, face: int) -> tuple[ResistanceAdvice, ...]:
        """Advise every player on the rolled die of the first test, in the order in which they are asked.

        Doses and chances are those of all tests to come.

        Raises:
            OddsError: When there is no such face.
        """
        whole(Field.FACE, face, 1, self.tests.faces)
        window, top = self._known[0, self._start, self._token], len(self._purses.standings) - 1
        keep, dose, out = window.closing[top][face - 1], len(self.fates), len(self.fates) + 1
        told: list[ResistanceAdvice] = []
        for player, points in enumerate(self.fates):
            able = points >= FATE_PRICE
            force = window.forced(top, player) if able else keep
            lends = player == 0 and able and window.lent is not None
            lent = window.lending(top, face) if lends else keep
            told.append(
                ResistanceAdvice(
                    player,
                    player == 0,
                    able,
                    force[player] > keep[player],
                    Fraction(keep[dose], self._scale),
                    Fraction(force[dose], self._scale),
                    Fraction(keep[out], self._scale),
                    Fraction(force[out], self._scale),
                    Fraction(force[player] - keep[player], self._scale),
                    self.worths[player],
                    lends,
                    Fraction(lent[dose], self._scale),
                    Fraction(lent[out], self._scale),
                    Fraction(lent[player] - keep[player], self._scale),
                    player == 0 and self._hopeless(face),
                    lends and not self.tests.eliminates(self.tests.tests[0].lent.dose(face)),
                )
            )
        return tuple(told)

    def first_choice(self, face: int) -> int:
        """Return the choice on this face of the first test: a player, `LEND`, or `STAND`.

        Raises:
            OddsError: When there is no such face.
        """
        whole(Field.FACE, face, 1, self.tests.faces)
        window = self._known[0, self._start, self._token]
        return window.choices[len(self._purses.standings) - 1][face - 1]

    def _hopeless(self, face: int) -> bool:
        """Return whether the player is eliminated even with the best throws and uses of fate."""
        tests, (own, *_) = self.tests, self.fates
        for again in range(min(1, own // FATE_PRICE) + 1):
            dice = [tests.faces if again else face, *(tests.faces for _ in tests.tests[1:])]
            doses = [test.dose(die) for test, die in zip(tests.tests, dice, strict=True)]
            lent = [test.lent.dose(die) for test, die in zip(tests.tests, dice, strict=True)]
            lends = tests.lends and own >= (again + 1) * FATE_PRICE
            spared = max(map(int.__sub__, doses, lent)) if lends else 0
            if not tests.eliminates(sum(doses) - spared):
                return False
        return True

    def _eliminates(self, level: int, dose: int) -> bool:
        return overdosed(level + dose, self.tests.limit)

    def _solve(self, at: int, level: int, token: Token) -> Sequence[Vector]:
        """Return the value vector of each standing before the test with index `at`."""
        if at == len(self.tests.tests):
            return [(0,) * (2 * len(self.fates) + 2)] * len(self._purses.standings)
        if (at, level, token) not in self._known:
            self._known[at, level, token] = self._window(at, level, token)
        return self._known[at, level, token].opening

    def _window(self, at: int, level: int, token: Token) -> Window:
        tests, later = self.tests, "able" if token == "able" else "used"
        test = tests.tests[at].lent if token == "lent" else tests.tests[at]
        columns: list[list[Vector]] = []
        for face in range(1, tests.faces + 1):
            dose = test.dose(face)
            if self._eliminates(level, dose):
                columns.append([self._fallen(level, dose, held[0]) for held in self._purses.standings])
                continue
            taken = (-dose * self._scale, *(dose * each for _, each in self._gains), dose * self._scale)
            after = self._solve(at + 1, self._told(at + 1, level + dose), later)
            columns.append([(*map(int.__add__, vector, taken), *vector[len(taken) :]) for vector in after])
        asked = tests.rerolls.asked(*range(len(self.fates)))
        lent = self._window(at, level, "lent") if token == "able" and self.fates[0] >= FATE_PRICE else None
        return open_window(self._purses, asked, list(zip(*columns, strict=True)), self._tolls, lent)

    def _fallen(self, level: int, dose: int, held: int) -> Vector:
        """Return the value vector of a dose that eliminates: earlier doses no longer count."""
        mine = (level - self.tests.irradiation) * self._scale - self._cost - held * self._prices[0]
        theirs = (dose * per_dose + per_out for per_out, per_dose in self._gains)
        return (mine, *theirs, dose * self._scale, self._scale, *(0 for _ in self.fates))

    def _told(self, at: int, level: int) -> int:
        """Return the irradiation, or 0 if it does not matter since the remaining tests cannot eliminate."""
        most = sum(test.dose(1) for test in self.tests.tests[at:])
        return level if self._eliminates(level, most) else 0


@lru_cache(maxsize=64)
def played(tests: SeatTests) -> SeatSolution:
    return SeatSolution(tests)
