"""One resistance test in a line: `OneTest(4, 2, irradiation=3).with_fate(2)`."""

from dataclasses import dataclass
from typing import Any

from companion.rules.chromosome.odds import FACES, LIMIT, Rival, SeatTests, one_test
from companion.rules.chromosome.state import ResistanceTest, overdosed


@dataclass(frozen=True)
class OneTest:
    """A test of somebody with this irradiation; numbers out of their range are refused at once."""

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
        """The test as the rules have it."""
        return ResistanceTest.model_construct(
            seat=0, power=self.power, groups=self.groups, building=self.building_genes
        )

    @property
    def room(self) -> int:
        """The highest dose that is survived."""
        return self.limit - self.irradiation

    @property
    def threat(self) -> int:
        """Power and own adjacent groups."""
        return self.ruled.threat

    def eliminates(self, dose: int) -> bool:
        """Whether a dose is more than is survived."""
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
        """The fate that may be spent on it."""
        return one_test(
            self.ruled,
            self.irradiation,
            self.limit,
            self.faces,
            points=points,
            fate_worth=fate_worth,
            elimination=elimination,
            rivals=rivals,
            lends=lends,
        )
