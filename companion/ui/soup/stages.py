"""The stages besides the table, and their views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import flet as ft

from companion.rules.soup.state import State
from companion.ui.core.component import keyed
from companion.ui.core.style import Style
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.deaths.view import DeathsView
from companion.ui.soup.division import DivisionView
from companion.ui.soup.environment.view import EnvironmentView
from companion.ui.soup.genes import GenesView
from companion.ui.soup.movement.view import MovementView
from companion.ui.soup.scoring import ScoringView
from companion.ui.soup.setup.view import SetupView

View = Callable[[Here], ft.Control]


class Stage(NamedTuple):
    """A stage of its own: its title is the sentence `stage-<name>`."""

    view: View
    """A component."""

    chapter: str
    """The chapter of the quick rules about it."""


STAGES: Final[dict[str, Stage]] = {
    "setup": Stage(SetupView, "setup"),
    "movement": Stage(MovementView, "movement"),
    "environment": Stage(EnvironmentView, "environment"),
    "genes": Stage(GenesView, "market"),
    "division": Stage(DivisionView, "division"),
    "deaths": Stage(DeathsView, "deaths"),
    "scoring": Stage(ScoringView, "scoring"),
}
"""The set-up and the phases of a round, each by the name of the phase; any other takes place at the table."""


def stage_of(state: State) -> str:
    """Return the stage of this state."""
    if state.phase == "over":
        return "over"
    return state.phase if state.phase in STAGES else "table"


def stage_title(style: Style, state: State, stage: str) -> str:
    """Return the title of the bar."""
    return style.words(f"stage-{stage}") if stage != "table" else style.words("name")


def stage_chapter(state: State) -> str:
    """Return the stage's chapter of the quick rules; empty where there is none."""
    if state.fight is not None:
        return "attack"
    found = STAGES.get(stage_of(state))
    return found.chapter if found is not None else ""


def stage_view(style: Style, context: GameContext, state: State, stage: str) -> ft.Control:
    """Draw a stage other than the table and the end."""
    return keyed(stage, STAGES[stage].view, Here(style, context, state))
