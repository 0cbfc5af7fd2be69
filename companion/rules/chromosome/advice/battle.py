"""A battle as the odds see it: how it ends, what re-rolls and commitments are worth, advice about a die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from math import prod
from typing import NamedTuple

from companion.rules.chromosome.advice.additions import Addition, best_additions
from companion.rules.chromosome.advice.commitment import NOTHING, Added, most
from companion.rules.chromosome.odds import (
    FATE_WORTH,
    START,
    Advice,
    Battle,
    BattleOdds,
    Bystander,
    Duel,
    Helps,
    Moment,
    OddsError,
    Outlook,
    Reserve,
    Solution,
    Stake,
    TieRule,
    Worth,
    battle_odds,
    solve,
)
from companion.rules.chromosome.odds.ranges import MOST_FATE
from companion.rules.chromosome.state import Fighter, Side, State

MOST_STANDINGS = 700
"""Ways the purses can stand up to which re-rolls are solved on a phone without a pause; above, bystanders
are left out."""

Helpers = tuple[tuple[int, Helps], ...]
"""Whom bystanders help, by seat; seats that are missing help nobody."""


class Contender(NamedTuple):
    """What one side can do besides what its strength has already.

    Attributes:
        added: Genes and fate that are about to be put into strength.
        genes: Further combat genes that could be.
        fate: Fate that is kept for re-rolls.
        on_board: All own tokens on the board, losing which eliminates; None to leave that out.
    """

    added: Added = NOTHING
    genes: int = 0
    fate: int = 0
    on_board: int | None = None


@dataclass(frozen=True)
class BattleSituation:
    """A battle before or between its dice.

    Attributes:
        settled: Groups, die, tie rule; its bonuses are what stands already, such as modifiers.
        attacker: What the attacker can do besides.
        defender: The same of the defender.
        helping: Everybody outside who spends fate for a side.
        fate_worth: Points that a fate point is worth to everybody; nothing to a fighter who falls.
        gene_worth: Points that a combat gene is worth that is kept.

    Raises:
        OddsError: When a strength is out of the odds' range.
    """

    settled: Battle
    attacker: Contender
    defender: Contender
    helping: tuple[Bystander, ...] = ()
    fate_worth: Worth = FATE_WORTH
    gene_worth: Worth = 0

    def __post_init__(self) -> None:
        # A strength that is out of range is told at once.
        _ = self.battle

    @cached_property
    def battle(self) -> Battle:
        """The battle with what is about to be added."""
        return _raised(self.settled, self.attacker.added, self.defender.added)

    def odds(self, attacker_die: int | None = None) -> BattleOdds:
        """How it ends when nobody re-rolls, the attacker's die lying already or not."""
        if attacker_die is None:
            return battle_odds(self.battle)
        return _solved(Duel(self.battle)).outlook_from(Moment(attacker_die, closed=True)).odds

    @property
    def bystanders(self) -> tuple[Bystander, ...]:
        """Those who help; nobody where all the fate is too much to be worked out without a pause."""
        fates = (self.attacker.fate, self.defender.fate, *(each.fate for each in self.helping))
        return self.helping if _standings(fates) <= MOST_STANDINGS else ()

    @property
    def duel(self) -> Duel:
        """The battle with its re-rolls.

        Raises:
            OddsError: When somebody holds more fate than the odds take.
        """
        return Duel(
            self.battle,
            self.attacker.fate,
            self.defender.fate,
            self.fate_worth,
            self.fate_worth,
            self.bystanders,
            self.attacker.on_board,
            self.defender.on_board,
        )

    @property
    def played(self) -> Outlook | None:
        """What best play of the re-rolls leads to before the dice; None where nobody has fate for one."""
        return self.played_from(START)

    def played_from(self, moment: Moment) -> Outlook | None:
        """What best play of the re-rolls leads to from this moment on; None where nobody has fate for one."""
        try:
            duel = self.duel
        except OddsError:
            return None
        return _solved(duel).outlook_from(moment) if any(duel.fates) else None

    def counted(self, moment: Moment = START, *, rerolls: bool) -> BattleOdds:
        """How it ends from this moment on: with everybody's best re-rolls, or with nobody's."""
        played = self.played_from(moment) if rerolls else None
        return self.odds(moment.attacker_die) if played is None else played.odds

    def advise(self, moment: Moment) -> tuple[Advice, ...]:
        """Advice at this moment to everybody who could force a re-roll; nobody when it is out of range."""
        try:
            told = _solved(self.duel).advise(moment)
        except OddsError:
            return ()
        return tuple(each for each in told if each.able and (each.gain > 0 or each.reroll))

    @property
    def reserves(self) -> tuple[Reserve, Reserve]:
        """All genes and fate of both sides, as if nothing were about to be added yet."""
        one, other = (
            Reserve(
                each.added.genes + each.genes,
                min(MOST_FATE, each.added.fate + each.fate),
                self.fate_worth,
                self.gene_worth,
                each.on_board,
            )
            for each in (self.attacker, self.defender)
        )
        return one, other

    @property
    def planning(self) -> tuple[Bystander, ...]:
        """Those outside who count in `additions`; nobody where fate is too much for so many battles."""
        fates = (*(each.fate for each in self.reserves), *(each.fate for each in self.helping))
        return self.helping if _standings(fates) <= MOST_STANDINGS / 4 else ()

    def additions(self, side: Side, helping: tuple[Bystander, ...] = ()) -> tuple[Addition, ...]:
        """For each strength that a side can add, the best way to add it; none when it is out of range.

        The attacker counts with the defender's best answer, the defender with what the attacker is about to
        add.
        """
        attacker = None if side == "attacker" else Stake(*self.attacker.added)
        return best_additions(self.settled, self.reserves, helping, attacker)


def battle_situation(
    state: State,
    attacker: Added = NOTHING,
    defender: Added = NOTHING,
    helpers: Helpers = (),
    fate_worth: Worth = FATE_WORTH,
    gene_worth: Worth = 0,
) -> BattleSituation | None:
    """The battle of the state with what is about to be committed; None when it is out of the odds' range.

    Where genes are not followed, those that are about to be added are taken as given.
    """
    fighting, options = state.battle, state.options
    if fighting is None:
        return None
    wished = dict(helpers)
    try:
        settled = Battle(
            fighting.attacker.group,
            fighting.defender.group,
            _bonus(fighting.attacker),
            _bonus(fighting.defender),
            options.die,
            TieRule(fighting.tie),
            options.cap_losses,
        )
        if state.detail == "quick":
            settled = _raised(settled, attacker._replace(fate=0), defender._replace(fate=0))
            attacker, defender = attacker._replace(genes=0), defender._replace(genes=0)
        return BattleSituation(
            settled,
            _contender(state, fighting.attacker, attacker),
            _contender(state, fighting.defender, defender),
            tuple(
                Bystander(wished[seat], state.players[seat].fate, fate_worth)
                for seat in _helping(state, helpers)
            ),
            fate_worth,
            gene_worth,
        )
    except OddsError:
        return None


def bystanders(state: State) -> tuple[int, ...]:
    """Seats outside the battle that can still force a re-roll, clockwise from the attacker."""
    battle = state.battle
    if battle is None:
        return ()
    fighters = (battle.attacker.seat, battle.defender.seat)
    return tuple(
        seat
        for seat in state.clockwise(battle.attacker.seat)
        if seat not in fighters and state.players[seat].fate and not state.players[seat].eliminated
    )


class SeatAdvice(NamedTuple):
    """An advice and whom it is for."""

    seat: int
    advice: Advice


def battle_advice(
    state: State, helpers: Helpers = (), fate_worth: Worth = FATE_WORTH
) -> tuple[SeatAdvice, ...]:
    """Advice about the die that lies, for those for whom a re-roll would gain tokens; the roller first."""
    battle, roll = state.battle, state.roll
    found = battle_situation(state, helpers=helpers, fate_worth=fate_worth)
    if battle is None or found is None or roll is None or roll.face is None:
        return ()
    moment = Moment(roll.face) if roll.purpose == "attack" else Moment(battle.attacker.die, roll.face)
    seats = (battle.attacker.seat, battle.defender.seat, *_helping(state, helpers))
    return tuple(SeatAdvice(seats[each.player], each) for each in found.advise(moment))


def last_tokens(state: State, odds: BattleOdds) -> tuple[tuple[int, Fraction], ...]:
    """The seats that can lose their last tokens on the board in the battle, each with its chance."""
    battle = state.battle
    if battle is None:
        return ()
    sides = ((battle.attacker.seat, odds.attacker_losses), (battle.defender.seat, odds.defender_losses))
    chances = (
        (seat, sum((s for lost, s in losses.items() if lost >= state.players[seat].on_board), Fraction(0)))
        for seat, losses in sides
    )
    return tuple((seat, share) for seat, share in chances if share)


def one_more(
    state: State,
    side: Side,
    attacker: Added,
    defender: Added,
    helpers: Helpers = (),
    fate_worth: Worth = FATE_WORTH,
) -> BattleSituation | None:
    """The battle with one more gene, else fate point, on that side; None when there is none to add."""
    battle = state.battle
    if battle is None or battle.fighter(side).committed:
        return None
    fighter, added = battle.fighter(side), attacker if side == "attacker" else defender
    if added.genes < most(state, fighter, "genes"):
        added = added._replace(genes=added.genes + 1)
    elif added.fate < most(state, fighter, "fate"):
        added = added._replace(fate=added.fate + 1)
    else:
        return None
    both = (added, defender) if side == "attacker" else (attacker, added)
    return battle_situation(state, *both, helpers, fate_worth)


def _bonus(fighter: Fighter) -> int:
    return fighter.strength - fighter.group


def _raised(battle: Battle, attacker: Added, defender: Added) -> Battle:
    return replace(
        battle,
        attacker_bonus=battle.attacker_bonus + sum(attacker),
        defender_bonus=battle.defender_bonus + sum(defender),
    )


def _contender(state: State, fighter: Fighter, added: Added) -> Contender:
    player = state.players[fighter.seat]
    genes = player.active.combat - added.genes if state.detail == "full" else 0
    return Contender(added, genes, player.fate - added.fate, player.on_board or None)


def _helping(state: State, helpers: Helpers) -> tuple[int, ...]:
    wished = dict(helpers)
    return tuple(seat for seat in bystanders(state) if wished.get(seat, Helps.NOBODY) != Helps.NOBODY)


def _standings(fates: Sequence[int]) -> int:
    return prod(points + 1 for points in fates)


@lru_cache(maxsize=32)
def _solved(duel: Duel) -> Solution:
    return solve(duel)
