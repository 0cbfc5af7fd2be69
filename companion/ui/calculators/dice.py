"""Fair dice without a game."""

import flet as ft

from companion.ui import kit
from companion.ui.calculators.inputs import inputs_style, sums
from companion.ui.core.client import Client
from companion.ui.shared.cup import cup_inputs, earlier_rolls, lying, use_cup


@kit.component
def DiceCalculator(client: Client, style: kit.Style) -> ft.Control:
    hand, inside = use_cup(client), inputs_style(style)
    inputs = [*cup_inputs(inside, hand), *earlier_rolls(inside, hand.cup)]
    button = kit.primary(style, style.words("calc-throw"), hand.throw, glyph="dice", expand=True)
    return ft.Column(
        [
            ft.Container(sums(style, lying(style, hand), inputs), expand=True),
            kit.bottom_bar(style, [button]),
        ],
        spacing=0,
        expand=True,
    )
