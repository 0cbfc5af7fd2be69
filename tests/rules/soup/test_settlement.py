"""The settlements of a debt to the ozone, and the cheapest one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.soup.data import GENES, RAY_PROTECTION_VALUE, Gene, mutation_points
from companion.rules.soup.options import Options
from companion.rules.soup.settlement import (
    cheapest,
    debt,
    gene_pays,
    gene_worth,
    is_needed,
    payments,
    points_left,
    points_returned,
)

RULES = Options()
RETURNED = RULES.replace(excess="returned")
ALL: tuple[Gene, ...] = tuple(GENES)
PLENTY = 99


def test_twelve_mutation_points_against_an_ozone_layer_of_six_owe_six() -> None:
    genome: tuple[Gene, ...] = ("streamlining", "division-rate", "speed")
    assert mutation_points(genome) == 12
    assert debt(12, 6) == 6
    assert debt(12, 14) == 0


def test_sixteen_with_ray_protection_against_ten_owe_two_and_ray_protection_alone_settles_them() -> None:
    genome: tuple[Gene, ...] = ("struggle", "longevity", "division-rate", "ray-protection")
    assert mutation_points(genome) == 14 - 2
    owed = debt(mutation_points(genome), 10)
    assert owed == 2
    assert points_left(owed, ("ray-protection",), RULES) == 0


def test_ray_protection_counts_minus_two_and_pays_four() -> None:
    assert GENES["ray-protection"].mutation == -2
    assert gene_pays("ray-protection", RULES) == RAY_PROTECTION_VALUE == 4


def test_a_gene_pays_its_mutation_points_and_not_its_price() -> None:
    assert gene_pays("movement-1", RULES) == 2
    assert gene_pays("movement-1", RULES.replace(gene_value="price")) == 3


def test_a_debt_counted_anew_grows_when_ray_protection_is_given_up() -> None:
    anew = RULES.replace(debt="recomputed")
    assert points_left(6, ("ray-protection",), anew) == 8
    assert cheapest(6, ("ray-protection",), PLENTY, anew) == (6, (), 6, 0, 0)


def test_what_a_gene_pays_beyond_the_debt_is_lost() -> None:
    paid = cheapest(1, ("armor",), 0, RULES)
    assert paid is not None
    assert (paid.points, paid.genes, paid.excess, paid.returned) == (0, ("armor",), 5, 0)


def test_by_an_option_what_a_gene_pays_beyond_the_debt_comes_back_as_points() -> None:
    """Armor, worth ten, pays six where one is owed: five points come back."""
    paid = cheapest(1, ("armor",), 0, RETURNED)
    assert paid == (0, ("armor",), 6 + 4 - 5, 0, 5)


def test_a_gene_that_brings_more_points_back_than_it_is_worth_is_not_given_up_for_nothing() -> None:
    """Ray Protection alone pays four; Intelligence, worth two, would bring three points back."""
    genome: tuple[Gene, ...] = ("intelligence", "ray-protection")
    assert (gene_worth("intelligence"), gene_pays("intelligence", RETURNED)) == (2, 3)
    assert cheapest(4, genome, 0, RETURNED) == (0, ("ray-protection",), 5, 0, 0)
    assert [way.genes for way in payments(4, genome, 0, RETURNED)] == [("ray-protection",)]


def test_a_debt_counted_anew_leaves_no_excess_to_come_back() -> None:
    assert points_returned(1, ("armor",), RETURNED) == 5
    assert points_returned(1, ("armor",), RETURNED.replace(debt="recomputed")) == 0


def test_a_superior_gene_is_worth_its_price_and_the_basic_one_given_up_for_it() -> None:
    assert gene_worth("aggression") == 5 + 6
    assert gene_worth("armor") == 6 + 4
    assert gene_worth("frugality") == 6


def test_of_payments_that_cost_the_same_the_one_with_fewest_genes_is_offered() -> None:
    assert cheapest(2, ("movement-1",), 3, RULES, {"movement-1": 2}) == (2, (), 2, 0, 0)


def test_whoever_has_no_points_gives_genes_up() -> None:
    paid = cheapest(2, ("intelligence", "movement-1"), 0, RULES, {"movement-1": 9})
    assert paid is not None
    assert paid.genes == ("intelligence",)


def test_a_debt_that_nothing_covers_has_no_payment() -> None:
    assert cheapest(9, ("intelligence",), 5, RULES) is None
    assert payments(9, ("intelligence",), 5, RULES) == ()


def test_payments_that_cost_the_same_stand_in_the_order_of_the_genes_held() -> None:
    genome: tuple[Gene, ...] = ("struggle", "escape", "defense", "holding", "tentacle", "speed")
    found = payments(4, genome, PLENTY, RULES)
    held = [(way.lost, len(way.genes), way.points, tuple(map(genome.index, way.genes))) for way in found]
    assert held == sorted(held)
    assert len({each[:3] for each in held}) < len(held)


def test_a_gene_that_is_not_needed_is_told() -> None:
    assert not is_needed(4, ("streamlining", "speed"), "speed", RULES)
    assert is_needed(6, ("streamlining", "speed"), "speed", RULES)


MUTATION: dict[Gene, int] = dict(
    zip(
        ALL,
        (3, 2, 3, 3, 4, 4, 4, -2, 4, 4, 4, 5, 5, 4, 5, 5, 4, 5, 5, 6),
        strict=True,
    )
)
"""Mutation points from the rulebook's table, in its order."""

PRICE: dict[Gene, int] = dict(
    zip(ALL, (2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 4, 5, 5, 6), strict=True)
)
"""Prices from the same table; a superior gene also costs a basic one."""

BASIC: dict[Gene, int] = {"persistence": 4, "movement-2": 3, "aggression": 6, "armor": 4}
"""The price of the basic gene that is given up for a superior one; for Armor, the cheaper of two."""

OZONE = (6, 8, 9, 10, 11, 12, 13, 14)
POINTS = (0, 2, 5, 9, PLENTY)

PAID: dict[Gene, int] = {**MUTATION, "ray-protection": 4}

WAYS: dict[str, tuple[Options, dict[Gene, int]]] = {
    "mutation points": (RULES, PAID),
    "price": (RULES.replace(gene_value="price"), PRICE),
    "counted anew": (RULES.replace(debt="recomputed"), MUTATION),
    "excess returned": (RETURNED, PAID),
    "excess of prices returned": (RETURNED.replace(gene_value="price"), PRICE),
}
"""The value of a surrendered gene, by the options of the table."""


def brute(
    owed: int, genes: Sequence[Gene], points: int, pays: dict[Gene, int], *, returned: bool
) -> int | None:
    """Return the least that any payment loses, over every set of genes, with the rest paid in points.

    If an excess is returned, every gene has to be needed: without it, the others fall short of the debt.
    """
    given = [(0, 0, PLENTY)]
    for gene in genes:
        worth, pay = PRICE[gene] + BASIC.get(gene, 0), pays[gene]
        given += [(paid + pay, lost + worth, min(least, pay)) for paid, lost, least in given]
    if returned:
        ways = [(owed - paid, lost) for paid, lost, least in given if not paid or paid - least < owed]
    else:
        ways = [(max(0, owed - paid), lost) for paid, lost, _ in given]
    return min((lost + rest for rest, lost in ways if rest <= points), default=None)


def unlike_genomes(most: int) -> Iterator[tuple[Gene, ...]]:
    """Yield genomes of up to this many genes, one for each combination of values."""
    by_value: dict[tuple[int, int, int], list[Gene]] = {}
    for gene in ALL:
        by_value.setdefault((MUTATION[gene], PRICE[gene], BASIC.get(gene, 0)), []).append(gene)
    for count in range(most + 1):
        for kinds in combinations_with_replacement(by_value, count):
            wanted = Counter(kinds)
            if all(number <= len(by_value[kind]) for kind, number in wanted.items()):
                yield tuple(gene for kind, number in wanted.items() for gene in by_value[kind][:number])


@pytest.mark.parametrize("way", WAYS)
def test_the_cheapest_payment_of_every_genome_of_up_to_seven_genes(way: str) -> None:
    """The cheapest payment is compared with all payments.

    Genomes of up to three genes are tried with every card and all points, larger ones with one card and one
    number of points, which change from genome to genome. Under an option, genomes have up to five genes.
    """
    options, pays = WAYS[way]
    tried = 0
    for at, genes in enumerate(unlike_genomes(7 if options == RULES else 5)):
        every = [(ozone, points) for ozone in OZONE for points in POINTS]
        for ozone, points in every if len(genes) <= 3 else [every[at * 7 % len(every)]]:
            owed = max(0, sum(MUTATION[gene] for gene in genes) - ozone)
            paid = cheapest(owed, genes, points, options)
            assert (paid and paid.lost) == brute(
                owed, genes, points, pays, returned=options.excess == "returned"
            ), (genes, owed, points)
            tried += 1
    assert tried > (25_000 if options == RULES else 10_000)


@given(
    st.sets(st.sampled_from(ALL), max_size=8).map(lambda genes: tuple(sorted(genes))),
    st.integers(0, 40),
    st.integers(0, 15),
    st.dictionaries(st.sampled_from(ALL), st.integers(0, 12)),
    st.sampled_from([options for options, _ in WAYS.values()]),
)
def test_the_cheapest_payment_is_the_first_of_all(
    genes: tuple[Gene, ...], owed: int, points: int, worth: dict[Gene, int], options: Options
) -> None:
    ways = payments(owed, genes, points, options, worth)
    best = cheapest(owed, genes, points, options, worth)
    assert (best and best.lost) == (ways[0].lost if ways else None)
    for way in ways:
        paid = way.points + sum(gene_pays(gene, options) for gene in way.genes)
        assert paid == owed + way.excess + way.returned


@pytest.mark.alone
def test_the_cheapest_payment_of_any_genome_is_found_at_once() -> None:
    """With all twenty genes together, the median time over many runs is below a millisecond."""
    times: list[float] = []
    for _ in range(51):
        begun = perf_counter()
        cheapest(mutation_points(ALL) - 6, ALL, 9, RULES)
        times.append(perf_counter() - begun)
    assert sorted(times)[25] < 0.001
