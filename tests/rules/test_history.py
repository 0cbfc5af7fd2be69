"""The history of a finished game: its numbers at the end of each round, and every die."""

from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.history import RoundEnd, by_round
from companion.rules.chromosome.luck import throws_of
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import EMPTY, State
from companion.rules.kernel import Command, Event
from tests.rules.build import JAN, OLA, Play, game, start


def test_before_the_start_no_round_was_played() -> None:
    assert by_round([EMPTY]) == ()


def test_each_round_is_told_by_its_last_state_and_the_present_one_too() -> None:
    play = game("Ola", "Jan").given(OLA, irradiation=3).board(Ola=5, Jan=2)
    states: list[State] = [EMPTY, game("Ola", "Jan").state, play.state]
    first = play.state
    play.to_next_round()
    assert play.state.round == 2
    states.append(play.given(JAN, irradiation=1).state)

    def told(state: State) -> RoundEnd:
        totals = tuple(score(player).total for player in state.players)
        ola, jan = state.players
        return RoundEnd(state.round, totals, (ola.irradiation, jan.irradiation))

    assert by_round(states) == (told(first), told(play.state))
    assert by_round(states)[0].irradiation == (3, 0)


def test_a_fold_begins_with_the_empty_state_or_with_the_one_it_is_given() -> None:
    begun = CHROMOSOME.decide(EMPTY, start())
    assert isinstance(begun, tuple)
    state = CHROMOSOME.fold(begun)
    assert state == game("Ola", "Jan").state
    assert CHROMOSOME.fold((), state) is state


def test_every_die_is_told_in_order_and_which_face_it_replaced() -> None:
    play = Play()
    events: list[Event] = []

    def do(*commands: Command) -> None:
        for command in commands:
            events.extend(play.do(command).last)

    do(start(), Fight(attacker=OLA, attacker_group=1, defender=JAN, defender_group=1))
    do(Commit(side="attacker"), Commit(side="defender"))
    do(ThrowDie(face=3), ForceReroll(by=JAN), ThrowDie(face=1), LetStand())
    do(ThrowDie(face=4), LetStand())
    thrown = throws_of(events)
    assert [throw.face for throw in thrown] == [3, 1, 4]
    assert [throw.replaced for throw in thrown] == [None, 3, None]
    assert [throw.forced_by is not None for throw in thrown] == [False, True, False]

    assert [throw.faces for throw in thrown] == [4, 4, 4]
    assert thrown[0].player == thrown[1].player != thrown[2].player
    assert throws_of(()) == ()
