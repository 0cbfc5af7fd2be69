"""Re-roll windows: any player may spend fate to have any roll repeated."""

import pytest

from companion.rules.chromosome.actions import EvolveByDie
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import SetOptions
from companion.rules.chromosome.play import FateChanged
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import Accept, DieFell, ForceReroll, LetStand, ThrowDie
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, pay

FACES = ("action", "telepathy", "combat", "building")


def attack_roll() -> Play:
    """The attacker's die shows a 3."""
    play = game("Ola", "Jan", "Ewa", gene_faces=FACES).fights(OLA, 2, JAN, 2)
    return play.rolls(3)


def defence_roll() -> Play:
    return attack_roll().stands().rolls(3)


def resistance_roll() -> Play:
    play = game("Ola", "Jan", "Ewa").radioactive(3).all_pass()
    return play.do(FaceArea(area=1, groups=(1,))).rolls(3)


def evolution_roll() -> Play:
    return game("Ola", "Jan", "Ewa", gene_faces=FACES).do(EvolveByDie(payment=pay(1))).rolls(3)


ROLLS = [attack_roll, defence_roll, resistance_roll, evolution_roll]


@pytest.mark.parametrize("by", [OLA, JAN, EWA])
@pytest.mark.parametrize("roll", ROLLS)
def test_any_player_may_have_any_roll_repeated_for_a_fate_point(roll: type[Play], by: int) -> None:
    play = roll()
    roller, fate = play.roll.roller, play[by].fate
    play.do(ForceReroll(by=by))
    assert (play[by].fate, play.roll.face, play.roll.roller) == (fate - 1, None, roller)
    assert play.happened(FateChanged) == (FateChanged(seat=by, delta=-1, reason="re-roll"),)
    play.rolls(1)
    assert (play.roll.face, play.roll.earlier, play.roll.throws) == (1, (3,), 2)


def test_a_roll_is_repeated_until_all_fate_is_spent() -> None:
    play = attack_roll()
    for seat in (OLA, JAN, EWA):
        for _ in range(4):
            play.do(ForceReroll(by=seat)).rolls(2)
        assert play.refuses(ForceReroll(by=seat)) == "too-little-fate"
    assert play.roll.throws == 13


def test_the_face_that_lies_last_counts() -> None:
    play = attack_roll().do(ForceReroll(by=JAN)).rolls(1).stands()
    assert play.state.battle is not None
    assert play.state.battle.attacker.die == 1


def test_who_passed_may_have_a_roll_repeated() -> None:
    play = game("Ola", "Jan", "Ewa").passes(OLA, JAN).fights(EWA, 2, OLA, 2).rolls(4)
    assert play.do(ForceReroll(by=JAN))[JAN].fate == 3


def test_without_a_die_on_the_table_nothing_is_repeated_accepted_or_let_stand() -> None:
    nothing_due = game()
    still_to_throw = game("Ola", "Jan").fights(OLA, 2, JAN, 2)
    for play in (nothing_due, still_to_throw):
        for command in (ForceReroll(by=OLA), Accept(seat=OLA), LetStand()):
            assert play.refuses(command) == "no-die-lies"


def test_a_window_that_has_moved_on_refuses_those_who_saw_an_earlier_face() -> None:
    play = attack_roll().do(ForceReroll(by=OLA, throws=1)).rolls(4)
    for late in (
        ForceReroll(by=JAN, throws=1),
        Accept(seat=JAN, throws=1),
        LetStand(throws=1),
    ):
        assert play.refuses(late) == "window-moved-on"
    assert play[JAN].fate == 4
    play.do(Accept(seat=JAN, throws=2), LetStand(throws=2))


def test_a_tap_meant_for_the_attackers_die_does_not_reach_the_defenders() -> None:
    play = attack_roll().stands()
    assert play.refuses(LetStand(throws=1)) == "no-die-lies"


def test_when_everybody_with_fate_has_accepted_the_face_stands() -> None:
    play = attack_roll().do(Accept(seat=OLA), Accept(seat=EWA))
    assert (play.roll.purpose, play.roll.accepted) == ("attack", (OLA, EWA))
    play.do(Accept(seat=JAN))
    assert play.roll.purpose == "defence"


def test_nobody_waits_for_those_without_fate() -> None:
    play = attack_roll().given(JAN, fate=0).given(EWA, fate=0).do(Accept(seat=OLA))
    assert play.roll.purpose == "defence"


def test_the_table_waits_for_whoever_has_a_single_fate_point_left() -> None:
    play = attack_roll().given(JAN, fate=1).given(EWA, fate=0).do(Accept(seat=OLA))
    assert play.roll.purpose == "attack"
    assert play.do(Accept(seat=JAN)).roll.purpose == "defence"


def test_a_re_roll_asks_everybody_anew() -> None:
    play = attack_roll().do(Accept(seat=OLA), Accept(seat=EWA), ForceReroll(by=JAN))
    assert play.roll.accepted == ()
    play.rolls(2).do(Accept(seat=OLA))
    assert play.roll.accepted == (OLA,)


def test_who_has_accepted_may_still_change_their_mind_but_not_accept_twice() -> None:
    play = attack_roll().do(Accept(seat=OLA))
    assert play.refuses(Accept(seat=OLA)) == "already-accepted"
    assert play.do(ForceReroll(by=OLA))[OLA].fate == 3


def test_the_table_may_close_the_window_for_everybody() -> None:
    assert attack_roll().do(Accept(seat=OLA), LetStand()).roll.purpose == "defence"


def test_the_app_may_throw_the_repeated_die_at_once() -> None:
    command = CHROMOSOME.throw(attack_roll().state, ForceReroll(by=JAN, throw=True), lambda faces: faces)
    play = attack_roll().do(command)
    assert (play.roll.face, play.roll.earlier) == (4, (3,))
    assert [event.by_app for event in play.happened(DieFell)] == [True]


def test_a_repeated_die_that_nobody_threw_refuses_and_costs_nothing() -> None:
    play = attack_roll()
    assert play.refuses(ForceReroll(by=JAN, throw=True)) == "no-such-face"
    assert play[JAN].fate == 4


def test_the_app_throws_the_die_that_is_due_and_leaves_a_typed_face_alone() -> None:
    state = attack_roll().do(ForceReroll(by=JAN)).state
    thrown = CHROMOSOME.throw(state, ThrowDie(), lambda faces: faces - 1)
    assert thrown == ThrowDie(face=3, by_app=True)
    typed = ThrowDie(face=2)
    assert CHROMOSOME.throw(state, typed, lambda faces: faces) is typed
    waits = ForceReroll(by=JAN)
    assert CHROMOSOME.throw(state, waits, lambda faces: faces) is waits


def test_the_app_throws_a_die_with_as_many_faces_as_the_table_has_settled() -> None:
    state = game(die=6).fights(OLA, 2, JAN, 2).state
    assert CHROMOSOME.throw(state, ThrowDie(), lambda faces: faces) == ThrowDie(face=6, by_app=True)


def test_the_kind_of_die_cannot_be_changed_while_a_roll_is_open() -> None:
    play = attack_roll()
    changed = play.state.options.replace(die=6, gene_faces=())
    assert play.refuses(SetOptions(options=changed)) == "roll-open"
    play.option(fate_max=5)
    assert play.state.options.fate_max == 5


def test_re_rolls_do_not_touch_the_fate_token() -> None:
    play = attack_roll().given(OLA, active=genes())
    assert play.do(ForceReroll(by=OLA))[OLA].fate_token
