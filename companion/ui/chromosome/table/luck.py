"""The luck report: who the dice liked, in one sentence and one chart; each bar can be tapped for its sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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

BAR = 14
"""Height of a bar."""
LEAST_SCALE = 3.0
"""Pips that a bar of full length stands for at least: small differences look small."""


def luck_section(style: Style, report: LuckReport, players: Mapping[str, Player]) -> list[ft.Control]:
    """Draw the report as a part of a longer page; nothing where nobody rolled a die."""
    if not any(each.throws for each in report.players):
        return []
    sentence = explain.spell(style.words, explain.luck(report))
    bars = luck_bars(style, report, players)
    return [section(style, style.words("luck-title"), [style.text(sentence, BODY), *bars])]


def luck_bars(style: Style, report: LuckReport, players: Mapping[str, Player]) -> list[ft.Control]:
    """Draw a bar for everybody who rolled a die, all on one scale."""
    thrown = by_luck(report)
    return [LuckBar(style, each, players.get(each.player), scale_of(thrown)) for each in thrown]


def by_luck(report: LuckReport) -> list[PlayerLuck]:
    """Return those who threw a die, the largest surplus first."""
    thrown = (each for each in report.players if each.throws)
    return sorted(thrown, key=lambda each: each.surplus, reverse=True)


def scale_of(shown: Sequence[PlayerLuck]) -> float:
    """Return how many pips a bar of full length stands for beside each other's."""
    return max([LEAST_SCALE, *(abs(float(each.surplus)) for each in shown)])


@component
def LuckBar(style: Style, own: PlayerLuck, player: Player | None, scale: float) -> ft.Control:
    """Draw one player's surplus of pips, left of the middle when below what fair dice give.

    Args:
        own: The player's dice.
        player: Whose species and colour it shows; None over many games, where a person has no one species.
        scale: Pips that a bar of full length stands for, the same for everybody.
    """
    p = style.palette
    shown, show = use_state(False)
    colour = p.players[player.colour] if player else p.accent
    share = float(own.surplus) / scale
    units = round(abs(share) * 1000)
    bar = ft.Container(bgcolor=colour, height=BAR, border_radius=RADIUS_MARK, expand=max(1, units))
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
    parts: list[ft.Control] = [
        style.text(own.player, LABEL_STRONG, lines=1),
        row_button(style, row, lambda: show(not shown), label=f"{own.player}: {surplus}. {told}", height=48),
    ]
    if shown:
        rerolls = explain.spell(style.words, explain.player_rerolls(own))
        parts += [style.text(told, LABEL, p.quiet), style.text(rerolls, NOTE, p.quiet)]
    return ft.Container(
        column(parts, GAP_SMALL),
        padding=ft.Padding.only(bottom=GAP_WIDE if shown else 0),
    )
