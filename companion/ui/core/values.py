"""Values of Flet, such as paddings and animations, of which a session needs each but once."""

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from companion.ui.core.session import kept_in_session

P = ParamSpec("P")
T = TypeVar("T")

VALUES: Final = "petri.values"
"""The session's key of the values."""


def shared(make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return `make(...)` for these arguments, one shared immutable object per session.

    A value is half a kilobyte, and what is the same object Flet does not compare.
    """
    values = kept_in_session(VALUES)
    wish = (make, args, *kwargs.items())
    found: T | None = values.get(wish)
    if found is None:
        found = values[wish] = make(*args, **kwargs)
    return found
