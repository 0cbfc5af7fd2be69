"""The set-up (U4, U6): the players, the ladder, the opening card, points, amoebas and cubes at the start."""

import pytest

from companion.rules.soup.data import CARDS
from companion.rules.soup.ozone import DebtsFixed, TurnCard
from companion.rules.soup.setup import BeginPlay, ChooseNumbers, ChooseSpace, RollOrder, StartGame
from companion.rules.soup.state import Amoeba
from tests.rules.soup.tables import ADAM, EWA, JAN, NAMES, OLA, OPENING, Play, seated, sitting, start, table


def test_three_or_four_play() -> None:
    for count in (0, 1, 2, 5):
        assert Play().refuses(start(*("ABCDE"[:count]))) == "player-count"
    for count in (3, 4):
        assert Play().do(start(*NAMES[:count])).state.phase == "setup"


def test_names_are_cleaned_and_distinct_and_so_are_colours() -> None:
    assert Play().do(start(" Ola\t", "Jan", "Ewa"))[OLA].name == "Ola"
    assert Play().refuses(start("Ola", "ola", "Ewa")) == "same-name"
    assert Play().refuses(start("Ola", " ", "Ewa")) == "name-empty"
    twins = tuple(each.replace(colour=0) for each in seated(*NAMES[:3]))
    assert Play().refuses(StartGame(players=twins)) == "same-colour"


def test_who_rolled_highest_is_shown_and_not_enforced() -> None:
    play = sitting().do(RollOrder(dice=((1, 1), (6, 6), (2, 2), (3, 3))))
    assert play.state.rolls == ((1, 1), (6, 6), (2, 2), (3, 3))
    play.do(ChooseSpace(seat=OLA, space=3))
    assert play.places == [3, 0, 0, 0]


def test_the_roll_has_no_ties_and_two_dice_of_each() -> None:
    play = sitting("Ola", "Jan", "Ewa")
    assert play.refuses(RollOrder(dice=((1, 4), (2, 3), (6, 6)))) == "order-tied"
    assert play.refuses(RollOrder(dice=((1, 4), (6, 6)))) == "order-dice"
    play.do(RollOrder(dice=((1, 4), (2, 4), (6, 6))))
    assert play.refuses(RollOrder(dice=((1, 4), (2, 4), (6, 6)))) == "order-rolled"


@pytest.mark.parametrize(("names", "last"), [(NAMES[:3], 3), (NAMES, 4)])
def test_markers_begin_on_as_many_spaces_as_players(names: tuple[str, ...], last: int) -> None:
    play = sitting(*names).do(ChooseSpace(seat=OLA, space=last))
    assert play[OLA].place == last
    assert play.refuses(ChooseSpace(seat=JAN, space=last)) == "space-taken"
    if last < 4:
        assert play.refuses(ChooseSpace(seat=JAN, space=4)) == "space-too-far"


def test_a_marker_may_be_put_elsewhere_until_play_begins() -> None:
    play = sitting().do(ChooseSpace(seat=OLA, space=1), ChooseSpace(seat=OLA, space=2))
    assert play.places == [2, 0, 0, 0]
    assert play.refuses(ChooseSpace(seat=OLA, space=2)) == "space-taken"
    assert table().refuses(ChooseSpace(seat=OLA, space=2)) == "not-now"


def test_play_begins_with_all_on_the_ladder_and_a_card_on_the_compass() -> None:
    play = sitting("Ola", "Jan", "Ewa").do(ChooseSpace(seat=OLA, space=1))
    refusal = play.refusal(BeginPlay())
    assert (refusal.code, refusal.params) == ("spaces-missing", {"players": ("Jan", "Ewa"), "who": "several"})
    play.do(ChooseSpace(seat=JAN, space=2), ChooseSpace(seat=EWA, space=3))
    assert play.refuses(BeginPlay()) == "card-first"
    play.do(TurnCard(card=OPENING))
    assert play.refuses(TurnCard(card=CARDS[0])) == "card-turned"
    assert play.do(BeginPlay()).state.phase == "movement"


def test_the_opening_card_fixes_no_debts() -> None:
    play = sitting().do(TurnCard(card=OPENING))
    assert (play.state.card, play.state.turned, play.state.debts) == (OPENING, (OPENING,), ())
    assert len(play.state.deck) == play.state.cards_left == 10
    assert not play.happened(DebtsFixed)


def test_everybody_begins_with_four_points_and_two_amoebas_the_first_with_a_damage_point() -> None:
    play = table()
    assert play.points == [4, 4, 4, 4]
    for player in play.state.players:
        assert player.amoebas == (Amoeba(number=1, wounds=1), Amoeba(number=2))


def test_with_three_players_the_first_amoeba_is_unhurt() -> None:
    assert table("Ola", "Jan", "Ewa")[OLA].amoebas == (Amoeba(number=1), Amoeba(number=2))


def test_any_two_different_amoebas_may_begin() -> None:
    play = sitting("Ola", "Jan", "Ewa").do(
        *(ChooseSpace(seat=seat, space=seat + 1) for seat in range(3)), TurnCard(card=OPENING)
    )
    assert play.refuses(BeginPlay(numbers=((1, 2), (3, 3), (1, 2)))) == "numbers-unfit"
    assert play.refuses(BeginPlay(numbers=((1, 2), (3, 4)))) == "numbers-unfit"
    play.do(BeginPlay(numbers=((7, 1), (2, 3), (5, 4))))
    assert play.numbers == [[1, 7], [2, 3], [4, 5]]


def test_each_player_chooses_numbers_in_the_set_up_and_they_begin() -> None:
    play = sitting("Ola", "Jan", "Ewa", detail="full").do(
        *(ChooseSpace(seat=seat, space=seat + 1) for seat in range(3)), TurnCard(card=OPENING)
    )
    assert play.refuses(ChooseNumbers(seat=JAN, numbers=(3, 3))) == "numbers-unfit"
    assert play.refuses(ChooseNumbers(seat=JAN, numbers=(1, 2))) == "nothing-changed"
    play.do(ChooseNumbers(seat=JAN, numbers=(7, 4)), BeginPlay())
    assert play.numbers == [[1, 2], [4, 7], [1, 2]]
    assert play.refuses(ChooseNumbers(seat=JAN, numbers=(1, 2))) == "not-now"


def test_in_quick_detail_no_numbers_are_kept() -> None:
    assert sitting().refuses(ChooseNumbers(seat=JAN, numbers=(3, 4))) == "amoebas-not-kept"


@pytest.mark.parametrize(("spaces", "left"), [(19, 17), (24, 7), (30, 0)])
def test_two_cubes_of_each_colour_lie_on_every_space(spaces: int, left: int) -> None:
    assert table(detail="full", spaces=spaces).state.supply == (left,) * 4
    assert table("Ola", "Jan", "Ewa", detail="full", spaces=spaces).state.supply == (left,) * 3


def test_the_first_turn_belongs_to_the_last_on_the_ladder() -> None:
    play = table()
    assert (play.state.round, play.state.order, play.state.active) == (1, (OLA, JAN, EWA, ADAM), OLA)
