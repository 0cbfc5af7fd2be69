"""Lanterns as the kernel wants it."""

from __future__ import annotations

from typing import Any, Final

from companion.rules import clocks, seating
from companion.rules.command import Game
from companion.rules.kernel import Label, Outcome
from tests.toy import rules
from tests.toy.rules import PLAYERS, State


class Lanterns(Game[State]):
    """The game."""

    key = "lanterns"
    empty = State()
    has_secrets = True

    @staticmethod
    def notices(state: State) -> tuple[Label, ...]:
        """The last round."""
        last = state.round == state.options.rounds and bool(state.players) and not state.over
        return (Label(key="notice-last-round"),) if last else ()

    @staticmethod
    def player_view(state: State, seat: int | None) -> State:
        """Without the numbers of others."""
        players = tuple(
            player if at == seat else player.replace(hidden=None) for at, player in enumerate(state.players)
        )
        return state.replace(players=players)

    @staticmethod
    def flaw(state: State) -> str | None:
        """What is impossible."""
        return None if len(state.players) in PLAYERS else "nobody sits"

    def outcome(self, state: State) -> Outcome | None:
        """Who has most points."""
        if not state.over:
            return None
        scores = tuple(player.score for player in state.players)
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Outcome(winners=winners, scores=scores, ending="rounds")

    def summary(self, state: State) -> dict[str, Any]:
        """The round."""
        return {"round": min(state.round, state.options.rounds), "rounds": state.options.rounds}


LANTERNS: Final = Lanterns(clocks, seating, rules)
