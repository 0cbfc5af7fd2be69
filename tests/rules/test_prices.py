"""Prices of actions, missing means, and the cheapest payment."""

import itertools
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.chromosome.actions import Evolve, EvolveByDie, Grow, Impulse
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.data import ENERGY_PER_TROPHY, Genes, one_gene
from companion.rules.chromosome.fate import RecoverFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.play import Decision, pay_energy
from companion.rules.chromosome.prices import (
    IMPULSE_PRICE,
    Lack,
    Payment,
    Price,
    affordable_growth,
    can_discard,
    cheapest,
    energy_paid,
    enough,
    evolution_price,
    growth_price,
    lack,
    most_growth,
    recovery_price,
    spark_price,
    to_turn,
    turnable,
)
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import Detail, Player, State
from companion.rules.kernel import Command, Rejection
from tests.rules.build import Play, start

TWO_ACTIONS = Price(one_gene("action", 2))


def state(
    charged: int = 0,
    trophies: tuple[int, ...] = (0, 0, 0, 0),
    genes: Genes | None = None,
    *,
    fate: int = 4,
    fate_token: bool = True,
    detail: Detail = "full",
) -> State:
    """A game in which it is Ola's turn and she has this much to pay with."""
    now = Play().do(start(4, detail=detail)).state
    ola = now.players[0].replace(
        on_board=6, charged=charged, trophies=trophies, fate=fate, fate_token=fate_token
    )
    if genes is not None:
        ola = ola.replace(active=genes)
    return now.replace(players=(ola, *now.players[1:]))


def test_tokens_are_discharged_before_trophies_go_back() -> None:
    payment = cheapest(state(charged=3, trophies=(0, 2, 0, 0)), 0, Price(energy=3))
    assert (payment.discharged, payment.trophies) == (3, (0, 0, 0, 0))


def test_a_trophy_that_brings_more_than_is_due_spares_a_token() -> None:
    payment = cheapest(state(charged=2, trophies=(0, 1, 0, 0)), 0, Price(energy=3))
    assert (payment.discharged, payment.trophies) == (None, (0, 1, 0, 0))
    assert to_turn(standing(6, 2), 3, trophies=1) == (1, 2)


def test_trophies_go_back_to_whoever_lost_most() -> None:
    payment = cheapest(state(trophies=(0, 1, 3, 0)), 0, Price(energy=4))
    assert payment.trophies == (0, 0, 2, 0)


def test_of_several_trophies_each_goes_back_to_whoever_still_misses_most() -> None:
    payment = cheapest(state(trophies=(0, 3, 2, 0)), 0, Price(energy=6))
    assert payment.trophies == (0, 2, 1, 0)


def test_the_last_fate_point_may_stand_for_a_gene_too() -> None:
    short = state(genes=Genes(action=1), fate=1)
    assert lack(short, 0, TWO_ACTIONS) is None
    assert cheapest(short, 0, TWO_ACTIONS).fate_gene == "action"


def test_fate_stands_for_the_one_gene_that_is_missing() -> None:
    short = state(genes=Genes(action=1))
    assert lack(short, 0, TWO_ACTIONS) is None
    assert cheapest(short, 0, TWO_ACTIONS).fate_gene == "action"


def test_fate_is_kept_while_the_genes_are_there() -> None:
    assert cheapest(state(genes=Genes(action=2)), 0, TWO_ACTIONS).fate_gene is None


@pytest.mark.parametrize(
    "short",
    [
        state(genes=Genes(action=1), fate_token=False),
        state(genes=Genes(action=1), fate=0),
    ],
    ids=["token turned", "no fate"],
)
def test_without_fate_a_missing_gene_is_named(short: State) -> None:
    assert lack(short, 0, TWO_ACTIONS) == Lack("action", has=1, needs=2)


def test_two_missing_genes_are_too_many_for_one_fate_point() -> None:
    assert lack(state(genes=Genes()), 0, TWO_ACTIONS) == Lack("action", has=0, needs=2)


def test_missing_energy_is_counted_with_two_for_each_trophy() -> None:
    assert lack(state(charged=1, trophies=(0, 0, 1, 0)), 0, Price(energy=4)) == Lack(None, has=3, needs=4)


def test_with_the_quick_level_of_detail_nothing_is_ever_missing() -> None:
    quick = state(genes=Genes(), detail="quick")
    assert lack(quick, 0, Price(one_gene("combat", 5), 9)) is None
    assert enough(quick, 0, Price(energy=9), cheapest(quick, 0, Price(energy=9)))


def test_with_the_quick_level_of_detail_no_token_and_no_trophy_is_asked_for() -> None:
    quick = state(charged=3, trophies=(0, 2, 0, 0), genes=Genes(action=2), detail="quick")
    assert cheapest(quick, 0, Price(one_gene("action", 2), energy=2)) == Payment(trophies=(0, 0, 0, 0))


@pytest.mark.parametrize(("on_board", "one_group", "spread"), [(1, 2, 8), (6, 2, 6), (11, 1, 1), (12, 0, 0)])
def test_growth_makes_a_group_of_three_or_goes_to_eight_rooms_as_far_as_the_supply_lasts(
    on_board: int, one_group: int, spread: int
) -> None:
    now = Play(state()).given(0, on_board=on_board).state
    assert most_growth(now, 0, spread=False) == one_group
    assert most_growth(now, 0, spread=True) == spread


@pytest.mark.parametrize(
    ("actions", "fate", "one_group", "spread"),
    [(0, 0, 0, 0), (0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 2, 2), (3, 0, 2, 3), (3, 1, 2, 4), (8, 0, 2, 6)],
)
def test_growth_is_offered_as_far_as_action_genes_and_one_fate_point_pay_for_it(
    actions: int, fate: int, one_group: int, spread: int
) -> None:
    now = state(genes=Genes(action=actions), fate=fate)
    assert affordable_growth(now, 0, spread=False) == one_group
    assert affordable_growth(now, 0, spread=True) == spread


def test_where_growth_takes_two_genes_a_token_half_as_many_are_offered() -> None:
    now = state(genes=Genes(action=5), fate=0).replace(options=Options(growth_genes=2))
    assert affordable_growth(now, 0, spread=True) == 2


@pytest.mark.parametrize(
    ("genes", "fate", "fate_token", "possible"),
    [
        (Genes(building=1), 0, True, True),
        (Genes(combat=7), 1, True, True),
        (Genes(combat=8), 0, True, False),
        (Genes(), 4, False, False),
    ],
)
def test_irradiation_is_discarded_with_a_building_gene_or_with_fate_for_one(
    genes: Genes, fate: int, fate_token: bool, possible: bool
) -> None:
    now = Play(state(genes=genes, fate=fate, fate_token=fate_token)).given(0, passive=Genes()).state
    assert can_discard(now, now.players[0]) == possible


def test_with_the_quick_level_of_detail_there_may_always_be_a_building_gene() -> None:
    untold = state(genes=Genes(), fate=0, detail="quick")
    assert can_discard(untold, untold.players[0])


def test_the_third_gene_of_a_kind_costs_three_energy_and_the_die_one() -> None:
    now = state()
    player = now.players[0]
    assert evolution_price(now.options, player, "action").energy == 3
    assert evolution_price(now.options, player, None).energy == 1


def test_the_rules_take_every_payment_that_is_suggested() -> None:
    """The suggestion pays every price that can be paid, exactly, and with no part to spare."""
    start = state()
    for charged, lost, energy, action in itertools.product(range(4), range(3), range(7), range(3)):
        ola = start.players[0].replace(
            charged=charged, trophies=(0, lost, 0, 0), active=Genes(action=action), passive=Genes()
        )
        now = start.replace(players=(ola, *start.players[1:]))
        price = Price(one_gene("action"), energy)
        payment = cheapest(now, 0, price)
        if payment.discharged is None:  # the groups are unknown, so a player must enter them
            fewest = min(to_turn(ola, energy, sum(payment.trophies)))
            payment = payment.replace(discharged=fewest)
        case = (charged, lost, energy, action, payment)
        assert (lack(now, 0, price) is None) == enough(now, 0, price, payment), case
        if lack(now, 0, price) is not None:
            continue
        assert energy_paid(payment) - energy <= 1, case
        act = ActSpecially(action="fusion", genes=price.genes, energy=price.energy, payment=payment)
        assert not isinstance(CHROMOSOME.decide(now, act), Rejection), case


OPTIONS = Options(
    growth_genes=2,
    recovery_energy=2,
    evolution_prices=Genes(telepathy=2),
    gene_faces=("action", "action", "combat", "building"),
)

ACTIONS: dict[str, tuple[Price, Callable[[Payment], Command]]] = {
    "growth": (growth_price(OPTIONS, 2), lambda paid: Grow(tokens=2, payment=paid)),
    "spark": (spark_price(3), lambda paid: spark(paid, distance=3)),
    "impulse": (IMPULSE_PRICE, lambda paid: Impulse(payment=paid)),
    "evolution": (
        evolution_price(OPTIONS, state().players[0], "telepathy"),
        lambda paid: Evolve(gene="telepathy", payment=paid),
    ),
    "evolution by die": (
        evolution_price(OPTIONS, state().players[0], None),
        lambda paid: EvolveByDie(payment=paid),
    ),
    "recovery": (recovery_price(OPTIONS), lambda paid: RecoverFate(seat=0, payment=paid)),
}


@pytest.mark.parametrize(("price", "act"), ACTIONS.values(), ids=ACTIONS)
def test_an_action_takes_the_price_that_is_told_and_refuses_less(
    price: Price, act: Callable[[Payment], Command]
) -> None:
    now = state(charged=4, genes=price.genes, fate=3).replace(options=OPTIONS)
    paid = CHROMOSOME.decide(now, act(Payment(discharged=price.energy)))
    assert not isinstance(paid, Rejection), paid
    after = CHROMOSOME.fold(paid, now).players[0]
    assert (after.passive, after.charged) == (price.genes, 4 - price.energy)
    if price.energy:
        short = Payment(discharged=price.energy - 1)
        assert isinstance(CHROMOSOME.decide(now, act(short)), Rejection)
    if price.genes.total:
        fewer = Genes(*(max(0, count - 1) for count in price.genes))
        ola = now.players[0].replace(active=fewer)
        poor = now.replace(players=(ola, *now.players[1:]))
        assert isinstance(CHROMOSOME.decide(poor, act(Payment(discharged=price.energy))), Rejection)


def spark(payment: Payment, distance: int) -> Fight:
    return Fight(
        attacker=0, attacker_group=1, defender=1, defender_group=1, distance=distance, payment=payment
    )


# whole groups -------------------------------------------------------------------------------------


def standing(on_board: int, charged: int) -> Player:
    """Ola with `on_board` tokens on the board, `charged` of them charged."""
    return state().players[0].replace(on_board=on_board, charged=charged)


@pytest.mark.parametrize(
    ("on_board", "charged", "groups", "amounts"),
    [
        (6, 3, (), {0, 1, 2, 3}),
        (2, 2, (2,), {0, 2}),
        (3, 3, (3,), {0, 3}),
        (3, 3, (2,), {0, 1, 2, 3}),
        (4, 2, (2,), {0, 1, 2}),
        (4, 4, (2, 2), {0, 2, 4}),
        (5, 4, (3, 2), {0}),
        (5, 3, (3, 2), {0, 3}),
        (2, 2, (3,), {0, 1, 2}),
    ],
)
def test_tokens_are_turned_by_whole_groups(
    on_board: int, charged: int, groups: tuple[int, ...], amounts: set[int]
) -> None:
    assert turnable(standing(on_board, charged), groups) == amounts


def test_no_more_is_turned_than_the_last_group_loses() -> None:
    player = standing(6, 6)
    assert to_turn(player, 2) == (2, 3, 4)
    assert to_turn(player, 3, trophies=1) == (1, 2)
    assert to_turn(player, 2, trophies=1) == (0,)
    assert to_turn(standing(3, 3), 1, groups=(3,)) == (3,)


def test_the_only_group_pays_whole_and_a_trophy_is_kept() -> None:
    now = state(trophies=(0, 1, 0, 0))
    ola = now.players[0].replace(on_board=3, charged=3)
    now = now.replace(players=(ola, *now.players[1:]))
    payment = cheapest(now, 0, Price(energy=1), (3,))
    assert (payment.discharged, sum(payment.trophies)) == (3, 0)


@given(st.integers(0, 9), st.integers(0, 9), st.integers(1, 8), st.lists(st.integers(1, 3), max_size=2))
def test_whatever_is_offered_is_taken(on_board: int, charged: int, energy: int, groups: list[int]) -> None:
    now = state(trophies=(0, 2, 0, 0))
    ola = now.players[0].replace(on_board=on_board, charged=min(charged, on_board))
    now = now.replace(players=(ola, *now.players[1:]))
    for trophies in range(3):
        for turned in to_turn(ola, energy, trophies, groups):
            assert turned in turnable(ola, groups)
            if trophies and ENERGY_PER_TROPHY * trophies - energy >= ENERGY_PER_TROPHY:
                continue  # one trophy too many, whichever tokens are turned
            pays = Payment(discharged=turned, trophies=(0, trophies, 0, 0))
            decision = Decision(now)
            pay_energy(decision, 0, energy, pays)
            assert decision.state.players[0].charged == ola.charged - turned
