"""The rest of a turn, the price of a command, and the state after it."""

import pytest

from companion.rules.chromosome.actions import Impulse
from companion.rules.chromosome.areas import AreaAdded
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import Mark
from companion.rules.chromosome.fate import DiscardBuilding, RecoverFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.next_step import Preview, Spent, left, preview, spent
from companion.rules.chromosome.play import (
    ActionTaken,
    ChargeChanged,
    FateChanged,
    GenesExhausted,
    TrophiesChanged,
)
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.turns import EndTurn, Move, Moved, Passed
from companion.rules.kernel import Event, Rejection
from tests.rules.build import ADAM, EWA, JAN, NAMES, OLA, Play, game, genes, pay


def rich() -> Play:
    """Ola's turn; she has fate to recover, irradiation to discard, and the means for both."""
    return game("Ola", "Jan", "Ewa").given(
        OLA, on_board=6, charged=6, fate=3, irradiation=2, active=genes(action=2, telepathy=1, building=1)
    )


def test_a_turn_begins_with_an_action_a_move_and_what_may_be_done_besides() -> None:
    assert left(rich().state) == ("action", "move", "recover", "discard")
    assert left(game().state) == ("action", "move")


def test_what_was_done_is_left_no_more() -> None:
    assert left(rich().do(Impulse()).state) == ("move", "recover", "discard")
    assert left(rich().do(Move()).state) == ("action", "recover", "discard")
    assert left(rich().do(RecoverFate(seat=OLA, payment=pay(3))).state) == ("action", "move", "discard")
    done = rich().do(DiscardBuilding(seat=OLA, active=1)).given(OLA, fate_token=False)
    assert left(done.state) == ("action", "move", "recover")


@pytest.mark.parametrize(
    ("numbers", "possible"),
    [
        ({}, True),
        ({"fate": 4}, False),
        ({"recovered": True}, False),
        ({"charged": 2}, False),
        ({"charged": 3}, True),
    ],
)
def test_fate_is_recovered_below_its_most_once_and_with_the_energy_for_it(
    numbers: dict[str, int], possible: bool
) -> None:
    assert ("recover" in left(rich().given(OLA, **numbers).state)) == possible


@pytest.mark.parametrize(
    ("numbers", "possible"),
    [
        ({}, True),
        ({"irradiation": 1}, True),
        ({"irradiation": 0}, False),
        ({"active": genes(action=2)}, True),
        ({"active": genes(action=2), "fate": 0}, False),
    ],
)
def test_building_genes_are_discarded_against_irradiation_if_there_is_any(
    numbers: dict[str, int], possible: bool
) -> None:
    assert ("discard" in left(rich().given(OLA, **numbers).state)) == possible


def four() -> Play:
    """A table of four in quick detail; it is Ola's turn."""
    return game(*NAMES, detail="quick")


def whose(play: Play) -> tuple[int | None, int | None]:
    """Return the seat that the table waits for, and the seat of the next turn if that is another one."""
    after = CHROMOSOME.following(play.state)
    return CHROMOSOME.waited_for(play.state), after if after != play.state.active else None


def test_turns_go_clockwise_past_who_has_passed_and_the_last_one_is_followed_by_nobody() -> None:
    play = four()
    assert whose(play) == (OLA, JAN)
    assert whose(play.passes(OLA)) == (JAN, EWA)
    assert whose(play.do(EndTurn(seat=JAN), EndTurn(seat=EWA))) == (ADAM, JAN)
    assert whose(play.passes(ADAM, JAN)) == (EWA, None)


def test_in_the_last_turns_each_is_followed_once_and_the_last_by_nobody() -> None:
    play = four().do(Mark(seat=EWA, what="eliminated", set=True))
    assert whose(play) == (OLA, JAN)
    assert whose(play.ends_turn()) == (JAN, ADAM)
    assert whose(play.ends_turn()) == (ADAM, OLA)
    assert whose(play.ends_turn()) == (OLA, None)


def test_in_a_battle_the_table_waits_for_one_side_after_the_other_and_the_turns_go_on_as_before() -> None:
    play = four().do(Fight(attacker=OLA, attacker_group=2, defender=EWA, defender_group=2))
    assert whose(play) == (OLA, JAN)
    assert whose(play.do(Commit(side="attacker"))) == (EWA, JAN)
    assert whose(play.do(Commit(side="defender"))) == (OLA, JAN), "the attacker rolls first"
    assert whose(play.rolls(3).stands()) == (EWA, JAN), "then the defender"
    assert whose(play.rolls(3).stands()) == (OLA, JAN)


def test_in_the_radiation_phase_the_table_waits_for_whose_test_it_is_and_no_turn_follows() -> None:
    play = four().radioactive(3, 2).all_pass()
    assert whose(play) == (None, None)
    assert whose(play.do(FaceArea(area=1, groups=(0, 1, 0, 1)))) == (JAN, None)
    assert whose(play.rolls(3).stands()) == (ADAM, None)


def test_outside_a_turn_nothing_is_left() -> None:
    assert left(game().all_pass().state) == ()


def test_what_is_paid_is_added_up_for_the_one_who_pays() -> None:
    events: tuple[Event, ...] = (
        GenesExhausted(seat=OLA, genes=genes(action=1)),
        GenesExhausted(seat=OLA, genes=genes(action=1, combat=2)),
        GenesExhausted(seat=JAN, genes=genes(telepathy=1)),
        GenesExhausted(seat=OLA, genes=genes(building=-1)),
        ChargeChanged(seat=OLA, delta=-2),
        ChargeChanged(seat=OLA, delta=-1),
        ChargeChanged(seat=OLA, delta=3),
        ChargeChanged(seat=JAN, delta=-1),
        TrophiesChanged(seat=OLA, owner=JAN, delta=-2),
        TrophiesChanged(seat=OLA, owner=EWA, delta=-1),
        TrophiesChanged(seat=OLA, owner=EWA, delta=1),
        TrophiesChanged(seat=EWA, owner=JAN, delta=-1),
        FateChanged(seat=OLA, delta=-1, reason="gene"),
        FateChanged(seat=OLA, delta=-3, reason="other"),
        FateChanged(seat=OLA, delta=1, reason="recovery"),
        FateChanged(seat=JAN, delta=-1, reason="other"),
        Passed(seat=OLA),
    )
    assert spent(events, OLA) == Spent(genes(action=2, combat=2), energy=3, trophies=3, fate=4)
    assert spent(events, JAN) == Spent(genes(telepathy=1), energy=1, fate=1)
    assert spent((), OLA) == Spent()


def test_a_preview_shows_what_would_come_of_commands_one_after_the_other() -> None:
    state = rich().state
    seen = preview(state, Move(), Impulse())
    assert isinstance(seen, Preview)
    assert seen.after == rich().do(Move(), Impulse()).state
    assert [type(event) for event in seen.events] == [
        Moved,
        ActionTaken,
        GenesExhausted,
        AreaAdded,
    ]
    assert not seen.ends(OLA)


def test_a_preview_of_what_may_not_be_says_why() -> None:
    refused = preview(rich().state, Move(), Move())
    assert isinstance(refused, Rejection)
    assert refused.code == "already-moved"


def test_a_command_that_leaves_nothing_to_do_would_end_the_turn() -> None:
    seen = preview(game().state, Move(), Impulse())
    assert isinstance(seen, Preview)
    assert seen.ends(OLA)
    assert not seen.ends(JAN)
    only_moved = preview(game().state, Move())
    assert isinstance(only_moved, Preview)
    assert not only_moved.ends(OLA)
