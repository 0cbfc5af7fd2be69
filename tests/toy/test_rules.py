"""The rules of Lanterns, and what each seat may see of a game."""

from typing import Any

from companion.rules.clocks import PauseClock
from companion.rules.kernel import Rejection
from companion.table.journal import Entry
from companion.table.table import Table
from companion.table.timing import runs_for
from tests.table.memory import MemoryRows, loaded, ticking
from tests.toy import people
from tests.toy.petri_lanterns.rules import LANTERNS, Begin, Hide, Options, Throw


def begun(rounds: int = 1) -> Table[Any]:
    """Begin a game between Ola and Jan."""
    table: Table[Any] = Table(LANTERNS, MemoryRows(), roller=loaded(4), now=ticking())
    assert isinstance(
        table.submit(Begin(players=people("Ola", "Jan"), options=Options(rounds=rounds))), Entry
    )
    return table


def test_each_scores_the_faces_less_the_distance_and_the_highest_wins() -> None:
    table = begun()
    for command in (Hide(seat=0, number=5), Hide(seat=1, number=1), Throw()):
        assert isinstance(table.submit(command), Entry)
    assert [player.score for player in table.state.players] == [5, 3]
    outcome = LANTERNS.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (5, 3))


def test_a_player_is_drawn_in_the_shape_of_the_colour_unless_a_game_says_otherwise() -> None:
    assert [(each.colour, each.shape) for each in LANTERNS.seats(begun().state)] == [(0, 0), (1, 1)]


def test_what_cannot_be_is_refused_with_its_reason() -> None:
    table = begun()
    for command, code in (
        (Throw(), "not-all-hidden"),
        (Hide(seat=0, number=7), "not-on-the-die"),
        (Begin(players=people("Ewa", "Jan")), "already-started"),
    ):
        refused = table.submit(command)
        assert isinstance(refused, Rejection)
        assert refused.code == code


def test_nobody_sees_the_number_of_another_seat_in_state_or_label() -> None:
    table = begun()
    table.submit(Hide(seat=0, number=5))
    assert [LANTERNS.player_view(table.state, seat).players[0].hidden for seat in (0, 1, None)] == [
        5,
        None,
        None,
    ]
    label = table.entries[-1].label
    assert label.params == {"player": "Ola"}


def test_time_that_is_paused_by_itself_is_nobodys_in_any_game_that_keeps_time() -> None:
    table: Table[Any] = Table(LANTERNS, MemoryRows(), now=ticking())
    table.submit(Begin(players=people("Ola", "Jan"), clocks=True))
    assert runs_for(LANTERNS, table.state) == 0
    assert isinstance(table.submit(PauseClock(seat=0, paused=True)), Entry)
    assert runs_for(LANTERNS, table.state) is None
    table.submit(Hide(seat=0, number=5))
    assert runs_for(LANTERNS, table.state) == 1
    table.undo(2)
    assert runs_for(LANTERNS, table.state) == 0


def test_where_no_time_is_kept_nobodys_clock_is_paused() -> None:
    refused = begun().submit(PauseClock(seat=0, paused=True))
    assert isinstance(refused, Rejection)
    assert refused.code == "clocks-off"
