"""The screen of the calculators: one of four, its results first, what goes into them below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

import flet as ft

from companion.rules.chromosome import KEY
from companion.ui.art import Glyph, art
from companion.ui.calculators.dice import DiceCalculator
from companion.ui.chromosome.calculators.battle import BattleCalculator
from companion.ui.chromosome.calculators.phase import PhaseCalculator
from companion.ui.chromosome.calculators.resistance import ResistanceCalculator
from companion.ui.core.component import keyed, screen, use_state
from companion.ui.core.env import use_env
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, MARGIN, READING
from companion.ui.widgets.choose import option
from companion.ui.widgets.frame import bar, page_view

Calculator = Literal["battle", "test", "phase", "dice"]
CALCULATORS: tuple[Calculator, ...] = get_args(Calculator)

GLYPHS: dict[Calculator, Glyph] = {
    "battle": "battle",
    "test": "irradiation",
    "phase": "radiation",
    "dice": "dice",
}
PARTS = {
    "battle": BattleCalculator,
    "test": ResistanceCalculator,
    "phase": PhaseCalculator,
    "dice": DiceCalculator,
}
PICTURES = 520
"""From this width of the page on a tab has room for a picture before its word."""


@screen
def CalculatorsScreen() -> ft.View:
    """Four calculators; the one used last comes first."""
    client, style = use_env()
    style = style.in_game(KEY)
    words = style.words
    last = client.setting("calculator", "battle")
    shown, show = use_state(_known(last))

    def choose(calculator: Calculator) -> None:
        show(calculator)
        client.set_setting("calculator", calculator)

    tabs = [
        option(
            style,
            words(f"calc-{calculator}"),
            calculator == shown,
            lambda calculator=calculator: choose(calculator),
            picture=_picture(style, calculator, calculator == shown),
            expand=True if style.scale <= 1.25 else None,
        )
        for calculator in CALCULATORS
    ]
    top = ft.Column(
        [bar(style, words("home-calculators"), on_back=client.back), _tabs(style, tabs)],
        spacing=0,
        tight=True,
    )
    return page_view(style, "/calculators", top, keyed(f"calculator-{shown}", PARTS[shown], client, style))


def _picture(style: Style, calculator: Calculator, chosen: bool) -> ft.Control | None:
    if style.width < PICTURES:
        return None
    return art(GLYPHS[calculator], style.palette.on_accent if chosen else style.palette.quiet, 22)


def _known(calculator: Any) -> Calculator:
    return calculator if calculator in CALCULATORS else "battle"


def _tabs(style: Style, tabs: Sequence[ft.Control]) -> ft.Control:
    row = ft.Row(list(tabs), spacing=GAP, run_spacing=GAP, wrap=style.scale > 1.25)
    return ft.Container(
        ft.Row(
            [ft.Container(row, width=min(READING, style.width) - 2 * MARGIN)],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        padding=ft.Padding.only(top=GAP_SMALL, bottom=GAP),
    )
