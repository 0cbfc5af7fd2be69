"""The stage of phase 4: ten points have come, and amoebas divide as long as they last."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.rules.command import decide
from companion.rules.kernel import Rejection
from companion.rules.soup.data import AMOEBAS, DIVISION_POINTS
from companion.rules.soup.division import Divide, amoeba_price
from companion.rules.soup.state import Player, State
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.context import Here
from companion.ui.soup.look import numbered_amoeba
from companion.ui.soup.phase import titled, turn_head
from companion.ui.soup.table.next_action import step_bar
from companion.ui.theme.measure import GAP, GAP_SMALL, PADDING
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.frame import readable
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import secondary

AMOEBA = 40
"""Width of an amoeba that is on the board."""
IN_A_LINE = 5
"""So many numbers fit side by side on the smallest phone."""


@component
def DivisionView(here: Here) -> ft.Control:
    """Draw the active player's divisions; a chosen number is dropped once its amoeba was placed."""
    seat = here.state.active
    assert seat is not None, "phase 4 has always somebody's turn"
    # The page stays the same one while amoebas are placed: a tap that is on its way finds its button.
    return keyed(f"division-{seat}", Divides, here, seat)


@component
def Divides(here: Here, seat: int) -> ft.Control:
    """Draw the amoebas on the board, the new one with its price, and where it may stand."""
    style, context, state = here.style, here.context, here.state
    words, player = here.words, state.players[seat]
    told, tell = use_state(0)
    free = player.free_numbers
    number = told if told in free else next(iter(free), 0)
    got = words("division-received", count=DIVISION_POINTS) if seat in state.received else ""
    parts: list[ft.Control] = [turn_head(style, state, player, got)]
    standing = words("division-on-board", count=len(player.amoebas), most=AMOEBAS)
    parts.append(titled(style, standing, _on_board(style, state, player)))
    command = Divide(seat=seat, number=number if state.detail == "full" and number else None)
    if free:
        if state.detail == "full" and context.may(command):
            parts.append(titled(style, words("division-number"), _numbers(style, player, number, tell)))
        parts.append(titled(style, words("division-where"), marked_lines(style, where(style, state, player))))
    above = [_divide(here, player, command)] if context.may(command) else []
    bar = step_bar(style, context, state)
    return stage_page(style, parts, column([*above, bar], GAP_SMALL, stretch=True) if above else bar)


def where(style: Style, state: State, player: Player) -> list[str]:
    """Return where the new amoeba may stand, a sentence each."""
    words = style.words
    if not player.amoebas:
        return [words("division-anywhere-first")]
    if player.has("spores"):
        own = state.options.spores_own_colour
        return [words("division-spores-own" if own else "division-spores")]
    if len(player.amoebas) == 1 and state.options.second_anywhere:
        return [words("division-anywhere-second")]
    return [words("division-beside"), words("division-chain")]


def _on_board(style: Style, state: State, player: Player) -> ft.Control:
    p = style.palette
    ink = p.players[state.hue(player.colour)]
    if not player.amoebas:
        free = state.options.first_amoeba_free
        return style.text(style.words("division-none"), LABEL, p.quiet) if free else ft.Container()
    drawn: list[ft.Control] = [
        numbered_amoeba(style, player.colour, each.number, each.wounds, ink, AMOEBA)
        for each in player.amoebas
    ]
    return ft.Row(drawn, spacing=GAP_SMALL, wrap=True)


def _numbers(style: Style, player: Player, number: int, tell: Callable[[int], None]) -> ft.Control:
    """Draw a chip for each amoeba off the board: in one line, or in two of equal length."""
    words, free = style.words, player.free_numbers
    length = len(free) if len(free) <= IN_A_LINE else (len(free) + 1) // 2
    rows: list[ft.Control] = []
    for start in range(0, len(free), length):
        chips: list[ft.Control] = []
        for each in free[start : start + length]:
            said = words("amoeba-number", number=each)
            press = partial(tell, each)
            chips.append(option(style, words.number(each), each == number, press, expand=True, label=said))
        blanks: list[ft.Control] = [ft.Container(expand=True) for _ in range(length - len(chips))]
        rows.append(ft.Row([*chips, *blanks], spacing=GAP))
    return column(rows, GAP, stretch=True)


def _divide(here: Here, player: Player, command: Divide) -> ft.Control:
    """Draw the button that places the amoeba, with its price; where it cannot, it says why."""
    words = here.words
    answer = decide(here.state, command)
    refused = answer if isinstance(answer, Rejection) else None
    price = amoeba_price(player, here.state.options)
    if command.number is not None:
        said = words("division-new-number", number=command.number, count=price)
    else:
        said = words("division-new", count=price)
    note = words(refused.code, **refused.params) if refused else ""
    meaning = ("divide", player.seat, player.free_numbers)

    def draw(guard: TapGuard) -> ft.Control:
        press = None if refused else guard(lambda: here.context.submit(command))
        return ft.Row([secondary(here.style, said, press, note=note, expand=True)])

    return readable(
        here.style,
        ft.Container(
            under_guard(meaning, draw, expand=None),
            padding=ft.Padding.only(left=PADDING, right=PADDING, top=GAP_SMALL),
        ),
    )
