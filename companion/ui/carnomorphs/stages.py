"""The stages besides the table, and their views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.state import Phase, State
from companion.ui import kit
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.encounter import EncounterStage
from companion.ui.carnomorphs.event_phase import EventsView
from companion.ui.carnomorphs.last_check import CheckView
from companion.ui.carnomorphs.objectives import ObjectivesView, awaits_choice
from companion.ui.carnomorphs.setup import SetupView
from companion.ui.carnomorphs.table.coaching import CHAPTERS

View = Callable[[Here], ft.Control]


class Stage(NamedTuple):
    """A stage of its own: its title is the sentence `stage-<name>`."""

    view: View
    """A component."""

    chapter: str
    """The chapter of the quick rules about it."""


STAGES: Final[dict[str, Stage]] = {
    "setup": Stage(SetupView, "setup"),
    "events": Stage(EventsView, "events"),
    "encounter": Stage(EncounterStage, "encounter"),
    "objectives": Stage(ObjectivesView, "objectives"),
    "check": Stage(CheckView, "check"),
}
"""The stages by name."""

OF_PHASE: Final[dict[Phase, str]] = {"setup": "setup", "events": "events", "check": "check", "over": "over"}
"""The stage of a phase; every other phase takes place at the table."""


def stage_of(state: State) -> str:
    """Return the stage of this state; an encounter goes before all else."""
    if state.token is not None and state.token.purpose == "encounter":
        return "encounter"
    if awaits_choice(state):
        return "objectives"
    return OF_PHASE.get(state.phase, "table")


def stage_chapter(state: State) -> str:
    """Return the stage's chapter of the quick rules; empty where there is none."""
    stage = stage_of(state)
    found = STAGES.get(stage)
    if stage == "events":
        return CHAPTERS.get(next_step(state).step, "events")
    return found.chapter if found else ""


def stage_view(style: kit.Style, context: GameContext, state: State, stage: str) -> ft.Control:
    """Draw a stage other than the table and the end."""
    return kit.keyed(stage, STAGES[stage].view, Here(style, context, state))
