"""The tests of one player alone, with the re-rolls that were chosen to count.

They are none, that player's own, or those of all rivals too. Rivals act as one here: they share their fate
and gain by the elimination (the rulebook names no motive; A).
"""

from dataclasses import dataclass

from companion.rules.chromosome.odds.phase import MOST_AREAS, Phase
from companion.rules.chromosome.odds.ranges import (
    ELIMINATION,
    FACES,
    LIMIT,
    Field,
    whole,
)
from companion.rules.chromosome.odds.rerolls import Rerolls
from companion.rules.chromosome.odds.resistance import ResistanceAdvice, ResistanceOdds
from companion.rules.chromosome.odds.team import Exposed, PlayerProspect, TeamGame, Trial
from companion.rules.dice import OddsError


@dataclass(frozen=True, slots=True)
class SeatTests:
    """One player's tests still to come, and the fate that may be spent on their dice.

    Attributes:
        player: Who tests; the range of the numbers is that of a `Phase`.
        threats: Threat of each test in its order, less what building genes take off.
        limit: Highest irradiation that is survived.
        faces: Faces of the die.
        rerolls: Whose re-rolls count.
        rivals: Fate of all rivals together; it counts where their re-rolls do.
    """

    player: Exposed
    threats: tuple[int, ...]
    limit: int = LIMIT
    faces: int = FACES
    rerolls: Rerolls = Rerolls.ALL
    rivals: int = 0

    @classmethod
    def of(cls, phase: Phase, place: int, rerolls: Rerolls) -> "SeatTests":
        """Return one player's tests in a phase, with the others as rivals."""
        others = sum(each.fate for at, each in enumerate(phase.players) if at != place)
        return cls(
            phase.players[place],
            tuple(trial.threat for trial in phase.trials if trial.player == place),
            phase.limit,
            phase.faces,
            rerolls,
            others if rerolls == Rerolls.ALL else 0,
        )


SEAT, RIVALS = 0, 1
"""The players of a `SeatSolution`."""


class SeatSolution:
    """The tests of one player, played out backwards against nobody, or against all rivals as one."""

    def __init__(self, tests: SeatTests) -> None:
        self.tests = tests
        me = tests.player
        rivals = Exposed(fate=tests.rivals, fate_worth=me.fate_worth, per_elimination=ELIMINATION)
        players = (me, rivals) if tests.rivals else (me,)
        self._game = TeamGame(
            players,
            [Trial(SEAT, threat) for threat in tests.threats],
            tests.limit,
            tests.faces,
            team=(SEAT, RIVALS)[: len(players)],
            rerolls=tests.rerolls,
        )

    @property
    def prospect(self) -> PlayerProspect:
        """The outlook of the player's tests."""
        return self._game.prospect(SEAT)

    @property
    def first(self) -> ResistanceOdds:
        """The price of the first test; there must be one."""
        return self._game.first_test()

    def advise(self, face: int) -> tuple[ResistanceAdvice, ...]:
        """Advise on the die that lies in the first test: the player, then the rivals if they count.

        Doses and chances are those of all tests to come.

        Raises:
            OddsError: When there is no such face, or no test to be made.
        """
        whole(Field.FACE, face, 1, self.tests.faces)
        if not self.tests.threats:
            raise OddsError(Field.AREAS, 1, MOST_AREAS, 0)
        return tuple(self._game.advise(face, seat, SEAT) for seat in self._game.team)
