"""The choice of the drawn escape pods: a chip for each possible number."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.rules.carnomorphs.pods import NumberPods
from companion.rules.carnomorphs.state import Pod
from companion.ui.carnomorphs.context import GameContext
from companion.ui.core.component import memo, use_slice, use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, TARGET
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import column, wrapped

NUMBERS: Final = range(1, 10)
"""The numbers that a pod can have."""


@memo
def PodNumbers(style: Style, context: GameContext) -> ft.Control:
    """Draw the numbers. The first press starts anew; the last needed one gives the pods their numbers."""
    pods = use_slice(context.changes, lambda: context.state.pods)
    picked, pick = use_state(frozenset[int]())
    words = style.words
    numbers = frozenset(pod.number for pod in pods)

    def toggle(number: int) -> None:
        now = picked ^ {number}
        if len(now) < len(pods):
            pick(now)
            return
        pick(frozenset())
        if now != numbers:
            context.submit(NumberPods(pods=tuple(sorted(now))))

    chips = [
        option(
            style,
            str(number),
            number in (picked or numbers),
            lambda number=number: toggle(number),
            label=words("pods-number", pod=number),
            width=None if style.scale > 1.25 else TARGET,
        )
        for number in NUMBERS
    ]
    said = words("pods-numbers-left", left=len(pods) - len(picked)) if picked else _sectors(style, pods)
    return column(
        [
            style.text(words("pods-numbers-note", count=len(pods)), LABEL, style.palette.quiet),
            wrapped(chips),
            ft.Semantics(content=style.text(said, LABEL), live_region=True),
        ],
        GAP,
        stretch=True,
    )


def may_number(context: GameContext) -> bool:
    """Return whether this device can change the numbers now: nobody is in a pod."""
    state = context.state
    return (
        state.phase in ("setup", "players", "events")
        and all(player.pod is None for player in state.players)
        and context.may(NumberPods(pods=tuple(pod.number for pod in state.pods)))
    )


def _sectors(style: Style, pods: tuple[Pod, ...]) -> str:
    """Return which pods are in which sector."""
    a, b = (", ".join(str(pod.number) for pod in pods if pod.sector == sector) for sector in ("A", "B"))
    return style.words("pods-sectors", a=a, b=b)
