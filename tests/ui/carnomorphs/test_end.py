"""The turning point of a journey of Carnomorphs: the round in which the most characters died."""

import pytest

from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.table.end import deadliest
from tests.rules.carnomorphs.tables_flow import crew

START = crew("Ola", "Jan", "Ewa").state


def after(number: int, *dead: int) -> State:
    """The state in a round in which these seats are dead."""
    players = tuple(
        player.replace(fate="dead" if player.seat in dead else "aboard") for player in START.players
    )
    return START.replace(round=number, players=players)


@pytest.mark.parametrize(
    ("states", "told"),
    [
        ((after(1), after(2)), None),
        ((after(1), after(2, 1), after(3, 1)), (2, (1,))),
        ((after(1, 0), after(2, 0, 1, 2)), (2, (1, 2))),
        ((after(1, 0, 2), after(2, 0, 1, 2)), (1, (0, 2))),
        ((after(1, 0), after(3, 0, 2)), (3, (2,))),
        ((after(1, 0, 1), after(2), after(3, 2)), (3, (2,))),
        ((after(1, 0), after(2), after(4, 0)), (4, (0,))),
    ],
    ids=[
        "everybody lives",
        "a death counts in the round of its first state",
        "the round with more deaths",
        "though it is the earlier one",
        "the later of equal ones",
        "who lives at the end has not died",
        "who died twice has died the last time",
    ],
)
def test_the_deadliest_round_is_told_with_its_dead(
    states: tuple[State, ...], told: tuple[int, tuple[int, ...]] | None
) -> None:
    assert deadliest(states) == told
