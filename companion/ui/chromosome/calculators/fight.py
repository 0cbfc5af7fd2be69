"""What the calculator of a battle is asked, and the odds of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import prod

from companion.rules.chromosome.data import SCORE_PER_FATE
from companion.rules.chromosome.odds import (
    Battle,
    Bystander,
    Commitments,
    Duel,
    Helps,
    Outlook,
    Reserve,
    Row,
    Stake,
    TieRule,
    battle_odds,
    solve,
)
from companion.rules.chromosome.odds.ranges import MOST_FATE

MOST_STANDINGS = 700
"""Ways the purses can stand up to which re-rolls are solved on a phone without a pause."""

MOST_COMMITMENTS = 2_100
"""Pairs of commitments up to which their table is solved on a phone without a long pause."""


@dataclass(frozen=True)
class Force:
    """One side of the battle."""

    size: int = 2
    genes: int = 0
    fate: int = 0
    """Fate spent on strength."""
    modifier: int = 0
    rerolls: int = 0
    """Fate kept for re-rolls."""

    @property
    def bonus(self) -> int:
        """What is added to the size."""
        return self.genes + self.fate + self.modifier

    def turned(self, name: str, by: int) -> Force:
        """With one number changed."""
        return replace(self, **{name: getattr(self, name) + by})


@dataclass(frozen=True)
class Watcher:
    """Somebody outside the battle."""

    fate: int = 0
    helps: Helps = Helps.NOBODY


@dataclass(frozen=True)
class Fight:
    """What the calculator is asked."""

    attacker: Force = Force()
    defender: Force = Force()
    watchers: tuple[Watcher, ...] = (Watcher(), Watcher())
    faces: int = 4
    tie: TieRule = TieRule.STANDARD
    worth: int = SCORE_PER_FATE
    gene_worth: int = 0
    planned: bool = False
    """Whether the tables of commitments lie open."""

    told: tuple[str, Stake] | None = None
    """The side and the commitment in its table whose sum lies open."""

    @property
    def battle(self) -> Battle:
        """The same as the odds take it."""
        return Battle(
            self.attacker.size,
            self.defender.size,
            self.attacker.bonus,
            self.defender.bonus,
            self.faces,
            self.tie,
        )

    @property
    def helping(self) -> tuple[Bystander, ...]:
        """Those outside the battle who may spend fate on it."""
        return tuple(
            Bystander(each.helps, each.fate, self.worth)
            for each in self.watchers
            if each.fate and each.helps != Helps.NOBODY
        )

    @property
    def bystanders(self) -> tuple[Bystander, ...]:
        """The same, but nobody where all the fate is too much to be worked out without a pause."""
        fates = (self.attacker.rerolls, self.defender.rerolls, *(each.fate for each in self.helping))
        return self.helping if prod(points + 1 for points in fates) <= MOST_STANDINGS else ()

    @property
    def planning(self) -> tuple[Bystander, ...]:
        """Those who count in the tables of commitments; nobody where fate is too much for so many battles."""
        fates = (each.fate for each in (*self.reserves, *self.helping))
        return self.helping if prod(points + 1 for points in fates) <= MOST_STANDINGS / 4 else ()

    @property
    def with_rerolls(self) -> bool:
        """Whether anybody can re-roll."""
        return bool(self.attacker.rerolls or self.defender.rerolls or self.bystanders)

    @property
    def fateful(self) -> bool:
        """Whether anybody has fate, so that its worth matters."""
        return any(
            (self.attacker.rerolls, self.attacker.fate, self.defender.rerolls, self.defender.fate)
        ) or bool(self.helping)

    @property
    def outlook(self) -> Outlook:
        """How it ends, and the fate spent on average by player; nothing is spent where nobody can."""
        if not self.with_rerolls:
            return Outlook(battle_odds(self.battle), ())
        duel = Duel(
            self.battle,
            self.attacker.rerolls,
            self.defender.rerolls,
            self.worth,
            self.worth,
            self.bystanders,
        )
        return _played(duel)

    @property
    def reserves(self) -> tuple[Reserve, Reserve]:
        """All genes and fate of both sides, as if nothing had been put into strength yet."""
        one, other = (
            Reserve(side.genes, min(MOST_FATE, side.fate + side.rerolls), self.worth, self.gene_worth)
            for side in (self.attacker, self.defender)
        )
        return one, other

    def number(self, name: str) -> int:
        """One number; those of a side are called `attacker.size` and so on, fate outside `watcher.0`."""
        whose, _, own = name.partition(".")
        if whose == "watcher":
            return self.watchers[int(own)].fate
        found: int = getattr(getattr(self, whose), own) if own else getattr(self, name)
        return found

    def turned(self, name: str, by: int) -> Fight:
        """With one number changed; for their names see `number`."""
        whose, _, own = name.partition(".")
        if whose == "watcher":
            place = int(own)
            there = self.watchers[place]
            return self.with_watcher(place, replace(there, fate=there.fate + by))
        if own:
            force: Force = getattr(self, whose)
            return replace(self, **{whose: force.turned(own, by)})
        return replace(self, **{name: getattr(self, name) + by})

    def with_watcher(self, place: int, watcher: Watcher) -> Fight:
        """With another bystander at that place."""
        watchers = tuple(watcher if at == place else each for at, each in enumerate(self.watchers))
        return replace(self, watchers=watchers)

    def tables(self) -> tuple[tuple[Row, ...], tuple[Row, ...]] | None:
        """What the attacker can commit, and how the defender can answer what is entered.

        Returns:
            None where the commitments are too many to be worked out without a pause.
        """
        reserves = self.reserves
        if prod((each.genes + 1) * (each.fate + 1) for each in reserves) > MOST_COMMITMENTS:
            return None
        bare = replace(
            self.battle,
            attacker_bonus=self.attacker.modifier,
            defender_bonus=self.defender.modifier,
        )
        return _committed(bare, reserves, self.planning, Stake(self.attacker.genes, self.attacker.fate))


@lru_cache(maxsize=32)
def _played(duel: Duel) -> Outlook:
    return solve(duel).outlook


@lru_cache(maxsize=32)
def _committed(
    battle: Battle, reserves: tuple[Reserve, Reserve], helping: tuple[Bystander, ...], stake: Stake
) -> tuple[tuple[Row, ...], tuple[Row, ...]]:
    commitments = Commitments(battle, *reserves, helping)
    return commitments.attacker_table, commitments.defender_table(stake)
