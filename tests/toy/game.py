"""Lanterns as the kernel wants it."""

from typing import Final

from companion.rules import clocks, seating
from companion.rules.kernel import Game, Label, Outcome
from tests.toy import rules
from tests.toy.rules import State


class Lanterns(Game[State]):
    """The game."""

    key = "lanterns"
    empty = State()
    has_secrets = True

    @staticmethod
    def notices(state: State) -> tuple[Label, ...]:
        last = state.round == state.rounds and bool(state.players) and not state.over
        return (Label(key="notice-last-round"),) if last else ()

    def outcome(self, state: State) -> Outcome | None:
        scores = tuple(player.score for player in state.players)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(winners=winners, scores=scores, ending="rounds") if state.over else None


LANTERNS: Final = Lanterns(clocks, seating, rules)
