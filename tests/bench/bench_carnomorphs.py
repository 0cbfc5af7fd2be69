"""What Carnomorphs promises: odds of the last check while somebody looks on, a long game known at once."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Sequence

from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.odds import MOST_CARDS, LastCheck, check_odds, rest_table
from companion.rules.carnomorphs.setup import Seated, StartGame
from companion.rules.carnomorphs.state import State
from companion.rules.command import Command, Event
from companion.rules.kernel import Rejection, fold
from tests.bench.bench_rules import EVENTS, processor
from tests.bench.bench_rules import GOAL as FOLD_GOAL
from tests.bench.figures import Figure, median, timings
from tests.rules.carnomorphs.player import next_command

GOAL = 1.0
"""Milliseconds."""

RUNS = 200
CHECK = LastCheck(MOST_CARDS, MOST_CARDS // 2, 0, MOST_CARDS // 4, mutation=False)
"""The largest deck, half of it Contamination cards, half of them infected."""

NAMES = ("Ola", "Jan", "Ewa", "Piotr", "Magda")


def survival() -> None:
    """The odds of one last check, as all of them are read."""
    odds = check_odds(CHECK)
    assert odds.survives < 1
    assert odds.markers


def played(seed: int) -> list[Event]:
    """The events of a game of five in full detail that chance plays to its end."""
    chance = random.Random(seed)
    events: list[Event] = []
    state: State = CARNOMORPHS.empty
    seated = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES))
    command: Command = StartGame(players=seated, detail="full")
    while state.phase != "over":
        answer = CARNOMORPHS.decide(state, command)
        if not isinstance(answer, Rejection):
            events += answer
            state = fold(CARNOMORPHS, answer, state)
        command = next_command(state, chance.choice)
    return events


def folded() -> Figure:
    """Folds whole games, one after the other, until as many events are folded as of the other game."""
    games: list[list[Event]] = []
    for seed in itertools.count():
        games.append(played(seed))
        if sum(map(len, games)) >= EVENTS:
            break
    games[-1] = games[-1][: EVENTS - sum(map(len, games[:-1]))]
    text = json.dumps([[CARNOMORPHS.dump(event) for event in events] for events in games])
    ours = median(processor(lambda: [fold(CARNOMORPHS, events) for events in games]))
    json_alone = median(processor(lambda: json.loads(text)))
    return Figure(
        f"{EVENTS:,} events folded, {len(games)} games of five, processor",
        ours,
        "ms",
        f"at most {FOLD_GOAL:.0f} ms",
        ours <= FOLD_GOAL,
        ours / json_alone,
        f"json.loads ({json_alone:.1f} ms)",
    )


def run() -> Sequence[Figure]:
    """The figures of `make bench`."""
    check = median(timings(survival, runs=RUNS)) * 1e3
    table = median(timings(lambda: rest_table(CHECK), runs=RUNS)) * 1e3
    return (
        Figure("last check, 100 cards", check, "ms", f"below {GOAL:.0f} ms", check < GOAL),
        Figure("last check after 0 to 3 scans", table, "ms", f"below {GOAL:.0f} ms", table < GOAL),
        folded(),
    )
