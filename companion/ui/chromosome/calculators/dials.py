"""Shared inputs of Chromosome's calculators: the re-rolls that count, and numbers of both sides."""

from dataclasses import replace
from typing import Any, TypeVar

import flet as ft

from companion.rules.chromosome.state import SIDES
from companion.rules.question import Question
from companion.ui import kit
from companion.ui.calculators.form import Capsule, Draft, asked_draft
from companion.ui.calculators.inputs import ONE_LINE
from companion.ui.chromosome.odds import RerollChoice, use_rerolls
from companion.ui.core.client import Client
from companion.ui.widgets.counter import capsule_width

Q = TypeVar("Q", bound=Question)


def use_asked(client: Client, kind: type[Q]) -> tuple[kit.LiveDraft[Q], RerollChoice]:
    """Return the draft of a question, and the choice of the re-rolls that count.

    The choice is kept in step with the field `rerolls` of the question.
    """
    asked: kit.LiveDraft[Any] = asked_draft(client, kind)
    rerolls = use_rerolls(client, lambda model: asked.change(lambda now: replace(now, rerolls=model)))
    if asked.now.rerolls != rerolls.model:  # The choice was changed on another screen.
        asked.now = replace(asked.now, rerolls=rerolls.model)
    return asked, rerolls


@kit.memo
def VersusRow(style: kit.Style, asked: Draft, name: str, title: str, signed: bool = False) -> ft.Control:
    """Draw the steppers of one number for attacker and defender, in the colours of the first two players.

    Args:
        name: The field's name without the side.
        title: The key of the number's name.
    """
    words = style.words
    named = words(title)
    one, other = (
        kit.keyed(
            side,
            Capsule,
            style,
            f"{words(f'term-{side}')}, {named}",
            f"{side}_{name}",
            asked,
            colour=colour,
            signed=signed,
        )
        for side, colour in zip(SIDES, style.palette.players, strict=False)
    )
    said = style.text(named, kit.LABEL, style.palette.quiet, align=ft.TextAlign.CENTER)
    if style.room_for_two(ONE_LINE, most=1):
        return ft.Row([one, ft.Container(said, expand=True), other], spacing=kit.GAP)
    needed = 2 * (kit.MARGIN + capsule_width(style)) + kit.GAP
    beside = style.room_for_two(needed, large=needed)
    both: ft.Control = ft.Row([one, other], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    if not beside:
        rows = (ft.Row([each], alignment=ft.MainAxisAlignment.CENTER) for each in (one, other))
        both = kit.column([*rows], kit.GAP_SMALL)
    return kit.column([ft.Row([ft.Container(said, expand=True)]), both], kit.GAP_SMALL)
