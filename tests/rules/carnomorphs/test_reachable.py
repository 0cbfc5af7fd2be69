"""Counts of command sequences and distinct states within a few steps from a fixed start.

Chess programs are tested by counting moves in the same way (perft). The docstrings derive the small numbers;
the larger ones were counted once. Any change in what is allowed, or in its results, changes them.
"""

from collections.abc import Sequence
from math import comb

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.data import TOKENS
from companion.rules.carnomorphs.event_phase import EndFeeding
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.intruders import CheckDeath, InjureIntruder
from companion.rules.carnomorphs.last_check import AnswerObjective, BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.mutation import AddMarker, MetagorgerAttack, MutationAction
from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.setup import TickStep
from companion.rules.carnomorphs.state import Intruder, Room, State
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase, EndTurn, Pass
from companion.rules.kernel import Command
from tests.rules.carnomorphs.tables_flow import JAN, OLA, sitting, table
from tests.rules.perft import counts

# turns: end the turn, or pass --------------------------------------------------------------------


def hand_on_or_pass(state: State) -> Sequence[Command]:
    seat = state.active or 0
    return EndTurn(seat=seat), Pass(seat=seat)


def test_three_players_who_only_hand_on_or_pass() -> None:
    """A sequence ends with the third pass, so the first n - 1 of n steps contain at most two passes.

    States after one step: it is Jan's turn, Ola has passed or not. After two: Ewa's turn, Ola and Jan each
    passed or not. After three: all eight sets of passed players. After four: nobody has passed (1); only Ola
    has, just now or earlier (2), or only Jan (1), or only Ewa (1); all but one have (3); all have (1).
    """
    found = counts(CARNOMORPHS, table("Ola", "Jan", "Ewa").state, hand_on_or_pass, 7)
    sequences = [2 * sum(comb(steps - 1, passes) for passes in range(3)) for steps in range(1, 8)]
    assert [ways for ways, _ in found] == sequences == [2, 4, 8, 14, 22, 32, 44]
    assert [states for _, states in found][:4] == [2, 4, 8, 9]


# the tokens of event phases ----------------------------------------------------------------------


def event_phases(state: State) -> Sequence[Command]:
    """Return the only possible command; when drawing, one command for each kind of token in the bag."""
    step, _, command = next_step(state)
    if step == "turn":
        return (EndPlayerPhase(),)
    if step == "token":
        return (ResolveToken(),)
    if step == "draw":
        return [DrawToken(token=kind) for kind in TOKENS if state.bag.of(kind)]
    assert command is not None
    return (command,)


def test_the_tokens_of_three_event_phases() -> None:
    """One player's bag holds a blank, two blue and three red: three kinds, but blue at most twice.

    A round takes five steps: to the event phase, feeding, fire and card, draw, effect. A state knows what was
    drawn, so no two sequences lead to the same state.
    """
    found = counts(CARNOMORPHS, table("Ola").state, event_phases, 15)
    assert [ways for ways, _ in found] == 3 * [1] + 5 * [3] + 5 * [9] + 2 * [26]
    assert [states for _, states in found] == [ways for ways, _ in found]


# mutation markers --------------------------------------------------------------------------------


def markers(state: State) -> Sequence[Command]:
    return AddMarker(seat=OLA), AddMarker(seat=JAN)


def test_the_markers_of_two_characters_until_both_are_dead() -> None:
    """Each takes five steps: the card, three markers, and the fourth, which kills; the state keeps no order.

    Of n steps in all, up to five are Ola's, and the rest Jan's.
    """
    found = counts(CARNOMORPHS, table("Ola", "Jan").state, markers, 11)
    shares = [[ola for ola in range(6) if 0 <= steps - ola <= 5] for steps in range(1, 12)]
    assert [ways for ways, _ in found] == [
        sum(comb(steps, ola) for ola in of) for steps, of in enumerate(shares, start=1)
    ]
    assert [states for _, states in found] == [len(of) for of in shares]
    assert found[4:] == [(32, 6), (62, 5), (112, 4), (182, 3), (252, 2), (252, 1), (0, 0)]


# the last check ----------------------------------------------------------------------------------


def last_check(state: State) -> Sequence[Command]:
    return (
        ScanDeck(seat=OLA, infected=True),
        ScanDeck(seat=OLA, infected=False),
        DrawFour(seat=OLA, contaminated=0),
        DrawFour(seat=OLA, contaminated=4),
        AnswerObjective(seat=OLA, fulfilled=True),
        AnswerObjective(seat=OLA, fulfilled=False),
        EndGame(),
    )


def test_the_ways_of_the_last_check_of_one_survivor() -> None:
    """Two scans, and two draws, one of them fatal. A survivor has two answers, a dead player only the end.

    In the fourth step each of the four answers may be corrected, or the game may end: four and four.
    """
    play = table("Ola", "Jan").given(OLA, fate="hibernated").do(BeginCheck(ending="time"))
    assert counts(CARNOMORPHS, play.state, last_check, 4) == [(2, 2), (4, 4), (6, 6), (8, 8)]


# the set-up --------------------------------------------------------------------------------------


def three_ticks(state: State) -> Sequence[Command]:
    return TickStep(step="bag"), TickStep(step="pods"), TickStep(step="bag", done=False)


def test_steps_are_ticked_in_any_order_and_unticked() -> None:
    """Tick bag or pods; then the other one, or untick the bag if ticked; the order of the ticks is kept.

    With both ticked, the bag may be unticked; with neither, bag or pods may be ticked. These are four ways to
    two states: only the bag or only the pods.
    """
    assert counts(CARNOMORPHS, sitting("Ola").state, three_ticks, 3) == [(2, 2), (3, 3), (4, 2)]


# an attack ---------------------------------------------------------------------------------------


def a_bit_of_everything(state: State) -> Sequence[Command]:
    seat = state.active or 0
    return (
        *hand_on_or_pass(state),
        MetagorgerAttack(seat=seat, intruder=1),
        MutationAction(seat=seat, infected=True),
        DrawToken(token="blank", seat=seat),
        DrawToken(token="red", seat=seat),
        ResolveToken(),
        InjureIntruder(id=2, delta=1),
        CheckDeath(id=2, number=1),
        EndFeeding(),
        Feed(room=1),
    )


def test_a_bit_of_everything() -> None:
    """Seven first steps: end the turn, pass, the attack, a blank, a red token, an injury, the Shambler feeds.

    A first encounter is no longer shown after the end of the turn, so the two orders lead to two states.
    """
    start = (
        table("Ola", "Jan", detail="full")
        .rooms(Room(id=1, name="Kantyna", carcasses=1))
        .intruders(Intruder(id=1, kind="metagorger", room=1), Intruder(id=2, kind="shambler", room=1))
    )
    found = counts(CARNOMORPHS, start.state, a_bit_of_everything, 5)
    assert found == [(7, 7), (48, 38), (320, 160), (2048, 521), (12576, 1356)]
