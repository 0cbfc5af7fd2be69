"""The battle with re-rolls as a plain game tree, step by step as the rulebook tells it.

Written apart from the program and without any of its ideas: every question "do you force a re-roll?" is a
node of its own, every value a fraction, every ending a row of a table.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import NamedTuple


class Ending(NamedTuple):
    attacker_lost: int
    defender_lost: int
    winner: int
    fates: tuple[int, ...]


Spread = tuple[tuple[Ending, Fraction], ...]


class Rules(NamedTuple):
    """`helps`: +1, -1 or 0 for each player, attacker and defender first."""

    attacker_size: int
    attacker_strength: int
    defender_size: int
    defender_strength: int
    faces: int
    worths: tuple[Fraction, ...]
    helps: tuple[int, ...] = (1, -1)
    tie: tuple[int, int] = (1, 1)
    on_board: tuple[int, int] = (99, 99)
    elimination: Fraction = Fraction(0)


def ending(rules: Rules, attacker_die: int, defender_die: int, fates: tuple[int, ...]) -> Ending:
    mine, theirs = rules.attacker_strength + attacker_die, rules.defender_strength + defender_die
    if mine > theirs:
        return Ending(0, min(rules.defender_size, rules.on_board[1], mine - theirs), 1, fates)
    if theirs > mine:
        return Ending(min(rules.attacker_size, rules.on_board[0], theirs - mine), 0, -1, fates)
    return Ending(*rules.tie, 0, fates)


def likes(rules: Rules, player: int, spread: Spread) -> Fraction:
    """What a player expects of a spread of endings."""
    total = Fraction(0)
    for end, chance in spread:
        gained = Fraction(rules.helps[player] * (end.defender_lost - end.attacker_lost))
        lost = (end.attacker_lost, end.defender_lost)
        if player < 2 and lost[player] >= rules.on_board[player]:
            gained = -lost[player] - rules.elimination
        else:
            gained += rules.worths[player] * end.fates[player]
        total += chance * gained
    return total


def mixed(parts: list[Spread]) -> Spread:
    table: dict[Ending, Fraction] = {}
    for part in parts:
        for end, chance in part:
            table[end] = table.get(end, Fraction(0)) + chance / len(parts)
    return tuple(sorted(table.items()))


class Tree:
    """Ask `attack`, `defend` or the two rolls; every answer is the spread of endings under best play."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = len(rules.worths)
        self.attack: Callable[[int, tuple[int, ...], int], Spread] = cache(self._attack)
        self.defend: Callable[[int, int, tuple[int, ...], int], Spread] = cache(self._defend)

    def roll_attack(self, fates: tuple[int, ...]) -> Spread:
        return mixed([self.attack(die, fates, 0) for die in range(1, self.rules.faces + 1)])

    def roll_defence(self, attacker_die: int, fates: tuple[int, ...]) -> Spread:
        return mixed([self.defend(attacker_die, die, fates, 0) for die in range(1, self.rules.faces + 1)])

    def attack_asked(self) -> list[int]:
        return list(range(self.players))

    def defend_asked(self) -> list[int]:
        return [1, 0, *range(2, self.players)]

    def rerolls_attack(self, die: int, fates: tuple[int, ...], passes: int) -> bool:
        player = self.attack_asked()[passes]
        if fates[player] == 0:
            return False
        force, keep = self.roll_attack(paid(fates, player)), self.attack(die, fates, passes + 1)
        return likes(self.rules, player, force) > likes(self.rules, player, keep)

    def rerolls_defence(self, attacker_die: int, die: int, fates: tuple[int, ...], passes: int) -> bool:
        player = self.defend_asked()[passes]
        if fates[player] == 0:
            return False
        force = self.roll_defence(attacker_die, paid(fates, player))
        keep = self.defend(attacker_die, die, fates, passes + 1)
        return likes(self.rules, player, force) > likes(self.rules, player, keep)

    def _attack(self, die: int, fates: tuple[int, ...], passes: int) -> Spread:
        if passes == self.players:
            return self.roll_defence(die, fates)
        if self.rerolls_attack(die, fates, passes):
            return self.roll_attack(paid(fates, self.attack_asked()[passes]))
        return self.attack(die, fates, passes + 1)

    def _defend(self, attacker_die: int, die: int, fates: tuple[int, ...], passes: int) -> Spread:
        if passes == self.players:
            return ((ending(self.rules, attacker_die, die, fates), Fraction(1)),)
        if self.rerolls_defence(attacker_die, die, fates, passes):
            return self.roll_defence(attacker_die, paid(fates, self.defend_asked()[passes]))
        return self.defend(attacker_die, die, fates, passes + 1)


def paid(fates: tuple[int, ...], player: int) -> tuple[int, ...]:
    return (*fates[:player], fates[player] - 1, *fates[player + 1 :])
