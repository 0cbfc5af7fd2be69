"""The re-roll model of the odds on this device: one choice for all screens, remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.rules.chromosome.odds import Rerolls
from companion.ui.art import art
from companion.ui.core.client import Client
from companion.ui.core.component import use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, TARGET
from companion.ui.theme.typography import LABEL, LABEL_STRONG
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, row_button

SETTING = "odds-rerolls"
MARK = 20
"""Size of the mark of what is chosen."""


def remembered(client: Client) -> Rerolls:
    """Return what was chosen last on this device, none at first; a stored yes or no means all or none."""
    said = client.setting(SETTING, Rerolls.NONE)
    if isinstance(said, bool):
        return Rerolls.ALL if said else Rerolls.NONE
    return Rerolls(said) if said in tuple(Rerolls) else Rerolls.NONE


@dataclass(frozen=True)
class RerollChoice:
    """The re-roll model of this device.

    Attributes:
        model: What was chosen.
        open: Whether all choices lie open.
        turn: Opens and closes them.
        choose: Takes another one.
    """

    model: Rerolls
    open: bool
    turn: Press
    choose: Callable[[Rerolls], Any]


def use_rerolls(client: Client, then: Callable[[Rerolls], Any] | None = None) -> RerollChoice:
    """Return the choice of this device; `then` is called with another one."""
    model, set_model = use_state(lambda: remembered(client))
    open_, set_open = use_state(False)

    def choose(wanted: Rerolls) -> None:
        client.set_setting(SETTING, wanted.value)
        set_model(wanted)
        set_open(False)
        if then is not None:
            then(wanted)

    return RerollChoice(model, open_, lambda: set_open(not open_), choose)


def rerolls_row(
    style: Style,
    choice: RerollChoice,
    *,
    stands: bool = False,
    beside: bool = False,
    figure: Callable[[Rerolls], str] | None = None,
) -> ft.Control:
    """Draw the name of the figures' re-roll model; a press shows all models to choose from.

    Args:
        stands: Whether the figures are those of the die that lies, should it stand.
        beside: Whether the row stands beside something, and is as wide as its words.
        figure: What the screen would show by a model.
    """
    words, p = style.words, style.palette
    name = words(f"rerolls-{choice.model}")
    told = [words("rerolls-stands"), name] if stands else [name]
    said = ", ".join(told)
    if beside:
        shown: ft.Control = column([style.text(line, LABEL, p.quiet, lines=2) for line in told])
    else:
        text = style.text(" · ".join(told), LABEL, p.quiet, lines=2)
        shown = ft.Container(text, expand=True, expand_loose=True)
    head = row_button(
        style,
        ft.Row([shown, art("swap", p.quiet, 20)], spacing=GAP, wrap=False),
        choice.turn,
        label=words("rerolls-close" if choice.open else "rerolls-open", model=said),
        padding=GAP_SMALL,
        height=TARGET if style.scale == 1 else None,
    )
    if not choice.open:
        return head
    return column([head, *(_model(style, choice, each, figure) for each in Rerolls)], GAP_SMALL, stretch=True)


def _model(
    style: Style, choice: RerollChoice, model: Rerolls, figure: Callable[[Rerolls], str] | None
) -> ft.Control:
    words, p = style.words, style.palette
    chosen = model == choice.model
    name, note = words(f"rerolls-{model}"), words(f"rerolls-{model}-note")
    shown = figure(model) if figure is not None else ""
    content = ft.Row(
        [
            column(
                [
                    style.text(name, LABEL_STRONG, lines=2),
                    style.text(note, LABEL, p.quiet, lines=3),
                ],
                expand=True,
            ),
            *([style.text(shown, LABEL_STRONG, lines=2)] if shown else []),
            art("check", p.accent, MARK) if chosen else ft.Container(width=MARK),
        ],
        spacing=GAP,
    )
    label = words("rerolls-choose", model=name, how=note)
    return ft.Semantics(
        content=row_button(
            style,
            content,
            lambda: choice.choose(model),
            label=f"{label}: {shown}" if shown else label,
            edge=p.accent if chosen else p.outline,
            padding=ft.Padding.symmetric(horizontal=GAP, vertical=GAP_SMALL),
        ),
        selected=chosen,
    )
