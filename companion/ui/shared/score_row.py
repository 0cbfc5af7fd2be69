"""A player's score: the total large, below it where it comes from."""

import flet as ft

from companion.ui import kit
from companion.ui.game.ending import Ending, Standing
from companion.ui.game.game_ui import GameUI

BAR = 22
"""Height of the bar."""
FADED = 0.5
"""Opacity of the bar of a player who is out."""
USUAL, WINNING = 44, 56
"""Size of a total, and of that of a winner."""


def longest(ending: Ending) -> int:
    """Return the number of points that the longest bar represents; at least 1."""
    return max([1, *(sum(abs(part.points) for part in each.parts) for each in ending.standings)])


@kit.memo
def ScoreRow(
    style: kit.Style, ui: GameUI, standing: Standing, scale: int, counted: int | None = None
) -> ft.Control:
    """Draw one player's score, explained.

    Args:
        scale: How many points the longest bar stands for.
        counted: How many of the parts have been counted so far; None: the end is known.
    """
    p, words = style.palette, style.words
    known = counted is None
    out = standing.out and known
    ink = p.passed if out else p.text
    colour = p.quiet_players[standing.colour] if out else p.players[standing.colour]
    wins = known and standing.wins
    marks: list[ft.Control] = []
    if wins:
        marks.append(kit.chip(style, words("end-winner"), p.accent, p.on_accent))
    if out:
        marks.append(kit.chip(style, words("end-out"), p.raised, p.quiet))
    figure = kit.FIGURE.style(ink)
    figure.size = (WINNING if wins else USUAL) * min(style.scale, 1.5)
    whole = counted is None or counted >= len(standing.parts)
    total = standing.total if whole else sum(part.points for part in standing.parts[:counted])
    head: list[ft.Control] = [
        ui.piece(standing.shape, colour, 48 if wins else 40),
        ft.Container(kit.named_with_marks(style, standing.name, ink, marks), expand=True),
    ]
    if total is not None:
        head.append(ft.Text(words.number(total), style=figure))
    # The larger drawing of a winner moves no name.
    lines: list[ft.Control] = [ft.Row(head, spacing=kit.GAP_SMALL if wins else kit.GAP_WIDE)]
    if standing.parts:
        bar = _bar(style, standing, scale, counted)
        lines.append(ft.Container(bar, opacity=FADED) if out else bar)
    if known and standing.sum:
        lines.append(style.text(standing.sum, kit.NOTE, p.quiet))
    return ft.Container(
        kit.column(lines, kit.GAP),
        padding=ft.Padding.only(
            left=kit.MARGIN - kit.ACTIVE_EDGE if wins else kit.MARGIN,
            right=kit.MARGIN,
            top=kit.GAP_WIDE,
            bottom=kit.GAP_WIDE,
        ),
        bgcolor=p.raised if wins else p.ground,
        border=ft.Border.only(
            left=ft.BorderSide(kit.ACTIVE_EDGE, colour) if wins else None,
            bottom=ft.BorderSide(kit.HAIR, p.hairline),
        ),
    )


def _bar(style: kit.Style, standing: Standing, scale: int, counted: int | None) -> ft.Control:
    """Draw the gains in shades of the player's colour, and the losses after a gap."""
    p = style.palette
    tints = p.tints(standing.colour)
    parts: list[ft.Control] = []
    used = 0
    for order, part in enumerate(standing.parts[:counted]):
        if not part.points:
            continue
        if part.points < 0:
            parts.append(ft.Container(width=kit.GAP_SMALL))
        used += abs(part.points)
        fill = part.fill or tints[min(order, len(tints) - 1)]
        parts.append(
            ft.Container(
                bgcolor=fill, height=BAR, expand=abs(part.points) * 10, border_radius=kit.RADIUS_MARK
            )
        )
    if scale > used:
        parts.append(ft.Container(height=BAR, expand=(scale - used) * 10))
    return ft.Row(parts, spacing=3)
