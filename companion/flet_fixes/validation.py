"""A shortcut in Flet's validation: a control without errors gets no set of errors.

Not reported: Flet's tracker has no issue about it.
"""

from typing import Any, Final

from flet.utils import validation

NOTED: Final = "__reported_validation_errors"
"""Flet's attribute for the errors of a control that were already reported."""


def fix() -> None:
    """Create a control's set of reported errors with its first error. Idempotent.

    Flet gives every control an empty set: an eighth of a session's memory.
    """
    flet: Any = validation
    flet._get_reported_validation_errors = _noted


def _noted(control: object) -> "set[tuple[str, str]] | _NothingYet":
    found: set[tuple[str, str]] | None = getattr(control, NOTED, None)
    return _NothingYet(control) if found is None else found


class _NothingYet:
    """Stands for the set of reported errors of a control until the control has an error."""

    __slots__ = ("_control",)

    def __init__(self, control: object) -> None:
        self._control = control

    def __bool__(self) -> bool:
        return False

    def __contains__(self, _: object) -> bool:
        return False

    def add(self, error: tuple[str, str]) -> None:
        """Give the control a set with this first error."""
        setattr(self._control, NOTED, {error})
