"""Choices that are not submitted yet: local to one screen, and discarded with it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar, cast

import flet as ft

from companion.ui.core.component import Observable, use_state

if TYPE_CHECKING:
    from companion.ui.core.client import Client

T = TypeVar("T")
Change = Callable[[Callable[[T], T]], None]
"""A function that updates the latest draft, so that two quick presses both count."""


def stepped(value: int, by: int, low: int, high: int) -> int:
    """Step a number within its bounds; a number out of bounds may move towards them."""
    return max(min(low, value), min(max(high, value), value + by))


def use_draft(initial: Callable[[], T]) -> tuple[T, Change[T]]:
    draft, change = use_state(initial)
    return draft, cast("Change[T]", change)


def latest(change: Change[T]) -> T:
    """Return the current value of a draft, including changes not drawn yet."""
    found: list[T] = []

    def look(now: T) -> T:
        found.append(now)
        return now

    change(look)
    return found[0]


class LiveDraft(Observable, Generic[T]):
    """A draft that several parts of the screen follow, each with `use_slice`."""

    def __init__(self, page: ft.Page, first: T) -> None:
        super().__init__(page)
        self.now = first

    def change(self, make: Callable[[T], T]) -> None:
        """Replace the draft by the result of `make` for the latest one."""
        self.now = make(self.now)
        self.changed()


def kept_draft(client: "Client", kind: type[T]) -> LiveDraft[T]:
    """Return the session's draft of type `kind`, created on first use."""
    return cast("LiveDraft[T]", client.drafts.setdefault(kind, LiveDraft(client.page, kind())))


def use_live_draft(page: ft.Page, initial: Callable[[], T]) -> LiveDraft[T]:
    """Return a draft that remains the same object for the component's life."""
    draft, _ = use_state(lambda: LiveDraft(page, initial()))
    return draft
