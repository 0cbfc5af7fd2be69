"""The coach of Chromosome's first round: the next step, and the chapter that explains it."""

from __future__ import annotations

from typing import Final

from companion.rules.chromosome.next_step import ends_after_radiation, next_step
from companion.rules.chromosome.state import State
from companion.ui.core.style import Style
from companion.ui.game.game_ui import Coaching

TOLD: Final = {
    "eliminate": ("coach-eliminate", "elimination"),
    "eliminate-again": ("coach-eliminate-again", "elimination"),
    "eliminate-last-phase": ("coach-eliminate-last-phase", "elimination"),
    "event": ("coach-event", "events"),
    "turns": ("coach-turns", "round"),
    "turn": ("coach-turn", "turn"),
    "one-more-action": ("coach-one-more-action", "turn"),
    "turn-done": ("coach-turn-done", "turn"),
    "end-turn": ("coach-end-turn", "turn"),
    "battle": ("coach-battle", "combat"),
    "evolution": ("coach-evolution", "evolution"),
    "test": ("coach-test", "test"),
    "areas": ("coach-areas", "test"),
    "finish-radiation": ("coach-finish-radiation", "absorption"),
    "finish-game": ("coach-finish-game", "elimination"),
}
"""The sentence and the chapter of each step, and of what the notices say besides of some."""


def chapter_now(state: State) -> str:
    """Return the chapter that explains the next step; empty where there is none."""
    step = next_step(state).step
    if step == "wave":
        return "test"
    return TOLD[step][1] if step in TOLD else ""


def coaching(style: Style, state: State) -> Coaching | None:
    """Return the coach's advice for now; None where there is none."""
    words, step = style.words, next_step(state)
    if state.roll is not None and state.roll.face is not None:
        return Coaching(words("coach-reroll"), "fate")
    told = TOLD.get(refined(state))
    if told is None:
        return None
    key, chapter = told
    name = state.players[step.seat].name if step.seat is not None else None
    return Coaching(words(key, player=name), chapter)


def refined(state: State) -> str:
    """Return the next step, told apart where a notice says more of it: the coach says the same."""
    step = next_step(state).step
    match step:
        case "end-turn" if state.turn.actions:
            return "one-more-action" if state.turn.actions_left > 0 else "turn-done"
        case "eliminate" if state.phase == "radiation":
            return "eliminate-last-phase"
        case "eliminate" if state.last_turns is not None:
            return "eliminate-again"
        case "finish-radiation" if ends_after_radiation(state):
            return "finish-game"
        case _:
            return step
