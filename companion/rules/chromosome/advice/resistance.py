"""A resistance test as the odds see it: what it may cost, and advice about the die that lies."""

from dataclasses import dataclass

from companion.rules.chromosome.advice.phase import solved
from companion.rules.chromosome.odds import (
    FACES,
    FATE_WORTH,
    LIMIT,
    Rerolls,
    ResistanceOdds,
    Rival,
    SeatSolution,
    Worth,
    one_test,
)
from companion.rules.chromosome.state import ResistanceTest


@dataclass(frozen=True)
class ResistanceSituation:
    """A resistance test with the fate that may be spent on its die.

    Attributes:
        test: Power, groups and building genes.
        irradiation: Present irradiation of the one who tests.
        fate: Of the one who tests.
        fate_worth: Points that a fate point is worth.
        rivals: All who may force a re-roll, as one; None where nobody may.
        rerolls: Whose re-rolls count.
        limit: The highest irradiation that is survived.
        faces: Faces of the die.
        lends: Whether a fate point may still stand for a building gene.
    """

    test: ResistanceTest
    irradiation: int = 0
    fate: int = 0
    fate_worth: Worth = FATE_WORTH
    rivals: Rival | None = None
    rerolls: Rerolls = Rerolls.ALL
    limit: int = LIMIT
    faces: int = FACES
    lends: bool = True

    @property
    def played(self) -> SeatSolution:
        """The test with the re-rolls that count: own, then the rivals'."""
        own = self.fate if self.rerolls != Rerolls.NONE else 0
        rivals = (self.rivals,) if self.rivals and self.rerolls == Rerolls.ALL else ()
        return solved(
            one_test(
                self.test,
                self.irradiation,
                self.limit,
                self.faces,
                points=own,
                fate_worth=self.fate_worth,
                rivals=rivals,
                lends=self.lends,
            )
        )

    @property
    def odds(self) -> ResistanceOdds:
        """The odds under the re-rolls that count."""
        return self.played.first

    @property
    def room(self) -> int:
        """The highest dose that is survived."""
        return self.limit - self.irradiation
