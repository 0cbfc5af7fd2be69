"""How an attacked amoeba may answer: Defense and Escape."""

from __future__ import annotations

from typing import Final, Literal

from companion.rules.soup.data import Gene
from companion.rules.soup.prices import price_of
from companion.rules.soup.state import State

Answer = Literal["defend", "escape"]

ANSWERS: Final[dict[Answer, Gene]] = {"defend": "defense", "escape": "escape"}
"""The gene of each answer to an attack."""


def answers_left(state: State) -> tuple[Answer, ...]:
    """The answers that an attacked amoeba still has after one of them failed, and that can be paid.

    With both genes it may use each once, in any order (public FAQ), unless the table allows one answer alone.
    """
    fight = state.fight
    if fight is None or not fight.answer or fight.result != "killed" or state.options.answers == "one":
        return ()
    victim = state.players[fight.victim]
    return tuple(
        answer
        for answer, gene in ANSWERS.items()
        if answer not in fight.answered and victim.has(gene) and victim.points >= price_of(victim, answer)
    )
