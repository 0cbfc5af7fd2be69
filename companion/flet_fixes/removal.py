"""A shortcut through Flet's search for the controls in removed parts.

Flet 1.0.5 visits all fields of each control, about fifty, most of them at their default. That takes half of
the time of leaving a screen. The shortcut visits only fields that may hold controls, with the same outcome.

Not reported: Flet's tracker has no issue about it.
"""

# This replaces an internal method of Flet, which has no types.
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false

from collections.abc import Iterator
from typing import Any, Final, cast

from flet.controls import object_patch

from companion.flet_fixes.configuring import held

KNOWN: Final = ("__prev_lists", "__prev_dicts", "__prev_classes")
"""The attributes in which a drawn control keeps its earlier values."""

_flet: Any = object_patch


def fix() -> None:
    """Visit only the fields that may hold controls. Idempotent."""
    _flet.DiffBuilder._removed_controls = _removed_controls


def _removed_controls(self: Any, item: Any, recurse: bool) -> Iterator[Any]:
    """Return the controls in a removed part, inner ones first, as `DiffBuilder._removed_controls` does."""
    found: list[Any] = []
    _remove(self.control_cls, item, recurse, found)
    return iter(found)


def _remove(control: type[Any], item: Any, recurse: bool, found: list[Any]) -> None:
    if isinstance(item, list | dict):
        for each in cast("list[Any]", item) if isinstance(item, list) else cast("Any", item).values():
            _remove(control, each, recurse, found)
    elif isinstance(item, control):
        if hasattr(item, KNOWN[0]):
            for known in KNOWN:
                _remove(control, getattr(item, known, {}), recurse, found)
        elif recurse:
            _remove(control, held(item, type(item)), recurse, found)
        found.append(item)
