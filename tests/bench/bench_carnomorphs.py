"""Promised speeds of Carnomorphs: the odds of the last check, opening a long game."""

from collections.abc import Sequence

from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.odds import MOST_CARDS, LastCheck, check_odds, rest_table
from companion.rules.carnomorphs.setup import Seated, StartGame
from tests.bench.bench_rules import folded
from tests.bench.figures import Figure, median, timings
from tests.rules.carnomorphs.player import next_command

GOAL = 1.0
"""Milliseconds."""

RUNS = 200
CHECK = LastCheck(MOST_CARDS, MOST_CARDS // 2, 0, MOST_CARDS // 4, mutation=False)
"""The largest deck, half of it Contamination cards, half of them infected."""

NAMES = ("Ola", "Jan", "Ewa", "Piotr", "Magda")


def survival() -> None:
    """Compute the odds of one last check, and read all of them."""
    odds = check_odds(CHECK)
    assert odds.survives < 1
    assert odds.markers


def run() -> Sequence[Figure]:
    seated = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES))
    begin = StartGame(players=seated, detail="full")
    check = median(timings(survival, runs=RUNS)) * 1e3
    table = median(timings(lambda: rest_table(CHECK), runs=RUNS)) * 1e3
    return (
        Figure("last check, 100 cards", check, "ms", f"below {GOAL:.0f} ms", check < GOAL),
        Figure("last check after 0 to 3 scans", table, "ms", f"below {GOAL:.0f} ms", table < GOAL),
        folded(CARNOMORPHS, begin, next_command, "five"),
    )
