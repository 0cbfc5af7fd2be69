"""A shortcut in making controls: only the fields that are given are set.

Flet 1.0.5 sets every field of a new control, some fifty, through a descriptor each. Most have their default,
which the descriptor then drops. The shortcut sets only given fields, with the same outcome, in a third of the
time. Issue: https://github.com/flet-dev/flet/issues/6098.
"""

# These are Flet's own classes, whose parts have no types.
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false

import dataclasses
import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from flet.controls import base_control, value_types

_flet: Any = base_control
_values: Any = value_types
_dataclasses: Any = dataclasses

GENERATED: Final = "<string>"
"""The name that Python gives to the file of a method that `dataclass` has written."""

SPARSE: Final = ("_values", "_dirty")
"""The fields in which a control keeps values that are no defaults, and changes since it was made."""


class Fields(NamedTuple):
    """The fields of a class by the way in which a new control gets them."""

    positional: tuple[str, ...]
    props: Mapping[str, Any]
    """Those kept only where they differ from this default."""

    defaults: Mapping[str, Any]
    """Fields that are always set."""

    factories: Mapping[str, Callable[[], Any]]
    passed: Mapping[str, Any]
    """The arguments that are only passed to `__post_init__`, with their defaults."""

    required: frozenset[str]


def fix() -> None:
    """Make new controls set only the fields that are given. Idempotent."""
    apply = _flet._apply_control
    if hasattr(apply, "__wrapped__"):
        return
    for kind in set(_kinds(base_control.BaseControl)):
        _shorten(kind)

    @functools.wraps(apply)
    def applied(*args: Any, **kwargs: Any) -> type[Any]:
        kind: type[Any] = apply(*args, **kwargs)
        _shorten(kind)
        return kind

    _flet._apply_control = applied


def _kinds(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)


def _shorten(kind: type[Any]) -> None:
    """Give a class of controls the shorter way, if it has one."""
    given: Any = vars(kind).get("__init__")
    if given is None or given.__code__.co_filename != GENERATED:
        return
    if "_prop_defaults" not in vars(kind):
        return
    if kind.__setattr__ is object.__setattr__ and (fields := _fields(kind)) is not None:
        initialise: Any = kind
        initialise.__init__ = _from_what_is_given(given, fields)


def _fields(kind: type[Any]) -> Fields | None:
    """Return the fields of a dataclass; None if it is not a plain one."""
    positional: list[str] = []
    props: dict[str, Any] = {}
    defaults: dict[str, Any] = {}
    factories: dict[str, Callable[[], Any]] = {}
    passed: dict[str, Any] = {}
    required: set[str] = set()
    known: Mapping[str, Any] = vars(kind)["__dataclass_fields__"]
    for name, field in known.items():
        if field._field_type is _dataclasses._FIELD_CLASSVAR or name in SPARSE:
            continue
        if field.init and not field.kw_only:
            positional.append(name)
        described = _values._get_raw_descriptor(kind, name)
        if field._field_type is _dataclasses._FIELD_INITVAR:
            passed[name] = field.default
        elif isinstance(described, value_types.Prop):
            props[name] = described.default
            if field.default is dataclasses.MISSING:
                required.add(name)
            elif not field.init or field.default != described.default:
                return None
        elif hasattr(type(described), "__set__"):
            return None
        elif field.default_factory is not dataclasses.MISSING:
            factories[name] = field.default_factory
        elif field.default is not dataclasses.MISSING:
            defaults[name] = field.default
        elif field.init:
            required.add(name)
    if dataclasses.MISSING in passed.values():
        return None
    return Fields(tuple(positional), props, defaults, factories, passed, frozenset(required))


def _from_what_is_given(given: Callable[..., None], fields: Fields) -> Callable[..., None]:
    """Return a faster constructor for a class with these fields.

    Unusual calls fall back to the original one.
    """
    positional, props, required = fields.positional, fields.props, fields.required
    always, factories, passed = fields.defaults.items(), fields.factories.items(), fields.passed.items()
    public = (each for each in (*fields.defaults, *fields.factories) if each[0] != "_")
    allowed = frozenset({*props, *fields.passed, *required, *public})

    @functools.wraps(given)
    def initialise(self: Any, *args: Any, **kwargs: Any) -> None:
        named = kwargs
        if args:
            named = dict(zip(positional, args, strict=False)) | kwargs
        if len(named) < len(args) + len(kwargs) or not required <= named.keys() <= allowed:
            given(self, *args, **kwargs)
            return
        # Avoid `__dict__`, which takes more memory once it is accessed.
        kept: dict[str, Any] = {}
        self._values, self._dirty = kept, {}
        for name, value in always:
            setattr(self, name, value)
        for name, make in factories:
            if name not in named:
                setattr(self, name, make())
        late = [named.pop(name, default) for name, default in passed]
        for name, value in named.items():
            if name not in props:
                setattr(self, name, value)
            elif value != props[name]:
                kept[name] = value
        self.__post_init__(*late)

    return initialise
