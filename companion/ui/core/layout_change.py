"""Component state that survives a change of layout: entered values stay when a tablet is turned.

Flet identifies a component by its place among the controls, so another layout would reset it. Therefore a
component drawn for the first time takes over the state of the one that it replaces: one with the same
function, key and ancestors that is still on the page and was drawn at another page size.
"""

# Flet does not expose the hooks of a component publicly.
# pyright: reportPrivateUsage=false

import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

import flet as ft
from flet.components.component import Component
from flet.components.hooks.use_state import StateHook
from flet.components.utils import current_component

from companion.ui.core.session import kept_in_session

T = TypeVar("T")

KEPT: Final = "petri.drawn"
"""The key under which a session stores its drawn components, by `id`."""

Size = tuple[float | None, float | None]


@dataclass
class _Drawn:
    """A component with state, as it was last drawn."""

    component: weakref.ref[Component]
    size: Size
    """The page's size when the component was last drawn."""
    replaces: weakref.ref[Component] | None = None
    """The component whose state it took over, if any."""
    replaced: bool = False


def taken_over(initial: T | Callable[[], T]) -> T | Callable[[], T]:
    """Return the initial value for the next `use_state` of the component being drawn.

    If the component replaces another one, this is the current value of that one's corresponding state.
    """
    component = current_component()
    drawn: dict[int, _Drawn] = kept_in_session(KEPT)
    here = _note(component, drawn)
    at, hooks = component._state.hook_cursor, component._state.hooks
    if at < len(hooks) or here.replaces is None:
        return initial
    before = here.replaces()
    values = before._state.hooks if before is not None else []
    if at >= len(values) or not isinstance(values[at], StateHook):
        return initial
    value = cast("T", cast("StateHook", values[at]).value)
    return lambda: value


def _note(component: Component, drawn: dict[int, _Drawn]) -> _Drawn:
    """Record that the component is being drawn; if it is new, find the component that it replaces."""
    page, key = ft.context.page, id(component)
    size = (page.width, page.height)
    here = drawn.get(key)
    if here is not None and here.component() is component:
        here.size = size
        return here

    # Remove collected components here instead of in a callback of the weak reference, which might run
    # during an iteration over `drawn`.
    for gone in [at for at, other in drawn.items() if other.component() is None]:
        del drawn[gone]
    here = _Drawn(weakref.ref(component), size)
    if not component._state.mounted:
        for other in drawn.values():
            before = other.component()
            if other.size == size or other.replaced or before is None or not _is_same(before, component):
                continue
            other.replaced, here.replaces = True, other.component
            break
    drawn[key] = here
    return here


def _is_same(before: Component, now: Component) -> bool:
    """Return whether `now` replaces the component `before` on the page."""
    if before is now or before._stale or not before._state.mounted:
        return False
    return all(
        one.fn is other.fn and one.key == other.key
        for one, other in zip(_upwards(before), _upwards(now), strict=False)
    )


def _upwards(component: Component) -> Iterator[Component]:
    """Yield a component and its existing ancestors."""
    at: Any = component
    while isinstance(at, Component):
        yield at
        at = at._parent_component() if at._parent_component is not None else None
