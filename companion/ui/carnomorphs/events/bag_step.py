"""Event phase, step 5: a token from the bag, drawn by the app or told; the odds of each beside it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.data import TOKENS, TokenKind
from companion.rules.carnomorphs.odds import next_token
from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import token_drawing
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.stage_parts import action, part_title
from companion.ui.theme.measure import GAP, GAP_WIDE, RADIUS_FIELD, TARGET_PRIMARY
from companion.ui.theme.typography import LABEL, LABEL_STRONG
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import row_button

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
