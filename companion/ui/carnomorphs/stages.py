"""What takes place now, and the view that shows it: a line for each stage besides the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.state import Phase, State
from companion.ui.carnomorphs.check.view import CheckView
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.secrets.objectives import ObjectivesView, awaits_choice
from companion.ui.carnomorphs.setup.wizard import SetupView
from companion.ui.core.component import keyed
from companion.ui.core.style import Style

View = Callable[[Style, GameContext, State], ft.Control]


class Stage(NamedTuple):
    """A stage of its own: its title is the sentence `stage-<name>`."""

    view: View
    """A component."""

    chapter: str
    """The chapter of the quick rules about it."""


STAGES: Final[dict[str, Stage]] = {
    "setup": Stage(SetupView, "setup"),
    "objectives": Stage(ObjectivesView, "objectives"),
    "check": Stage(CheckView, "check"),
}
"""The stages by name."""

OF_PHASE: Final[dict[Phase, str]] = {"setup": "setup", "check": "check", "over": "over"}
"""The stage of a phase; every other phase takes place at the table."""


def stage_of(state: State) -> str:
    """What takes place in this state."""
    if awaits_choice(state):
        return "objectives"
    return OF_PHASE.get(state.phase, "table")


def stage_title(style: Style, stage: str) -> str:
    """The title of the bar."""
    return style.words(f"stage-{stage}") if stage != "table" else style.words("name")


def stage_chapter(state: State) -> str:
    """The chapter of the quick rules about it; empty where there is none."""
    found = STAGES.get(stage_of(state))
    return found.chapter if found else ""


def stage_view(style: Style, context: GameContext, state: State, stage: str) -> ft.Control:
    """The view of a stage other than the table and the end."""
    return keyed(stage, STAGES[stage].view, style, context, state)
