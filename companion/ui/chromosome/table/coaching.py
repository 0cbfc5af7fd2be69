"""What the coached first round of Chromosome says: the next thing to do, and the chapter that explains it."""

from __future__ import annotations

from typing import Final

from companion.rules.chromosome.next_step import next_step
from companion.rules.chromosome.state import State
from companion.ui.core.style import Style
from companion.ui.games import Coaching

TOLD: Final = {
    "eliminate": ("coach-eliminate", "elimination"),
    "event": ("coach-event", "events"),
    "turns": ("coach-turns", "round"),
    "turn": ("coach-turn", "turn"),
    "end-turn": ("coach-end-turn", "turn"),
    "battle": ("coach-battle", "combat"),
    "evolution": ("coach-evolution", "evolution"),
    "test": ("coach-test", "test"),
    "areas": ("coach-areas", "test"),
    "finish-radiation": ("coach-finish-radiation", "absorption"),
}
"""The sentence and the chapter of each step."""


def chapter_now(state: State) -> str:
    """The chapter that explains the next step; empty where there is none."""
    step = next_step(state).step
    if step == "wave":
        return "test"
    return TOLD[step][1] if step in TOLD else ""


def coaching(style: Style, state: State) -> Coaching | None:
    """What to do now; None where there is nothing to say."""
    words, step = style.words, next_step(state)
    if state.roll is not None and state.roll.face is not None:
        return Coaching(words("coach-reroll"), "fate")
    if step.step not in TOLD:
        return None
    key, chapter = TOLD[step.step]
    if step.step == "end-turn" and state.turn.actions:
        key = "coach-turn-done"
    name = state.players[step.seat].name if step.seat is not None else ""
    return Coaching(words(key, player=name), chapter)
