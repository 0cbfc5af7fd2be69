"""A device's feedback besides its screen: wake lock, haptics, sounds, announcements for screen readers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from importlib import import_module, util
from typing import Any, Final, Literal

import flet as ft

from companion.party.arrival import connection
from companion.ui.core import sounds
from companion.ui.core.component import FRAME
from companion.ui.core.sounds import dose_wav, finale_wav, out_wav, rattle_wav, ring_wav, tick_wav
from companion.ui.theme.letters import DOT

log = logging.getLogger("companion.ui")

AUDIO: Final = "flet_audio"
"""The extension that plays sounds; without it the app is silent and does not offer sounds."""

Moment = Literal["dose", "elimination", "finale"]
"""Moments with haptics and a sound: a player's injury or elimination, and the end of the game."""

SOUNDS: Final[dict[Moment, Callable[[], bytes]]] = {
    "dose": dose_wav,
    "elimination": out_wav,
    "finale": finale_wav,
}

Touch = Literal["tick", "roll", "dose", "call"]
"""The haptics of a device: for a changed number, a rolled die, an injury, and a call for attention."""

BUZZ: Final[dict[Touch, int]] = {"tick": 10, "roll": 20, "dose": 30, "call": 50}
"""Milliseconds of vibration in a browser, as long as the client's own light and heavy impacts."""

SEEN: Final = 3 * FRAME
"""Seconds until a change is on the screen: its last parts are drawn a frame later."""

Setting = Callable[[str, Any], Any]
"""Reads a device's setting, given its key and its default."""


class DeviceFeedback:
    """The haptics, sounds and wake lock of one device, each only if its setting allows it.

    If the device refuses one of them, the refusal is ignored.

    Services are created at first use, in the session that needs them, and kept: Flet drops unreferenced ones.

    Args:
        setting: Returns the settings `awake`, `haptics` and `sound`.
    """

    def __init__(self, page: ft.Page, setting: Setting) -> None:
        self._page = page
        self._setting = setting
        self._wakelock: ft.Wakelock | None = None
        self._haptics: ft.HapticFeedback | None = None
        self._tell_page = connection().tell_page
        self._players: dict[str, Any] = {}
        self._awake_wanted = False
        self._awake = False
        self._about_to_say: list[asyncio.TimerHandle] = []

    @property
    def has_sound(self) -> bool:
        return util.find_spec(AUDIO) is not None

    def keep_awake(self, on: bool) -> None:
        """Keep the screen on while a game is open, if the setting `awake` allows it."""
        self._awake_wanted = on
        # A reloaded page loses the wake lock, so request it each time.
        self._stay_awake(again=on)

    def settings_changed(self) -> None:
        """Allow or prevent sleep when the setting has changed."""
        self._stay_awake(again=False)

    def _stay_awake(self, *, again: bool) -> None:
        awake = self._awake_wanted and bool(self._setting("awake", True))
        if awake == self._awake and not (again and awake):
            return
        self._awake = awake
        lock = self._wakelock = self._wakelock or ft.Wakelock()
        self._try(lock.enable if awake else lock.disable)

    async def can_stay_awake(self) -> bool:
        """Return whether the client can keep the screen on; many refuse it to a plain http page."""
        lock = self._wakelock = self._wakelock or ft.Wakelock()
        try:
            await lock.enable()
            held: object = await lock.is_enabled()
            if not self._awake:
                await lock.disable()
        except Exception as error:
            log.debug("the device refused: %r", error)
            return False
        return held is not False

    def tick(self) -> None:
        """Give the light click of a changed number."""
        self._touch("tick", after=FRAME)  # Let the number change before the click.
        self._play("tick", tick_wav)

    def roll(self) -> None:
        """Give the rattle of a rolled die."""
        self._touch("roll", after=FRAME)
        self._play("roll", rattle_wav)

    def moment(self, which: Moment, *, after: float = SEEN) -> None:
        """Signal a moment that the whole table watches, after `after` seconds, when it is visible."""
        self._touch("dose" if which == "dose" else "call", after=after)
        self._play(which, SOUNDS[which], after=after)

    def ring(self) -> None:
        """Ring because a timer has ended, even with sounds off: the player who set it expects to hear it."""
        self._touch("call")
        self._play("ring", ring_wav, always=True)

    def nudge(self) -> None:
        """Signal that another player is waiting for this device's player."""
        self._touch("call")
        self._play("roll", rattle_wav)

    def turn(self, said: str) -> None:
        """Signal that this player's turn has begun; a page in the background also shows this in its title."""
        self.nudge()
        if self._page.web:
            self._tell(f"{'notice' if self._setting('notices', False) else 'turn'} {said}")

    def say(self, *lines: str) -> None:
        """Announce a change to screen readers, replacing an earlier announcement that was not sent yet.

        Some readers read a dot between two parts aloud ("middle dot"), so it becomes a comma, which all of
        them read as a pause.
        """
        for about_to_say in self._about_to_say:
            about_to_say.cancel()
        if self._page.web:
            self._about_to_say = [
                told for line in lines if (told := self._tell(f"say {line.replace(DOT, ', ')}"))
            ]

    def ask_for_notices(self) -> None:
        """Ask the player, through the browser, whether the page may show notifications."""
        if self._page.web:
            self._tell("ask-notice")

    def _touch(self, touch: Touch, *, after: float = 0) -> None:
        if not self._setting("haptics", True):
            return
        if self._page.web:
            # Ask the web page around the app to vibrate: calling the client would slow down every tap.
            self._tell(f"buzz {BUZZ[touch]}", after=after)
            return
        haptics = self._haptics = self._haptics or ft.HapticFeedback()
        act = {
            "tick": haptics.selection_click,
            "roll": haptics.medium_impact,
            "dose": haptics.heavy_impact,
            "call": haptics.vibrate,
        }[touch]
        self._try(act, after=after)

    def _tell(self, line: str, *, after: float = 0) -> asyncio.TimerHandle | None:
        """Send a line to the web page around the app, unless the session is disconnected."""
        there = self._page.session.connection
        return there.loop.call_later(after, self._tell_page, line) if there else None

    def _play(self, name: str, wav: Callable[[], bytes], *, after: float = 0, always: bool = False) -> None:
        if not ((always or self._setting("sound", False)) and self.has_sound):
            return
        if name not in self._players:
            audio: Any = import_module(AUDIO)
            self._players[name] = audio.Audio(src=sounds.url(wav()), release_mode=audio.ReleaseMode.STOP)
        # Do not call `play`: it seeks first, and the seek ends only after the sound has played once.
        self._try(self._players[name].resume, after=after)

    def _try(self, act: Callable[[], Awaitable[Any]], *, after: float = 0) -> None:
        async def attempt() -> None:
            await asyncio.sleep(after)
            try:
                await act()
            except Exception as error:  # The client may refuse, lack the hardware, or be gone.
                log.debug("the device refused: %r", error)

        if self._page.session.connection:
            self._page.run_task(attempt)
