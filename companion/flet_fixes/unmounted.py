"""A fix of Flet's treatment of an event of a control that is no longer on the page.

Flet 1.0.5 keeps some removed controls in a session's index. A slow phone may still show one of them, and a
tap on it failed with an error instead of being ignored like a tap on any other removed control. Not reported:
Flet's tracker has no issue about it.
"""

# This wraps an internal method of Flet, which has no types.
# pyright: reportUnknownMemberType=false

from typing import Any, Final

from flet.messaging import session

_flet: Any = session.Session
_resolve: Final[Any] = _flet._Session__resolve_event_control


def fix() -> None:
    """Ignore events of controls that are not on the page. Idempotent."""
    _flet._Session__resolve_event_control = _mounted


def _mounted(self: Any, control_id: int) -> Any:
    """Return the control with this number; None if it is not on the page."""
    control = _resolve(self, control_id)
    return control if control is not None and self._Session__is_mounted_control(control) else None
