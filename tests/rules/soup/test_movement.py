"""Phase 1: drifting, moving by one's own means, staying."""

import pytest

from companion.rules.soup.data import CARDS, Gene
from companion.rules.soup.meals import Eat
from companion.rules.soup.movement import AmoebaMoved, ChooseDirection, Drift, PayMoves, RollMove, StayPut
from tests.rules.soup.tables import JAN, OLA, Play, table


def full(*genes: Gene, points: int = 4, **options: object) -> Play:
    """A first round in full detail; it is Ola's turn, with these genes."""
    return table(detail="full", **options).genes(OLA, *genes).given(OLA, points=points)


def way(play: Play) -> str:
    """Return where the last command moved an amoeba."""
    (moved,) = play.happened(AmoebaMoved)
    return moved.direction


def test_an_amoeba_drifts_where_the_card_points_for_free() -> None:
    play = full().do(Drift(seat=OLA, number=1))
    assert way(play) == "north"
    assert play[OLA].points == 4


def test_a_movement_of_ones_own_costs_a_point() -> None:
    play = full().do(RollMove(seat=OLA, number=1, dice=(3,)))
    assert way(play) == "east"
    assert play[OLA].points == 3


def test_the_price_of_a_movement_is_an_option() -> None:
    assert full(move_price=2).do(RollMove(seat=OLA, number=1, dice=(3,)))[OLA].points == 2
    assert full(move_price=0, points=0).do(RollMove(seat=OLA, number=1, dice=(3,)))[OLA].points == 0


def test_without_a_point_nobody_moves_by_their_own_means() -> None:
    refused = full(points=0).refuses(RollMove(seat=OLA, number=1, dice=(3,)))
    assert refused == "not-enough-points"


def test_streamlining_moves_for_free() -> None:
    assert full("streamlining", points=0).do(RollMove(seat=OLA, number=1, dice=(3,)))[OLA].points == 0


def test_a_six_leaves_the_direction_to_the_player() -> None:
    play = full().do(RollMove(seat=OLA, number=1, dice=(6,)))
    assert play.state.move is not None
    assert play.refuses(Eat(seat=OLA, number=1)) == "direction-open"
    assert way(play.do(ChooseDirection(seat=OLA, direction="stay"))) == "stay"
    assert play.state.move is None


def test_movement_one_throws_two_dice_and_chooses_one_of_them() -> None:
    play = full("movement-1")
    assert play.refuses(RollMove(seat=OLA, number=1, dice=(3,))) == "dice-count"
    play.do(RollMove(seat=OLA, number=1, dice=(3, 1)))
    assert play.refuses(ChooseDirection(seat=OLA, direction="north")) == "not-on-the-dice"
    assert way(play.do(ChooseDirection(seat=OLA, direction="west"))) == "west"


def test_movement_two_throws_no_dice_and_chooses_freely() -> None:
    play = full("movement-2")
    assert play.refuses(RollMove(seat=OLA, number=1, dice=(3,))) == "dice-count"
    play.do(RollMove(seat=OLA, number=1))
    assert way(play.do(ChooseDirection(seat=OLA, direction="south"))) == "south"


def test_nobody_chooses_a_direction_for_somebody_else() -> None:
    play = full().do(RollMove(seat=OLA, number=1, dice=(6,)))
    assert play.refuses(ChooseDirection(seat=JAN, direction="stay")) == "no-move-open"
    assert full().refuses(ChooseDirection(seat=OLA, direction="stay")) == "no-move-open"


@pytest.mark.parametrize("second", [Drift(seat=OLA, number=1), StayPut(seat=OLA, number=1)])
def test_nobody_drifts_or_stays_twice(second: Drift | StayPut) -> None:
    play = full("speed", "holding").do(Drift(seat=OLA, number=1))
    assert play.refuses(second) == "has-moved"


def test_without_speed_an_amoeba_moves_once() -> None:
    play = full().do(RollMove(seat=OLA, number=1, dice=(3,)))
    assert play.refuses(RollMove(seat=OLA, number=1, dice=(3,))) == "has-moved"


@pytest.mark.parametrize("gene", ["speed", "persistence"])
def test_speed_moves_a_second_time_for_free_and_not_a_third_time(gene: Gene) -> None:
    play = full(gene)
    for _ in range(2):
        play.do(RollMove(seat=OLA, number=1, dice=(3,)))
    assert play[OLA].points == 3
    assert play.refuses(RollMove(seat=OLA, number=1, dice=(3,))) == "has-moved"


def test_speed_does_not_move_after_a_drift() -> None:
    play = full("speed").do(Drift(seat=OLA, number=1))
    assert play.refuses(RollMove(seat=OLA, number=1, dice=(3,))) == "has-moved"


def test_only_holding_stays() -> None:
    assert full().refuses(StayPut(seat=OLA, number=1)) == "gene-missing"
    assert way(full("holding").do(StayPut(seat=OLA, number=1))) == "stay"


def test_only_whose_turn_it_is_moves_amoebas_that_are_there() -> None:
    assert full().refuses(Drift(seat=JAN, number=1)) == "not-your-turn"
    assert full().refuses(Drift(seat=OLA, number=7)) == "no-such-amoeba"


def test_an_amoeba_that_has_eaten_moves_no_more() -> None:
    play = full().do(Eat(seat=OLA, number=1))
    assert play.refuses(RollMove(seat=OLA, number=1, dice=(1,))) == "has-eaten"


def test_quick_detail_pays_movements_at_once_and_takes_them_back() -> None:
    play = table().do(PayMoves(seat=OLA, count=3))
    assert play[OLA].points == 1
    assert play.refuses(PayMoves(seat=OLA, count=2)) == "not-enough-points"
    assert play.do(PayMoves(seat=OLA, count=-2))[OLA].points == 3
    assert play.refuses(Drift(seat=OLA, number=1)) == "amoebas-not-kept"
    assert full().refuses(PayMoves(seat=OLA)) == "each-amoeba-is-kept"


def test_there_is_nothing_to_pay_for_with_streamlining() -> None:
    assert table().genes(OLA, "streamlining").refuses(PayMoves(seat=OLA)) == "moves-are-free"


def test_without_drift_everything_stays() -> None:
    play = full().where(card=CARDS[-1]).do(Drift(seat=OLA, number=1))
    assert way(play) == "stay"
