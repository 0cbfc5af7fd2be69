"""Elimination, the last turns that follow, and the end."""

from typing import Any

import pytest

from companion.rules.chromosome.actions import Impulse
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.corrections import CallOff, Correct, Eliminate, Mark, MarkActive
from companion.rules.chromosome.elimination import Eliminated, LastTurnsCalled
from companion.rules.chromosome.fate import FateAsGene, SpendFate
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.rules.chromosome.rolls import Accept, ForceReroll
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.turns import EndPhase, Move, Pass
from tests.rules.build import ADAM, EWA, JAN, OLA, Play, game, genes


def four(**options: Any) -> Play:
    return game("Ola", "Jan", "Ewa", "Adam", **options)


def ola_wipes_out(play: Play, victim: int) -> Play:
    """Have Ola's group of three take the victim's last token."""
    play.given(OLA, on_board=3, charged=3).given(victim, on_board=1, charged=1)
    return play.fights(OLA, 3, victim, 1, 4, 1).applied()


# who is out ----------------------------------------------------------------------------------------------


def test_who_has_no_token_left_on_the_board_is_out() -> None:
    play = ola_wipes_out(four(), EWA)
    assert play[EWA].eliminated
    assert play.happened(Eliminated)[0].cause == "tokens"


def test_who_is_irradiated_above_seven_is_out_at_once() -> None:
    play = four().given(JAN, irradiation=4).radioactive(3).all_pass()
    play.do(FaceArea(area=1, groups=(0, 2))).rolls(1).stands()
    assert (play[JAN].irradiation, play[JAN].eliminated) == (8, True)
    assert play.happened(Eliminated)[0].cause == "irradiation"


def test_seven_is_survived() -> None:
    play = four().given(JAN, irradiation=3).radioactive(3).all_pass()
    play.do(FaceArea(area=1, groups=(0, 2))).rolls(1).stands()
    assert (play[JAN].irradiation, play[JAN].eliminated) == (7, False)


def test_a_correction_eliminates_nobody_until_it_is_confirmed() -> None:
    play = four().do(Correct(seat=JAN, what="irradiation", delta=8))
    assert not play[JAN].eliminated
    assert play.do(Eliminate(seat=JAN))[JAN].eliminated


def test_nobody_is_eliminated_whose_numbers_do_not_say_so() -> None:
    assert four().refuses(Eliminate(seat=JAN)) == "not-doomed"
    play = ola_wipes_out(four(), EWA)
    assert play.refuses(Eliminate(seat=EWA)) == "player-eliminated"


def test_a_tie_may_wipe_out_both() -> None:
    play = four().given(OLA, on_board=1, charged=0).given(JAN, on_board=1, charged=0)
    play.fights(OLA, 1, JAN, 1, 2, 2).applied()
    assert [player.eliminated for player in play.state.players] == [True, True, False, False]
    assert (play.state.last_turns, play.active) == ((ADAM,), EWA)


# last turns ----------------------------------------------------------------------------------------------


def test_everybody_left_who_has_not_passed_gets_one_more_turn_clockwise_the_active_player_last() -> None:
    play = ola_wipes_out(four(), EWA)
    assert (play.active, play.state.last_turns) == (OLA, (JAN, ADAM, OLA))
    order: list[int] = []
    play.ends_turn()
    while play.state.phase == "turns":
        order.append(play.active)
        play.do(ActSpecially(action="fusion")).ends_turn()
    assert order == [JAN, ADAM, OLA]
    assert (play.state.phase, play.outcome.termination) == ("over", "elimination")


def test_last_turns_go_clockwise_from_the_active_player_whoever_started() -> None:
    play = four().passes(OLA).given(JAN, on_board=3, charged=3).given(EWA, on_board=1, charged=1)
    play.do(Mark(seat=OLA, what="passed", set=False))
    play.fights(JAN, 3, EWA, 1, 4, 1).applied()
    assert (play.state.starter, play.state.last_turns) == (OLA, (ADAM, OLA, JAN))


def test_the_turn_in_which_somebody_falls_goes_on() -> None:
    play = ola_wipes_out(four(), EWA)
    assert play.do(Move()).active == OLA


def test_who_passed_gets_no_last_turn() -> None:
    play = game("Ola", "Jan", "Ewa", "Adam", starter=JAN).passes(JAN).do(Impulse()).ends_turn()
    play.passes(ADAM)
    ola_wipes_out(play, EWA)
    assert play.state.last_turns == (OLA,)


def test_who_passes_in_the_turn_in_which_somebody_falls_gets_no_last_turn() -> None:
    play = four().do(Correct(seat=EWA, what="tokens", delta=-2), Eliminate(seat=EWA))
    assert play.state.last_turns == (JAN, ADAM, OLA)
    assert play.passes(OLA).state.last_turns == (ADAM,)
    assert play.active == JAN


def test_the_table_may_settle_that_the_active_player_gets_no_further_turn() -> None:
    play = ola_wipes_out(four(active_last_turn=False), EWA)
    assert play.state.last_turns == (JAN, ADAM)


def test_when_the_attacker_falls_the_next_one_is_up_at_once() -> None:
    play = four().given(OLA, on_board=1, charged=0).fights(OLA, 1, ADAM, 2, 1, 4).applied()
    assert play[OLA].eliminated
    assert (play.active, play.state.last_turns) == (JAN, (EWA, ADAM))


def test_who_falls_during_the_last_turns_loses_theirs() -> None:
    play = ola_wipes_out(four(), EWA).ends_turn()
    play.given(JAN, on_board=3, charged=0).given(ADAM, on_board=1, charged=0)
    play.fights(JAN, 3, ADAM, 1, 4, 1).applied()
    assert (play.active, play.state.last_turns) == (JAN, (OLA,))


def test_last_turns_are_called_once() -> None:
    play = ola_wipes_out(four(), EWA).ends_turn()
    play.given(JAN, on_board=3, charged=0)
    play.fights(JAN, 3, ADAM, 2, 4, 1).applied()
    assert play[ADAM].eliminated
    assert play.happened(LastTurnsCalled) == ()


def test_of_two_players_the_one_left_gets_a_last_turn() -> None:
    play = ola_wipes_out(game("Ola", "Jan"), JAN)
    assert play.ends_turn().active == OLA
    play.passes(OLA)
    assert (play.state.phase, play.outcome.winners) == ("over", (OLA,))


def test_a_last_turn_may_be_declined_by_passing() -> None:
    play = ola_wipes_out(four(), EWA).ends_turn().passes(JAN, ADAM, OLA)
    assert play.state.phase == "over"


def test_no_radiation_phase_follows_the_last_turns() -> None:
    play = ola_wipes_out(four().radioactive(5), EWA).ends_turn().passes(JAN, ADAM, OLA)
    assert play.state.phase == "over"
    assert all(player.irradiation == 0 for player in play.state.players)


def test_saying_that_all_have_passed_ends_the_last_turns_and_the_game() -> None:
    play = ola_wipes_out(four(), EWA).do(EndPhase())
    assert (play.state.phase, play.outcome.termination) == ("over", "elimination")


# in the radiation phase ----------------------------------------------------------------------------------


def ola_irradiated(**options: Any) -> Play:
    play = four(**options).given(OLA, irradiation=7).radioactive(3, 4).all_pass()
    return play.do(FaceArea(area=2, groups=(1, 2))).rolls(1).stands()


def test_after_an_elimination_in_the_radiation_phase_its_other_tests_are_made() -> None:
    play = ola_irradiated()
    assert play[OLA].eliminated
    assert play.roll.roller == JAN
    play.rolls(2).stands()
    assert play[JAN].irradiation == 4
    assert play.refuses(FinishRadiation()) == "areas-left"


def test_then_everybody_has_passed_and_the_game_ends_without_last_turns() -> None:
    play = ola_irradiated().rolls(4).stands().do(FinishRadiation(skip=True))
    assert (play.state.phase, play.outcome.termination) == ("over", "elimination")
    assert play.state.last_turns is None


def test_the_table_may_settle_that_an_elimination_ends_the_phase() -> None:
    play = ola_irradiated(finish_tests=False)
    assert (play.state.phase, play.outcome.termination) == ("over", "elimination")
    assert play[JAN].irradiation == 0


def test_who_is_out_is_tested_no_more() -> None:
    play = ola_irradiated().rolls(4).stands()
    play.do(FaceArea(area=1, groups=(2, 1)))
    assert play.roll.roller == JAN


def test_who_falls_before_their_turn_to_be_tested_is_not_tested() -> None:
    play = four().radioactive(3).all_pass().do(FaceArea(area=1, groups=(1, 1, 1)))
    play.do(Correct(seat=JAN, what="irradiation", delta=8)).rolls(4).stands()
    assert play[JAN].eliminated
    assert play.roll.roller == EWA


def test_who_is_out_by_the_numbers_at_the_end_of_the_phase_is_eliminated() -> None:
    play = four().all_pass().do(Correct(seat=JAN, what="irradiation", delta=8), FinishRadiation())
    assert play[JAN].eliminated
    assert play.outcome.termination == "elimination"


# in the preparation --------------------------------------------------------------------------------------


def test_who_falls_in_the_preparation_leaves_the_others_one_turn_each() -> None:
    play = four().to_preparation()
    play.do(Correct(seat=JAN, what="tokens", delta=-2), Eliminate(seat=JAN))
    play.do(Correct(seat=EWA, what="tokens", delta=-1), BeginTurns())
    order: list[int] = []
    while play.state.phase == "turns":
        order.append(play.active)
        play.passes(play.active)
    assert order == [EWA, ADAM, OLA]
    assert play.outcome.termination == "elimination"


def test_an_event_that_takes_the_last_token_eliminates_before_the_starter_is_found() -> None:
    """Lines 151-178 and 812-825: elimination, then a starter with fewest tokens, then one last turn each."""
    play = four().to_preparation()
    play.do(Correct(seat=JAN, what="tokens", delta=-2), Correct(seat=EWA, what="tokens", delta=-1))
    play.do(BeginTurns())
    assert play.happened(Eliminated) == (Eliminated(seat=JAN, cause="tokens"),)
    assert (play.state.starter, play.active, play.state.last_turns) == (EWA, EWA, (ADAM, OLA))
    play.passes(EWA, ADAM, OLA)
    assert play.outcome.termination == "elimination"


def test_an_event_that_takes_everybodys_last_token_ends_the_game() -> None:
    play = game("Ola", "Jan").to_preparation().given(OLA, on_board=0, charged=0).given(JAN, irradiation=8)
    play.do(BeginTurns())
    assert (play.state.phase, play.outcome.winners) == ("over", ())
    assert [event.cause for event in play.happened(Eliminated)] == ["tokens", "irradiation"]


def test_when_all_fall_in_the_preparation_nobody_wins() -> None:
    play = game("Ola", "Jan").to_preparation()
    for seat in (OLA, JAN):
        play.do(Correct(seat=seat, what="tokens", delta=-2), Eliminate(seat=seat))
    play.do(BeginTurns())
    assert (play.state.phase, play.outcome.winners) == ("over", ())


# what the eliminated may no longer do --------------------------------------------------------------------


def test_who_is_out_neither_fights_nor_spends_fate() -> None:
    play = ola_wipes_out(four(), EWA).ends_turn()
    for command in (
        Fight(attacker=JAN, attacker_group=2, defender=EWA, defender_group=1),
        SpendFate(seat=EWA),
        FateAsGene(seat=EWA, gene="action"),
        MarkActive(seat=EWA),
    ):
        assert play.refuses(command) == "player-eliminated"


def test_who_is_out_forces_no_re_roll_and_is_not_waited_for() -> None:
    play = ola_wipes_out(four(), EWA).ends_turn()
    play.fights(JAN, 2, ADAM, 2).rolls(3)
    assert play.refuses(ForceReroll(by=EWA)) == "player-eliminated"
    assert play.refuses(Accept(seat=EWA)) == "player-eliminated"
    play.do(Accept(seat=OLA), Accept(seat=JAN), Accept(seat=ADAM))
    assert play.roll.purpose == "defence"


def test_who_is_out_is_skipped_when_a_new_round_starts() -> None:
    play = four().to_preparation().do(Mark(seat=JAN, what="eliminated", set=True), BeginTurns())
    assert play.active == EWA
    assert play.state.last_turns == (ADAM, OLA)


# by hand -------------------------------------------------------------------------------------------------


def test_an_elimination_marked_by_hand_calls_the_last_turns_too() -> None:
    play = four().do(Mark(seat=EWA, what="eliminated", set=True))
    assert (play.active, play.state.last_turns) == (OLA, (JAN, ADAM, OLA))


def test_an_active_player_marked_as_eliminated_hands_the_turn_on() -> None:
    play = four().do(Mark(seat=OLA, what="eliminated", set=True))
    assert (play.active, play.state.last_turns) == (JAN, (EWA, ADAM))


def test_an_active_player_whose_elimination_is_confirmed_hands_the_turn_on() -> None:
    play = four().do(Correct(seat=OLA, what="tokens", delta=-2), Eliminate(seat=OLA))
    assert (play.active, play.state.last_turns) == (JAN, (EWA, ADAM))


def test_an_elimination_taken_back_by_hand_calls_the_last_turns_off() -> None:
    play = four().do(Mark(seat=EWA, what="eliminated", set=True))
    play.do(Mark(seat=EWA, what="eliminated", set=False))
    assert play.state.last_turns is None
    play.passes(OLA, JAN, EWA, ADAM)
    assert play.state.phase == "radiation"


def test_last_turns_stay_while_somebody_else_is_out() -> None:
    play = four().do(Mark(seat=EWA, what="eliminated", set=True))
    play.do(Mark(seat=ADAM, what="eliminated", set=True), Mark(seat=ADAM, what="eliminated", set=False))
    assert play.state.last_turns == (JAN, OLA)


def test_who_is_marked_as_passed_during_the_last_turns_loses_theirs() -> None:
    play = four().do(Mark(seat=EWA, what="eliminated", set=True))
    play.do(Mark(seat=ADAM, what="passed", set=True))
    assert play.state.last_turns == (JAN, OLA)


def test_a_turn_given_by_hand_is_that_players_last_one() -> None:
    play = four().do(Mark(seat=EWA, what="eliminated", set=True), MarkActive(seat=ADAM))
    assert (play.active, play.state.last_turns) == (ADAM, (JAN, OLA))


def test_nobody_is_eliminated_by_hand_in_the_middle_of_a_battle() -> None:
    play = four().fights(OLA, 2, JAN, 2)
    assert play.refuses(Mark(seat=JAN, what="eliminated", set=True)) == "battle-open"
    assert play.refuses(Eliminate(seat=JAN)) == "battle-open"


def test_a_wave_that_takes_the_active_player_hands_the_turn_on_even_when_called_off() -> None:
    play = four().given(OLA, irradiation=7).radioactive(4)
    play.do(ActSpecially(action="wave", effect="wave", area=1), FaceArea(area=1, groups=(1, 1)))
    play.rolls(1).stands()
    assert (play[OLA].eliminated, play.active, play.roll.roller) == (True, OLA, JAN)
    play.do(CallOff())
    assert (play.active, play.state.radiation) == (JAN, None)


def test_a_wave_that_takes_the_active_player_hands_the_turn_on_when_it_is_over() -> None:
    play = four().given(OLA, irradiation=7).radioactive(4)
    play.do(ActSpecially(action="wave", effect="wave", area=1), FaceArea(area=1, groups=(1, 1)))
    play.rolls(1).stands().rolls(4).stands()
    assert (play.active, play.state.last_turns) == (JAN, (EWA, ADAM))


def test_who_is_out_by_the_numbers_has_lost_when_the_table_stops() -> None:
    play = four().given(JAN, fate=4, on_board=9).do(Correct(seat=JAN, what="irradiation", delta=8))
    play.do(EndGame())
    assert play.outcome.lines[JAN].eliminated
    assert JAN not in play.outcome.winners


def test_an_elimination_found_after_the_end_is_scored() -> None:
    play = game("Ola", "Jan").given(JAN, on_board=12).do(EndGame())
    assert play.outcome.winners == (JAN,)
    play.do(Correct(seat=JAN, what="irradiation", delta=8), Eliminate(seat=JAN))
    assert play.outcome.winners == (OLA,)


def test_an_elimination_that_was_a_mistake_is_taken_back_after_the_end() -> None:
    """Lines 827-831: the eliminated lose whatever their score, so a wrong mark decides the game."""
    play = game("Ola", "Jan").given(JAN, on_board=12).do(Correct(seat=JAN, what="irradiation", delta=8))
    play.do(EndGame(), Correct(seat=JAN, what="irradiation", delta=-3))
    assert play.outcome.winners == (OLA,)
    play.do(Mark(seat=JAN, what="eliminated", set=False))
    assert (play.outcome.winners, play.totals(), play.state.phase) == ((JAN,), (10, 15), "over")
    assert not play.outcome.lines[JAN].eliminated
    play.do(Mark(seat=JAN, what="eliminated", set=True))
    assert play.outcome.winners == (OLA,)
    assert play.refuses(Mark(seat=JAN, what="passed", set=False)) == "game-is-over"


def test_a_game_in_which_nobody_is_out_after_all_did_not_end_by_elimination() -> None:
    """Lines 823-836: the game ends by an elimination, or else with its last round."""
    play = game("Ola", "Jan").do(Correct(seat=JAN, what="irradiation", delta=8), Eliminate(seat=JAN))
    play.do(Pass(seat=OLA))
    assert play.outcome.termination == "elimination"
    play.do(Correct(seat=JAN, what="irradiation", delta=-3))
    assert play.outcome.termination == "elimination"
    last = Play(play.state.replace(clock=1))
    assert (
        play.do(taken_back := Mark(seat=JAN, what="eliminated", set=False)).outcome.termination == "agreement"
    )
    assert last.do(taken_back).outcome.termination == "rounds"


@pytest.mark.parametrize("seat", [4 - 1, 2])
def test_only_who_sits_at_the_table_can_be_eliminated(seat: int) -> None:
    assert game("Ola", "Jan").refuses(Eliminate(seat=seat)) == "no-such-seat"


def test_neither_genes_nor_trophies_keep_anybody_in() -> None:
    play = four().given(EWA, active=genes(building=4), trophies=(2, 0, 0, 0), on_board=0, charged=0)
    assert play.do(Eliminate(seat=EWA))[EWA].eliminated
