"""The draw of the starting player: each colony stirs in turn, ever more slowly, until one is chosen."""

from typing import Final

import flet as ft

from companion.ui import kit
from companion.ui.game.here import AnyHere
from companion.ui.shared.sequence import use_sequence
from companion.ui.widgets.dish import PLACES, Colony, dish

ROUNDS: Final = 2
"""How often the lot goes round all seats before it stops."""

FIRST_SECONDS, LAST_SECONDS = 0.08, 0.34
"""Seconds spent on the first seat, and on the last seat before the drawn one."""

SHOWN_SECONDS: Final = 1.0
"""Seconds for which the drawn seat is shown while it can still be skipped."""

DEAF_SECONDS: Final = 0.6
"""Seconds for which the drawn seat finally stays and ignores taps, even if a tap has skipped to it."""

SIZE: Final = 280.0
LIT, DIM = 1.1, 0.6


@kit.component
def Lot(here: AnyHere, drawn: int, on_end: kit.Press) -> ft.Control:
    """Draw the lot over the table; a press skips to its end.

    Args:
        drawn: The seat that starts.
    """
    style, context = here.style, here.context
    words, seats = here.words, context.seats
    steps = ROUNDS * len(seats) + drawn
    spread = LAST_SECONDS - FIRST_SECONDS
    pauses = [FIRST_SECONDS + spread * (step / (steps + 1)) ** 2 for step in range(1, steps + 2)]

    def stirred(step: int) -> None:
        if step > steps:
            context.client.feedback.tick()

    at, skip = use_sequence(pauses, on_end, shown=SHOWN_SECONDS, deaf=DEAF_SECONDS, on_step=stirred)
    found = at > steps
    colonies = [
        Colony(
            info.shape,
            info.colour,
            (1.0 if seat == drawn else 0.0) if found else (LIT if seat == at % len(seats) else DIM),
            fills=found and seat == drawn,
        )
        for seat, info in enumerate(seats[: max(PLACES)])
    ]
    said = words("table-lot-drawn", player=seats[drawn].name) if found else words("table-lot")
    middle = ft.Column(
        [
            dish(style, SIZE, colonies, piece=context.ui.piece, moves=kit.SLOW),
            ft.Semantics(
                content=style.text(said, kit.HEADING, align=ft.TextAlign.CENTER, lines=3), live_region=True
            ),
        ],
        spacing=kit.SECTION,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    on = kit.bottom_bar(style, [kit.secondary(style, words("table-lot-on"), skip, expand=True)])
    whole = ft.Column(
        [ft.Container(middle, expand=True, alignment=ft.Alignment.CENTER, padding=kit.MARGIN), on], spacing=0
    )
    return ft.Container(whole, bgcolor=here.palette.ground, left=0, top=0, right=0, bottom=0)
