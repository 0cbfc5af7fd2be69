"""Phase 1: the pieces that leave a space with an amoeba, by Tentacle and by Holding."""

import pytest

from companion.rules.kernel import Command, Value
from companion.rules.soup.company import CubesLoaded, Follow, Load
from companion.rules.soup.corrections import CorrectAmoeba
from companion.rules.soup.data import CARDS, Gene
from companion.rules.soup.deaths import Bury
from companion.rules.soup.fights import AnswerAttack, Attack, CloseFight, RollEscape, TellEscape
from companion.rules.soup.game import SOUP
from companion.rules.soup.meals import Eat, FeedRest
from companion.rules.soup.movement import ChooseDirection, Drift, RollMove
from companion.rules.soup.state import Departure, Follower, Phase
from companion.rules.soup.turns import EndTurn
from companion.words import Words
from tests.rules.soup.tables import EWA, JAN, OLA, Play, table

LOAD = Load(seat=OLA, number=1, cubes=(0, 2, 1, 0))
FOLLOW = Follow(seat=JAN, number=2, leader=1)


def leaving(*genes: Gene, players: int = 4, **options: object) -> Play:
    """A first round in full detail: Ola's turn, with these genes; Jan has Holding."""
    names = ("Ola", "Jan", "Ewa", "Adam")[:players]
    return table(*names, detail="full", **options).genes(OLA, *genes).genes(JAN, "holding")


def departure(play: Play) -> Departure:
    """Return the departure that is under way or done."""
    assert play.state.departure is not None
    return play.state.departure


def said(play: Play, command: Command) -> str:
    """The label of a command in English."""
    label = SOUP.label(play.state, command)
    return Words("en", strict=True, game="soup")(label.key, **dict[str, Value](label.params))


# Tentacle ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", [Drift(seat=OLA, number=1), RollMove(seat=OLA, number=1, dice=(1,))])
def test_tentacle_takes_three_cubes_along_moving_or_drifting(move: Command) -> None:
    play = leaving("tentacle").do(LOAD)
    assert departure(play) == Departure(seat=OLA, number=1, cubes=(0, 2, 1, 0))
    play.do(move)
    assert departure(play).cubes == (0, 2, 1, 0)
    assert departure(play).direction in ("north", "west")


def test_with_three_players_tentacle_takes_two_cubes_along() -> None:
    play = leaving("tentacle", players=3)
    assert play.refuses(Load(seat=OLA, number=1, cubes=(0, 2, 1))) == "load-unfit"
    assert departure(play.do(Load(seat=OLA, number=1, cubes=(0, 1, 1)))).cubes == (0, 1, 1)


def test_more_than_three_cubes_or_of_colours_that_nobody_plays_are_no_load() -> None:
    play = leaving("tentacle")
    assert play.refuses(Load(seat=OLA, number=1, cubes=(0, 2, 2, 0))) == "load-unfit"
    assert play.refuses(Load(seat=OLA, number=1, cubes=(0, 1))) == "load-unfit"


def test_cubes_that_do_not_lie_on_the_board_are_not_taken_along() -> None:
    play = leaving("tentacle").where(supply=(10, 54, 10, 10))
    assert play.refuses(LOAD) == "load-unfit"


def test_without_tentacle_nothing_is_taken_along() -> None:
    assert leaving().refuses(LOAD) == "gene-missing"


def test_the_load_is_decided_before_the_direction() -> None:
    play = leaving("tentacle").do(RollMove(seat=OLA, number=1, dice=(6,)))
    assert play.refuses(LOAD) == "direction-open"
    play.do(ChooseDirection(seat=OLA, direction="west"))
    assert play.refuses(LOAD) == "has-moved"


def test_the_load_can_be_chosen_anew_and_left_behind() -> None:
    play = leaving("tentacle")
    assert play.refuses(Load(seat=OLA, number=1)) == "nothing-changed"
    play.do(LOAD)
    assert play.refuses(LOAD) == "nothing-changed"
    assert departure(play.do(Load(seat=OLA, number=1))).cubes == ()


def test_speed_loads_anew_for_its_second_movement() -> None:
    play = leaving("tentacle", "speed").do(LOAD, RollMove(seat=OLA, number=1, dice=(1,)))
    other = Load(seat=OLA, number=1, cubes=(0, 0, 0, 1))
    assert departure(play.do(other)) == Departure(seat=OLA, number=1, cubes=(0, 0, 0, 1))


def test_a_load_is_of_one_amoeba_alone() -> None:
    play = leaving("tentacle").do(LOAD, Drift(seat=OLA, number=2))
    assert play.state.departure is None


# Holding -------------------------------------------------------------------------------------------


def test_holding_follows_an_amoeba_that_leaves() -> None:
    play = leaving().do(FOLLOW, Drift(seat=OLA, number=1))
    assert departure(play) == Departure(
        seat=OLA, number=1, followers=(Follower(seat=JAN, number=2),), direction="north"
    )


def test_following_is_no_movement_of_the_followers_own() -> None:
    play = leaving().do(FOLLOW, Drift(seat=OLA, number=1))
    assert [amoeba.moves for amoeba in play[JAN].amoebas] == [0, 0]


def test_an_amoeba_may_follow_one_of_its_players_own() -> None:
    play = table(detail="full").genes(OLA, "holding")
    play.do(Follow(seat=OLA, number=2, leader=1))
    assert departure(play).followers == (Follower(seat=OLA, number=2),)
    assert play.refuses(Follow(seat=OLA, number=1, leader=1)) == "follows-itself"


def test_only_holding_follows_with_an_amoeba_that_is_there() -> None:
    assert leaving().refuses(Follow(seat=EWA, number=1, leader=1)) == "gene-missing"
    assert leaving().refuses(Follow(seat=JAN, number=7, leader=1)) == "no-such-amoeba"
    assert leaving().refuses(Follow(seat=JAN, number=1, leader=7)) == "no-such-amoeba"


def test_whoever_said_so_may_stay_behind_after_all() -> None:
    play = leaving().do(FOLLOW)
    assert play.refuses(FOLLOW) == "nothing-changed"
    behind = FOLLOW.replace(follows=False)
    assert departure(play.do(behind)).followers == ()
    assert play.refuses(behind) == "nothing-changed"


def test_the_rulebook_has_it_decided_before_the_direction() -> None:
    play = leaving().do(RollMove(seat=OLA, number=1, dice=(6,)))
    assert play.refuses(FOLLOW) == "direction-open"
    assert play.do(ChooseDirection(seat=OLA, direction="west")).refuses(FOLLOW) == "has-moved"


def test_by_an_option_it_is_decided_once_the_amoeba_has_left() -> None:
    play = leaving(following="after")
    assert play.refuses(FOLLOW) == "not-left"
    play.do(Drift(seat=OLA, number=1), FOLLOW)
    assert departure(play) == Departure(
        seat=OLA, number=1, followers=(Follower(seat=JAN, number=2),), direction="north"
    )
    assert departure(play.do(Eat(seat=OLA, number=1))).followers == (Follower(seat=JAN, number=2),)


def test_nobody_follows_an_amoeba_that_stays() -> None:
    stays = leaving(following="after").where(card=CARDS[-1]).do(Drift(seat=OLA, number=1))
    assert stays.refuses(FOLLOW) == "not-left"
    before = leaving("tentacle").where(card=CARDS[-1]).do(LOAD, FOLLOW, Drift(seat=OLA, number=1))
    assert before.state.departure is None


def test_a_follower_with_tentacle_takes_cubes_along_too() -> None:
    play = leaving()
    laden = FOLLOW.replace(cubes=(1, 0, 1, 0))
    assert play.refuses(laden) == "gene-missing"
    play.genes(JAN, "holding", "tentacle").do(laden)
    assert departure(play).followers == (Follower(seat=JAN, number=2, cubes=(1, 0, 1, 0)),)
    assert departure(play.do(FOLLOW)).followers == (Follower(seat=JAN, number=2),)


# consequences --------------------------------------------------------------------------------------


def test_amoebas_that_drift_on_the_way_to_their_meal_take_their_company_along() -> None:
    play = leaving("tentacle").do(LOAD, FOLLOW, Eat(seat=OLA, number=1))
    assert departure(play).followers == (Follower(seat=JAN, number=2),)
    assert departure(play).cubes == (0, 2, 1, 0)


def test_an_amoeba_that_dies_leads_nobody_and_follows_nobody() -> None:
    play = leaving().do(FOLLOW)
    assert departure(play.do(CorrectAmoeba(seat=JAN, number=2, on_board=False))).followers == ()
    play = leaving().do(FOLLOW, CorrectAmoeba(seat=OLA, number=1, on_board=False))
    assert play.state.departure is None


def test_the_next_turn_knows_nothing_of_it() -> None:
    play = leaving("tentacle").do(LOAD, FeedRest(seat=OLA), EndTurn(seat=OLA))
    assert play.state.departure is None


def test_quick_detail_keeps_no_company() -> None:
    play = table().genes(OLA, "tentacle").genes(JAN, "holding")
    assert play.refuses(LOAD) == "amoebas-not-kept"
    assert play.refuses(FOLLOW) == "amoebas-not-kept"


def test_cubes_that_are_carried_stay_on_the_board() -> None:
    play = leaving("tentacle")
    before = play.state.supply
    assert play.do(LOAD, Drift(seat=OLA, number=1)).state.supply == before


def test_the_journal_says_which_cubes_and_whose_amoeba() -> None:
    play = leaving("tentacle").genes(JAN, "holding", "tentacle")
    assert said(play, LOAD) == "Ola: amoeba 1 takes cubes along, Tentacle (Jan 2, Ewa 1)"
    assert said(play, Load(seat=OLA, number=1)) == "Ola: amoeba 1 takes no cubes along"
    assert said(play, FOLLOW) == "Jan: amoeba 2 follows amoeba 1 of Ola, Holding"
    laden = FOLLOW.replace(cubes=(1, 0, 0, 0))
    assert said(play, laden) == "Jan: amoeba 2 follows amoeba 1 of Ola, Holding, with cubes (Ola 1)"
    assert said(play, FOLLOW.replace(follows=False)) == "Jan: amoeba 2 does not follow"
    assert play.do(LOAD).happened(CubesLoaded)[0].cubes == (0, 2, 1, 0)


# Escape, with the movement genes of the amoeba (L70) --------------------------------------------------


CARRIED = Load(seat=JAN, number=2, cubes=(1, 0, 2, 0))
ALONG = Follow(seat=EWA, number=1, leader=2)


def fleeing(*genes: Gene, phase: Phase = "movement", **options: object) -> Play:
    """Ola has attacked Jan's amoeba 2, which escapes with these genes; Ewa has Holding."""
    play = table(detail="full", **options).genes(OLA, "aggression").genes(JAN, "escape", *genes)
    play.genes(EWA, "holding")
    if phase == "deaths":
        play.amoebas(JAN, 0, 0).amoebas(OLA, 0, 0).amoebas(EWA, 0).at("deaths").do(Bury())
        play.given(OLA, points=4).given(JAN, points=4)
    attack = Attack(seat=OLA, number=1, victim=JAN, victim_number=2)
    return play.do(attack, AnswerAttack(seat=JAN, answer="escape"))


@pytest.mark.parametrize("phase", ["movement", "deaths"])
def test_an_amoeba_that_escapes_takes_cubes_along_by_tentacle(phase: Phase) -> None:
    play = fleeing("tentacle", phase=phase).do(CARRIED)
    assert departure(play) == Departure(seat=JAN, number=2, cubes=(1, 0, 2, 0))
    assert play.refuses(CARRIED.replace(number=1)) in ("not-your-turn", "not-now")
    play.do(RollEscape(dice=(1,)))
    assert play.refuses(Load(seat=JAN, number=2)) == "has-moved"
    play.do(TellEscape(escaped=True))
    assert departure(play).cubes == (1, 0, 2, 0)
    assert play.do(CloseFight()).state.departure is None


def test_an_amoeba_that_escapes_without_tentacle_takes_nothing_along() -> None:
    assert fleeing().refuses(CARRIED) == "gene-missing"


@pytest.mark.parametrize("phase", ["movement", "deaths"])
def test_holding_follows_an_amoeba_that_escapes(phase: Phase) -> None:
    play = fleeing(phase=phase)
    assert said(play, ALONG) == "Ewa: amoeba 1 follows amoeba 2 of Jan, Holding"
    play.do(ALONG)
    assert departure(play).followers == (Follower(seat=EWA, number=1),)
    play.do(RollEscape(dice=(1,)))
    assert play.refuses(ALONG.replace(follows=False)) == "has-moved"
    assert play.refuses(ALONG.replace(leader=1)) in ("not-your-turn", "not-now")


def test_by_the_option_holding_follows_once_the_amoeba_has_escaped() -> None:
    play = fleeing(following="after")
    assert play.refuses(ALONG) == "not-left"
    play.do(RollEscape(dice=(1,)), TellEscape(escaped=True), ALONG)
    assert departure(play).followers == (Follower(seat=EWA, number=1),)


def test_nobody_goes_along_with_an_escape_that_failed() -> None:
    play = fleeing("tentacle").do(CARRIED, ALONG, RollEscape(dice=(1,)), TellEscape(escaped=False))
    assert play.do(CloseFight()).state.departure is None


@pytest.mark.parametrize(("genes", "dice"), [(("speed",), (1,)), (("persistence", "movement-1"), (1, 2))])
def test_an_amoeba_that_escapes_moves_twice_with_speed_and_loads_anew(
    genes: tuple[Gene, ...], dice: tuple[int, ...]
) -> None:
    play = fleeing("tentacle", *genes).do(CARRIED, RollEscape(dice=dice))
    other = Load(seat=JAN, number=2, cubes=(0, 0, 0, 1))
    play.do(other, RollEscape(dice=dice))
    assert play.refuses(RollEscape(dice=dice)) == "no-dice-now"
    assert play.refuses(Load(seat=JAN, number=2)) == "has-moved"
    assert play[JAN].points == 3, "the second movement is free"


def test_what_the_attacker_took_along_is_not_forgotten_by_an_escape_without_company() -> None:
    play = table(detail="full").genes(OLA, "struggle", "tentacle").genes(JAN, "escape")
    play.do(LOAD, Drift(seat=OLA, number=1), Attack(seat=OLA, number=1, victim=JAN, victim_number=2))
    play.do(AnswerAttack(seat=JAN, answer="escape"), RollEscape(dice=(1,)))
    play.do(TellEscape(escaped=True), CloseFight())
    assert departure(play).cubes == (0, 2, 1, 0)
