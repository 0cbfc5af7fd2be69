"""A guest's browser storage: the secrets of its places and its own settings; no data of the host."""

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any, Final, cast

import flet as ft

log = logging.getLogger("companion.ui")

HOST: Final = "petri.host"
PLACES: Final = "petri.places"
SETTINGS: Final = "petri.settings"

MOST_PLACES: Final = 20
MOST_SETTINGS: Final = 60
LONGEST: Final = 20_000
PAUSES: Final = (0.2, 0.8, None)
"""Seconds to wait after each failed attempt to read; None after the last attempt."""

SECONDS: Final = 60.0
"""Seconds to wait for a browser's answer; a busy phone that has just woken up takes long."""


def latest(kept: dict[str, Any], most: int) -> dict[str, Any]:
    """Return only the last `most` values, since a browser may send more."""
    return dict([*kept.items()][-most:])


class Unreadable(Exception):
    """The browser's storage could not be read."""


class BrowserStorage:
    """The storage of one browser. Earlier values are never lost: they are reread before a write.

    If they cannot be read, for example because the browser has just woken up, nothing is written.
    """

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._prefs = ft.SharedPreferences()
        self.host = ""
        self.places: dict[str, str] = {}
        """The secrets of this device's places, by game id; the newest last."""
        self.settings: dict[str, Any] = {}
        self.answered = False
        """Whether the browser has returned all values."""
        self._given: dict[str, str] = {}
        self._set_here: dict[str, Any] = {}

    async def load(self) -> None:
        """Read all values; if the browser does not answer, unread ones count as missing for now."""
        with suppress(Unreadable):
            host = await self._get(HOST)
            self.host = host if isinstance(host, str) and len(host) < LONGEST else ""
            self.places = await self._places()
            self.settings = await self._settings()
            self.answered = True

    async def keep_host(self, secret: str) -> None:
        """Store the secret of a host's device."""
        self.host = secret
        await self._set(HOST, secret)

    async def keep_place(self, game_id: str, secret: str) -> None:
        """Store the secret of a place; the secrets of places at other tables stay."""
        self._given.pop(game_id, None)
        self._given[game_id] = secret
        self.places = self._with_given(self.places)
        with suppress(Unreadable):
            self.places = self._with_given(await self._places())
            await self._set(PLACES, json.dumps(self.places))

    async def keep_setting(self, key: str, value: object) -> None:
        self.settings[key] = self._set_here[key] = value
        with suppress(Unreadable):
            self.settings = {**await self._settings(), **self._set_here}
            await self._set(SETTINGS, json.dumps(self.settings))

    def _with_given(self, places: dict[str, str]) -> dict[str, str]:
        """Return `places` with the places of this session added; beyond `MOST_PLACES`, drop the oldest."""
        others = {game: secret for game, secret in places.items() if game not in self._given}
        return latest({**others, **self._given}, MOST_PLACES)

    async def _places(self) -> dict[str, str]:
        found = await self._object(PLACES)
        return latest(
            {game: secret for game, secret in found.items() if isinstance(secret, str)}, MOST_PLACES
        )

    async def _settings(self) -> dict[str, Any]:
        found = await self._object(SETTINGS)
        kept = {key: value for key, value in found.items() if isinstance(value, str | int | float | bool)}
        return latest(kept, MOST_SETTINGS)

    async def _object(self, key: str) -> dict[str, Any]:
        text = await self._get(key)
        if not isinstance(text, str) or len(text) > LONGEST:
            return {}
        try:
            found: object = json.loads(text)
        except (ValueError, RecursionError):
            return {}
        return cast("dict[str, Any]", found) if isinstance(found, dict) else {}

    async def _get(self, key: str) -> object:
        """Read the value of a key; None if missing.

        Raises:
            Unreadable: The browser did not answer.
        """
        for pause in PAUSES:
            try:
                return await self._call("get", {"key": key})
            except Exception as error:  # A private window may have no storage, or the client may be gone.
                if pause is None or isinstance(error, TimeoutError):
                    log.warning("the browser does not say what it keeps: %r", error)
                    raise Unreadable from error
                await asyncio.sleep(pause)
        raise AssertionError("the last try has no pause after it")

    async def _set(self, key: str, value: str) -> None:
        try:
            await self._call("set", {"key": key, "value": value})
        except Exception as error:
            log.debug("the browser would not keep it: %r", error)

    async def _call(self, method: str, arguments: dict[str, str]) -> object:
        # Flet's own methods would wait forever for a browser that does not answer.
        invoke: Any = cast("Any", self._page.session).invoke_method
        return await invoke(cast("Any", self._prefs)._i, method, arguments, SECONDS)
