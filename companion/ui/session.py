"""Sessions among each other: acting in another one, and what one does when it ends for good.

Flet closes a session that has expired without unmounting a single component.
"""

from __future__ import annotations

import contextvars
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import flet as ft

log = logging.getLogger("companion.ui")

KEY = "petri.leaving"


def in_session(page: ft.Page, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do something in the session of that page, from whatever session; nothing while it is not connected.

    Flet's `run_task` leaves its page behind as the caller's current one, hence the copied context.
    """
    if page.session.connection:
        contextvars.copy_context().run(page.run_task, act)


def is_current(page: ft.Page) -> bool:
    """Whether what happens now happens in the session of that page."""
    try:
        return ft.context.page is page
    except RuntimeError:
        return False


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
