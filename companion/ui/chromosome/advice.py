"""Advice about a rolled die: which players get a sentence about a re-roll."""

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
from companion.rules.chromosome.odds.positions import Helpers, Nearby, duel_of, duelling, phase_of
from companion.rules.chromosome.state import State


class SeatAdvice(NamedTuple):
    """Advice about a die of a battle, and the player it is for."""

    seat: int
    advice: Advice


def battle_advice(
    state: State,
    helpers: Helpers = (),
    fate_worth: Worth = FATE_WORTH,
    rerolls: Rerolls = Rerolls.ALL,
    elimination: Worth = ELIMINATION,
) -> tuple[SeatAdvice, ...]:
    """Return the advice on the rolled die for each player to whom it matters, the roller first.

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
    """Return whether the advice says anything useful.

    It does if the player can re-roll, and one of these is true: the re-roll gains something; it lowers the
    risk of elimination; there is such a risk, and the player can re-roll their own die later.
    """
    saves = given.eliminated_after < given.eliminated or (given.waits and given.eliminated)
    return given.able and bool(given.reroll or given.gain > 0 or saves)


class SeatResistanceAdvice(NamedTuple):
    """Advice about the die of a resistance test, and the players it is for.

    Attributes:
        seats: The tester; or the rivals, clockwise, any of whom may pay.
        advice: The figures; doses and chances cover all the remaining tests of the tester.
        whole: Whether the tester faces more tests after this one.
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
    """Return advice for the tester if a re-roll would help, and for the rivals if it would pay.

    A fate point has the same worth for all players, but none for an eliminated one. The advice covers all
    remaining tests of the tester in this phase, since unspent fate is useful in them too. The rivals are
    treated as one player who has the fate of all.

    Args:
        tester: The seat whose die is rolled.
        nearby: Known groups next to the remaining areas.
        rerolls: The players whose re-rolls count. The tester's own fate always counts; the rivals get advice
            only if theirs counts.
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
    """Return whether a re-roll pays or, for the tester, whether fate helps or elimination is certain."""
    helps = given.dose_after < given.dose or given.eliminated_after < given.eliminated
    saves = given.best == "lend" or given.eliminated_lent < given.eliminated or given.eliminated == 1
    return given.reroll or (given.own and (helps or saves))
