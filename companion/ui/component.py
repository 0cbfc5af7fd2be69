"""Components that cannot take the session down, typed hooks, and the hook that follows a table.

An exception while Flet draws a component ends the session's updates silently, so every component of ours is
wrapped: what fails is told on the screen, and the rest goes on.
"""

from __future__ import annotations

import contextvars
import functools
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ParamSpec, Protocol, TypeVar, cast

import flet as ft

from companion.house import Seating
from companion.ui.leaving import on_leaving
from companion.words import Words, system_language

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("companion.ui")

_flet: Any = ft


class Ref(Protocol[T]):
    """A value that outlives the drawing of a component."""

    current: T


def component(body: Callable[P, ft.BaseControl]) -> Callable[P, ft.Control]:
    """A Flet component with an error boundary: a body that raises becomes a sentence on the screen."""

    @functools.wraps(body)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ft.BaseControl:
        try:
            return body(*args, **kwargs)
        except Exception:
            log.exception("component %s failed", body.__name__)
            return _apology(args)

    return cast("Callable[P, ft.Control]", ft.component(guarded))


def screen(body: Callable[P, ft.View]) -> Callable[P, ft.Control]:
    """A component that is a whole screen; when it fails there is still a screen."""

    @functools.wraps(body)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ft.View:
        try:
            return body(*args, **kwargs)
        except Exception:
            log.exception("screen %s failed", body.__name__)
            return ft.View(controls=[ft.SafeArea(_apology(args))])

    return cast("Callable[P, ft.Control]", ft.component(guarded))


def memo(body: Callable[P, ft.BaseControl]) -> Callable[P, ft.Control]:
    """A component that is drawn again only when its arguments differ by value."""
    return cast("Callable[P, ft.Control]", _flet.memo(component(body)))


def keyed(key: str, part: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """A component under a key, by which it is known again among its neighbours."""
    return cast("T", cast("Any", part)(*args, **kwargs, key=key))


def use_state(initial: T | Callable[[], T]) -> tuple[T, Callable[[T], None]]:
    """A value of the component, and what sets it and draws the component again."""
    return cast("tuple[T, Callable[[T], None]]", _flet.use_state(initial))


def use_ref(initial: Callable[[], T]) -> Ref[T]:
    """A value made once for the component's life."""
    return cast("Ref[T]", _flet.use_ref(initial))


def use_effect(
    mount: Callable[[], Any], dependencies: Sequence[Any], unmount: Callable[[], Any] | None = None
) -> None:
    """Do something when the component appears or a dependency changes, and something else before it goes."""
    _flet.use_effect(mount, dependencies, unmount)


def use_seating(seating: Seating) -> int:
    """Draw the component anew after every change of the table; the answer is the table's version."""
    page = ft.context.page
    version, set_version = use_state(seating.table.version)
    stop = use_ref(_nothing)

    def mount() -> None:
        async def tell() -> None:
            set_version(seating.table.version)

        def changed() -> None:
            in_session(page, tell)

        # A session that expires is never unmounted: it must not be told, and kept, for ever.
        stop.current = on_leaving(page, seating.table.listen(changed))
        set_version(seating.table.version)

    use_effect(mount, [seating.id], lambda: stop.current())  # noqa: PLW0108 (it changes)
    return version


def in_session(page: ft.Page, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do something in the session of that page, from whatever session; nothing while it is not connected.

    Flet's `run_task` leaves its page behind as the current one of the caller, hence the copied context.
    """
    if page.session.connection:
        contextvars.copy_context().run(page.run_task, act)


def _nothing() -> Callable[[], None]:
    return lambda: None


def _apology(args: tuple[object, ...]) -> ft.Control:
    words = next((words for arg in args if isinstance(words := getattr(arg, "words", None), Words)), None)
    return ft.Text((words or Words(system_language()))("screen-failed"))
