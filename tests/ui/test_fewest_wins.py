"""A game in which the fewest points win: every rank, verdict, bar and best score follows its outcome."""

import csv
import io
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from companion.exports.play import played_by
from companion.exports.spreadsheet import COLUMNS, csv_of
from companion.rules import clocks, colours, notes, seating
from companion.rules.kernel import Outcome, SeatInfo
from companion.store.summaries import GameSummary
from companion.ui.core.style import Style
from companion.ui.game.ending import Ending, Standing
from companion.ui.game_card import ListedGame, ListedPlayer
from companion.ui.home_cards import ranked
from companion.ui.past.counting import by_player, figures_of
from companion.ui.past.listing import line_of, play_of_summary
from companion.ui.past.person import person_of
from companion.ui.shared.end import verdict_of
from companion.ui.statistics import statistics
from companion.ui.widgets.bars import Bar
from companion.words import Words
from tests.exports.test_plays import pushed
from tests.toy import people, registered
from tests.toy.petri_lanterns import rules
from tests.toy.petri_lanterns.rules import LANTERNS, Lanterns, State

EVENING = datetime(2026, 5, 3, 21, 5, tzinfo=UTC)
STYLE = Style(Words("en"))
NAMES = ("Ola", "Jan", "Ewa")


class FewestWin(Lanterns):
    """Lanterns reversed: the fewest points win."""

    key = "lanterns"

    def outcome(self, state: State) -> Outcome | None:
        """Reverse the outcome."""
        scores = tuple(player.score for player in state.players)
        best = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
        return Outcome(winners=best, scores=scores, fewest_win=True) if state.over else None


def summary(*scores: int, fewest: bool = True, number: int = 1, title: str = "") -> GameSummary:
    """Return the listed summary of a finished game with these scores."""
    seated = tuple(
        each.replace(score=score) for each, score in zip(people(*NAMES[: len(scores)]), scores, strict=True)
    )
    game = FewestWin(rules, colours, notes, seating, clocks) if fewest else LANTERNS
    told = game.header(State(players=seated, over=True))
    return GameSummary(
        id=f"2026-05-0{number}-aaaaaa",
        game=game.key,
        created=EVENING,
        title=title,
        players=tuple(told["players"]),
        finished=True,
        summary=told["summary"],
        rows=1,
    )


def test_ranks_follow_the_order_of_the_outcome() -> None:
    seats = [SeatInfo(name=name) for name in NAMES]
    outcome = Outcome(winners=(0,), scores=(-8, 41, 12), fewest_win=True)
    assert [player.rank for player in played_by(seats, outcome)] == [1, 3, 2]


def test_the_margin_is_the_distance_from_the_next_best() -> None:
    standings = tuple(
        Standing(seat, name, seat, seat, score, wins=not seat)
        for seat, (name, score) in enumerate(zip(NAMES, (-8, 41, 12), strict=True))
    )
    assert verdict_of(STYLE, Ending(standings, fewest_win=True)) == "Ola wins by 20"
    assert verdict_of(STYLE, Ending((replace(standings[0], total=50), *standings[1:]))) == "Ola wins by 9"


def test_a_tie_that_the_game_has_broken_has_no_margin() -> None:
    standings = (Standing(0, "Ola", 0, 0, 9, wins=True), Standing(1, "Jan", 1, 1, 9))
    assert verdict_of(STYLE, Ending(standings)) == "Ola wins"


def test_a_summary_is_exported_in_its_own_order_and_under_the_players_own_title() -> None:
    with registered():
        play = play_of_summary(Words("en"), summary(3, 41, 12, title="Hearts"))
        other = play_of_summary(Words("en"), summary(3, 41, 12, title="Skat"))
    assert play is not None
    assert other is not None
    assert [player.rank for player in play.players] == [1, 3, 2]
    game = pushed(play)["game"]
    assert (game["name"], game["highestWins"]) == ("Hearts", False)
    assert game["sourceGameId"] != pushed(other)["game"]["sourceGameId"] != FewestWin.key


def test_a_spreadsheet_has_the_ranks_of_its_order_and_the_players_own_title() -> None:
    with registered():
        play = play_of_summary(Words("en"), summary(3, 41, 12, title="Hearts"))
    assert play is not None
    _, *rows = csv.DictReader(io.StringIO(csv_of([play], COLUMNS).decode("utf-8-sig")), COLUMNS)
    told = [(row["game"], row["player"], row["score"], row["rank"], row["won"]) for row in rows]
    assert told == [
        ("Hearts", "Ola", "3", "1", "1"),
        ("Hearts", "Jan", "41", "3", "0"),
        ("Hearts", "Ewa", "12", "2", "0"),
    ]


def test_a_person_has_a_line_for_each_title() -> None:
    games = [
        summary(3, 41, title="Skat", number=3),
        summary(20, 5, title="hearts", number=2),
        summary(3, 41, title="Hearts"),
    ]
    records = [record for _, record in person_of(games, "ola").records]
    assert [(record.games, record.wins, record.scores) for record in records] == [
        (2, 1, (20, 3)),
        (1, 1, (3,)),
    ]


def test_the_list_has_the_best_of_the_others_first() -> None:
    players = tuple(
        ListedPlayer(name, seat, seat, score, not seat)
        for seat, (name, score) in enumerate(zip(NAMES, (3, 41, 12), strict=True))
    )
    game = ListedGame("1", "lanterns", EVENING, players, finished=True, fewest_win=True)
    assert line_of(STYLE, game) == "Ewa 12, Jan 41"


def test_the_latest_result_on_home_has_the_best_first() -> None:
    players = tuple(
        ListedPlayer(name, seat, seat, score, score == 3)
        for seat, (name, score) in enumerate(zip(NAMES, (41, 3, 12), strict=True))
    )
    game = ListedGame("1", "lanterns", EVENING, players, finished=True, fewest_win=True)
    assert [player.name for player, _ in ranked(game)] == ["Jan", "Ewa", "Ola"]
    assert [player.name for player, _ in ranked(replace(game, fewest_win=False))] == ["Jan", "Ola", "Ewa"]


def test_best_scores_and_the_order_of_people_follow_it() -> None:
    figures = figures_of([summary(3, 41), summary(20, 5, number=2)])
    assert [(each.name, each.best, each.wins) for each in figures.people] == [("Ola", 3, 1), ("Jan", 5, 1)]
    assert figures.people[0].average < figures.people[1].average
    (record,) = (record for _, record in person_of([summary(3, 41), summary(20, 5, number=2)], "jan").records)
    assert record.best == 5


def test_bars_of_averages_stay_within_their_track_whatever_the_order_and_the_sign() -> None:
    for scores in ((-8, -3), (-12, -49), (-8, 41), (0, 0), (3, 41)):
        for fewest in (True, False):
            figures = figures_of([summary(*scores, fewest=fewest)])
            parts = [each for each in statistics(STYLE, figures) if each.key.startswith("points-")]
            assert len(parts) == 2
            lengths: dict[str, float] = {}
            for part in parts:
                made: Any = part.made_of
                bar: Bar = made[1]
                assert bar.mark is not None
                assert 0 <= bar.start <= bar.start + bar.share <= 1.001
                assert 0 <= bar.mark <= 1
                lengths[bar.name] = bar.share
            longest = max(abs(score) for score in scores) or 1
            shares = [lengths[name] / max(1e-9, *lengths.values()) for name in NAMES[:2]]
            assert shares == pytest.approx([abs(score) / longest for score in scores])
    assert by_player([]) == ()
