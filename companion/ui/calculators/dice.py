"""Fair dice without a game."""

import flet as ft

from companion.ui import kit
from companion.ui.calculators.inputs import inputs_style, sums
from companion.ui.core.client import Client
from companion.ui.shared.cup import Cup, cup_inputs, earlier_rolls, lying
from companion.ui.widgets.dice import use_tumble


@kit.component
def DiceCalculator(client: Client, style: kit.Style) -> ft.Control:
    words = style.words
    hand = kit.kept_draft(client, Cup)
    cup, change = kit.use_slice(hand, lambda: hand.now), hand.change
    latest = cup.throws[0] if cup.throws else None
    tumble = use_tumble(str(latest.number) if latest else None)

    def throw() -> None:
        client.feedback.roll()
        change(Cup.thrown)

    inputs = [*cup_inputs(inputs_style(style), cup, change), *earlier_rolls(inputs_style(style), cup)]
    button = kit.primary(style, words("calc-throw"), throw, glyph="dice", expand=True)
    return ft.Column(
        [
            ft.Container(sums(style, lying(style, cup, latest, tumble), inputs), expand=True),
            kit.bottom_bar(style, [button]),
        ],
        spacing=0,
        expand=True,
    )
