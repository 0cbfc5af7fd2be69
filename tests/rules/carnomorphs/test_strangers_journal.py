"""Events that no rules have led to: they are detected, or every question about the state still works."""

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.state import Intruder, Room, State
from companion.rules.kernel import Command, Event
from tests.rules.carnomorphs.anything import EVENTS, commands, event_of
from tests.rules.carnomorphs.tables_flow import JAN, OLA, table
from tests.rules.machines import harmless
from tests.sizes import examples

SITUATIONS = (
    table("Ola", "Jan").state,
    table("Ola", "Jan", "Ewa", detail="full")
    .rooms(Room(id=1, name="Kantyna", carcasses=1), Room(id=2, name="Gniazdo", nest=True))
    .intruders(Intruder(id=1, kind="metagorger", room=1), Intruder(id=2, kind="shambler", room=2))
    .state,
    table("Ola", "Jan").drawn("red").state,
    table("Ola", "Jan", detail="full").given(OLA, fate="hibernated").given(JAN, fate="escaped").state,
)


@settings(max_examples=examples(600))
@given(
    st.sampled_from(SITUATIONS),
    st.lists(st.one_of(*map(event_of, EVENTS)), min_size=1, max_size=4),
    st.lists(commands(), min_size=1, max_size=3),
)
def test_a_journal_of_a_stranger_is_found_out_or_harmless(
    state: State, events: list[Event], asked: list[Command]
) -> None:
    after = harmless(CARNOMORPHS, state, events, asked)
    assert after is None or next_step(after)
