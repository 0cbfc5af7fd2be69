"""The battle with re-rolls as a plain game tree, whose dice the rules themselves resolve.

It uses none of the solver's ideas: every question "do you force a re-roll?" is a node of its own, every value
a fraction, every ending a row of a table.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from companion.rules.chromosome.state import Battle, Boards


class Ending(NamedTuple):
    attacker_lost: int
    defender_lost: int
    winner: int
    fates: tuple[int, ...]


Spread = tuple[tuple[Ending, Fraction], ...]


class Game(NamedTuple):
    """A battle and its players' preferences.

    `helps`: +1, -1 or 0 for each player, attacker and defender first.
    """

    battle: Battle
    faces: int
    worths: tuple[Fraction, ...]
    helps: tuple[int, ...]
    on_board: Boards
    elimination: Fraction


def ending(game: Game, attacker_die: int, defender_die: int, fates: tuple[int, ...]) -> Ending:
    battle = game.battle
    thrown = battle.replace(
        attacker=battle.attacker.replace(die=attacker_die), defender=battle.defender.replace(die=defender_die)
    )
    lead = thrown.margin
    return Ending(*thrown.losses(boards=game.on_board), (lead > 0) - (lead < 0), fates)


def likes(game: Game, player: int, spread: Spread) -> Fraction:
    """Return a player's expected worth over a distribution of endings."""
    total = Fraction(0)
    for end, chance in spread:
        gained = Fraction(game.helps[player] * (end.defender_lost - end.attacker_lost))
        lost = (end.attacker_lost, end.defender_lost)
        stood = game.on_board[player] if player < 2 else None
        if stood is not None and lost[player] >= stood:
            gained = -lost[player] - game.elimination
        else:
            gained += game.worths[player] * end.fates[player]
        total += chance * gained
    return total


def mixed(parts: list[Spread]) -> Spread:
    table: dict[Ending, Fraction] = {}
    for part in parts:
        for end, chance in part:
            table[end] = table.get(end, Fraction(0)) + chance / len(parts)
    return tuple(sorted(table.items()))


class Tree:
    """The game tree: `attack`, `defend` and the rolls return the distribution of endings under best play."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.players = len(game.worths)
        self.attack: Callable[[int, tuple[int, ...], int], Spread] = cache(self._attack)
        self.defend: Callable[[int, int, tuple[int, ...], int], Spread] = cache(self._defend)

    def roll_attack(self, fates: tuple[int, ...]) -> Spread:
        return mixed([self.attack(die, fates, 0) for die in range(1, self.game.faces + 1)])

    def roll_defence(self, attacker_die: int, fates: tuple[int, ...]) -> Spread:
        return mixed([self.defend(attacker_die, die, fates, 0) for die in range(1, self.game.faces + 1)])

    def attack_asked(self) -> list[int]:
        return list(range(self.players))

    def defend_asked(self) -> list[int]:
        return [1, 0, *range(2, self.players)]

    def rerolls_attack(self, die: int, fates: tuple[int, ...], passes: int) -> bool:
        player = self.attack_asked()[passes]
        if fates[player] == 0:
            return False
        force, keep = self.roll_attack(paid(fates, player)), self.attack(die, fates, passes + 1)
        return likes(self.game, player, force) > likes(self.game, player, keep)

    def rerolls_defence(self, attacker_die: int, die: int, fates: tuple[int, ...], passes: int) -> bool:
        player = self.defend_asked()[passes]
        if fates[player] == 0:
            return False
        force = self.roll_defence(attacker_die, paid(fates, player))
        keep = self.defend(attacker_die, die, fates, passes + 1)
        return likes(self.game, player, force) > likes(self.game, player, keep)

    def _attack(self, die: int, fates: tuple[int, ...], passes: int) -> Spread:
        if passes == self.players:
            return self.roll_defence(die, fates)
        if self.rerolls_attack(die, fates, passes):
            return self.roll_attack(paid(fates, self.attack_asked()[passes]))
        return self.attack(die, fates, passes + 1)

    def _defend(self, attacker_die: int, die: int, fates: tuple[int, ...], passes: int) -> Spread:
        if passes == self.players:
            return ((ending(self.game, attacker_die, die, fates), Fraction(1)),)
        if self.rerolls_defence(attacker_die, die, fates, passes):
            return self.roll_defence(attacker_die, paid(fates, self.defend_asked()[passes]))
        return self.defend(attacker_die, die, fates, passes + 1)


def paid(fates: tuple[int, ...], player: int) -> tuple[int, ...]:
    return (*fates[:player], fates[player] - 1, *fates[player + 1 :])
