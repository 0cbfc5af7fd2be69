"""One question has one answer: at the table, in the calculator filled from it, and on the command line."""

import json
from dataclasses import replace
from typing import get_args

import pytest

from companion.cli.chromosome import ODDS
from companion.cli.figures import QuestionCommand
from companion.rules.chromosome.fate import FateAsGene
from companion.rules.chromosome.odds import FACES, Helps, Moment, Rerolls, Solution, Wish, outlook, played
from companion.rules.chromosome.odds.positions import duel_of, duelling, phase_of
from companion.rules.chromosome.odds.ranges import MOST_BUILDING
from companion.rules.chromosome.questions import BattleQuestion, ResistanceQuestion
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.question import Question
from companion.ui.chromosome.calculators.battle import BattleInput
from companion.ui.chromosome.calculators.phase import PhaseInput
from tests.cli.questions import line_of, written
from tests.cli.terminal import run
from tests.rules.odds.referee import done, surely
from tests.rules.odds.test_referee import drawn_battle, drawn_trials
from tests.sizes import examples

TABLES = examples(300)
COSTS = (20, 12, 0, 35)
"""Values of an elimination, in points."""

WISHES: tuple[Wish, ...] = get_args(Wish)


def asked_on_the_command_line(question: Question) -> dict[str, object]:
    """Return the exact JSON that the command line answers."""
    command = ODDS[question.key]
    assert isinstance(command, QuestionCommand)
    ended = run("odds", question.key, *line_of(command, question), "--json", "--exact")
    assert ended.code == 0, ended
    return json.loads(ended.out)


def figures(question: Question) -> dict[str, object]:
    return json.loads(json.dumps(written({name: value for name, value, _ in question.figures})))


@pytest.mark.parametrize("model", Rerolls)
def test_a_battle_at_the_table_in_the_calculator_and_on_the_command_line(model: Rerolls) -> None:
    for seed in range(TABLES):
        fight = drawn_battle(seed, settled=seed % 2 == 0)
        at_table = duel_of(
            fight.state,
            helpers=fight.helping,
            fate_worth=fight.worth,
            rerolls=model,
            elimination=COSTS[seed % len(COSTS)],
        )
        assert at_table is not None
        page = BattleInput.of(at_table).check()
        assert page == page.fitted()
        assert page.outlook == outlook(at_table)
        assert page.duel.falls(page.outlook.odds) == at_table.falls(outlook(at_table).odds)
        if model != Rerolls.NONE:
            mine, theirs = (Solution(duel.within()) for duel in (at_table, page.duel))
            assert [mine.value(side) for side in (0, 1)] == [theirs.value(side) for side in (0, 1)]
        told = asked_on_the_command_line(page)
        assert told == figures(page)
        assert told["rerolls"] == model
        lies = Moment(seed % FACES + 1, closed=True)
        thrown = BattleInput.of(at_table, lies).check()
        ours, theirs = thrown.outlook, outlook(at_table, lies)
        assert (ours.odds.losses, ours.spent[:2]) == (theirs.odds.losses, theirs.spent[:2])
        assert asked_on_the_command_line(thrown) == figures(thrown)
        assert told["attacker_wins"] == str(outlook(at_table).odds.attacker_wins)


def test_last_tokens_count_in_the_calculator_as_at_the_table() -> None:
    """2 against 2, four fate each, 2 and 6 tokens on the board: 53, 28 and 20 % if everybody may re-roll."""
    asked = BattleQuestion(
        2,
        2,
        attacker_on_board=2,
        defender_on_board=6,
        rerolls=Rerolls.ALL,
        attacker_fate=4,
        defender_fate=4,
    )
    odds = asked.outlook.odds
    assert [round(share * 100) for share in (odds.attacker_wins, odds.tie, odds.defender_wins)] == [
        53,
        28,
        20,
    ]
    unknown = replace(asked, attacker_on_board=None, defender_on_board=None).outlook.odds
    assert round(unknown.attacker_wins * 100) == 38


def test_the_sum_says_what_an_answer_counts_with() -> None:
    asked = BattleQuestion(2, 2, attacker_fate=1, rerolls=Rerolls.OWN)
    told = {"odds-counts-own", "odds-counts-fate", "odds-counts-no-board", "odds-why-left-out"}
    assert dict(asked.reckoned).keys() == told
    known = replace(asked, attacker_on_board=2, defender_on_board=2, elimination=12)
    assert dict(known.reckoned)["odds-counts-elimination"] == {"cost": 12}
    watched = replace(known, rerolls=Rerolls.ALL, bystander_fate=2)
    assert "odds-counts-bystanders" in dict(watched.reckoned)


@pytest.mark.parametrize("model", Rerolls)
def test_tests_at_the_table_in_the_calculators_and_on_the_command_line(model: Rerolls) -> None:
    """The whole phase, and also a single test as a question of its own if a player has only one left."""
    alone = 0
    for seed in range(TABLES):
        drawn = drawn_trials(seed)
        state = drawn.state
        if seed % 2:
            first = max(state.areas, key=lambda area: (area.cubes, -area.id))
            beside = tuple(
                drawn.groups[first.id] if seat == drawn.tester else 0 for seat in range(len(state.players))
            )
            state = surely(state, FaceArea(area=first.id, groups=beside))
            if seed % 4 == 1 and state.players[drawn.tester].fate:
                lent = done(state, FateAsGene(seat=drawn.tester, gene="building"))
                state = state if lent is None else lent
        faced = {
            area for area in drawn.groups if state.radiation is None or area in state.radiation.remaining
        }
        nearby = {
            area: tuple(groups if seat == drawn.tester else 0 for seat in range(len(state.players)))
            for area, groups in drawn.groups.items()
            if area in faced
        }
        cost, wish = COSTS[seed % len(COSTS)], WISHES[seed // 2 % len(WISHES)]
        at_table = phase_of(state, nearby, drawn.worth, model, cost, wish)
        assert at_table is not None
        page = PhaseInput.at(state, nearby, at_table).check()
        assert page == page.fitted()
        for place, player in enumerate(at_table.players):
            assert page.phase.prospect(place) == at_table.prospect(player.seat)
            tests = at_table.of(player.seat)
            if len(tests.tests) == 1 and tests.tests[0].building <= MOST_BUILDING:
                alone += 1
                one = ResistanceQuestion.of(tests).check()
                assert played(one.tests).first == at_table.first(player.seat)
                assert played(one.tests).prospect == at_table.prospect(player.seat)
                assert asked_on_the_command_line(one) == figures(one)
        assert asked_on_the_command_line(page) == figures(page)
    assert alone


def test_everybody_is_all_who_hold_fate_in_a_battle_as_in_a_test() -> None:
    """Both questions mean the same people with all their fate; the preferences are a field of each."""
    for seed in range(TABLES):
        fight, trials = drawn_battle(seed, settled=True), drawn_trials(seed)
        for state in (fight.state, trials.state):
            holding = {each.seat: each.fate for each in state.players if each.fate and not each.eliminated}
            if state.battle is not None:
                duel = duel_of(state, helpers=fight.helping)
                assert duel is not None
                seats, asked = duelling(state), BattleQuestion.of(duel)
                assert {seat: fate for seat, fate in zip(seats, duel.fates, strict=True) if fate} == holding
                outside = (asked.bystander_fate, asked.other_bystander_fate)
                assert sum(outside) == sum(holding.get(seat, 0) for seat in seats[2:])
                idle = any(each.fate and each.helps == Helps.NOBODY for each in duel.bystanders)
                assert ("odds-counts-bystanders" in dict(asked.reckoned)) == idle
                continue
            phase = phase_of(state, {}, wish="dose", elimination=12)
            assert phase is not None
            for player in state.players:
                tests = phase.of(player.seat)
                others = sum(fate for seat, fate in holding.items() if seat != player.seat)
                assert (tests.fate, sum(each.fate for each in tests.rivals)) == (player.fate, others)
                assert all((each.wish, each.per_elimination) == ("dose", 12) for each in tests.rivals)
                alone = replace(phase, rerolls=Rerolls.OWN).of(player.seat)
                assert not alone.rivals, "where only own dice count nobody else does"
