"""The menu of Carnomorphs: its sheets, the ends of phases, and corrections of the whole table."""

import flet as ft

from companion.rules.carnomorphs.last_check import BeginCheck
from companion.rules.carnomorphs.shared_objectives import plays_together
from companion.rules.carnomorphs.turns import SetFirst, TakeTurn
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.shared.corrections import seat_chips
from companion.ui.shared.menu_rows import end_row, see_row


def to_see(here: Here) -> list[ft.Control]:
    """Draw the menu rows for the bag, the tracks, the pods, and other parts of the table."""
    if here.state.phase == "over":
        return []
    rooms = [(glyph("nest"), "rooms-title", "rooms")] if here.state.detail == "full" else []
    shared = [(glyph("objective"), "shared-title", "shared-objectives")] if plays_together(here.state) else []
    rows: list[tuple[kit.Glyph, str, str]] = [
        (glyph("bag"), "term-bag", "bag"),
        (glyph("shambler"), "intruders-title", "intruders"),
        *rooms,
        (glyph("time"), "tracks-title", "tracks"),
        (glyph("pod"), "pods-title", "pods"),
        (glyph("adaptation"), "adaptations-title", "adaptations"),
        *shared,
    ]
    return [see_row(here, *row) for row in rows]


def to_end(here: Here) -> list[ft.Control]:
    """Draw the menu row that ends the journey, if it can be ended."""
    words, rows = here.words, list[ft.Control]()
    if here.state.running:
        aboard = words.list([player.name for player in here.state.players if player.acting])
        title, note = words("menu-begin-check"), words("menu-begin-check-note", players=aboard)
        rows.append(end_row(here, "search", title, note, BeginCheck(ending="agreement")))
    return rows


def corrections(here: Here) -> list[ft.Control]:
    """Draw chips to correct the active and the first player."""
    rows: list[ft.Control] = []
    if len(here.state.players) == 1:
        return rows
    if here.state.phase == "players":
        acting = [player.seat for player in here.state.players if player.acting]
        title = here.words("menu-active")
        rows.append(seat_chips(here, title, acting, here.state.active, lambda seat: TakeTurn(seat=seat)))
    if here.state.phase in ("setup", "players", "events"):
        everyone, title = range(len(here.state.players)), here.words("term-starter")
        rows.append(seat_chips(here, title, everyone, here.state.first, lambda seat: SetFirst(seat=seat)))
    return rows
