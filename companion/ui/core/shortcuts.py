"""Shortcuts through what Flet does with every control that is new or may have changed.

Flet 1.0.5 goes through all fields of a control, some fifty, most of which have their default: more than a
quarter of what a new screen takes. Here it looks at those that may hold something, with the same outcome.
"""

# These stand for Flet's own methods, which have no types.
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any, cast

from flet.controls import object_patch, value_types

_flet: Any = object_patch
_values: Any = value_types


def take_shortcuts() -> None:
    """Have Flet look only where something may be; doing it twice does no harm."""
    _flet.logger = _Silent()
    builder, prop = _flet.DiffBuilder, _values.Prop
    if builder._configure_dataclass is not _configure_dataclass:
        _whole.compare, _whole.set = builder._compare_values, prop.__set__
        builder._configure_dataclass = _configure_dataclass
        builder._compare_values = _compare_values
        prop.__set__ = _set


class _Silent:
    """Says nothing of the steps of a comparison, which nobody reads: there are hundreds to a tap."""

    def debug(self, *_: object) -> None:
        """Nothing."""


class _Whole:
    """Flet's own methods, for what is not cut short."""

    compare: Any
    set: Any


_whole = _Whole()


@cache
def _holds(kind: type) -> bool:
    """Whether a value of this class may hold others."""
    return issubclass(kind, dict | list) or (dataclasses.is_dataclass(kind) and not issubclass(kind, Enum))


@cache
def _fields(kind: type) -> tuple[dict[str, int], tuple[str, ...]]:
    """The places of a class's fields among each other, and those fields that hold something by default."""
    names = [each.name for each in dataclasses.fields(kind) if not each.metadata.get("skip", False)]
    defaults: dict[str, Any] = getattr(kind, "_prop_defaults", {})
    holding = tuple(name for name in names if name not in defaults or _holds(type(defaults[name])))
    return {name: place for place, name in enumerate(names)}, holding


def _configure_dataclass(
    self: Any, item: Any, parent: Any, frozen: bool, configure_setattr_only: bool = False
) -> Iterator[Any]:
    """Prepare a tree and give its controls, as `DiffBuilder._configure_dataclass` does."""
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
        for each in _held(item, kind):
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


def _held(item: Any, kind: type[Any]) -> list[Any]:
    """What a control or value holds that may hold others, in the order of its fields."""
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


def _compare_values(
    self: Any, parent: Any, path: list[Any], key: Any, src: Any, dst: Any, frozen: bool
) -> None:
    """Find what is different between two values: most are numbers, words or nothing, and the same."""
    kind = type(src)
    if kind is type(dst):
        if not _holds(kind):
            if src is dst or src == dst:
                return
        elif kind is dict and not src and not dst:
            return
    _whole.compare(self, parent, path, key, src, dst, frozen)


def _set(self: Any, obj: Any, value: Any) -> None:
    """Give a control a value: most are what it has by default."""
    if value is self.default and self.name not in obj._values:
        return
    _whole.set(self, obj, value)
