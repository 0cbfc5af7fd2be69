"""Corrections by hand: the rules advise, the table decides."""

import pytest

from companion.rules.chromosome.actions import Grow, Impulse
from companion.rules.chromosome.areas import AddArea, ChangeArea
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.corrections import (
    CallOff,
    Correct,
    Eliminate,
    Mark,
    MarkActive,
    MarkClock,
    MarkStarter,
    PlayerMark,
    open_part,
)
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import SetDetail
from companion.rules.chromosome.play import FateChanged
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.turns import Move, Pass
from companion.rules.clocks import PauseClock, SetClocks
from tests.rules.build import EWA, JAN, OLA, Play, game, genes


def fix(what: str, delta: int, **more: object) -> Correct:
    return Correct.model_validate({"seat": OLA, "what": what, "delta": delta, **more})


# numbers -------------------------------------------------------------------------------------------------


def test_every_number_of_a_player_can_be_corrected() -> None:
    play = game().do(
        fix("fate", -2),
        fix("irradiation", 3),
        fix("tokens", 4),
        fix("charged", 1),
        fix("trophies", 2, owner=JAN),
        fix("active", 2, gene="combat"),
        fix("passive", 1, gene="building"),
    )
    ola = play[OLA]
    assert (ola.fate, ola.irradiation, ola.on_board, ola.charged) == (2, 3, 6, 3)
    assert (ola.trophies, play.state.supply(JAN)) == ((0, 2), 8)
    assert ola.active == genes(action=2, telepathy=1, combat=2)
    assert ola.passive == genes(building=1)


@pytest.mark.parametrize(
    "what", ["fate", "irradiation", "tokens", "trophies", "charged", "active", "passive"]
)
def test_a_correction_touches_that_number_of_that_player_alone(what: str) -> None:
    play = game("Ola", "Jan", "Ewa").given(JAN, fate=2, on_board=4)
    before = play.state.players
    play.do(fix(what, 1, seat=JAN, owner=EWA, gene="combat"))
    assert (play[OLA], play[EWA]) == (before[OLA], before[EWA])
    assert play[JAN] != before[JAN]


def test_a_correction_is_an_event_like_any_other() -> None:
    play = game().do(fix("fate", -1))
    assert play.last == (FateChanged(seat=OLA, delta=-1, reason="correction"),)


@pytest.mark.parametrize(
    ("what", "delta", "code"),
    [
        ("fate", 1, "fate-out-of-range"),
        ("fate", -5, "fate-out-of-range"),
        ("irradiation", -1, "irradiation-out-of-range"),
        ("irradiation", 31, "irradiation-out-of-range"),
        ("tokens", -3, "no-token-on-board"),
        ("tokens", 11, "supply-too-small"),
        ("charged", 1, "charged-out-of-range"),
        ("charged", -3, "charged-out-of-range"),
        ("active", -3, "too-few-genes"),
        ("passive", -1, "too-few-genes"),
        ("active", 6, "genes-full"),
        ("passive", 6, "genes-full"),
        ("fate", 0, "nothing-chosen"),
    ],
)
def test_a_correction_stays_within_what_the_components_allow(what: str, delta: int, code: str) -> None:
    assert game().refuses(fix(what, delta)) == code


@pytest.mark.parametrize(
    ("what", "delta"),
    [("fate", -4), ("irradiation", 30), ("tokens", -2), ("tokens", 10), ("charged", -2), ("active", 5)],
)
def test_a_correction_may_go_to_the_very_bounds(what: str, delta: int) -> None:
    game().do(fix(what, delta))


def test_fate_and_charge_may_be_corrected_up_to_all_there_is() -> None:
    play = game().given(OLA, fate=2, charged=0).do(fix("fate", 2), fix("charged", 2))
    assert (play[OLA].fate, play[OLA].charged) == (4, 2)


def test_irradiation_genes_and_trophies_may_be_corrected_down_to_nothing() -> None:
    play = game().given(OLA, irradiation=2, trophies=(0, 1), passive=genes(combat=1))
    play.do(fix("irradiation", -2), fix("trophies", -1, owner=JAN), fix("passive", -1, gene="combat"))
    assert (play[OLA].irradiation, play[OLA].trophies, play[OLA].passive) == (0, (0, 0), genes())


def test_a_number_beyond_its_bounds_may_come_back_but_not_go_further() -> None:
    play = game().option(fate_max=2, fate_start=2)
    assert play.refuses(fix("fate", 1)) == "fate-out-of-range"
    assert play.do(fix("fate", -1))[OLA].fate == 3
    play.given(OLA, irradiation=40)
    assert play.refuses(fix("irradiation", 1)) == "irradiation-out-of-range"
    assert play.do(fix("irradiation", -1))[OLA].irradiation == 39
    play.radioactive(40)
    assert play.refuses(ChangeArea(area=1, delta=1)) == "cubes-out-of-range"
    assert play.do(ChangeArea(area=1, delta=-1)).state.areas[0].cubes == 39


def test_tokens_that_leave_the_board_are_the_discharged_ones_first() -> None:
    play = game().given(OLA, on_board=5, charged=3)
    assert play.do(fix("tokens", -2))[OLA].charged == 3
    assert play.do(fix("tokens", -1))[OLA].charged == 2


def test_trophies_come_from_the_owners_supply_and_go_back_there() -> None:
    play = game("Ola", "Jan", "Ewa").given(EWA, on_board=10, charged=0)
    refusal = play.refusal(fix("trophies", 3, owner=EWA))
    assert (refusal.code, refusal.params) == ("supply-too-small", {"player": "Ewa", "has": 2})
    play.do(fix("trophies", 2, owner=EWA))
    assert play.state.supply(EWA) == 0
    assert play.refuses(fix("trophies", -3, owner=EWA)) == "too-few-trophies"
    assert play.do(fix("trophies", -2, owner=EWA)).state.supply(EWA) == 2


def test_nobody_holds_their_own_tokens_as_trophies() -> None:
    assert game().refuses(fix("trophies", 1, owner=OLA)) == "own-trophy"


def test_only_who_sits_at_the_table_is_corrected() -> None:
    assert game().refusal(fix("fate", -1, seat=EWA)).params == {"seat": 3}
    assert game().refusal(fix("trophies", 1, owner=3)).params == {"seat": 4}
    assert game().refusal(Mark(seat=EWA, what="passed", set=True)).params == {"seat": 3}


# areas ---------------------------------------------------------------------------------------------------


def test_the_cubes_of_an_area_can_be_corrected() -> None:
    play = game().do(AddArea(cubes=3, room="9"), ChangeArea(area=1, delta=-2))
    assert [(area.room, area.cubes) for area in play.state.areas] == [("9", 1)]
    assert play.do(ChangeArea(area=1, delta=-1)).state.areas == ()


def test_an_area_has_no_fewer_than_no_cubes_and_no_more_than_thirty() -> None:
    play = game().radioactive(2)
    for delta in (-3, 29):
        assert play.refusal(ChangeArea(area=1, delta=delta)).params == {"most": 30}
    assert play.refuses(ChangeArea(area=1, delta=0)) == "nothing-chosen"
    assert play.refuses(ChangeArea(area=2, delta=1)) == "no-such-area"
    assert play.do(ChangeArea(area=1, delta=28)).state.areas[0].cubes == 30


# marks and places ----------------------------------------------------------------------------------------


def test_every_mark_can_be_set_and_taken_off() -> None:
    play = game("Ola", "Jan", "Ewa")
    marks: tuple[PlayerMark, ...] = ("passed", "eliminated", "fate-token", "recovered")
    for what in marks:
        field = what.replace("-", "_")
        for mark in (True, False, True):
            assert getattr(play.do(Mark(seat=JAN, what=what, set=mark))[JAN], field) is mark
    assert play.do(Mark(seat=OLA, what="moved", set=True)).refuses(Move()) == "already-moved"
    assert not play.do(Mark(seat=OLA, what="moved", set=False)).state.turn.moved


def test_the_turn_may_be_given_to_somebody_else_and_begins_afresh() -> None:
    play = game("Ola", "Jan", "Ewa").do(Move(), Impulse(), MarkActive(seat=EWA))
    assert (play.active, play.state.turn.moved, play.state.turn.actions_left) == (EWA, False, 1)
    assert play.do(Impulse()).ends_turn().active == OLA


def test_the_turn_is_given_only_in_the_phase_of_turns_with_nothing_under_way() -> None:
    assert game().all_pass().refuses(MarkActive(seat=JAN)) == "not-in-turns"
    assert game().fights(OLA, 1, JAN, 1).refuses(MarkActive(seat=JAN)) == "battle-open"


@pytest.mark.parametrize("place", [MarkActive, MarkStarter])
def test_turn_and_start_belong_to_somebody_at_the_table(place: type[MarkActive | MarkStarter]) -> None:
    assert game().refusal(place(seat=EWA)).params == {"seat": 3}


def test_nobody_out_of_the_game_is_given_the_turn() -> None:
    play = game("Ola", "Jan", "Ewa").do(Mark(seat=EWA, what="eliminated", set=True))
    refusal = play.refusal(MarkActive(seat=EWA))
    assert (refusal.code, refusal.params) == ("player-eliminated", {"player": "Ewa"})


def test_the_starting_player_may_be_corrected() -> None:
    play = game("Ola", "Jan", "Ewa").do(MarkStarter(seat=EWA))
    assert (play.state.starter, play.active) == (EWA, OLA)
    assert play.to_next_round().active == OLA


def test_the_time_marker_stays_on_the_clock() -> None:
    play = game("Ola", "Jan")
    for delta in (1, -6):
        assert play.refusal(MarkClock(delta=delta)).params == {"most": 6}
    assert play.do(MarkClock(delta=-5)).state.round == 6
    assert play.do(MarkClock(delta=5)).state.round == 1


# settings switched during the game -----------------------------------------------------------------------


def test_the_level_of_detail_is_switched_during_the_game_and_loses_nothing() -> None:
    play = game().do(Grow(tokens=1))
    before = play.state
    play.do(SetDetail(detail="quick"), SetDetail(detail="full"))
    assert play.state == before


def test_options_are_settled_anew_during_the_game() -> None:
    play = game().option(die=6, irradiation_limit=3)
    assert (play.state.options.die, play.state.options.irradiation_limit) == (6, 3)
    play.do(fix("irradiation", 4))
    assert play.do(Eliminate(seat=OLA))[OLA].eliminated


def test_the_clocks_are_started_and_paused() -> None:
    play = game().do(SetClocks(running=True))
    assert play.state.clocks
    assert not play.do(SetClocks(running=False)).state.clocks


def test_the_clocks_are_paused_one_by_one_and_stay_so_while_all_stand() -> None:
    play = game().do(SetClocks(running=True), PauseClock(seat=JAN, paused=True))
    play.do(PauseClock(seat=OLA, paused=True))
    assert play.state.paused_clocks == (OLA, JAN)
    play.do(SetClocks(running=False), SetClocks(running=True), PauseClock(seat=OLA, paused=False))
    assert play.state.paused_clocks == (JAN,)


def test_a_paused_clock_leaves_the_one_who_may_still_move() -> None:
    play = game().do(SetClocks(running=True), Pass(seat=OLA))
    assert play.state.late_mover == OLA
    assert play.do(PauseClock(seat=JAN, paused=True)).state.late_mover == OLA


def test_no_clock_is_paused_at_a_seat_where_nobody_sits() -> None:
    play = game("Ola", "Jan").do(SetClocks(running=True))
    assert play.refuses(PauseClock(seat=EWA, paused=True)) == "no-such-seat"
    assert CHROMOSOME.flaw(play.state.replace(paused_clocks=(EWA,))) == "a seat at which nobody sits"


def test_nothing_is_called_off_when_nothing_is_under_way() -> None:
    assert game().refuses(CallOff()) == "nothing-open"
    assert game().radioactive(2).all_pass().refuses(CallOff()) == "nothing-open"


def test_what_can_be_called_off_is_what_is_under_way() -> None:
    battle = game().do(Fight(attacker=OLA, attacker_group=1, defender=JAN, defender_group=1))
    assert open_part(battle.state) == "battle"
    assert open_part(battle.do(CallOff()).state) is None
    tests = game().radioactive(2).all_pass()
    assert open_part(tests.state) is None
    assert open_part(tests.do(FaceArea(area=1, groups=(2, 0))).state) == "tests"
    assert open_part(tests.do(CallOff()).state) is None


def test_a_correction_is_possible_at_any_time_of_a_game() -> None:
    battle = game().fights(OLA, 1, JAN, 1)
    resistance = game().radioactive(2).all_pass().do(FaceArea(area=1, groups=(1,)))
    preparation = game().to_preparation()
    over = game().do(EndGame())
    for play in (battle, resistance, preparation, over):
        assert play.do(fix("fate", -1))[OLA].fate == 3
    assert Play().refuses(fix("fate", -1)) == "not-in-game"
