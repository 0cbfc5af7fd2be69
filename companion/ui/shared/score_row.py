"""A player's score: the total in large letters, and its sources below."""

import flet as ft

from companion.ui import kit
from companion.ui.game.ending import QUIET, QUIET_HEIGHT, BarScale, Standing, bar_pieces, total_of
from companion.ui.game.game_ui import GameUI

BAR = 22
"""Height of the bar."""
EATEN = 6
"""Height of the line for points that were lost again."""
ZERO = 2
"""Width of the line at zero."""
FADED = 0.5
"""Opacity of an eliminated player's bar."""
USUAL, WINNING = 44, 56
"""Size of a total, and of a winner's total."""


@kit.memo
def ScoreRow(
    style: kit.Style, ui: GameUI, standing: Standing, scale: BarScale, counted: int | None = None
) -> ft.Control:
    """Draw one player's score and its sources.

    Args:
        scale: The scale shared by all players' bars.
        counted: The number of parts counted so far; None once all are counted.
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
    total = standing.total if whole else total_of(standing.parts[:counted])
    head: list[ft.Control] = [
        ui.piece(standing.shape, colour, 48 if wins else 40),
        ft.Container(kit.named_with_marks(style, standing.name, ink, marks), expand=True),
    ]
    if total is not None:
        head.append(ft.Text(words.number(total), style=figure))
    # A winner's larger drawing must not move the name.
    lines: list[ft.Control] = [ft.Row(head, spacing=kit.GAP_SMALL if wins else kit.GAP_WIDE)]
    if standing.bar:
        bar = score_bar(style, standing, scale, counted)
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


def score_bar(
    style: kit.Style, standing: Standing, scale: BarScale, counted: int | None = None
) -> ft.Control:
    """Draw the points in shades of the player's colour, as long as the total; deductions are a thin line.

    Points below zero are drawn to the left of a line at zero. See `BarScale` for quiet bars.
    """
    p = style.palette
    tints = p.tints(standing.colour)
    # A bar without parts is not counted part by part.
    shown = standing.bar[:counted] if standing.parts else standing.bar
    total = total_of(shown)
    quiet = scale.counts_against(total)
    pieces: list[ft.Control] = []
    drawn = 0
    for piece in bar_pieces(shown):
        drawn += piece.points
        fill = standing.bar[piece.part].fill or tints[min(piece.part, len(tints) - 1)]
        high = EATEN if piece.eaten else round(BAR * QUIET_HEIGHT) if quiet else BAR
        pieces.append(
            ft.Container(
                bgcolor=kit.mix(fill, p.ground, QUIET) if quiet else fill,
                height=high,
                expand=piece.points * 10,
                border_radius=kit.RADIUS_MARK,
            )
        )
    if not scale.low:
        return _side(pieces if total >= 0 else [], scale.high - drawn)
    left = pieces[::-1] if total < 0 else []
    sides: list[ft.Control] = [_side(left, -scale.low - (drawn if left else 0), before=True)]
    sides.append(ft.Container(width=ZERO, height=BAR, bgcolor=p.quiet))
    if scale.high > 0:
        right = pieces if total >= 0 else []
        sides.append(_side(right, scale.high - (drawn if right else 0)))
    return ft.Row(sides, spacing=0)


def _side(pieces: list[ft.Control], left: float, *, before: bool = False) -> ft.Row:
    """Draw the pieces on one side of zero, and the free space beyond them.

    Args:
        before: Whether the side is on the left, so that the free space comes first.
    """
    free = [ft.Container(height=BAR, expand=max(1, round(left * 10)))] if left > 0 or not pieces else []
    inner: list[ft.Control] = [*free, *pieces] if before else [*pieces, *free]
    share = sum(int(each.expand or 0) for each in inner)
    return ft.Row([ft.Container(width=0, height=BAR), *inner], spacing=3, expand=share)
