"""Petri without one of its shortcuts, for comparison: `python -m tests.bench.without series serve …`."""

import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from companion.cli import main
from companion.ui.core import component

_component: Any = component
"""The module to patch before any screen is imported, so that every screen uses the patched version."""


def _series() -> None:
    def never(_: object) -> bool:
        return False

    _component.use_series = never


def _priority() -> None:
    subscribe = component.Observable.subscribe

    def like_any_other(
        self: component.Observable, part: Callable[[], None], *, priority: bool = False
    ) -> None:
        subscribe(self, part)

    _component.Observable.subscribe = like_any_other


SHORTCUTS: Final[Mapping[str, Callable[[], None]]] = {"series": _series, "priority": _priority}
"""Functions that each disable a shortcut, by the shortcut's name."""


if __name__ == "__main__":
    SHORTCUTS[sys.argv.pop(1)]()
    main()
