"""The escape pods: in which sector, locked or open, who is in them, and whether they have left."""

from __future__ import annotations

from typing import Literal

import flet as ft

from companion.rules.carnomorphs.pods import ChangePod
from companion.rules.carnomorphs.state import Pod, State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import drawing
from companion.ui.carnomorphs.table.pod_numbers import PodNumbers, may_number
from companion.ui.core.component import keyed
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.theme.measure import GAP, GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG, LABEL, LABEL_STRONG
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.layout import column, wrapped

Change = Literal["unlock", "lock", "leave", "return"]


def pods_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "pods"."""
    rows = [_pod(style, context, state, pod) for pod in state.pods]
    if may_number(context):
        heading = style.text(style.words("pods-numbers"), LABEL_STRONG, heading=True)
        rows.append(column([heading, keyed("numbers", PodNumbers, style, context)], GAP, stretch=True))
    return ExplainedSheet(
        style,
        context.ui,
        "pods",
        style.words("pods-title"),
        rows,
        context.close,
        note=style.words("pods-note"),
    )


def _pod(style: Style, context: GameContext, state: State, pod: Pod) -> ft.Control:
    words, p = style.words, style.palette
    inside = [player.name for player in state.players if player.pod == pod.number]
    name = words("pod-name", pod=pod.number, sector=pod.sector)
    stands = words("pod-left" if pod.left else "pod-locked" if pod.locked else "pod-open")
    who = words("pod-inside", players=words.list(inside)) if inside else ""
    lines = [
        style.text(name, BODY_STRONG),
        style.text(" · ".join(part for part in (stands, who) if part), LABEL, p.quiet),
    ]
    head = ft.Row(
        [drawing("pod", p.quiet, 28), column(lines, expand=True)],
        spacing=GAP_WIDE,
    )
    if state.phase not in ("players", "events"):
        return head
    changes: list[Change] = ["return"] if pod.left else ["unlock" if pod.locked else "lock", "leave"]
    links: list[ft.Control] = []
    for change in changes:
        command = ChangePod(pod=pod.number, change=change)
        if context.may(command):
            said = words(f"pod-{change}")
            links.append(
                chip_button(
                    style, said, lambda command=command: context.submit(command), label=f"{said}: {name}"
                )
            )
    return column([head, wrapped(links)], GAP)
