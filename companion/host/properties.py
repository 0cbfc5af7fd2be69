"""The properties of controls that a client may report, with their types.

Flet lets a client set any property of any control that it can name, including nested objects and names that
begin with an underscore. Only properties that our screens use are accepted: scalars of the right kind and
size.
"""

import os
from collections.abc import Mapping
from typing import Any, Final

import flet as ft

from companion.host.messages import Check, or_none, up_to
from companion.party.arrival import current

LONGEST_ROUTE: Final = 500
LONGEST_VALUE: Final = 4000
WAYS_IN: Final = frozenset({"join", "screen", "game", "seat", "host"})
"""The first parts of routes that may continue with any text."""

WIDEST: Final = 100_000
"""The largest accepted size, in logical pixels."""


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_false(value: object) -> bool:
    return value is False or value is None


def _is_length(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= WIDEST


def _is_route(value: object) -> bool:
    return isinstance(value, str) and value.startswith("/") and len(value) <= LONGEST_ROUTE


def _is_one_of(kind: Any) -> Check:
    names = frozenset(str(each.value) for each in kind)
    return or_none(lambda value: isinstance(value, str) and value in names)


REPORTED: Final[Mapping[str, Mapping[str, Check]]] = {
    "Page": {
        "route": _is_route,
        "width": or_none(_is_length),
        "height": or_none(_is_length),
        "web": _is_bool,
        "pwa": _is_bool,
        "debug": _is_bool,
        "wasm": _is_bool,
        "test": _is_false,
        "multi_view": _is_false,
        "pyodide": _is_false,
        "platform": _is_one_of(ft.PagePlatform),
        "platform_brightness": _is_one_of(ft.Brightness),
    },
    "TextField": {"value": up_to(LONGEST_VALUE)},
    "Switch": {"value": _is_bool},
    "SnackBar": {"open": _is_false},
}
"""The accepted properties of each kind of control; clients report others too, which are dropped."""


def accepted(kind: str, reported: Mapping[str, object]) -> dict[str, object]:
    """Filter and normalise the properties that a client reports of a control.

    Args:
        kind: The control's kind, by its name in Flet's protocol.
        reported: The reported values by property.
    """
    checks = REPORTED.get(kind, {})
    taken = {name: value for name, value in reported.items() if name in checks and checks[name](value)}
    if isinstance(route := taken.get("route"), str):
        taken["route"] = in_small_letters(route)
    return taken


def is_route(path: str) -> bool:
    """Return whether a path leads to a screen, not to a file.

    It may end with a full stop that a chat has added to a code.
    """
    first, _, rest = path.partition("/")
    return (first.lower() in WAYS_IN and bool(rest)) or os.path.splitext(path)[1].lower() in (
        "",
        ".",
        ".html",
    )


def in_small_letters(route: str) -> str:
    """Return a route with its first part in lower case: some keyboards capitalise the first letter."""
    first, slash, rest = route[1:].partition("/")
    return f"/{first.lower()}{slash}{rest}"


def taken(kind: str, reported: Mapping[str, object]) -> Mapping[str, object]:
    """Return the accepted properties; outside a session of this server, return all."""
    return reported if current.get() is None else accepted(kind, reported)
