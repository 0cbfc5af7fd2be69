"""The battle without a game: both strengths, the odds, what each side loses, re-rolls included."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import prod
from typing import get_args

import flet as ft

from companion.rules.chromosome.data import MAX_GENES, MAX_GROUP, SCORE_PER_FATE, SPARK
from companion.rules.chromosome.odds import (
    BattleOdds,
    Duel,
    Helps,
    Holder,
    Outlook,
    Rerolls,
    Row,
    Stake,
    additions,
    outlook,
    plannable,
)
from companion.rules.chromosome.odds.ranges import MOST_FATE
from companion.rules.chromosome.state import SIDES, Battle, Fighter, Side, Tie
from companion.ui import kit
from companion.ui.calculators.inputs import (
    MOST_HELD,
    figures,
    inputs_column,
    inputs_style,
    results_style,
    sums,
    sums_hint,
)
from companion.ui.chromosome.additions import additions_table
from companion.ui.chromosome.battle_draft import MOST_MODIFIER
from companion.ui.chromosome.battle_odds import (
    NEVER,
    SideLabel,
    Sides,
    chance_sums,
    loss_sums,
    loss_table,
    outcome_bar,
)
from companion.ui.chromosome.calculators.dials import (
    ChoiceRow,
    DialRow,
    VersusRow,
    die_row,
    use_asked,
    worth_dial,
)
from companion.ui.chromosome.odds import MOST_WORTH, rerolls_row
from companion.ui.core.client import Client
from companion.ui.widgets.odds import explanation

TIES: tuple[Tie, ...] = get_args(Tie)
MOST_COMMITMENTS = 2_100
"""Pairs of commitments up to which their table is solved on a phone without a long pause."""


@dataclass(frozen=True)
class SideInput:
    """One side of the battle."""

    size: int = 2
    genes: int = 0
    fate: int = 0
    """Fate spent on strength."""
    modifier: int = 0
    rerolls: int = 0
    """Fate kept for re-rolls."""

    def fighter(self, seat: int) -> Fighter:
        return Fighter(seat=seat, group=self.size, genes=self.genes, fate=self.fate, modifier=self.modifier)

    def turned(self, name: str, by: int) -> SideInput:
        return replace(self, **{name: getattr(self, name) + by})


@dataclass(frozen=True)
class BystanderInput:
    """A person outside the battle."""

    fate: int = 0
    helps: Helps = Helps.NOBODY


@dataclass(frozen=True)
class BattleInput:
    """The inputs of the calculator."""

    attacker: SideInput = SideInput()
    defender: SideInput = SideInput()
    watchers: tuple[BystanderInput, ...] = (BystanderInput(), BystanderInput())
    faces: int = 4
    tie: Tie = "standard"
    worth: int = SCORE_PER_FATE
    gene_worth: int = 0
    planned: bool = False
    """Whether the tables of commitments lie open."""

    model: Rerolls = Rerolls.NONE
    """The re-roll model; fate that cannot be spent is kept, but does not count."""

    told: tuple[str, Stake] | None = None
    """The side and the commitment in its table whose sum lies open."""

    @cached_property
    def duel(self) -> Duel:
        """The same as the odds take it."""
        one, other = self.attacker, self.defender
        mine, theirs = (
            Holder(side.rerolls if self.model != Rerolls.NONE else 0, self.worth, gene_worth=self.gene_worth)
            for side in (one, other)
        )
        return Duel(
            Battle(action=SPARK, attacker=one.fighter(0), defender=other.fighter(1), tie=self.tie),
            mine,
            theirs,
            tuple(
                Holder(each.fate, self.worth, helps=each.helps)
                for each in self.watchers
                if each.fate and each.helps != Helps.NOBODY
            ),
            self.faces,
            rerolls=self.model,
        )

    @property
    def outlook(self) -> Outlook:
        """How it ends, and the fate spent on average by player."""
        return outlook(self.duel)

    @property
    def fateful(self) -> bool:
        """Whether anybody has fate that counts, so that its worth matters."""
        return any(self.duel.unsettled.within().fates)

    def number(self, name: str) -> int:
        """Return one number.

        Those of a side are called `attacker.size` and so on, fate outside `watcher.0`.
        """
        whose, _, own = name.partition(".")
        if whose == "watcher":
            return self.watchers[int(own)].fate
        found: int = getattr(getattr(self, whose), own) if own else getattr(self, name)
        return found

    def turned(self, name: str, by: int) -> BattleInput:
        whose, _, own = name.partition(".")
        if whose == "watcher":
            place = int(own)
            there = self.watchers[place]
            return self.with_watcher(place, replace(there, fate=there.fate + by))
        if own:
            force: SideInput = getattr(self, whose)
            return replace(self, **{whose: force.turned(own, by)})
        return replace(self, **{name: getattr(self, name) + by})

    def with_watcher(self, place: int, watcher: BystanderInput) -> BattleInput:
        watchers = tuple(watcher if at == place else each for at, each in enumerate(self.watchers))
        return replace(self, watchers=watchers)

    @property
    def too_many(self) -> bool:
        """Whether the commitments are too many to be worked out without a pause."""
        before = self.duel.unsettled
        pairs = prod((each.genes + 1) * (each.fate + 1) for each in (before.attacker, before.defender))
        return pairs > MOST_COMMITMENTS


def plan_parts(
    style: kit.Style, fight: BattleInput, asked: kit.LiveDraft[BattleInput], colours: tuple[str, str]
) -> list[ft.Control]:
    """Draw a row that opens the tables of both sides, and the tables."""
    head = PlanHead(style, fight.planned, asked)
    return [head, *_tables(style, fight, asked, colours)] if fight.planned else [head]


@kit.memo
def PlanHead(style: kit.Style, planned: bool, asked: kit.LiveDraft[BattleInput]) -> ft.Control:
    words, p = style.words, style.palette
    content = ft.Row(
        [
            kit.art("gene-combat", p.quiet, 28),
            kit.column(
                [
                    style.text(words("calc-plan"), kit.BODY_STRONG, lines=2),
                    style.text(words("calc-plan-note"), kit.LABEL, p.quiet, lines=4),
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


def _tables(
    style: kit.Style, fight: BattleInput, asked: kit.LiveDraft[BattleInput], colours: tuple[str, str]
) -> list[ft.Control]:
    words, p = style.words, style.palette
    duel = fight.duel
    if not any((held.genes or held.fate) for _, _, held in duel.unsettled.fighters):
        return [style.text(words("calc-plan-nothing"), kit.LABEL, p.quiet, lines=3)]
    if fight.too_many:
        return [style.text(words("calc-plan-too-much"), kit.LABEL, p.quiet, lines=3)]
    parts: list[ft.Control] = []
    if plannable(duel).bystanders != duel.within().bystanders:
        parts.append(style.text(words("calc-too-much-fate"), kit.LABEL, p.quiet, lines=3))
    for side, colour in zip(SIDES, colours, strict=True):
        found = additions(duel, side)
        if len(found) > 1:
            parts.append(_table(style, fight, asked, side, found, colour))
    title, note = words("calc-gene-worth"), words("calc-gene-worth-note")
    parts.append(DialRow(style, title, note, "gene_worth", 0, MOST_WORTH, asked))
    return parts


def _table(
    style: kit.Style,
    fight: BattleInput,
    asked: kit.LiveDraft[BattleInput],
    side: Side,
    found: tuple[Row, ...],
    colour: str,
) -> ft.Control:
    """Draw the table of one side, each row with its explanation at a press."""

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
    """Draw strengths and odds above, their inputs below."""
    asked, rerolls = use_asked(client, BattleInput)
    opened, open_ = kit.use_state(False)

    def turn_over() -> None:
        open_(not opened)

    part = results_style(style)
    parts: list[ft.Control] = [
        kit.keyed("strengths", Strengths, part, asked, opened, turn_over),
        kit.keyed("odds", Odds, part, asked, opened, turn_over),
        rerolls_row(part, rerolls),
        kit.keyed("averages", Averages, part, asked, opened, turn_over),
    ]
    results = kit.column(parts, kit.GAP, stretch=True)
    return sums(
        style, results, [kit.keyed("inputs", Inputs, inputs_style(style), asked)], tall=opened or rerolls.open
    )


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
    """Draw the chances to win; redrawn with the number that was changed."""
    fight = kit.use_slice(asked, lambda: asked.now, priority=True)
    press, hint = (None, "") if style.wide else (on_press, sums_hint(style, opened))
    return outcome_bar(style, fight.outlook.odds, _sides(style), style.words("calc-tied"), press, hint)


@kit.memo
def Averages(
    style: kit.Style, asked: kit.LiveDraft[BattleInput], opened: bool, on_press: kit.Press
) -> ft.Control:
    """Draw the average losses and costs; opened, also all shares and the sums behind them."""
    words, p = style.words, style.palette
    fight = kit.use_slice(asked, lambda: asked.now)
    (odds, spent), counted = fight.outlook, fight.model != Rerolls.NONE
    expected = words(
        "calc-expected",
        attacker=words.number(odds.expected_attacker_loss, 2),
        defender=words.number(odds.expected_defender_loss, 2),
    )
    mine_spent, theirs_spent, *others_spent = spent
    fate = words("calc-spent", attacker=words.number(mine_spent, 2), defender=words.number(theirs_spent, 2))
    # It stands there without fate too, so that nothing moves under the finger that adds the first point.
    said = [expected, *([fate] if counted else [])]
    lines = kit.column([style.text(line, kit.LABEL, p.quiet, lines=3) for line in said], kit.GAP)
    parts: list[ft.Control] = [figures(style, lines, opened, on_press, ", ".join(said))]
    if opened or style.wide:
        parts += _detail(style, fight, odds, sum(others_spent, NEVER) if others_spent else None)
    return kit.column(parts, kit.GAP, stretch=True)


@kit.memo
def Strengths(
    style: kit.Style, asked: kit.LiveDraft[BattleInput], opened: bool, on_press: kit.Press
) -> ft.Control:
    words = style.words
    battle = kit.use_slice(asked, lambda: asked.now.duel.battle)
    attacker, defender = _sides(style)

    def figure(side: SideLabel, strength: int, place: ft.CrossAxisAlignment) -> ft.Control:
        return ft.Column(
            [
                style.text(words.number(strength), kit.FIGURE, side.colour),
                style.text(side.name, kit.LABEL_STRONG, style.palette.quiet, lines=1),
            ],
            spacing=0,
            tight=True,
            expand=True,
            horizontal_alignment=place,
        )

    content = ft.Row(
        [
            figure(attacker, battle.attacker.strength, ft.CrossAxisAlignment.START),
            kit.art("battle", style.palette.quiet, 28),
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
    played = fight.model != Rerolls.NONE
    forces = (
        (sides[0], fight.attacker, battle.attacker.strength),
        (sides[1], fight.defender, battle.defender.strength),
    )
    said = [
        words(
            "calc-strength-sum",
            side=side.name,
            size=force.size,
            genes=force.genes,
            fate=force.fate,
            modifier=words.signed(force.modifier),
            strength=strength,
        )
        for side, force, strength in forces
    ]
    said += chance_sums(style, odds, sides, words("calc-tied"), fight.model)
    said += [
        f"{words('calc-loss-of', side=side.name)} {total}"
        for side, total in zip(sides, loss_sums(style, odds), strict=True)
    ]
    if played:
        said.append(words("calc-spent-sum", worth=fight.worth))
    if watchers_spent is not None:
        said.append(words("calc-spent-watchers", fate=words.number(watchers_spent, 2)))
    return [loss_table(style, words("calc-lost"), odds, sides), explanation(style, said)]


@kit.memo
def Inputs(style: kit.Style, asked: kit.LiveDraft[BattleInput]) -> ft.Control:
    words = style.words
    fight, colours = kit.use_slice(asked, lambda: asked.now), style.palette.players

    def row(title: str, name: str, low: int, high: int, *, signed: bool = False) -> ft.Control:
        return VersusRow(style, title, name, low, high, asked, signed)

    ties = tuple((tie, words(f"calc-tie-{tie}")) for tie in TIES)
    rows = [
        row(words("calc-size"), "size", 1, MAX_GROUP),
        row(words("calc-genes"), "genes", 0, MAX_GENES),
        row(words("calc-fate"), "fate", 0, MOST_FATE),
        row(words("term-modifier"), "modifier", -MOST_MODIFIER, MOST_MODIFIER, signed=True),
    ]
    if fight.model != Rerolls.NONE:
        rows.append(row(words("calc-rerolls"), "rerolls", 0, MOST_FATE))
    if fight.fateful:
        rows.append(worth_dial(style, asked))
    if fight.model == Rerolls.ALL:
        rows += watcher_rows(style, fight, asked)
    rows += plan_parts(style, fight, asked, (colours[0], colours[1]))
    rows.append(ChoiceRow(style, words("calc-tie"), ties, "tie", fight.tie, asked, True))
    rows.append(die_row(style, fight.faces, asked))
    return inputs_column(rows)


def watcher_rows(style: kit.Style, fight: BattleInput, asked: kit.LiveDraft[BattleInput]) -> list[ft.Control]:
    """Draw each bystander's fate, and whom it helps once there is some."""
    rows = [WatcherRow(style, place, asked) for place in range(len(fight.watchers))]
    if fight.duel.within().bystanders != fight.duel.bystanders:
        rows.append(style.text(style.words("calc-too-much-fate"), kit.LABEL, style.palette.quiet, lines=3))
    return rows


@kit.memo
def WatcherRow(style: kit.Style, place: int, asked: kit.LiveDraft[BattleInput]) -> ft.Control:
    words = style.words
    fateful, helps = kit.use_slice(
        asked, lambda: (asked.now.watchers[place].fate > 0, asked.now.watchers[place].helps)
    )
    name = words("calc-watcher", number=place + 1)

    def help_(whom: Helps) -> None:
        asked.change(lambda now: now.with_watcher(place, replace(now.watchers[place], helps=whom)))

    note = words("calc-watcher-helps") if fateful else words("calc-watcher-note")
    row = DialRow(style, name, note, f"watcher.{place}", 0, MOST_HELD, asked)
    if not fateful:
        return row
    sides = (
        (Helps.NOBODY, words("calc-helps-nobody")),
        (Helps.ATTACKER, words("calc-helps-attacker")),
        (Helps.DEFENDER, words("calc-helps-defender")),
    )
    return kit.column([row, kit.options_row(style, sides, helps, help_)], kit.GAP, stretch=True)
