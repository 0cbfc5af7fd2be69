"""Rows of the menu: sheets to look at, corrections of the whole table, ending a phase."""

import flet as ft

from companion.rules.kernel import Command
from companion.rules.soup.corrections import CorrectSupply
from companion.rules.soup.turns import EndPhase, TakeTurn
from companion.ui import kit
from companion.ui.shared.corrections import seat_chips
from companion.ui.shared.menu_rows import end_row, see_row
from companion.ui.shared.number_row import steps
from companion.ui.soup.context import Here
from companion.ui.soup.look import GLYPHS, piece
from companion.ui.soup.meals import colour_words


def to_see(here: Here) -> list[ft.Control]:
    return [
        see_row(here, GLYPHS["place"], "term-ladder", "ladder"),
        see_row(here, GLYPHS["cards"], "cards-title", "cards"),
    ]


def to_end(here: Here) -> list[ft.Control]:
    """Draw the menu row that ends the phase without its remaining turns; nothing in phases without turns."""
    if here.state.active is None:
        return []
    words = here.words
    title, note = words("menu-end-phase"), words("menu-end-phase-note")
    return [end_row(here, "passed", title, note, EndPhase())]


def corrections(here: Here) -> list[ft.Control]:
    """Draw the corrections of whose turn it is and, in full detail, of the cubes off the board."""
    rows: list[ft.Control] = []
    if here.state.active is not None:
        title = here.words("menu-active")
        rows.append(
            seat_chips(here, title, here.state.order, here.state.active, lambda seat: TakeTurn(seat=seat))
        )
    if here.state.detail == "full" and here.state.supply:
        rows.append(_supply(here))
    return rows


def _supply(here: Here) -> ft.Control:
    """Draw a stepper for the cubes of each colour off the board."""
    style, words = here.style, here.words
    rows: list[ft.Control] = [style.text(words("menu-supply"), kit.BODY_STRONG)]
    for player in here.state.players:
        colour = colour_words(here, player.seat)

        def command(by: int, seat: int = player.seat) -> Command:
            return CorrectSupply(seat=seat, delta=by)

        cubes = steps(here.context, colour, here.state.supply[player.seat], command)
        rows.append(cubes.row(style, picture=piece(here, player, 24)))
    return kit.column(rows, kit.GAP, stretch=True)
