"""Phase 6: the ladder, by its two tables and its leaps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.soup.data import CARDS, Gene
from companion.rules.soup.scoring import (
    Score,
    climb,
    ends_with,
    score_lines,
    steps_of_amoebas,
    steps_of_cards,
)
from companion.rules.soup.state import Phase, ScoreLine
from companion.rules.soup.turns import phase_order
from tests.rules.soup.tables import ADAM, EWA, JAN, OLA, table

FOUR: tuple[Gene, ...] = ("intelligence", "spores", "speed", "escape")


def by_seat(lines: tuple[ScoreLine, ...]) -> list[ScoreLine]:
    return sorted(lines, key=lambda line: line.seat)


@pytest.mark.parametrize(
    ("amoebas", "steps"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 4), (6, 5), (7, 6)]
)
def test_amoebas_bring_these_steps(amoebas: int, steps: int) -> None:
    assert steps_of_amoebas(amoebas) == steps


def test_amoebas_never_give_3() -> None:
    assert 3 not in {steps_of_amoebas(amoebas) for amoebas in range(8)}


@pytest.mark.parametrize(
    ("cards", "steps"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 4), (14, 4)]
)
def test_cards_bring_these_steps(cards: int, steps: int) -> None:
    assert steps_of_cards(cards) == steps


def test_5_amoebas_and_4_cards_are_4_and_2_steps() -> None:
    play = table().given(OLA, place=10).amoebas(OLA, 0, 0, 0, 0, 0).genes(OLA, *FOUR).at("scoring")
    line = next(line for line in play.do(Score()).state.scored if line.seat == OLA)
    assert (line.amoebas, line.cards, line.amoeba_steps, line.card_steps) == (5, 4, 4, 2)
    assert (line.start, line.end, line.leapt) == (10, 16, 0)
    assert play.places[OLA] == 16


def test_ray_protection_is_no_card_and_an_advanced_gene_two() -> None:
    play = table().genes(OLA, "ray-protection", "spores", "intelligence")
    assert play[OLA].cards(advanced_as_two=True) == 2
    play.genes(OLA, "ray-protection", "persistence", "armor")
    assert play[OLA].cards(advanced_as_two=True) == 4


@pytest.mark.parametrize(("as_two", "steps"), [(True, 2), (False, 0)])
def test_option_advanced_genes_as_two_cards(as_two: bool, steps: int) -> None:
    play = table(advanced_as_two=as_two).given(OLA, place=20).genes(OLA, "persistence", "armor")
    assert play.at("scoring").do(Score()).places[OLA] == 20 + steps


def test_occupied_spaces_are_leapt_over_and_not_counted() -> None:
    assert climb(5, 3, {6, 7, 9}) == (11, 3)
    assert climb(5, 0, {6}) == (5, 0)
    assert climb(5, 2, {9}) == (7, 0)


def test_a_marker_leaps_over_three_that_stand_before_it() -> None:
    play = table().amoebas(OLA, 0, 0, 0).at("scoring").do(Score())
    line = next(line for line in play.state.scored if line.seat == OLA)
    assert (line.start, line.end, line.leapt) == (1, 5, 3)
    assert play.places == [5, 2, 3, 4]


def test_option_without_leapfrogging_markers_share_a_space() -> None:
    play = table(leapfrog=False).amoebas(OLA, 0, 0, 0).at("scoring").do(Score())
    assert play.places == [2, 2, 3, 4]


def test_markers_move_in_the_order_frozen_at_the_beginning_of_the_phase() -> None:
    """Adam, who is first, makes room for Ewa, she for Jan, and he for Ola: nobody leaps."""
    play = table()
    for seat in range(4):
        play.amoebas(seat, 0, 0, 0)
    play.at("scoring").do(Score())
    assert [line.seat for line in play.state.scored] == [ADAM, EWA, JAN, OLA]
    assert play.places == [2, 3, 4, 5]
    assert [(line.start, line.end) for line in play.state.scored] == [(4, 5), (3, 4), (2, 3), (1, 2)]


def test_no_two_markers_ever_share_a_space_with_leapfrogging() -> None:
    play = table().given(OLA, place=7).given(JAN, place=8).given(EWA, place=9).given(ADAM, place=10)
    for seat in range(4):
        play.amoebas(seat, *[0] * (3 + seat))
    play.at("scoring").do(Score())
    assert len(set(play.places)) == 4


@pytest.mark.parametrize(
    ("ascending", "movement", "genes"),
    [
        ("last-first", (OLA, JAN, EWA, ADAM), (ADAM, EWA, JAN, OLA)),
        ("first-first", (ADAM, EWA, JAN, OLA), (OLA, JAN, EWA, ADAM)),
    ],
)
def test_option_what_ascending_means(
    ascending: str, movement: tuple[int, ...], genes: tuple[int, ...]
) -> None:
    play = table(ascending=ascending)
    assert play.state.order == movement
    assert play.at("genes").state.order == genes


@pytest.mark.parametrize("phase", ["movement", "environment", "genes", "division", "deaths"])
def test_the_scoring_can_be_foreseen_in_any_phase(phase: Phase) -> None:
    play = table().amoebas(OLA, 0, 0, 0).at(phase)
    assert [line.end for line in by_seat(score_lines(play.state))] == [5, 2, 3, 4]


def test_a_scoring_is_foreseen_in_its_own_order_and_not_in_that_of_the_phase() -> None:
    play = table()
    assert play.state.order == (OLA, JAN, EWA, ADAM)
    for seat in range(4):
        play.amoebas(seat, 0, 0, 0)
    # Phase 1 begins with the last player and phase 6 with the first, who leaps over nobody.
    assert [line.end for line in by_seat(score_lines(play.state))] == [2, 3, 4, 5]


@given(
    places=st.permutations(range(1, 12)),
    amoebas=st.lists(st.integers(0, 7), min_size=4, max_size=4),
    ascending=st.sampled_from(["last-first", "first-first"]),
    leapfrog=st.booleans(),
)
def test_what_is_foreseen_is_what_a_scoring_now_would_do(
    places: list[int], amoebas: list[int], ascending: str, leapfrog: bool
) -> None:
    play = table(ascending=ascending, leapfrog=leapfrog)
    for seat in range(4):
        play.given(seat, place=places[seat]).amoebas(seat, *[0] * amoebas[seat])
    foreseen = score_lines(play.state)
    play.state = play.state.replace(order=phase_order(play.state, "scoring"), phase="scoring")
    assert play.do(Score()).state.scored == foreseen


def test_the_end_of_the_game_can_be_foreseen() -> None:
    """Three amoebas carry a marker from 40 into the finish zone; otherwise the last card ends the game."""
    assert ends_with(table().given(OLA, place=40).state) is None
    assert ends_with(table().given(OLA, place=40).amoebas(OLA, 0, 0, 0).state) == "finish-zone"
    assert ends_with(table().given(OLA, place=41).state) == "finish-zone"
    play = table()
    play.state = play.state.replace(turned=tuple(CARDS))
    assert ends_with(play.state) == "last-card"
