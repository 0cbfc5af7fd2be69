"""Before the dice of a battle: what each further combat gene or fate point buys."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from companion.rules.chromosome.odds import (
    Battle,
    BattleOdds,
    Bystander,
    Commitments,
    OddsError,
    Rerolls,
    Reserve,
    Row,
    Stake,
)
from companion.rules.chromosome.state import Side


class Addition(NamedTuple):
    """One way to add to a strength, the other side doing its best.

    Attributes:
        genes: Combat genes added.
        fate: Fate points added.
        wins: The chance to win, by the re-rolls that count.
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


def chance(side: Side, odds: BattleOdds) -> Fraction:
    """Return the chance of one side to win."""
    return odds.attacker_wins if side == "attacker" else odds.defender_wins


@lru_cache(maxsize=8)
def _commitments(
    battle: Battle, reserves: tuple[Reserve, Reserve], helping: tuple[Bystander, ...], rerolls: Rerolls
) -> Commitments:
    return Commitments(battle, *reserves, helping, rerolls)


@lru_cache(maxsize=64)
def best_additions(
    battle: Battle,
    reserves: tuple[Reserve, Reserve],
    helping: tuple[Bystander, ...],
    attacker: Stake | None,
    rerolls: Rerolls,
) -> tuple[Addition, ...]:
    """Return the best way to add each strength that a side can add, nothing first; none out of range.

    Args:
        battle: Its bonuses are what is settled already.
        reserves: What attacker and defender can add.
        helping: Those outside whose fate counts.
        attacker: What the attacker adds, for the defender's table; None for the attacker's.
        rerolls: Whose re-rolls count.
    """
    try:
        solved = _commitments(battle, reserves, helping, rerolls)
        rows = solved.attacker_table if attacker is None else solved.defender_table(attacker)
    except OddsError:
        return ()
    by_strength: dict[int, Row] = {}
    for row in rows:
        known = by_strength.get(row.own.strength)
        if known is None or row.value > known.value or row.best:
            by_strength[row.own.strength] = row
    side: Side = "attacker" if attacker is None else "defender"
    return tuple(
        Addition(
            row.own.genes,
            row.own.fate,
            chance(side, row.outlook.odds),
            row.value - rows[0].value,
            row.best,
            row,
        )
        for _, row in sorted(by_strength.items())
    )
