"""A shortcut through Flet's preparation of new controls.

Flet 1.0.5 visits all fields of a control, about fifty, most of them at their default. That takes more than a
quarter of the time of a new screen. The shortcut visits only fields that may hold controls, with the same
outcome. Issue: https://github.com/flet-dev/flet/issues/6098, which was closed by a shortcut for changed
controls only.
"""

# This replaces an internal method of Flet, which has no types.
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false

import dataclasses
import weakref
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any, cast

from flet.controls import object_patch

_flet: Any = object_patch


def fix() -> None:
    """Visit only the fields that may hold controls. Idempotent."""
    _flet.DiffBuilder._configure_dataclass = _configure_dataclass


@cache
def _holds(kind: type) -> bool:
    """Return whether a value of this class may contain controls."""
    return issubclass(kind, dict | list) or (dataclasses.is_dataclass(kind) and not issubclass(kind, Enum))


@cache
def _fields(kind: type) -> tuple[dict[str, int], tuple[str, ...]]:
    """Return the positions of a class's fields, and the fields that may hold controls even if not set."""
    names = [each.name for each in dataclasses.fields(kind) if not each.metadata.get("skip", False)]
    defaults: dict[str, Any] = getattr(kind, "_prop_defaults", {})
    holding = tuple(name for name in names if name not in defaults or _holds(type(defaults[name])))
    return {name: place for place, name in enumerate(names)}, holding


def _configure_dataclass(
    self: Any, item: Any, parent: Any, frozen: bool, configure_setattr_only: bool = False
) -> Iterator[Any]:
    """Prepare a tree and yield its controls, as `DiffBuilder._configure_dataclass` does."""
    found: list[Any] = []
    _configure(self.control_cls, item, parent, frozen, found, alone=configure_setattr_only)
    return iter(found)


def _configure(
    control: type[Any], item: Any, parent: Any, frozen: bool, found: list[Any], *, alone: bool = False
) -> None:
    if isinstance(item, list | dict):
        for each in cast("list[Any]", item) if isinstance(item, list) else cast("Any", item).values():
            if _holds(type(each)):
                _configure(control, each, parent, frozen, found)
        return
    kind: type[Any] = type(item)
    if not _holds(kind):
        return
    if parent is None:
        known = getattr(item, "_parent", None)
        parent = known() if known else None
    if parent:
        if parent is item:
            raise object_patch.ObjectPatchException(f"Parent is the same as item: {item}")
        item._parent = weakref.ref(parent)
    if hasattr(item, "_frozen"):
        frozen = item._frozen
    elif frozen:
        item._frozen = frozen
    if getattr(kind, "__flet_control_cls__", None) is None:
        kind.__flet_control_cls__ = control
    within = parent
    if isinstance(item, control):
        within = item
        if not alone:
            item.build()
            item._before_update_safe()
            object.__setattr__(item, "_initialized", True)
        found.append(item)
    if not alone:
        for each in held(item, kind):
            _configure(control, each, within, frozen, found)
    if frozen:
        return
    dirty = getattr(item, "_dirty", None)
    if dirty is not None:
        dirty.clear()
    else:
        if kind.__setattr__ is not _flet._control_setattr:
            kind.__setattr__ = _flet._control_setattr
        object.__setattr__(item, "__changes", {})


def held(item: Any, kind: type[Any]) -> list[Any]:
    """Return the values of a control that may contain further controls, in field order."""
    places, holding = _fields(kind)
    own: dict[str, Any] = getattr(item, "_values", None) or {}
    held = [(places[name], each) for name, each in own.items() if _holds(type(each)) and name in places]
    held += [
        (places[name], each)
        for name in holding
        if name not in own and _holds(type(each := getattr(item, name)))
    ]
    held.sort(key=_place)
    return [each for _, each in held]


def _place(held: tuple[int, Any]) -> int:
    return held[0]
