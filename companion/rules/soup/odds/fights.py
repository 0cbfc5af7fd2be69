"""The odds of a fight between an attack and Defense."""

from __future__ import annotations

from fractions import Fraction

EVEN = Fraction(1, 2)
"""A die each, the higher one wins, ties are thrown again: nobody is better off."""


def attacker_wins(*, attacker_retries: bool = False, defender_retries: bool = False) -> Fraction:
    """Return the chance that the attacker wins.

    Args:
        attacker_retries: Whether the attacker has Persistence and uses it on losing.
        defender_retries: Whether the defender has it; after either has lost, the other one answers if it can.
    """
    return _wins(attacker_retries, defender_retries)


def _wins(attacker: bool, defender: bool) -> Fraction:
    won = 1 - _wins_after_defence(attacker) if defender else Fraction(1)
    lost = _wins(False, defender) if attacker else Fraction(0)
    return EVEN * won + EVEN * lost


def _wins_after_defence(attacker: bool) -> Fraction:
    """Return the chance that the defender turns a lost fight, when the attacker may still answer that."""
    return 1 - _wins(attacker, False)
