"""The odds of the coming ozone, against the game itself: every next card, and the debt that it brings."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction

from companion.rules.soup.data import CARDS, GENES, Card, Gene
from companion.rules.soup.odds import OzoneDeck, dearer, debt_in, next_debt, total_debt
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.state import State
from companion.rules.soup.turns import EndPhase
from tests.rules.soup.tables import NAMES, OLA, Play, table
from tests.sizes import examples

RICH = 400
"""Enough biological points for nobody to give up a gene."""


def drawn_table(pick: random.Random) -> Play:
    """Draw a table whose players have genes, with some cards turned and the next still face down."""
    play = table(*NAMES[: pick.randint(3, 4)])
    left = pick.sample(CARDS, pick.randint(1, 6))
    turned = list((Counter(CARDS) - Counter(left)).elements())
    names: list[Gene] = sorted(GENES)
    for seat in range(len(play.state.players)):
        play.genes(seat, *pick.choices(names, k=pick.randint(0, 9))).given(seat, points=RICH)
    play.at("environment")
    return play.where(deck=tuple(left), turned=tuple(turned), card=turned[-1])


def thrown(state: State) -> Iterator[Card]:
    """Yield the cards that the game may turn, all equally likely."""

    def rolling(face: int) -> Callable[[int], int]:
        return lambda _faces: face

    for face in range(1, len(state.deck) + 1):
        command = TurnCard().thrown(state, rolling(face))
        assert isinstance(command, TurnCard)
        assert command.card is not None
        yield command.card


def owed(state: State, reveals: int) -> Counter[int]:
    """Count Ola's total debts over the next cards; all orders of the cards are equally likely."""
    if not reveals:
        return Counter({0: 1})
    ends: Counter[int] = Counter()
    for card in thrown(state):
        play = Play(state).do(TurnCard(card=card))
        now = play.state.debts[OLA]
        if reveals > 1:
            play.do(*(Settle(seat=seat) for seat, debt in enumerate(play.state.debts) if debt), EndPhase())
            play.at("environment")
        for later, ways in owed(play.state, reveals - 1).items():
            ends[now + later] += ways
    return ends


def test_the_ozone_costs_what_the_game_asks_for_every_card_to_come() -> None:
    for seed in range(examples(200)):
        pick = random.Random(seed)
        state = drawn_table(pick).state
        deck = OzoneDeck(tuple(card.ozone for card in state.turned))
        points = state.players[OLA].mutation_points
        reveals = pick.randint(1, min(3, len(state.deck)))
        ends = owed(state, reveals)
        assert dict(debt_in(deck, points, reveals)) == {
            total: Fraction(ways, ends.total()) for total, ways in ends.items()
        }
        first = owed(state, 1)
        assert dict(next_debt(deck, points)) == {
            total: Fraction(ways, first.total()) for total, ways in first.items()
        }
        # Every card that is left comes once.
        assert total_debt(deck, points) == sum(total * ways for total, ways in first.items())


def test_another_gene_makes_the_ozone_dearer_by_what_the_game_asks_more() -> None:
    for seed in range(examples(200)):
        pick = random.Random(seed)
        play = drawn_table(pick)
        before = play.state
        more = play.genes(OLA, *before.players[OLA].gene_names, pick.choice(sorted(GENES))).state
        deck = OzoneDeck(tuple(card.ozone for card in before.turned))
        now, then = owed(before, 1), owed(more, 1)
        told = dearer(deck, before.players[OLA].mutation_points, more.players[OLA].mutation_points)
        dearer_by = sum(d * n for d, n in then.items()) - sum(d * n for d, n in now.items())
        assert told == (Fraction(dearer_by, len(before.deck)), dearer_by)
