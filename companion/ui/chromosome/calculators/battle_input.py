"""The inputs of the battle calculator."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import prod

from companion.rules.chromosome.advice.battle import BattleSituation, Contender
from companion.rules.chromosome.data import SCORE_PER_FATE
from companion.rules.chromosome.odds import Battle, Bystander, Helps, Outlook, Rerolls, Stake, TieRule

MOST_COMMITMENTS = 2_100
"""Pairs of commitments up to which their table is solved on a phone without a long pause."""


@dataclass(frozen=True)
class SideInput:
    """One side of the battle."""

    size: int = 2
    genes: int = 0
    fate: int = 0
    """Fate spent on strength."""
    modifier: int = 0
    rerolls: int = 0
    """Fate kept for re-rolls."""

    def turned(self, name: str, by: int) -> SideInput:
        """Return a copy with one number changed."""
        return replace(self, **{name: getattr(self, name) + by})


@dataclass(frozen=True)
class BystanderInput:
    """A person outside the battle."""

    fate: int = 0
    helps: Helps = Helps.NOBODY


@dataclass(frozen=True)
class BattleInput:
    """The inputs of the calculator."""

    attacker: SideInput = SideInput()
    defender: SideInput = SideInput()
    watchers: tuple[BystanderInput, ...] = (BystanderInput(), BystanderInput())
    faces: int = 4
    tie: TieRule = TieRule.STANDARD
    worth: int = SCORE_PER_FATE
    gene_worth: int = 0
    planned: bool = False
    """Whether the tables of commitments lie open."""

    model: Rerolls = Rerolls.NONE
    """The re-roll model; fate that cannot be spent is kept, but does not count."""

    told: tuple[str, Stake] | None = None
    """The side and the commitment in its table whose sum lies open."""

    @cached_property
    def situation(self) -> BattleSituation:
        """The same as the odds take it."""
        one, other = self.attacker, self.defender
        mine, theirs = (side.rerolls if self.model != Rerolls.NONE else 0 for side in (one, other))
        return BattleSituation(
            Battle(one.size, other.size, one.modifier, other.modifier, self.faces, self.tie),
            Contender(Stake(one.genes, one.fate), fate=mine),
            Contender(Stake(other.genes, other.fate), fate=theirs),
            tuple(
                Bystander(each.helps, each.fate, self.worth)
                for each in self.watchers
                if each.fate and each.helps != Helps.NOBODY
            ),
            self.worth,
            self.gene_worth,
            self.model,
        )

    @property
    def outlook(self) -> Outlook:
        """How it ends, and the fate spent on average by player."""
        return self.situation.outlook()

    @property
    def fateful(self) -> bool:
        """Whether anybody has fate that counts, so that its worth matters."""
        situation = self.situation
        return any(reserve.fate for reserve in situation.reserves) or bool(situation.bystanders)

    def number(self, name: str) -> int:
        """Return one number.

        Those of a side are called `attacker.size` and so on, fate outside `watcher.0`.
        """
        whose, _, own = name.partition(".")
        if whose == "watcher":
            return self.watchers[int(own)].fate
        found: int = getattr(getattr(self, whose), own) if own else getattr(self, name)
        return found

    def turned(self, name: str, by: int) -> BattleInput:
        """Return a copy with one number changed; for their names see `number`."""
        whose, _, own = name.partition(".")
        if whose == "watcher":
            place = int(own)
            there = self.watchers[place]
            return self.with_watcher(place, replace(there, fate=there.fate + by))
        if own:
            force: SideInput = getattr(self, whose)
            return replace(self, **{whose: force.turned(own, by)})
        return replace(self, **{name: getattr(self, name) + by})

    def with_watcher(self, place: int, watcher: BystanderInput) -> BattleInput:
        watchers = tuple(watcher if at == place else each for at, each in enumerate(self.watchers))
        return replace(self, watchers=watchers)

    @property
    def too_many(self) -> bool:
        """Whether the commitments are too many to be worked out without a pause."""
        pairs = prod((each.genes + 1) * (each.fate + 1) for each in self.situation.reserves)
        return pairs > MOST_COMMITMENTS
