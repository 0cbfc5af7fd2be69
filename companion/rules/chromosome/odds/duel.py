"""The battle with re-rolls: who takes part in it, its moments, and what can be said about them.

Each fighter maximises tokens taken - tokens lost + worth x fate kept. A bystander who helps a fighter
maximises that fighter's balance of tokens + own worth x own fate kept: a helper counts the friend's tokens
as their own and nothing else (the rulebook names no motive; A). A bystander who helps nobody gains nothing
by any re-roll and therefore always passes.

A fighter who loses the last tokens on the board is out of the game (rulebook, end of the game): that costs
`elimination` points besides the tokens, and what somebody who is out holds or has just taken, fate and
trophies, is worth nothing. So where the last tokens are at stake a point is spent more readily, and the more
so the more of them are held. It counts only where the tokens on the board are told. Nobody gains by another's
elimination (the rulebook names no motive; A).

The attacker's die has its window first, asked: attacker, defender, bystanders clockwise; once it is closed
the defender rolls, asked: defender, attacker, bystanders clockwise (rulebook, Spark, steps 4 and 5).
"""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from companion.rules.chromosome.odds.battle import Battle, BattleOdds, Losses
from companion.rules.chromosome.odds.ranges import (
    ELIMINATION,
    FATE_WORTH,
    MOST_ON_BOARD,
    Field,
    Worth,
    fate,
    whole,
    worth,
)
from companion.rules.chromosome.odds.window import Rerolls
from companion.rules.chromosome.state import wiped_out

ATTACKER = 0
DEFENDER = 1


class Helps(StrEnum):
    """The side that a bystander's fate is spent for."""

    ATTACKER = "attacker"
    DEFENDER = "defender"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Bystander:
    """A player outside the battle.

    Attributes:
        helps: Whose balance of tokens they care about.
        fate: Fate points held, 0 to 10.
        worth: Points that one of them is worth to its owner, 0 to 1000.
    """

    helps: Helps
    fate: int
    worth: Worth = FATE_WORTH


@dataclass(frozen=True, slots=True)
class Duel:
    """A battle and the fate that may be spent on its dice. Players: 0 attacker, 1 defender, 2 … bystanders.

    Attributes:
        battle: Groups, strengths, die and tie rule.
        attacker_fate: Fate points left for re-rolls, 0 to 10.
        defender_fate: The same for the defender.
        attacker_worth: Points that an unspent point is worth to the attacker, 0 to 1000.
        defender_worth: The same for the defender.
        bystanders: Everybody else, clockwise, in the order in which they are asked.
        attacker_on_board: All tokens that the attacker has on the board, 1 to 12: losing them all
            eliminates. None where elimination is left out.
        defender_on_board: The same for the defender.
        elimination: Points that elimination costs, on top of the tokens lost and the fate held, 0 to 1000.
        rerolls: Whose re-rolls count.

    Raises:
        OddsError: When a number is out of its range.
    """

    battle: Battle
    attacker_fate: int = 0
    defender_fate: int = 0
    attacker_worth: Worth = FATE_WORTH
    defender_worth: Worth = FATE_WORTH
    bystanders: tuple[Bystander, ...] = ()
    attacker_on_board: int | None = None
    defender_on_board: int | None = None
    elimination: Worth = ELIMINATION
    rerolls: Rerolls = Rerolls.ALL

    def __post_init__(self) -> None:
        fate(Field.ATTACKER_FATE, self.attacker_fate)
        fate(Field.DEFENDER_FATE, self.defender_fate)
        worth(Field.FATE_WORTH, self.attacker_worth)
        worth(Field.FATE_WORTH, self.defender_worth)
        for bystander in self.bystanders:
            fate(Field.BYSTANDER_FATE, bystander.fate)
            worth(Field.FATE_WORTH, bystander.worth)
        worth(Field.ELIMINATION, self.elimination)
        for tokens in (self.attacker_on_board, self.defender_on_board):
            if tokens is not None:
                whole(Field.ON_BOARD, tokens, 1, MOST_ON_BOARD)

    @property
    def fates(self) -> tuple[int, ...]:
        return (self.attacker_fate, self.defender_fate, *(each.fate for each in self.bystanders))

    @property
    def worths(self) -> tuple[Fraction, ...]:
        given = (self.attacker_worth, self.defender_worth, *(each.worth for each in self.bystanders))
        return tuple(worth(Field.FATE_WORTH, each) for each in given)

    def result(self, margin: int) -> Losses:
        """Return the outcome of the battle by this margin.

        Nobody loses more tokens than stand on the board.
        """
        end = self.battle.result(margin)
        mine, theirs = self.attacker_on_board, self.defender_on_board
        return Losses(
            end.attacker if mine is None else min(end.attacker, mine),
            end.defender if theirs is None else min(end.defender, theirs),
            end.winner,
        )

    def eliminated(self, lost: Losses) -> tuple[bool, bool]:
        """Return whether these losses are the last tokens of the attacker, of the defender."""
        mine, theirs = self.attacker_on_board, self.defender_on_board
        return (
            mine is not None and wiped_out(mine - lost.attacker),
            theirs is not None and wiped_out(theirs - lost.defender),
        )

    @property
    def sides(self) -> tuple[int, ...]:
        """Sign of the attacker's balance in each player's aim: 1, -1, or 0 for who helps nobody."""
        signs = {Helps.ATTACKER: 1, Helps.DEFENDER: -1, Helps.NOBODY: 0}
        return (1, -1, *(signs[each.helps] for each in self.bystanders))


class Moment(NamedTuple):
    """A moment of the battle, after both fighters have settled their strength.

    Attributes:
        attacker_die: The face of the attacker's die, or None before it is thrown.
        defender_die: The face of the defender's die, or None before it is thrown.
        closed: Whether the window of the die thrown last has closed.
        fates: Fate points by player now; None for those of the duel.
    """

    attacker_die: int | None = None
    defender_die: int | None = None
    closed: bool = False
    fates: tuple[int, ...] | None = None


class Advice(NamedTuple):
    """The worth of a re-roll of the current die to one player, against letting it stand.

    Either is followed by best play within the re-rolls that the duel counts. Whole numbers over `scale`, from
    the player's own point of view.

    Attributes:
        player: 0 attacker, 1 defender, 2 … bystanders.
        able: Whether the player holds fate.
        reroll: Whether the re-roll gains strictly.
        keep: Tokens won less lost and worth of fate kept or spent from here on, when the die stands.
        force: The same after a re-roll.
        keep_tokens: The tokens in `keep`.
        force_tokens: The tokens in `force`.
        scale: The denominator of all of these.
        out: The chance of this fighter to lose the last tokens on the board when the die stands.
        force_out: The same after a re-roll.
        waits: Whether this fighter may still re-roll a die of their own, and will where it falls badly.
        price: What a fate point is worth to the player.
    """

    player: int
    able: bool
    reroll: bool
    keep: int
    force: int
    keep_tokens: int
    force_tokens: int
    scale: int
    out: int = 0
    force_out: int = 0
    waits: bool = False
    price: Fraction = Fraction(0)

    @property
    def hopeless(self) -> bool:
        """Whether this fighter is out for certain, the die standing or thrown again."""
        return self.out == self.force_out == self.scale

    @property
    def balance(self) -> Fraction:
        """Expected tokens taken less lost when the die is left."""
        return Fraction(self.keep_tokens, self.scale)

    @property
    def balance_after(self) -> Fraction:
        """Expected tokens taken less lost after a forced re-roll."""
        return Fraction(self.force_tokens, self.scale)

    @property
    def eliminated(self) -> Fraction:
        """The chance to be out when the die stands."""
        return Fraction(self.out, self.scale)

    @property
    def eliminated_after(self) -> Fraction:
        """The chance to be out after a re-roll."""
        return Fraction(self.force_out, self.scale)

    @property
    def at_stake(self) -> bool:
        """Whether the last tokens can be lost, the die standing or thrown again."""
        return bool(self.out or self.force_out)

    @property
    def gain(self) -> Fraction:
        """Tokens that the re-roll wins for this player on average."""
        return Fraction(self.force_tokens - self.keep_tokens, self.scale)

    @property
    def net(self) -> Fraction:
        """The gain less what the fate is worth."""
        return Fraction(self.force - self.keep, self.scale)

    @property
    def cost(self) -> Fraction:
        """Worth of the fate that the re-roll costs, all told: later re-rolls may change with it."""
        return self.gain - self.net


class Outlook(NamedTuple):
    """The outlook under best play by everybody.

    Attributes:
        odds: How the battle ends.
        spent: Fate spent on average from this moment on, by player.
    """

    odds: BattleOdds
    spent: tuple[Fraction, ...]


START = Moment()
"""Before the attacker's die is thrown."""
