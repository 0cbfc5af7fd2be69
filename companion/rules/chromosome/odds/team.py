"""The resistance tests of players who have to be looked at together, played out backwards."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from companion.rules.chromosome.odds.ranges import (
    ELIMINATION,
    FATE_WORTH,
    Field,
    Worth,
    worth,
)
from companion.rules.chromosome.odds.rerolls import Rerolls
from companion.rules.chromosome.odds.resistance import ResistanceAdvice, ResistanceOdds
from companion.rules.chromosome.odds.window import Purses, Vector, Window, open_window
from companion.rules.dice import Distribution, OddsError

MOST_STANDINGS = 120_000
"""Standings of irradiation and purses up to which hostile players are solved as one game."""


@dataclass(frozen=True, slots=True)
class Exposed:
    """A player in the radiation phase.

    Attributes:
        irradiation: Present irradiation, 0 to the limit.
        fate: Fate points, 0 to 10.
        building_genes: Active building genes, 0 to 8.
        fate_worth: Points that an unspent fate point is worth, 0 to 1000.
        elimination: Points that the own elimination costs, on top of the fate held, 0 to 1000.
        per_elimination: Points that another's elimination is worth to this player, 0 to 1000.
        per_dose: Points that each point of another's irradiation is worth to this player, 0 to 1000.
    """

    irradiation: int = 0
    fate: int = 0
    building_genes: int = 0
    fate_worth: Worth = FATE_WORTH
    elimination: Worth = ELIMINATION
    per_elimination: Worth = 0
    per_dose: Worth = 0


class Trial(NamedTuple):
    """A test to come: whose, and the threat less what the building genes take off."""

    player: int
    threat: int


class PlayerProspect(NamedTuple):
    """One player's prospect of the phase under best play.

    Attributes:
        survives: The chance to survive it.
        expected_dose: Irradiation taken on average; a dose that eliminates counts in full.
        fate_spent: Fate spent on average.
        value: Worth of fate kept - irradiation - cost of elimination + what others' misfortune is worth.
    """

    survives: Fraction
    expected_dose: Fraction
    fate_spent: Fraction
    value: Fraction


class TeamGame:
    """The tests of players who have to be looked at together; usually of just one.

    A value vector holds the gains of the team's players, then their doses, then their eliminations, then
    the fate they spend, and at its end whether anybody is eliminated.
    """

    def __init__(
        self,
        players: Sequence[Exposed],
        trials: Sequence[Trial],
        limit: int,
        faces: int,
        *,
        team: tuple[int, ...],
        rerolls: Rerolls = Rerolls.ALL,
    ) -> None:
        self.team = team
        self._faces, self._limit, self._out = faces, limit, limit + 1
        self._players, self._trials, self._rerolls = players, trials, rerolls
        members = len(team)
        # The most that the tests from here on can still cost each player.
        self._threats: list[tuple[int, ...]] = [(0,) * members]
        for trial in reversed(self._trials):
            after = list(self._threats[0])
            after[trial.player] += max(0, trial.threat - 1)
            self._threats.insert(0, tuple(after))
        start = tuple(self._told(0, place, each.irradiation) for place, each in enumerate(self._players))
        self._purses = Purses.holding(tuple(each.fate for each in self._players))
        self._refuse_giants(start)
        motives = [
            (
                worth(Field.FATE_WORTH, each.fate_worth),
                worth(Field.ELIMINATION, each.elimination),
                worth(Field.PER_ELIMINATION, each.per_elimination),
                worth(Field.PER_DOSE, each.per_dose),
            )
            for each in self._players
        ]
        rolls = sum(self._purses.most) + len(self._trials)
        self._scale = math.lcm(*(part.denominator for each in motives for part in each)) * self._faces**rolls
        self._motives = [tuple(int(part * self._scale) for part in each) for each in motives]
        self._worths = [each[0] for each in motives]
        self._tolls: list[Vector] = []
        for place, (price, *_) in enumerate(self._motives):
            toll = [0] * (4 * members + 1)
            toll[place], toll[3 * members + place] = -price, self._scale
            self._tolls.append(tuple(toll))
        self._done: list[Vector] = [(0,) * (4 * members + 1)] * len(self._purses.standings)
        self._known: dict[tuple[int, tuple[int, ...]], Window] = {}
        self._start = start
        self._opening = self._solve(0, start)

    @property
    def nobody_eliminated(self) -> Fraction:
        """The chance that the whole team survives."""
        return 1 - Fraction(self._opening[-1][-1], self._scale)

    def prospect(self, seat: int) -> PlayerProspect:
        place, members = self.team.index(seat), len(self.team)
        vector = self._opening[-1]
        gain, dose, out, spent = (Fraction(vector[place + part * members], self._scale) for part in range(4))
        held = self._worths[place] * self._players[place].fate
        return PlayerProspect(1 - out, dose, spent, gain + held)

    def first_test(self) -> ResistanceOdds:
        """Return the odds of the first test, as the whole team plays it."""
        top, tester = len(self._purses.standings) - 1, self._trials[0]
        window, level = self._known[0, self._start], self._players[tester.player].irradiation
        unit = self._faces ** (sum(self._purses.most) + 1)
        thrown = [0] * top + [unit]
        weights: dict[int, int] = {}
        for standing in range(top, -1, -1):
            weight = thrown[standing] // self._faces
            if weight:
                for face, who in enumerate(window.choices[standing], 1):
                    if who >= 0:
                        thrown[standing - self._purses.strides[who]] += weight
                    else:
                        dose = max(0, tester.threat - face)
                        weights[dose] = weights.get(dose, 0) + weight
        doses = Distribution.of(dict(sorted(weights.items())))
        return ResistanceOdds(doses, doses.chance(lambda dose: level + dose > self._limit))

    def advise(self, face: int, seat: int, tester: int) -> ResistanceAdvice:
        """Advise one seat on the die of the first test; outside the team nothing is gained."""
        window, top, members = self._known[0, self._start], len(self._purses.standings) - 1, len(self.team)
        inside = seat in self.team
        place = self.team.index(seat) if inside else -1
        keep = window.closing[top][face - 1]
        able = inside and self._players[place].fate > 0
        force = window.forced(top, place) if able else keep
        whom = self.team.index(tester)
        dose, out = members + whom, 2 * members + whom
        return ResistanceAdvice(
            seat,
            seat == tester,
            able,
            able and force[place] > keep[place],
            Fraction(keep[dose], self._scale),
            Fraction(force[dose], self._scale),
            Fraction(keep[out], self._scale),
            Fraction(force[out], self._scale),
            Fraction(force[place] - keep[place], self._scale) if inside else Fraction(0),
            self._worths[place] if inside else Fraction(0),
        )

    def _solve(self, at: int, levels: tuple[int, ...]) -> Sequence[Vector]:
        """Value vectors by standing of the purses, before the test number `at` is made."""
        while at < len(self._trials) and levels[self._trials[at].player] == self._out:
            at += 1
        if at == len(self._trials):
            return self._done
        window = self._known.get((at, levels))
        if window is None:
            window = self._known[at, levels] = self._window(at, levels)
        return window.opening

    def _window(self, at: int, levels: tuple[int, ...]) -> Window:
        tester, threat = self._trials[at]
        members = len(self.team)
        columns: list[list[Vector]] = []
        for face in range(1, self._faces + 1):
            dose = max(0, threat - face)
            out = levels[tester] + dose > self._limit
            level = self._out if out else self._told(at + 1, tester, levels[tester] + dose)
            after = self._solve(at + 1, (*levels[:tester], level, *levels[tester + 1 :]))
            columns.append(
                [
                    tuple(map(int.__add__, vector, self._fallout(tester, dose, out, held[tester], levels)))
                    for held, vector in zip(self._purses.standings, after, strict=True)
                ]
            )
            if out:
                # Somebody is out whatever follows: the chance that anybody is must not be added up.
                columns[-1] = [(*vector[:-1], self._scale) for vector in columns[-1]]
        closing = list(zip(*columns, strict=True))
        asked = self._rerolls.asked(
            *(
                place
                for place in ((tester + step) % members for step in range(members))
                if levels[place] != self._out
            )
        )
        return open_window(self._purses, asked, closing, self._tolls)

    def _fallout(self, tester: int, dose: int, out: bool, held: int, levels: tuple[int, ...]) -> Vector:
        """Return what this dose alone adds to a value vector."""
        members, scale = len(self.team), self._scale
        gains: list[int] = []
        for place, (price, cost, per_out, per_dose) in enumerate(self._motives):
            if place == tester:
                taken = levels[tester] - self._players[tester].irradiation
                gains.append(taken * scale - cost - held * price if out else -dose * scale)
            elif levels[place] == self._out:
                gains.append(0)
            else:
                gains.append(dose * per_dose + (per_out if out else 0))
        mine = [place == tester for place in range(members)]
        return (
            *gains,
            *(dose * scale * here for here in mine),
            *(out * scale * here for here in mine),
            *([0] * members),
            0,
        )

    def _told(self, at: int, place: int, level: int) -> int:
        """Return the irradiation as far as it matters: 0 if the tests to come cannot eliminate."""
        return 0 if level + self._threats[at][place] <= self._limit else level

    def _refuse_giants(self, start: tuple[int, ...]) -> None:
        reachable = [{level} for level in start]
        total = 0
        for at, (tester, threat) in enumerate(self._trials):
            total += math.prod(len(levels) for levels in reachable) * len(self._purses.standings)
            doses = {max(0, threat - face) for face in range(1, self._faces + 1)}
            reachable[tester] = {
                self._out if level + dose > self._limit else self._told(at + 1, tester, level + dose)
                for level in reachable[tester]
                for dose in doses
            }
        if len(self.team) > 1 and total > MOST_STANDINGS:
            raise OddsError(Field.HOSTILE_STANDINGS, 0, MOST_STANDINGS, total, "odds-error-too-large")
