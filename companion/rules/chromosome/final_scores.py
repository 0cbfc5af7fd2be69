"""The final numbers of a game of Chromosome that was played without the app.

Source: rulebook, end of the game. Players enter only the number of their trophies, not the species, so each
trophy is assigned to a species with enough tokens off the board.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field

from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.data import MOST_FATE, MOST_TROPHIES, PLAYERS, TOKENS_PER_SPECIES
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.play import MOST_IRRADIATION
from companion.rules.chromosome.radiation import FinishRadiation
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import EndPhase
from companion.rules.final_scores import FinalNumbers, FinalScores
from companion.rules.kernel import Command, Model, Rejection


class Numbers(FinalNumbers):
    """A player's numbers for the final scoring; no tokens, or too much irradiation, means eliminated."""

    tokens: Annotated[int, Field(ge=0, le=TOKENS_PER_SPECIES)]
    trophies: Annotated[int, Field(ge=0, le=MOST_TROPHIES)]
    fate: Annotated[int, Field(ge=0, le=MOST_FATE)]
    irradiation: Annotated[int, Field(ge=0, le=MOST_IRRADIATION)]


class ChromosomeScores(FinalScores):
    """The final numbers of all players of a game of Chromosome."""

    numbers_of = Numbers
    counts = PLAYERS
    seated = Seated

    players: tuple[Seated, ...]
    numbers: tuple[Numbers, ...]
    options: Options | None = None

    @classmethod
    def newcomer(cls, seat: int, name: str) -> Model:
        return Seated(name=name, species=seat, colour=seat)

    @classmethod
    def numbers_in(cls, state: State, seat: int, variant: str) -> Mapping[str, Any]:
        player = state.players[seat]
        return {
            "tokens": player.on_board,
            "trophies": sum(player.trophies),
            "fate": player.fate,
            "irradiation": player.irradiation,
        }

    def refused(self) -> Rejection | None:
        if self._captured() is None:
            return Rejection(code="finals-too-many-tokens")
        return None

    def commands(self) -> tuple[Command, ...]:
        options = self.options or Options()
        start = StartGame(players=self.players, starter=0, options=options, entered=True)
        changed: list[Correct] = []

        def correct(seat: int, by: int, **what: Any) -> None:
            if by:
                changed.append(Correct(seat=seat, delta=by, **what))

        for seat, each in enumerate(self.numbers):
            correct(seat, each.tokens - options.start_tokens, what="tokens")
            correct(seat, each.fate - options.fate_start, what="fate")
            correct(seat, each.irradiation, what="irradiation")
        for seat, captured in enumerate(self._captured() or ()):
            for owner, count in enumerate(captured):
                correct(seat, count, what="trophies", owner=owner)
        return (start, *changed, EndPhase(), FinishRadiation())

    def _captured(self) -> tuple[tuple[int, ...], ...] | None:
        left = [TOKENS_PER_SPECIES - each.tokens for each in self.numbers]
        return dealt([each.trophies for each in self.numbers], left)


def dealt(trophies: Sequence[int], left: Sequence[int]) -> tuple[tuple[int, ...], ...] | None:
    """Assign owners to the trophies of all players.

    Nobody holds a trophy of their own species, and no species loses more tokens than it has off the board.

    Args:
        trophies: By seat, the number of trophies that the player holds.
        left: By seat, the number of the player's tokens off the board.

    Returns:
        Each player's trophies, by the seat of the tokens' owner; None if there are not enough tokens.
    """
    seats = range(len(trophies))
    wanted, left = list(trophies), list(left)
    held = [[0 for _ in seats] for _ in seats]
    if sum(wanted) > sum(left) or any(wanted[seat] + left[seat] > sum(left) for seat in seats):
        return None
    while sum(wanted):
        # The largest remaining demands and supplies are matched first.
        first, *rest = sorted(seats, key=lambda seat: -(wanted[seat] + left[seat]))
        if wanted[first]:
            taker, owner = first, next(seat for seat in rest if left[seat])
        else:
            taker, owner = next(seat for seat in rest if wanted[seat]), first
        wanted[taker] -= 1
        left[owner] -= 1
        held[taker][owner] += 1
    return tuple(map(tuple, held))
