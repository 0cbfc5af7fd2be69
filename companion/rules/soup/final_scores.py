"""The final numbers of a game of Primordial Soup that was played without the app.

A player's score is the marker's space on the ladder. If the last scoring is done, nothing else is entered. If
not, the amoebas and gene cards that it counts are entered too (the player aid, phase 6).
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field

from companion.rules.final_scores import NOTHING, FinalField, FinalNumbers, FinalScores
from companion.rules.kernel import Command, Rejection
from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import AMOEBAS, LAST_SPACE, MOST_CARDS, PLAYERS
from companion.rules.soup.options import Options
from companion.rules.soup.scoring import ScoreCounted
from companion.rules.soup.setup import Seated, StartGame
from companion.rules.soup.state import State
from companion.rules.soup.turns import EndGame, EndPhase


class Numbers(FinalNumbers):
    """A player's numbers for the last scoring."""

    place: Annotated[int, Field(ge=1, le=LAST_SPACE)]
    """The space of the marker."""

    amoebas: Annotated[int, Field(ge=0, le=AMOEBAS)] = 0
    cards: Annotated[int, Field(ge=0, le=MOST_CARDS)] = 0
    """The number of gene cards; the table decides whether an advanced one counts as two."""

    @classmethod
    def asked(cls, variant: str, given: Mapping[str, Any] = NOTHING) -> tuple[FinalField, ...]:
        return cls.fields() if variant == "before" else cls.fields()[:1]


class SoupScores(FinalScores):
    """The numbers of all players after or before the last scoring, as `variant` says."""

    numbers_of = Numbers
    counts = PLAYERS
    variants = ("after", "before")
    variant_of = "scoring"
    seated = Seated

    players: tuple[Seated, ...]
    numbers: tuple[Numbers, ...]
    options: Options | None = None
    variant: str = "after"

    @classmethod
    def supposed(cls, variant: str, given: Sequence[Mapping[str, Any]]) -> tuple[FinalNumbers, ...]:
        """Return everybody's numbers; a missing marker is put on the next free space."""
        taken = {each.get("place") for each in given}
        free = (space for space in range(1, LAST_SPACE + 1) if space not in taken)
        return super().supposed(
            variant,
            [each if each.get("place") is not None else {**each, "place": next(free)} for each in given],
        )

    @classmethod
    def variant_in(cls, state: State) -> str:
        """Return "before" if the app did the last scoring and no marker was corrected since, else "after"."""
        stands = all(line.end == state.players[line.seat].place for line in state.scored)
        return "before" if state.scored and stands else "after"

    @classmethod
    def numbers_in(cls, state: State, seat: int, variant: str) -> Mapping[str, Any]:
        if variant == "after":
            return {"place": state.players[seat].place}
        line = next(line for line in state.scored if line.seat == seat)
        return {"place": line.start, "amoebas": line.amoebas, "cards": line.cards}

    def refused(self) -> Rejection | None:
        """Refuse two markers on the same space, unless the options allow that."""
        if not (self.options or Options()).leapfrog:
            return None
        standing: dict[int, tuple[str, ...]] = {}
        for player, each in zip(self.players, self.numbers, strict=True):
            standing[each.place] = (*standing.get(each.place, ()), player.name)
        for place, players in standing.items():
            if len(players) > 1:
                return Rejection(code="finals-shared-space", params={"place": place, "players": players})
        return None

    def commands(self) -> tuple[Command, ...]:
        options = self.options or Options()
        start = StartGame(players=self.players, options=options, entered=True)
        moved = tuple(
            Correct(seat=seat, number="place", delta=each.place - (seat + 1))
            for seat, each in enumerate(self.numbers)
            if each.place != seat + 1
        )
        if self.variant == "after":
            return (start, *moved, EndGame())
        amoebas, cards = zip(*((each.amoebas, each.cards) for each in self.numbers), strict=True)
        scored = (EndPhase(), ScoreCounted(amoebas=amoebas, cards=cards))
        # At a brisk pace the last phase ends automatically.
        return (start, *moved, *scored, *((EndGame(),) if options.pace == "step" else ()))
