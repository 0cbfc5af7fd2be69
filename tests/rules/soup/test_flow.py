"""Turns, phases and rounds: the acting player, the conditions for a phase to end, and the end of the game."""

import pytest

from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.seating import Rename
from companion.rules.soup.corrections import Correct, CorrectAmoeba
from companion.rules.soup.data import CARDS
from companion.rules.soup.house_rules import SetDetail
from companion.rules.soup.meals import FeedRest, Starve
from companion.rules.soup.movement import RollMove
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.state import PHASES, Phase
from companion.rules.soup.turns import EndGame, EndPhase, EndTurn, PhaseBegan, TakeTurn, phase_order
from tests.rules.soup.tables import ADAM, EWA, JAN, NAMES, OLA, THICK, Play, table


def test_a_round_has_six_phases_in_the_rulebooks_order() -> None:
    play = table()
    seen: list[Phase] = []
    for phase in PHASES:
        seen.append(play.at(phase).state.phase)
    assert tuple(seen) == PHASES
    play.at("movement")
    assert (play.state.phase, play.state.round) == ("movement", 2)


@pytest.mark.parametrize(
    ("phase", "order"),
    [
        ("movement", (OLA, JAN, EWA, ADAM)),
        ("environment", (ADAM, EWA, JAN, OLA)),
        ("genes", (ADAM, EWA, JAN, OLA)),
        ("division", (ADAM, EWA, JAN, OLA)),
        ("deaths", (ADAM, EWA, JAN, OLA)),
        ("scoring", (ADAM, EWA, JAN, OLA)),
    ],
)
def test_phase_1_is_played_ascending_and_the_others_descending(phase: Phase, order: tuple[int, ...]) -> None:
    assert table().at(phase).state.order == order


@pytest.mark.parametrize("phase", ["movement", "genes", "division"])
def test_in_three_phases_one_has_a_turn_after_the_other_and_then_the_next_begins(phase: Phase) -> None:
    play = table().at(phase)
    after = PHASES[PHASES.index(phase) + 1]
    for seat in play.state.order:
        assert play.state.active == seat
        play.do(EndTurn(seat=seat))
    assert play.state.phase == after


@pytest.mark.parametrize("phase", ["environment", "deaths", "scoring"])
def test_in_the_other_phases_nobody_has_a_turn(phase: Phase) -> None:
    play = table().at(phase)
    assert play.state.active is None
    assert play.refuses(EndTurn(seat=OLA)) == "not-now"
    assert play.refuses(TakeTurn(seat=OLA)) == "not-now"


def test_nobody_ends_the_turn_of_another_one() -> None:
    refusal = table().refusal(EndTurn(seat=JAN))
    assert (refusal.code, refusal.params["player"]) == ("not-your-turn", "Jan")


def test_the_order_of_a_phase_is_frozen_at_its_beginning() -> None:
    play = table().do(Correct(seat=OLA, number="place", delta=20))
    assert play.state.order == (OLA, JAN, EWA, ADAM)
    assert play.at("genes").state.order == (OLA, ADAM, EWA, JAN)


def test_a_turn_taken_out_of_order_skips_nobody() -> None:
    play = table().do(TakeTurn(seat=EWA), EndTurn(seat=EWA))
    assert play.state.active == OLA
    play.do(EndTurn(seat=OLA), EndTurn(seat=JAN))
    assert play.state.active == ADAM
    assert play.refuses(TakeTurn(seat=ADAM)) == "has-turn-already"
    play.do(TakeTurn(seat=EWA), EndTurn(seat=EWA), EndTurn(seat=ADAM))
    assert play.state.phase == "environment"


def test_full_detail_waits_for_every_amoebas_food_check() -> None:
    play = table(detail="full")
    assert play.refusal(EndTurn(seat=OLA)).params == {"player": "Ola", "count": 2}
    play.do(Starve(seat=OLA, number=1))
    assert play.refusal(EndTurn(seat=OLA)).params == {"player": "Ola", "count": 1}
    play.do(FeedRest(seat=OLA), EndTurn(seat=OLA))
    assert play.refusal(EndPhase()).params == {"player": "Jan", "count": 2}


def test_an_open_movement_or_attack_comes_to_its_end_first() -> None:
    play = table(detail="full").do(RollMove(seat=OLA, number=1, dice=(6,)))
    for command in (EndTurn(seat=OLA), EndPhase(), TakeTurn(seat=JAN)):
        assert play.refuses(command) == "direction-open"
    assert play.refuses(SetDetail(detail="quick")) == "direction-open"
    assert play.refuses(CorrectAmoeba(seat=OLA, number=1, on_board=False)) == "direction-open"
    assert play.refuses(Correct(seat=OLA, number="amoebas", delta=-1)) == "direction-open"


def test_a_new_round_lets_every_amoeba_move_eat_and_attack_again() -> None:
    play = table(detail="full").do(FeedRest(seat=OLA))
    assert all(amoeba.meal == "ate" and amoeba.drifted for amoeba in play[OLA].amoebas)
    play.at("scoring").at("movement")
    for amoeba in play[OLA].amoebas:
        assert (amoeba.moves, amoeba.drifted, amoeba.meal, amoeba.attacks) == (0, False, "", 0)
    assert play[OLA].amoebas[0].wounds == 1


def test_phase_2_ends_when_a_card_lies_and_nobody_owes() -> None:
    play = table().genes(OLA, "armor", "armor").at("environment")
    assert play.refuses(EndPhase()) == "card-first"
    play.do(TurnCard(card=CARDS[0]))
    assert play.refusal(EndPhase()).params == {"players": ("Ola",), "who": "single"}
    play.given(OLA, points=9).do(Settle(seat=OLA), EndPhase())
    assert play.state.phase == "genes"


def test_phase_5_ends_after_the_dead_are_buried_and_in_quick_detail_at_once() -> None:
    assert table(detail="full").at("deaths").refuses(EndPhase()) == "bury-first"
    assert table().at("deaths").do(EndPhase()).state.phase == "scoring"


def test_phase_6_ends_after_the_markers_have_moved() -> None:
    play = table().at("scoring")
    assert play.refuses(EndPhase()) == "score-first"
    play.do(Score())
    assert play.refuses(Score()) == "scored-already"
    assert play.do(EndPhase()).state.round == 2


def test_what_was_scored_is_seen_until_the_next_scoring() -> None:
    play = table().at("scoring").do(Score(), EndPhase())
    assert len(play.state.scored) == 4
    assert play.at("scoring").state.scored == ()


def test_a_phase_can_be_left_without_waiting_for_the_turns_that_remain() -> None:
    play = table()
    for phase in ("movement", "genes", "division"):
        play.at(phase).do(EndPhase())
        assert play.state.phase == PHASES[PHASES.index(phase) + 1]


# the end -----------------------------------------------------------------------------------------


def test_the_game_ends_after_a_scoring_that_brings_a_marker_into_the_finish_zone() -> None:
    play = table().given(JAN, place=40).amoebas(JAN, 0, 0, 0).at("scoring").do(Score())
    assert play[JAN].place == 41
    play.do(EndPhase())
    assert (play.state.phase, play.state.ending, play.state.winners) == ("over", "finish-zone", (JAN,))


def test_space_40_is_not_in_the_finish_zone() -> None:
    play = table().given(JAN, place=39).amoebas(JAN, 0, 0, 0).at("scoring").do(Score(), EndPhase())
    assert (play[JAN].place, play.state.phase, play.state.round) == (40, "movement", 2)


def test_the_game_ends_after_the_scoring_of_the_round_in_which_the_last_card_is_turned() -> None:
    play = table()
    while play.state.round < 10:
        play.at("scoring").at("movement")
    assert play.state.cards_left == 1
    assert play.at("scoring").state.cards_left == 0
    play.do(Score(), EndPhase())
    assert (play.state.phase, play.state.ending, play.state.round) == ("over", "last-card", 10)


def test_who_is_first_on_the_ladder_wins_also_by_agreement() -> None:
    play = table().do(EndGame())
    assert (play.state.ending, play.state.winners) == ("agreement", (ADAM,))
    assert play.refuses(EndGame()) == "game-is-over"


def test_markers_on_one_space_share_the_victory() -> None:
    play = table().given(OLA, place=4).do(EndGame())
    assert play.state.winners == (OLA, ADAM)


def test_the_end_closes_what_was_open() -> None:
    play = table(detail="full").do(RollMove(seat=OLA, number=1, dice=(6,)), EndGame())
    assert (play.state.move, play.state.active, play.state.order) == (None, None, ())


# detail, clocks, names ---------------------------------------------------------------------------


def test_detail_can_change_in_the_middle_of_a_game() -> None:
    play = table().do(SetDetail(detail="full"))
    assert play.refuses(EndTurn(seat=OLA)) == "amoebas-left"
    assert play.do(SetDetail(detail="quick"), EndTurn(seat=OLA)).state.active == JAN


def test_clocks_are_kept_and_paused_one_by_one() -> None:
    play = table().do(SetClocks(running=True), PauseClock(seat=JAN, paused=True))
    assert (play.state.clocks, play.state.paused_clocks) == (True, (JAN,))
    assert play.refuses(PauseClock(seat=JAN, paused=True)) == "clock-paused-already"


def test_a_player_is_renamed_but_not_like_another_one() -> None:
    play = table().do(Rename(seat=OLA, name=" Aleksandra "))
    assert play[OLA].name == "Aleksandra"
    assert play.refuses(Rename(seat=OLA, name="JAN")) == "same-name"


def test_an_order_by_the_ladder_is_told_in_the_event_of_the_phase() -> None:
    play = table().at("environment").do(TurnCard(card=THICK), EndPhase())
    (began,) = play.happened(PhaseBegan)
    assert (began.phase, began.order) == ("genes", (ADAM, EWA, JAN, OLA))


def test_three_players_play_the_same_phases() -> None:
    play = table(*NAMES[:3])
    for phase in PHASES:
        play.at(phase)
    assert Play(play.state).do(Score(), EndPhase()).state.round == 2


@pytest.mark.parametrize("phase", ["empty", "setup", "over"])
def test_outside_the_rounds_nobody_is_on_turn(phase: Phase) -> None:
    assert phase_order(table().state, phase) == ()
