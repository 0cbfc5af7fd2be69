"""The end of a score sheet: the round that turned the game, on the screen and on the picture to share."""

import json
from collections.abc import Sequence

import pytest

from companion.party.arrival import unserved
from companion.rules.tally.sheet import EndGame
from tests import tally_seeds as seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.services import at, service

Rounds = Sequence[Sequence[int]]


@pytest.mark.parametrize(
    ("rounds", "fewest_win", "turn"),
    [
        (((9, 5), (1, 3), (0, 4)), False, "Round 3: Tomek takes the lead for good."),
        (((9, 5), (1, 3), (0, 4)), True, "Round 3: Magda takes the lead for good."),
        (((5, 9), (3, 4)), True, "Magda leads from the first round to the last."),
        (((5, 5), (3, 1)), False, "Round 2: Magda takes the lead for good."),
        (((5, 3), (1, 3), (1, 0)), False, "Round 3: Magda takes the lead for good."),
        (((5, 3), (1, 3)), False, ""),
        (((5, 3),), False, ""),
    ],
    ids=["turned", "turned by fewest", "led", "level at first", "level in between", "shared", "one round"],
)
@asynchronous
async def test_the_end_and_the_picture_tell_since_when_the_winner_has_led(
    monkeypatch: pytest.MonkeyPatch, rounds: Rounds, fewest_win: bool, turn: str
) -> None:
    lines: list[str] = []
    monkeypatch.setattr(unserved, "tell_page", lines.append)
    home = service()
    game = seeds.written(seeds.begun(home, ("Magda", "Tomek"), fewest_win=fewest_win), rounds)
    give(game, EndGame())
    async with at(home, game) as app:
        on_screen = [said for said in app.texts() if "lead" in said]
        await app.tap("Share")
    (line,) = [line for line in lines if line.startswith("picture ")]
    said = [text["said"] for text in json.loads(line.removeprefix("picture "))["texts"]]
    assert on_screen == [each for each in said if "lead" in each] == [turn] * bool(turn)


@asynchronous
async def test_named_rows_have_no_round_that_turned_the_game() -> None:
    home = service()
    game = seeds.rows(home)
    give(game, EndGame())
    async with at(home, game) as app:
        assert not app.sees("lead")
