"""Before the dice, in the calculator of a battle: what each combat gene and fate point would buy."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.rules.chromosome.advice.additions import Addition
from companion.rules.chromosome.state import SIDES, Side
from companion.ui.art import art
from companion.ui.chromosome.battle.additions import additions_table
from companion.ui.chromosome.calculators.battle_input import BattleInput
from companion.ui.chromosome.calculators.dials import DialRow
from companion.ui.chromosome.odds import MOST_WORTH
from companion.ui.core.component import memo
from companion.ui.core.draft import LiveDraft
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import row_button


def plan_parts(
    style: Style, fight: BattleInput, asked: LiveDraft[BattleInput], colours: tuple[str, str]
) -> list[ft.Control]:
    """Draw a row that opens the tables of both sides, and the tables."""
    head = PlanHead(style, fight.planned, asked)
    return [head, *_tables(style, fight, asked, colours)] if fight.planned else [head]


@memo
def PlanHead(style: Style, planned: bool, asked: LiveDraft[BattleInput]) -> ft.Control:
    """Draw the row that opens and closes the tables."""
    words, p = style.words, style.palette
    content = ft.Row(
        [
            art("gene-combat", p.quiet, 28),
            column(
                [
                    style.text(words("calc-plan"), BODY_STRONG, lines=2),
                    style.text(words("calc-plan-note"), LABEL, p.quiet, lines=4),
                ],
                expand=True,
            ),
            art("minus" if planned else "plus", p.quiet, 22),
        ],
        spacing=GAP_WIDE,
    )
    return row_button(
        style,
        content,
        lambda: asked.change(lambda now: replace(now, planned=not now.planned)),
        label=words("calc-plan-close") if planned else words("calc-plan"),
        padding=ft.Padding.symmetric(vertical=GAP_SMALL, horizontal=GAP),
    )


def _tables(
    style: Style, fight: BattleInput, asked: LiveDraft[BattleInput], colours: tuple[str, str]
) -> list[ft.Control]:
    words, p = style.words, style.palette
    situation = fight.situation
    if not any((each.genes or each.fate) for each in situation.reserves):
        return [style.text(words("calc-plan-nothing"), LABEL, p.quiet, lines=3)]
    if fight.too_many:
        return [style.text(words("calc-plan-too-much"), LABEL, p.quiet, lines=3)]
    parts: list[ft.Control] = []
    if situation.planning != situation.bystanders:
        parts.append(style.text(words("calc-too-much-fate"), LABEL, p.quiet, lines=3))
    for side, colour in zip(SIDES, colours, strict=True):
        found = situation.additions(side, situation.planning)
        if len(found) > 1:
            parts.append(_table(style, fight, asked, side, found, colour))
    title, note = words("calc-gene-worth"), words("calc-gene-worth-note")
    parts.append(DialRow(style, title, note, "gene_worth", 0, MOST_WORTH, asked))
    return parts


def _table(
    style: Style,
    fight: BattleInput,
    asked: LiveDraft[BattleInput],
    side: Side,
    found: tuple[Addition, ...],
    colour: str,
) -> ft.Control:
    """Draw the table of one side, each row with its explanation at a press."""

    def tell(addition: Addition) -> None:
        pressed = (side, addition.row.own)
        asked.change(lambda now: replace(now, told=None if now.told == pressed else pressed))

    told = next((each for each in found if fight.told == (side, each.row.own)), None)
    table = additions_table(
        style, side, style.words(f"calc-plan-{side}"), colour, found, told=told, tell=tell
    )
    return ft.Container(table, padding=ft.Padding.only(bottom=GAP))
