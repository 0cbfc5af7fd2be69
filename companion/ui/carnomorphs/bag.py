"""The intruder bag: a token that is drawn, the odds of each, and how many of each kind are in it."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.rules.carnomorphs.bag import AddMetagorger, CorrectBag, DrawToken
from companion.rules.carnomorphs.data import TOKENS, TokenKind, Tokens
from companion.rules.carnomorphs.odds import drawn_in_events, next_token
from companion.rules.carnomorphs.state import State
from companion.rules.command import Command
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import NARROW, token_drawing
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import Reading, bounded_step
from companion.ui.shared.stage_parts import action, part_title
from companion.ui.theme.measure import GAP, GAP_WIDE, RADIUS_FIELD, TARGET_PRIMARY
from companion.ui.theme.typography import HEADING, LABEL, LABEL_STRONG
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.counter import number_row
from companion.ui.widgets.frame import hairline
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import row_button, secondary
from companion.ui.widgets.shares import NamedChance, share_rows
from companion.ui.widgets.stepper import Stepper, clamped

TWO_COLUMNS = 350
"""From this width of the page on the tokens stand in two columns."""


def bag_parts(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw the tokens, each with its odds; a press records that it was drawn by hand."""
    words = style.words
    if is_empty(state):
        fill = chip_button(style, words("term-bag"), lambda: context.show(Panel("bag")))
        return [style.text(words("events-bag-empty"), LABEL, style.palette.danger), fill]
    return [token_choice(style, context, state, None)]


def bag_action(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the button by which the app draws."""
    command = DrawToken()
    press = None if is_empty(state) else partial(context.submit, command)
    return action(
        style,
        context,
        command,
        ("draw", state.round),
        style.words("events-draw"),
        press,
        note=draw_note(style, state),
    )


def draw_note(style: Style, state: State) -> str:
    """Return how many tokens the app draws from, where everybody may know."""
    return style.words("events-draw-of", count=state.bag.total) if state.options.bag_counts else ""


def is_empty(state: State) -> bool:
    """Return whether nothing can be drawn; hidden contents are known only by a draw."""
    return state.options.bag_counts and state.bag.total == 0


def token_choice(
    style: Style, context: GameContext, state: State, seat: int | None, *, close: bool = False
) -> ft.Control:
    """Draw a button for each token that may have been drawn by hand.

    Args:
        seat: Who has the encounter; None: the event phase.
        close: Whether the sheet closes that this stands in.
    """
    counted = state.options.bag_counts
    percents: dict[TokenKind, str] = {}
    if counted and state.bag.total:
        chances = next_token(state.bag)
        percents = dict(zip(chances, style.words.percents(list(chances.values())), strict=True))
    cells: list[ft.Control] = []
    for kind in TOKENS:
        count = state.bag.of(kind)
        if counted and not count:
            continue
        note = ""
        if percents:
            note = style.words("events-token-odds", count=count, share=percents[kind])
        command = DrawToken(token=kind, seat=seat)
        submit = context.submit_and_close if close else context.submit
        press = partial(submit, command) if context.may(command) else None
        cells.append(_token(style, kind, note, press))
    # Two columns, the last cell of an odd number as wide as the others.
    rows: list[ft.Control] = []
    across = 2 if style.width >= TWO_COLUMNS and style.scale == 1 else 1
    for at in range(0, len(cells), across):
        row = cells[at : at + across]
        row += [ft.Container(expand=True)] * (across - len(row))
        rows.append(ft.Row(row, spacing=GAP))
    return column([part_title(style, style.words("events-drawn-by-hand")), *rows], GAP, stretch=True)


def _token(style: Style, kind: TokenKind, note: str, press: partial[bool] | None) -> ft.Control:
    p, name = style.palette, style.words(f"token-{kind}")
    lines: list[ft.Control] = [style.text(name, LABEL_STRONG, lines=2)]
    if note:
        lines.append(style.text(note, LABEL, p.quiet, lines=1))
    return row_button(
        style,
        ft.Row([token_drawing(style, kind, 32), column(lines, expand=True)], spacing=GAP),
        press,
        label=f"{name}, {note}" if note else name,
        edge=p.outline,
        radius=RADIUS_FIELD,
        padding=ft.Padding.symmetric(horizontal=GAP_WIDE, vertical=GAP),
        height=TARGET_PRIMARY + GAP if style.scale == 1 else None,
        expand=True,
    )


MOST_PHASES: Final = 6
"""Event phases that are looked ahead."""
USUAL_PHASES: Final = 3


def phases_rows(style: Style, bag: Tokens, phases: int) -> ft.Control:
    """Draw the chance of each possible kind to be drawn at least once in the next event phases.

    Args:
        bag: Not empty.
        phases: How many event phases.
    """
    once = drawn_in_events(bag, phases).once
    return share_rows(
        style,
        [
            NamedChance(
                style.words(f"token-{kind}"),
                once[kind],
                style.palette.accent,
                token_drawing(style, kind, 24),
            )
            for kind in TOKENS
            if once[kind]
        ],
    )


@component
def Prospects(style: Style, bag: Tokens) -> ft.Control:
    """Draw the next event phases of a game, in an adjustable number."""
    phases, set_phases = use_state(USUAL_PHASES)
    title = style.words("calc-bag-phases")

    def step(by: int) -> None:
        set_phases(clamped(phases + by, 1, MOST_PHASES))

    stepper = Stepper(title, phases, 1, MOST_PHASES, step, small=True)
    return column(
        [stepper.row(style, note=style.words("calc-bag-once")), phases_rows(style, bag, phases)],
        GAP_WIDE,
        stretch=True,
    )


HIDDEN = "–"
"""Stands for a number that nobody is to know."""


def bag_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "bag". With counts, hidden tokens are put in and taken out unseen."""
    words, counted = style.words, state.options.bag_counts
    note = words("count-bag-tokens", count=state.bag.total) if counted else words("bag-hidden")
    chances = dict.fromkeys(TOKENS, "")
    if counted and state.bag.total:
        shares = next_token(state.bag)
        chances = dict(zip(shares, words.percents(list(shares.values())), strict=True))
    rows = [_row(style, context, state, kind, chances[kind]) for kind in TOKENS]
    if counted and state.bag.total:
        rows += [hairline(style), keyed("prospects", Prospects, style, state.bag)]
    add = AddMetagorger()
    footer = None
    if state.phase in ("players", "events") and context.may(add):
        said = secondary(
            style,
            words("bag-add-metagorger"),
            lambda: context.submit(add),
            expand=True,
            note=words("bag-add-metagorger-note"),
        )
        footer = ft.Row([said])
    return ExplainedSheet(
        style, context.ui, "bag", words("term-bag"), rows, context.close, note=note, footer=footer
    )


def _row(style: Style, context: GameContext, state: State, kind: TokenKind, chance: str) -> ft.Control:
    words, counted = style.words, state.options.bag_counts
    title, now = words(f"token-{kind}"), state.bag.of(kind)
    picture = token_drawing(style, kind, 24 if style.width < NARROW else 32)
    note = words("bag-chance", share=chance) if counted and now else ""
    if not (state.phase in ("players", "events") and context.may(CorrectBag(token=kind, delta=1))):
        shown = str(now) if counted else HIDDEN
        figure = style.text(shown, HEADING, lines=1, spoken=f"{title}: {shown}")
        return number_row(style, title, figure, note=note, picture=picture)

    def command(by: int) -> Command:
        return CorrectBag(token=kind, delta=by)

    def read(state: State) -> Reading:
        return Reading(state.bag.of(kind), state.bag.of(kind) + state.spare.of(kind))

    if not counted:
        # The figure stays hidden, so nothing tells where its bounds are but the refusal.
        return Stepper(title, 1, 0, 2, lambda by: context.submit(command(by)), shown=HIDDEN, small=True).row(
            style, picture=picture
        )
    step = bounded_step(context, read, command)
    return Stepper(title, now, 0, read(state).high, step, small=True).row(style, note=note, picture=picture)
