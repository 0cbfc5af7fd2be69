"""The radiation phase, or what is left of it: several areas, several players, fate shared over the tests.

Areas are faced by descending power; of equal ones the given order stands (the starting player chose it).
At one area the adjacent players test in seat order.

Each player's tests are solved alone, exactly: with nobody's re-rolls, with the player's own, or with those of
all rivals too. Rivals act as one: they share their fate and gain by the elimination (the rulebook names no
motive; A).

Assumptions: tests go on after an elimination (the default of the option `finish_tests`); who is eliminated
tests no more and spends no more fate.
"""

from dataclasses import dataclass
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
    Field,
    Worth,
    fate,
    whole,
    worth,
)
from companion.rules.chromosome.odds.resistance import Rival, SeatTests
from companion.rules.chromosome.odds.window import Rerolls
from companion.rules.dice import LEAST_FACES, MOST_FACES

MOST_AREAS = 10


@dataclass(frozen=True, slots=True)
class Exposed:
    """A player in the radiation phase.

    Attributes:
        irradiation: Present irradiation, 0 to the limit.
        fate: Fate points, 0 to 10.
        building_genes: Active building genes, 0 to 8.
        fate_worth: Points that an unspent fate point is worth, 0 to 1000.
        elimination: Points that the own elimination costs, on top of the fate held, 0 to 1000.
        lends: Whether a fate point may still stand for a gene this round.
    """

    irradiation: int = 0
    fate: int = 0
    building_genes: int = 0
    fate_worth: Worth = FATE_WORTH
    elimination: Worth = ELIMINATION
    lends: bool = False


class Trial(NamedTuple):
    """A test to come: whose, and the threat less what the building genes take off."""

    player: int
    threat: int


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
        for area in self.areas:
            whole(Field.POWER, area.power, 1, MOST_POWER)
            whole(Field.PLAYERS, len(area.groups), len(self.players), len(self.players))
            for groups in area.groups:
                whole(Field.GROUPS, groups, 0, MOST_GROUPS)
            for genes in area.lent:
                whole(Field.BUILDING_GENES, genes, 0, MOST_BUILDING)

    @property
    def in_order(self) -> tuple[Exposure, ...]:
        waiting = self.areas[int(self.facing) :]
        return (*self.areas[: int(self.facing)], *sorted(waiting, key=lambda area: -area.power))

    @property
    def trials(self) -> tuple[Trial, ...]:
        return tuple(
            Trial(seat, area.power + groups - player.building_genes - area.relief(seat))
            for area in self.in_order
            for seat, (player, groups) in enumerate(zip(self.players, area.groups, strict=True))
            if groups
        )

    def tests_of(self, place: int, rerolls: Rerolls) -> SeatTests:
        """Return one player's tests, with the others as one rival where their re-rolls count."""
        player = self.players[place]
        others = sum(each.fate for each in self.players) - player.fate
        return SeatTests(
            tuple(trial.threat for trial in self.trials if trial.player == place),
            player.irradiation,
            player.fate,
            player.fate_worth,
            player.elimination,
            (Rival(others, player.fate_worth),) if others and rerolls == Rerolls.ALL else (),
            self.limit,
            self.faces,
            rerolls,
            player.lends,
        )
