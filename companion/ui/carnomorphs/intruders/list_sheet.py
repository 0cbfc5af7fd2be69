"""The intruders on board: the listed ones as a light list, the others as numbers."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.rules.carnomorphs.data import INTRUDERS, IntruderKind
from companion.rules.carnomorphs.intruders import CorrectFigures, KillIntruder, PlaceIntruder
from companion.rules.carnomorphs.state import Intruder, State
from companion.ui.art import art
from companion.ui.carnomorphs.art import INTRUDER
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.intruders.remains import remains_words
from companion.ui.carnomorphs.intruders.standing import faring_words, standing_words
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import Reading, bounded_step
from companion.ui.shared.stage_parts import part_title
from companion.ui.theme.measure import GAP, GAP_SMALL
from companion.ui.theme.typography import HEADING, LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.counter import number_row
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import primary
from companion.ui.widgets.rows import link_row
from companion.ui.widgets.stepper import Stepper


def running(state: State) -> bool:
    """Return whether rounds are played, so that intruders come and go."""
    return state.phase in ("players", "events")


def intruders_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "intruders"."""
    words, full = style.words, state.detail == "full"
    rows: list[ft.Control] = [style.text(_left(style, state), LABEL, style.palette.quiet)]
    listed = sorted(state.intruders, key=lambda each: (-INTRUDERS.index(each.kind), each.id))
    rows += [intruder_row(style, context, state, each) for each in listed]
    if full and not listed:
        rows.append(style.text(words("intruders-none"), LABEL, style.palette.quiet))
    loose: list[IntruderKind] = [kind for kind in reversed(INTRUDERS) if not full or state.loose.of(kind)]
    if full and loose:
        rows.append(part_title(style, words("intruders-unlisted")))
    rows += [_loose(style, context, state, kind) for kind in loose]
    footer = None
    if full and running(state) and context.may(PlaceIntruder(intruder="metagorger")):
        place = primary(
            style,
            words("intruders-place"),
            lambda: context.show(Panel("place-intruder")),
            glyph="plus",
            expand=True,
        )
        footer = ft.Row([place])
    return ExplainedSheet(
        style,
        context.ui,
        "kinds",
        words("intruders-title"),
        rows,
        context.close,
        footer=footer,
    )


def _left(style: Style, state: State) -> str:
    """Return how many figures of each kind can still be placed."""
    words = style.words
    left = [
        words(f"count-{kind}", count=state.available.of(kind))
        for kind in INTRUDERS
        if state.available.of(kind)
    ]
    return words("events-figures-left", figures=words.list(left)) if left else words("intruders-none-left")


def intruder_row(
    style: Style, context: GameContext, state: State, intruder: Intruder, *, in_room: bool = False
) -> ft.Control:
    """Draw one listed figure: kind, room, injuries, combat; a press opens its sheet.

    Args:
        state: The same.
        intruder: The figure.
        in_room: Whether its room stands above the row already.
    """
    words = style.words
    if in_room:
        note = faring_words(words, state, intruder)
    else:
        note = standing_words(words, state, intruder, nowhere=words("intruders-nowhere"))
    return link_row(
        style,
        INTRUDER[intruder.kind],
        words(f"intruder-{intruder.kind}"),
        partial(context.show, Panel("intruder", intruder.id)),
        note=note,
        inset=0,
    )


def _loose(style: Style, context: GameContext, state: State, kind: IntruderKind) -> ft.Control:
    """Draw how many figures of a kind are on the board unlisted; a dead one leaves its kind's remains."""
    words, count = style.words, state.loose.of(kind)
    title = words(f"intruder-{kind}")
    picture = art(INTRUDER[kind], style.palette.text if count else style.palette.quiet, 32)
    if kind == "butcher" and state.butcher_dead:
        return number_row(style, title, style.text(words("intruders-dead"), LABEL), picture=picture)
    if not (running(state) and context.may(CorrectFigures(intruder=kind, delta=1))):
        figure = style.text(words.number(count), HEADING, lines=1, spoken=f"{title}: {count}")
        return number_row(style, title, figure, picture=picture)

    def read(now: State) -> Reading:
        return Reading(now.loose.of(kind), now.loose.of(kind) + now.available.of(kind))

    step = bounded_step(context, read, lambda by: CorrectFigures(intruder=kind, delta=by))
    row = Stepper(title, count, 0, read(state).high, step, small=True).row(style, picture=picture)
    death = KillIntruder(intruder=kind)
    if not count or not context.may(death):
        return row
    note = style.text(remains_words(style, state, kind), LABEL, style.palette.quiet, expand=True)
    dies = chip_button(
        style, words("intruders-dies", intruder=title), partial(context.submit, death), glyph="out"
    )
    return column([row, ft.Row([dies, note], spacing=GAP)], GAP_SMALL, stretch=True)
