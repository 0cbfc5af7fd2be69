"""One-line builders: tests, `OneTest(4, 2, irradiation=3).with_fate(2)`, and phases from their areas."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.odds import FACES, LIMIT, Phase, Rerolls, Rival, SeatTests, tests_by_power
from companion.rules.chromosome.state import Player, ResistanceTest, overdosed


@dataclass(frozen=True)
class OneTest:
    """A test of a player with this irradiation; numbers out of range are refused at once."""

    power: int
    groups: int
    building_genes: int = 0
    irradiation: int = 0
    limit: int = LIMIT
    faces: int = FACES

    def __post_init__(self) -> None:
        self.with_fate()

    @property
    def ruled(self) -> ResistanceTest:
        """The test in the form that the rules use."""
        return ResistanceTest.model_construct(
            seat=0, power=self.power, groups=self.groups, building=self.building_genes
        )

    @property
    def room(self) -> int:
        """The highest dose that is survived."""
        return self.limit - self.irradiation

    @property
    def threat(self) -> int:
        """The area's power and the tester's adjacent groups."""
        return self.ruled.threat

    def eliminates(self, dose: int) -> bool:
        """Return whether a dose eliminates."""
        return overdosed(self.irradiation + dose, self.limit)

    def dose(self, face: int) -> int:
        """The irradiation that this face costs."""
        return self.ruled.dose(face)

    def with_fate(
        self,
        points: int = 0,
        fate_worth: Any = 2,
        elimination: Any = 20,
        rivals: tuple[Rival, ...] = (),
        *,
        lends: bool = False,
    ) -> SeatTests:
        """Return the test with fate that may be spent on it."""
        return SeatTests(
            (self.ruled,),
            self.irradiation,
            points,
            fate_worth,
            elimination,
            rivals,
            self.limit,
            self.faces,
            lends=lends,
        )


def threats(*each: int) -> tuple[ResistanceTest, ...]:
    """Return tests with these threats, net of building genes."""
    return tuple(
        ResistanceTest(seat=0, power=max(1, threat - 1), groups=1, building=max(0, 2 - threat))
        for threat in each
    )


def threat_of(test: ResistanceTest) -> int:
    """Return the threat minus the reduction by building genes."""
    return test.surplus(0)


Area = tuple[int, tuple[int, ...]]
"""The power of an area, and the groups beside it by seat."""


def exposed(irradiation: Any = 0, fate: Any = 0, building_genes: Any = 0, *, lends: bool = False) -> Player:
    """A player of a radiation phase, still without a seat."""
    return Player.model_construct(
        irradiation=irradiation,
        fate=fate,
        fate_token=lends,
        active=Genes(building=building_genes),
        eliminated=False,
    )


def phase(
    areas: Sequence[Area], players: Sequence[Player], rerolls: Rerolls = Rerolls.OWN, **more: Any
) -> Phase:
    """The phase of these players in seat order, strongest area first."""
    seated = tuple(player.replace(seat=seat) for seat, player in enumerate(players))
    return Phase(tests_by_power(areas, seated), seated, rerolls=rerolls, **more)
