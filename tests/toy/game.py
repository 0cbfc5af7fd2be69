"""Lanterns as the kernel wants it."""

from __future__ import annotations

from typing import Any, Final

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
        last = state.round == state.options.rounds and bool(state.players) and not state.over
        return (Label(key="notice-last-round"),) if last else ()

    @staticmethod
    def player_view(state: State, seat: int | None) -> State:
        players = (
            player if at == seat else player.replace(hidden=None) for at, player in enumerate(state.players)
        )
        return state.replace(players=tuple(players))

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        scores = tuple(player.score for player in state.players)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(winners=winners, scores=scores, ending="rounds")

    def summary(self, state: State) -> dict[str, Any]:
        return {"round": min(state.round, state.options.rounds), "rounds": state.options.rounds}


LANTERNS: Final = Lanterns(clocks, seating, rules)
