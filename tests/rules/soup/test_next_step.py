"""The primary button's offers: the next step, its player, and its acceptance by the rules."""

from companion.rules.kernel import Command, Rejection
from companion.rules.soup.data import Card
from companion.rules.soup.deaths import Bury
from companion.rules.soup.fights import AnswerAttack, Attack, CloseFight, RollEscape, RollFight
from companion.rules.soup.game import SOUP
from companion.rules.soup.meals import Eat, FeedRest
from companion.rules.soup.movement import ChooseDirection, RollMove
from companion.rules.soup.next_step import NextStep, next_step
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.setup import BeginPlay, ChooseSpace, RollOrder
from companion.rules.soup.state import EMPTY
from companion.rules.soup.turns import EndGame, EndPhase, EndTurn
from tests.rules.soup.tables import ADAM, EWA, JAN, OLA, OPENING, THICK, Play, sitting, table


def step(play: Play) -> NextStep:
    return next_step(play.state)


def pressed(play: Play) -> Play:
    """Press the button; chance yields 1 and 2 in turn, and thus the first card."""
    command = step(play).command
    assert command is not None
    falls = iter((1, 2) * 40)
    thrown = SOUP.throw(play.state, command, lambda faces: min(faces, next(falls)))
    return play.do(thrown)


def test_nothing_is_next_before_a_game_and_after_it() -> None:
    assert next_step(EMPTY) == NextStep("over")
    assert step(table().do(EndGame())) == NextStep("over")


def test_the_set_up_goes_from_the_dice_to_the_spaces_the_card_and_the_first_round() -> None:
    play = sitting("Ola", "Jan", "Ewa")
    assert step(play) == NextStep("roll-order", None, RollOrder())
    play.do(RollOrder(dice=((1, 1), (6, 6), (3, 3))))
    chosen: list[int | None] = []
    for space in (2, 3, 1):
        assert step(play).step == "choose-space"
        chosen.append(step(play).seat)
        play.do(ChooseSpace(seat=step(play).seat or 0, space=space))
    assert chosen == [JAN, EWA, OLA]
    assert step(play) == NextStep("opening-card", None, TurnCard())
    assert step(pressed(play)) == NextStep("begin-play", None, BeginPlay())
    assert pressed(play).state.phase == "movement"


def test_a_table_that_chose_its_spaces_without_rolling_need_not_roll() -> None:
    play = sitting().do(*(ChooseSpace(seat=seat, space=seat + 1) for seat in range(4)))
    assert step(play).step == "opening-card"


def test_in_quick_detail_turns_end_one_after_the_other() -> None:
    play = table()
    for seat in (OLA, JAN, EWA, ADAM):
        assert step(play) == NextStep("turn", seat, EndTurn(seat=seat))
        pressed(play)
    assert step(play) == NextStep("card", None, TurnCard())


def test_in_full_detail_the_hungry_amoeba_with_the_lowest_number_is_next() -> None:
    play = table(detail="full")
    assert step(play) == NextStep("amoeba", OLA, None, 1)
    play.do(RollMove(seat=OLA, number=1, dice=(6,)))
    assert step(play) == NextStep("direction", OLA, None, 1)
    play.do(ChooseDirection(seat=OLA, direction="west"), Eat(seat=OLA, number=1))
    assert step(play) == NextStep("amoeba", OLA, None, 2)
    play.do(FeedRest(seat=OLA))
    assert step(play) == NextStep("turn", OLA, EndTurn(seat=OLA))


def attacked() -> Play:
    """Ola's amoeba 1 attacks Jan's amoeba 2."""
    play = table(detail="full").genes(OLA, "struggle").genes(JAN, "defense", "escape")
    return play.do(Attack(seat=OLA, number=1, victim=JAN, victim_number=2))


def test_an_attack_goes_from_the_answer_to_the_dice_and_its_end() -> None:
    play = attacked()
    assert step(play) == NextStep("answer", JAN, None, 2)
    play.do(AnswerAttack(seat=JAN, answer="defend"))
    assert step(play) == NextStep("fight-dice", JAN, RollFight(), 2)
    assert step(pressed(play)) == NextStep("close-fight", OLA, CloseFight(), 1)
    assert pressed(play)[OLA].amoebas[0].meal == "starved"


def whose(play: Play) -> tuple[int | None, int | None]:
    """Return the seat that the table waits for, and the seat of the turn after this one."""
    return SOUP.waited_for(play.state), SOUP.following(play.state)


def test_turns_go_by_the_ladder_up_in_phase_1_and_down_in_phases_3_and_4() -> None:
    play = table()
    assert whose(play) == (OLA, JAN)
    assert whose(play.do(EndTurn(seat=OLA))) == (JAN, EWA)
    assert whose(play.do(EndTurn(seat=JAN), EndTurn(seat=EWA))) == (ADAM, None), "the last of the phase"
    for play in (table().at("genes"), table().at("division")):
        assert whose(play) == (ADAM, EWA)


def test_whoever_is_attacked_is_waited_for_within_the_turn_of_the_attacker() -> None:
    play = table(detail="full").genes(EWA, "defense").genes(OLA, "struggle")
    play.do(Attack(seat=OLA, number=1, victim=EWA, victim_number=2))
    assert whose(play) == (EWA, JAN)
    play.do(AnswerAttack(seat=EWA, answer="defend"))
    assert whose(play) == (EWA, JAN)
    assert whose(pressed(play)) == (OLA, JAN)


def test_whoever_owes_is_waited_for_and_in_the_other_phases_nobody() -> None:
    play = table().genes(OLA, "armor", "longevity").at("environment")
    assert whose(play) == (None, None)
    assert whose(play.given(OLA, points=9).do(TurnCard(card=Card("west", 6)))) == (OLA, None)
    assert whose(table(pace="brisk")) == (None, None), "all move at once"
    assert whose(table().at("deaths")) == (None, None)
    assert whose(table().at("scoring")) == (None, None)


def test_an_escape_throws_movement_dice_and_then_the_board_tells() -> None:
    play = attacked().do(AnswerAttack(seat=JAN, answer="escape"))
    assert step(play) == NextStep("escape-dice", JAN, RollEscape(), 2)
    assert step(pressed(play)) == NextStep("escape-result", JAN, None, 2)


def test_an_escape_with_movement_2_needs_no_dice() -> None:
    play = attacked().genes(JAN, "escape", "movement-2").do(AnswerAttack(seat=JAN, answer="escape"))
    assert step(play) == NextStep("escape-result", JAN, None, 2)


def test_phase_2_turns_a_card_settles_in_order_and_goes_on() -> None:
    play = table().genes(OLA, "armor", "longevity").genes(EWA, "armor", "longevity").at("environment")
    assert step(play) == NextStep("card", None, TurnCard())
    play.given(OLA, points=9).given(EWA, points=9).do(TurnCard(card=Card("west", 6)))
    assert step(play) == NextStep("settle", EWA)
    play.do(Settle(seat=EWA))
    assert step(play) == NextStep("settle", OLA)
    play.do(Settle(seat=OLA))
    assert step(play) == NextStep("end-environment", None, EndPhase())
    assert step(pressed(play)) == NextStep("genes", ADAM, EndTurn(seat=ADAM))


def test_phases_3_and_4_end_turns() -> None:
    assert step(table().at("genes")) == NextStep("genes", ADAM, EndTurn(seat=ADAM))
    assert step(table().at("division")) == NextStep("division", ADAM, EndTurn(seat=ADAM))


def test_phase_5_buries_the_dead_in_full_detail_alone() -> None:
    assert step(table().at("deaths")) == NextStep("end-deaths", None, EndPhase())
    play = table(detail="full").at("deaths")
    assert step(play) == NextStep("bury", None, Bury())
    assert step(pressed(play)) == NextStep("end-deaths", None, EndPhase())


def test_phase_6_scores_and_then_says_whether_the_game_goes_on() -> None:
    play = table().at("scoring")
    assert step(play) == NextStep("score", None, Score())
    assert step(pressed(play)) == NextStep("next-round", None, EndPhase())
    play = table().given(OLA, place=41).at("scoring").do(Score())
    assert step(play) == NextStep("end", None, EndPhase())
    assert pressed(play).state.phase == "over"


def test_whatever_is_offered_is_allowed() -> None:
    for detail in ("quick", "full"):
        play = table(detail=detail)
        for _ in range(60):
            offered = step(play)
            if offered.step == "amoeba":
                play.do(FeedRest(seat=offered.seat or 0))
            else:
                assert not isinstance(SOUP.decide(play.state, _drawn(play, offered)), Rejection)
                pressed(play)


def _drawn(play: Play, offered: NextStep) -> Command:
    assert offered.command is not None
    return SOUP.throw(play.state, offered.command, lambda faces: 1)


def test_the_card_that_the_button_turns_is_one_of_those_left() -> None:
    play = table().at("environment")
    assert play.state.card == OPENING
    pressed(play)
    assert play.state.card not in (None, OPENING, THICK)


def test_a_fight_of_phase_5_is_fought_out_before_the_phase_ends() -> None:
    play = table(detail="full").genes(OLA, "aggression").genes(JAN, "defense").at("deaths").do(Bury())
    play.genes(OLA, "aggression").do(Attack(seat=OLA, number=1, victim=JAN, victim_number=1))
    assert step(play) == NextStep("answer", JAN, None, 1)
