"""What a session does when it ends for good: Flet closes it without unmounting a single component."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import flet as ft

log = logging.getLogger("companion.ui")

KEY = "petri.leaving"


def on_leaving(page: ft.Page, act: Callable[[], Any]) -> Callable[[], None]:
    """Have `act` done when the session of this page ends; the answer is for a component that goes before.

    Returns:
        Does it now, once, and forgets it.
    """
    acts = _acts(page)
    acts.append(act)

    def now() -> None:
        if act in acts:
            acts.remove(act)
            act()

    return now


def leave(page: ft.Page) -> None:
    """Do everything that was kept for the end."""
    acts = _acts(page)
    while acts:
        try:
            acts.pop()()
        except Exception:
            log.exception("leaving failed")


def _acts(page: ft.Page) -> list[Callable[[], Any]]:
    store = page.session.store
    found: list[Callable[[], Any]] | None = store.get(KEY)
    if found is None:
        found = []
        store.set(KEY, found)
    return found
