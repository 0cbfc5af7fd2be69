"""One chance reads the same on every screen: in the bar, in tables, in red and in advice."""

import re

from hypothesis import given, settings

from companion.rules.chromosome.odds import Duel, Moment, SeatSolution, SeatTests, outlook, solved
from companion.ui.chromosome.advice import worth_telling
from companion.ui.chromosome.battle_odds import advice_words, win_text
from companion.words import Words
from tests.rules.odds.trials import OneTest
from tests.sizes import examples
from tests.ui.chromosome.test_one_voice import dice, duels, seats

EN = Words("en", strict=True).of("chromosome")


def figures(sentence: str) -> list[str]:
    """Return the percentages in a sentence, in their order."""
    return re.findall(r"[<>]?\d+%", sentence)


@settings(deadline=None, max_examples=examples(2_000))
@given(duels, dice)
def test_the_red_number_and_the_advice_below_it_write_one_chance_in_one_way(
    duel: Duel, lying: tuple[int, int | None]
) -> None:
    moment = Moment(*lying)
    reds = duel.falls(outlook(duel, moment._replace(closed=True)).odds)
    for told in filter(worth_telling, solved(duel).advise(moment)):
        if told.at_stake:
            said = advice_words(EN, told)
            assert figures(said) in ([], [EN.percent(told.eliminated_after), EN.percent(reds[told.player])])
            assert bool(figures(said)) == ("of cases" in said)


@settings(deadline=None, max_examples=examples(2_000))
@given(duels)
def test_bar_tables_and_red_numbers_of_a_battle_tell_one_chance_alike(duel: Duel) -> None:
    odds = outlook(duel).odds
    assert [win_text(EN, odds, side) for side in (0, 1)] == [
        EN.percents([odds.attacker_wins, odds.tie, odds.defender_wins])[place] for place in (0, 2)
    ]
    tables = (odds.attacker_losses, odds.defender_losses)
    for held, losses, red in zip(duel.holders, tables, duel.falls(odds), strict=True):
        fatal = [
            share for lost, share in losses.items() if held.on_board is not None and lost >= held.on_board
        ]
        if len(fatal) == 1:
            assert EN.percent(red) == EN.percent(fatal[0])
        assert bool(red) == bool(fatal)


@settings(deadline=None, max_examples=examples(2_000))
@given(seats)
def test_the_chance_to_be_out_reads_as_the_column_of_doses_has_it(tests: SeatTests) -> None:
    odds = SeatSolution(tests).first
    told = EN.percent(odds.eliminated)
    deadly = [share for dose, share in odds.dose.items() if tests.eliminates(dose) and share]
    if len(deadly) == 1:
        assert told == EN.percent(deadly[0])
    assert (told == "0%") == (odds.eliminated == 0)
    assert (told == "100%") == (odds.eliminated == 1)


def test_a_test_of_the_rulebook_reads_as_its_columns() -> None:
    odds = SeatSolution(OneTest(4, 2, irradiation=4).with_fate()).first
    assert EN.percent(odds.eliminated) == "50%"
