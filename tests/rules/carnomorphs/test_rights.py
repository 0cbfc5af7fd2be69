"""The owners of commands."""

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.carnomorphs.adaptations import RevealAdaptation
from companion.rules.carnomorphs.bag import CorrectBag, DrawToken
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.house_rules import SetDetail
from companion.rules.carnomorphs.intruders import KillIntruder, PlaceIntruder
from companion.rules.carnomorphs.last_check import BeginCheck, EndGame
from companion.rules.carnomorphs.objectives import ChooseInHand, NameObjectives
from companion.rules.carnomorphs.pods import ChangePod, NumberPods
from companion.rules.carnomorphs.setup import BeginPlay, TickStep
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.tracks import StartSelfDestruct
from companion.rules.carnomorphs.turns import EndPlayerPhase, EndTurn, SetFirst, TakeTurn
from companion.rules.colours import TakeColour
from companion.rules.kernel import WHOLE_TABLE, Command, Model, Owners
from companion.table.rights import may
from tests.rules.carnomorphs.anything import COMMANDS, command_of, commands
from tests.rules.carnomorphs.tables_flow import EWA, JAN, OLA, Play, sitting, start, table
from tests.sizes import examples

NOT_THE_SEATS = (TakeTurn, SetFirst, ResolveToken, TakeColour)
"""Commands that name a player but do not belong to that player alone.

They correct the table, name the victim of the Butcher, or take a colour that another may have.
"""

OF_A_SEAT = [kind for kind in COMMANDS if "seat" in kind.model_fields and kind not in NOT_THE_SEATS]


def theirs(play: Play, command: Command) -> Owners:
    return CARNOMORPHS.owners(play.state, command)


@pytest.mark.parametrize("kind", OF_A_SEAT, ids=lambda kind: kind.__name__)
@settings(max_examples=10)
@given(st.data())
def test_what_is_somebodys_own_is_that_seats_whoever_is_up(kind: type[Model], data: st.DataObject) -> None:
    command = cast("Command", data.draw(command_of(kind)).replace(seat=JAN))
    for play in (table("Ola", "Jan"), table("Ola", "Jan").do(EndPlayerPhase())):
        assert theirs(play, command) == Owners(seats=frozenset({JAN}))


def test_nobody_else_may_look_into_a_hand_where_everybody_has_an_own_phone() -> None:
    state = table("Ola", "Jan").state
    command = NameObjectives(seat=JAN, corporate="Ab Ovo")
    assert may("strict", "player", JAN, CARNOMORPHS, state, command) is None
    refused = may("strict", "player", OLA, CARNOMORPHS, state, command)
    assert refused is not None
    assert refused.code == "party-not-your-seat"


def test_several_choices_in_the_hand_are_those_players_together() -> None:
    state = table("Ola", "Jan", "Ewa").state
    both = ChooseInHand(seats=(OLA, JAN))
    assert CARNOMORPHS.owners(state, both) == Owners(seats=frozenset({OLA, JAN}), together=True)
    refused = may("strict", "player", OLA, CARNOMORPHS, state, both)
    assert refused is not None
    assert refused.code == "party-others-to-ask"
    assert may("strict", "player", OLA, CARNOMORPHS, state, ChooseInHand(seats=(OLA,))) is None


def test_a_step_of_the_set_up_is_anybodys_and_the_beginning_the_tables() -> None:
    play = sitting("Ola", "Jan", "Ewa")
    assert theirs(play, TickStep(step="bag")) == Owners(seats=frozenset({OLA, JAN, EWA}))
    for seat in (OLA, JAN, EWA):
        tick = TickStep(step="bag")
        assert may("strict", "player", seat, CARNOMORPHS, play.state, tick) is None
    assert theirs(play, BeginPlay()) == WHOLE_TABLE


def test_whoever_draws_the_pods_enters_their_numbers_and_the_table_corrects_them() -> None:
    drawn = NumberPods(pods=(2, 5))
    assert theirs(sitting("Ola", "Jan"), drawn) == Owners(seats=frozenset({OLA, JAN}))
    assert theirs(table("Ola", "Jan"), drawn) == WHOLE_TABLE


def test_all_have_to_agree_to_end_the_game() -> None:
    play = table("Ola", "Jan")
    assert theirs(play, EndGame()) == Owners(seats=frozenset({OLA, JAN}), together=True)
    refused = may("strict", "player", OLA, CARNOMORPHS, play.state, EndGame())
    assert refused is not None
    assert refused.code == "party-others-to-ask"
    alone = table("Ola")
    assert may("strict", "player", OLA, CARNOMORPHS, alone.state, EndGame()) is None


def test_an_encounter_is_whose_it_is_until_its_token_is_carried_out() -> None:
    play = table("Ola", "Jan").do(EndTurn(seat=OLA))
    assert theirs(play, DrawToken(seat=OLA)) == Owners(seats=frozenset({OLA}))
    play.do(DrawToken(token="red", seat=OLA))
    assert theirs(play, ResolveToken(seat=JAN)) == Owners(seats=frozenset({OLA}))


def test_the_event_phases_token_is_the_whole_tables() -> None:
    play = table("Ola", "Jan").drawn("red")
    assert theirs(play, DrawToken()) == WHOLE_TABLE
    assert theirs(play, ResolveToken()) == WHOLE_TABLE


def test_whoever_is_up_moves_the_intruders_and_in_the_event_phase_the_whole_table_does() -> None:
    play = table("Ola", "Jan").do(EndTurn(seat=OLA))
    done = (
        KillIntruder(intruder="metagorger"),
        PlaceIntruder(intruder="butcher"),
        ChangePod(pod=1, change="leave"),
        StartSelfDestruct(),
        RevealAdaptation(intruder="butcher"),
    )
    for command in done:
        assert theirs(play, command) == Owners(seats=frozenset({JAN}))
    play.do(EndPlayerPhase())
    for command in done:
        assert theirs(play, command) == WHOLE_TABLE


@pytest.mark.parametrize(
    "command",
    [
        start("Ola", "Jan"),
        TakeTurn(seat=JAN),
        SetFirst(seat=JAN),
        EndPlayerPhase(),
        Feed(room=1),
        CorrectBag(token="red", delta=1),
        SetDetail(detail="full"),
        BeginCheck(),
    ],
    ids=lambda command: command.kind,
)
def test_what_concerns_everybody_is_the_whole_tables(command: Command) -> None:
    assert theirs(table("Ola", "Jan"), command) == WHOLE_TABLE


@settings(max_examples=examples(300))
@given(commands())
def test_every_command_is_somebodys(command: Command) -> None:
    assert isinstance(theirs(table("Ola", "Jan"), command), Owners)
