"""Modules that are imported when something of them is first asked for.

The first screen is drawn without the rules and without the files of games, which take long to fetch and to
import; what it stands on names them by `Later`, and for whoever checks types by an import like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


class Later:
    """Stands for a module that nothing has been asked of yet.

    Args:
        name: Its full name.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        return getattr(import_module(self._name), attribute)


class LaterCalls(Later):
    """Stands for the functions of such a module: to name one imports nothing, to call it does."""

    def __getattr__(self, attribute: str) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            return getattr(import_module(self._name), attribute)(*args, **named)

        return call
