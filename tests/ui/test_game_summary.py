"""A game as a list shows it."""

from datetime import timedelta

import pytest

from companion.rules.tally.data import MOST_POINTS, MOST_ROUNDS
from companion.rules.tally.sheet import EndGame
from companion.ui.game_card import when
from companion.ui.game_summary import COLOURS, listed_game
from companion.words import Words
from tests import tally_seeds
from tests.seeds import give
from tests.ui.services import FIRST_EVENING, finish, play, service


def test_a_finished_game_knows_its_scores_and_winner() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    magda, tomek = listed_game(home.library.games()[0]).players
    assert (magda.name, magda.score, magda.won) == ("Magda", 10, False)
    assert (tomek.name, tomek.score, tomek.won) == ("Tomek", 13, True)


def test_an_open_game_has_neither_scores_nor_winner() -> None:
    home = service()
    play(home, "Magda", "Tomek")
    seen = listed_game(home.library.games()[0])
    assert seen.winners == ()
    assert [player.score for player in seen.players] == [None, None]
    assert (seen.round, seen.rounds) == (1, 6)


def test_the_highest_sums_of_a_score_pad_are_listed_with_their_winner() -> None:
    home = service()
    game = tally_seeds.begun(home, ("Ola", "Jan"))
    tally_seeds.written(game, [(MOST_POINTS, -MOST_POINTS)] * MOST_ROUNDS)
    give(game, EndGame())
    ola, jan = listed_game(home.library.games()[0]).players
    assert (ola.score, ola.won, jan.score) == (MOST_POINTS * MOST_ROUNDS, True, -MOST_POINTS * MOST_ROUNDS)


@pytest.mark.parametrize(
    "header", [{}, {"colours": "red", "species": 7}, {"colours": [9, -1], "species": [5]}, {"scores": [1]}]
)
def test_a_header_that_says_little_or_nonsense_is_still_listed(header: dict[str, object]) -> None:
    home = service()
    play(home, "Magda", "Tomek")
    known = home.library.games()[0]
    seen = listed_game(known.model_copy(update={"summary": header}))
    assert seen.names == ("Magda", "Tomek")
    assert all(player.shape in range(9) and player.colour in range(COLOURS) for player in seen.players)


def test_today_and_yesterday_are_said_with_the_hour_and_earlier_days_in_full() -> None:
    words, now = Words("en"), FIRST_EVENING.astimezone()
    noon = now.replace(hour=12, minute=5)
    assert when(words, noon, noon) == "today, 12:05"
    assert when(words, noon - timedelta(days=1), noon) == "yesterday, 12:05"
    assert when(words, noon - timedelta(days=2), noon) == words.date((noon - timedelta(days=2)).date())
