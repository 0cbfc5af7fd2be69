"""The scoring ladder of a game of Primordial Soup that was played without the app."""

from typing import Any

from companion.rules.final_scores import final_state
from companion.rules.soup.final_scores import Numbers as Spaces
from companion.rules.soup.final_scores import SoupScores
from companion.rules.soup.game import SOUP
from companion.rules.soup.options import Options
from companion.words import Words
from tests.rules.finals import Paper

NAMES = ("Ola", "Jan", "Ewa")


def test_a_marker_that_leaps_in_the_last_scoring_counts_no_occupied_space() -> None:
    numbers = (Spaces(place=40), Spaces(place=39, amoebas=3), Spaces(place=10, amoebas=7, cards=6))
    state: Any = final_state(SOUP, SoupScores.named(NAMES, numbers, "before"))
    assert [player.place for player in state.players] == [40, 41, 20]
    assert (state.winners, state.ending) == ((1,), "finish-zone")


def test_two_markers_share_no_space_of_the_ladder_unless_the_table_lets_them() -> None:
    numbers = (Spaces(place=40), Spaces(place=12), Spaces(place=40))
    finals = SoupScores.named(NAMES, numbers)
    assert Paper(finals).refuses(SOUP) == "finals-shared-space"
    said = Words("en").of("soup")("finals-shared-space", place=40, players=(NAMES[0], NAMES[2]))
    assert "Ola and Ewa" in said
    shared: Any = final_state(SOUP, finals.replace(options=Options(leapfrog=False)))
    assert shared.winners == (0, 2)


def test_a_marker_that_nobody_has_entered_is_in_nobodys_way() -> None:
    numbers = SoupScores.supposed("after", [{"place": 1}, {}, {"place": None}, {"place": 3}])
    assert [each.model_dump()["place"] for each in numbers] == [1, 2, 4, 3]
