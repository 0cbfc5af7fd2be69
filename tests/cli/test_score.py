"""`companion score`: an evening without the app, scored from all players' final numbers."""

import json

import pytest

from companion.words import Words
from tests.cli.terminal import run
from tests.games import each_scored, final_scores_of, least_of

SPACES = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  ")
"""Translation from non-breaking spaces to the plain spaces used in this file."""

OLA = "Ola:tokens=5,trophies=2,fate=1,irradiation=3"
JAN = "Jan:tokens=9,trophies=1,fate=4,irradiation=8"


def lines(*arguments: str) -> list[str]:
    """Return the output of `companion score`."""
    return run(*arguments).text.translate(SPACES).splitlines()


def test_a_game_of_chromosome_is_told_line_by_line_the_best_first() -> None:
    assert lines("score", "chromosome", "--player", JAN, "--player", OLA) == [
        "1. Ola 6: tokens 5 + trophies 2 + fate 2 × 1 − irradiation 3",
        "2. Jan 10, out: tokens 9 + trophies 1 + fate 2 × 4 − irradiation 8",
        "Winner: Ola",
    ]


def test_the_lines_speak_the_language_of_the_command_line() -> None:
    polish = lines("--language", "pl", "score", "chromosome", "--player", OLA, "--player", JAN)
    assert polish[0] == "1. Ola 6: żetony 5 + trofea 2 + los 2 × 1 − napromieniowanie 3"
    assert polish[-1] == "Wygrana: Ola"
    french = lines("--language", "fr", "score", "carnomorphs", "--player", "Ola:fate=dead")
    assert french == ["Ola : a péri", "Personne ne gagne"]


def test_equal_points_share_the_rank_and_the_victory() -> None:
    same = "tokens=5,trophies=2,fate=1,irradiation=3"
    ola, jan, winners = lines("score", "chromosome", "--player", f"Ola:{same}", "--player", f"Jan:{same}")
    assert (ola[:2], jan[:2]) == ("1.", "1.")
    assert "Ola and Jan" in winners


def test_the_ladder_is_told_by_its_spaces_or_by_the_last_scoring() -> None:
    after = [f"{name}:place={place}" for name, place in (("Ola", 40), ("Jan", 39), ("Ewa", 3))]
    told = lines("score", "soup", *(each for name in after for each in ("--player", name)))
    assert told[0] == "1. Ola 40: space 40 of the ladder"
    counted = (",amoebas=1,cards=2", ",amoebas=3,cards=0", ",amoebas=7,cards=6")
    before = [each for pair in zip(after, counted, strict=True) for each in ("--player", "".join(pair))]
    told = lines("score", "soup", "--scoring", "before", *before)
    assert told[0] == (
        "1. Jan 41: from space 39 to 41; 3 amoebas, +1; no gene card, +0; leaps over 1 occupied space"
    )


def test_json_holds_what_was_given_and_what_comes_of_it() -> None:
    told = json.loads(run("score", "chromosome", "--json", "--player", OLA, "--player", JAN).text)
    assert told["game"] == "chromosome"
    assert told["winners"] == ["Ola"]
    assert told["players"][1] == {
        "name": "Jan",
        "rank": 2,
        "score": 10,
        "won": False,
        "out": True,
        "tokens": 9,
        "trophies": 1,
        "fate": 4,
        "irradiation": 8,
    }
    crew = ("--objectives", "fulfilled", "--player", "Ola:fate=dead", "--player", "Jan:fate=escaped")
    told = json.loads(run("score", "carnomorphs", *crew, "--json").text)
    assert (told["objectives"], told["winners"]) == ("fulfilled", ["Ola", "Jan"])
    assert "objective" not in told["players"][1]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("Ola", "“Ola” cannot be read"),
        ("Ola:tokens", "cannot be read"),
        ("Ola:plums=3", "no number called “plums”"),
        ("Ola:tokens=13", "tokens is a whole number from 0 to 12"),
        ("Ola:tokens=-1", "tokens is a whole number from 0 to 12"),
        ("Ola:tokens=٣", "tokens is a whole number from 0 to 12"),
        ("Ola:tokens=5,fate=1", "trophies, irradiation missing"),
        ("\x1b[31m:tokens=5", "missing"),
        (f"{'x' * 41}:tokens=5,trophies=2,fate=1,irradiation=3", "40"),
        (":tokens=5,trophies=2,fate=1,irradiation=3", "name"),
        ("Jan:tokens=5,trophies=2,fate=1,irradiation=3", "same name"),
        ("Ola:tokens=5,trophies=36,fate=1,irradiation=3", "Count again"),
    ],
)
def test_what_cannot_be_scored_is_one_sentence(given: str, said: str) -> None:
    problem = run("score", "chromosome", "--player", given, "--player", JAN).problem
    assert said in problem
    assert "\x1b" not in problem


@each_scored
def test_no_given_number_is_dropped_in_silence(key: str) -> None:
    kind = final_scores_of(key)
    fields = kind.numbers_of.fields()
    for variant in kind.variants:
        asked = kind.numbers_of.asked(variant, least_of(kind))
        option = (f"--{kind.variant_of}", variant) if kind.variant_of else ()
        numbers = ",".join(f"{each.name}={each.least}" for each in asked)
        for each in fields:
            problem = refused(key, *option, player=f"Ola:{numbers},{each.name}={each.least}")
            assert each.name in problem
            assert "given twice" in problem if each in asked else "count" in problem
        for nameless in ("", ":", " ", f" :{numbers}"):
            assert "cannot be read" in refused(key, *option, player=nameless)


def refused(key: str, *arguments: str, player: str) -> str:
    """Return the sentence that refuses this player, at a table of the minimum number of players."""
    players = ("--player", player) * final_scores_of(key).counts[0]
    return run("score", key, *arguments, *players).problem


def test_a_number_that_another_option_counts_says_which() -> None:
    soup = refused("soup", player="Ola:place=40,amoebas=7,cards=6").translate(SPACES)
    assert soup.startswith("Ola: amoebas only counts with --scoring before")
    shared = refused(
        "carnomorphs", "--objectives", "failed", player="Ola:fate=escaped,objective=fulfilled"
    ).translate(SPACES)
    assert shared.startswith("Ola: objective only counts with --objectives own")
    dead = refused("carnomorphs", player="Ola:fate=dead,objective=fulfilled").translate(SPACES)
    assert dead.startswith("Ola: objective does not count here")


@each_scored
def test_too_many_players_and_too_few_are_refused_by_the_game_itself(key: str) -> None:
    kind = final_scores_of(key)
    numbers = ",".join(
        f"{each.name}={each.least}" for each in kind.numbers_of.asked(kind.variants[0], least_of(kind))
    )
    for count in (kind.counts[0] - 1, kind.counts[-1] + 1, kind.counts[-1] + 9):
        players = [each for seat in range(count) for each in ("--player", f"P{seat}:{numbers}")]
        problem = run("score", key, *players).problem
        expected = (
            "player" if not count else Words("en").of(key)("player-count", **bounds(kind.counts, count))
        )
        assert expected in problem


def bounds(counts: range, count: int) -> dict[str, int]:
    return {"least": counts[0], "most": counts[-1], "count": count}


@each_scored
def test_every_game_can_be_scored_and_says_how(key: str) -> None:
    assert key in run("score").text
    assert "--player" in run("score", key, "--help").text
    assert "player" in run("score", key).problem
