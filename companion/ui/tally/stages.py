"""The stages of a score sheet, its panels, and the corrections in the menu."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.rules.kernel import NAME_LENGTH
from companion.rules.tally.sheet import AddRow, NameGame, SetOrder
from companion.rules.tally.state import State
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.shared.setup.options_sheet import options_sheet
from companion.ui.shared.sheets import Sheet, Sheets
from companion.ui.tally.context import GameContext, Here
from companion.ui.tally.new_game import remember_sheet
from companion.ui.tally.options import options_form
from companion.ui.tally.write import PlayerPanel, WriteSheet, has_player, has_write


@kit.component
def OptionsSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the options of a sheet; changes are remembered for later sheets of the same game."""
    form = partial(options_form, here.state.rows)
    return options_sheet(here, form, changed=lambda before, after: _remember(here.context))


SHEETS = Sheets(
    {
        "write": Sheet(WriteSheet, has_write),
        "player": Sheet(PlayerPanel, has_player),
        "options": Sheet(OptionsSheet),
    }
)


def stage_of(state: State) -> str:
    return "over" if state.over else "table"


def has_panel(context: GameContext, panel: Panel) -> bool:
    return SHEETS.has(context, panel)


def panel_sheet(here: Here, panel: Panel) -> ft.Control | None:
    return SHEETS.sheet(here, panel)


def corrections(here: Here) -> Sequence[ft.Control]:
    """Draw the corrections of the whole sheet: the game's name, most or fewest points, an additional row."""
    context, state, words = here.context, here.state, here.words
    orders = [(False, words("new-most")), (True, words("new-fewest"))]
    other = SetOrder(fewest_win=not state.fewest_win)
    press = context.press(other)

    def choose(fewest: bool) -> None:
        if fewest != context.state.fewest_win and context.submit(SetOrder(fewest_win=fewest)):
            _remember(context)

    dead = {other.fewest_win: press} if isinstance(press, kit.Dead) else {}
    parts: list[ft.Control] = [
        kit.keyed(
            "title", Typing, here, words("new-title"), state.title, words("correct-title"), NameGame, "title"
        ),
        kit.options_row(here.style, orders, state.fewest_win, choose, dead=dead),
    ]
    if state.rows and not state.over:
        key = f"row-{len(state.rows)}"
        parts.append(
            kit.keyed(key, Typing, here, words("correct-row-name"), "", words("new-row-more"), AddRow, "row")
        )
    return parts


@kit.component
def Typing(here: Here, title: str, before: str, button: str, command: Any, field: str) -> ft.Control:
    """Draw a field, and the button that submits the command with the typed text.

    Args:
        title: The label of the field.
        before: The text so far.
        button: The label of the button.
        command: The command's class.
        field: The name of the command's field for the text.
    """
    style, context = here.style, here.context
    # A draft instead of a form, since the command's class and the field to fill are arguments.
    text, change = kit.use_draft(lambda: before)

    def give() -> None:
        if context.submit(command(**{field: kit.latest(change)})):
            _remember(context)

    made = command(**{field: text})
    press = give if context.accepts(made) else kit.Dead(partial(context.tell_why, made))
    typed = kit.field(style, title, text, lambda new: change(lambda _: new), longest=NAME_LENGTH, names=True)
    return kit.column(
        [typed, ft.Row([kit.secondary(style, button, press, expand=True)])], kit.GAP, stretch=True
    )


def _remember(context: GameContext) -> None:
    """Remember the corrected game for later sheets."""
    context.client.keep_for_later(lambda: remember_sheet(context.client.service, context.state))
