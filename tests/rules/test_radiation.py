"""The radiation phase: resistance tests, absorption, decay; and a Wave."""

import pytest

from companion.rules.chromosome.areas import AddArea, ChangeArea
from companion.rules.chromosome.corrections import CallOff, Correct, Eliminate
from companion.rules.chromosome.fate import FateAsGene
from companion.rules.chromosome.house_rules import SetDetail
from companion.rules.chromosome.play import IrradiationChanged
from companion.rules.chromosome.preparation import NoteEvent
from companion.rules.chromosome.radiation import (
    FaceArea,
    FinishRadiation,
    most_absorbed,
    proposed_absorption,
    strongest,
)
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import Detail, EventCard, ResistanceTest
from companion.rules.chromosome.turns import EndTurn, Move
from companion.rules.kernel import Command
from tests.rules.build import ADAM, EWA, JAN, OLA, Play, game, genes


def phase(*cubes: int, starter: int = OLA) -> Play:
    """Four players with six tokens each, and these areas; everybody has passed."""
    play = game("Ola", "Jan", "Ewa", "Adam", starter=starter)
    for seat in range(4):
        play.given(seat, on_board=6, charged=0)
    return play.radioactive(*cubes).all_pass()


def order(play: Play) -> list[int]:
    """Return the order of the testers at the current area; everybody rolls a 4."""
    seats: list[int] = []
    while play.state.roll is not None:
        seats.append(play.roll.roller)
        play.rolls(4).stands()
    return seats


# which area ----------------------------------------------------------------------------------------------


def test_areas_are_faced_by_descending_power() -> None:
    play = phase(2, 5, 3)
    for area, power in ((1, 5), (3, 5)):
        refusal = play.refusal(FaceArea(area=area, groups=()))
        assert (refusal.code, refusal.params) == ("stronger-area-first", {"power": power})
    play.do(FaceArea(area=2, groups=()))
    assert play.refusal(FaceArea(area=1, groups=())).params == {"power": 3}
    play.do(FaceArea(area=3, groups=()), FaceArea(area=1, groups=()))


def test_among_areas_of_the_same_power_the_table_chooses() -> None:
    for first, second in ((1, 3), (3, 1)):
        play = phase(4, 2, 4)
        assert {area.id for area in strongest(play.state)} == {1, 3}
        play.do(FaceArea(area=first, groups=()), FaceArea(area=second, groups=()))
        assert {area.id for area in strongest(play.state)} == {2}


def test_every_area_is_faced_once() -> None:
    play = phase(2, 2).do(FaceArea(area=1, groups=()))
    assert play.refuses(FaceArea(area=1, groups=())) == "no-such-area"
    assert play.refuses(FaceArea(area=9, groups=())) == "no-such-area"


def test_an_area_that_is_noted_during_the_phase_is_faced_too() -> None:
    play = phase(2).do(FaceArea(area=1, groups=()), AddArea(cubes=5))
    assert play.refuses(FinishRadiation()) == "areas-left"
    play.do(FaceArea(area=2, groups=()), FinishRadiation())


def test_an_area_that_is_taken_away_during_the_phase_is_not_waited_for() -> None:
    play = phase(2, 3).do(ChangeArea(area=2, delta=-3), FaceArea(area=1, groups=()))
    assert play.do(FinishRadiation()).state.phase == "preparation"


def test_outside_the_phase_no_area_is_faced() -> None:
    assert game().radioactive(2).refuses(FaceArea(area=1, groups=())) == "not-in-radiation"
    assert strongest(game().radioactive(2).state) == ()


# who is tested -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("starter", "tested"), [(OLA, [OLA, JAN, ADAM]), (JAN, [JAN, ADAM, OLA]), (EWA, [ADAM, OLA, JAN])]
)
def test_one_test_for_each_player_with_a_group_there_clockwise_from_the_starting_player(
    starter: int, tested: list[int]
) -> None:
    play = phase(2, starter=starter).do(FaceArea(area=1, groups=(1, 2, 0, 1)))
    assert order(play) == tested


def test_players_who_are_not_named_have_no_group_there() -> None:
    assert order(phase(2).do(FaceArea(area=1, groups=(0, 1)))) == [JAN]
    assert order(phase(2).do(FaceArea(area=1, groups=()))) == []


def test_nobody_has_more_groups_than_tokens() -> None:
    play = phase(2).given(JAN, on_board=2)
    refusal = play.refusal(FaceArea(area=1, groups=(0, 3)))
    assert (refusal.code, refusal.params) == ("more-groups-than-tokens", {"player": "Jan", "has": 2})
    play.do(FaceArea(area=1, groups=(0, 2)))


def test_groups_belong_to_somebody_at_the_table() -> None:
    play = phase(2)
    assert play.refusal(FaceArea(area=1, groups=(0, 0, 0, 0, 1))).params == {"seat": 5}


def test_one_area_is_done_before_the_next_is_faced() -> None:
    play = phase(3, 2).do(FaceArea(area=1, groups=(1,)))
    assert play.refuses(FaceArea(area=2, groups=(1,))) == "test-open"
    assert play.refuses(FinishRadiation(skip=True)) == "test-open"


# the test ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("power", "groups", "building", "face", "dose"),
    [(4, 2, 0, 1, 5), (4, 2, 0, 4, 2), (2, 2, 0, 3, 1), (2, 1, 0, 4, 0), (4, 2, 3, 1, 2), (3, 1, 1, 3, 0)],
)
def test_the_dose_is_power_and_groups_less_die_and_building_genes_and_never_negative(
    power: int, groups: int, building: int, face: int, dose: int
) -> None:
    play = phase(power).given(JAN, active=genes(building=building))
    play.do(FaceArea(area=1, groups=(0, groups))).rolls(face).stands()
    assert play[JAN].irradiation == dose
    test = ResistanceTest(seat=JAN, power=power, groups=groups, building=building)
    assert (test.threat, test.dose(face)) == (power + groups, dose)


def test_groups_count_not_their_tokens() -> None:
    play = phase(3).given(JAN, on_board=3).do(FaceArea(area=1, groups=(0, 1))).rolls(1).stands()
    assert play[JAN].irradiation == 3


def test_passive_building_genes_do_not_help() -> None:
    play = phase(4).given(JAN, active=genes(building=1), passive=genes(building=3))
    play.do(FaceArea(area=1, groups=(0, 1))).rolls(1).stands()
    assert play[JAN].irradiation == 3


def test_doses_of_several_areas_add_up() -> None:
    play = phase(3, 2)
    play.do(FaceArea(area=1, groups=(1,))).rolls(2).stands()
    play.do(FaceArea(area=2, groups=(2,))).rolls(1).stands()
    assert play[OLA].irradiation == 2 + 3


def test_the_event_of_the_round_makes_every_area_stronger_in_tests() -> None:
    play = phase(2, 1).do(NoteEvent(power_bonus=2))
    assert play.refusal(FaceArea(area=2, groups=())).params == {"power": 4}
    play.do(FaceArea(area=1, groups=(2,))).rolls(3).stands()
    assert play[OLA].irradiation == 4 + 2 - 3
    play.do(FaceArea(area=2, groups=(1,))).rolls(4).stands()
    assert play[OLA].irradiation == 3


def test_a_fate_point_may_stand_for_a_building_gene_in_ones_own_test() -> None:
    play = phase(4).given(OLA, active=genes(building=1)).do(FaceArea(area=1, groups=(2,))).rolls(1)
    play.do(FateAsGene(seat=OLA, gene="building"))
    assert (play[OLA].fate, play[OLA].fate_token, play[OLA].genes) == (3, False, genes(building=1))
    assert play.refuses(FateAsGene(seat=OLA, gene="building")) == "fate-gene-used"
    assert play.stands()[OLA].irradiation == 4 + 2 - 1 - 2


def test_no_other_gene_helps_in_a_test_and_nobody_helps_another() -> None:
    play = phase(4).do(FaceArea(area=1, groups=(2, 1)))
    assert play.refuses(FateAsGene(seat=OLA, gene="combat")) == "test-takes-building"
    assert play.refuses(FateAsGene(seat=ADAM, gene="building")) == "test-open"


def test_the_gene_lent_by_fate_is_for_this_test_alone() -> None:
    play = phase(4, 4).do(FaceArea(area=1, groups=(2, 2)), FateAsGene(seat=OLA, gene="building"))
    play.rolls(4, 4).stands()
    assert (play[OLA].irradiation, play[JAN].irradiation) == (1, 2)
    play.do(FaceArea(area=2, groups=(2,))).rolls(4).stands()
    assert play[OLA].irradiation == 1 + 2


def test_a_building_gene_that_was_forgotten_counts_as_soon_as_it_is_corrected() -> None:
    play = phase(4).do(FaceArea(area=1, groups=(2, 2))).rolls(1)
    play.do(Correct(seat=OLA, what="active", gene="building", delta=2))
    play.do(Correct(seat=OLA, what="active", gene="combat", delta=1))
    play.do(Correct(seat=JAN, what="passive", gene="building", delta=1))
    play.stands().rolls(1).stands()
    assert (play[OLA].irradiation, play[JAN].irradiation) == (4 + 2 - 1 - 2, 4 + 2 - 1)


def test_a_cube_that_was_forgotten_counts_as_soon_as_it_is_corrected() -> None:
    play = phase(4, 2).do(FaceArea(area=1, groups=(2, 2))).rolls(1)
    play.do(ChangeArea(area=1, delta=1), ChangeArea(area=2, delta=1)).stands().rolls(2).stands()
    assert (play[OLA].irradiation, play[JAN].irradiation) == (5 + 2 - 1, 5 + 2 - 2)


def test_tests_called_off_leave_the_area_faced() -> None:
    play = phase(4).do(FaceArea(area=1, groups=(2, 1))).rolls(1).do(CallOff())
    assert (play.state.roll, play[OLA].irradiation) == (None, 0)
    assert play.do(FinishRadiation()).state.phase == "preparation"


# absorption ----------------------------------------------------------------------------------------------


def test_groups_that_absorb_are_charged() -> None:
    play = phase(3).given(JAN, charged=1).do(FaceArea(area=1, groups=(1, 1)))
    play.rolls(4, 4).stands().do(FinishRadiation(charged=(3, 2)))
    assert [player.charged for player in play.state.players] == [3, 3, 0, 0]


def test_groups_charge_that_are_next_to_an_area() -> None:
    """Lines 767-771: with no area, or with none beside a group of the player, nothing is absorbed."""
    play = phase(3, 2).do(FaceArea(area=1, groups=(1,))).rolls(4).stands()
    assert Play(play.state).do(FinishRadiation(charged=(1, 1), skip=True))[JAN].charged == 1
    play.do(FaceArea(area=2, groups=(0, 0, 1))).rolls(4).stands()
    for seat in (JAN, ADAM):
        charged = tuple(int(each == seat) for each in range(4))
        refusal = play.refusal(FinishRadiation(charged=charged))
        assert (refusal.code, refusal.params) == (
            "areas-charge-fewer",
            {"player": play[seat].name, "most": 0},
        )
    assert play.refuses(FinishRadiation(charged=(0, 0, 0, 1), skip=True)) == "areas-charge-fewer"
    play.do(FinishRadiation(charged=(1, 0, 2)))
    assert [player.charged for player in play.state.players] == [1, 0, 2, 0]


@pytest.mark.parametrize("detail", ["full", "quick"])
def test_without_areas_nothing_is_absorbed(detail: Detail) -> None:
    """Lines 767-771: impossible charges are refused, whether or not charges are tracked."""
    play = game(detail=detail).all_pass()
    assert play.refuses(FinishRadiation(charged=(1,))) == "areas-charge-fewer"
    play = game(detail=detail).given(OLA, charged=0).radioactive(1).all_pass()
    play.do(FaceArea(area=1, groups=(1,))).rolls(4).stands()
    assert play.refuses(FinishRadiation(charged=(0, 1))) == "areas-charge-fewer"
    play.do(FinishRadiation(charged=(1,)))


def test_an_area_that_is_gone_charges_nothing() -> None:
    """Lines 767-771."""
    assert phase().refuses(FinishRadiation(charged=(1,))) == "areas-charge-fewer"
    play = phase(1).do(FaceArea(area=1, groups=(1,))).rolls(4).stands()
    play.do(ChangeArea(area=1, delta=-1))
    assert play.refuses(FinishRadiation(charged=(1,))) == "areas-charge-fewer"


def test_who_is_out_absorbs_nothing() -> None:
    play = phase(3).given(OLA, irradiation=7).do(FaceArea(area=1, groups=(1,))).rolls(1).stands()
    assert play.refuses(FinishRadiation(charged=(1,))) == "areas-charge-fewer"


def test_an_area_charges_each_group_beside_it_up_to_its_power_and_no_group_is_larger_than_three() -> None:
    """Absorption: each group next to an area charges if its size is at most the area's power."""
    play = phase(1).do(FaceArea(area=1, groups=(1, 2))).rolls(4, 4).stands()
    refusal = play.refusal(FinishRadiation(charged=(6,)))
    assert (refusal.code, refusal.params) == ("areas-charge-fewer", {"player": "Ola", "most": 1})
    assert play.refusal(FinishRadiation(charged=(0, 3))).params == {"player": "Jan", "most": 2}
    assert [most_absorbed(play.state, seat) for seat in range(4)] == [1, 2, 0, 0]
    play = phase(5, 2).do(FaceArea(area=1, groups=(1,))).rolls(4).stands()
    play.do(FaceArea(area=2, groups=(1, 1))).rolls(4, 4).stands()
    assert [most_absorbed(play.state, seat) for seat in range(4)] == [5, 2, 0, 0]


def test_the_proposed_absorption_is_what_the_areas_charge_at_most_and_is_accepted() -> None:
    play = phase(2).given(OLA, charged=5).do(FaceArea(area=1, groups=(2, 1, 0, 2))).rolls(4, 4, 4).stands()
    assert proposed_absorption(play.state) == (1, 2, 0, 4)
    play.do(FinishRadiation(charged=proposed_absorption(play.state)))
    assert [player.charged for player in play.state.players] == [6, 2, 0, 4]


def test_nothing_is_proposed_where_the_groups_beside_an_area_are_unknown() -> None:
    play = phase(3, 2).do(FaceArea(area=1, groups=(1,))).rolls(4).stands()
    assert proposed_absorption(play.state) == (0, 0, 0, 0)


def test_the_event_of_the_round_strengthens_what_an_area_charges() -> None:
    play = phase(1).where(event=EventCard(power_bonus=2)).do(FaceArea(area=1, groups=(1,))).rolls(4).stands()
    assert most_absorbed(play.state, OLA) == 3


def test_nobody_absorbs_more_than_stands_discharged_on_the_board() -> None:
    play = phase(1).given(JAN, charged=5).do(FaceArea(area=1, groups=(0, 1))).rolls(4).stands()
    assert play.refusal(FinishRadiation(charged=(0, 2))).params == {"player": "Jan", "can": 1}


def test_whoever_absorbs_sits_at_the_table() -> None:
    assert phase().refusal(FinishRadiation(charged=(0, 0, 0, 0, 1))).params == {"seat": 5}


def test_with_quick_detail_no_charge_is_followed() -> None:
    play = phase(1).do(SetDetail(detail="quick"), FinishRadiation(charged=(9,), skip=True))
    assert play[OLA].charged == 0


# decay ---------------------------------------------------------------------------------------------------


def test_every_area_loses_a_cube_and_one_without_any_is_gone() -> None:
    play = phase(3, 1, 2).do(FinishRadiation(skip=True))
    assert [(area.id, area.cubes) for area in play.state.areas] == [(1, 2), (3, 1)]


def test_areas_that_are_still_to_be_faced_are_left_out_only_when_the_table_says_so() -> None:
    play = phase(3, 1)
    refusal = play.refusal(FinishRadiation())
    assert (refusal.code, refusal.params) == ("areas-left", {"count": 2})
    assert play.do(FinishRadiation(skip=True)).state.radiation is None


def test_without_areas_the_phase_is_over_at_once() -> None:
    assert phase().do(FinishRadiation()).state.phase == "preparation"


# Wave ----------------------------------------------------------------------------------------------------


def wave(*cubes: int, area: int = 1) -> Play:
    play = game("Ola", "Jan", "Ewa").radioactive(*cubes)
    return play.do(ActSpecially(action="wave", effect="wave", area=area))


def test_a_wave_makes_an_immediate_test_at_the_power_of_the_area_that_it_moves() -> None:
    play = wave(3, 5).do(FaceArea(area=1, groups=(0, 2, 1)))
    play.rolls(1, 4).stands()
    assert [player.irradiation for player in play.state.players] == [0, 3 + 2 - 1, 0]
    assert (play.state.phase, play.active, play.state.radiation) == ("turns", OLA, None)


def test_a_wave_tests_its_own_area_only_and_takes_no_cube() -> None:
    play = wave(3, 5)
    assert play.refuses(FaceArea(area=2, groups=())) == "no-such-area"
    play.do(FaceArea(area=1, groups=()))
    assert [area.cubes for area in play.state.areas] == [3, 5]
    assert play.ends_turn().active == JAN


def test_the_event_of_the_round_makes_a_wave_stronger() -> None:
    play = game().radioactive(1).do(NoteEvent(power_bonus=2))
    play.do(ActSpecially(action="wave", effect="wave", area=1), FaceArea(area=1, groups=(1,)))
    assert play.state.radiation is not None
    assert play.state.radiation.tests[0].threat == 4


def test_while_a_wave_is_tested_the_turn_waits() -> None:
    play = wave(3)
    for command in (EndTurn(seat=OLA), Move(), Eliminate(seat=OLA)):
        assert play.refuses(command) == "test-open"
    play.do(CallOff())
    assert play.ends_turn().active == JAN


def test_an_area_noted_during_a_wave_is_not_part_of_it() -> None:
    play = wave(3).do(AddArea(cubes=9), FaceArea(area=1, groups=()))
    assert play.state.radiation is None


def test_tokens_sacrificed_to_a_wave_become_trophies_by_hand() -> None:
    play = wave(3).do(FaceArea(area=1, groups=()))
    play.do(
        Correct(seat=JAN, what="tokens", delta=-1),
        Correct(seat=OLA, what="trophies", owner=JAN, delta=1),
    )
    assert (play[JAN].on_board, play[OLA].trophies, play.state.supply(JAN)) == (1, (0, 1, 0), 10)


def test_a_test_says_in_the_journal_what_it_cost() -> None:
    play = phase(4).do(FaceArea(area=1, groups=(1,))).rolls(2).stands()
    assert play.happened(IrradiationChanged) == (IrradiationChanged(seat=OLA, delta=3, reason="test"),)


def test_groups_of_more_players_than_there_are_name_no_seat() -> None:
    refused = phase(2).refusal(FaceArea(area=1, groups=(0,) * 9))
    assert (refused.code, refused.params) == ("no-such-seat", {"seat": 9})


@pytest.mark.parametrize("command", [AddArea(), ChangeArea(area=1, delta=1)], ids=repr)
def test_before_the_start_and_after_the_end_there_are_no_areas(command: Command) -> None:
    assert Play().refuses(command) == "not-in-game"
    assert game().do(EndGame()).refuses(command) == "game-is-over"
