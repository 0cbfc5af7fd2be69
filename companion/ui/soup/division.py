"""The stage of phase 4: ten points have come, and amoebas divide as long as they last."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.rules.soup.data import AMOEBAS, DIVISION_POINTS
from companion.rules.soup.division import Divide, amoeba_price
from companion.rules.soup.state import Player
from companion.ui.core.component import component, keyed
from companion.ui.core.tap_guard import TapGuard
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.context import Here
from companion.ui.soup.look import ink_of, numbered_amoeba
from companion.ui.soup.phase import turn_head, wide
from companion.ui.soup.table.next_action import step_bar
from companion.ui.theme.measure import GAP, GAP_SMALL, PADDING
from companion.ui.widgets.choose import option
from companion.ui.widgets.frame import readable
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import column

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
    style, state, words = here.style, here.state, here.words
    player = state.players[seat]
    free, kept = player.free_numbers, state.detail == "full"

    def fit(wanted: Divide | None) -> Divide:
        number = wanted.number if wanted and wanted.number in free else next(iter(free), None)
        return Divide(seat=seat, number=number if kept else None)

    page = use_page(here, Divide(seat=seat), seat=seat, fit=fit)
    got = words("division-received", count=DIVISION_POINTS) if seat in state.received else ""
    page.part(turn_head(here, player, got))
    page.titled("division-on-board", _on_board(here, player), count=len(player.amoebas), most=AMOEBAS)
    if free:
        if kept and page.may:
            page.titled("division-number", _numbers(page, free))
        page.titled("division-where", marked_lines(style, where(here, player)))
    bar = step_bar(here)
    return page.on_stage(column([_divide(page), bar], GAP_SMALL, stretch=True) if page.may else bar)


def where(here: Here, player: Player) -> list[str]:
    """Return where the new amoeba may stand, a sentence each."""
    words, options = here.words, here.state.options
    if not player.amoebas:
        return [words("division-anywhere-first")]
    if player.has("spores"):
        return [words("division-spores-own" if options.spores_own_colour else "division-spores")]
    if len(player.amoebas) == 1 and options.second_anywhere:
        return [words("division-anywhere-second")]
    return [words("division-beside"), words("division-chain")]


def _on_board(here: Here, player: Player) -> ft.Control:
    if not player.amoebas:
        free = here.state.options.first_amoeba_free
        return here.quiet("division-none") if free else ft.Container()
    ink = ink_of(here, player)
    drawn: list[ft.Control] = [
        numbered_amoeba(here.style, player.colour, each.number, each.wounds, ink, AMOEBA)
        for each in player.amoebas
    ]
    return ft.Row(drawn, spacing=GAP_SMALL, wrap=True)


def _numbers(page: Page[Divide], free: tuple[int, ...]) -> ft.Control:
    """Draw a chip for each amoeba off the board: in one line, or in two of equal length."""
    style, words = page.here.style, page.here.words
    wanted = (page.draft or page.blank).number
    length = len(free) if len(free) <= IN_A_LINE else (len(free) + 1) // 2
    rows: list[ft.Control] = []
    for start in range(0, len(free), length):
        chips: list[ft.Control] = []
        for each in free[start : start + length]:
            said = words("amoeba-number", number=each)
            press = partial(page.set, number=each)
            chips.append(option(style, words.number(each), each == wanted, press, expand=True, label=said))
        blanks: list[ft.Control] = [ft.Container(expand=True) for _ in range(length - len(chips))]
        rows.append(ft.Row([*chips, *blanks], spacing=GAP))
    return column(rows, GAP, stretch=True)


def _divide(page: Page[Divide]) -> ft.Control:
    """Draw the button that places the amoeba, with its price; where it cannot, it says why."""
    here, command = page.here, page.draft or page.blank
    words, player = here.words, here.state.players[command.seat]
    refused = here.refusal(command)
    price = amoeba_price(player, here.state.options)
    said = words("division-new", count=price)
    if command.number is not None:
        said = words("division-new-number", number=command.number, count=price)
    note = words(refused.code, **refused.params) if refused else ""

    def draw(guard: TapGuard) -> ft.Control:
        return wide(here.style, said, None if refused else guard(page.give), note=note)

    button = under_guard(("divide", player.seat, player.free_numbers), draw, expand=None)
    inset = ft.Padding.only(left=PADDING, right=PADDING, top=GAP_SMALL)
    return readable(here.style, ft.Container(button, padding=inset))
