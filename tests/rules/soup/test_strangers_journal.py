"""Events that no rules have led to: they are detected, or every question about the state still works."""

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.kernel import Command, Event
from companion.rules.soup.company import Follow
from companion.rules.soup.data import CUBES_IN_BOX, Card
from companion.rules.soup.deaths import Bury
from companion.rules.soup.fights import AnswerAttack, Attack
from companion.rules.soup.game import SOUP
from companion.rules.soup.movement import RollMove
from companion.rules.soup.next_step import next_step
from companion.rules.soup.scoring import Score, score_lines
from companion.rules.soup.state import State
from tests.rules.machines import harmless
from tests.rules.soup.anything import EVENTS, commands, event_of
from tests.rules.soup.tables import EWA, JAN, OLA, sitting, table
from tests.sizes import examples

SITUATIONS = (
    sitting().state,
    table().state,
    table(detail="full")
    .genes(OLA, "aggression", "persistence", round=1)
    .genes(JAN, "defense", "escape", round=1)
    .do(Attack(seat=OLA, number=1, victim=JAN, victim_number=1))
    .state,
    table("Ola", "Jan", "Ewa", detail="full").do(RollMove(seat=OLA, number=1, dice=(6,))).state,
    table().genes(OLA, "armor", "longevity", round=1).turned(Card("west", 6)).state,
    table().at("division").state,
    table(detail="full").at("deaths").do(Bury()).state,
    table().at("scoring").do(Score()).state,
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
    after = harmless(SOUP, state, events, asked)
    if after is not None:
        assert next_step(after)
        score_lines(after)


def test_the_situations_themselves_have_no_flaw() -> None:
    assert [SOUP.flaw(state) for state in SITUATIONS] == [None] * len(SITUATIONS)


FLEEING = (
    table(detail="full")
    .genes(OLA, "aggression", round=1)
    .genes(JAN, "escape", round=1)
    .genes(EWA, "holding", round=1)
    .at("deaths")
    .do(Bury(), Attack(seat=OLA, number=1, victim=JAN, victim_number=1))
    .do(AnswerAttack(seat=JAN, answer="escape"))
    .do(Follow(seat=EWA, number=1, leader=1))
    .state
)
"""Ewa follows an amoeba of Jan's that flees from Ola's in phase 5."""


def test_who_follows_one_that_flees_leaves_with_it_and_with_no_other() -> None:
    assert FLEEING.departure is not None
    assert FLEEING.fight is not None
    assert SOUP.flaw(FLEEING) is None
    standing = FLEEING.replace(fight=FLEEING.fight.replace(answer="defend"))
    assert SOUP.flaw(standing) == "a departure of nobody"


def test_a_turn_of_somebody_who_does_not_sit_here_is_found_out() -> None:
    assert SOUP.flaw(table().state.replace(active=4)) is not None


def test_a_table_without_a_phase_is_found_out() -> None:
    assert SOUP.flaw(table().state.replace(phase="empty")) == "nobody sits, or too few, or too many"


def test_all_cubes_of_a_colour_may_be_off_the_board_and_no_more() -> None:
    state = table(detail="full").where(supply=(CUBES_IN_BOX, 0, 0, 0)).state
    assert SOUP.flaw(state) is None
    assert SOUP.flaw(state.replace(supply=(CUBES_IN_BOX + 1, 0, 0, 0))) is not None
