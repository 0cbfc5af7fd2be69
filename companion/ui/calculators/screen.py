"""The screen of the calculators: those of one game and the dice, one at a time."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.art import art
from companion.ui.calculators.dice import DiceCalculator
from companion.ui.core.component import component, keyed, screen, use_state
from companion.ui.core.env import use_env
from companion.ui.core.style import Style
from companion.ui.game.game_ui import Calculator
from companion.ui.games import in_game, ui_of
from companion.ui.shared.game_choice import ChosenGame, under
from companion.ui.theme.measure import GAP, GAP_SMALL, LARGE_TEXT, MARGIN, READING
from companion.ui.widgets.choose import even_rows, option, words_break
from companion.ui.widgets.frame import bar, page_view
from companion.ui.widgets.layout import column

DICE = Calculator("dice", "dice", DiceCalculator)
"""The calculator of every game."""

PICTURES = 520
"""From this width of the page on a tab may have a picture before its word."""
PICTURE = 22


@component
def CalculatorsScreen() -> ft.Control:
    """Draw the calculators of the chosen game."""
    return ChosenGame("/calculators", "home-calculators", Calculators)


@screen
def Calculators(key: str, choice: ft.Control | None) -> ft.View:
    """Draw the calculators of a game; the one used last comes first."""
    client, style = use_env()
    style = in_game(style, key)
    words = style.words
    calculators = (*ui_of(key).calculators, DICE)
    last, show = use_state(str(client.setting("calculator", "")))
    shown = next((each for each in calculators if each.key == last), calculators[0])

    def choose(calculator: Calculator) -> None:
        show(calculator.key)
        client.set_setting("calculator", calculator.key)

    titles = [words(f"calc-{each.key}") for each in calculators]
    count = even_rows(style, titles)
    pictured = style.width >= PICTURES and style.scale <= LARGE_TEXT
    pictured = pictured and not words_break(style, titles, count, beside=PICTURE + GAP)
    tabs = [
        option(
            style,
            title,
            each == shown,
            lambda each=each: choose(each),
            picture=_picture(style, each, each == shown) if pictured else None,
            expand=True,
        )
        for each, title in zip(calculators, titles, strict=True)
    ]
    head = under(bar(style, words("home-calculators"), on_back=client.back), choice)
    top = column([head, _tabs(style, tabs, count)])
    return page_view(style, "/calculators", top, keyed(f"calculator-{shown.key}", shown.draw, client, style))


def _picture(style: Style, calculator: Calculator, chosen: bool) -> ft.Control:
    return art(calculator.glyph, style.palette.on_accent if chosen else style.palette.quiet, PICTURE)


def _tabs(style: Style, tabs: Sequence[ft.Control], count: int) -> ft.Control:
    """Draw the tabs, `count` in a row."""
    rows = [ft.Row(list(tabs[at : at + count]), spacing=GAP) for at in range(0, len(tabs), count)]
    return ft.Container(
        ft.Row(
            [ft.Container(column(list(rows), GAP), width=min(READING, style.width) - 2 * MARGIN)],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        padding=ft.Padding.only(top=GAP_SMALL, bottom=GAP),
    )
