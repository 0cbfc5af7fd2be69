"""A bound on Flet's search for a control that an event names and no session knows.

Flet 1.0.5 goes through the whole screen for it, which takes ten times as long as a tap. Any client may name
any number, again and again. Here a session searches in vain a few times in a row, then once in a while.

Not reported: no issue of it was found in Flet's tracker.
"""

# This is put before a method of Flet's own, which has no types.
# pyright: reportUnknownMemberType=false

import time
from typing import Any, Final
from weakref import WeakKeyDictionary

from flet.messaging import session

IN_A_ROW: Final = 5
"""Failed searches allowed in a row: a slow phone shows removed controls for a moment."""

SECONDS_EACH: Final = 10.0
"""Seconds until there is one more."""

_flet: Any = session.Session
_search: Any = _flet._Session__find_live_control
_vain: WeakKeyDictionary[Any, tuple[float, float]] = WeakKeyDictionary()
"""For each session, the remaining failing searches, and when that was."""


def fix() -> None:
    """Search for unknown controls at a bounded pace. Idempotent."""
    _flet._Session__find_live_control = _found


def _found(self: Any, value: Any, control_id: int, *further: Any, **named: Any) -> Any:
    """Return the control of that number below a value, as Flet does; None while the session rests."""
    if further or named:  # it continues from one control to the next
        return _search(self, value, control_id, *further, **named)
    now = time.monotonic()
    left, at = _vain.get(self, (float(IN_A_ROW), now))
    left = min(float(IN_A_ROW), left + (now - at) / SECONDS_EACH)
    if left < 1:
        return None
    found = _search(self, value, control_id)
    if found is None:
        _vain[self] = left - 1, now
    return found
