"""`companion odds infection` and `bag`."""

import json
import re
from fractions import Fraction
from typing import Any

import pytest

from companion.cli.carnomorphs import ODDS, words
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import TOKENS, Tokens
from companion.rules.carnomorphs.odds import (
    Field,
    LastCheck,
    check_odds,
    drawn_in_events,
    drawn_out,
    next_token,
)
from companion.rules.carnomorphs.questions import FeedingQuestion
from companion.words import LANGUAGES, Language, Words
from tests.cli.terminal import Ended, companion, run
from tests.cli.test_odd_arguments import unnamed

INFECTION = "infection --cards 14 --contaminated 4 --markers 1"
BAG = "bag --blank 1 --red 5 --blue 2 --shambler 1"


def odds(line: str) -> Ended:
    return run("odds", *line.split())


def answer(line: str) -> dict[str, Any]:
    ended = odds(f"{line} --json")
    assert (ended.code, ended.err) == (0, b"")
    return json.loads(ended.out)


def exact(figures: dict[str, str]) -> dict[str, Fraction]:
    return {name: Fraction(chance) for name, chance in figures.items()}


def numbered(figures: dict[str, str]) -> dict[int, Fraction]:
    return {int(count): Fraction(chance) for count, chance in figures.items()}


def test_the_last_check_as_exact_json() -> None:
    told, plain = answer(f"{INFECTION} --exact"), check_odds(LastCheck(14, 4, 1))
    assert set(told) == {"survives", "markers"}
    assert told["survives"] == "960/1001"
    assert numbered(told["markers"]) == plain.markers


def test_json_gives_floats_unless_exact_fractions_are_asked_for() -> None:
    told = answer("infection --cards 8 --contaminated 1 --markers 3")
    assert told == {"survives": 0.5, "markers": {"3": 0.5, "4": 0.5}}


@pytest.mark.parametrize(
    ("more", "check"),
    [
        ("--without-mutation-card", LastCheck(14, 4, 1, mutation=False)),
        ("--without-mutation-card --infected 0", LastCheck(14, 4, 1, 0, mutation=False)),
        ("--infected 2 --check holders", LastCheck(14, 4, 1, 2, who="holders")),
        (
            "--without-mutation-card --check holders --infected 1",
            LastCheck(14, 4, 1, 1, mutation=False, who="holders"),
        ),
        (
            "--without-mutation-card --check holders --infected 0",
            LastCheck(14, 4, 1, 0, mutation=False, who="holders"),
        ),
        (
            "--without-mutation-card --check everybody --infected 0",
            LastCheck(14, 4, 1, 0, mutation=False, who="everybody"),
        ),
    ],
)
def test_who_holds_a_card_and_who_draws_can_be_said(more: str, check: LastCheck) -> None:
    told, plain = answer(f"{INFECTION} {more} --exact"), check_odds(check)
    assert Fraction(told["survives"]) == plain.survives
    assert numbered(told["markers"]) == plain.markers


def test_the_next_token_as_exact_json() -> None:
    told = answer(f"{BAG} --exact")
    assert set(told) == {"next"}
    assert tuple(told["next"]) == TOKENS
    assert exact(told["next"]) == next_token(Tokens(blank=1, blue=2, red=5, shambler=1))


def test_the_next_draws_as_exact_json() -> None:
    bag = Tokens(1, 2, 5, 1, 1, 1)
    told = answer(f"{BAG} --fleshbeast 1 --butcher 1 --draws 4 --exact")
    events, out = drawn_in_events(bag, 4), drawn_out(bag, 4)
    assert set(told) == {"next", "in_events", "in_events_expected", "drawn_out", "drawn_out_expected"}
    assert exact(told["in_events"]) == events.once
    assert exact(told["in_events_expected"]) == events.expected
    assert exact(told["drawn_out"]) == out.once
    assert exact(told["drawn_out_expected"]) == out.expected


@pytest.mark.parametrize("line", [INFECTION, f"{INFECTION} --exact", BAG, f"{BAG} --draws 3 --exact"])
def test_without_json_there_is_a_table_with_straight_columns(line: str) -> None:
    shown = odds(line).text
    assert "{" not in shown
    blocks = shown.split("\n\n")[1:]
    assert blocks
    for block in blocks:
        assert len({len(row) for row in block.rstrip("\n").splitlines()}) == 1


def test_the_tables_show_the_chances() -> None:
    shown = odds(INFECTION).text
    assert re.search(rf"^{words()('odds-table-survives')} +96%$", shown, re.MULTILINE)
    assert "960/1001" in odds(f"{INFECTION} --exact").text
    assert re.search(rf"^{words()('odds-field-red')} +5 +56%$", odds(BAG).text, re.MULTILINE)


@pytest.mark.parametrize(
    "line",
    [
        "infection --cards 9 --contaminated 4 --markers 0",
        "infection --cards 13 --contaminated 5 --markers 2",
        "infection --cards 40 --contaminated 3 --markers 3",
        "bag --blank 1 --red 6 --blue 1",
        "bag --blank 1 --red 4 --blue 2 --shambler 3 --fleshbeast 1 --draws 2",
    ],
)
def test_a_figure_reads_as_its_exact_chance_alone(line: str) -> None:
    shown, exact = odds(line).text, odds(f"{line} --exact").text
    cells = list(zip(shown.split(), exact.split(), strict=True))
    told = [(figure, words().percent(Fraction(chance))) for figure, chance in cells if figure.endswith("%")]
    assert told
    assert all(figure == alone for figure, alone in told)


def test_a_kind_that_is_not_in_the_bag_stands_there_only_if_it_may_come() -> None:
    blue = words()("odds-field-blue")
    assert blue not in odds("bag --blank 1 --red 8").text
    assert blue in odds("bag --blank 1 --red 8 --draws 2").text
    assert words()("odds-field-butcher") not in odds("bag --blank 1 --red 8 --draws 2").text


@pytest.mark.parametrize(
    ("held", "key"),
    [
        ("", "odds-table-card-held"),
        ("--without-mutation-card --infected 1", "odds-table-card-taken"),
        ("--without-mutation-card --infected 0", "odds-table-card-none"),
        ("--without-mutation-card --infected 0 --check holders", "odds-table-nothing-drawn"),
    ],
)
def test_the_table_says_what_step_a_comes_to(held: str, key: str) -> None:
    assert odds(f"{INFECTION} {held}").text.splitlines()[1] == words()(key)


@pytest.mark.parametrize(
    ("line", "name", "low", "high"),
    [
        ("infection --cards 0 --contaminated 0 --markers 0", "--cards", "1", "100"),
        ("infection --cards 101 --contaminated 0 --markers 0", "--cards", "1", "100"),
        ("infection --cards 1.5 --contaminated 0 --markers 0", "--cards", "1", "100"),
        ("infection --cards 10 --contaminated 11 --markers 0", "--contaminated", "0", "10"),
        ("infection --cards 10 --contaminated -1 --markers 0", "--contaminated", "0", "10"),
        ("infection --cards 10 --contaminated 2 --markers 4", "--markers", "0", "3"),
        ("infection --cards 10 --contaminated 2 --markers 0 --infected 3", "--infected", "0", "2"),
        ("bag --red 9", "--red", "0", "8"),
        ("bag --blank 2", "--blank", "0", "1"),
        ("bag --blue -1", "--blue", "0", "2"),
        ("bag --shambler 13", "--shambler", "0", "12"),
        ("bag --fleshbeast many", "--fleshbeast", "0", "3"),
        ("bag --butcher 2", "--butcher", "0", "1"),
        ("bag --red 1 --draws -1", "--draws", "0", "20"),
        ("bag --red 1 --draws 21", "--draws", "0", "20"),
    ],
)
def test_bad_input_is_one_sentence_that_names_the_option_and_its_range_and_exit_code_2(
    line: str, name: str, low: str, high: str
) -> None:
    sentence = odds(line).problem
    assert sentence.startswith(f"{name}:")
    assert re.search(rf"\b{low}\b.*\b{high}\b", sentence)
    assert sentence.endswith(".")


def test_an_empty_bag_is_told_in_one_sentence() -> None:
    assert odds("bag --json").problem == words()("odds-error-bag-empty")


@pytest.mark.parametrize(
    "line",
    [
        "infection",
        "infection --cards 10 --contaminated 2",
        f"{INFECTION} --check nobody",
        f"{INFECTION} --nope",
        "bag --draws",
        "bag 3",
    ],
)
def test_what_the_command_does_not_know_is_one_sentence_too(line: str) -> None:
    assert odds(line).problem


NUMBERS = {
    INFECTION: ("--cards", "--contaminated", "--markers", "--infected"),
    BAG: ("--blank", "--red", "--blue", "--shambler", "--fleshbeast", "--butcher", "--draws"),
}


@pytest.mark.parametrize("command", NUMBERS)
def test_every_number_is_refused_by_its_name(command: str) -> None:
    assert unnamed(("odds", *command.split()), NUMBERS[command]) == {}


@pytest.mark.parametrize("command", ODDS)
def test_the_help_names_every_option(command: str) -> None:
    shown = odds(f"{command} --help").text
    assert all(option.opts[0] in shown for option in ODDS[command].params)


def test_the_commands_work_in_a_process_of_their_own_in_both_languages() -> None:
    told = companion(f"odds {INFECTION} --json --exact", "en")
    assert (told.returncode, told.stderr) == (0, "")
    assert json.loads(told.stdout)["survives"] == "960/1001"
    shown = companion(f"odds {BAG}", "pl").stdout
    assert re.search(r"^Czerwony metażerca +5 +56%$", shown, re.MULTILINE)
    refused = companion("odds bag --red 9", "pl")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "--red: potrzebna jest liczba całkowita od 0 do 8.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_can_be_refused_has_a_name(language: Language) -> None:
    said = Words(language, strict=True, game=KEY)
    assert all(said(f"odds-field-{field}") for field in Field)


def test_the_feeding_of_rooms_is_that_of_the_calculator() -> None:
    told = answer("feeding --room shambler,carcass --room fleshbeast,carcass --exact")
    rooms = (
        Contents(feeders=(Feeder(kind="shambler"),), carcasses=1),
        Contents(feeders=(Feeder(kind="fleshbeast"),), carcasses=1),
    )
    question = FeedingQuestion(rooms=rooms)
    (ends,) = question.figures
    assert exact(told["ends"]) == ends.value


@pytest.mark.parametrize("room", ["dog", "", "2", "9 shambler"])
def test_what_is_no_room_is_told_in_one_sentence(room: str) -> None:
    assert run("odds", "feeding", "--room", room).problem.startswith("--room:")
