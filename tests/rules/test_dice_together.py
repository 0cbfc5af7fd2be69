"""The dice of all tests against an area lie on the table together, and are settled together."""

import pytest

from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.corrections import CallOff
from companion.rules.chromosome.fate import FateAsGene
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.luck import throws_of
from companion.rules.chromosome.next_step import waited_for
from companion.rules.chromosome.play import IrradiationChanged, RollOpened
from companion.rules.chromosome.radiation import AreaFaced, FaceArea, ResistanceTested
from companion.rules.chromosome.rolls import (
    Accept,
    DieFell,
    ForceReroll,
    LetStand,
    RollStood,
    ThrowDice,
    ThrowDie,
)
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.chromosome.soundness import flaw
from companion.rules.chromosome.state import EMPTY, ResistanceTest
from companion.rules.chromosome.turns import EndPhase
from companion.rules.kernel import Event, Label, Rejection
from companion.table import rights as table_rights
from tests.rules.build import ADAM, EWA, JAN, OLA, Play, game


def faced(*, finish_tests: bool = True) -> Play:
    """Ola, Jan and Adam test against an area of power 4; Ewa has no group beside it."""
    play = game("Ola", "Jan", "Ewa", "Adam", finish_tests=finish_tests)
    for seat in range(4):
        play.given(seat, on_board=6, charged=0)
    return play.radioactive(4).all_pass().do(FaceArea(area=1, groups=(1, 2, 0, 1)))


def faces(play: Play) -> list[tuple[int, int | None]]:
    return [(die.roller, die.face) for die in play.roll.dice]


def doses(play: Play) -> list[int]:
    return [player.irradiation for player in play.state.players]


def test_every_tester_has_a_die_and_the_app_throws_them_all_at_once() -> None:
    play = faced()
    assert faces(play) == [(OLA, None), (JAN, None), (ADAM, None)]
    play.do(ThrowDice(rollers=(OLA, JAN, ADAM), faces=(1, 4, 2)))
    assert faces(play) == [(OLA, 1), (JAN, 4), (ADAM, 2)]
    assert doses(play) == [0, 0, 0, 0]


def test_one_step_books_all_doses_and_says_each() -> None:
    play = faced().do(ThrowDice(rollers=(OLA, JAN, ADAM), faces=(1, 2, 4)))
    label = LetStand().label(play.state)
    assert label == Label(key="label-tested-all", params={"doses": ("Ola +4", "Jan +4", "Adam +1")})
    play.stands()
    assert doses(play) == [4, 4, 0, 1]
    assert play.state.roll is None
    assert flaw(play.state) is None


def test_dice_are_thrown_in_any_order_and_each_once() -> None:
    play = faced().do(ThrowDie(face=2, roller=ADAM))
    assert waited_for(play.state) == OLA
    assert play.refuses(ThrowDie(face=2, roller=ADAM)) == "die-lies-already"
    assert play.refuses(ThrowDie(face=2, roller=EWA)) == "no-roll-due"
    assert play.refuses(ThrowDice(rollers=(OLA, ADAM), faces=(1, 1))) == "die-lies-already"
    play.do(ThrowDie(face=3), ThrowDie(face=1))
    assert faces(play) == [(OLA, 3), (JAN, 1), (ADAM, 2)]
    assert play.refuses(ThrowDie(face=2)) == "die-lies-already"


def test_the_app_fills_in_a_face_for_each_die() -> None:
    rolled = iter((3, 1))
    command = ThrowDice(rollers=(OLA, ADAM)).thrown(faced().state, lambda faces: next(rolled))
    assert command.faces == (3, 1)
    assert command.thrown(faced().state, lambda faces: 4) == command


def test_anybody_forces_a_re_roll_of_any_die_that_lies() -> None:
    play = faced().do(ThrowDice(rollers=(OLA, JAN, ADAM), faces=(4, 2, 4)))
    play.do(ForceReroll(by=EWA, roller=ADAM, throws=1, throw=True, face=1))
    assert faces(play) == [(OLA, 4), (JAN, 2), (ADAM, 1)]
    adams = play.roll.die_of(ADAM)
    assert adams is not None
    assert (adams.earlier, play[EWA].fate) == ((4,), 3)
    assert play.refuses(ForceReroll(by=OLA, roller=ADAM, throws=1)) == "window-moved-on"
    play.do(ForceReroll(by=OLA, roller=JAN, throws=1))  # another die, which has not been re-rolled yet
    assert play.refuses(ForceReroll(by=ADAM, roller=JAN)) == "no-die-lies"
    play.do(ThrowDie(face=4, roller=JAN)).stands()
    assert doses(play) == [1, 2, 0, 4]


def test_a_re_roll_asks_everybody_anew_about_all_dice() -> None:
    play = faced().do(ThrowDice(rollers=(OLA, JAN, ADAM), faces=(4, 4, 4)))
    for seat in (OLA, JAN, EWA):
        play.do(Accept(seat=seat, throws=3))
    play.do(ForceReroll(by=ADAM, roller=OLA, throw=True, face=3))
    assert play.refuses(Accept(seat=ADAM, throws=3)) == "window-moved-on"
    for seat in (OLA, JAN, EWA, ADAM):
        assert play.state.roll is not None
        play.do(Accept(seat=seat, throws=4))
    assert play.state.roll is None
    assert doses(play) == [2, 2, 0, 1]


def test_each_tester_may_use_fate_as_a_gene_in_the_own_test() -> None:
    play = faced().do(ThrowDice(rollers=(OLA, JAN, ADAM), faces=(1, 1, 1)))
    play.do(FateAsGene(seat=ADAM, gene="building")).stands()
    assert doses(play) == [4, 5, 0, 3]


def test_a_die_that_has_not_been_thrown_stays_due_when_the_others_count() -> None:
    play = faced().do(ThrowDie(face=2, roller=JAN)).stands()
    assert doses(play) == [0, 4, 0, 0]
    assert faces(play) == [(OLA, None), (ADAM, None)]
    assert flaw(play.state) is None


@pytest.mark.parametrize(("finish", "booked", "phase"), [(True, 3, "radiation"), (False, 0, "over")])
def test_doses_after_an_elimination_count_only_if_the_tests_go_on(
    finish: bool, booked: int, phase: str
) -> None:
    play = faced(finish_tests=finish)
    play.given(OLA, irradiation=6).do(ThrowDice(rollers=(OLA, JAN, ADAM), faces=(1, 3, 2))).stands()
    assert play[OLA].eliminated
    assert (play[JAN].irradiation, play.state.phase) == (booked, phase)


def test_called_off_no_die_counts() -> None:
    play = faced().do(ThrowDice(rollers=(OLA, JAN, ADAM), faces=(1, 1, 1)), CallOff())
    assert doses(play) == [0, 0, 0, 0]
    assert play.state.roll is None


def test_luck_counts_every_die_for_its_own_player() -> None:
    seats = tuple(Seated(name=name, species=at, colour=at) for at, name in enumerate(("Ola", "Jan", "Ewa")))
    commands = (
        StartGame(players=seats, starter=OLA),
        AddArea(cubes=4),
        EndPhase(),
        FaceArea(area=1, groups=(1, 1)),
        ThrowDice(rollers=(OLA, JAN), faces=(1, 2)),
        ForceReroll(by=EWA, roller=JAN, throw=True, face=4),
    )
    state, events = EMPTY, list[Event]()
    for command in commands:
        decided = CHROMOSOME.decide(state, command)
        assert not isinstance(decided, Rejection)
        events += decided
        state = CHROMOSOME.fold(decided, state)
    thrown = throws_of(events)
    assert [(each.player, each.face) for each in thrown] == [("Ola", 1), ("Jan", 2), ("Jan", 4)]
    assert (thrown[2].replaced, thrown[2].forced_by) == (2, "Ewa")


def test_at_a_strict_table_nobody_throws_the_dice_of_others() -> None:
    state = faced().state

    def may(seat: int, *rollers: int) -> bool:
        command = ThrowDice(rollers=rollers)
        return table_rights.may("strict", "player", seat, CHROMOSOME, state, command) is None

    assert may(OLA, OLA)
    assert not may(OLA, OLA, JAN)
    assert not may(EWA, OLA)


def test_a_journal_of_tests_one_after_the_other_still_opens() -> None:
    """In older journals each test opened its own roll, and the event of a die did not name its roller."""
    play = faced()
    tests = tuple(ResistanceTest(seat=seat, power=4, groups=1, building=0) for seat in (OLA, JAN))
    assert play.state.radiation is not None
    unfaced = play.state.radiation.replace(tests=())
    first: tuple[Event, ...] = (
        AreaFaced(area=1, tests=tests),
        RollOpened(purpose="test", roller=OLA),
        DieFell(face=2),
    )
    play.state = CHROMOSOME.fold(first, play.state.replace(roll=None, radiation=unfaced))
    assert faces(play) == [(OLA, 2), (JAN, None)]
    assert flaw(play.state) is None
    then: tuple[Event, ...] = (
        RollStood(),
        ResistanceTested(),
        IrradiationChanged(seat=OLA, delta=3, reason="test"),
        RollOpened(purpose="test", roller=JAN),
    )
    play.state = CHROMOSOME.fold(then, play.state)
    assert faces(play) == [(JAN, None)]
    play.rolls(4).stands()
    assert doses(play) == [3, 1, 0, 0]
