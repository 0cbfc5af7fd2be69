"""The odds of the bag as rows: the next token, and what the next event phases may bring."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.data import TOKENS, Tokens
from companion.rules.carnomorphs.odds import drawn_in_events
from companion.ui.carnomorphs.look import token_drawing
from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import COUNT, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.odds import share_line
from companion.ui.widgets.stepper import Stepper, clamped

MOST_PHASES: Final = 6
"""Event phases that are looked ahead."""
USUAL_PHASES: Final = 3


class Share(NamedTuple):
    """A chance with its name."""

    words: str
    share: Fraction
    colour: str
    picture: ft.Control | None = None


def share_rows(style: Style, shares: Sequence[Share], *, whole: bool = False) -> ft.Control:
    """Chances below each other, each with its whole per cent and a line as long as it is likely.

    Args:
        style: The style.
        shares: From top to bottom.
        whole: Whether one of them comes true, so that their per cents make up a hundred.
    """
    words = style.words
    percents = (
        words.percents([each.share for each in shares])
        if whole
        else [words.percent(each.share) for each in shares]
    )
    rows = [_row(style, each, percent) for each, percent in zip(shares, percents, strict=True)]
    return column(rows, GAP_WIDE, stretch=True)


def _row(style: Style, shown: Share, percent: str) -> ft.Control:
    p = style.palette
    head = ft.Row(
        [
            ft.Container(style.text(shown.words, LABEL, lines=2), expand=True),
            style.text(percent, COUNT, p.text if shown.share else p.quiet, lines=1),
        ],
        spacing=GAP,
    )
    lines = column([head, share_line(style, shown.share, shown.colour)], GAP_SMALL, stretch=True, expand=True)
    parts: list[ft.Control] = [lines] if shown.picture is None else [shown.picture, lines]
    return ft.Semantics(
        content=ft.Row(parts, spacing=GAP_WIDE),
        label=f"{shown.words}: {percent}",
        exclude_semantics=True,
        container=True,
    )


def phases_rows(style: Style, bag: Tokens, phases: int) -> ft.Control:
    """How likely each kind is drawn at least once in the next event phases; of what may come only.

    Args:
        style: The style.
        bag: Not empty.
        phases: How many event phases.
    """
    once = drawn_in_events(bag, phases).once
    return share_rows(
        style,
        [
            Share(
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
    """The next event phases of a game, as many as somebody asks for."""
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
