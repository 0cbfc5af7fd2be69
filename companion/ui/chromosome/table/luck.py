"""The luck report: who the dice liked, in one sentence and one chart; each bar can be tapped for its sum."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion.rules.chromosome.luck import LuckReport, PlayerLuck
from companion.rules.chromosome.odds import explain
from companion.rules.chromosome.state import Player
from companion.ui.art import species
from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, RADIUS_MARK
from companion.ui.theme.typography import BODY, COUNT, LABEL, LABEL_STRONG, NOTE
from companion.ui.widgets.frame import section
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import row_button

WIDEST = 3.0
"""Standard deviations at which a bar has its full length."""


def luck_section(style: Style, report: LuckReport, players: Mapping[str, Player]) -> list[ft.Control]:
    """The report as a part of a longer page; nothing where nobody threw a die."""
    if not any(each.throws for each in report.players):
        return []
    sentence = explain.spell(style.words, explain.luck(report))
    bars = [LuckBar(style, each, players.get(each.player)) for each in report.players if each.throws]
    return [section(style, style.words("luck-title"), [style.text(sentence, BODY), *bars])]


@component
def LuckBar(style: Style, own: PlayerLuck, player: Player | None) -> ft.Control:
    """One player's surplus of pips, left of the middle when below what fair dice give."""
    p = style.palette
    shown, show = use_state(False)
    colour = p.players[player.colour] if player else p.accent
    share = max(-1.0, min(1.0, own.score / WIDEST))
    units = round(abs(share) * 1000)
    bar = ft.Container(bgcolor=colour, height=14, border_radius=RADIUS_MARK, expand=max(1, units))
    rest = ft.Container(expand=max(1, 1000 - units))
    left: list[ft.Control] = [rest, bar] if share < 0 else [ft.Container(expand=1000)]
    right: list[ft.Control] = [ft.Container(expand=1000)] if share < 0 else [bar, rest]
    middle = ft.Container(width=2, height=26, bgcolor=p.outline)
    mark = [species(player.species, colour, 28)] if player else []
    surplus = style.words.signed(own.surplus, 1)
    row = ft.Row(
        [
            *mark,
            ft.Row(
                [ft.Row(left, spacing=0, expand=True), middle, ft.Row(right, spacing=0, expand=True)],
                spacing=0,
                expand=True,
            ),
            ft.Container(
                style.text(surplus, COUNT, align=ft.TextAlign.RIGHT), width=64 * min(style.scale, 1.5)
            ),
        ],
        spacing=GAP,
    )
    told = " ".join(explain.spell(style.words, each) for each in explain.player_luck(own))
    # Over many games a person has no one species; then the name stands above the bar.
    parts: list[ft.Control] = [] if player else [style.text(own.player, LABEL_STRONG, lines=1)]
    parts += [
        row_button(style, row, lambda: show(not shown), label=f"{own.player}: {surplus}. {told}", height=48)
    ]
    if shown:
        rerolls = explain.spell(style.words, explain.player_rerolls(own))
        parts += [style.text(told, LABEL, p.quiet), style.text(rerolls, NOTE, p.quiet)]
    return ft.Container(
        column(parts, GAP_SMALL),
        padding=ft.Padding.only(bottom=GAP_WIDE if shown else 0),
    )
