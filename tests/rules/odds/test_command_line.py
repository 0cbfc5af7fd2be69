"""`companion odds`, in this process, and once in a process of its own."""

import json
import re
from fractions import Fraction
from typing import Any

import pytest
from click.testing import CliRunner, Result

from companion.cli.commands import run
from companion.cli.odds import command
from companion.rules.chromosome.odds import (
    ATTACKER,
    DEFENDER,
    Rival,
    SeatSolution,
    Solution,
    battle_odds,
)
from companion.words import Words
from tests.cli.terminal import companion
from tests.rules.odds.fights import fight, with_fate
from tests.rules.odds.trials import OneTest

EN = Words("en", strict=True)
RULEBOOK = "--attacker 3 --attacker-bonus 2 --defender 2 --defender-bonus 2"


def odds(line: str) -> Result:
    return CliRunner().invoke(command, line.split())


def answer(line: str) -> dict[str, Any]:
    done = odds(line)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def exact(figures: dict[str, str]) -> dict[int, Fraction]:
    return {int(count): Fraction(chance) for count, chance in figures.items()}


def test_a_plain_battle_as_exact_json_is_the_plain_battle() -> None:
    told, plain = answer(f"battle {RULEBOOK} --json --exact"), battle_odds(fight(3, 2, 2, 2))
    assert set(told) == {
        "rerolls",
        "attacker_wins",
        "tie",
        "defender_wins",
        "attacker_losses",
        "defender_losses",
        "expected_attacker_loss",
        "expected_defender_loss",
    }
    assert told["attacker_wins"] == "5/8"
    assert Fraction(told["tie"]) == plain.tie
    assert Fraction(told["defender_wins"]) == plain.defender_wins
    assert exact(told["attacker_losses"]) == plain.attacker_losses
    assert exact(told["defender_losses"]) == plain.defender_losses
    assert Fraction(told["expected_attacker_loss"]) == plain.expected_attacker_loss
    assert Fraction(told["expected_defender_loss"]) == plain.expected_defender_loss


def test_json_gives_floats_unless_exact_fractions_are_asked_for() -> None:
    told = answer(f"battle {RULEBOOK} --json")
    assert told["attacker_wins"] == 0.625
    assert told["attacker_losses"] == {"0": 0.625, "1": 0.3125, "2": 0.0625}


def test_a_battle_with_fate_is_the_duel() -> None:
    line = f"battle {RULEBOOK} --attacker-fate 3 --defender-fate 2 --fate-worth 0.3 --die 6 --tie domination"
    told = answer(f"{line} --json --exact")
    solution = Solution(with_fate(fight(3, 2, 2, 2, 6, "attacker"), 3, 2, 0.3, 0.3))
    played, spent = solution.outlook
    assert Fraction(told["value_attacker"]) == solution.value(ATTACKER)
    assert Fraction(told["value_defender"]) == solution.value(DEFENDER)
    assert (Fraction(told["attacker_fate_spent"]), Fraction(told["defender_fate_spent"])) == spent
    assert Fraction(told["attacker_wins"]) == played.attacker_wins
    assert exact(told["defender_losses"]) == played.defender_losses


def test_one_sides_fate_is_enough_for_a_duel() -> None:
    assert answer("battle --attacker 1 --defender 1 --defender-fate 1 --json")["value_defender"] >= 2


def test_a_resistance_test_is_the_resistance_test() -> None:
    told = answer("resistance --power 4 --groups 2 --building-genes 1 --irradiation 4 --json --exact")
    plain = SeatSolution(OneTest(4, 2, 1, 4).with_fate()).first
    assert set(told) == {"rerolls", "dose", "expected_dose", "eliminated"}
    assert exact(told["dose"]) == plain.dose
    assert Fraction(told["expected_dose"]) == plain.expected_dose
    assert Fraction(told["eliminated"]) == plain.eliminated


def test_a_resistance_test_with_fate_is_played_at_its_best() -> None:
    line = "resistance --power 4 --groups 2 --irradiation 3 --fate 2 --rival-fate 1 --elimination 10"
    told = answer(f"{line} --json --exact")
    solution = SeatSolution(OneTest(4, 2, irradiation=3).with_fate(2, 2, 10, (Rival(1),), lends=True))
    assert exact(told["dose"]) == solution.first.dose
    assert Fraction(told["value"]) == solution.value()
    assert (Fraction(told["fate_spent"]), Fraction(told["rival_fate_spent"])) == solution.spent


def test_the_limit_of_irradiation_can_be_set() -> None:
    assert answer("resistance --power 4 --groups 2 --irradiation 7 --limit 9 --json")["eliminated"] == 0.75


@pytest.mark.parametrize(
    "line",
    [
        f"battle {RULEBOOK}",
        f"battle {RULEBOOK} --attacker-fate 2 --exact",
        "resistance --power 4 --groups 2",
        "resistance --power 4 --groups 2 --fate 1 --rival-fate 1",
    ],
)
def test_without_json_there_is_a_table_with_straight_columns(line: str) -> None:
    shown = odds(line).stdout
    assert "{" not in shown
    for block in shown.split("\n\n")[1:]:
        rows = block.rstrip("\n").splitlines()
        assert len({len(row) for row in rows}) == 1 or all(row.endswith(".") for row in rows)


def test_the_table_shows_the_chances() -> None:
    shown = odds(f"battle {RULEBOOK}").stdout
    assert "Attacker wins  62%" in shown
    assert "5/8" in odds(f"battle {RULEBOOK} --exact").stdout


@pytest.mark.parametrize(
    "line",
    [
        f"battle {RULEBOOK} --die 6 --attacker-fate 2",
        "battle --attacker 2 --defender 2",
        "battle --attacker 3 --defender 1 --die 11",
        "resistance --power 4 --groups 2 --die 7",
        "resistance --power 4 --groups 2 --die 11 --irradiation 5",
    ],
)
def test_a_figure_of_the_command_line_reads_as_its_exact_chance_alone(line: str) -> None:
    shown, exact = odds(line).stdout, odds(f"{line} --exact").stdout
    figures = re.findall(r"[<>]?\d+%", shown)
    cells = zip(shown.split(), exact.split(), strict=True)
    told = [(figure, EN.percent(Fraction(chance))) for figure, chance in cells if figure in figures]
    assert len(told) == len(figures) > 0
    assert all(figure == alone for figure, alone in told)


def test_a_battle_of_two_against_two_favours_nobody() -> None:
    assert re.findall(r"\d+%", odds("battle --attacker 2 --defender 2").stdout)[:3] == ["38%", "25%", "38%"]


@pytest.mark.parametrize(
    ("line", "name", "low", "high"),
    [
        ("battle --attacker 0 --defender 1", "--attacker", "1", "3"),
        ("battle --attacker 4 --defender 1", "--attacker", "1", "3"),
        ("battle --attacker 1 --defender 9", "--defender", "1", "3"),
        ("battle --attacker x --defender 1", "--attacker", "1", "3"),
        ("battle --attacker 2.5 --defender 1", "--attacker", "1", "3"),
        ("battle --attacker 1 --defender 1 --die 0", "--die", "2", "20"),
        ("battle --attacker 1 --defender 1 --die 10000", "--die", "2", "20"),
        ("battle --attacker 1 --defender 1 --attacker-bonus 99", "--attacker-bonus", "10", "30"),
        ("battle --attacker 1 --defender 1 --attacker-fate 11", "--attacker-fate", "0", "10"),
        ("battle --attacker 1 --defender 1 --defender-fate -1", "--defender-fate", "0", "10"),
        ("battle --attacker 1 --defender 1 --fate-worth nan", "--fate-worth", "0", "000"),
        ("battle --attacker 1 --defender 1 --fate-worth -2", "--fate-worth", "0", "000"),
        ("battle --attacker 1 --defender 1 --fate-worth inf", "--fate-worth", "0", "000"),
        ("battle --attacker 1 --defender 1 --fate-worth 1e999999999", "--fate-worth", "0", "000"),
        ("battle --attacker 1 --defender 1 --fate-worth much", "--fate-worth", "0", "000"),
        ("resistance --power -1 --groups 1", "--power", "1", "20"),
        ("resistance --power 2 --groups 13", "--groups", "1", "12"),
        ("resistance --power 2 --groups 1 --irradiation 8", "--irradiation", "0", "7"),
        ("resistance --power 2 --groups 1 --building-genes 9", "--building-genes", "0", "8"),
        ("resistance --power 2 --groups 1 --limit 0", "--limit", "1", "20"),
        ("resistance --power 2 --groups 1 --fate 11", "--fate", "0", "10"),
        ("resistance --power 2 --groups 1 --rival-fate 31", "--rival-fate", "0", "30"),
        ("resistance --power 2 --groups 1 --elimination nan", "--elimination", "0", "000"),
    ],
)
def test_bad_input_is_one_sentence_that_names_the_option_and_its_range_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], line: str, name: str, low: str, high: str
) -> None:
    assert run(["odds", *line.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    (sentence,) = err.splitlines()
    assert sentence.startswith(f"{name}:")
    assert low in sentence
    assert high in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("line", ["battle --attacker 1", "battle --nope", "battle --tie draw", "nonsense"])
def test_what_the_command_does_not_know_is_one_sentence_too(
    capsys: pytest.CaptureFixture[str], line: str
) -> None:
    assert run(["odds", *line.split()]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_without_more_the_help_names_both_questions() -> None:
    shown = odds("").stdout
    assert "battle" in shown
    assert "resistance" in shown


def test_the_command_works_in_a_process_of_its_own_in_both_languages() -> None:
    told = companion(f"odds battle {RULEBOOK} --json", "en")
    assert (told.returncode, told.stderr) == (0, "")
    assert json.loads(told.stdout)["tie"] == 0.1875
    shown = companion(f"odds battle {RULEBOOK}", "pl").stdout
    assert "Wygrywa atakujący  62%" in shown
    refused = companion("odds battle --attacker 7 --defender 1", "pl")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "--attacker: potrzebna jest liczba całkowita od 1 do 3.\n"
