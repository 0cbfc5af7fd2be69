"""Questions about the odds of Primordial Soup: the ozone to come, a payment, movement and fights."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, ClassVar, Final, Literal, Self

from companion.rules.question import Figure, Question, Within
from companion.rules.soup.data import CARDS, GENES, Direction, Gene
from companion.rules.soup.odds import (
    LEAST_MUTATION_POINTS,
    MOST_MUTATION_POINTS,
    OzoneDeck,
    attacker_wins,
    direction_chance,
    next_debt,
    total_debt,
)
from companion.rules.soup.options import Excess, Options
from companion.rules.soup.settlement import Settlement, cheapest, payments
from companion.rules.soup.state import Fight, State

OZONE: Final = Within(min(card.ozone for card in CARDS), max(card.ozone for card in CARDS))


@dataclass(frozen=True)
class OzoneQuestion(Question):
    """The debts of a player's genes at the next environment card, and until the last one."""

    key: ClassVar[str] = "ozone"

    mutation_points: Annotated[int, Within(LEAST_MUTATION_POINTS, MOST_MUTATION_POINTS)]
    """The sum of the mutation points of all genes."""

    seen: Annotated[tuple[int, ...], OZONE] = ()
    """The ozone of the cards turned so far, the opening card included."""

    @classmethod
    def first(cls) -> Self:
        return cls(0)

    @property
    def deck(self) -> OzoneDeck:
        return OzoneDeck(self.seen)

    @property
    def figures(self) -> tuple[Figure, ...]:
        debts = next_debt(self.deck, self.mutation_points)
        return (
            Figure("debt", dict(debts)),
            Figure("expected_debt", debts.mean(lambda owed: owed), "amount"),
            Figure("debt_to_the_end", Fraction(total_debt(self.deck, self.mutation_points)), "amount"),
        )


MOST_OWED: Final = 40
MOST_HELD: Final = 40
"""Upper bound for a player's biological points in `PaymentQuestion`."""

MOST_LISTED: Final = 7
"""Maximum number of genes for which all ways to pay are listed."""


@dataclass(frozen=True)
class PaymentQuestion(Question):
    """Settling a debt: the cheapest payment, and the other payments."""

    key: ClassVar[str] = "payment"

    owed: Annotated[int, Within(0, MOST_OWED)]
    points: Annotated[int, Within(0, MOST_HELD)] = 0
    genes: frozenset[Gene] = frozenset()
    excess: Excess = "lost"

    @classmethod
    def first(cls) -> Self:
        return cls(6, 4, frozenset({"streamlining", "division-rate", "speed"}))

    @classmethod
    def of(cls, state: State, seat: int) -> Self | None:
        """Return the question about a debt at the table; None if a gene is held twice."""
        player = state.players[seat]
        genes = frozenset(player.gene_names)
        if len(genes) < len(player.gene_names):
            return None
        return cls(state.debts[seat], player.points, genes, state.options.excess)

    @property
    def held(self) -> tuple[Gene, ...]:
        """The player's genes, in the order of the catalogue."""
        return tuple(gene for gene in GENES if gene in self.genes)

    @property
    def best(self) -> Settlement | None:
        """The cheapest payment; None if points and genes are not enough."""
        return cheapest(self.owed, self.held, self.points, Options(excess=self.excess))

    @property
    def others(self) -> tuple[Settlement, ...]:
        ways = payments(self.owed, self.held[:MOST_LISTED], self.points, Options(excess=self.excess))
        return tuple(way for way in ways if way != self.best)

    @property
    def figures(self) -> tuple[Figure, ...]:
        best = self.best
        if best is None:
            return ()
        paid = [
            Figure(name, Fraction(getattr(best, name)), "amount")
            for name in ("points", "lost", "excess", "returned")
        ]
        return (*paid, Figure("genes", ",".join(best.genes), "name"))


@dataclass(frozen=True)
class ChancesQuestion(Question):
    """The chances of directions on the movement dice, and of each side to win a fight."""

    key: ClassVar[str] = "chances"

    dice: Literal[1, 2, 0] = 1
    wanted: frozenset[Direction] = frozenset()
    attacker_retries: bool = False
    defender_retries: bool = False

    @classmethod
    def first(cls) -> Self:
        return cls(wanted=frozenset({"north"}))

    @classmethod
    def of(cls, state: State, fight: Fight) -> Self:
        """Return the question about an open attack, assuming that the victim defends itself."""
        attacker, victim = state.players[fight.seat], state.players[fight.victim]
        return cls(
            attacker_retries=attacker.has("persistence") and fight.seat not in fight.retried,
            defender_retries=victim.has("persistence") and fight.victim not in fight.retried,
        )

    @property
    def there(self) -> Fraction:
        """The chance that the dice allow one of the wanted directions."""
        return direction_chance(self.wanted, self.dice)

    @property
    def wins(self) -> Fraction:
        """The chance that the attacker wins."""
        return attacker_wins(attacker_retries=self.attacker_retries, defender_retries=self.defender_retries)

    @property
    def figures(self) -> tuple[Figure, ...]:
        return (
            Figure("there", self.there),
            Figure("attacker_wins", self.wins),
            Figure("defender_wins", 1 - self.wins),
        )
