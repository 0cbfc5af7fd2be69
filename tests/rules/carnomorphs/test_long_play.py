"""A long play at random keeps the books of the box: what whole games conserve holds after every command."""

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

import pytest

from companion.rules.carnomorphs.game import CARNOMORPHS
from tests.rules.carnomorphs.test_machine import WholeGame
from tests.table.test_every_command import DETAILS, evenings

COMMANDS: Final = 25_000
"""Accepted commands in each level of detail."""

SAMPLE: Final = 150

MANY: Final = 10
"""The books are at least so many."""

INVARIANT: Final = "hypothesis_stateful_invariant"
"""The mark of Hypothesis on an invariant."""


def books() -> list[Callable[[Any], None]]:
    """Return what the machine of whole games knows to hold of every state."""
    return [each for each in vars(WholeGame).values() if hasattr(each, INVARIANT)]


def keep(detail: str, commands: int) -> None:
    """Keep the books over so many accepted commands."""
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
