"""The menu of Carnomorphs: its sheets, what ends a phase, and corrections of the whole table."""

import flet as ft

from companion.rules.carnomorphs.last_check import BeginCheck
from companion.rules.carnomorphs.shared_objectives import plays_together
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.turns import SetFirst, TakeTurn
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext
from companion.ui.shared.corrections import keeping, seat_chips
from companion.ui.shared.menu_rows import end_row, see_row


def to_see(style: kit.Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw the menu rows of the bag, the tracks, the pods, and what else lies on the table."""
    if state.phase == "over":
        return []
    rooms = [(glyph("nest"), "rooms-title", "rooms")] if state.detail == "full" else []
    shared = [(glyph("objective"), "shared-title", "shared-objectives")] if plays_together(state) else []
    rows: list[tuple[kit.Glyph, str, str]] = [
        (glyph("bag"), "term-bag", "bag"),
        (glyph("shambler"), "intruders-title", "intruders"),
        *rooms,
        (glyph("time"), "tracks-title", "tracks"),
        (glyph("pod"), "pods-title", "pods"),
        (glyph("adaptation"), "adaptations-title", "adaptations"),
        *shared,
    ]
    return [see_row(style, context, *row) for row in rows]


def to_end(style: kit.Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw the menu row that ends the journey, where it can be ended."""
    words, rows = style.words, list[ft.Control]()
    if state.running:
        aboard = words.list([player.name for player in state.players if player.acting])
        title, note = words("menu-begin-check"), words("menu-begin-check-note", players=aboard)
        rows.append(end_row(style, context, "search", title, note, BeginCheck(ending="agreement")))
    return rows


def corrections(style: kit.Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw the level of detail, and chips to correct whose turn it is and who is first."""
    rows = [keeping(style, context, state)]
    if len(state.players) == 1:
        return rows
    if state.phase == "players":
        acting = [player.seat for player in state.players if player.acting]
        title = style.words("menu-active")
        rows.append(seat_chips(style, context, title, acting, state.active, lambda seat: TakeTurn(seat=seat)))
    if state.phase in ("setup", "players", "events"):
        everyone, title = range(len(state.players)), style.words("term-starter")
        rows.append(
            seat_chips(style, context, title, everyone, state.first, lambda seat: SetFirst(seat=seat))
        )
    return rows
