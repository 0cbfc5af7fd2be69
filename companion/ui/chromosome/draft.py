"""Choices that are not yet submitted: local to one screen, gone when it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from companion.ui.component import use_state

T = TypeVar("T")
Change = Callable[[Callable[[T], T]], None]
"""Makes the next draft out of the latest one, so that two quick presses both count."""


def use_draft(initial: Callable[[], T]) -> tuple[T, Change[T]]:
    """A draft and what changes it."""
    draft, change = use_state(initial)
    return draft, cast("Change[T]", change)
