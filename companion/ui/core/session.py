"""Work across sessions: acting in another one, a session's shared values, and its final cleanup.

Flet closes a session that has expired without unmounting a single component.
"""

import asyncio
import contextvars
import logging
import sys
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import flet as ft
from flet.controls.context import _context_page  # pyright: ignore[reportPrivateUsage]

from companion.words import Words, system_language

log = logging.getLogger("companion.ui")
unexpected = logging.getLogger("companion.ui.unexpected")
"""The logger of handlers' unexpected errors; any such error fails the tests of screens."""

KEY, VALUES = "petri.leaving", "petri.values"
"""The keys under which a session stores its cleanup functions and its shared values."""

P = ParamSpec("P")
T = TypeVar("T")


def in_session(page: ft.Page, act: Callable[[], object]) -> None:
    """Call a function in the session of that page, from any session; do nothing if it is disconnected.

    Flet's `run_task` is meant for other threads and would needlessly wake the running loop. Errors are
    reported by the loop.
    """

    def unless_gone() -> None:
        if not has_gone(page):  # The session may have ended in the meantime.
            act()

    if has_gone(page) or not page.session.connection:
        return
    loop = page.session.connection.loop
    there = contextvars.copy_context()
    there.run(cast("Any", _context_page).set, page)
    (loop.call_soon if _runs(loop) else loop.call_soon_threadsafe)(unless_gone, context=there)


def _runs(loop: asyncio.AbstractEventLoop) -> bool:
    try:
        return asyncio.get_running_loop() is loop
    except RuntimeError:
        return False


def has_gone(page: ft.Page) -> bool:
    try:
        page.session  # noqa: B018 (it raises)
    except RuntimeError:
        return True
    return False


def is_current(page: ft.Page) -> bool:
    """Return whether the current code runs in the session of that page."""
    try:
        return ft.context.page is page
    except RuntimeError:
        return False


def on_leaving(page: ft.Page, act: Callable[[], Any]) -> Callable[[], None]:
    """Call `act` when the session of this page ends, or earlier through the returned function.

    Returns:
        A function that calls `act` at once, and not again later; for a component that disappears earlier.
    """
    acts = _acts(page)
    acts.append(act)

    def now() -> None:
        if act in acts:
            acts.remove(act)
            act()

    return now


def leave(page: ft.Page) -> None:
    """Call the functions that were registered with `on_leaving`, the latest first."""
    acts = _acts(page)
    while acts:
        try:
            acts.pop()()
        except Exception:
            log.exception("leaving failed")


def kept_in_session(name: str) -> dict[Any, Any]:
    """Return a cache of the current session, by name. Sessions share nothing mutable.

    Outside a session a new, empty one is returned each time.
    """
    try:
        store = ft.context.page.session.store
    except RuntimeError:
        return {}
    found: dict[Any, Any] | None = store.get(name)
    if found is None:
        found = {}
        store.set(name, found)
    return found


def shared(make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return `make(...)`, an immutable object made once per session for equal, hashable arguments.

    A Flet value, such as a padding, takes half a kilobyte, and Flet does not compare identical objects.
    """
    values = kept_in_session(VALUES)
    wish = (make, args, *kwargs.items())
    found: T | None = values.get(wish)
    if found is None:
        found = values[wish] = make(*args, **kwargs)
    return found


def apology() -> str:
    """Return the sentence for a crashed session, which has no screen to show it."""
    return Words(system_language())("screen-failed")


def tell_failures(page: ft.Page, tell: Callable[[BaseException | None], None]) -> None:
    """Call `tell` with the error of any failing handler of this session.

    Flet would show a red page with the traceback instead of the table.
    """
    session: Any = page.session

    def error(_: str) -> None:
        raised = sys.exc_info()[1]  # Flet calls this while handling the exception.
        unexpected.error("a handler failed", exc_info=raised)
        try:
            tell(raised)
        except Exception:
            log.debug("nobody is there to be told", exc_info=True)

    session.error = error


def _acts(page: ft.Page) -> list[Callable[[], Any]]:
    store = page.session.store
    found: list[Callable[[], Any]] | None = store.get(KEY)
    if found is None:
        found = []
        store.set(KEY, found)
    return found
