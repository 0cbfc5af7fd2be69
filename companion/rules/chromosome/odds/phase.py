"""The whole radiation phase at once: several areas, several players, fate shared over the tests.

Areas are faced by descending power; of equal ones the given order stands (the starting player chose it).
At one area the adjacent players test in seat order. Every player re-rolls as is best for
worth x fate kept - irradiation taken - the cost of being eliminated, now and in all tests to come. Who is
eliminated loses the score whatever irradiation took of it: doses before that count for nothing.

What is exact: everything. While nobody gains by another's irradiation, players are independent and each is
solved alone over (irradiation, fate). As soon as one does, all of them are solved as one game; that is
refused, not approximated, when it would grow beyond `team.MOST_STANDINGS`.

Assumptions: tests go on after an elimination (the default of the option `finish_tests`); who is eliminated
tests no more and spends no more fate.
"""

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from companion.rules.chromosome.odds.ranges import (
    FACES,
    LIMIT,
    MOST_BUILDING,
    MOST_GROUPS,
    MOST_LIMIT,
    MOST_POWER,
    Field,
    fate,
    whole,
    worth,
)
from companion.rules.chromosome.odds.resistance import ResistanceAdvice
from companion.rules.chromosome.odds.team import Exposed, TeamGame, Trial
from companion.rules.dice import LEAST_FACES, MOST_FACES, OddsError

MOST_AREAS = 10


class Exposure(NamedTuple):
    """A radioactive area.

    Attributes:
        power: What counts in the test, bonus of an event included, 1 to 20.
        groups: Groups next to it or in its room by player, 0 to 12; 0 means no test.
        lent: Building genes by player that count in this test alone, 0 to 8: a fate point that stands for
            one (rulebook, fate points); shorter or empty where nobody has any.
    """

    power: int
    groups: tuple[int, ...]
    lent: tuple[int, ...] = ()

    def relief(self, seat: int) -> int:
        """Return the building genes lent to this player."""
        return self.lent[seat] if seat < len(self.lent) else 0


@dataclass(frozen=True, slots=True)
class Phase:
    """A radiation phase, or what is left of one.

    Attributes:
        areas: Areas still to be faced, at most 10.
        players: Everybody in seat order, 1 to 4, eliminated players left out.
        limit: Highest irradiation that is survived, 1 to 20 (A: 7).
        faces: Faces of the die, 2 to 20.
        facing: Whether the first area is being faced already, however strong the others are.

    Raises:
        OddsError: When a number is out of its range.
    """

    areas: tuple[Exposure, ...]
    players: tuple[Exposed, ...]
    limit: int = LIMIT
    faces: int = FACES
    facing: bool = False

    def __post_init__(self) -> None:
        whole(Field.LIMIT, self.limit, 1, MOST_LIMIT)
        whole(Field.DIE, self.faces, LEAST_FACES, MOST_FACES)
        whole(Field.PLAYERS, len(self.players), 1, 4)
        whole(Field.AREAS, len(self.areas), 0, MOST_AREAS)
        for player in self.players:
            whole(Field.IRRADIATION, player.irradiation, 0, self.limit)
            fate(Field.FATE, player.fate)
            whole(Field.BUILDING_GENES, player.building_genes, 0, MOST_BUILDING)
            worth(Field.FATE_WORTH, player.fate_worth)
            worth(Field.ELIMINATION, player.elimination)
            worth(Field.PER_ELIMINATION, player.per_elimination)
            worth(Field.PER_DOSE, player.per_dose)
        for area in self.areas:
            whole(Field.POWER, area.power, 1, MOST_POWER)
            whole(Field.PLAYERS, len(area.groups), len(self.players), len(self.players))
            for groups in area.groups:
                whole(Field.GROUPS, groups, 0, MOST_GROUPS)
            for genes in area.lent:
                whole(Field.BUILDING_GENES, genes, 0, MOST_BUILDING)

    @property
    def in_order(self) -> tuple[Exposure, ...]:
        """The areas in the order in which they are faced."""
        waiting = self.areas[int(self.facing) :]
        return (*self.areas[: int(self.facing)], *sorted(waiting, key=lambda area: -area.power))

    @property
    def trials(self) -> tuple[Trial, ...]:
        """All tests in their order."""
        return tuple(
            Trial(seat, area.power + groups - player.building_genes - area.relief(seat))
            for area in self.in_order
            for seat, (player, groups) in enumerate(zip(self.players, area.groups, strict=True))
            if groups
        )

    @property
    def hostile(self) -> bool:
        """Whether somebody gains by another's irradiation."""
        return len(self.players) > 1 and any(each.per_dose or each.per_elimination for each in self.players)


class PhaseSolution:
    """A radiation phase played out backwards.

    Raises:
        OddsError: When players are hostile and the game between them is too large to be solved exactly.
    """

    def __init__(self, phase: Phase) -> None:
        self.phase = phase
        seats = range(len(phase.players))
        self._trials = phase.trials
        teams = [tuple(seats)] if phase.hostile else [(seat,) for seat in seats]
        self._games = [
            TeamGame(
                [phase.players[seat] for seat in team],
                [Trial(team.index(each.player), each.threat) for each in self._trials if each.player in team],
                phase.limit,
                phase.faces,
                team=team,
            )
            for team in teams
        ]
        prospects = {seat: game.prospect(seat) for game in self._games for seat in game.team}
        self.players = tuple(prospects[seat] for seat in seats)
        self.nobody_eliminated = math.prod(
            (game.nobody_eliminated for game in self._games), start=Fraction(1)
        )

    def advise(self, face: int) -> tuple[ResistanceAdvice, ...]:
        """Advise all players on the die that lies in the first test, in the order they are asked.

        Doses and chances are those of the player who tests, over the whole phase.

        Raises:
            OddsError: When there is no such face, or no test to be made.
        """
        whole(Field.FACE, face, 1, self.phase.faces)
        if not self._trials:
            raise OddsError(Field.AREAS, 1, MOST_AREAS, 0)
        tester, count = self._trials[0].player, len(self.phase.players)
        told: list[ResistanceAdvice] = []
        for player in ((tester + step) % count for step in range(count)):
            game = next(game for game in self._games if tester in game.team)
            told.append(game.advise(face, player, tester))
        return tuple(told)


def solve_phase(phase: Phase) -> PhaseSolution:
    """Play the radiation phase out backwards.

    Raises:
        OddsError: When players are hostile and the game between them is too large to be solved exactly.
    """
    return PhaseSolution(phase)
