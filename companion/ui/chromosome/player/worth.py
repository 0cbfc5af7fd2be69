"""The worth of a fate point and of a gene to this device's players, used by the advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.rules.chromosome.data import SCORE_PER_FATE
from companion.ui.chromosome.context import GameContext
from companion.ui.core.component import use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP
from companion.ui.widgets.stepper import Stepper

FATE_SETTING = "fate-worth"
GENE_SETTING = "gene-worth"
MOST_WORTH = 20
"""Points; about a whole final score."""


class Worth(NamedTuple):
    """Points that something is worth here, and what changes them by one."""

    points: int
    turn: Callable[[int], Any]


def use_fate_worth(context: GameContext) -> Worth:
    """Return the worth of a fate point; 2 by default, since an unspent one scores 2."""
    return _use_worth(context, FATE_SETTING, SCORE_PER_FATE)


def use_gene_worth(context: GameContext) -> Worth:
    """Return the worth of a combat gene kept for later; 0 by default, since it scores nothing."""
    return _use_worth(context, GENE_SETTING, 0)


def _use_worth(context: GameContext, setting: str, usual: int) -> Worth:
    points, set_points = use_state(lambda: _remembered(context, setting, usual))

    def turn(by: int) -> None:
        turned = max(0, min(MOST_WORTH, _remembered(context, setting, usual) + by))
        context.client.set_setting(setting, turned)
        set_points(turned)

    return Worth(points, turn)


def _remembered(context: GameContext, setting: str, usual: int) -> int:
    """Return the number in the settings of this device, if it can be one."""
    points = context.client.setting(setting, usual)
    return points if type(points) is int and 0 <= points <= MOST_WORTH else usual


def worth_row(style: Style, worth: Worth) -> ft.Control:
    """Draw the worth of a fate point in a capsule, beside the figures that follow from it."""
    return _row(style, style.words("calc-worth"), style.words("calc-worth-note"), worth)


def gene_worth_row(style: Style, worth: Worth) -> ft.Control:
    """Draw the worth of a gene in a capsule."""
    return _row(style, style.words("calc-gene-worth"), style.words("calc-gene-worth-note"), worth)


def _row(style: Style, title: str, note: str, worth: Worth) -> ft.Control:
    words = style.words
    row = Stepper(
        title,
        worth.points,
        0,
        MOST_WORTH,
        worth.turn,
        less=words("rule-less", what=title),
        more=words("rule-more", what=title),
        small=True,
    ).row(style, note=note)
    return ft.Container(row, padding=ft.Padding.symmetric(vertical=GAP))
