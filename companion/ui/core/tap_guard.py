"""A button that has just come to mean something else hears nothing for a moment: two taps at once act once.

Every press is handled where the game is, on the host, for its own screen and for every phone alike. Three
things keep the second tap of a finger from doing a second thing:

* a press counts only for what its button meant when it was drawn; a button of another meaning is another
  control, so that a tap on one that a slow phone still shows finds nobody;
* the same button hears no second press within `HOLD`, whether or not it was drawn again meanwhile;
* after a change of its meaning it hears nothing for `HOLD`, and for `UNASKED` where somebody else has changed
  it under a finger that may be on its way; until then it is drawn as one that cannot be pressed.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.ui.core.component import now, use_effect, use_ref, use_state
from companion.ui.core.session import has_gone, kept_in_session

HOLD: Final = 0.4
"""Seconds in which the second tap of a double tap comes."""

UNASKED: Final = 0.7
"""Seconds in which a finger that was on its way comes down: nobody takes back a movement sooner."""

RECENT: Final = 1.0
"""Seconds after a press in which a change is its consequence."""

PRESSES: Final = "petri.presses"
"""Where a session keeps when it was last pressed."""


class _Meaning:
    """What a button means at present."""

    def __init__(self) -> None:
        self.meaning: object = None
        self.count = 0
        self.hears_from = -math.inf
        self.pressed = -math.inf


@dataclass(frozen=True)
class TapGuard:
    """The guard of one button, or of several that change together, as they are drawn now."""

    hears: bool
    """Whether they can be pressed; where they cannot, they are to be drawn so."""

    key: str
    """The key of their controls; another one for another meaning."""

    _button: _Meaning
    _count: int

    def __call__(self, press: Callable[[], Any] | None) -> Callable[[], Any] | None:
        """The same press for as long as it means what was drawn; None while nothing is heard."""
        if press is None or not self.hears:
            return None
        act = press

        def once() -> Any:
            moment, button = now(), self._button
            if button.count != self._count or moment < button.pressed + HOLD:
                return None
            button.pressed = moment
            kept_in_session(PRESSES)["last"] = moment
            return act()

        return once


def use_tap_guard(meaning: object) -> TapGuard:
    """The guard of what is drawn here, which draws it again once it hears.

    Args:
        meaning: What the buttons mean, whatever they say; compared by value. What has only just appeared has
            changed, too: it may stand where a finger is.
    """
    seen = use_ref(_Meaning).current
    drawings, draw = use_state(0)
    moment = now()
    if seen.count == 0 or meaning != seen.meaning:
        asked = moment - kept_in_session(PRESSES).get("last", -math.inf) < RECENT
        seen.hears_from = moment + (HOLD if asked or seen.count == 0 else UNASKED)
        seen.meaning, seen.count, seen.pressed = meaning, seen.count + 1, -math.inf
    page, count = ft.context.page, seen.count

    def wait() -> None:
        async def hear() -> None:
            await asyncio.sleep(max(0.0, seen.hears_from - now()))
            if seen.count == count and not has_gone(page):
                seen.hears_from = -math.inf
                draw(drawings + 1)

        page.run_task(hear)

    use_effect(wait, [count])
    return TapGuard(moment >= seen.hears_from, f"meaning-{count}", seen, count)
