"""Time to derive a state from its journal and to check its invariants.

Two measurements: folding 10,000 events, and checking the invariants of one state (`Game.flaw`), as every tap
and every opening of a game do.
"""

import itertools
import json
import random
import time
from collections.abc import Callable
from typing import Any

from companion.device.games import GAMES, game_of
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.kernel import Command, Event, Game, Rejection
from tests.bench.figures import Figure, median
from tests.rules.build import NAMES, start
from tests.rules.player import next_command
from tests.table.test_every_command import evenings

EVENTS = 10_000
GOAL = 100.0
"""Milliseconds."""

STATES = 300
FLAW_GOAL = 100.0
"""Microseconds for checking the invariants of a state."""

Follows = Callable[[Any, Any], Command]
"""A function that draws a plausible next command for a state."""


def played(game: Game[Any], begin: Command, follows: Follows, seed: int) -> list[Event]:
    """Return the events of a game played at random to its end."""
    chance = random.Random(seed)
    events: list[Event] = []
    state, command = game.empty, begin
    while state.phase != "over":
        answer = game.decide(state, game.throw(state, command, lambda faces: chance.randint(1, faces)))
        if not isinstance(answer, Rejection):
            events += answer
            state = game.fold(answer, state)
        command = follows(state, chance.choice)
    return events


def processor(action: Callable[[], object], runs: int = 15) -> list[float]:
    """Return the CPU milliseconds of each of `runs` calls, after one that is not counted."""
    action()
    taken: list[float] = []
    for _ in range(runs):
        begun = time.process_time()
        action()
        taken.append((time.process_time() - begun) * 1e3)
    return taken


def folded(game: Game[Any], begin: Command, follows: Follows, players: str) -> Figure:
    """Time the folding of whole games, 10,000 events in all; JSON parsing is the yardstick.

    Only CPU time counts: a fold waits for nothing, so any further time is other programs' work.
    """
    games: list[list[Event]] = []
    for seed in itertools.count():
        games.append(played(game, begin, follows, seed))
        if sum(map(len, games)) >= EVENTS:
            break
    games[-1] = games[-1][: EVENTS - sum(map(len, games[:-1]))]
    text = json.dumps([[game.dump(event) for event in events] for events in games])
    ours = median(processor(lambda: [game.fold(events) for events in games]))
    json_alone = median(processor(lambda: json.loads(text)))
    return Figure(
        f"{EVENTS:,} events folded, {len(games)} games of {players}, processor",
        ours,
        "ms",
        f"at most {GOAL:.0f} ms",
        ours <= GOAL,
        ours / json_alone,
        f"json.loads ({json_alone:.1f} ms)",
    )


def judged(game: Game[Any]) -> Figure:
    """Time checking the invariants of states of random games; dumping them as JSON is the yardstick."""
    states = [evening.table.state for evening in itertools.islice(evenings(game, "full", "bench"), STATES)]
    ours = median(processor(lambda: [game.flaw(state) for state in states])) * 1e3 / STATES
    json_alone = median(processor(lambda: [state.model_dump_json() for state in states])) * 1e3 / STATES
    return Figure(
        f"invariants of a state of {game.key}, processor",
        ours,
        "\u00b5s",
        f"at most {FLAW_GOAL:.0f} \u00b5s",
        ours <= FLAW_GOAL,
        ours / json_alone,
        f"model_dump_json ({json_alone:.0f} \u00b5s)",
    )


def run() -> list[Figure]:
    begin = start(len(NAMES), gene_faces=("action", "telepathy", "combat", "building"))
    return [folded(CHROMOSOME, begin, next_command, "four"), *map(judged, map(game_of, GAMES))]
