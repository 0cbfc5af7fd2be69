"""The last check without a game: the chance of survival, markers, and the benefit of resting before it."""

import flet as ft

from companion.rules.carnomorphs.questions import CheckQuestion
from companion.ui import kit
from companion.ui.calculators.form import Draft, asked_draft, fields
from companion.ui.calculators.inputs import inputs_style, sums
from companion.ui.carnomorphs.survival import check_notes, marker_spread, rest_part, survival_bar
from companion.ui.core.client import Client


@kit.component
def InfectionCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the chance of survival, its inputs, and a table of the benefit of resting."""
    asked = asked_draft(client, CheckQuestion)
    results, rest = kit.keyed("results", Results, style, asked), kit.keyed("rest", RestOf, style, asked)
    inputs = fields(inputs_style(style), asked)
    if style.wide:
        return sums(style, kit.column([results, rest], kit.SECTION, stretch=True), [inputs])
    return sums(style, results, [inputs, rest])


@kit.memo
def Results(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw the chances of survival and death; on a wide page also the chance of each number of markers."""
    question: CheckQuestion = kit.use_slice(asked, lambda: asked.now, priority=True)
    odds = question.odds
    note = check_notes(style.words, odds, mutation=question.mutation)
    parts: list[ft.Control] = [survival_bar(style, odds), style.text(note, kit.LABEL, style.palette.quiet)]
    if style.wide:
        parts.append(marker_spread(style, odds))
    return kit.column(parts, kit.GAP, stretch=True)


@kit.memo
def RestOf(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw the benefit of resting; on a narrow page also the chance of each number of markers."""
    question: CheckQuestion = kit.use_slice(asked, lambda: asked.now)
    parts = [rest_part(style, question.last_check, infected_leaves=question.infected_leaves)]
    if not style.wide:
        parts.append(marker_spread(style, question.odds))
    return kit.column(parts, kit.PADDING, stretch=True)
