"""The course of a game, round by round: figures, feedings, markers."""

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import Figures
from companion.rules.carnomorphs.event_phase import EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.history import by_round
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.state import EMPTY, State
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.rules.kernel import Command
from tests.rules.carnomorphs.tables_flow import Play, sitting


def recorded(play: Play, *commands: Command) -> list[State]:
    """The states of a game, the empty one first."""
    states = [EMPTY, play.state]
    for command in commands:
        play.do(command)
        states.append(play.state)
    return states


def event_phase(*commands: Command) -> tuple[Command, ...]:
    """Return commands from the end of the player phase to the bag step; `commands` join the feeding step."""
    return (EndPlayerPhase(), *commands, EndFeeding(), NoteEvent())


FED = Feed(contents=Contents(feeders=(Feeder(kind="metagorger"), Feeder(kind="metagorger"))))


def test_before_play_no_round_was_played() -> None:
    assert by_round([EMPTY, sitting("Ola").state]) == ()


def test_a_round_ends_with_what_its_token_brings() -> None:
    """A red token in round 1 puts two Metagorgers on the board."""
    states = recorded(
        sitting("Ola", "Jan"),
        BeginPlay(),
        *event_phase(),
        DrawToken(token="red"),
        ResolveToken(placed=2),
        *event_phase(FED),
        DrawToken(token="blue"),
        ResolveToken(),
        DrawToken(token="blank", seat=0),
    )
    one, two, three = by_round(states)
    assert (one.round, one.figures, one.fed) == (1, Figures(metagorger=2), 0)
    assert (two.round, two.figures, two.fed) == (2, Figures(shambler=1), 1)
    assert three.round == 3


def test_each_intruder_that_fed_is_counted_in_the_round_in_which_it_did() -> None:
    """In round 1 a Shambler and a Metagorger eat two corpses; in round 2 a Metagorger eats another one."""
    both = Contents(feeders=(Feeder(kind="shambler"), Feeder(kind="metagorger")), red_corpses=2)
    states = recorded(
        sitting("Ola", "Jan"),
        BeginPlay(),
        *event_phase(Feed(contents=both)),
        DrawToken(token="blue"),
        ResolveToken(),
        *event_phase(FED),
    )
    assert [each.fed for each in by_round(states)] == [2, 1]
    assert states[-1].feedings == 3


def test_markers_are_told_too() -> None:
    states = recorded(sitting("Ola", "Jan").given(0, markers=2), BeginPlay())
    (only,) = by_round(states)
    assert only.markers == (2, 0)
