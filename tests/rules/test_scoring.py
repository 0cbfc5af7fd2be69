"""The final score, line by line, and the winners."""

import pytest

from companion.rules.chromosome.corrections import Correct, Mark
from companion.rules.chromosome.scoring import EndGame, ranking, score
from companion.rules.chromosome.state import ScoreLine
from tests.rules.build import EWA, JAN, OLA, Play, game


def ended(*points: int) -> Play:
    """A finished game in which tokens alone made these scores."""
    play = game(*("Ola", "Jan", "Ewa")[: len(points)])
    for seat, tokens in enumerate(points):
        play.given(seat, on_board=tokens, charged=0, fate=0)
    return play.do(EndGame())


@pytest.mark.parametrize(
    ("numbers", "total"),
    [
        ({"on_board": 1}, 1),
        ({"on_board": 7}, 7),
        ({"on_board": 1, "trophies": (0, 3, 2)}, 6),
        ({"on_board": 1, "fate": 1}, 3),
        ({"on_board": 1, "fate": 4}, 9),
        ({"on_board": 1, "irradiation": 3}, -2),
        ({"on_board": 5, "trophies": (0, 1, 1), "fate": 3, "irradiation": 6}, 5 + 2 + 6 - 6),
    ],
)
def test_a_point_a_token_and_a_trophy_two_a_fate_point_less_the_irradiation(
    numbers: dict[str, object], total: int
) -> None:
    play = game("Ola", "Jan", "Ewa").given(OLA, **{"fate": 0, "charged": 0, **numbers})
    assert score(play[OLA]).total == total


def test_every_line_of_the_score_is_told() -> None:
    play = game("Ola", "Jan").given(OLA, on_board=5, trophies=(0, 2), fate=3, irradiation=4)
    line = play.do(EndGame()).outcome.lines[OLA]
    assert line == ScoreLine(seat=OLA, tokens=5, trophies=2, fate=6, irradiation=4, eliminated=False)
    assert line.total == 9


def test_tokens_in_the_supply_and_those_captured_by_others_score_nothing() -> None:
    play = game("Ola", "Jan").given(OLA, trophies=(0, 6)).given(JAN, on_board=3, charged=0)
    assert play.do(EndGame()).totals() == (2 + 6 + 8, 3 + 8)


def test_the_highest_score_wins() -> None:
    assert ended(3, 5, 4).outcome.winners == (JAN,)


def test_a_tie_shares_the_victory() -> None:
    assert ended(5, 3, 5).outcome.winners == (OLA, EWA)
    assert ended(5, 5, 5).outcome.winners == (OLA, JAN, EWA)


def test_the_eliminated_lose_whatever_their_score() -> None:
    play = game("Ola", "Jan", "Ewa").given(JAN, on_board=12).do(Mark(seat=JAN, what="eliminated", set=True))
    play.do(EndGame())
    assert play.outcome.winners == (OLA, EWA)
    assert play.outcome.lines[JAN].eliminated


def test_a_negative_score_may_win() -> None:
    play = game("Ola", "Jan")
    play.given(OLA, fate=0, irradiation=4).given(JAN, fate=0, irradiation=5).do(EndGame())
    assert (play.totals(), play.outcome.winners) == ((-2, -3), (OLA,))


def test_when_all_are_eliminated_nobody_wins() -> None:
    play = game("Ola", "Jan").given(OLA, on_board=1, charged=0).given(JAN, on_board=1, charged=0)
    play.fights(OLA, 1, JAN, 1, 3, 3).applied()
    assert (play.state.phase, play.outcome.winners) == ("over", ())
    assert play.outcome.termination == "elimination"


def test_a_ranking_goes_from_best_to_worst_with_the_eliminated_last_and_ties_by_seat() -> None:
    lines = tuple(
        ScoreLine(seat=seat, tokens=tokens, trophies=0, fate=0, irradiation=0, eliminated=out)
        for seat, (tokens, out) in enumerate(((4, False), (9, True), (6, False), (4, False)))
    )
    assert [line.seat for line in ranking(lines)] == [2, 0, 3, 1]


def test_a_correction_after_the_end_is_scored_anew() -> None:
    play = ended(5, 4).do(Correct(seat=JAN, what="tokens", delta=2))
    assert (play.totals(), play.outcome.winners) == ((5, 6), (JAN,))
    play.do(Correct(seat=OLA, what="trophies", owner=JAN, delta=3))
    assert (play.totals(), play.outcome.winners) == ((8, 6), (OLA,))
    assert play.outcome.termination == "agreement"
