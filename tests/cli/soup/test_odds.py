"""`companion odds ozone`."""

import json
from fractions import Fraction
from typing import Any

import pytest

from tests.cli.terminal import Ended, run
from tests.cli.test_odd_arguments import unnamed


def odds(line: str) -> Ended:
    return run("odds", *line.split())


def answer(line: str) -> dict[str, Any]:
    ended = odds(f"{line} --json")
    assert ended.code == 0, ended
    return json.loads(ended.text)


def test_nine_and_ten_seen_twelve_points() -> None:
    told = answer("ozone --mutation-points 12 --seen 9,10 --exact")
    assert told["debt"] == {"0": "1/3", "1": "1/9", "2": "2/9", "3": "1/9", "4": "1/9", "6": "1/9"}
    assert told["expected_debt"] == "2"
    assert told["debt_to_the_end"] == "18"


def test_ray_protection_alone_owes_nothing() -> None:
    told = answer("ozone --mutation-points -2")
    assert told == {"debt": {"0": 1.0}, "expected_debt": 0.0, "debt_to_the_end": 0.0}


def test_the_table_says_what_is_supposed() -> None:
    told = odds("ozone --mutation-points 12 --seen 9,10")
    assert told.code == 0
    assert "12 mutation points, 9 cards left" in told.text
    assert "no gene is given up" in told.text


def test_exact_chances_in_the_table_are_fractions() -> None:
    assert str(Fraction(2, 9)) in odds("ozone --mutation-points 12 --seen 9,10 --exact").text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("ozone --mutation-points 101", "--mutation-points: a whole number from −2 to 100 is needed."),
        ("ozone --mutation-points 9 --seen 7", "--seen: no environment card has this ozone layer"),
        ("ozone --mutation-points 9 --seen 6,6", "--seen: more cards of this ozone layer than there are"),
        ("ozone --mutation-points 9 --seen nine", "--seen: it takes whole numbers with a comma between them"),
        (
            "ozone --mutation-points 9 --seen 6,8,9,9,10,10,10,11,12,13,14",
            "--seen: no environment card is left to be turned.",
        ),
        ("ozone", "--mutation-points is missing"),
    ],
)
def test_bad_input_gets_one_sentence(line: str, told: str) -> None:
    assert told in odds(line).problem


def test_its_number_is_refused_by_its_name() -> None:
    assert unnamed(("odds", "ozone"), ["--mutation-points"]) == {}


def test_an_option_that_is_missing_is_called_what_is_to_be_typed() -> None:
    refused = odds("ozone --seen 9")
    assert refused.code == 2
    assert "--mutation-points" in refused.problem
    assert "mutation_points" not in refused.problem


@pytest.mark.parametrize("seen", ["9,,10", "9,x", ",", "9,10,", "9;10", "9.5"])
def test_a_list_that_is_none_is_told_as_one(seen: str) -> None:
    refused = odds(f"ozone --mutation-points 4 --seen {seen}")
    assert refused.code == 2
    assert (
        refused.problem.strip() == "--seen: it takes whole numbers with a comma between them, such as 9,10."
    )
