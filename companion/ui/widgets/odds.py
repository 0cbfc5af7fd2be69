"""Chances on the screen: a stacked bar with words and whole percentages, small tables, one line of advice."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import flet as ft

from companion.ui.art import art
from companion.ui.core.style import Style
from companion.ui.theme.letters import DIGIT, drawn
from companion.ui.theme.measure import (
    ACTIVE_EDGE,
    CALM,
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    HAIR,
    MARGIN,
    RADIUS_FIELD,
    RADIUS_MARK,
    READING,
)
from companion.ui.theme.typography import BODY, BODY_STRONG, CAPTION, COUNT, HEADING, LABEL, LABEL_STRONG
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, labelled, row_button

MOST_SCALE = 1.4
"""The maximum text scale of percentages side by side."""

BAR = 28
"""Height of an odds bar."""

OUT = 18
"""Width of the mark of a dose that eliminates."""

CERTAIN = 64
"""Height of the tallest possible column in a dose chart."""

ALIGNS = (ft.TextAlign.START, ft.TextAlign.CENTER, ft.TextAlign.END)
SIDES = (
    ft.CrossAxisAlignment.START,
    ft.CrossAxisAlignment.CENTER,
    ft.CrossAxisAlignment.END,
)


HALF = Fraction(1, 2)
"""The chance from which the tallest column has full height; if all chances are smaller, it is shorter."""


@dataclass(frozen=True)
class OddsShare:
    """One share of an odds bar: its chance, its words (at most three), its colours.

    Attributes:
        share: The chance, 0 to 1.
        words: The outcome.
        fill: The colour on the bar.
        ink: The colour of the percentage.
    """

    share: Fraction
    words: str
    fill: str
    ink: str


def odds_bar(
    style: Style, parts: Sequence[OddsShare], *, on_press: Press | None = None, label: str
) -> ft.Control:
    """Draw two or three shares as one bar, each with its whole percentage and its words below.

    While the chances are unknown, all shares are 0; the bar is then empty, but has the same height.

    Args:
        on_press: Shows the explanation of the chances.
        label: Spoken words before the shares, if any.
    """
    p, words = style.palette, style.words
    places = (0, 1, 2) if len(parts) == 3 else (0, 2)
    known = any(part.share for part in parts)
    percents = words.percents([part.share for part in parts]) if known else ["–"] * len(parts)
    # Three shares have widths of 3 : 2 : 3; two shares have equal widths.
    row = min(READING, style.width) - 2 * MARGIN - 2 * GAP_SMALL - GAP * (len(parts) - 1)
    units = {place: 3 if place != 1 else 2 for place in places}
    cells: list[ft.Control] = [
        ft.Column(
            [
                ft.Text(
                    percent,
                    style=HEADING.style(part.ink if part.share else p.quiet, min(style.scale, MOST_SCALE)),
                    text_align=ALIGNS[place],
                    no_wrap=True,
                ),
                style.text(
                    part.words,
                    LABEL,
                    p.quiet,
                    align=ALIGNS[place],
                    lines=2,
                    room=row * units[place] / sum(units.values()),
                ),
            ],
            spacing=0,
            tight=True,
            expand=units[place],
            horizontal_alignment=SIDES[place],
        )
        for place, part, percent in zip(places, parts, percents, strict=True)
    ]
    said = [f"{part.words} {percent}" for part, percent in zip(parts, percents, strict=True) if known]
    spoken = ", ".join([label, *said] if label else said)
    shares = [(float(part.share), part.fill, part.ink) for part in parts]
    bar = _stacked_bar(style, shares if known else [(1.0, p.hairline, p.quiet)])
    content = column(
        [bar, ft.Row(cells, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START)], GAP_SMALL
    )
    if on_press is None:
        silent = labelled(content, spoken)
        return ft.Container(silent, padding=GAP_SMALL)
    return row_button(style, content, on_press, label=spoken, padding=GAP_SMALL)


def _stacked_bar(style: Style, shares: Sequence[tuple[float, str, str]]) -> ft.Control:
    """Draw shares side by side, each as (share, fill, ink); the smallest are a hair wide."""
    boxes: list[ft.Control] = [
        ft.Container(
            style.text("", COUNT, ink, lines=1),
            bgcolor=fill,
            expand=max(1, round(share * 1000)),
            height=BAR,
            padding=ft.Padding.symmetric(horizontal=12 if share >= 0.12 else 0),
            alignment=ft.Alignment.CENTER_LEFT,
            clip_behavior=ft.ClipBehavior.HARD_EDGE,
            animate=style.motion(CALM),
        )
        for share, fill, ink in shares
        if share > 0
    ]
    bar = ft.Container(
        ft.Row(boxes, spacing=2), border_radius=12, clip_behavior=ft.ClipBehavior.ANTI_ALIAS, height=BAR
    )
    return labelled(bar, "")


def share_table(
    style: Style,
    title: str,
    heads: Sequence[tuple[str, str]],
    rows: Sequence[tuple[str, Sequence[Fraction]]],
) -> ft.Control:
    """Draw a small table of chances with a bar in each cell.

    Args:
        title: The first column's title.
        heads: Title and colour of each further column.
        rows: Each row's name, and its chance in each column; each column sums to 1.
    """
    p, words = style.palette, style.words
    # The first column and the others have widths of 3 : 4.
    row = min(READING, style.width) - 2 * MARGIN - GAP_WIDE * len(heads)
    first = row * 3 / (3 + 4 * len(heads))
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(style.text(title, CAPTION, p.quiet, lines=2, room=first), expand=3),
                *(ft.Container(style.text(head, CAPTION, ink, lines=1), expand=4) for head, ink in heads),
            ],
            spacing=GAP_WIDE,
            vertical_alignment=ft.CrossAxisAlignment.END,
        )
    ]
    whole = zip(*(shares for _, shares in rows), strict=True)
    columns = [words.percents(shares) for shares in whole]
    for at, (name, shares) in enumerate(rows):
        cells = [
            ft.Container(
                column(
                    [
                        style.text(percents[at], LABEL, p.text if share else p.quiet, lines=1),
                        share_line(style, share, ink),
                    ],
                    2,
                ),
                expand=4,
            )
            for share, percents, (_, ink) in zip(shares, columns, heads, strict=True)
        ]
        lines.append(
            ft.Row([ft.Container(style.text(name, LABEL, lines=2), expand=3), *cells], spacing=GAP_WIDE)
        )
    return column(lines, GAP)


def share_line(style: Style, share: Fraction, colour: str) -> ft.Control:
    """Draw a chance as a thin line of proportional length."""
    filled = round(float(share) * 1000)
    parts: list[ft.Control] = []
    if filled:
        parts.append(ft.Container(bgcolor=colour, height=4, border_radius=2, expand=filled))
    if filled < 1000:
        parts.append(
            ft.Container(
                bgcolor=style.palette.track_empty, height=4, border_radius=2, expand=max(1, 1000 - filled)
            )
        )
    return ft.Row(parts, spacing=0)


def dose_chart(
    style: Style, doses: Mapping[int, Fraction], eliminates: Callable[[int], bool], label: str
) -> ft.Control:
    """Draw each possible dose as a column with its chance; doses that eliminate are red and marked."""
    p, words = style.palette, style.words
    most = max(doses.values(), default=Fraction(1))
    columns: list[ft.Control] = []
    percents = words.percents([share for _, share in sorted(doses.items())])
    room = (style.width - 2 * MARGIN - GAP * (len(doses) - 1)) / max(1, len(doses))
    # A number must not be broken or cut.
    chances = replace(style, scale=min(style.scale, LABEL.scale_of(room / (DIGIT * (len("100%") + 1)))))
    signed = len(words.signed(max(doses, default=0)))
    marks = replace(style, scale=min(style.scale, COUNT.scale_of((room - OUT - 2) / (DIGIT * signed))))
    for (dose, share), percent in zip(sorted(doses.items()), percents, strict=True):
        deadly = eliminates(dose)
        ink = p.danger if deadly else p.radiation
        mark: ft.Control = marks.text(words.signed(dose), COUNT, ink, align=ft.TextAlign.CENTER)
        if deadly:
            mark = ft.Row(
                [mark, art("out", ink, OUT)],
                spacing=2,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
            )
        columns.append(
            column(
                [
                    chances.text(percent, LABEL, p.quiet, align=ft.TextAlign.CENTER, lines=1),
                    ft.Container(
                        bgcolor=p.danger if deadly else (p.radiation_fill if dose else p.track_empty),
                        border=ft.Border.all(HAIR, p.outline) if not dose else None,
                        border_radius=RADIUS_MARK,
                        height=max(4, CERTAIN * float(share / max(most, HALF))),
                        animate=style.motion(CALM),
                    ),
                    mark,
                ],
                GAP_SMALL,
                stretch=True,
                expand=True,
            )
        )
    chart = ft.Row(columns, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.END)
    return labelled(chart, label)


def advice_line(
    style: Style,
    name: str,
    words: str,
    colour: str,
    *,
    on_press: Press | None = None,
    label: str,
    note: str = "",
) -> ft.Control:
    """Draw advice for one player about the rolled die, beside a line in the player's colour.

    On a low page it is above the actions, and smaller, so that all of it fits.

    Args:
        name: The player's name, in front of the advice.
        on_press: Shows the explanation of the advice.
        label: The spoken sentence.
        note: The assumptions of the advice, added quietly in brackets.
    """
    p = style.palette
    strong, plain = (LABEL_STRONG, LABEL) if style.actions_beside else (BODY_STRONG, BODY)
    kept = note.replace(" ", "\u00a0")  # Keep the note on one line.
    behind = [ft.TextSpan(f" ({kept})", style=LABEL.style(p.quiet, style.scale))] if note else []
    text = ft.Text(
        spans=[
            ft.TextSpan(drawn(name) + " ", style=strong.style(p.text, style.scale)),
            ft.TextSpan(drawn(words), style=plain.style(p.text, style.scale)),
            *behind,
        ]
    )
    content = ft.Container(
        text,
        border=ft.Border.only(left=ft.BorderSide(ACTIVE_EDGE, colour)),
        padding=ft.Padding.only(left=GAP_WIDE, top=GAP_SMALL, bottom=GAP_SMALL),
        alignment=ft.Alignment.CENTER_LEFT,
    )
    if on_press is None:
        return labelled(content, label)
    return row_button(style, content, on_press, label=label, radius=RADIUS_MARK)


def explanation(style: Style, sentences: Sequence[str]) -> ft.Control:
    """Draw the explanations of figures, in quiet sentences."""
    return ft.Container(
        ft.Column(
            [style.text(sentence, LABEL, style.palette.quiet) for sentence in sentences], spacing=GAP_SMALL
        ),
        padding=ft.Padding.symmetric(horizontal=GAP_WIDE, vertical=GAP),
        bgcolor=style.palette.surface,
        border_radius=RADIUS_FIELD,
    )
