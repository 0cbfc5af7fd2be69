"""The form of a score sheet's options, which differ between rounds and named rows."""

from collections.abc import Sequence
from typing import TypeAlias

import flet as ft

from companion.rules.tally.options import Options
from companion.ui import kit
from companion.ui.game.options_form import OptionsForm

Form: TypeAlias = OptionsForm[Options]


def options_form(
    rows: Sequence[str], style: kit.Style, options: Options, change: kit.Change[Options] | None
) -> Form:
    """Draw the form of the options of a sheet.

    Args:
        rows: The named rows; one of them may be chosen to break ties. A game by rounds has no named rows, but
            an option for whether the app names a dealer.
    """

    def tie_row(form: Form) -> list[ft.Control]:
        if not rows:
            return []
        said = {0: style.words("rule-tie-row-none"), **dict(enumerate(rows, start=1))}
        value = options.tie_row if options.tie_row in said else 0
        return [form.choice("tie_row", style.words("rule-tie-row"), said, value, 0)]

    def first(form: Form) -> Sequence[ft.Control]:
        return [] if rows else OptionsForm(style, options, form.change, dead=form.dead).rows("first")

    return OptionsForm(style, options, change, {"tie_row": tie_row, "first": first})
