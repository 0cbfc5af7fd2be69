"""What Primordial Soup promises: the cheapest payment and the ozone to come at once, a long game folded."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Sequence

from companion.rules.command import Command, Event
from companion.rules.kernel import Rejection, fold
from companion.rules.soup.data import CARDS, GENES, Gene
from companion.rules.soup.game import SOUP
from companion.rules.soup.odds import MOST_MUTATION_POINTS, OzoneDeck, debt_in, next_debt, total_debt
from companion.rules.soup.options import Options
from companion.rules.soup.settlement import cheapest, gene_pays
from companion.rules.soup.setup import Seated, StartGame
from companion.rules.soup.state import State
from tests.bench.bench_rules import EVENTS, processor
from tests.bench.bench_rules import GOAL as FOLD_GOAL
from tests.bench.figures import Figure, median, timings
from tests.rules.soup.player import next_command

PAYMENT_GOAL = 1.0
ODDS_GOAL = 5.0
"""Milliseconds."""

RUNS = 200
NAMES = ("Ola", "Jan", "Ewa", "Piotr")
GENOME: tuple[Gene, ...] = tuple(GENES)
"""Every gene that there is: no genome is larger, unless a table lets genes be held twice."""

OPTIONS = Options()
DECK = OzoneDeck()
"""No card has been turned."""


def dearest_debt() -> int:
    """The debt at which the cheapest payment of that genome takes longest, the points being none."""
    most = sum(gene_pays(gene, OPTIONS) for gene in GENOME)
    took = {
        owed: median(timings(lambda owed=owed: cheapest(owed, GENOME, 0, OPTIONS), runs=5))
        for owed in range(1, most + 1)
    }
    return max(took, key=lambda owed: took[owed])


def ozone_to_come() -> None:
    """All that is said of the rest of the deck: each debt at the next card, and after any number of cards."""
    assert next_debt(DECK, MOST_MUTATION_POINTS).mean(int) > 0
    assert total_debt(DECK, MOST_MUTATION_POINTS) > 0
    for reveals in range(1, len(CARDS) + 1):
        assert debt_in(DECK, MOST_MUTATION_POINTS, reveals).mean(int) > 0


def played(seed: int) -> list[Event]:
    """The events of a game of four in full detail that chance plays to its end."""
    chance = random.Random(seed)
    events: list[Event] = []
    state: State = SOUP.empty
    seated = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES))
    command: Command = StartGame(players=seated, detail="full")
    while state.phase != "over":
        answer = SOUP.decide(state, SOUP.throw(state, command, lambda faces: chance.randint(1, faces)))
        if not isinstance(answer, Rejection):
            events += answer
            state = fold(SOUP, answer, state)
        command = next_command(state, chance.choice)
    return events


def folded() -> Figure:
    """Folds whole games, one after the other, until as many events are folded as of the other games."""
    games: list[list[Event]] = []
    for seed in itertools.count():
        games.append(played(seed))
        if sum(map(len, games)) >= EVENTS:
            break
    games[-1] = games[-1][: EVENTS - sum(map(len, games[:-1]))]
    text = json.dumps([[SOUP.dump(event) for event in events] for events in games])
    ours = median(processor(lambda: [fold(SOUP, events) for events in games]))
    json_alone = median(processor(lambda: json.loads(text)))
    return Figure(
        f"{EVENTS:,} events folded, {len(games)} games of four, processor",
        ours,
        "ms",
        f"at most {FOLD_GOAL:.0f} ms",
        ours <= FOLD_GOAL,
        ours / json_alone,
        f"json.loads ({json_alone:.1f} ms)",
    )


def run() -> Sequence[Figure]:
    """The figures of `make bench`."""
    owed = dearest_debt()
    payment = median(processor(lambda: cheapest(owed, GENOME, 0, OPTIONS), RUNS))
    odds = median(processor(ozone_to_come, RUNS))
    return (
        Figure(
            f"cheapest payment, all {len(GENOME)} genes, debt {owed}, processor",
            payment,
            "ms",
            f"below {PAYMENT_GOAL:.0f} ms",
            payment < PAYMENT_GOAL,
        ),
        Figure(
            f"ozone of {len(CARDS)} cards to come, any number, processor",
            odds,
            "ms",
            f"below {ODDS_GOAL:.0f} ms",
            odds < ODDS_GOAL,
        ),
        folded(),
    )
