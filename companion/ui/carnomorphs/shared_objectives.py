"""The face-up objectives of the solo and the co-operative mode, and the known facts about each."""

from functools import partial
from typing import Final

import flet as ft

from companion.rules.carnomorphs.data import SHARED_OBJECTIVES, SharedObjective
from companion.rules.carnomorphs.shared_objectives import (
    LayObjective,
    chooses_alone,
    most_shared,
    plays_together,
    shared_noted,
)
from companion.rules.carnomorphs.state import State
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.pods import lot_chip
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.sheets import Sheet
from companion.words import Words


@kit.component
def SharedPage(here: Here, panel: Panel) -> ft.Control:
    """Draw all seven objectives; pressing one lays it face up, or takes it off the table."""
    words, state, context = here.words, here.state, here.context
    if chooses_alone(state):
        note = words("notice-solo-objective")
    elif len(state.players) == 1:
        note = words("shared-alone")
    else:
        note = words("shared-crew", count=most_shared(state))
    rows = [_row(here, each) for each in SHARED_OBJECTIVES]
    title, missing = words("shared-title"), most_shared(state) - len(state.shared)
    if missing > 0 and not state.first_encounter and context.may(LayObjective()):
        rows.append(lot_chip(here, state.shared, *(LayObjective(),) * missing))
    return ExplainedSheet(here.style, context.ui, "modes", title, rows, context.close, note=note)


def _row(here: Here, objective: SharedObjective) -> ft.Control:
    """Draw one objective; if it is face up, say whether the tracked facts fulfil it."""
    lies = objective in here.state.shared
    command = LayObjective(objective=objective, open=not lies)
    refused = here.context.denial(command) or here.refusal(command)
    note = "" if refused is None else here.words(refused.code, **refused.params)
    if lies:
        note = noted_words(here.words, here.state, objective)
    return kit.choice_row(
        here.style,
        here.words(f"shared-{objective}"),
        partial(here.context.submit, command) if refused is None else None,
        chosen=lies,
        note=note,
        glyph=glyph("objective"),
    )


def noted_words(words: Words, state: State, objective: SharedObjective) -> str:
    """Say whether the tracked facts fulfil an objective, or that the app tracks no facts for it."""
    match shared_noted(state, objective):
        case True:
            return words("objectives-noted-yes")
        case False:
            return words("objectives-noted-no")
        case None:
            return words("shared-not-noted")


def shared_lines(here: Here) -> ft.Control:
    """Draw each face-up objective, and whether the tracked facts fulfil it."""
    lines: list[ft.Control] = []
    for objective in here.state.shared:
        said = here.style.text(here.words(f"shared-{objective}"), kit.BODY_STRONG)
        noted = here.style.text(noted_words(here.words, here.state, objective), kit.LABEL, here.palette.quiet)
        lines.append(kit.column([said, noted], kit.GAP_SMALL))
    if not lines:
        lines.append(here.quiet("shared-none"))
    return kit.column(lines, kit.GAP_WIDE, stretch=True)


def _together(context: GameContext, panel: Panel) -> bool:
    return plays_together(context.state)


SHEETS: Final = {"shared-objectives": Sheet(SharedPage, _together)}
