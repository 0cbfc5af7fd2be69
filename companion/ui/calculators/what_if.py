"""The button beside a table's odds that opens their calculator, filled with the table's numbers."""

import flet as ft

from companion.rules.dice import OddsError
from companion.rules.question import Question
from companion.ui import kit
from companion.ui.calculators.form import WhatIf
from companion.ui.game.here import AnyHere
from companion.ui.shared.game_choice import SETTING
from companion.ui.shared.menu import over


def what_if(here: AnyHere, calculator: str, question: Question | None) -> list[ft.Control]:
    """Draw the button that opens a calculator with this question; nothing if it cannot show the question.

    Args:
        calculator: The calculator's key.
        question: A question of the calculator's class or of a base class. It may contain only facts that this
            device already shows. None if the table's numbers are out of range.
    """
    context, client = here.context, here.context.client
    if question is None or not _possible(question):
        return []

    def ask() -> None:
        client.drafts[WhatIf] = question
        client.set_setting(SETTING, context.open_game.file.header.game)
        client.set_setting("calculator", calculator)
        over(context, "calculators")

    return [kit.plain(here.style, here.words("calc-what-if"), ask, glyph="calculator")]


def _possible(question: Question) -> bool:
    try:
        question.check()
    except OddsError:
        return False
    return True
