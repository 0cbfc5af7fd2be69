"""Before the dice: what each further combat gene or fate point buys, the best choice marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import flet as ft

from companion.rules.chromosome.odds import (
    FATE_WORTH,
    Battle,
    Commitments,
    OddsError,
    Reserve,
    Row,
    Stake,
    Worth,
)
from companion.rules.chromosome.odds import explain as why
from companion.rules.chromosome.state import Side, State
from companion.ui.art import art
from companion.ui.chromosome.battle.odds import Added, fought
from companion.ui.chromosome.battle.sides import colour_of
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, TARGET
from companion.ui.theme.typography import CAPTION, LABEL, LABEL_STRONG
from companion.ui.widgets.odds import explanation
from companion.ui.widgets.press import row_button

MOST_ROWS = 7


class Addition(NamedTuple):
    """One way to add to a strength, the other side doing its best.

    Attributes:
        genes: Combat genes added.
        fate: Fate points added.
        wins: The chance to win, re-rolls played best by both.
        gain: Points that it is worth more than adding nothing; fate spent is already taken off.
        best: Whether nothing else is better.
        row: All of it, as the odds have it.
    """

    genes: int
    fate: int
    wins: Fraction
    gain: Fraction
    best: bool
    row: Row


def additions(
    state: State,
    side: Side,
    attacker: Added,
    defender: Added,
    fate_worth: Worth = FATE_WORTH,
    gene_worth: Worth = 0,
) -> tuple[Addition, ...]:
    """For each strength that a side can add, the best way to add it.

    The attacker counts with the defender's best answer, the defender with what the attacker is about to
    add. Where genes are not followed, those that are about to be added are taken as given.
    """
    battle = state.battle
    full = state.detail == "full"
    fighting = fought(state) if full else fought(state, Added(attacker.genes), Added(defender.genes))
    if battle is None or fighting is None:
        return ()
    one, other = (state.players[fighter.seat] for fighter in (battle.attacker, battle.defender))
    mine, theirs = (
        Reserve(
            player.active.combat if full else 0,
            player.fate,
            fate_worth,
            gene_worth,
            player.on_board or None,
        )
        for player in (one, other)
    )
    reserves = (mine, theirs)
    if side == "attacker":
        return () if battle.attacker.committed else _table(fighting, reserves, None)
    return _table(fighting, reserves, Stake(attacker.genes if full else 0, attacker.fate))


@lru_cache(maxsize=64)
def _table(battle: Battle, reserves: tuple[Reserve, Reserve], attacker: Stake | None) -> tuple[Addition, ...]:
    try:
        solved = Commitments(battle, *reserves)
        rows = solved.attacker_table if attacker is None else solved.defender_table(attacker)
    except OddsError:
        return ()
    return best_by_strength(rows, "attacker" if attacker is None else "defender")


def best_by_strength(rows: Sequence[Row], side: Side) -> tuple[Addition, ...]:
    """For each strength that a table of commitments adds, the best way to add it, nothing first."""
    by_strength: dict[int, Row] = {}
    for row in rows:
        known = by_strength.get(row.own.strength)
        if known is None or row.value > known.value or row.best:
            by_strength[row.own.strength] = row
    return tuple(
        Addition(
            row.own.genes,
            row.own.fate,
            row.outlook.odds.attacker_wins if side == "attacker" else row.outlook.odds.defender_wins,
            row.value - rows[0].value,
            row.best,
            row,
        )
        for _, row in sorted(by_strength.items())
    )


Sums = Mapping[Side, Stake | None]
"""The commitment of each side whose sum lies open, None where none does; a missing side shows its best."""


def additions_part(
    style: Style,
    state: State,
    side: Side,
    added: tuple[Added, Added],
    worths: tuple[Worth, Worth],
    sums: Sums,
    show: Callable[[Sums], Any],
) -> list[ft.Control]:
    """The table of one side, each row with its sum at a press; nothing where there is nothing to add.

    Args:
        style: The style.
        state: With a battle under way.
        side: Whose table it is.
        added: What attacker and defender are about to add.
        worths: Of a fate point and of a gene.
        sums: Which sums lie open.
        show: Told which sums are to lie open.
    """
    battle, words = state.battle, style.words
    found = additions(state, side, *added, *worths)
    if battle is None or len(found) < 2:
        return []
    seat = battle.fighter(side).seat
    title = words(f"battle-adds-{side}", player=state.players[seat].name)
    if side in sums:
        told = next((each for each in found if each.row.own == sums[side]), None)
    else:
        told = next((each for each in found if each.best), None)

    def tell(addition: Addition) -> None:
        show({**sums, side: None if addition == told else addition.row.own})

    return [additions_table(style, side, title, colour_of(style, state, seat), found, told=told, tell=tell)]


def additions_table(
    style: Style,
    side: Side,
    title: str,
    colour: str,
    found: Sequence[Addition],
    *,
    told: Addition | None,
    tell: Callable[[Addition], Any],
) -> ft.Control:
    """What each strength costs and brings, the best choice marked.

    Args:
        style: The style.
        side: Whose table it is.
        title: How it is called.
        colour: Of that side.
        found: The rows.
        told: The row whose sum lies open.
        tell: Told the row that is pressed.
    """
    p, words = style.palette, style.words
    shown = [*found[:MOST_ROWS], *(each for each in found[MOST_ROWS:] if each.best)]
    inset = ft.Padding.symmetric(horizontal=GAP)
    head = ft.Row(
        [
            ft.Container(style.text(words("battle-adds"), CAPTION, p.quiet, lines=1), expand=5),
            ft.Container(style.text(words("battle-adds-wins"), CAPTION, p.quiet, lines=1), expand=3),
            ft.Container(style.text(words("battle-adds-gain"), CAPTION, p.quiet, lines=1), expand=3),
        ],
        spacing=GAP,
    )
    rows: list[ft.Control] = []
    for each in shown:
        rows.append(_row(style, each, tell))
        if each == told:
            rows.append(explanation(style, [why.spell(words, why.commitment(each.row, side))]))
    return ft.Column(
        [
            style.text(title, LABEL_STRONG, colour, lines=2),
            ft.Container(head, padding=inset),
            *rows,
        ],
        spacing=GAP_SMALL,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _row(style: Style, addition: Addition, tell: Callable[[Addition], Any]) -> ft.Control:
    p, words = style.palette, style.words
    role = LABEL_STRONG if addition.best else LABEL
    made = [
        *([words("battle-genes", count=addition.genes)] if addition.genes else []),
        *([words("battle-fate", count=addition.fate)] if addition.fate else []),
    ]
    said = ", ".join(made) or words("battle-adds-nothing")
    wins, gain = words.percent(addition.wins), words.signed(addition.gain, 1)
    marked = art("check", p.accent, 18, words("battle-adds-best")) if addition.best else ft.Container()
    content = ft.Row(
        [
            ft.Container(style.text(said, role, lines=2), expand=5),
            ft.Container(style.text(wins, role, lines=1), expand=3),
            ft.Container(ft.Row([style.text(gain, role, lines=1), marked], spacing=GAP_SMALL), expand=3),
        ],
        spacing=GAP,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    spoken = [said, f"{words('battle-adds-wins')} {wins}", f"{words('battle-adds-gain')} {gain}"]
    if addition.best:
        spoken.append(words("battle-adds-best"))
    height = TARGET if style.scale == 1 else None
    return row_button(
        style,
        content,
        lambda: tell(addition),
        label=", ".join(spoken),
        padding=ft.Padding.symmetric(horizontal=GAP),
        height=height,
    )
