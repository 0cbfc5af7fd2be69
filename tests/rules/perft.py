"""Counts of command sequences from a fixed start, as chess programs are tested by counting moves."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from companion.rules.kernel import Command, Game, Model, Rejection

State = TypeVar("State", bound=Model)


def counts(
    game: Game[State],
    start: State,
    alphabet: Callable[[State], Sequence[Command]],
    depth: int,
) -> list[tuple[int, int]]:
    """Return, for 1 to `depth` steps, the number of allowed sequences of commands and of distinct states."""
    found: list[tuple[int, int]] = []
    level = [(start, 1)]
    for _ in range(depth):
        following: dict[str, tuple[State, int]] = {}
        for state, ways in level:
            for command in alphabet(state):
                answer = game.decide(state, command)
                if not isinstance(answer, Rejection):
                    after = game.fold(answer, state)
                    key = after.model_dump_json()
                    following[key] = (after, following.get(key, (after, 0))[1] + ways)
        level = list(following.values())
        found.append((sum(ways for _, ways in level), len(level)))
    return found
