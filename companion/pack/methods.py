"""Methods of dataclasses that are compiled when they are first called.

It goes into the archive by itself and knows nothing of Petri. Every dataclass compiles an `__init__`, an
`__eq__` and a `__repr__` when its module is imported, a third of what all imports take; the first screen
calls those of one class in four. Until they are called `inspect` knows nothing of their parameters. A memory
kept for later starts has them compiled: it was made without this.
"""

from __future__ import annotations

import builtins
import dataclasses
from collections.abc import Callable
from typing import Any, Final, cast

BEGIN: Final = "def __create_fn__("
END: Final = "\n return ("
"""How Python 3.14 begins and ends the function that makes the methods of one dataclass."""


def compile_when_called() -> None:
    """From now on new dataclasses get methods that stand in until they are called."""
    cast("Any", dataclasses).exec = _later


def _later(source: str, scope: dict[str, Any], made: dict[str, Any]) -> None:
    """What `dataclasses` calls to compile: it leaves a function that makes methods, or stand-ins for them."""
    body, ends, names = source.rpartition(END)
    if not (ends and body.startswith(BEGIN)):
        return builtins.exec(source, scope, made)

    def create(**values: Any) -> list[Callable[..., Any]]:
        methods: dict[str, Callable[..., Any]] = {}

        def method(name: str) -> Callable[..., Any]:
            if not methods:
                compiled: dict[str, Any] = {}
                builtins.exec(source, scope, compiled)
                methods.update(zip(wanted, compiled["__create_fn__"](**values), strict=True))
            return methods[name]

        return [_stand_in(name, method) for name in wanted]

    wanted = [name for name in names.rstrip(")").split(",") if name]
    made["__create_fn__"] = create
    return None


def _stand_in(name: str, method: Callable[[str], Callable[..., Any]]) -> Callable[..., Any]:
    """A method that gives way to the real one when it is first called."""
    real: Callable[..., Any] | None = None

    def call(self: object, /, *args: Any, **kwargs: Any) -> Any:
        nonlocal real
        if real is None:
            real = method(name)
            real.__qualname__ = call.__qualname__
            cast("Any", real).__annotate__ = cast("Any", call).__annotate__
            for cls in type(self).__mro__:
                if vars(cls).get(name) is call:
                    setattr(cls, name, real)
        return real(self, *args, **kwargs)

    call.__name__, call.__annotations__ = name, {}  # `dataclasses` gives it those of the real one
    return call
