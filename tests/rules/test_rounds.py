"""The phases of a round, whose turn it is, passing, and the end by rounds."""

from typing import Any

import pytest

from companion.rules.chromosome.actions import Evolve, EvolveByDie, Grow, Impulse
from companion.rules.chromosome.areas import AddArea, ChangeArea
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import CallOff, Correct, Mark, MarkClock
from companion.rules.chromosome.fate import DiscardBuilding, FateAsGene, RecoverFate, SpendFate
from companion.rules.chromosome.next_step import NextStep, following, next_step
from companion.rules.chromosome.play import ActionTaken
from companion.rules.chromosome.preparation import BeginTurns, NoteEvent, starting_seat
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.rules.chromosome.rolls import ForceReroll
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import Detail
from companion.rules.chromosome.turns import EndPhase, EndTurn, Move, Pass
from companion.rules.clocks import SetClocks
from tests.rules.build import ADAM, EWA, JAN, NAMES, OLA, Play, game, genes, pay


def four(**options: Any) -> Play:
    return game("Ola", "Jan", "Ewa", "Adam", **options)


# preparation ---------------------------------------------------------------------------------------------


def test_the_time_marker_goes_down_by_one_in_the_preparation() -> None:
    play = four().to_preparation()
    assert (play.state.phase, play.state.clock, play.state.round) == ("preparation", 3, 2)
    assert play.state.active is None


def test_passive_genes_become_active_again_when_the_preparation_ends() -> None:
    play = four().given(JAN, active=genes(action=1), passive=genes(action=1, telepathy=2))
    assert play.to_preparation()[JAN].passive == genes(action=1, telepathy=2)
    play.do(BeginTurns())
    assert (play[JAN].active, play[JAN].passive) == (genes(action=2, telepathy=2), genes())


def test_an_exhausted_fate_token_is_turned_to_its_active_side_when_the_preparation_ends() -> None:
    play = four().do(FateAsGene(seat=EWA, gene="combat")).to_preparation()
    assert not play[EWA].fate_token
    assert play.do(BeginTurns())[EWA].fate_token


def test_those_who_passed_are_in_again_in_the_next_round() -> None:
    assert not any(player.passed for player in four().to_preparation().state.players)


def test_the_event_of_the_round_is_noted_and_over_when_the_areas_decay() -> None:
    play = four().to_preparation()
    assert next_step(play.state) == NextStep("event")
    play.do(NoteEvent(text="Przeciek", power_bonus=2), BeginTurns())
    assert (play.state.event.text, play.state.event.power_bonus) == ("Przeciek", 2)
    play.all_pass()
    assert play.state.event.power_bonus == 2
    play.do(FinishRadiation())
    assert (play.state.event.text, play.state.event.power_bonus) == ("", 0)


# turns ---------------------------------------------------------------------------------------------------


def test_turns_go_clockwise_from_the_starting_player() -> None:
    play = game("Ola", "Jan", "Ewa", "Adam", starter=EWA, detail="quick")
    order = [play.active]
    for _ in range(7):
        order.append(play.ends_turn().active)
    assert order == [EWA, ADAM, OLA, JAN, EWA, ADAM, OLA, JAN]


def test_a_turn_must_hold_an_action() -> None:
    play = four()
    assert next_step(play.state) == NextStep("turn", OLA)
    assert play.refuses(EndTurn(seat=OLA)) == "no-action-yet"
    play.do(Impulse())
    assert next_step(play.state) == NextStep("end-turn", OLA)
    assert play.ends_turn().active == JAN


def test_a_turn_holds_no_second_action() -> None:
    play = four().do(Impulse())
    for second in (
        Impulse(),
        Grow(tokens=1),
        Evolve(gene="combat"),
        EvolveByDie(),
        ActSpecially(action="fusion"),
        Pass(seat=OLA),
        Fight(attacker=OLA, attacker_group=1, defender=JAN, defender_group=1),
    ):
        assert play.refuses(second) == "action-taken"


def test_a_turn_may_hold_a_move_before_or_after_its_action_but_not_both() -> None:
    before = four().do(Move(), Impulse())
    assert before.refuses(Move()) == "already-moved"
    after = four().do(Impulse(), Move())
    assert after.refuses(Move()) == "already-moved"
    assert after.ends_turn().do(Move()).active == JAN


def test_each_turn_has_a_move_of_its_own() -> None:
    play = four().do(Move(), Impulse()).ends_turn()
    assert play.do(Move()).state.turn.moved


def test_only_the_active_player_ends_the_turn_or_passes() -> None:
    play = four()
    for command in (EndTurn(seat=JAN), Pass(seat=JAN)):
        refusal = play.refusal(command)
        assert (refusal.code, refusal.params) == ("not-your-turn", {"player": "Jan", "active": "Ola"})


@pytest.mark.parametrize("detail", ["full", "quick"])
def test_each_player_must_take_exactly_one_action_and_pass_is_one(detail: Detail) -> None:
    """Lines 188, 298-301 and 581: a player who has evolved does not pass in the same turn."""
    play = game("Ola", "Jan", detail=detail).do(Evolve(gene="combat", payment=pay(1)))
    assert play.refuses(Pass(seat=OLA)) == "action-taken"
    assert play.ends_turn().passes(JAN).active == OLA


def test_with_quick_detail_a_turn_may_be_handed_on_without_noting_an_action() -> None:
    play = game("Ola", "Jan", detail="quick")
    assert next_step(play.state) == NextStep("turn", OLA)
    assert play.ends_turn().active == JAN


# passing -------------------------------------------------------------------------------------------------


def test_who_passed_gets_no_turn_until_the_next_round() -> None:
    play = four().passes(OLA).do(Impulse()).ends_turn().passes(EWA)
    assert [player.passed for player in play.state.players] == [True, False, True, False]
    assert play.active == ADAM
    play.do(Impulse()).ends_turn()
    assert play.active == JAN


def test_pass_is_the_action_of_the_turn() -> None:
    play = four().do(Move()).passes(OLA)
    assert play.happened(ActionTaken)[0].action == "pass"
    assert four().do(Impulse()).refuses(Pass(seat=OLA)) == "action-taken"


@pytest.mark.parametrize("detail", ["full", "quick"])
def test_a_move_may_be_made_before_or_after_passing(detail: Detail) -> None:
    """Line 581: pass is an action, so the turn's one move may come before it or after it."""
    play = game(*NAMES, detail=detail).passes(OLA).do(Move(seat=OLA))
    assert (play.active, play.state.turn.moved) == (JAN, False)
    assert play.refuses(Move(seat=OLA)) == "not-your-turn"
    assert play.do(Move(seat=JAN)).state.turn.moved
    before = game(*NAMES, detail=detail).do(Move(seat=OLA)).passes(OLA)
    assert before.refuses(Move(seat=OLA)) == "not-your-turn"


def test_the_move_after_passing_discharges_what_it_merges() -> None:
    """Lines 211-216 and 581."""
    play = game("Ola", "Jan").given(OLA, on_board=5, charged=2).passes(OLA)
    play.do(Move(seat=OLA, discharged=2))
    assert (play[OLA].charged, play[JAN].charged) == (0, 2)


def test_the_move_after_passing_is_over_once_the_next_player_has_acted() -> None:
    for command in (Move(seat=JAN), Impulse(seat=JAN), EndTurn(seat=JAN), Pass(seat=JAN)):
        play = game("Ola", "Jan", "Ewa", detail="quick").passes(OLA).do(command)
        assert play.refuses(Move(seat=OLA)) == "not-your-turn"


def test_the_next_player_may_recover_fate_before_the_move_of_who_has_passed() -> None:
    play = game("Ola", "Jan").given(JAN, fate=3, on_board=3, charged=3).passes(OLA)
    play.do(RecoverFate(seat=JAN, payment=pay(3)), Move(seat=OLA))
    assert not play.state.turn.moved


def test_the_last_one_to_pass_may_move_until_the_first_area_is_faced() -> None:
    """Lines 578-582: the phase ends with the last pass, and the move may come after it."""
    play = four().radioactive(2).passes(OLA, JAN, EWA, ADAM)
    assert play.state.phase == "radiation"
    moved = Play(play.state).do(Move(seat=ADAM))
    assert moved.refuses(Move(seat=ADAM)) == "not-in-turns"
    assert play.refuses(Move(seat=EWA)) == "not-in-turns"
    play.do(FaceArea(area=1, groups=()))
    assert play.refuses(Move(seat=ADAM)) == "not-in-turns"
    skipped = four().passes(OLA, JAN, EWA, ADAM).do(FinishRadiation())
    assert skipped.refuses(Move(seat=ADAM)) == "not-in-turns"


def test_nobody_moves_after_the_game() -> None:
    play = four().passes(OLA).do(EndGame())
    assert play.refuses(Move(seat=OLA)) == "not-in-turns"


def test_who_moved_before_passing_or_was_marked_as_passed_moves_no_more() -> None:
    moved = four().do(Mark(seat=OLA, what="moved", set=True)).passes(OLA)
    by_hand = four().do(Mark(seat=OLA, what="passed", set=True)).ends_turn()
    everybody = four().do(EndPhase())
    assert moved.refuses(Move(seat=OLA)) == "not-your-turn"
    assert by_hand.refuses(Move(seat=OLA)) == "not-your-turn"
    assert everybody.refuses(Move(seat=OLA)) == "not-in-turns"


def test_nobody_moves_in_the_middle_of_a_battle_or_out_of_the_game() -> None:
    play = four().passes(OLA)
    opened = Fight(attacker=JAN, attacker_group=1, defender=EWA, defender_group=1)
    assert Play(play.state).do(opened).refuses(Move(seat=OLA)) == "battle-open"
    play.do(Mark(seat=OLA, what="eliminated", set=True))
    assert play.refuses(Move(seat=OLA)) == "player-eliminated"


def test_the_last_one_in_plays_on_alone_until_passing() -> None:
    play = four().passes(OLA, JAN, EWA).given(ADAM, active=genes(telepathy=2))
    for _ in range(2):
        play.do(Impulse()).ends_turn()
        assert play.active == ADAM
    assert play.passes(ADAM).state.phase == "radiation"


def test_when_all_have_passed_the_radiation_phase_begins() -> None:
    play = four().passes(OLA, JAN, EWA)
    assert play.state.phase == "turns"
    play.passes(ADAM)
    assert (play.state.phase, play.state.active) == ("radiation", None)


def test_the_table_may_say_that_all_have_passed() -> None:
    play = four().passes(OLA).do(EndPhase())
    assert play.state.phase == "radiation"
    assert all(player.passed for player in play.state.players)


def test_who_passed_still_defends_and_may_spend_fate_in_combat() -> None:
    play = game("Ola", "Jan", starter=JAN).passes(JAN)
    play.do(Fight(attacker=OLA, attacker_group=2, defender=JAN, defender_group=2))
    play.do(Commit(side="attacker"), Commit(side="defender", fate=1))
    play.rolls(4).do(ForceReroll(by=JAN)).rolls(1)
    assert play[JAN].fate == 2


def test_who_passed_lowers_no_irradiation() -> None:
    play = game("Ola", "Jan").given(OLA, irradiation=3, active=genes(building=1)).passes(OLA)
    assert play.refuses(DiscardBuilding(seat=OLA, active=1)) == "only-in-own-turn"


def test_who_is_marked_as_passed_by_hand_owes_no_action() -> None:
    play = four().do(Mark(seat=OLA, what="passed", set=True))
    assert play.ends_turn().active == JAN


# the starting player -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "previous", "starts"),
    [
        ((4, 3, 2, 5), OLA, EWA),
        ((4, 3, 2, 5), EWA, EWA),
        ((1, 3, 2, 5), ADAM, OLA),
        ((2, 2, 3, 3), OLA, JAN),
        ((2, 2, 3, 3), JAN, OLA),
        ((2, 3, 2, 2), OLA, EWA),
        ((2, 3, 2, 2), EWA, ADAM),
        ((2, 3, 2, 2), ADAM, OLA),
        ((2, 3, 2, 2), JAN, EWA),
        ((2, 2, 2, 2), ADAM, OLA),
        ((2, 2, 2, 2), OLA, JAN),
    ],
)
def test_the_fewest_tokens_start_and_ties_go_clockwise_from_the_previous_starter(
    tokens: tuple[int, ...], previous: int, starts: int
) -> None:
    play = game("Ola", "Jan", "Ewa", "Adam", starter=previous)
    for seat, count in enumerate(tokens):
        play.given(seat, on_board=count, charged=0)
    play.to_next_round()
    assert (play.state.starter, play.active) == (starts, starts)


def test_tokens_are_counted_when_the_turns_begin_not_when_the_round_does() -> None:
    play = game("Ola", "Jan").to_preparation()
    play.do(Correct(seat=OLA, what="tokens", delta=-1), BeginTurns())
    assert play.active == OLA


def test_trophies_and_supply_do_not_count_for_the_starting_player() -> None:
    play = game("Ola", "Jan").given(OLA, on_board=3, trophies=(0, 5)).given(JAN, on_board=2)
    assert play.to_next_round().active == JAN


def test_who_is_out_by_the_numbers_does_not_start() -> None:
    """Lines 168-178 and 812-814: the starter is one of the remaining players."""
    play = four().to_preparation().do(Correct(seat=EWA, what="tokens", delta=-2))
    assert starting_seat(play.state) == JAN
    play.given(JAN, on_board=0).given(ADAM, irradiation=8).given(OLA, on_board=12)
    assert starting_seat(play.state) == OLA
    assert starting_seat(play.given(OLA, eliminated=True).state) is None


# the end by rounds ---------------------------------------------------------------------------------------


def test_the_game_ends_when_the_time_marker_would_fall_below_one() -> None:
    play = game("Ola", "Jan").do(MarkClock(delta=-5))
    assert play.state.round == 6
    play.to_preparation()
    assert (play.state.phase, play.outcome.termination) == ("over", "rounds")
    assert next_step(play.state) == NextStep("score")


def test_the_last_round_has_its_radiation_phase_too() -> None:
    play = game("Ola", "Jan").do(MarkClock(delta=-5)).radioactive(3).all_pass()
    play.do(FaceArea(area=1, groups=(2, 0))).rolls(1).stands()
    assert play.do(FinishRadiation()).totals() == (10 - 4, 10)


def test_after_the_end_nobody_acts() -> None:
    play = game("Ola", "Jan").do(EndGame())
    assert play.refuses(Move()) == "not-in-turns"
    assert play.refuses(EndTurn(seat=OLA)) == "not-in-turns"
    assert play.refuses(BeginTurns()) == "not-in-preparation"
    assert play.refuses(FinishRadiation()) == "not-in-radiation"
    for command in (
        EndGame(),
        SpendFate(seat=OLA),
        FateAsGene(seat=OLA, gene="combat"),
        NoteEvent(),
        AddArea(),
        ChangeArea(area=1, delta=1),
        Mark(seat=OLA, what="passed", set=True),
    ):
        assert play.refuses(command) == "game-is-over"


def test_the_table_may_stop_by_agreement_even_in_the_middle_of_a_battle() -> None:
    play = game("Ola", "Jan").do(Fight(attacker=OLA, attacker_group=1, defender=JAN, defender_group=1))
    play.do(Commit(side="attacker"), Commit(side="defender")).rolls(1).do(EndGame())
    state = play.state
    assert (state.phase, play.outcome.termination) == ("over", "agreement")
    assert (state.battle, state.roll, state.radiation, state.evolution, state.active) == (None,) * 5


def test_running_clocks_stop_at_the_end() -> None:
    play = game("Ola", "Jan").do(SetClocks(running=True))
    assert not play.do(EndGame()).state.clocks


# what the one big button says ----------------------------------------------------------------------------


def test_the_next_step_follows_a_round() -> None:
    play = game("Ola", "Jan").radioactive(2)
    play.do(Fight(attacker=OLA, attacker_group=1, defender=JAN, defender_group=1))
    assert next_step(play.state) == NextStep("battle", OLA)
    play.do(CallOff()).ends_turn()
    assert next_step(play.state) == NextStep("turn", JAN)
    play.do(ActSpecially(action="wave", effect="wave", area=1))
    assert next_step(play.state) == NextStep("wave")
    play.do(FaceArea(area=1, groups=(1, 0)))
    assert next_step(play.state) == NextStep("test", OLA)
    play.rolls(4).stands().ends_turn().all_pass()
    assert next_step(play.state) == NextStep("areas")
    play.do(FaceArea(area=1, groups=()))
    assert next_step(play.state) == NextStep("finish-radiation")
    play.do(FinishRadiation())
    assert next_step(play.state) == NextStep("event")
    play.option(events=False)
    assert next_step(play.state) == NextStep("turns")


def test_following_is_the_next_one_clockwise_who_is_still_in() -> None:
    """Lines 163-166: one after the other, until all have passed."""
    play = four()
    assert following(play.state) == JAN
    assert following(play.given(JAN, passed=True).given(EWA, eliminated=True).state) == ADAM
    assert following(play.given(ADAM, passed=True).state) == OLA
    assert following(play.given(OLA, passed=True).state) is None
    assert following(four().all_pass().state) is None


def test_following_is_whose_last_turn_comes_next() -> None:
    """Lines 821-825: after an elimination each of the others has one more turn."""
    play = four().do(Mark(seat=EWA, what="eliminated", set=True))
    assert following(play.state) == JAN
    play.passes(OLA, JAN, ADAM)
    assert following(play.state) is None


def test_the_next_step_is_the_die_of_an_evolution() -> None:
    faces = ("action", "telepathy", "combat", "building")
    play = game("Ola", "Jan", gene_faces=faces).do(EvolveByDie(payment=pay(2)))
    assert next_step(play.state) == NextStep("evolution", OLA)


def test_the_next_step_is_to_confirm_who_is_out_by_the_numbers() -> None:
    play = game("Ola", "Jan", "Ewa").do(Correct(seat=EWA, what="irradiation", delta=8))
    assert next_step(play.state) == NextStep("eliminate", EWA)
