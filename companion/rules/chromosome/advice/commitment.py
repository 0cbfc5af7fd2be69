"""Steps 2 and 3 of a battle before they are submitted: what each side adds, and what one more would buy."""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple

from companion.rules.chromosome.data import MAX_GENES
from companion.rules.chromosome.odds import (
    Battle,
    Bystander,
    Commitments,
    OddsError,
    Rerolls,
    Reserve,
    Row,
    Stake,
)
from companion.rules.chromosome.state import Fighter, Side, State

What = Literal["genes", "fate"]


NOTHING = Stake()


@dataclass(frozen=True)
class Commitment:
    """The pending additions of both sides."""

    attacker: Stake = NOTHING
    defender: Stake = NOTHING

    def of(self, side: Side) -> Stake:
        return self.attacker if side == "attacker" else self.defender

    def stepped(self, side: Side, what: What, by: int, top: int) -> "Commitment":
        """Return a copy with one number changed, within 0 and `top`."""
        added = self.of(side)
        value = max(0, min(top, getattr(added, what)) + by)
        changed = added._replace(**{what: value})
        return replace(self, attacker=changed) if side == "attacker" else replace(self, defender=changed)


def most(state: State, fighter: Fighter, what: What) -> int:
    """Return the most that a fighter can add. Genes are not counted with the quick level of detail."""
    player = state.players[fighter.seat]
    if what == "fate":
        return player.fate
    return player.active.combat if state.detail == "full" else MAX_GENES


def about_to_add(state: State, now: Commitment) -> tuple[Stake, Stake]:
    """Return what attacker and defender are about to add to the state's battle, within their bounds."""
    battle = state.battle
    if battle is None:
        return NOTHING, NOTHING
    return _bounded(state, battle.attacker, now.attacker), _bounded(state, battle.defender, now.defender)


def _bounded(state: State, fighter: Fighter, added: Stake) -> Stake:
    """Return a choice limited to the fighter's current numbers; nothing once it was committed."""
    if fighter.committed:
        return NOTHING
    return Stake(
        min(added.genes, most(state, fighter, "genes")), min(added.fate, most(state, fighter, "fate"))
    )


def can_add(state: State, fighter: Fighter) -> bool:
    return not fighter.committed and bool(most(state, fighter, "genes") or most(state, fighter, "fate"))


def nothing_to_add(state: State) -> bool:
    battle = state.battle
    return battle is not None and not any(
        can_add(state, fighter) for fighter in (battle.attacker, battle.defender)
    )


class Addition(NamedTuple):
    """One way to add to a strength, the other side doing its best.

    Attributes:
        row: All of it, as the odds have it.
        gain: Points that it is worth more than adding nothing; fate spent is already taken off.
    """

    row: Row
    gain: Fraction


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
        attacker: What the attacker adds, for the defender's table; None for the attacker's.
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
    return tuple(Addition(row, row.value - rows[0].value) for _, row in sorted(by_strength.items()))
