"""Before the dice: what each further combat gene or fate point buys, the best choice marked."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

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
from companion.rules.chromosome.state import Side, State
from companion.ui.art import art
from companion.ui.chromosome.battle_odds import Added, fought
from companion.ui.chromosome.battle_sides import colour_of
from companion.ui.look import Look
from companion.ui.theme.measure import GAP, GAP_SMALL
from companion.ui.theme.typography import CAPTION, LABEL, LABEL_STRONG

MOST_ROWS = 7


class Addition(NamedTuple):
    """One way to add to a strength, the other side doing its best.

    Attributes:
        genes: Combat genes added.
        fate: Fate points added.
        wins: The chance to win, re-rolls played best by both.
        gain: Points that it is worth more than adding nothing; fate spent is already taken off.
        best: Whether nothing else is better.
    """

    genes: int
    fate: int
    wins: Fraction
    gain: Fraction
    best: bool


def additions(
    state: State, side: Side, attacker: Added, defender: Added, fate_worth: Worth = FATE_WORTH
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
    reserves = (
        Reserve(one.active.combat if full else 0, one.fate, fate_worth, on_board=one.on_board or None),
        Reserve(other.active.combat if full else 0, other.fate, fate_worth, on_board=other.on_board or None),
    )
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
    nothing = rows[0].value
    by_strength: dict[int, Row] = {}
    for row in rows:
        known = by_strength.get(row.own.strength)
        if known is None or row.value > known.value or row.best:
            by_strength[row.own.strength] = row
    return tuple(
        Addition(
            row.own.genes,
            row.own.fate,
            row.outlook.odds.attacker_wins if attacker is None else row.outlook.odds.defender_wins,
            row.value - nothing,
            row.best,
        )
        for _, row in sorted(by_strength.items())
    )


def additions_part(
    look: Look, state: State, side: Side, attacker: Added, defender: Added, fate_worth: Worth = FATE_WORTH
) -> list[ft.Control]:
    """The table of one side; nothing where there is nothing to add."""
    battle, words = state.battle, look.words
    found = additions(state, side, attacker, defender, fate_worth)
    if battle is None or len(found) < 2:
        return []
    seat = battle.attacker.seat if side == "attacker" else battle.defender.seat
    name = state.players[seat].name
    p = look.palette
    shown = list(found[:MOST_ROWS])
    shown += [each for each in found[MOST_ROWS:] if each.best]
    head = ft.Row(
        [
            ft.Container(look.text(words("battle-adds"), CAPTION, p.quiet, lines=1), expand=5),
            ft.Container(look.text(words("battle-adds-wins"), CAPTION, p.quiet, lines=1), expand=3),
            ft.Container(look.text(words("battle-adds-gain"), CAPTION, p.quiet, lines=1), expand=3),
        ],
        spacing=GAP,
    )
    title = words(f"battle-adds-{side}", player=name)
    return [
        ft.Column(
            [
                look.text(title, LABEL_STRONG, colour_of(look, state, seat), lines=2),
                head,
                *(_row(look, each) for each in shown),
            ],
            spacing=GAP_SMALL,
            tight=True,
        )
    ]


def _row(look: Look, addition: Addition) -> ft.Control:
    p, words = look.palette, look.words
    role = LABEL_STRONG if addition.best else LABEL
    made = [
        *([words("battle-genes", count=addition.genes)] if addition.genes else []),
        *([words("battle-fate", count=addition.fate)] if addition.fate else []),
    ]
    said = ", ".join(made) or words("battle-adds-nothing")
    gain = words.signed(addition.gain, 1)
    marked = art("check", p.accent, 18, words("battle-adds-best")) if addition.best else ft.Container()
    return ft.Row(
        [
            ft.Container(look.text(said, role, lines=2), expand=5),
            ft.Container(look.text(words.percent(addition.wins), role, lines=1), expand=3),
            ft.Container(ft.Row([look.text(gain, role, lines=1), marked], spacing=GAP_SMALL), expand=3),
        ],
        spacing=GAP,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
