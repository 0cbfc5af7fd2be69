"""The dice as a tool of every table; nothing that they show is stored."""

import flet as ft

from companion.ui import kit
from companion.ui.game.here import AnyHere
from companion.ui.shared.cup import cup_inputs, earlier_rolls, lying, use_cup


def dice_sheet(here: AnyHere) -> ft.Control:
    return kit.keyed("dice", DiceSheet, here)


@kit.component
def DiceSheet(here: AnyHere) -> ft.Control:
    """Draw this device's cup of dice, which the calculator also shows."""
    style, words = here.style, here.words
    inside, hand = kit.sheet_style(style), use_cup(here.context.client)
    button = kit.primary(style, words("calc-throw"), hand.throw, glyph="dice", expand=True)
    return kit.sheet(
        style,
        words("calc-dice"),
        [*cup_inputs(inside, hand), *earlier_rolls(inside, hand.cup)],
        here.context.close,
        above=lying(inside, hand),
        footer=ft.Row([button]),
    )
