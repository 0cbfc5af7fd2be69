"""What it costs to know the state of a game from its journal: a fold of 10,000 events."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Callable

from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.state import State
from companion.rules.command import Event
from companion.rules.kernel import Rejection, fold
from tests.bench.figures import Figure, median
from tests.rules.build import NAMES, start
from tests.rules.player import next_command

EVENTS = 10_000
GOAL = 100.0
"""Milliseconds."""


def played(seed: int) -> list[Event]:
    """The events of a game of four that chance plays to its end."""
    chance = random.Random(seed)
    events: list[Event] = []
    state: State = CHROMOSOME.empty
    faces = ("action", "telepathy", "combat", "building")
    command = start(len(NAMES), gene_faces=faces)
    while state.phase != "over":
        answer = CHROMOSOME.decide(state, command)
        if not isinstance(answer, Rejection):
            events += answer
            state = fold(CHROMOSOME, answer, state)
        command = next_command(state, chance.choice)
    return events


def processor(action: Callable[[], object], runs: int = 15) -> list[float]:
    """Milliseconds of processor time of each of `runs` calls, after one that is not counted."""
    action()
    taken: list[float] = []
    for _ in range(runs):
        begun = time.process_time()
        action()
        taken.append((time.process_time() - begun) * 1e3)
    return taken


def run() -> list[Figure]:
    """Folds whole games, one after the other, until 10,000 events are folded; JSON for the yardstick.

    Processor time counts: a fold waits for nothing, so what a clock shows beyond it is other programs' work.
    """
    games: list[list[Event]] = []
    for seed in itertools.count():
        games.append(played(seed))
        if sum(map(len, games)) >= EVENTS:
            break
    games[-1] = games[-1][: EVENTS - sum(map(len, games[:-1]))]
    text = json.dumps([[CHROMOSOME.dump(event) for event in events] for events in games])
    ours = median(processor(lambda: [fold(CHROMOSOME, events) for events in games]))
    json_alone = median(processor(lambda: json.loads(text)))
    return [
        Figure(
            f"{EVENTS:,} events folded, {len(games)} games of four, processor",
            ours,
            "ms",
            f"at most {GOAL:.0f} ms",
            ours <= GOAL,
            ours / json_alone,
            f"json.loads ({json_alone:.1f} ms)",
        )
    ]
