"""Counts of command sequences and distinct states within a few steps from a fixed start.

Chess programs are tested by counting moves in the same way (perft). The docstrings derive the small numbers;
the larger ones were counted once. Any change in what is allowed, or in its results, changes them.
"""

from collections.abc import Sequence
from math import comb

from companion.rules.chromosome.actions import Grow, Impulse
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import Eliminate
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import EndTurn, Move, Pass
from companion.rules.kernel import Command
from tests.rules.build import EWA, JAN, OLA, game, genes
from tests.rules.perft import counts

# turns: end the turn, or pass ----------------------------------------------------------------------------


def hand_on_or_pass(state: State) -> Sequence[Command]:
    seat = state.active or 0
    return EndTurn(seat=seat), Pass(seat=seat)


def test_three_players_who_only_hand_on_or_pass() -> None:
    """A sequence ends with the third pass, so the first n - 1 of n steps contain at most two passes.

    States after one step: it is Jan's turn, Ola has passed or not. After two: Ewa's turn, Ola and Jan each
    passed or not. After three: all eight sets of passed players. After four: all fourteen, since the state
    knows who has just passed and may still move. Before Ewa's turn, Ola and Jan can have passed in three
    ways: Jan has just passed, Ola has, or Ewa kept the turn. The phase ends with the last pass of one of the
    three.
    """
    found = counts(CHROMOSOME, game("Ola", "Jan", "Ewa", detail="quick").state, hand_on_or_pass, 7)
    sequences = [2 * sum(comb(steps - 1, passes) for passes in range(3)) for steps in range(1, 8)]
    assert [ways for ways, _ in found] == sequences == [2, 4, 8, 14, 22, 32, 44]
    assert [states for _, states in found] == [2, 4, 8, 14, 16, 18, 20]


def test_four_players_who_only_hand_on_or_pass() -> None:
    found = counts(CHROMOSOME, game("Ola", "Jan", "Ewa", "Adam", detail="quick").state, hand_on_or_pass, 8)
    sequences = [2 * sum(comb(steps - 1, passes) for passes in range(4)) for steps in range(1, 9)]
    assert [ways for ways, _ in found] == sequences


# one turn: move, action, end -----------------------------------------------------------------------------


def a_turn(state: State) -> Sequence[Command]:
    seat = state.active or 0
    return Move(), Impulse(), Pass(seat=seat), EndTurn(seat=seat)


def test_the_turns_of_two_players_with_a_move_an_impulse_a_pass() -> None:
    """M, I, P and E stand for move, impulse, pass and end of turn.

    One step: M, I, P. Two: MI, MP, IM, IE, PM, PI, PP, where MI and IM lead to one state. Three: MIE, MPM,
    MPI, MPP, IME, IEM, IEI, IEP, PMI, PMP, PIM, PIE, where MIE and IME lead to one state, as do PMI and PIM.
    """
    found = counts(CHROMOSOME, game("Ola", "Jan").state, a_turn, 7)
    assert found[:3] == [(3, 3), (7, 6), (12, 10)]
    assert found[3:] == [(20, 13), (28, 12), (29, 12), (27, 8)]


# a battle ------------------------------------------------------------------------------------------------


def a_battle(state: State) -> Sequence[Command]:
    return (
        Commit(side="attacker"),
        Commit(side="attacker", fate=1),
        Commit(side="defender"),
        Commit(side="defender", fate=1),
        ThrowDie(face=1),
        ThrowDie(face=4),
        ForceReroll(by=OLA),
        LetStand(),
        ApplyBattle(),
    )


def test_the_ways_of_a_battle_with_two_faces_and_an_attacker_who_re_rolls() -> None:
    """Two ways at every step: to commit, twice; the face; accept or re-roll; the face; and so on.

    At the seventh step, 16 of the 64 sequences can only apply the result, and the others throw: 16 + 2 x 48.
    All states differ until a re-rolled attack is accepted at the sixth step, since its first face is then
    forgotten: those 16 sequences lead to 8 states, and all 64 to 56.
    """
    play = game("Ola", "Jan").do(Fight(attacker=OLA, attacker_group=2, defender=JAN, defender_group=2))
    found = counts(CHROMOSOME, play.state, a_battle, 9)
    assert found[:6] == [(2, 2), (4, 4), (8, 8), (16, 16), (32, 32), (64, 56)]
    assert found[6:] == [(112, 92), (192, 104), (320, 188)]


# the radiation phase -------------------------------------------------------------------------------------


def two_areas(state: State) -> Sequence[Command]:
    return (
        FaceArea(area=1, groups=(1,)),
        FaceArea(area=2, groups=(1,)),
        ThrowDie(face=1),
        ThrowDie(face=4),
        LetStand(),
        FinishRadiation(),
    )


def test_two_areas_of_the_same_power_in_either_order() -> None:
    """Choose (2), throw (2), accept, the other area (1), throw (2), accept, finish: 2, 4, 4, 4, 8, 8, 8 ways.

    With power 2 and one group, a 1 costs 2 and a 4 nothing. Until the phase is finished, a state knows the
    doses so far and the area faced last; after that, only the sum: 0, 2 or 4.
    """
    start = game("Ola", "Jan").radioactive(2, 2).all_pass().state
    assert counts(CHROMOSOME, start, two_areas, 8) == [
        (2, 2),
        (4, 4),
        (4, 4),
        (4, 4),
        (8, 8),
        (8, 6),
        (8, 3),
        (0, 0),
    ]


def test_two_areas_of_different_power_leave_one_order() -> None:
    """The stronger area comes first: half as many ways; doses of 3 or 0 and of 2 or 0 have four sums."""
    start = game("Ola", "Jan").radioactive(2, 3).all_pass().state
    assert counts(CHROMOSOME, start, two_areas, 7) == [(1, 1), (2, 2), (2, 2), (2, 2), (4, 4), (4, 4), (4, 4)]


# an elimination ------------------------------------------------------------------------------------------


def test_the_last_turns_of_three_players() -> None:
    """Ewa is eliminated in Ola's turn: Jan and then Ola get a last turn, in which they hand on or pass.

    There are two ways at each step. If Ola passes in the current turn, she gets no last turn, so two of the
    four sequences of two steps have ended the game. In all, two sequences end after two steps, and four after
    three.
    """
    play = game("Ola", "Jan", "Ewa", detail="quick").given(EWA, on_board=0, charged=0)
    start = play.do(Eliminate(seat=EWA)).state
    assert [ways for ways, _ in counts(CHROMOSOME, start, hand_on_or_pass, 4)] == [2, 4, 4, 0]


# a bit of everything -------------------------------------------------------------------------------------


def everything(state: State) -> Sequence[Command]:
    seat = state.active or 0
    return (
        *a_turn(state),
        *a_battle(state),
        Grow(tokens=1),
        Fight(attacker=seat, attacker_group=1, defender=1 - seat, defender_group=1),
        ActSpecially(action="supergene", effect="again", gene_back="action"),
        SpendFate(seat=JAN),
        FaceArea(area=1, groups=(1, 1)),
        FinishRadiation(skip=True),
        BeginTurns(),
    )


def test_a_bit_of_everything() -> None:
    """Six first steps: move, impulse, pass, growth, attack, Jan's fate; Supergene has no passive gene yet."""
    found = counts(CHROMOSOME, game("Ola", "Jan").given(JAN, active=genes(action=1)).state, everything, 6)
    assert found == [(6, 6), (25, 18), (88, 45), (298, 105), (1009, 229), (3421, 494)]
