"""The screen of calculators, which shows one at a time: one of a game, or the dice."""

from collections.abc import Sequence

import flet as ft

from companion.ui import kit
from companion.ui.calculators.dice import DiceCalculator
from companion.ui.core.env import use_env
from companion.ui.game.game_ui import Calculator
from companion.ui.games import in_game, ui_of
from companion.ui.shared.game_choice import ChosenGame, GameChoice, scrolling, scrolls, under

DICE = Calculator("dice", "dice", DiceCalculator)
"""The calculator that every game has."""

PICTURES = 520
"""Minimum page width at which a tab has a picture before its title."""
PICTURE = 22


@kit.component
def CalculatorsScreen() -> ft.Control:
    return ChosenGame("/calculators", "home-odds", Calculators)


@kit.screen
def Calculators(key: str, choice: GameChoice) -> ft.View:
    """Draw the calculators of a game, beginning with the one that was used last."""
    client, style = use_env()
    style = in_game(style, key)
    words = style.words
    calculators = (*ui_of(key).calculators, DICE)
    last, show = kit.use_state(str(client.setting("calculator", "")))
    shown = next((each for each in calculators if each.key == last), calculators[0])

    def choose(calculator: Calculator) -> None:
        show(calculator.key)
        client.set_setting("calculator", calculator.key)

    titles = [words(f"calc-{each.key}") for each in calculators]
    count = kit.even_rows(style, titles)
    pictured = not (style.below(PICTURES) or scrolls(style))
    pictured = pictured and not style.breaks(titles, count, beside=PICTURE + kit.GAP)
    tabs = [
        kit.option(
            style,
            title,
            each == shown,
            lambda each=each: choose(each),
            picture=_picture(style, each, each == shown) if pictured else None,
            expand=None if scrolls(style) else True,
        )
        for each, title in zip(calculators, titles, strict=True)
    ]
    bar = kit.bar(style, words("home-odds"), on_back=client.back)
    if style.low:  # The tabs share a line with the choice of games.
        row = choice.row(style)
        games = row.controls[1:-1] if isinstance(row, ft.Row) else []
        top = kit.column([bar, scrolling([*tabs, ft.Container(width=kit.GAP_WIDE), *games])])
    elif scrolls(style):
        top = kit.column([under(style, bar, choice), scrolling(tabs)], kit.GAP)
    else:
        top = kit.column([under(style, bar, choice), _tabs(style, tabs, count)])
    return kit.page_view(
        style, "/calculators", top, kit.keyed(f"calculator-{shown.key}", shown.draw, client, style)
    )


def _picture(style: kit.Style, calculator: Calculator, chosen: bool) -> ft.Control:
    return kit.art(calculator.glyph, style.palette.on_accent if chosen else style.palette.quiet, PICTURE)


def _tabs(style: kit.Style, tabs: Sequence[ft.Control], count: int) -> ft.Control:
    rows = [ft.Row(list(tabs[at : at + count]), spacing=kit.GAP) for at in range(0, len(tabs), count)]
    return ft.Container(
        ft.Row(
            [
                ft.Container(
                    kit.column(list(rows), kit.GAP), width=min(kit.READING, style.width) - 2 * kit.MARGIN
                )
            ],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        padding=ft.Padding.only(top=kit.GAP_SMALL, bottom=kit.GAP),
    )
