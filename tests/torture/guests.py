"""A guest who taps random buttons on a phone, and a judge who measures how long a tap takes."""

import asyncio
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

from websockets.exceptions import WebSocketException

from companion.words import LANGUAGES, name_of
from tests.host.phone import EVENT, PROPS
from tests.torture.client import Client
from tests.torture.screens import WORDS

NAMES: Final = ("Magda", "Tomek", "Przemo", "Ola")

SECONDS: Final = 10.0
"""Maximum seconds to wait for a table, or for the answer to a tap."""

MENU: Final = WORDS("table-menu")
"""A button that every game shows in every stage."""

CLOSE: Final = WORDS("action-close")
GLANCE: Final = WORDS("table-peek")

UNTAPPED: Final = re.compile(
    "|".join(re.escape(name_of(language)) for language in LANGUAGES)
    + r"|As printed|Delete|New game|Same again|Import|Export|Share|New code|Close|Free|Lock"
    r"|Forget|Restore|Remove|Stop|Download|Save|Back up"
)
"""Pattern of buttons that are never tapped: they would end the evening, change words, or leave the table."""


class Door(Protocol):
    """The addresses that a guest uses to reach the table."""

    @property
    def guests(self) -> str:
        """The address for phones."""
        ...

    @property
    def url(self) -> str:
        """The address for the host's own page."""
        ...

    @property
    def code(self) -> str: ...


@dataclass(frozen=True)
class OneDoor:
    """A server's only address, for guests and for the host's own page."""

    url: str
    code: str = ""

    @property
    def guests(self) -> str:
        return self.url


class Guest:
    """A player at the table.

    Args:
        host: The host; a guest finds it again after a restart.
        game: The game.
        name: The player whose seat it is; None for the host's own page, which may do anything.
        chance: Makes all random choices.
    """

    def __init__(self, host: Door, game: str, name: str | None, chance: random.Random) -> None:
        self.host = host
        self.game = game
        self.seat = name
        self.name = name or "the host"
        self.chance = chance
        self.phone = Client("", f"/game/{game}")
        self.is_connected = False
        self._back_at = 0.0

    async def come(self, seconds: float = SECONDS) -> None:
        """Come to the table: by the code, by the secret of the seat, or again after a lost connection."""
        self.phone.url = self.host.guests if self.seat else self.host.url
        seated = self.seat is None or bool(self.phone.storage)
        self.phone.route = f"/game/{self.game}" if seated else f"/join/{self.host.code}"
        await self.phone.open()
        self.is_connected = True
        if not seated:
            await self._until(
                lambda: any(words.startswith(self.name) for words, _ in self.phone.to_tap()), seconds
            )
            await self.phone.click(self.name)
        await self._until(lambda: MENU in self.phone.texts(), seconds)

    def cut(self) -> None:
        """Lose the connection; the guest returns a little later."""
        self.phone.cut()
        self.is_connected = False
        self._back_at = time.monotonic() + self.chance.uniform(0.0, 1.5)

    async def act(self) -> bool:
        """Do something random; return False if nothing could be done now."""
        if not self.is_connected:
            return await self._come_back()
        try:
            return await self._act()
        except (OSError, WebSocketException):
            self.cut()
            return False

    async def _come_back(self) -> bool:
        if time.monotonic() < self._back_at:
            return False
        try:
            await self.come()
        except (OSError, WebSocketException, TimeoutError):
            self.cut()
            return False
        return True

    async def be_there(self) -> None:
        """Connect if possible, and return to the table in most cases."""
        self._back_at = 0.0
        if not self.is_connected:
            await self._come_back()
        elif not self.at_table and self.chance.random() < 0.7:
            with suppress(OSError, WebSocketException):
                if not (await self.phone.click(CLOSE) or await self.phone.click(GLANCE)):
                    await self.go(f"/game/{self.game}")

    @property
    def at_table(self) -> bool:
        """Return whether the table itself is on the screen."""
        return any(words.startswith(f"{NAMES[0]}, ") for words, _ in self.phone.to_tap())

    async def _act(self) -> bool:
        fate = self.chance.random()
        if fate < 0.02 or (fate < 0.2 and not self.at_table):
            await self.go(f"/game/{self.game}")
            return True
        if fate < 0.10 and (fields := self.phone.fields()):
            field = self.chance.choice(fields)["_i"]
            text = self.chance.choice(("", "Zażółć gęślą jaźń", "x" * 50, "7", "\u202e🦠", "{player}"))
            await self.phone.send(PROPS, {"id": field, "props": {"value": text}})
            await self.phone.fire(field, "change", text)
            return True
        taps = [control for words, control in self.phone.to_tap() if not UNTAPPED.search(words)]
        if not taps:
            await self.go(f"/game/{self.game}")
            return False
        await self.phone.fire(self.chance.choice(taps)["_i"], "click")
        return True

    async def go(self, route: str) -> None:
        """Go to another screen of the app."""
        self.phone.route = route
        await self.phone.send(PROPS, {"id": 1, "props": {"route": route}})
        await self.phone.send(EVENT, {"target": 1, "name": "route_change", "data": {"route": route}})

    async def _until(self, true: Callable[[], bool], seconds: float = SECONDS) -> None:
        """Wait until a condition holds on the screen.

        Raises:
            TimeoutError: It did not hold in time.
            ConnectionError: The server has closed the connection.
        """
        async with asyncio.timeout(seconds):
            while not true():
                if self.phone.closed_with is not None:
                    raise ConnectionError(f"closed with {self.phone.closed_with}")
                self.phone.heard.clear()
                if not true():
                    await self.phone.heard.wait()


class Judge(Guest):
    """A second page of the host, on which only one number is tapped, up and down in turn."""

    def __init__(self, host: Door, game: str) -> None:
        super().__init__(host, game, None, random.Random(0))
        self._taps = 0

    async def tap(self) -> float | None:
        """Tap; return the seconds until the page received something, or None if there is nothing to tap now.

        Raises:
            TimeoutError: Nothing was received, or the page does not open.
        """
        if not self.is_connected:
            await self.come()
        if self._button() is None:
            await self._open_sheet()
        await asyncio.sleep(0.2)  # let other players' taps arrive
        if (button := self._button()) is None:
            return None
        self._taps += 1
        before, begun = self.phone.patches, time.perf_counter()
        await self.phone.fire(button, "click")
        await self._until(lambda: self.phone.patches > before)
        return time.perf_counter() - begun

    async def _open_sheet(self) -> None:
        """Open the sheet with the buttons if that is possible now."""
        if not self.at_table and not await self.phone.click(GLANCE):
            await self.go(f"/game/{self.game}")
        with suppress(TimeoutError):
            await self._until(lambda: self.at_table, 3)
            await self.phone.click(f"{NAMES[0]}, ")
            await self._until(lambda: self._button() is not None, 3)

    def _button(self) -> int | None:
        """Return the plus and the minus button in turn, or the other one if one is missing."""
        named = {words: control["_i"] for words, control in self.phone.to_tap()}
        both = (f"{NAMES[0]}: Irradiation, more", f"{NAMES[0]}: Irradiation, less")
        found = [number for name in both for words, number in named.items() if name in words]
        return found[self._taps % len(found)] if found else None
