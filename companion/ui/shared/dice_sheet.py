"""The dice as a tool of every table; nothing that they show is stored."""

import flet as ft

from companion.ui import kit
from companion.ui.game.here import AnyHere
from companion.ui.shared.cup import Cup, cup_inputs, earlier_rolls, lying
from companion.ui.widgets.dice import use_tumble


def dice_sheet(here: AnyHere) -> ft.Control:
    return kit.keyed("dice", DiceSheet, here)


@kit.component
def DiceSheet(here: AnyHere) -> ft.Control:
    """Draw the cup of this device, the same as in the calculator."""
    style, context = here.style, here.context
    inside, hand = kit.sheet_style(style), kit.kept_draft(context.client, Cup)
    cup = kit.use_slice(hand, lambda: hand.now)
    latest = cup.throws[0] if cup.throws else None
    tumble = use_tumble(str(latest.number) if latest else None)

    def throw() -> None:
        context.client.feedback.roll()
        hand.change(Cup.thrown)

    return kit.sheet(
        style,
        here.words("calc-dice"),
        [*cup_inputs(inside, cup, hand.change), *earlier_rolls(inside, cup)],
        context.close,
        above=lying(inside, cup, latest, tumble),
        footer=ft.Row([kit.primary(style, here.words("calc-throw"), throw, glyph="dice", expand=True)]),
    )
