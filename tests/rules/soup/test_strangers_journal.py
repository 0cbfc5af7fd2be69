"""Events that no rules have led to: they are found out, or nothing that is asked of the state raises."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.kernel import fold
from companion.rules.soup import commands as cmd
from companion.rules.soup.commands import Command
from companion.rules.soup.data import Card
from companion.rules.soup.events import Event
from companion.rules.soup.game import SOUP
from companion.rules.soup.ladder import score_lines
from companion.rules.soup.next_step import next_step
from companion.rules.soup.state import State
from tests.rules.soup.anything import EVENTS, commands, event_of
from tests.rules.soup.tables import JAN, OLA, sitting, table

NOT_TO_FOLLOW = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What the table takes for an event that does not follow (see `Table`)."""

SITUATIONS = (
    sitting().state,
    table().state,
    table(detail="full")
    .genes(OLA, "aggression", "persistence", round=1)
    .genes(JAN, "defense", "escape", round=1)
    .do(cmd.Attack(seat=OLA, number=1, victim=JAN, victim_number=1))
    .state,
    table("Ola", "Jan", "Ewa", detail="full").do(cmd.RollMove(seat=OLA, number=1, dice=(6,))).state,
    table().genes(OLA, "armor", "longevity", round=1).turned(Card("west", 6)).state,
    table().at("division").state,
    table(detail="full").at("deaths").do(cmd.Bury()).state,
    table().at("scoring").do(cmd.Score()).state,
)


@settings(max_examples=600)
@given(
    st.sampled_from(SITUATIONS),
    st.lists(st.one_of(*map(event_of, EVENTS)), min_size=1, max_size=4),
    st.lists(commands(), min_size=1, max_size=3),
)
def test_a_journal_of_a_stranger_is_found_out_or_harmless(
    state: State, events: list[Event], asked: list[Command]
) -> None:
    try:
        after = fold(SOUP, events, state)
    except NOT_TO_FOLLOW:
        return
    if SOUP.flaw(after) is not None:
        return
    assert next_step(after)
    SOUP.notices(after)
    SOUP.outcome(after)
    SOUP.summary(after)
    score_lines(after)
    for command in asked:
        thrown = SOUP.throw(after, command, lambda faces: faces)
        SOUP.label(after, thrown)
        SOUP.owners(after, thrown)
        SOUP.decide(after, thrown)


def test_the_situations_themselves_have_no_flaw() -> None:
    assert [SOUP.flaw(state) for state in SITUATIONS] == [None] * len(SITUATIONS)
