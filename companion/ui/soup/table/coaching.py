"""The coach of Primordial Soup's first round: the next step, and the chapter that explains it."""

from __future__ import annotations

from typing import Final

from companion.rules.soup.next_step import StepName, next_step
from companion.rules.soup.state import State
from companion.ui.core.style import Style
from companion.ui.game.game_ui import Coaching

CHAPTERS: Final[dict[StepName, str]] = {
    "roll-order": "setup",
    "choose-space": "setup",
    "opening-card": "setup",
    "begin-play": "setup",
    "direction": "movement",
    "answer": "attack",
    "fight-dice": "attack",
    "escape-dice": "attack",
    "escape-result": "attack",
    "close-fight": "attack",
    "amoeba": "movement",
    "turn": "movement",
    "card": "environment",
    "settle": "environment",
    "end-environment": "environment",
    "genes": "market",
    "division": "division",
    "bury": "deaths",
    "end-deaths": "deaths",
    "score": "scoring",
    "next-round": "scoring",
    "end": "end",
}
"""The chapter of each step of which something is said."""


def coaching(style: Style, state: State) -> Coaching | None:
    """Return the coach's advice for now; None where there is none."""
    step = next_step(state)
    chapter = CHAPTERS.get(step.step)
    if chapter is None:
        return None
    name = state.players[step.seat].name if step.seat is not None else ""
    words = style.words
    if step.step == "turn" and state.detail == "full":
        return Coaching(words("coach-turn-full", player=name), chapter)
    if step.step == "end":
        return Coaching(words("coach-last-round"), chapter)
    return Coaching(words(f"coach-{step.step}", player=name), chapter)
