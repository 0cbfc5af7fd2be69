"""Corrections make the app agree with the table, within the limits of a table."""

import pytest

from companion.rules.soup.corrections import Correct, CorrectAmoeba, CorrectGene, CorrectSupply, CorrectWounds
from companion.rules.soup.data import MOST_POINTS, MOST_WOUNDS
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.scoring import Score
from companion.rules.soup.turns import EndGame, EndPhase, TakeTurn
from tests.rules.soup.tables import EWA, JAN, OLA, Play, sitting, table


def test_a_place_may_be_the_highest_there_is() -> None:
    play = table().given(OLA, place=MOST_POINTS - 1)
    assert play.do(Correct(seat=OLA, number="place", delta=1)).places[OLA] == MOST_POINTS


def test_points_and_places_change_by_so_much() -> None:
    play = table().do(
        Correct(seat=OLA, number="points", delta=-4), Correct(seat=OLA, number="place", delta=9)
    )
    assert (play.points[OLA], play.places[OLA]) == (0, 10)


@pytest.mark.parametrize("number", ["points", "place", "amoebas"])
def test_nothing_is_corrected_by_nothing(number: str) -> None:
    command = Correct.model_validate({"seat": OLA, "number": number, "delta": 0})
    assert table().refuses(command) == "nothing-changed"


def test_a_correction_stays_within_what_can_be() -> None:
    play = table().given(OLA, points=MOST_POINTS, place=MOST_POINTS)
    assert play.refuses(Correct(seat=JAN, number="points", delta=-5)) == "points-out-of-range"
    assert play.refuses(Correct(seat=OLA, number="points", delta=1)) == "points-out-of-range"
    assert play.refuses(Correct(seat=JAN, number="place", delta=-2)) == "place-out-of-range"
    assert play.refuses(Correct(seat=OLA, number="place", delta=1)) == "place-out-of-range"
    assert play.refuses(Correct(seat=OLA, number="amoebas", delta=6)) == "amoebas-off-board"
    assert play.refuses(Correct(seat=OLA, number="amoebas", delta=-3)) == "amoebas-on-board"


def test_amoebas_come_with_the_lowest_number_and_go_with_the_highest() -> None:
    play = table().do(Correct(seat=OLA, number="amoebas", delta=2))
    assert play.numbers[OLA] == [1, 2, 3, 4]
    assert play.do(Correct(seat=OLA, number="amoebas", delta=-3)).numbers[OLA] == [1]


def test_in_full_detail_an_amoeba_comes_and_goes_by_its_number() -> None:
    play = table(detail="full").do(CorrectAmoeba(seat=OLA, number=5, on_board=True))
    assert play.numbers[OLA] == [1, 2, 5]
    assert play.refuses(CorrectAmoeba(seat=OLA, number=5, on_board=True)) == "amoeba-on-board"
    play.do(CorrectAmoeba(seat=OLA, number=1, on_board=False))
    assert play.numbers[OLA] == [2, 5]
    assert play.refuses(CorrectAmoeba(seat=OLA, number=1, on_board=False)) == "no-such-amoeba"


def test_damage_points_are_corrected_in_full_detail() -> None:
    play = table(detail="full").do(CorrectWounds(seat=OLA, number=2, delta=2))
    assert [amoeba.wounds for amoeba in play[OLA].amoebas] == [1, 2]
    assert play.refuses(CorrectWounds(seat=OLA, number=2, delta=0)) == "nothing-changed"
    assert play.refuses(CorrectWounds(seat=OLA, number=2, delta=-3)) == "wounds-out-of-range"
    assert play.refuses(CorrectWounds(seat=OLA, number=7, delta=1)) == "no-such-amoeba"
    assert table().refuses(CorrectWounds(seat=OLA, number=2, delta=1)) == "amoebas-not-kept"


def test_a_gene_entered_late_can_be_said_to_be_from_an_earlier_round() -> None:
    play = table().at("deaths").do(EndPhase(), Score(), EndPhase()).at("genes").given(OLA, points=9)
    late = CorrectGene(seat=OLA, gene="speed", held=True)
    superior = BuyGene(seat=OLA, gene="persistence")
    ola = play.do(TakeTurn(seat=OLA)).state
    assert Play(ola).do(late).refuses(superior) == "basic-too-new"
    assert Play(ola).do(late.replace(earlier=True), superior)[OLA].gene_names == ("persistence",)


def test_before_phase_3_a_gene_is_from_an_earlier_round_anyway() -> None:
    play = table().at("deaths").do(EndPhase(), Score(), EndPhase())
    play.do(CorrectGene(seat=OLA, gene="speed", held=True)).at("genes").given(OLA, points=9)
    play.do(TakeTurn(seat=OLA), BuyGene(seat=OLA, gene="persistence"))
    assert [held.round for held in play[OLA].genes] == [2]


def test_gene_cards_are_given_and_taken_for_nothing() -> None:
    play = table().do(CorrectGene(seat=OLA, gene="armor", held=True))
    assert (play[OLA].gene_names, play.points[OLA]) == (("armor",), 4)
    assert play.refuses(CorrectGene(seat=OLA, gene="armor", held=True)) == "gene-held"
    assert play.refuses(CorrectGene(seat=JAN, gene="armor", held=True)) == "gene-sold-out"
    assert play.do(CorrectGene(seat=OLA, gene="armor", held=False))[OLA].genes == ()
    assert play.refuses(CorrectGene(seat=OLA, gene="armor", held=False)) == "gene-missing"
    three = table("Ola", "Jan", "Ewa")
    assert three.refuses(CorrectGene(seat=EWA, gene="frugality", held=True)) == "gene-not-in-game"


def test_the_supply_is_corrected_in_full_detail_and_within_the_box() -> None:
    play = table(detail="full").do(CorrectSupply(seat=JAN, delta=-17))
    assert play.state.supply == (17, 0, 17, 17)
    assert play.refuses(CorrectSupply(seat=JAN, delta=-1)) == "supply-out-of-range"
    assert play.refuses(CorrectSupply(seat=OLA, delta=39)) == "supply-out-of-range"
    assert play.refuses(CorrectSupply(seat=OLA, delta=0)) == "nothing-changed"
    assert table().refuses(CorrectSupply(seat=OLA, delta=1)) == "amoebas-not-kept"
    endless = table(detail="full", cube_supply=False).do(CorrectSupply(seat=JAN, delta=-20))
    assert endless.state.supply[JAN] == -3


def test_nothing_is_corrected_before_the_game_or_after_it() -> None:
    command = Correct(seat=OLA, number="points", delta=1)
    assert sitting().refuses(command) == "not-now"
    assert table().do(EndGame()).refuses(command) == "game-is-over"


def test_the_first_space_of_the_ladder_and_the_most_damage_can_be_reached() -> None:
    play = table(detail="full").given(OLA, place=2).amoebas(OLA, MOST_WOUNDS - 1)
    play.do(Correct(seat=OLA, number="place", delta=-1), CorrectWounds(seat=OLA, number=1, delta=1))
    assert play.places[OLA] == 1
    assert [amoeba.wounds for amoeba in play[OLA].amoebas] == [MOST_WOUNDS]
    assert play.refuses(CorrectWounds(seat=OLA, number=1, delta=1)) == "wounds-out-of-range"
