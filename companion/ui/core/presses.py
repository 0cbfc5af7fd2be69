"""Press handlers, late taps, and the times of a session's last tap and last change from elsewhere."""

import asyncio
import inspect
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.ui.core.session import kept_in_session

HOLD: Final = 0.4
"""Maximum seconds between the two taps of a double tap."""

RECENT: Final = 1.0
"""Seconds after a tap during which a change counts as caused by it."""

TAPS: Final = ("click", "tap", "change", "long_press")
"""Names of the events with which a tap reaches a control."""

PRESSES: Final = "petri.presses"
"""The key under which a session stores the times of its taps and changes."""


Press = Callable[[], Any]
"""A press handler; it takes no arguments."""


@dataclass(frozen=True)
class Dead:
    """The press handler of a control whose command would be refused.

    The control is drawn disabled, and a tap on it says why.

    The handler is falsy, like None, which stands for no handler.
    """

    why: Press

    def __bool__(self) -> bool:
        return False

    def __call__(self) -> Any:
        """Show the reason, but only once for a series of quick taps."""
        return None if is_second_tap() else self.why()


def pressed(on_press: Press | None) -> Callable[[ft.Event[Any]], Any] | None:
    """Return an event handler that calls and, if needed, awaits `on_press`; None if `on_press` is falsy."""
    if not on_press:
        return None
    act = on_press

    def handler(_: ft.Event[Any]) -> Any:
        return act()

    async def patient_handler(_: ft.Event[Any]) -> Any:
        return await act()

    return patient_handler if inspect.iscoroutinefunction(act) else handler


def now() -> float:
    """Return the time in seconds by the drawing loop's clock, which all delays on a screen use."""
    return asyncio.get_running_loop().time()


def last_press() -> float:
    """Return the time of this session's last tap, by the loop's clock; minus infinity if there was none."""
    return kept_in_session(PRESSES).get("last", -math.inf)


def series_began() -> float:
    """Return the start of the latest series of taps, each within `HOLD` of the one before."""
    return kept_in_session(PRESSES).get("series", -math.inf)


def is_second_tap(within: float = HOLD) -> bool:
    """Return whether the current tap came less than `within` seconds after the previous one."""
    presses = kept_in_session(PRESSES)
    return presses.get("last", -math.inf) < presses.get("before", -math.inf) + within


class Cooldown:
    """The press handlers of a control that ignores taps for a while after each press.

    Args:
        seconds: The length of the cooldown.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._last = -math.inf

    def after(self, act: Callable[[], bool]) -> Press:
        """Return a handler that calls `act` outside the cooldown; `act` returns whether it succeeded."""

        def press() -> None:
            moment = now()
            if moment >= self._last + self._seconds and act():
                self._last = moment

        return press


class Drum:
    """A filter for taps on a button that stays the same, such as undo.

    It counts a series of quick taps as one press.
    """

    def __init__(self) -> None:
        self._last = -math.inf

    def is_new(self) -> bool:
        """Record a press; return whether it came at least `HOLD` after the previous one."""
        before, self._last = self._last, now()
        return self._last >= before + HOLD


def note_change_from_elsewhere() -> None:
    """Record that another device is changing what this session shows."""
    kept_in_session(PRESSES)["elsewhere"] = now()


def is_answer() -> bool:
    """Return whether a tap in this session caused the current change."""
    last = last_press()
    return now() - last < RECENT and kept_in_session(PRESSES).get("elsewhere", -math.inf) <= last


def tell_too_late() -> None:
    """Report a tap on a control that is already gone."""
    tell = kept_in_session(PRESSES).get("tell")
    if tell is not None:
        tell()


def watch_taps(page: ft.Page, tell: Callable[[], Any]) -> None:
    """Record every tap of a session, and report taps that reach no control.

    A slow phone may still show a control that is gone. Second taps of double taps are not reported.

    Args:
        tell: Reports that the tapped control has changed.
    """
    session: Any = page.session
    presses: dict[str, Any] = session.store.get(PRESSES) or {}
    session.store.set(PRESSES, presses)
    presses["tell"] = tell
    dispatch = session.dispatch_event

    async def noticed(control_id: int, event: str, data: Any) -> None:
        if event not in TAPS:
            await dispatch(control_id, event, data)
            return
        gone = session.index.get(control_id) is None
        presses["before"], presses["last"] = presses.get("last", -math.inf), now()
        second = presses["last"] < presses["before"] + HOLD
        if not second:
            presses["series"] = presses["last"]
        await dispatch(control_id, event, data)
        # Check again, since Flet may have found the control anyway.
        if gone and not second and session.index.get(control_id) is None:
            tell()

    session.dispatch_event = noticed
