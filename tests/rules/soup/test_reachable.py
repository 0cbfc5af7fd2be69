"""Counts of command sequences and distinct states within a few steps from a fixed start.

Chess programs are tested by counting moves in the same way (perft). The docstrings derive the small numbers;
the larger ones were counted once. Any change in what is allowed, or in its results, changes them.
"""

from collections.abc import Sequence
from itertools import combinations
from math import factorial, perm

from companion.rules.kernel import Command
from companion.rules.soup.data import CARDS, GENES, Gene
from companion.rules.soup.division import Divide
from companion.rules.soup.fights import AnswerAttack, Attack, CloseFight, RetryFight, RollFight
from companion.rules.soup.game import SOUP
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.meals import Eat, Starve
from companion.rules.soup.movement import Drift
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.settlement import payments
from companion.rules.soup.setup import ChooseSpace
from companion.rules.soup.state import State
from companion.rules.soup.turns import EndTurn, TakeTurn
from tests.rules.perft import counts
from tests.rules.soup.tables import ADAM, JAN, NAMES, OLA, Play, sitting, table

# the set-up --------------------------------------------------------------------------------------


def spaces(state: State) -> Sequence[Command]:
    """Return the commands by which players without a space take one."""
    return [
        ChooseSpace(seat=player.seat, space=space)
        for player in state.players
        if not player.place
        for space in range(1, 5)
    ]


def test_four_players_take_four_spaces_in_any_order() -> None:
    """n steps: perm(4, n) orders of players times perm(4, n) of spaces; a state does not know the order."""
    found = counts(SOUP, sitting().state, spaces, 5)
    sequences = [perm(4, steps) ** 2 for steps in range(1, 5)]
    assert [ways for ways, _ in found] == [*sequences, 0]
    assert [states for _, states in found] == [
        *(perm(4, steps) ** 2 // factorial(steps) for steps in range(1, 5)),
        0,
    ]


def opening(state: State) -> Sequence[Command]:
    return [TurnCard(card=card) for card in dict.fromkeys(CARDS)]


def test_the_opening_card_is_one_of_ten_kinds_and_lies_once() -> None:
    """East 10 is there twice."""
    assert counts(SOUP, sitting().state, opening, 2) == [(10, 10), (0, 0)]


# turns -------------------------------------------------------------------------------------------


def end_or_take(state: State) -> Sequence[Command]:
    if state.phase != "movement":
        return ()
    seat = state.active or 0
    return EndTurn(seat=seat), *(TakeTurn(seat=each) for each in range(3))


def test_three_players_whose_turns_end_or_are_taken() -> None:
    """Each step has three ways: the turn ends, or one of the two others takes it; nobody takes her own.

    Three ends in succession, one of the 27 sequences, end the phase, so there are 3 x 26 sequences of four
    steps.
    """
    found = counts(SOUP, table(*NAMES[:3]).state, end_or_take, 4)
    assert found == [(3, 3), (9, 7), (27, 12), (78, 15)]


# phase 2 -----------------------------------------------------------------------------------------


def every_set(state: State) -> Sequence[Command]:
    genes = state.players[OLA].gene_names
    return [
        Settle(seat=OLA, genes=chosen)
        for count in range(len(genes) + 1)
        for chosen in combinations(genes, count)
    ]


def test_a_debt_is_settled_in_as_many_ways_as_no_gene_is_given_up_for_nothing() -> None:
    """Streamlining 4, Division Rate 5 and Speed 3 against 6: none, one, or any two of them; never all."""
    genome: tuple[Gene, ...] = ("streamlining", "division-rate", "speed")
    play = table().genes(OLA, *genome).given(OLA, points=9).turned(CARDS[0])
    assert counts(SOUP, play.state, every_set, 2) == [(7, 7), (0, 0)]
    assert len(payments(6, genome, 9, play.state.options)) == 7


# phase 3 -----------------------------------------------------------------------------------------


def purchases(state: State) -> Sequence[Command]:
    return [BuyGene(seat=ADAM, gene=gene) for gene in GENES]


def test_what_six_points_buy() -> None:
    """Sixteen basic genes cost at most 6.

    Six points also buy two genes, in either order: 2+3 (2 pairs), 2+4 (4 pairs) or 3+3 (1 pair).
    """
    play = table().at("genes").given(ADAM, points=6)
    found = counts(SOUP, play.state, purchases, 3)
    assert found[0] == (16, 16)
    pairs = [
        (one, other)
        for one, other in combinations(GENES, 2)
        if GENES[one].price + GENES[other].price <= 6
        and not GENES[one].gives_up
        and not GENES[other].gives_up
    ]
    assert len(pairs) == 2 + 4 + 1
    assert found[1] == (2 * len(pairs), 2 * len(pairs))
    assert found[2] == (0, 0)


# phase 4 -----------------------------------------------------------------------------------------


def divisions(state: State) -> Sequence[Command]:
    return [Divide(seat=ADAM, number=number) for number in range(1, 8)]


def test_new_amoebas_take_any_free_number_while_the_points_last() -> None:
    """26 points buy four of the five amoebas off the board; the order does not matter afterwards."""
    play = table().given(ADAM, points=16).at("division")
    found = counts(SOUP, play.state, divisions, 5)
    assert [ways for ways, _ in found] == [5, 20, 60, 120, 0]
    assert [states for _, states in found] == [5, 10, 10, 5, 0]


# phase 1, full detail ----------------------------------------------------------------------------


def two_amoebas(state: State) -> Sequence[Command]:
    if state.phase != "movement" or state.active != OLA:
        return ()
    each = (
        command
        for number in (1, 2)
        for command in (
            Drift(seat=OLA, number=number),
            Eat(seat=OLA, number=number),
            Starve(seat=OLA, number=number),
        )
    )
    return *each, EndTurn(seat=OLA)


def test_two_amoebas_drift_eat_or_starve_before_the_turn_ends() -> None:
    """An amoeba eats or starves in one step, which includes drifting, or drifts first and then does either.

    Two steps: two of one amoeba (2 ways, twice), or one of each (3 x 3, in either order). Three: two of one
    and one of the other (2 x 3 in 3 orders, twice), or the turn ends after one step of each (2 x 2 x 2).
    Four: two of each (2 x 2 in 6 orders), or the turn ends after three steps (2 x 2 in 3 orders, twice).
    Five: the turn ends after four.

    A state knows whether each amoeba has drifted, eaten or starved, but not in how many steps.
    """
    found = counts(SOUP, table(detail="full").state, two_amoebas, 6)
    assert [ways for ways, _ in found] == [6, 4 + 18, 36 + 8, 24 + 24, 24, 0]
    assert [states for _, states in found] == [6, 4 + 9, 8 + 4, 4 + 4, 4, 0]


# an attack ---------------------------------------------------------------------------------------


def attacking(state: State) -> Sequence[Command]:
    return (
        Attack(seat=OLA, number=1, victim=JAN, victim_number=1),
        AnswerAttack(seat=JAN, answer="yield"),
        AnswerAttack(seat=JAN, answer="defend"),
        AnswerAttack(seat=JAN, answer="escape"),
        RollFight(dice=((6, 1),)),
        RollFight(dice=((1, 6),)),
        RetryFight(seat=OLA, dice=((6, 1),)),
        RetryFight(seat=JAN, dice=((1, 6),)),
        CloseFight(),
    )


def test_the_ways_of_a_defence_against_persistence() -> None:
    """The attack; yield or defend; won or lost; close, or the loser throws once more by Persistence.

    Jan has no Escape, and only Ola has Persistence.
    """
    play: Play = table(detail="full").genes(OLA, "struggle", "persistence").genes(JAN, "defense")
    assert counts(SOUP, play.state, attacking, 5) == [(1, 1), (2, 2), (2, 2), (3, 3), (1, 1)]
