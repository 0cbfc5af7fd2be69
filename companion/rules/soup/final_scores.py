"""The final numbers of a game of Primordial Soup that was played without the app.

The ladder is the score: the space of each marker suffices once the markers have moved for the last time.
Before that, the last scoring also counts amoebas and gene cards (the player aid, phase 6).
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import Field

from companion.rules.final_scores import NOTHING, FinalField, FinalNumbers, FinalScores
from companion.rules.kernel import Command
from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import AMOEBAS, MOST_CARDS, PLAYERS
from companion.rules.soup.options import Options
from companion.rules.soup.scoring import ScoreCounted
from companion.rules.soup.setup import Seated, StartGame
from companion.rules.soup.turns import EndGame, EndPhase

LAST_SPACE: Final = 99
"""The last space that can be entered; the ladder itself is shorter."""


class Numbers(FinalNumbers):
    """A player's numbers for the last scoring."""

    place: Annotated[int, Field(ge=1, le=LAST_SPACE)]
    """The space of the marker."""

    amoebas: Annotated[int, Field(ge=0, le=AMOEBAS)] = 0
    cards: Annotated[int, Field(ge=0, le=MOST_CARDS)] = 0
    """Gene cards, an advanced one counted as the table counts it."""

    @classmethod
    def asked(cls, variant: str, given: Mapping[str, Any] = NOTHING) -> tuple[FinalField, ...]:
        return cls.fields() if variant == "before" else cls.fields()[:1]


class SoupScores(FinalScores):
    """The final numbers of a table of Primordial Soup: after the last scoring, or before it."""

    numbers_of = Numbers
    counts = PLAYERS
    variants = ("after", "before")
    variant_of = "scoring"
    seated = Seated

    players: tuple[Seated, ...]
    numbers: tuple[Numbers, ...]
    options: Options | None = None
    variant: str = "after"

    def commands(self) -> tuple[Command, ...]:
        options = (self.options or Options()).replace(pace="step")
        start = StartGame(players=self.players, options=options, entered=True)
        moved = tuple(
            Correct(seat=seat, number="place", delta=each.place - (seat + 1))
            for seat, each in enumerate(self.numbers)
            if each.place != seat + 1
        )
        scored: tuple[Command, ...] = ()
        if self.variant == "before":
            amoebas, cards = zip(*((each.amoebas, each.cards) for each in self.numbers), strict=True)
            scored = (EndPhase(), ScoreCounted(amoebas=amoebas, cards=cards))
        return (start, *moved, *scored, EndGame())
