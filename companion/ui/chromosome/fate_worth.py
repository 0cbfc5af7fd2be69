"""What a fate point is worth to the people at this device: a number that the advice counts with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from companion.rules.chromosome.data import SCORE_PER_FATE
from companion.ui.chromosome.scene import Scene
from companion.ui.component import use_state
from companion.ui.look import Look
from companion.ui.theme.measure import GAP
from companion.ui.widgets.counter import counter, number_row

SETTING = "fate-worth"
MOST_WORTH = 20
"""Points; about a whole final score."""


class FateWorth(NamedTuple):
    """Points that an unspent fate point is worth here, and what changes them by one."""

    points: int
    turn: Callable[[int], Any]


def use_fate_worth(scene: Scene) -> FateWorth:
    """The worth that this device remembers; 2 at first, since an unspent point scores 2."""
    points, set_points = use_state(lambda: remembered(scene))

    def turn(by: int) -> None:
        turned = max(0, min(MOST_WORTH, remembered(scene) + by))
        scene.client.set_setting(SETTING, turned)
        set_points(turned)

    return FateWorth(points, turn)


def remembered(scene: Scene) -> int:
    """The number in the settings of this device, if it can be one."""
    points = scene.client.setting(SETTING, SCORE_PER_FATE)
    return points if type(points) is int and 0 <= points <= MOST_WORTH else SCORE_PER_FATE


def worth_row(look: Look, worth: FateWorth) -> ft.Control:
    """The number in a capsule, beside the figures that follow from it."""
    words = look.words
    title = words("calc-worth")
    capsule = counter(
        look,
        worth.points,
        on_less=(lambda: worth.turn(-1)) if worth.points > 0 else None,
        on_more=(lambda: worth.turn(1)) if worth.points < MOST_WORTH else None,
        less=words("rule-less", what=title),
        more=words("rule-more", what=title),
        spoken=f"{title}: {worth.points}",
        small=True,
    )
    row = number_row(look, title, capsule, note=words("calc-worth-note"))
    return ft.Container(row, padding=ft.Padding.symmetric(vertical=GAP))
