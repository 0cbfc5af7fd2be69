"""The properties of controls that a client may report, with their types.

Flet lets a client set any property of any control that it can name, nested objects and names that begin with
an underscore included. Only what a screen of ours asks for is taken: scalars of the right kind and size.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Final

import flet as ft
from flet.messaging.session import Session  # pyright: ignore[reportMissingTypeStubs]

from companion.host.messages import Check, or_none, up_to
from companion.party.arrival import current

LONGEST_ROUTE: Final = 500
LONGEST_VALUE: Final = 4000
WIDEST: Final = 100_000
"""Logical pixels."""


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
"""The accepted properties of each kind of control. All others are dropped: clients report too many."""

FAILED: Final = "the client could not do it"
"""The text by which the app learns of any client error."""


def accepted(kind: str, reported: Mapping[str, object]) -> dict[str, object]:
    """Return what is taken of the properties that a client reports of a control.

    Args:
        kind: The control's kind, as Flet calls it on the wire.
        reported: Values by property.
    """
    checks = REPORTED.get(kind, {})
    return {name: value for name, value in reported.items() if name in checks and checks[name](value)}


def accept_only_what_clients_report() -> None:
    """Have every session of this process take only that; doing it twice does no harm."""
    session: Any = Session
    apply = session.apply_patch
    if hasattr(apply, "__wrapped__"):
        return

    @functools.wraps(apply)
    def apply_patch(self: Any, control_id: int, patch: dict[str, Any]) -> None:
        if current.get() is not None:  # else this session is served by somebody else
            control = self.index.get(control_id)  # it may have gone while the message was on its way
            patch = accepted(str(control._c), patch) if control is not None else {}
        if patch:
            apply(self, control_id, patch)

    answer = session.handle_invoke_method_results

    @functools.wraps(answer)
    def handle_invoke_method_results(
        self: Any, control_id: int, call_id: str, result: Any, error: str | None
    ) -> None:
        if control_id in self.index:  # who asked may have gone while the answer was on its way
            answer(self, control_id, call_id, result, error and FAILED)  # its own words end in no log

    session.apply_patch = apply_patch
    session.handle_invoke_method_results = handle_invoke_method_results
