"""Long random play conserves the box's pieces.

The invariants of whole games hold after every command.
"""

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

import pytest

from companion.rules.carnomorphs.game import CARNOMORPHS
from tests.rules.carnomorphs.test_machine import WholeGame
from tests.table.test_every_command import DETAILS, evenings

COMMANDS: Final = 25_000
"""Number of accepted commands in each level of detail."""

SAMPLE: Final = 150

MANY: Final = 10
"""Lower bound for the number of invariants."""

INVARIANT: Final = "hypothesis_stateful_invariant"
"""The attribute with which Hypothesis marks an invariant."""


def books() -> list[Callable[[Any], None]]:
    """Return the invariants that the state machine of whole games checks."""
    return [each for each in vars(WholeGame).values() if hasattr(each, INVARIANT)]


def keep(detail: str, commands: int) -> None:
    """Check the invariants over this many accepted commands."""
    machine, wanted = WholeGame(), books()
    assert len(wanted) > MANY
    for evening in islice(evenings(CARNOMORPHS, detail, f"long {detail}"), commands):
        machine.state = evening.table.state
        for holds in wanted:
            holds(machine)


@pytest.mark.parametrize("detail", DETAILS)
def test_the_books_agree_after_every_command(detail: str) -> None:
    keep(detail, SAMPLE)


@pytest.mark.thorough
@pytest.mark.parametrize("detail", DETAILS)
def test_the_books_agree_through_a_long_play(detail: str) -> None:
    keep(detail, COMMANDS)
