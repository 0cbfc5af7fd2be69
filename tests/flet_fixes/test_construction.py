"""Controls constructed by the shortcut: the same as Flet constructs them, for less work."""

# Flet's internal values of a control have no types.
# pyright: reportMissingTypeStubs=false, reportPrivateUsage=false
# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false

import dataclasses
import importlib
import pkgutil
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import flet as ft
import flet.canvas as cv
import flet.controls
import pytest
from flet.controls.base_control import BaseControl, control
from hypothesis import given
from hypothesis import strategies as st

from companion.flet_fixes import apply, construction

apply()
for module in pkgutil.walk_packages(flet.controls.__path__, "flet.controls."):
    importlib.import_module(module.name)

USED = (
    *(
        ft.Text,
        ft.Container,
        ft.Row,
        ft.Column,
        ft.Stack,
        ft.Semantics,
        ft.MergeSemantics,
        ft.GestureDetector,
    ),
    *(ft.TextButton, ft.FilledButton, ft.OutlinedButton, ft.IconButton, ft.TextField, ft.Switch, ft.Divider),
    *(ft.SafeArea, ft.View, ft.ListView, cv.Canvas, cv.Arc, cv.Path),
)
"""The classes of which our screens consist."""

WRAPPED = "__wrapped__"
"""The attribute under which a class has Flet's original `__init__`."""


def shortened() -> list[type[Any]]:
    """Return every class that the shortcut constructs."""
    kinds = [kind for kind in construction._kinds(BaseControl) if hasattr(begins(kind), WRAPPED)]
    return sorted(set(kinds), key=lambda kind: f"{kind.__module__}.{kind.__qualname__}")


def begins(kind: type[Any]) -> Any:
    """Return a class's `__init__`."""
    return vars(kind).get("__init__")


SHORTENED = shortened()
VALUES = st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.lists(st.integers(), max_size=2)


def kept(made: BaseControl) -> dict[str, Any]:
    """Return all values of a control except its id."""
    return {name: value for name, value in vars(made).items() if name != "_i"}


def outcome(make: Callable[[], BaseControl]) -> dict[str, Any]:
    """Return the values of the constructed control, or the error."""
    try:
        return kept(make())
    except Exception as error:
        return {type(error).__name__: str(error)}


def long_way(kind: type[Any], *args: Any, **kwargs: Any) -> BaseControl:
    """Construct a control as Flet does by itself."""
    made: Any = object.__new__(kind)
    begins(kind).__wrapped__(made, *args, **kwargs)
    return made


class Same:
    """A value equal to others made in the same way, except for times, locks and random numbers.

    Args:
        make: Makes the value.
    """

    def __init__(self, make: Callable[[], BaseControl]) -> None:
        self._one, self._other = outcome(make), outcome(make)

    def __eq__(self, made: object) -> bool:
        one, other, given = self._one, self._other, cast("dict[str, Any]", made)
        alike = [name for name in one if one[name] == other[name]]
        return one.keys() == given.keys() and all(given[name] == one[name] for name in alike)

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return repr(self._one)


def test_what_screens_are_made_of_is_made_in_the_shorter_way() -> None:
    assert set(USED) <= set(SHORTENED)


@given(st.data())
def test_a_control_is_the_same_as_flet_makes_it(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(SHORTENED))
    fields = dataclasses.fields(kind)
    names = st.sampled_from([*(field.name for field in fields), "ref", "nonsense"])
    kwargs: dict[str, Any] = data.draw(st.dictionaries(names, VALUES, max_size=6), "by name")
    defaults = [field.name for field in fields if field.default is not dataclasses.MISSING and field.init]
    for name in data.draw(st.lists(st.sampled_from(defaults), max_size=2), "with its default"):
        kwargs[name] = {field.name: field.default for field in fields}[name]
    args = data.draw(st.lists(VALUES, max_size=2), "by place")
    assert outcome(lambda: kind(*args, **kwargs)) == Same(lambda: long_way(kind, *args, **kwargs))


def test_a_control_with_nothing_given_is_the_same_as_flet_makes_it() -> None:
    different = [kind for kind in SHORTENED if outcome(kind) != Same(partial(long_way, kind))]
    assert different == []


def test_what_a_control_keeps_is_its_own() -> None:
    one, other = ft.Row(), ft.Row()
    one.controls.append(ft.Text("a"))
    one.spacing = 3
    assert (other.controls, other.spacing) == ([], ft.Row().spacing)


def test_a_class_with_a_beginning_of_its_own_keeps_it() -> None:
    @control("Greeting")
    class Greeting(ft.Text):
        def __init__(self, name: str) -> None:
            super().__init__(f"Hello {name}", size=20)

    assert Greeting("Ola").value == "Hello Ola"
    assert not hasattr(Greeting.__init__, WRAPPED)


def test_what_has_to_be_given_is_asked_for() -> None:
    @control("Named")
    class Named(ft.Control):
        name: str

    with pytest.raises(TypeError, match="name"):
        Named()  # pyright: ignore[reportCallIssue]
    assert Named(name="Ola").name == "Ola"
