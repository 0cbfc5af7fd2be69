"""Phases 4 and 5: cells divide, amoebas die."""

from typing import Any

import pytest

from companion.rules.soup.deaths import Bury, DeadBuried, LoseAmoebas
from companion.rules.soup.division import Divide
from companion.rules.soup.turns import EndPhase, EndTurn, TakeTurn
from tests.rules.soup.tables import ADAM, EWA, JAN, OLA, Play, table

# phase 4 -----------------------------------------------------------------------------------------


def test_ten_points_come_at_the_beginning_of_each_turn() -> None:
    play = table().at("division")
    assert play.points == [4, 4, 4, 14]
    assert play.do(EndTurn(seat=ADAM)).points == [4, 4, 14, 14]
    play.ends_turns()
    assert (play.points, play.state.phase) == ([14, 14, 14, 14], "deaths")


def test_ending_the_phase_gives_them_to_everybody_left() -> None:
    play = table().at("division").do(EndTurn(seat=ADAM), EndPhase())
    assert (play.points, play.state.phase) == ([14, 14, 14, 14], "deaths")


def test_nobody_gets_them_twice() -> None:
    play = table().at("division")
    play.do(TakeTurn(seat=OLA), TakeTurn(seat=ADAM), TakeTurn(seat=OLA))
    assert play.points == [14, 4, 4, 14]
    assert play.ends_turns().points == [14, 14, 14, 14]


def test_a_new_amoeba_costs_6_and_takes_the_lowest_free_number() -> None:
    play = table().at("division").do(Divide(seat=ADAM))
    assert (play.points[ADAM], play.numbers[ADAM]) == (8, [1, 2, 3])


def test_with_division_rate_it_costs_4() -> None:
    play = table().genes(ADAM, "division-rate").at("division").do(Divide(seat=ADAM, number=7))
    assert (play.points[ADAM], play.numbers[ADAM]) == (10, [1, 2, 7])


def test_who_has_none_on_the_board_gets_the_first_free_and_pays_the_second() -> None:
    play = table().amoebas(ADAM).at("division").do(Divide(seat=ADAM))
    assert (play.points[ADAM], play.numbers[ADAM]) == (14, [1])
    assert play.do(Divide(seat=ADAM)).points[ADAM] == 8


def test_nobody_has_more_than_seven_amoebas() -> None:
    play = table().given(ADAM, points=90).amoebas(ADAM, *[0] * 6).at("division")
    play.do(Divide(seat=ADAM))
    assert play.refuses(Divide(seat=ADAM)) == "no-amoeba-left"


def test_an_amoeba_is_on_the_board_once_and_is_paid_by_whose_turn_it_is() -> None:
    play = table().at("division")
    assert play.refuses(Divide(seat=ADAM, number=2)) == "amoeba-on-board"
    assert play.refuses(Divide(seat=OLA)) == "not-your-turn"
    assert play.do(Divide(seat=ADAM), Divide(seat=ADAM)).points[ADAM] == 2
    assert play.refuses(Divide(seat=ADAM)) == "not-enough-points"


def test_a_new_amoeba_is_unhurt() -> None:
    play = table(detail="full").at("division").do(Divide(seat=ADAM))
    assert [amoeba.wounds for amoeba in play[ADAM].amoebas] == [1, 0, 0]


# phase 5 -----------------------------------------------------------------------------------------


def dying(**options: Any) -> Play:
    """Phase 5: Ola's amoebas have 2, 3 and 1 damage points, Jan's 2; 20 cubes of each colour are left."""
    play = table(detail="full", **options).amoebas(OLA, 2, 3, 1).amoebas(JAN, 2).at("deaths")
    return play.where(supply=(20, 20, 20, 20))


def test_amoebas_with_two_damage_points_die_and_leave_two_cubes_of_each_colour() -> None:
    play = dying().do(Bury())
    assert (play.numbers[OLA], play.numbers[JAN]) == ([3], [])
    assert play.state.supply == (14, 14, 14, 14)
    assert play.refuses(Bury()) == "buried-already"


def test_with_longevity_they_die_of_three() -> None:
    play = dying().genes(OLA, "longevity").do(Bury())
    assert (play.numbers[OLA], play.state.supply) == ([1, 3], (16, 16, 16, 16))


def test_with_three_players_a_dead_amoeba_leaves_six_cubes() -> None:
    play = table("Ola", "Jan", "Ewa", detail="full").amoebas(OLA, 2).at("deaths").where(supply=(9, 9, 9))
    assert play.do(Bury()).state.supply == (7, 7, 7)


def test_cubes_of_which_the_supply_is_short_are_not_placed_unless_the_table_does_without_a_supply() -> None:
    assert dying().where(supply=(3, 20, 20, 0)).do(Bury()).state.supply == (0, 14, 14, 0)
    play = dying(cube_supply=False).where(supply=(3, 20, 20, 0)).do(Bury())
    assert play.state.supply == (-3, 14, 14, -6)


def test_nobody_is_buried_in_quick_detail_where_amoebas_are_only_counted() -> None:
    play = table().at("deaths")
    assert play.refuses(Bury()) == "amoebas-not-kept"
    play.do(LoseAmoebas(seat=OLA, count=2))
    assert play.numbers[OLA] == []
    assert play.refuses(LoseAmoebas(seat=OLA)) == "amoebas-on-board"
    play.do(LoseAmoebas(seat=OLA, count=-1))
    assert play.numbers[OLA] == [1]
    assert play.refuses(LoseAmoebas(seat=OLA, count=0)) == "nothing-changed"
    assert play.refuses(LoseAmoebas(seat=OLA, count=-7)) == "amoebas-off-board"


def test_the_amoebas_with_the_highest_numbers_go_first() -> None:
    play = table().amoebas(OLA, 0, 0, 0).do(LoseAmoebas(seat=OLA, count=2))
    assert play.numbers[OLA] == [1]


def test_amoebas_are_lost_one_by_one_in_full_detail_and_in_phases_1_and_5_alone() -> None:
    assert dying().refuses(LoseAmoebas(seat=OLA)) == "each-amoeba-is-kept"
    assert table().at("genes").refuses(LoseAmoebas(seat=OLA)) == "not-now"


def test_nobody_dying_is_buried_in_silence() -> None:
    play = table(detail="full").at("deaths").do(Bury())
    assert play.last == (DeadBuried(),)


@pytest.mark.parametrize(
    ("order", "seats"), [("descending", (ADAM, EWA, JAN, OLA)), ("ascending", (OLA, JAN, EWA, ADAM))]
)
def test_option_the_order_of_phase_5(order: str, seats: tuple[int, ...]) -> None:
    assert table(deaths_order=order).at("deaths").state.order == seats
