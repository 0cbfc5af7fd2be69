"""The battle with re-rolls: its players, its moments, and advice on them.

Each fighter maximises tokens taken - tokens lost + worth x fate kept. A bystander who helps a fighter
maximises that fighter's balance of tokens + own worth x own fate kept: a helper counts the friend's tokens as
their own and nothing else (the rulebook names no motive; A). A bystander who helps nobody gains nothing by
any re-roll and therefore always passes. Everybody who holds fate takes part in the duel, as in a
resistance test. In a test, nobody gains what the tester loses, so the objective of the others is a setting
there (`Wish`).

A fighter who loses the last tokens on the board is out of the game (rulebook, end of the game): that costs
`elimination` points besides the tokens, and an eliminated player's fate and trophies, even those just taken,
are worth nothing. So when their last tokens are at stake, players spend fate more readily, especially those
who hold much. Elimination counts only if the tokens on the board are given. Nobody gains by another's
elimination (the rulebook names no motive; A).

The attacker rolls first, and the window asks attacker, defender, then the bystanders clockwise. Once it is
closed the defender rolls, and the window asks defender, attacker, then the bystanders clockwise (rulebook,
Spark, steps 4 and 5).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from math import prod
from typing import NamedTuple

from companion.rules.chromosome.data import MAX_GENES
from companion.rules.chromosome.odds.battle import BattleOdds, Losses
from companion.rules.chromosome.odds.ranges import (
    ELIMINATION,
    FACES,
    FATE_WORTH,
    LEAST_BONUS,
    MOST_BONUS,
    MOST_FATE,
    MOST_ON_BOARD,
    Field,
    Worth,
    fate,
    size,
    whole,
    worth,
)
from companion.rules.chromosome.odds.window import Rerolls
from companion.rules.chromosome.state import Battle, Fighter, Side, wiped_out
from companion.rules.dice import LEAST_FACES, MOST_FACES

ATTACKER = 0
DEFENDER = 1

MOST_STANDINGS = 700
"""Maximum number of combinations of fate for which a phone solves the re-rolls without a delay."""


class Helps(StrEnum):
    """The side for which a bystander spends fate."""

    ATTACKER = "attacker"
    DEFENDER = "defender"
    NOBODY = "nobody"


SIGNS = {Helps.ATTACKER: 1, Helps.DEFENDER: -1, Helps.NOBODY: 0}
"""The sign of the attacker's balance in a bystander's objective."""


class Stake(NamedTuple):
    """Combat genes and fate points put into strength."""

    genes: int = 0
    fate: int = 0

    @property
    def strength(self) -> int:
        """Strength that the genes and the fate add."""
        return self.genes + self.fate


NOTHING = Stake()


@dataclass(frozen=True, slots=True)
class Holder:
    """A player's fate, tokens and genes in a battle, and the worth of fate and genes to the player.

    Attributes:
        fate: Fate points not committed to strength, 0 to 10.
        worth: Worth in points of an unspent fate point, 0 to 1000.
        on_board: All the player's tokens on the board, 1 to 12, whose loss eliminates the player;
            None to ignore elimination.
        genes: A fighter's combat genes not committed to strength, 0 to 8.
        gene_worth: Worth in points of an uncommitted gene, 0 to 1000.
        helps: The side whose balance of tokens a bystander improves.
    """

    fate: int = 0
    worth: Worth = FATE_WORTH
    on_board: int | None = None
    genes: int = 0
    gene_worth: Worth = 0
    helps: Helps = Helps.NOBODY


@dataclass(frozen=True, slots=True)
class Duel:
    """The position that the odds solve. Players: 0 attacker, 1 defender, 2 … bystanders.

    Attributes:
        battle: The groups, the additions to strength, and the tie rule.
        attacker: The attacker's fate for re-rolls, and genes that could be added.
        defender: The same for the defender.
        bystanders: Everybody else, clockwise, in the order in which they are asked.
        faces: Faces of the die, 2 to 20.
        capped: Whether the loser loses at most the fighting group (A).
        elimination: Points that elimination costs, on top of the tokens lost and the fate held, 0 to
            1000.
        rerolls: The players whose re-rolls count.

    Raises:
        OddsError: When a number is out of its range: groups 1 to 3, the sum of a group's additions -10
            to 30.
    """

    battle: Battle
    attacker: Holder = Holder()
    defender: Holder = Holder()
    bystanders: tuple[Holder, ...] = ()
    faces: int = FACES
    capped: bool = True
    elimination: Worth = ELIMINATION
    rerolls: Rerolls = Rerolls.ALL

    def __post_init__(self) -> None:
        for side, fighter, held in self.fighters:
            size(Field(f"{side}_size"), fighter.group)
            whole(Field(f"{side}_bonus"), fighter.strength - fighter.group, LEAST_BONUS, MOST_BONUS)
            whole(Field(f"{side}_genes"), held.genes, 0, MAX_GENES)
            fate(Field(f"{side}_fate"), held.fate)
            worth(Field.FATE_WORTH, held.worth)
            worth(Field.GENE_WORTH, held.gene_worth)
            if held.on_board is not None:
                whole(Field.ON_BOARD, held.on_board, 1, MOST_ON_BOARD)
        for held in self.bystanders:
            fate(Field.BYSTANDER_FATE, held.fate)
            worth(Field.FATE_WORTH, held.worth)
        whole(Field.DIE, self.faces, LEAST_FACES, MOST_FACES)
        worth(Field.ELIMINATION, self.elimination)

    @property
    def fighters(self) -> Iterator[tuple[Side, Fighter, Holder]]:
        yield "attacker", self.battle.attacker, self.attacker
        yield "defender", self.battle.defender, self.defender

    @property
    def holders(self) -> tuple[Holder, ...]:
        return (self.attacker, self.defender, *self.bystanders)

    @property
    def fates(self) -> tuple[int, ...]:
        return tuple(each.fate for each in self.holders)

    @property
    def spendable(self) -> tuple[int, ...]:
        """The fate points by player; 0 for players who help nobody, since they never spend any."""
        return tuple(points if side else 0 for points, side in zip(self.fates, self.sides, strict=True))

    @property
    def worths(self) -> tuple[Fraction, ...]:
        return tuple(worth(Field.FATE_WORTH, each.worth) for each in self.holders)

    @property
    def lead(self) -> int:
        """The attacker's lead in strength before the dice."""
        return self.battle.attacker.strength - self.battle.defender.strength

    @property
    def ends(self) -> list[Losses]:
        """The outcome for each difference between the attacker's die and the defender's, lowest first."""
        by, capped, boards = (
            self.battle.losses_by,
            self.capped,
            (self.attacker.on_board, self.defender.on_board),
        )
        margins = range(self.lead + 1 - self.faces, self.lead + self.faces)
        return [Losses(*by(margin, capped, boards), (margin > 0) - (margin < 0)) for margin in margins]

    def end(self, gap: int) -> Losses:
        """Return the outcome when the attacker's die shows `gap` more than the defender's."""
        return self.ends[gap + self.faces - 1]

    def eliminated(self, lost: Losses) -> tuple[bool, bool]:
        """Return for attacker and defender whether these losses include their last tokens."""
        mine, theirs = self.attacker.on_board, self.defender.on_board
        return (
            mine is not None and wiped_out(mine - lost.attacker),
            theirs is not None and wiped_out(theirs - lost.defender),
        )

    def falls(self, odds: BattleOdds) -> tuple[Fraction, Fraction]:
        """Return the chances that the attacker, and the defender, lose their last tokens."""
        found = [0, 0]
        for lost, weight in odds.weights.items():
            for fighter, out in enumerate(self.eliminated(lost)):
                found[fighter] += out * weight
        mine, theirs = (Fraction(weight, odds.denominator) for weight in found)
        return mine, theirs

    @property
    def sides(self) -> tuple[int, ...]:
        """Sign of the attacker's balance in each player's objective: 1, -1, or 0.

        It is 0 for a player who helps nobody.
        """
        return (1, -1, *(SIGNS[each.helps] for each in self.bystanders))

    def within(self, most: int = MOST_STANDINGS) -> "Duel":
        """Return the duel, without bystanders if they do not count or cause too many combinations of fate.

        Args:
            most: Maximum number of combinations of fate.
        """
        counts = self.rerolls == Rerolls.ALL and prod(points + 1 for points in self.spendable) <= most
        return self if counts or not self.bystanders else replace(self, bystanders=())

    def added(self, side: Side) -> Stake:
        """Return a side's planned addition to strength; nothing once the side has committed."""
        fighter = self.battle.fighter(side)
        return NOTHING if fighter.committed else Stake(fighter.genes, fighter.fate)

    @property
    def unsettled(self) -> "Duel":
        """The duel with nothing committed: both sides still hold their genes and fate."""
        battle = self.battle
        both: list[Holder] = []
        for side, fighter, held in self.fighters:
            genes, points = self.added(side)
            battle = battle.replace(
                **{side: fighter.replace(genes=fighter.genes - genes, fate=fighter.fate - points)}
            )
            both.append(replace(held, genes=held.genes + genes, fate=min(MOST_FATE, held.fate + points)))
        return replace(self, battle=battle, attacker=both[ATTACKER], defender=both[DEFENDER])


def battle_odds(duel: Duel) -> BattleOdds:
    """Return the odds when both dice are rolled once and nobody re-rolls."""
    faces, weights = duel.faces, dict[Losses, int]()
    # Two equal dice differ by `gap` in faces - |gap| ways.
    for gap, lost in enumerate(duel.ends, 1 - faces):
        weights[lost] = weights.get(lost, 0) + faces - abs(gap)
    return BattleOdds(weights, faces * faces)


class Moment(NamedTuple):
    """A moment of the battle, after both fighters have settled their strength.

    Attributes:
        attacker_die: The face of the attacker's die, or None before it is thrown.
        defender_die: The face of the defender's die, or None before it is thrown.
        closed: Whether the window of the die thrown last has closed.
        fates: Current fate points by player; None means the fate points of the duel.
    """

    attacker_die: int | None = None
    defender_die: int | None = None
    closed: bool = False
    fates: tuple[int, ...] | None = None


class Advice(NamedTuple):
    """The worth of a re-roll of the current die to one player, against accepting it.

    Both choices are followed by best play within the re-rolls that the duel counts. Values are whole
    numbers over `scale`, from the player's own point of view.

    Attributes:
        player: 0 attacker, 1 defender, 2 … bystanders.
        able: Whether the player holds fate.
        reroll: Whether the re-roll is strictly better.
        keep: Value from here on when the die is accepted: tokens won, less tokens lost, the worth of fate
            spent and the cost of elimination.
        force: The same after a re-roll.
        keep_tokens: The tokens in `keep`.
        force_tokens: The tokens in `force`.
        scale: The denominator of all these values.
        out: The chance that this fighter loses their last tokens on the board when the die is accepted.
        force_out: The same after a re-roll.
        waits: Whether this fighter may still re-roll a die of their own, and will after a bad roll.
        price: The worth of a fate point to the player.
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
        """Whether this fighter is certainly eliminated, with or without the re-roll."""
        return self.out == self.force_out == self.scale

    @property
    def balance(self) -> Fraction:
        """Expected tokens taken less lost when the die is accepted."""
        return Fraction(self.keep_tokens, self.scale)

    @property
    def balance_after(self) -> Fraction:
        """Expected tokens taken less lost after a forced re-roll."""
        return Fraction(self.force_tokens, self.scale)

    @property
    def eliminated(self) -> Fraction:
        """The chance of elimination when the die is accepted."""
        return Fraction(self.out, self.scale)

    @property
    def eliminated_after(self) -> Fraction:
        """The chance of elimination after a re-roll."""
        return Fraction(self.force_out, self.scale)

    @property
    def at_stake(self) -> bool:
        """Whether this fighter can lose their last tokens, with or without the re-roll."""
        return bool(self.out or self.force_out)

    @property
    def gain(self) -> Fraction:
        """Tokens that the re-roll wins for this player on average."""
        return Fraction(self.force_tokens - self.keep_tokens, self.scale)

    @property
    def net(self) -> Fraction:
        """The gain minus the worth of the fate."""
        return Fraction(self.force - self.keep, self.scale)

    @property
    def cost(self) -> Fraction:
        """The worth of the fate that the re-roll costs, including its effect on later re-rolls."""
        return self.gain - self.net


class Outlook(NamedTuple):
    """The outlook under best play by everybody.

    Attributes:
        odds: The odds of the battle's outcomes.
        spent: Average fate spent from this moment on, by player.
    """

    odds: BattleOdds
    spent: tuple[Fraction, ...]


START = Moment()
"""Before the attacker's die is thrown."""
