"""One more rest, one card fewer: a small table of what it is worth, and the sheet that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

import flet as ft

from companion.rules.carnomorphs.odds import LastCheck, Rest, check_odds, rest_table
from companion.rules.carnomorphs.state import Player, State
from companion.ui.carnomorphs.check.deck import Decks
from companion.ui.carnomorphs.check.odds import check_notes, deck_rows, survival_bar
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import player_drawing
from companion.ui.core.component import component, keyed, use_slice
from companion.ui.core.draft import kept_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG, COUNT, LABEL
from companion.ui.widgets.frame import hairline
from companion.ui.widgets.layout import column
from companion.ui.widgets.odds import share_line
from companion.words import Words

SHARE: Final = 56
"""Width of a whole per cent, so that all bars end at the same place."""


def chances_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "chances"."""
    return keyed(f"chances-{panel.seat}", Chances, style, context, state, panel.seat)


@component
def Chances(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the chance to survive if the journey ended now, its inputs, and what resting is worth."""
    words, game = style.words, context.open_game.id
    player: Player = state.players[seat]
    decks = kept_draft(context.client, Decks)
    deck = use_slice(decks, lambda: decks.now.of(game, seat))
    check = deck.check(player, state.options)
    odds = check_odds(check)

    def turn(name: str, by: int) -> None:
        decks.change(lambda now: now.turned(game, player, name, by))

    return ExplainedSheet(
        style,
        context.ui,
        "chances",
        words("rest-sheet"),
        [
            survival_bar(style, odds, label=words("rest-now")),
            style.text(check_notes(words, odds, mutation=check.mutation), LABEL, style.palette.quiet),
            *deck_rows(style, deck, player, turn),
            hairline(style),
            rest_part(style, check, infected_leaves=state.options.infected_leaves),
        ],
        context.close,
        picture=player_drawing(player.colour, style.palette.players[player.colour], 36),
        note=player.name,
        on_back=lambda: context.show(Panel("player", seat)),
    )


def rest_part(style: Style, check: LastCheck, *, infected_leaves: bool) -> ft.Control:
    """Draw the table, and the resulting advice in a line."""
    words, p = style.words, style.palette
    table = rest_table(check, infected_leaves=infected_leaves)
    parts: list[ft.Control] = [style.text(words("rest-title"), BODY_STRONG, heading=True)]
    if len(table) == 1:
        parts.append(style.text(words("rest-nothing"), LABEL, p.quiet))
        return column(parts, GAP, stretch=True)
    parts.append(style.text(rest_advice(words, table), LABEL, p.text))
    best = max(row.survives for row in table)
    rows = [_row(style, row, best=row.survives == best) for row in table]
    parts.append(column(rows, GAP_WIDE, stretch=True))
    parts.append(style.text(words("rest-note" if infected_leaves else "rest-note-stays"), LABEL, p.quiet))
    return column(parts, GAP, stretch=True)


def rest_advice(words: Words, table: Sequence[Rest]) -> str:
    """Return the best number of scans, in a sentence."""
    best = max(table, key=lambda row: (row.survives, -row.scans))
    if not is_seen(best.gain):
        return words("rest-worse" if any(is_seen(row.gain) for row in table) else "rest-same")
    return words("rest-better", count=best.scans, points=words.number(best.gain * 100, 1))


def is_seen(gain: float | Fraction) -> bool:
    """Return whether a gain in survival is more than nothing as it is written, in tenths of a point."""
    return round(abs(gain) * 100, 1) > 0


def gain_words(words: Words, gain: float | Fraction) -> str:
    """Return by how much scans raise or lower the chance to survive."""
    if not is_seen(gain):
        return words("rest-even")
    return words("rest-loses" if gain < 0 else "rest-gains", points=words.number(abs(gain) * 100, 1))


def _row(style: Style, row: Rest, *, best: bool) -> ft.Control:
    """Draw the chance to survive after this many scans, its gain, and the scans' possible cost."""
    words, p = style.words, style.palette
    lines: list[ft.Control] = [style.text(words("rest-scans", count=row.scans), LABEL)]
    cost: list[str] = []
    if row.scans:
        cost.append(gain_words(words, row.gain))
    if row.dies_scanning:
        cost.append(words("rest-dies", share=words.percent(row.dies_scanning)))
    if row.takes_card:
        cost.append(words("rest-card", share=words.percent(row.takes_card)))
    if cost:
        lines.append(style.text(" · ".join(cost), LABEL, p.quiet))
    ink = p.accent if best else p.text
    lines.append(share_line(style, row.survives, p.accent if best else p.quiet))
    share = style.text(words.percent(row.survives), COUNT, ink, align=ft.TextAlign.END, lines=1)
    return ft.Row(
        [column(lines, GAP_SMALL, stretch=True, expand=True), ft.Container(share, width=SHARE * style.scale)],
        spacing=GAP_WIDE,
    )
