"""What the odds have to say about the battle on the table: from the game's state to figures."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import prod
from typing import NamedTuple

from companion.rules.chromosome.odds import (
    ATTACKER,
    DEFENDER,
    FATE_WORTH,
    Advice,
    Battle,
    BattleOdds,
    Bystander,
    Duel,
    Helps,
    Moment,
    OddsError,
    Outlook,
    Solution,
    TieRule,
    Worth,
    battle_odds,
    solve,
)
from companion.rules.chromosome.state import Fighter, State

MOST_STANDINGS = 700
"""Ways the purses can stand up to which re-rolls are solved on a phone without a pause; above, bystanders
are left out."""

Helpers = tuple[tuple[int, Helps], ...]
"""Whom bystanders help, by seat; seats that are missing help nobody."""


class Added(NamedTuple):
    """Combat genes and fate that somebody is about to commit."""

    genes: int = 0
    fate: int = 0


NOTHING = Added()


def fought(state: State, attacker: Added = NOTHING, defender: Added = NOTHING) -> Battle | None:
    """The battle of the state with what is about to be committed; None when it is out of the odds' range."""
    battle = state.battle
    if battle is None:
        return None
    try:
        return Battle(
            battle.attacker.group,
            battle.defender.group,
            _bonus(battle.attacker) + attacker.genes + attacker.fate,
            _bonus(battle.defender) + defender.genes + defender.fate,
            state.options.die,
            TieRule(battle.tie),
            state.options.cap_losses,
        )
    except OddsError:
        return None


def _bonus(fighter: Fighter) -> int:
    return fighter.strength - fighter.group


def chances(battle: Battle, attacker_die: int | None = None) -> BattleOdds:
    """How the battle ends when nobody re-rolls, the attacker's die lying already or not."""
    if attacker_die is None:
        return battle_odds(battle)
    return _solved(Duel(battle)).outlook_from(Moment(attacker_die, closed=True)).odds


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


def duel_of(
    state: State,
    battle: Battle,
    helpers: Helpers = (),
    attacker: Added = NOTHING,
    defender: Added = NOTHING,
    fate_worth: Worth = FATE_WORTH,
) -> tuple[Duel, tuple[int, ...]] | None:
    """The battle with its re-rolls, and the seats of its players in the order of the odds.

    A fate point is worth the same to all, but nothing to a fighter who falls with the last tokens.

    Returns:
        None when somebody holds more fate than the odds take.
    """
    fighting = state.battle
    if fighting is None:
        return None
    wished = dict(helpers)
    seats = tuple(seat for seat in bystanders(state) if wished.get(seat, Helps.NOBODY) != Helps.NOBODY)
    fates = (
        state.players[fighting.attacker.seat].fate - attacker.fate,
        state.players[fighting.defender.seat].fate - defender.fate,
        *(state.players[seat].fate for seat in seats),
    )
    if prod(points + 1 for points in fates) > MOST_STANDINGS:
        seats, fates = (), fates[:2]
    helping = tuple(
        Bystander(wished[seat], points, fate_worth) for seat, points in zip(seats, fates[2:], strict=True)
    )
    try:
        duel = Duel(
            battle,
            fates[ATTACKER],
            fates[DEFENDER],
            fate_worth,
            fate_worth,
            helping,
            state.players[fighting.attacker.seat].on_board or None,
            state.players[fighting.defender.seat].on_board or None,
        )
    except OddsError:
        return None
    return duel, (fighting.attacker.seat, fighting.defender.seat, *seats)


def played(
    state: State,
    battle: Battle,
    helpers: Helpers,
    attacker: Added,
    defender: Added,
    fate_worth: Worth = FATE_WORTH,
) -> Outlook | None:
    """What best play of the re-rolls leads to before the dice; None where nobody has fate for one."""
    found = duel_of(state, battle, helpers, attacker, defender, fate_worth)
    if found is None or not any(found[0].fates):
        return None
    return _solved(found[0]).outlook


class Told(NamedTuple):
    """An advice and whom it is for."""

    seat: int
    advice: Advice


def advice(state: State, helpers: Helpers = (), fate_worth: Worth = FATE_WORTH) -> tuple[Told, ...]:
    """Advice about the die that lies, for those for whom a re-roll would gain tokens; the roller first."""
    battle, roll, fighting = state.battle, state.roll, fought(state)
    if battle is None or roll is None or roll.face is None or fighting is None:
        return ()
    found = duel_of(state, fighting, helpers, fate_worth=fate_worth)
    if found is None:
        return ()
    duel, seats = found
    moment = Moment(roll.face) if roll.purpose == "attack" else Moment(battle.attacker.die, roll.face)
    try:
        told = _solved(duel).advise(moment)
    except OddsError:
        return ()
    concerned = (Told(seats[each.player], each) for each in told if each.able)
    return tuple(each for each in concerned if each.advice.gain > 0 or each.advice.reroll)


@lru_cache(maxsize=32)
def _solved(duel: Duel) -> Solution:
    return solve(duel)


def shares(odds: BattleOdds) -> tuple[Fraction, Fraction, Fraction]:
    """The three shares of the bar: attacker, tie, defender."""
    return odds.attacker_wins, odds.tie, odds.defender_wins
