"""Chances below each other, each with its name, its per cent and a line as long as it is likely."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import flet as ft

from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import COUNT, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.odds import share_line


class NamedChance(NamedTuple):
    """A chance with its name."""

    words: str
    share: Fraction
    colour: str
    picture: ft.Control | None = None


def share_rows(style: Style, shares: Sequence[NamedChance], *, whole: bool = False) -> ft.Control:
    """Draw chances as rows.

    Args:
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


def _row(style: Style, shown: NamedChance, percent: str) -> ft.Control:
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
