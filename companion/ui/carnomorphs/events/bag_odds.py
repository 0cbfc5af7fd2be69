"""The odds of the bag as rows: the next token, and what the next event phases may bring."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.rules.carnomorphs.data import TOKENS, Tokens
from companion.rules.carnomorphs.odds import drawn_in_events
from companion.ui.carnomorphs.look import token_drawing
from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP_WIDE
from companion.ui.widgets.layout import column
from companion.ui.widgets.shares import NamedChance, share_rows
from companion.ui.widgets.stepper import Stepper, clamped

MOST_PHASES: Final = 6
"""Event phases that are looked ahead."""
USUAL_PHASES: Final = 3


def phases_rows(style: Style, bag: Tokens, phases: int) -> ft.Control:
    """Draw the chance of each possible kind to be drawn at least once in the next event phases.

    Args:
        bag: Not empty.
        phases: How many event phases.
    """
    once = drawn_in_events(bag, phases).once
    return share_rows(
        style,
        [
            NamedChance(
                style.words(f"token-{kind}"),
                once[kind],
                style.palette.accent,
                token_drawing(style, kind, 24),
            )
            for kind in TOKENS
            if once[kind]
        ],
    )


@component
def Prospects(style: Style, bag: Tokens) -> ft.Control:
    """Draw the next event phases of a game, in an adjustable number."""
    phases, set_phases = use_state(USUAL_PHASES)
    title = style.words("calc-bag-phases")

    def step(by: int) -> None:
        set_phases(clamped(phases + by, 1, MOST_PHASES))

    stepper = Stepper(title, phases, 1, MOST_PHASES, step, small=True)
    return column(
        [stepper.row(style, note=style.words("calc-bag-once")), phases_rows(style, bag, phases)],
        GAP_WIDE,
        stretch=True,
    )
