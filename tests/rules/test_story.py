"""The memorable moments of a game: an expensive re-roll, a lucky die, a close battle, a turning point."""

from fractions import Fraction

from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import CallOff, Correct, Mark
from companion.rules.chromosome.history import RoundEnd
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.state import FinalScore
from companion.rules.chromosome.story import (
    CloseBattle,
    Elimination,
    LuckyDie,
    PaidReroll,
    Story,
    story,
    turning_point,
)
from companion.rules.chromosome.turns import EndPhase
from companion.rules.kernel import Command, Event
from tests.rules.build import JAN, OLA, Play, start


def told(*commands: Command) -> Story:
    """Return the story of a game with these commands after its start."""
    play = Play()
    events: list[Event] = []
    for command in (start(), *commands):
        events += play.do(command).last
    return story(events)


FIGHT: tuple[Command, ...] = (
    Fight(attacker=OLA, attacker_group=1, defender=JAN, defender_group=1),
    Commit(side="attacker"),
    Commit(side="defender"),
)


def test_a_game_without_dice_has_nothing_to_tell() -> None:
    assert told() == Story((), None, None, None)


def test_the_dearest_reroll_is_the_one_that_took_most_from_who_paid() -> None:
    own = told(*FIGHT, ThrowDie(face=4), ForceReroll(by=OLA), ThrowDie(face=1), LetStand())
    assert own.dearest == PaidReroll(payer=OLA, roller=OLA, before=4, after=1, round=1)
    assert PaidReroll(payer=OLA, roller=OLA, before=4, after=1, round=1).gained == -3
    other = told(*FIGHT, ThrowDie(face=2), ForceReroll(by=JAN), ThrowDie(face=3), LetStand())
    assert other.dearest is not None
    assert other.dearest.gained == -1


def test_a_reroll_that_paid_off_was_not_dear() -> None:
    assert told(*FIGHT, ThrowDie(face=1), ForceReroll(by=OLA), ThrowDie(face=4)).dearest is None


def test_the_luckiest_die_won_what_few_throws_would_have_won() -> None:
    won = told(*FIGHT, ThrowDie(face=3), LetStand(), ThrowDie(face=4), LetStand())
    assert won.luckiest == LuckyDie(JAN, 4, "battle", Fraction(1, 4), 1)
    lost = told(*FIGHT, ThrowDie(face=3), LetStand(), ThrowDie(face=3), LetStand())
    assert lost.luckiest is None


def test_a_die_can_keep_all_irradiation_away() -> None:
    tested = told(
        AddArea(cubes=2),
        EndPhase(),
        FaceArea(area=1, groups=(2, 0)),
        ThrowDie(face=4),
        LetStand(),
    )
    assert tested.luckiest == LuckyDie(OLA, 4, "test", Fraction(1, 4), 1)


def test_a_die_that_is_luckier_than_those_after_it_is_still_the_luckiest() -> None:
    dice = (ThrowDie(face=4), LetStand(), ThrowDie(face=2), LetStand())
    tested = told(AddArea(cubes=2), EndPhase(), FaceArea(area=1, groups=(2, 2)), *dice)
    assert tested.luckiest == LuckyDie(OLA, 4, "test", Fraction(1, 4), 1)


def test_the_closest_battle_is_told_with_its_dice_and_a_battle_called_off_is_none() -> None:
    dice = (ThrowDie(face=3), LetStand(), ThrowDie(face=4), LetStand())
    assert told(*FIGHT, *dice, ApplyBattle()).closest == CloseBattle(OLA, JAN, (4, 5), 1)
    assert told(*FIGHT, CallOff()).closest is None


RADIATION_TEST: tuple[Command, ...] = (FaceArea(area=1, groups=(2, 0)), ThrowDie(face=1), LetStand())


def test_the_story_tells_who_was_eliminated_by_radiation_or_by_whom() -> None:
    dose = Correct(seat=OLA, what="irradiation", delta=7)
    irradiated = told(dose, AddArea(cubes=2), EndPhase(), *RADIATION_TEST)
    assert irradiated.eliminations == (Elimination(OLA, "irradiation", 10, None, 1),)
    less = Correct(seat=JAN, what="tokens", delta=-1)
    dice = (ThrowDie(face=4), LetStand(), ThrowDie(face=1), LetStand())
    taken = told(less, *FIGHT, *dice, ApplyBattle())
    assert taken.eliminations == (Elimination(JAN, "tokens", 0, OLA, 1),)


def test_an_elimination_by_hand_is_told_and_one_that_was_corrected_is_not() -> None:
    marked = Mark(seat=JAN, what="eliminated", set=True)
    assert told(marked).eliminations == (Elimination(JAN, None, 0, None, 1),)
    assert told(marked, marked.replace(set=False)).eliminations == ()


def ends(*scores: tuple[int, ...]) -> tuple[RoundEnd, ...]:
    return tuple(RoundEnd(number, each, ()) for number, each in enumerate(scores, 1))


def won_by(*winners: int) -> FinalScore:
    return FinalScore(termination="rounds", winners=winners, lines=())


def test_the_turning_point_is_the_round_from_which_the_winner_stayed_ahead() -> None:
    assert turning_point(ends((5, 4), (5, 6), (9, 7), (9, 8)), won_by(0)) == 3
    assert turning_point(ends((5, 4), (6, 5)), won_by(0)) == 1


def test_without_one_winner_who_led_there_is_no_turning_point() -> None:
    assert turning_point(ends((5, 4), (6, 6)), won_by(0, 1)) is None
    assert turning_point(ends((5, 4), (6, 6)), won_by(0)) is None
    assert turning_point((), won_by(0)) is None
