"""The coach of Carnomorphs' first round: the next step, and the chapter that explains it."""

from __future__ import annotations

from typing import Final

from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.state import State
from companion.ui import kit
from companion.ui.game.game_ui import Coaching, coached

CHAPTERS: Final[dict[str, str]] = {
    "setup": "setup",
    "begin-play": "setup",
    "objective": "objectives",
    "token": "tokens",
    "noise": "noise",
    "turn": "round",
    "time": "events",
    "feed": "feeding",
    "end-feeding": "feeding",
    "fire": "events",
    "card": "events",
    "draw": "tokens",
    "begin-check": "check",
    "scan": "check",
    "four": "check",
    "answer": "winning",
    "together": "modes",
}
"""The chapter of each step of which something is said."""


def coaching(style: kit.Style, state: State) -> Coaching | None:
    """Return the coach's advice for now; None where there is none."""
    step = next_step(state)
    return coached(style, state, CHAPTERS, step.step, step.seat)
