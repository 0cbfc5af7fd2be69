"""The context of every screen: the device, and its style."""

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import flet as ft

from companion.ui.core.client import Client
from companion.ui.core.style import Style


class Env(NamedTuple):
    """The device and its style."""

    client: Client
    style: Style


_flet: Any = ft
_context: Any = _flet.create_context(None)


def provide(env: Env, content: Callable[[], ft.Control]) -> ft.Control:
    """Provide the content, and everything in it, with this device and style."""
    return cast("ft.Control", _context(env, content))


def use_env() -> Env:
    return cast("Env", _flet.use_context(_context))


def use_parameters() -> dict[str, str]:
    return cast("dict[str, str]", _flet.use_route_params())
