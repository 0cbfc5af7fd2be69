"""Promised speeds of Primordial Soup: the cheapest payment, the coming ozone, and folding a long game."""

from collections.abc import Sequence

from companion.rules.soup.data import CARDS, GENES, Gene
from companion.rules.soup.game import SOUP
from companion.rules.soup.odds import MOST_MUTATION_POINTS, OzoneDeck, debt_in, next_debt, total_debt
from companion.rules.soup.options import Options
from companion.rules.soup.settlement import cheapest, gene_pays
from companion.rules.soup.setup import Seated, StartGame
from tests.bench.bench_rules import folded, processor
from tests.bench.figures import Figure, median, timings
from tests.rules.soup.player import next_command

PAYMENT_GOAL = 1.0
ODDS_GOAL = 5.0
"""Milliseconds."""

RUNS = 200
NAMES = ("Ola", "Jan", "Ewa", "Piotr")
GENOME: tuple[Gene, ...] = tuple(GENES)
"""Every gene: no genome is larger, unless a table lets players hold a gene twice."""

OPTIONS = Options()
DECK = OzoneDeck()
"""The ozone deck before any card has been turned."""


def dearest_debt() -> int:
    """Return the debt for which the cheapest payment with that genome and no points takes longest to find."""
    most = sum(gene_pays(gene, OPTIONS) for gene in GENOME)
    took = {
        owed: median(timings(lambda owed=owed: cheapest(owed, GENOME, 0, OPTIONS), runs=5))
        for owed in range(1, most + 1)
    }
    return max(took, key=lambda owed: took[owed])


def ozone_to_come() -> None:
    """Compute all figures for the rest of the deck.

    These are the debt from the next card, the total debt, and the debt after any number of cards.
    """
    assert next_debt(DECK, MOST_MUTATION_POINTS).mean(int) > 0
    assert total_debt(DECK, MOST_MUTATION_POINTS) > 0
    for reveals in range(1, len(CARDS) + 1):
        assert debt_in(DECK, MOST_MUTATION_POINTS, reveals).mean(int) > 0


def run() -> Sequence[Figure]:
    seated = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES))
    begin = StartGame(players=seated, detail="full")
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
        folded(SOUP, begin, next_command, "four"),
    )
