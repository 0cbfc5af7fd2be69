"""A shortcut in Flet's validation: a control without errors keeps no set of them.

Not reported: no issue of it was found in Flet's tracker.
"""

from typing import Any, Final

from flet.utils import validation

NOTED: Final = "__reported_validation_errors"
"""Flet's attribute for the errors of a control that were already reported."""


def fix() -> None:
    """Create a control's set of reported errors with its first error. Idempotent.

    It gives every control an empty one, an eighth of the memory of a phone.
    """
    flet: Any = validation
    flet._get_reported_validation_errors = _noted


def _noted(control: object) -> "set[tuple[str, str]] | _NothingYet":
    found: set[tuple[str, str]] | None = getattr(control, NOTED, None)
    return _NothingYet(control) if found is None else found


class _NothingYet:
    """The empty set of errors of a control that has had none."""

    __slots__ = ("_control",)

    def __init__(self, control: object) -> None:
        self._control = control

    def __bool__(self) -> bool:
        return False

    def __contains__(self, _: object) -> bool:
        return False

    def add(self, error: tuple[str, str]) -> None:
        """Note the first error."""
        setattr(self._control, NOTED, {error})
