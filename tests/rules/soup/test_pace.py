"""The brisk pace: steps without a choice are skipped, and in quick detail all act at once."""

from typing import Any

from companion.rules.clocks import SetClocks
from companion.rules.soup.data import CARDS, GENES, Gene
from companion.rules.soup.deaths import Bury, LoseAmoebas
from companion.rules.soup.division import Divide
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.house_rules import SetDetail, SetOptions
from companion.rules.soup.market import may_buy
from companion.rules.soup.meals import FeedRest, Starve
from companion.rules.soup.movement import PayMoves
from companion.rules.soup.next_step import next_step
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.turns import EndPhase, EndTurn, TakeTurn
from tests.rules.soup.tables import ADAM, EWA, JAN, OLA, THICK, Play, table


def brisk(**options: Any) -> Play:
    """A table in its first round that skips steps without a choice."""
    return table(pace="brisk", **options)


def fed(play: Play) -> Play:
    """Feed everybody's amoebas."""
    while play.state.phase == "movement":
        assert play.state.active is not None
        play.do(FeedRest(seat=play.state.active))
    return play


def test_in_quick_detail_all_move_at_once_and_nobody_has_the_turn() -> None:
    play = brisk()
    assert play.state.active is None
    play.do(PayMoves(seat=ADAM), PayMoves(seat=OLA, count=2))
    assert play.points == [2, 4, 4, 3]
    step = next_step(play.state)
    assert (step.step, step.seat) == ("moves", None)
    assert step.command == EndPhase()
    assert play.do(EndPhase()).state.phase == "environment"


def test_in_quick_detail_all_divide_at_once_and_have_their_points() -> None:
    play = brisk().do(EndPhase(), TurnCard(card=THICK), EndPhase())
    assert (play.state.phase, play.state.active, play.points) == ("division", None, [14] * 4)
    assert next_step(play.state).step == "births"
    play.do(Divide(seat=EWA), Divide(seat=OLA), Divide(seat=OLA))
    assert (play.points, len(play[OLA].amoebas)) == ([2, 14, 8, 14], 4)
    play.do(Divide(seat=OLA, back=True))
    assert (play.points, len(play[OLA].amoebas)) == ([8, 14, 8, 14], 3)
    assert play.do(EndPhase()).points == [8, 14, 8, 14]


def test_an_amoeba_that_was_free_is_taken_back_for_nothing() -> None:
    play = brisk().do(EndPhase(), TurnCard(card=THICK), EndPhase()).amoebas(OLA)
    assert play.do(Divide(seat=OLA), Divide(seat=OLA, back=True)).points == [14] * 4


def test_amoebas_that_are_kept_one_by_one_are_not_taken_back() -> None:
    play = fed(brisk(detail="full")).do(TurnCard(card=THICK), EndPhase())
    assert play.refuses(Divide(seat=ADAM, back=True)) == "each-amoeba-is-kept"


def test_a_turn_ends_with_the_last_meal() -> None:
    play = brisk(detail="full").do(Starve(seat=OLA, number=1))
    assert play.state.active == OLA
    assert play.do(FeedRest(seat=OLA)).state.active == JAN


def test_followers_by_holding_are_waited_for_where_they_decide_last() -> None:
    play = brisk(detail="full", following="after").genes(ADAM, "holding").do(FeedRest(seat=OLA))
    assert play.state.active == OLA
    assert play.do(EndTurn(seat=OLA)).state.active == JAN


def test_a_card_that_nobody_owes_for_leads_on_to_the_market() -> None:
    play = brisk().do(EndPhase(), TurnCard(card=THICK))
    assert (play.state.phase, play.state.active) == ("genes", ADAM)


def test_the_last_debt_leads_on_to_the_market() -> None:
    play = brisk().genes(OLA, "armor", "armor").given(OLA, points=9).do(EndPhase(), TurnCard(card=CARDS[0]))
    assert play.state.phase == "environment"
    assert play.do(Settle(seat=OLA)).state.phase == "genes"


def test_who_can_buy_nothing_is_passed_over() -> None:
    play = brisk().given(EWA, points=1).do(EndPhase(), TurnCard(card=THICK))
    play.do(BuyGene(seat=ADAM, gene="speed"))
    assert play.state.active == JAN
    play.do(TakeTurn(seat=EWA))
    assert play.state.active == EWA


def test_a_market_in_which_nobody_can_buy_is_passed_over() -> None:
    play = brisk()
    for seat in (OLA, JAN, EWA, ADAM):
        play.given(seat, points=1)
    assert play.do(EndPhase(), TurnCard(card=THICK)).state.phase == "division"


def test_an_advanced_gene_is_something_to_buy_once_its_basic_one_is_old_enough() -> None:
    cheap: tuple[Gene, ...] = tuple(
        gene for gene, card in GENES.items() if card.price <= 5 and not card.gives_up
    )
    play = table().genes(ADAM, *cheap, round=1).given(ADAM, points=5)
    assert not may_buy(play.state, play[ADAM])
    play.genes(ADAM, *cheap, round=0)
    assert may_buy(play.state, play[ADAM])


def test_who_can_place_no_amoeba_is_passed_over() -> None:
    play = fed(brisk(detail="full")).do(TurnCard(card=THICK)).amoebas(EWA, *(0,) * 7).do(EndPhase())
    assert play.do(Divide(seat=ADAM), Divide(seat=ADAM)).state.active == JAN
    assert EWA in play.state.done


def test_deaths_without_the_dead_and_without_aggression_are_passed_over() -> None:
    play = fed(brisk(detail="full")).do(TurnCard(card=THICK), EndPhase(), EndPhase())
    assert play.state.phase == "scoring"


def test_the_dead_are_buried_first() -> None:
    play = fed(brisk(detail="full")).do(TurnCard(card=THICK), EndPhase()).amoebas(JAN, 2, 0).do(EndPhase())
    assert play.state.phase == "deaths"
    assert play.do(Bury()).state.phase == "scoring"


def test_aggression_is_waited_for_where_it_can_be_paid() -> None:
    play = fed(brisk(detail="full").genes(JAN, "aggression")).do(TurnCard(card=THICK), EndPhase(), EndPhase())
    assert play.state.phase == "deaths"


def test_quick_detail_always_asks_who_has_died() -> None:
    play = brisk().do(EndPhase(), TurnCard(card=THICK), EndPhase(), EndPhase())
    assert play.state.phase == "deaths"
    assert play.do(LoseAmoebas(seat=OLA), EndPhase()).state.phase == "scoring"


def test_the_next_round_begins_with_the_scoring_and_so_does_the_end() -> None:
    play = brisk().do(EndPhase(), TurnCard(card=THICK), EndPhase(), EndPhase(), EndPhase())
    assert (play.do(Score()).state.phase, play.state.round) == ("movement", 2)
    play.do(EndPhase(), TurnCard(card=CARDS[6]), EndPhase(), EndPhase(), EndPhase())
    play.given(JAN, place=45)
    assert play.do(Score()).state.ending == "finish-zone"


def test_a_table_that_keeps_time_or_takes_each_step_takes_turns() -> None:
    play = brisk().do(SetClocks(running=True), EndPhase(), TurnCard(card=THICK), EndPhase())
    assert (play.state.phase, play.state.active) == ("division", ADAM)
    assert table().state.active == OLA


def test_full_detail_and_single_steps_begin_a_turn_where_all_were_moving() -> None:
    assert brisk().do(SetDetail(detail="full")).state.active == OLA
    assert brisk().do(SetOptions(options=Options(pace="step"))).state.active == OLA


def test_whoever_has_the_turn_keeps_it_when_an_option_or_the_detail_changes() -> None:
    play = table().do(EndTurn(seat=OLA))
    assert play.state.active == JAN
    assert play.do(SetOptions(options=play.state.options.replace(move_price=2))).state.active == JAN
    assert play.do(SetDetail(detail="full")).state.active == JAN
