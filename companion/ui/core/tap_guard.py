"""A guard for buttons whose meaning has just changed: it ignores taps for a moment.

Every press is handled on the host, where the game is, for the host's own screen and for all phones. Three
things keep a second tap from doing something that was not meant:

* A press counts only for the meaning that its button had when drawn. A button with another meaning is another
  control, so a tap on a button that a slow phone still shows has no effect.
* A button ignores a press within `HOLD` of the previous one, whether or not it was redrawn in between.
* After a change of its meaning a button is drawn disabled and ignores taps until `HOLD` after the last tap of
  the current series, so that a series of quick taps does only one thing. If another device made the change,
  the button ignores taps for `UNASKED`, since a finger may already be on its way.

A tap during this wait gets an answer, see `TapGuard.around`: either the button is marked until it accepts
taps, or a message says that the table has changed. If the wait is over but the client does not show this yet,
the tap acts.
"""

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

import flet as ft

from companion.ui.core.component import now, use_effect, use_ref, use_state
from companion.ui.core.presses import (
    HOLD,
    Dead,
    is_answer,
    is_second_tap,
    last_press,
    series_began,
    tell_too_late,
)
from companion.ui.core.session import has_gone

UNASKED: Final = 0.7
"""Seconds that a finger already on its way needs to land: nobody can stop a movement sooner."""

JITTER: Final = 0.2
"""Maximum difference between the network delays of two taps, in seconds."""

STALL: Final = 0.1
"""A timer late by this many seconds shows that the server was too busy to receive taps."""

STALLS: Final = 2
"""Maximum repetitions of a late timer: a busy computer must not keep a button disabled for long."""


class _Meaning:
    """The current meaning of a button, and the times that decide whether it accepts taps."""

    def __init__(self) -> None:
        self.meaning: object = None
        self.count = 0
        self.hears_from = -math.inf
        self.born = -math.inf
        self.pressed = -math.inf
        self.asked = True
        self.noticed: str | None = None
        self.drawings = 0

    def deaf_until(self) -> float:
        """Return when the button accepts taps again, after the series of taps that changed its meaning."""
        drums = series_began() <= self.born
        return max(self.hears_from, last_press() + HOLD) if drums else self.hears_from

    def is_deaf(self) -> bool:
        """Return whether the button ignores taps. Only its timer ends this, and the timer may be late."""
        return self.hears_from > -math.inf or now() < self.deaf_until()

    def refuses(self) -> bool:
        """Return whether a tap comes too early; each such tap restarts the wait."""
        if not self.is_deaf():
            return False
        self.hears_from = max(self.hears_from, now() + HOLD)
        return True


@dataclass(frozen=True)
class TapGuard:
    """The guard of one button, or of several that change together, as currently drawn."""

    hears: bool
    """Whether the buttons can be pressed; if not, they must be drawn disabled."""

    key: str
    """The key of the buttons' controls; it changes with the meaning."""

    noticed: str | None
    """The `place` of the button to mark because it was just tapped too early; None if there is none."""

    _button: _Meaning
    _count: int
    _notice: Callable[[str], Any] = field(compare=False)

    def __call__(self, press: Callable[[], Any] | None) -> Callable[[], Any] | None:
        """Return a handler that acts only while the meaning is as drawn; None while the guard is closed."""
        if isinstance(press, Dead):
            return press
        if press is None or not self.hears:
            return None
        act = press

        def once() -> Any:
            moment, button = now(), self._button
            if button.count != self._count:
                return None if is_second_tap() else tell_too_late()
            if button.refuses():
                return None
            before, button.pressed = button.pressed, moment
            return None if moment < before + HOLD else act()

        return once

    def around(
        self, press: Callable[[], Any] | None = None, *, alone: bool = False, place: str = ""
    ) -> Callable[[], Any]:
        """Return the handler for taps on the buttons while they are drawn disabled.

        Args:
            press: The handler of a single button; None while the player's input is incomplete.
            alone: Whether there is only one button. Its words say what is missing, so a tap on it is
                answered only by marking it.
            place: The tapped place, if several share this guard.
        """

        def answer() -> Any:
            button = self._button
            if button.count != self._count:
                return None if is_second_tap() else tell_too_late()
            if button.refuses():
                return self._notice(place) if button.asked else tell_too_late()
            # The network may have delayed the second tap more than the first.
            if is_second_tap(HOLD + JITTER):
                return self._notice(place)
            if press is None:
                return self._notice(place) if alone else None
            late = replace(self, hears=True)(press)
            return late() if late is not None else None

        return answer


def use_tap_guard(meaning: object) -> TapGuard:
    """Return the guard of the component; the component is redrawn when the guard opens.

    Args:
        meaning: The meaning of the buttons, compared by value; it need not contain their words. A new button
            counts as changed, since it may appear under a finger.
    """
    seen = use_ref(_Meaning).current
    seen.drawings, draw = use_state(0)  # This state survives a change of layout.

    def redraw() -> None:
        draw(seen.drawings + 1)

    moment = now()
    if seen.count == 0 or meaning != seen.meaning:
        seen.asked = is_answer() or seen.count == 0
        double = last_press() + HOLD if is_answer() else -math.inf
        seen.hears_from = double if moment < double else moment + (HOLD if seen.asked else UNASKED)
        seen.noticed = None
        seen.born = moment
        seen.meaning, seen.count, seen.pressed = meaning, seen.count + 1, -math.inf
        if seen.deaf_until() <= moment:  # `HOLD` may be 0 in tests.
            seen.hears_from = -math.inf
    page, count = ft.context.page, seen.count

    def wait() -> None:
        async def hear() -> None:
            stalls = 0
            while (left := seen.deaf_until() - now()) > 0:
                due = now() + left
                await asyncio.sleep(left)
                # If the timer was late, wait again, so that taps that have arrived are handled first.
                if now() > due + STALL and stalls < STALLS:
                    stalls += 1
                    seen.hears_from = now() + HOLD
            if seen.count == count and not has_gone(page):
                seen.hears_from = -math.inf
                redraw()

        page.run_task(hear)

    def notice(place: str) -> None:
        async def forget() -> None:
            await asyncio.sleep(HOLD)
            if seen.count == count and not has_gone(page):
                seen.noticed = None
                redraw()

        seen.noticed = place
        redraw()
        page.run_task(forget)

    use_effect(wait, [count])
    return TapGuard(
        not seen.is_deaf(),
        f"meaning-{count}",
        seen.noticed,
        seen,
        count,
        notice,
    )
