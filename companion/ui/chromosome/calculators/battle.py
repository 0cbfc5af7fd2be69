"""A battle without a game: both strengths, the odds, each side's losses, including re-rolls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from math import prod
from typing import Final

import flet as ft

from companion.rules.chromosome.odds import BattleOdds, Helps, Rerolls, Row, Stake, additions, plannable
from companion.rules.chromosome.questions import BattleQuestion
from companion.rules.chromosome.state import SIDES, Side
from companion.ui import kit
from companion.ui.calculators.form import Draft, NumberRow, Own, fields
from companion.ui.calculators.inputs import (
    figures,
    inputs_column,
    inputs_style,
    results_style,
    sums,
    sums_hint,
)
from companion.ui.chromosome.battle_additions import additions_table
from companion.ui.chromosome.battle_odds import (
    NEVER,
    SideLabel,
    Sides,
    chance_sums,
    loss_sums,
    loss_table,
    outcome_bar,
)
from companion.ui.chromosome.calculators.dials import VersusRow, use_asked
from companion.ui.chromosome.odds import rerolls_row
from companion.ui.core.client import Client
from companion.ui.widgets.odds import explanation

MOST_COMMITMENTS = 2_100
"""Maximum number of pairs of commitments that a phone can solve without a long pause."""

PICTURE = 28
"""Width of the drawing between the strengths."""


@dataclass(frozen=True)
class BattleInput(BattleQuestion):
    """The question, and the open parts of its page."""

    planned: bool = False
    """Whether the tables of commitments are open."""

    told: tuple[str, Stake] | None = None
    """The side, and the commitment in its table, whose explanation is open."""

    @property
    def too_many(self) -> bool:
        """Whether there are too many pairs of commitments to compute without a delay."""
        before = self.duel.unsettled
        pairs = prod((each.genes + 1) * (each.fate + 1) for each in (before.attacker, before.defender))
        return pairs > MOST_COMMITMENTS


@kit.memo
def Plan(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw a row that opens and closes the tables of both sides, and the tables while open."""
    question: BattleInput = kit.use_slice(asked, lambda: asked.now)
    tables = _tables(style, question, asked) if question.planned else []
    return inputs_column([PlanHead(style, question.planned, asked), *tables])


@kit.memo
def PlanHead(style: kit.Style, planned: bool, asked: kit.LiveDraft[BattleInput]) -> ft.Control:
    words, p = style.words, style.palette
    content = ft.Row(
        [
            kit.art("gene-combat", p.quiet, 28),
            kit.column(
                [
                    style.text(words("calc-plan"), kit.BODY_STRONG, lines=2),
                    style.text(words("calc-plan-note"), kit.LABEL, p.quiet, lines=6),
                ],
                expand=True,
            ),
            kit.art("minus" if planned else "plus", p.quiet, 22),
        ],
        spacing=kit.GAP_WIDE,
    )
    return kit.row_button(
        style,
        content,
        lambda: asked.change(lambda now: replace(now, planned=not now.planned)),
        label=words("calc-plan-close") if planned else words("calc-plan"),
        padding=ft.Padding.symmetric(vertical=kit.GAP_SMALL, horizontal=kit.GAP),
    )


def _tables(style: kit.Style, fight: BattleInput, asked: Draft) -> list[ft.Control]:
    words, p = style.words, style.palette
    duel = fight.duel
    if not any((held.genes or held.fate) for _, _, held in duel.unsettled.fighters):
        return [style.text(words("calc-plan-nothing"), kit.LABEL, p.quiet, lines=3)]
    if fight.too_many:
        return [style.text(words("calc-plan-too-much"), kit.LABEL, p.quiet, lines=3)]
    parts: list[ft.Control] = []
    if plannable(duel).bystanders != duel.within().bystanders:
        parts.append(style.text(words("calc-too-much-fate"), kit.LABEL, p.quiet, lines=3))
    for side, colour in zip(SIDES, p.players, strict=False):
        found = additions(duel, side)
        if len(found) > 1:
            parts.append(_table(style, fight, asked, side, found, colour))
    parts.append(NumberRow(style, asked, "gene_worth"))
    return parts


def _table(
    style: kit.Style,
    fight: BattleInput,
    asked: kit.LiveDraft[BattleInput],
    side: Side,
    found: tuple[Row, ...],
    colour: str,
) -> ft.Control:
    """Draw the table of one side; a press on a row shows its explanation."""

    def tell(row: Row) -> None:
        pressed = (side, row.own)
        asked.change(lambda now: replace(now, told=None if now.told == pressed else pressed))

    told = next((each for each in found if fight.told == (side, each.own)), None)
    table = additions_table(
        style, side, style.words(f"calc-plan-{side}"), colour, found, told=told, tell=tell
    )
    return ft.Container(table, padding=ft.Padding.only(bottom=kit.GAP))


@kit.component
def BattleCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the strengths and the odds, and below them their inputs."""
    asked, rerolls = use_asked(client, BattleInput)
    opened, open_ = kit.use_state(False)

    def turn_over() -> None:
        open_(not opened)

    part, stands = results_style(style), kit.use_slice(asked, lambda: asked.now.attacker_die is not None)
    parts: list[ft.Control] = [
        kit.keyed("strengths", Strengths, part, asked, opened, turn_over),
        kit.keyed("odds", Odds, part, asked, opened, turn_over),
        rerolls_row(part, rerolls, stands=stands),
        kit.keyed("averages", Averages, part, asked, opened, turn_over),
    ]
    results = kit.column(parts, kit.GAP, stretch=True)
    return sums(style, results, [fields(inputs_style(style), asked, OWN)], tall=opened or rerolls.open)


def _sides(style: kit.Style) -> Sides:
    words, players = style.words, style.palette.players
    return (
        SideLabel(words("term-attacker"), words("calc-attacker-wins"), players[0]),
        SideLabel(words("term-defender"), words("calc-defender-wins"), players[1]),
    )


@kit.memo
def Odds(
    style: kit.Style, asked: kit.LiveDraft[BattleInput], opened: bool, on_press: kit.Press
) -> ft.Control:
    """Draw the chances to win; they redraw together with the number that changed them."""
    fight = kit.use_slice(asked, lambda: asked.now, priority=True)
    press, hint = (None, "") if style.wide else (on_press, sums_hint(style, opened))
    return outcome_bar(style, fight.outlook.odds, _sides(style), style.words("calc-tied"), press, hint)


@kit.memo
def Averages(
    style: kit.Style, asked: kit.LiveDraft[BattleInput], opened: bool, on_press: kit.Press
) -> ft.Control:
    """Draw the average losses and costs; when open, also all shares and their explanations."""
    words, p = style.words, style.palette
    fight = kit.use_slice(asked, lambda: asked.now)
    (odds, spent), counted = fight.outlook, fight.rerolls != Rerolls.NONE
    expected = words(
        "calc-expected",
        attacker=words.number(odds.expected_attacker_loss, 2),
        defender=words.number(odds.expected_defender_loss, 2),
    )
    mine_spent, theirs_spent, *others_spent = spent
    helped = any(each.helps != Helps.NOBODY for each in fight.duel.within().bystanders)
    fate = words("calc-spent", attacker=words.number(mine_spent, 2), defender=words.number(theirs_spent, 2))
    # Show this even without fate, so that nothing moves when the first point is added.
    said = [expected, *([fate] if counted else [])]
    lines = kit.column([style.text(line, kit.LABEL, p.quiet, lines=3) for line in said], kit.GAP)
    parts: list[ft.Control] = [figures(style, lines, opened, on_press, ", ".join(said))]
    if opened or style.wide:
        parts += _detail(style, fight, odds, sum(others_spent, NEVER) if helped else None)
    return kit.column(parts, kit.GAP, stretch=True)


@kit.memo
def Strengths(
    style: kit.Style, asked: kit.LiveDraft[BattleInput], opened: bool, on_press: kit.Press
) -> ft.Control:
    words = style.words
    battle = kit.use_slice(asked, lambda: asked.now.duel.battle)
    attacker, defender = _sides(style)

    half = (style.width - 2 * kit.MARGIN - 2 * kit.GAP_SMALL - PICTURE - 2 * kit.GAP_WIDE) / 2

    def figure(side: SideLabel, strength: int, place: ft.CrossAxisAlignment) -> ft.Control:
        return ft.Column(
            [
                style.text(words.number(strength), kit.FIGURE, side.colour),
                style.text(side.name, kit.LABEL_STRONG, style.palette.quiet, lines=2, room=half),
            ],
            spacing=0,
            tight=True,
            expand=True,
            horizontal_alignment=place,
        )

    content = ft.Row(
        [
            figure(attacker, battle.attacker.strength, ft.CrossAxisAlignment.START),
            kit.art("battle", style.palette.quiet, PICTURE),
            figure(defender, battle.defender.strength, ft.CrossAxisAlignment.END),
        ],
        spacing=kit.GAP_WIDE,
    )
    strengths = ((attacker, battle.attacker.strength), (defender, battle.defender.strength))
    said = [f"{side.name} {words.number(strength)}" for side, strength in strengths]
    return figures(style, content, opened, on_press, ", ".join(said))


def _detail(
    style: kit.Style, fight: BattleInput, odds: BattleOdds, watchers_spent: Fraction | None
) -> list[ft.Control]:
    words, battle, sides = style.words, fight.duel.battle, _sides(style)
    said = [
        words(
            "calc-strength-sum",
            side=side.name,
            size=force.group,
            genes=force.genes,
            fate=force.fate,
            modifier=words.signed(force.modifier),
            strength=force.strength,
        )
        for side, force in zip(sides, (battle.attacker, battle.defender), strict=True)
    ]
    start = fight.attacker_die is None
    said += chance_sums(style, fight.duel, odds, sides, words("calc-tied"), start=start)
    said += [
        f"{words('calc-loss-of', side=side.name)} {total}"
        for side, total in zip(sides, loss_sums(style, odds), strict=True)
    ]
    if fight.rerolls != Rerolls.NONE:
        said.append(words("calc-spent-sum"))
    if watchers_spent is not None:
        said.append(words("calc-spent-watchers", fate=words.number(watchers_spent, 2)))
    return [loss_table(style, words("calc-lost"), odds, sides), explanation(style, said)]


@kit.memo
def TooMuch(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw the stepper for the first bystander's fate.

    Add a note if the odds ignore bystanders because there is too much fate to compute.
    """
    duel = kit.use_slice(asked, lambda: asked.now.duel)
    row = NumberRow(style, asked, "bystander_fate")
    if duel.within().bystanders == duel.bystanders:
        return row
    told = style.text(style.words("calc-too-much-fate"), kit.LABEL, style.palette.quiet, lines=3)
    return kit.column([row, told], kit.GAP, stretch=True)


OWN: Final[dict[str, Own]] = {
    "attacker_size": partial(VersusRow, name="size", title="calc-size"),
    "attacker_genes": partial(VersusRow, name="genes", title="calc-genes"),
    "attacker_strength_fate": partial(VersusRow, name="strength_fate", title="calc-fate"),
    "attacker_bonus": partial(VersusRow, name="bonus", title="term-modifier", signed=True),
    "attacker_on_board": partial(VersusRow, name="on_board", title="odds-field-on-board"),
    "attacker_fate": partial(VersusRow, name="fate", title="calc-rerolls"),
    **{f"defender_{name}": None for name in ("size", "genes", "strength_fate", "bonus", "on_board", "fate")},
    "bystander_fate": TooMuch,
    "rerolls": None,
    "gene_worth": Plan,
    "planned": None,
    "told": None,
}
"""The drawing functions of fields that need their own; a field with None gets no row."""
