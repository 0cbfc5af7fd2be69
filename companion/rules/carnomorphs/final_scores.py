"""The outcome of a game of Carnomorphs that was played without the app: there are no points.

Source: rulebook, Contamination check at the end of the game; a survivor with a fulfilled objective wins.
"""

from collections.abc import Mapping
from typing import Any, Literal

from companion.rules.carnomorphs.characters import SetFate
from companion.rules.carnomorphs.data import CHECKED_CARDS, PLAYERS
from companion.rules.carnomorphs.last_check import (
    AnswerObjective,
    AnswerTogether,
    BeginCheck,
    DrawFour,
    EndGame,
    ScanDeck,
)
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.setup import Seated, StartGame
from companion.rules.carnomorphs.shared_objectives import plays_together
from companion.rules.carnomorphs.state import SAVED, State
from companion.rules.final_scores import NOTHING, FinalField, FinalNumbers, FinalScores
from companion.rules.kernel import Command


class Numbers(FinalNumbers):
    """The fate of a character, and whether its player's objective is fulfilled."""

    fate: Literal["hibernated", "escaped", "infected", "dead"]
    """The character's fate; `infected`: it came to the last check alive and died in it."""

    objective: Literal["fulfilled", "failed"] = "failed"

    @classmethod
    def asked(cls, variant: str, given: Mapping[str, Any] = NOTHING) -> tuple[FinalField, ...]:
        """Return the fields to fill in: no objective if objectives are shared or the character is dead."""
        lives = given.get("fate") in (None, *SAVED)
        return cls.fields() if variant == "own" and lives else cls.fields()[:1]


class CarnomorphScores(FinalScores):
    """The outcome of a journey; each player has an objective, or the crew shares objectives (N7)."""

    numbers_of = Numbers
    counts = PLAYERS
    variants = ("own", "fulfilled", "failed")
    variant_of = "objectives"
    scored = False
    seated = Seated

    players: tuple[Seated, ...]
    numbers: tuple[Numbers, ...]
    options: Options | None = None
    variant: str = "own"

    @classmethod
    def variant_in(cls, state: State) -> str:
        if not plays_together(state):
            return "own"
        return "fulfilled" if state.shared_fulfilled else "failed"

    @classmethod
    def numbers_in(cls, state: State, seat: int, variant: str) -> Mapping[str, Any]:
        player = state.players[seat]
        # A dead character that was scanned died in the last check.
        fate = "infected" if player.fate == "dead" and player.scanned else player.fate
        return {"fate": fate, "objective": "fulfilled" if player.fulfilled else "failed"}

    def commands(self) -> tuple[Command, ...]:
        shared = self.variant != "own"
        options = (self.options or Options()).replace(objectives="shared" if shared else "own")
        numbers = tuple(range(1, len(self.players) + 1))
        start = StartGame(players=self.players, options=options, numbers=numbers, entered=True)
        fates = tuple(
            SetFate(seat=seat, fate="hibernated" if each.fate == "infected" else each.fate)
            for seat, each in enumerate(self.numbers)
        )
        check: list[Command] = [BeginCheck()]
        for seat, each in enumerate(self.numbers):
            if each.fate == "infected":
                check += [ScanDeck(seat=seat, infected=True), DrawFour(seat=seat, contaminated=CHECKED_CARDS)]
            elif each.fate in SAVED:
                check.append(ScanDeck(seat=seat, infected=False))
                if options.infected_check == "everybody":
                    check.append(DrawFour(seat=seat, contaminated=0))
        if shared:
            check.append(AnswerTogether(fulfilled=self.variant == "fulfilled"))
        else:
            check += (
                AnswerObjective(seat=seat, fulfilled=each.objective == "fulfilled")
                for seat, each in enumerate(self.numbers)
                if each.fate in SAVED
            )
        return (start, *fates, *check, EndGame())
