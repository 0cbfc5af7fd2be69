"""A rate limit on Flet's search for controls that an event names and the session does not have.

Flet 1.0.5 searches the whole screen for such a control, which takes ten times as long as a tap, and any
client may name any number repeatedly. With this fix a session may search in vain a few times in a row, then
only once every few seconds. Besides, removed controls may stay in the session's index while a slow phone
still shows them. A tap on such a control raised an error, and is now ignored. Not reported: Flet's tracker
has no issue about either fault.
"""

# This wraps an internal method of Flet, which has no types.
# pyright: reportUnknownMemberType=false

import time
from typing import Any, Final
from weakref import WeakKeyDictionary

from flet.messaging import session

IN_A_ROW: Final = 5
"""Failed searches allowed in a row: a slow phone shows removed controls for a moment."""

SECONDS_EACH: Final = 10.0
"""Seconds until another failed search is allowed."""

_flet: Any = session.Session
_search: Any = _flet._Session__find_live_control
_vain: WeakKeyDictionary[Any, tuple[float, float]] = WeakKeyDictionary()
"""For each session, how many failed searches are still allowed, and when that was computed."""


def fix() -> None:
    """Limit the rate of searches for unknown controls. Idempotent."""
    _flet._Session__find_live_control = _found


def _found(self: Any, value: Any, control_id: int, *further: Any, **named: Any) -> Any:
    """Find the control with this number below a value, as Flet does; None if the limit is reached."""
    if further or named:  # A recursive call of Flet's own search.
        return _search(self, value, control_id, *further, **named)
    now = time.monotonic()
    left, at = _vain.get(self, (float(IN_A_ROW), now))
    left = min(float(IN_A_ROW), left + (now - at) / SECONDS_EACH)
    found = _search(self, value, control_id) if left >= 1 else None
    if found is None:
        if left >= 1:
            _vain[self] = left - 1, now
        _ignore_event(self._Session__index.get(control_id))
    return found


def _ignore_event(control: Any) -> None:
    """Make a removed control ignore the event that Flet is about to dispatch to it."""

    async def ignore(*_: object) -> None:
        object.__delattr__(control, "_trigger_event")

    if control is not None:
        object.__setattr__(control, "_trigger_event", ignore)
