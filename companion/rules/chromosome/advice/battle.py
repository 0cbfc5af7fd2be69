"""A battle as the odds see it: outcomes, the worth of re-rolls and commitments, advice about a die."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from math import prod
from typing import NamedTuple

from companion.rules.chromosome.advice.commitment import NOTHING, Addition, best_additions, most
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
    Rerolls,
    Reserve,
    Solution,
    Stake,
    TieRule,
    Worth,
    battle_odds,
)
from companion.rules.chromosome.odds.ranges import MOST_FATE
from companion.rules.chromosome.state import Fighter, Side, State, wiped_out

MOST_STANDINGS = 700
"""Ways the purses can stand up to which re-rolls are solved on a phone without a pause; above, bystanders
are left out."""

Helpers = tuple[tuple[int, Helps], ...]
"""The side that each bystander helps, by seat; missing seats help nobody."""


class Contender(NamedTuple):
    """The additions that one side can still make to its strength.

    Attributes:
        added: Genes and fate that are about to be put into strength.
        genes: Further combat genes that could be.
        fate: Fate that is kept for re-rolls.
        on_board: All own tokens on the board, losing which eliminates; None to leave that out.
    """

    added: Stake = NOTHING
    genes: int = 0
    fate: int = 0
    on_board: int | None = None


class DieAdvice(NamedTuple):
    """An advice about the die that lies, and the ends that it is about where last tokens are at stake.

    Attributes:
        advice: Its figures.
        stands: How the battle ends when the die stands; None where nobody can be out.
        after: How it ends after a re-roll by this player.
    """

    advice: Advice
    stands: BattleOdds | None = None
    after: BattleOdds | None = None


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
        rerolls: Whose re-rolls count, in every figure and every advice.

    Raises:
        OddsError: When a strength is out of the odds' range.
    """

    settled: Battle
    attacker: Contender
    defender: Contender
    helping: tuple[Bystander, ...] = ()
    fate_worth: Worth = FATE_WORTH
    gene_worth: Worth = 0
    rerolls: Rerolls = Rerolls.ALL

    def __post_init__(self) -> None:
        # A strength that is out of range is told at once.
        _ = self.battle

    @cached_property
    def battle(self) -> Battle:
        return _raised(self.settled, self.attacker.added, self.defender.added)

    @property
    def bystanders(self) -> tuple[Bystander, ...]:
        """Those who help, where their re-rolls count and all the fate can be worked out without a pause."""
        fates = (self.attacker.fate, self.defender.fate, *(each.fate for each in self.helping))
        return self.helping if self._helpers_count and _standings(fates) <= MOST_STANDINGS else ()

    @property
    def _helpers_count(self) -> bool:
        return self.rerolls == Rerolls.ALL

    @property
    def duel(self) -> Duel:
        """The battle with its re-rolls; fate beyond what the odds take is left out."""
        return Duel(
            self.battle,
            min(MOST_FATE, self.attacker.fate),
            min(MOST_FATE, self.defender.fate),
            self.fate_worth,
            self.fate_worth,
            self.bystanders,
            self.attacker.on_board,
            self.defender.on_board,
            rerolls=self.rerolls,
        )

    def outlook(self, moment: Moment = START) -> Outlook:
        """Return the outcome from here on, and each player's fate spent, by the re-rolls that count."""
        duel = self.duel
        # Before the dice it is plain arithmetic, unless the board caps the losses.
        if moment == START and self.battle.capped and not (self.rerolls != Rerolls.NONE and any(duel.fates)):
            return Outlook(battle_odds(self.battle), (Fraction(0),) * len(duel.fates))
        return _solved(duel).outlook_from(moment)

    def odds(self, moment: Moment = START) -> BattleOdds:
        """Return the odds from this moment on, by the re-rolls that count."""
        return self.outlook(moment).odds

    def advise(self, moment: Moment) -> tuple[DieAdvice, ...]:
        """Advise on the die that lies at this moment, for everybody to whom it matters."""
        solved, fates = _solved(self.duel), self.duel.fates
        told: list[DieAdvice] = []
        for each in solved.advise(moment):
            if not _is_worth_telling(each):
                continue
            if not each.at_stake:
                told.append(DieAdvice(each))
                continue
            left = tuple(points - (at == each.player) for at, points in enumerate(fates))
            again = moment._replace(attacker_die=None) if moment.defender_die is None else moment
            thrown = again._replace(defender_die=None, closed=moment.defender_die is not None, fates=left)
            stands = solved.outlook_from(moment._replace(closed=True)).odds
            told.append(DieAdvice(each, stands, solved.outlook_from(thrown).odds))
        return tuple(told)

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
        return self.helping if self._helpers_count and _standings(fates) <= MOST_STANDINGS / 4 else ()

    def additions(self, side: Side, helping: tuple[Bystander, ...] = ()) -> tuple[Addition, ...]:
        """Return the best way to add each strength that a side can add; none when it is out of range.

        The attacker counts with the defender's best answer, the defender with what the attacker is about to
        add.
        """
        attacker = None if side == "attacker" else self.attacker.added
        return best_additions(self.settled, self.reserves, helping, attacker, self.rerolls)


def battle_situation(
    state: State,
    attacker: Stake = NOTHING,
    defender: Stake = NOTHING,
    helpers: Helpers = (),
    fate_worth: Worth = FATE_WORTH,
    gene_worth: Worth = 0,
    rerolls: Rerolls = Rerolls.ALL,
) -> BattleSituation | None:
    """Return the state's battle with the pending commitments; None when it is out of the odds' range.

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
            rerolls,
        )
    except OddsError:
        return None


def bystanders(state: State) -> tuple[int, ...]:
    """Return the seats outside the battle that can still force a re-roll, clockwise from the attacker."""
    battle = state.battle
    if battle is None:
        return ()
    fighters = (battle.attacker.seat, battle.defender.seat)
    return tuple(
        seat
        for seat in state.clockwise(battle.attacker.seat)
        if seat not in fighters and state.players[seat].fate and not state.players[seat].eliminated
    )


def _is_worth_telling(given: Advice) -> bool:
    """Return whether a re-roll pays, would help, or can still be forced on one's own die."""
    saves = given.eliminated_after < given.eliminated or (given.waits and given.eliminated)
    return given.able and bool(given.reroll or given.gain > 0 or saves)


class SeatAdvice(NamedTuple):
    """An advice and whom it is for."""

    seat: int
    told: DieAdvice


def battle_advice(
    state: State,
    helpers: Helpers = (),
    fate_worth: Worth = FATE_WORTH,
    rerolls: Rerolls = Rerolls.ALL,
) -> tuple[SeatAdvice, ...]:
    """Advise on the die that lies, for those to whom it matters; the roller first.

    One's own fate counts in an advice, also where nobody's re-rolls count in the odds.
    """
    battle, roll = state.battle, state.roll
    found = battle_situation(state, helpers=helpers, fate_worth=fate_worth, rerolls=rerolls.advising)
    if battle is None or found is None or roll is None or roll.face is None:
        return ()
    moment = Moment(roll.face) if roll.purpose == "attack" else Moment(battle.attacker.die, roll.face)
    seats = (battle.attacker.seat, battle.defender.seat, *_helping(state, helpers))
    return tuple(SeatAdvice(seats[each.advice.player], each) for each in found.advise(moment))


def last_tokens(state: State, odds: BattleOdds) -> tuple[tuple[int, Fraction], ...]:
    """Return the seats that can lose their last tokens on the board in the battle, each with its chance."""
    battle = state.battle
    if battle is None:
        return ()
    sides = ((battle.attacker.seat, odds.attacker_losses), (battle.defender.seat, odds.defender_losses))
    found: list[tuple[int, Fraction]] = []
    for seat, losses in sides:
        on_board = state.players[seat].on_board
        share = sum((share for lost, share in losses.items() if wiped_out(on_board - lost)), Fraction(0))
        if share:
            found.append((seat, share))
    return tuple(found)


def one_more(
    state: State,
    side: Side,
    attacker: Stake,
    defender: Stake,
    helpers: Helpers = (),
    fate_worth: Worth = FATE_WORTH,
    rerolls: Rerolls = Rerolls.ALL,
) -> BattleSituation | None:
    """Return the battle with one more gene, else fate point, on that side; None when there is none to add."""
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
    return battle_situation(state, *both, helpers, fate_worth, rerolls=rerolls)


def _bonus(fighter: Fighter) -> int:
    return fighter.strength - fighter.group


def _raised(battle: Battle, attacker: Stake, defender: Stake) -> Battle:
    return replace(
        battle,
        attacker_bonus=battle.attacker_bonus + sum(attacker),
        defender_bonus=battle.defender_bonus + sum(defender),
    )


def _contender(state: State, fighter: Fighter, added: Stake) -> Contender:
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
    return Solution(duel)
