"""Whatever a screen writes of one chance reads the same: in the bar, in tables, in red and in advice."""

import re

from hypothesis import given, settings

from companion.rules.chromosome.advice.battle import BattleSituation
from companion.rules.chromosome.odds import Moment, SeatSolution, SeatTests
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.battle_odds import fall_text, win_text
from companion.ui.core.style import Style
from companion.ui.widgets.odds import out_text
from companion.words import Words
from tests.rules.odds.trials import OneTest
from tests.sizes import examples
from tests.ui.chromosome.test_one_voice import dice, seats, situations

EN = Words("en", strict=True).of("chromosome")


def figures(sentence: str) -> list[str]:
    """The per cents of a sentence, in their order."""
    return re.findall(r"[<>]?\d+%", sentence)


@settings(deadline=None, max_examples=examples(2_000))
@given(situations, dice)
def test_the_red_number_and_the_advice_below_it_write_one_chance_in_one_way(
    situation: BattleSituation, lying: tuple[int, int | None]
) -> None:
    moment = Moment(*lying)
    shown = situation.odds(moment._replace(closed=True))
    boards = (situation.attacker.on_board, situation.defender.on_board)
    for told in situation.advise(moment):
        side, on_board = told.advice.player, boards[told.advice.player]
        if told.stands is None or told.after is None or on_board is None:
            continue
        red = fall_text(EN, shown, side, on_board)
        out, after = (fall_text(EN, odds, side, on_board) for odds in (told.stands, told.after))
        assert out == red
        said = why.spell(EN, why.advice(told.advice, out, after))
        assert figures(said) in ([], [after, red])
        assert bool(figures(said)) == ("of cases" in said)


@settings(deadline=None, max_examples=examples(2_000))
@given(situations)
def test_bar_tables_and_red_numbers_of_a_battle_tell_one_chance_alike(situation: BattleSituation) -> None:
    odds = situation.odds()
    assert [win_text(EN, odds, side) for side in (0, 1)] == [
        EN.percents([odds.attacker_wins, odds.tie, odds.defender_wins])[place] for place in (0, 2)
    ]
    for side, losses in enumerate((odds.attacker_losses, odds.defender_losses)):
        most = max(losses)
        if losses[most]:
            assert fall_text(EN, odds, side, most) == EN.percent(losses[most])


@settings(deadline=None, max_examples=examples(2_000))
@given(seats)
def test_the_chance_to_be_out_reads_as_the_column_of_doses_has_it(tests: SeatTests) -> None:
    odds, room = SeatSolution(tests).first, tests.limit - tests.irradiation
    told = out_text(Style(EN), odds.dose, room)
    assert told == EN.percent(odds.eliminated)
    deadly = [share for dose, share in odds.dose.items() if dose > room and share]
    if len(deadly) == 1:
        assert told == EN.percent(deadly[0])
    assert (told == "0%") == (odds.eliminated == 0)
    assert (told == "100%") == (odds.eliminated == 1)


def test_a_test_of_the_rulebook_reads_as_its_columns() -> None:
    odds = SeatSolution(OneTest(4, 2, irradiation=4).with_fate()).first
    assert out_text(Style(EN), odds.dose, 3) == "50%"
