"""Long pages that grow: drawn a few parts at a time, so that other devices need not wait."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

import flet as ft

from companion.ui.core.component import use_effect, use_ref, use_state

FIRST = 2
"""Number of parts that are drawn together with the page itself."""

STEP = 4
"""Number of parts that are drawn per step."""


class Part(NamedTuple):
    """A part of a page, about as expensive as a row."""

    key: str
    """The key that identifies the part on the page."""

    made_of: object
    """Everything that the part shows and does, compared by value; a change rebuilds the part."""

    make: Callable[[], ft.Control]


def use_growing(keys: Sequence[str]) -> frozenset[str]:
    """Return the parts of a page to draw now; the page grows until all are drawn.

    Drawn parts stay. Between two steps the event loop handles other work.

    Args:
        keys: The keys of all parts, in order.
    """
    drawn = use_ref(frozenset[str])
    step, take_step = use_state(0)
    room = STEP if drawn.current else FIRST
    now: set[str] = set()
    for key in keys:
        if key in drawn.current:
            now.add(key)
        elif room:
            now.add(key)
            room -= 1
    drawn.current = frozenset(now)
    unfinished = len(now) < len(keys)

    async def grow() -> None:
        if unfinished:
            await asyncio.sleep(0)
            take_step(step + 1)

    use_effect(grow, [step, unfinished])
    return drawn.current


def use_parts(parts: Sequence[Part]) -> list[ft.Control]:
    """Return the parts of a page to draw now. Unchanged parts are neither rebuilt nor compared again."""
    drawn = use_growing([part.key for part in parts])
    before = use_ref(dict[str, tuple[object, ft.Control]])
    now: dict[str, tuple[object, ft.Control]] = {}
    for part in parts:
        if part.key in drawn:
            kept = before.current.get(part.key)
            same = kept is not None and kept[0] == part.made_of
            now[part.key] = kept if kept is not None and same else (part.made_of, part.make())
    before.current = now
    return [control for _, control in now.values()]
