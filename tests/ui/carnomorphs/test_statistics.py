"""The combined statistics of finished journeys, besides the winners."""

from datetime import UTC, datetime
from typing import Any, cast

import pytest

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import SetFate
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.event_phase import BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.last_check import AnswerObjective, BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.store.summaries import GameSummary
from companion.ui.carnomorphs.statistics import journey_parts, survivors
from companion.ui.core.style import Style
from companion.ui.games import in_game
from companion.ui.past.counting import figures_of
from companion.ui.widgets.bars import Bar
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import MAGDA, TOMEK, crew, sees_plainly
from tests.ui.harness import DESKTOP
from tests.ui.services import opened

STYLE = in_game(Style(Words("en", strict=True)), KEY)


def finished(*players: str, **summary: Any) -> GameSummary:
    return GameSummary(
        id="2026-01-01-000000",
        game=KEY,
        created=datetime(2026, 1, 1, tzinfo=UTC),
        players=players,
        finished=True,
        summary=summary,
        rows=9,
    )


def test_each_person_s_journeys_and_how_many_the_character_survived() -> None:
    told = survivors(
        [
            finished("Magda", "Tomek", survivors=[0], winners=[]),
            finished("MAGDA", "Przemo", survivors=[0, 1], winners=[1]),
            finished("Tomek", "Magda", survivors=[]),
        ]
    )
    assert [(each.name, each.wins, each.games) for each in told] == [
        ("Magda", 2, 3),
        ("Przemo", 1, 1),
        ("Tomek", 0, 2),
    ]


@pytest.mark.parametrize(
    "summary",
    [
        {"survivors": "all"},
        {"drawn": {"red": -1}},
        {"drawn": {"cow": 1}},
        {"feedings": -1},
        {"feedings": "many"},
        {"feedings": 10**9},
        {"termination": "boredom"},
        {},
    ],
)
def test_a_summary_that_makes_no_sense_adds_nothing(summary: dict[str, Any]) -> None:
    keys = [part.key for part in journey_parts(STYLE, figures_of([finished("Magda", **summary)]))]
    assert keys == ["survivors", "survivors-0"]


def said_of_feedings(*journeys: GameSummary) -> list[tuple[str, str, float]]:
    """The bars of the feedings: name, number, length."""
    parts = [part for part in journey_parts(STYLE, figures_of(journeys)) if part.key.startswith("fed-")]
    made = [thing for part in parts for thing in cast("tuple[object, ...]", part.made_of)]
    return [(bar.name, bar.figure, bar.share) for bar in made if isinstance(bar, Bar)]


def test_feedings_are_told_of_all_journeys_together() -> None:
    """A journey without feedings counts; one from before feedings were counted does not."""
    journeys = [finished("Magda", feedings=9), finished("Magda", feedings=0), finished("Magda")]
    assert said_of_feedings(*journeys) == [
        ("in a journey on average", "4.5", 0.5),
        ("most in one journey", "9", 1.0),
    ]
    assert said_of_feedings(journeys[0]) == [("most in one journey", "9", 1.0)]
    assert said_of_feedings(*journeys[1:]) == []


@asynchronous
async def test_the_statistics_tell_survivors_endings_tokens_and_feedings() -> None:
    home, _ = crew(
        EndPlayerPhase(),
        Feed(contents=Contents(feeders=(Feeder(kind="metagorger"), Feeder(kind="metagorger")))),
        EndFeeding(),
        BurnRooms(),
        NoteEvent(),
        DrawToken(token="red", seat=MAGDA),
        ResolveToken(),
        SetFate(seat=MAGDA, fate="hibernated"),
        SetFate(seat=TOMEK, fate="escaped", pod=1),
        BeginCheck(ending="time"),
        *(ScanDeck(seat=seat, infected=False) for seat in (MAGDA, TOMEK)),
        *(DrawFour(seat=seat, contaminated=0) for seat in (MAGDA, TOMEK)),
        *(AnswerObjective(seat=seat, fulfilled=seat == TOMEK) for seat in (MAGDA, TOMEK)),
        EndGame(),
    )
    async with opened(home, "/games", size=DESKTOP) as app:
        for said in (
            *("Who survived", "Magda, 1, 100% of 1 game", "Przemo, 0, 0% of 1 game"),
            *("How the journeys ended", "Time ran out, 1", "Red Metagorger, 1"),
            *("Feedings of intruders", "most in one journey, 1"),
        ):
            assert sees_plainly(app, said), said
