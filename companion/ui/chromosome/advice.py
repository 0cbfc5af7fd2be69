"""The choice of advice about a rolled die: which players should get a sentence about a re-roll."""

from typing import NamedTuple

from companion.rules.chromosome.odds import (
    ELIMINATION,
    FATE_WORTH,
    Advice,
    Moment,
    Rerolls,
    ResistanceAdvice,
    Wish,
    Worth,
    solved,
)
from companion.rules.chromosome.odds.table import Helpers, Nearby, duel_of, duelling, phase_of
from companion.rules.chromosome.state import State


class SeatAdvice(NamedTuple):
    """An advice about a battle's die, and its player."""

    seat: int
    advice: Advice


def battle_advice(
    state: State,
    helpers: Helpers = (),
    fate_worth: Worth = FATE_WORTH,
    rerolls: Rerolls = Rerolls.ALL,
    elimination: Worth = ELIMINATION,
) -> tuple[SeatAdvice, ...]:
    """Advise on the rolled die, for players to whom it matters; the roller first.

    A player's own fate counts in advice even if no re-rolls count in the odds.
    """
    battle, roll = state.battle, state.roll
    duel = duel_of(
        state, helpers=helpers, fate_worth=fate_worth, rerolls=rerolls.advising, elimination=elimination
    )
    if battle is None or duel is None or roll is None or roll.face is None:
        return ()
    moment = Moment(roll.face) if roll.purpose == "attack" else Moment(battle.attacker.die, roll.face)
    seats = duelling(state)
    given = solved(duel).advise(moment)
    return tuple(SeatAdvice(seats[each.player], each) for each in given if worth_telling(each))


def worth_telling(given: Advice) -> bool:
    """Return whether a re-roll pays, would help, or can still be forced on one's own die."""
    saves = given.eliminated_after < given.eliminated or (given.waits and given.eliminated)
    return given.able and bool(given.reroll or given.gain > 0 or saves)


class SeatResistanceAdvice(NamedTuple):
    """An advice about the rolled die, and its players.

    Attributes:
        seats: The tester; or the rivals, clockwise, any of whom may pay.
        advice: Its figures: doses and chances cover all the tester's remaining tests.
        whole: Whether more tests of that player follow.
    """

    seats: tuple[int, ...]
    advice: ResistanceAdvice
    whole: bool = False


def resistance_advice(
    state: State,
    tester: int,
    fate_worth: Worth = FATE_WORTH,
    nearby: Nearby | None = None,
    rerolls: Rerolls = Rerolls.ALL,
    elimination: Worth = ELIMINATION,
    wish: Wish = "out",
) -> tuple[SeatResistanceAdvice, ...]:
    """Advise the tester if a re-roll would help, and rivals for whom it would pay.

    A fate point is worth the same to all, but nothing to an eliminated player. All tests of the player in
    this phase count, since unspent fate serves in those too; rivals act as one, with the fate of all.

    Args:
        tester: The seat whose die is rolled.
        nearby: Known groups next to the remaining areas.
        rerolls: Whose re-rolls count; rivals are advised if theirs do, and a player's own fate always
            counts.
    """
    die = state.roll.die_of(tester) if state.roll is not None else None
    if die is None or die.face is None or state.radiation is None:
        return ()
    phase = phase_of(state, nearby or {}, fate_worth, rerolls.advising, elimination, wish)
    if phase is None:
        return ()
    rivals = tuple(
        seat for seat in state.clockwise(tester) if seat != tester and state.players[seat].can_reroll
    )
    whole = len(phase.of(tester).tests) > 1
    told = (
        SeatResistanceAdvice((tester,) if each.own else rivals, each, whole)
        for each in phase.advise(tester, die.face)
    )
    return tuple(each for each in told if each.advice.able and _test_worth_telling(each.advice))


def _test_worth_telling(given: ResistanceAdvice) -> bool:
    """Return whether fate pays, at least helps the tester, or cannot prevent the elimination."""
    helps = given.dose_after < given.dose or given.eliminated_after < given.eliminated
    saves = given.best == "lend" or given.eliminated_lent < given.eliminated or given.eliminated == 1
    return given.reroll or (given.own and (helps or saves))
