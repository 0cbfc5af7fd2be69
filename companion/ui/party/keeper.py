"""What a guest's browser keeps: secrets of its places and its own settings; nothing of the host's."""

from __future__ import annotations

import json
import logging
from typing import Any, Final, cast

import flet as ft

log = logging.getLogger("companion.ui")

HOST: Final = "petri.host"
PLACES: Final = "petri.places"
SETTINGS: Final = "petri.settings"

MOST_PLACES: Final = 20
LONGEST: Final = 20_000
SECONDS: Final = 60.0
"""How long a browser may take to answer; a busy phone that has just come back takes its time."""


class Keeper:
    """The storage of one browser; what cannot be read counts as not there.

    Args:
        page: The session's page.
    """

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._prefs = ft.SharedPreferences()
        self.host = ""
        self.places: dict[str, str] = {}
        """The secret of this device's place, by game; the latest last."""
        self.settings: dict[str, Any] = {}

    async def load(self) -> None:
        """Read everything."""
        host = await self._get(HOST)
        self.host = host if isinstance(host, str) and len(host) < LONGEST else ""
        places = await self._object(PLACES)
        self.places = {game: secret for game, secret in places.items() if isinstance(secret, str)}
        settings = await self._object(SETTINGS)
        self.settings = {
            key: value for key, value in settings.items() if isinstance(value, str | int | float | bool)
        }

    async def keep_host(self, secret: str) -> None:
        """Keep the secret of a host's device."""
        self.host = secret
        await self._set(HOST, secret)

    async def keep_place(self, game_id: str, secret: str) -> None:
        """Keep the secret of a place; those of other tables stay."""
        self.places.pop(game_id, None)
        self.places[game_id] = secret
        while len(self.places) > MOST_PLACES:
            del self.places[next(iter(self.places))]
        await self._set(PLACES, json.dumps(self.places))

    async def forget_place(self, game_id: str) -> None:
        """Forget the secret of a place that was taken away."""
        if self.places.pop(game_id, None) is not None:
            await self._set(PLACES, json.dumps(self.places))

    async def keep_setting(self, key: str, value: object) -> None:
        """Keep a setting of this device."""
        self.settings[key] = value
        await self._set(SETTINGS, json.dumps(self.settings))

    async def _object(self, key: str) -> dict[str, Any]:
        text = await self._get(key)
        if not isinstance(text, str) or len(text) > LONGEST:
            return {}
        try:
            found: object = json.loads(text)
        except ValueError:
            return {}
        return cast("dict[str, Any]", found) if isinstance(found, dict) else {}

    async def _get(self, key: str) -> object:
        try:
            return await self._call("get", {"key": key})
        except Exception as error:  # a private window may have no storage, or the client may be gone
            log.warning("the browser keeps nothing: %r", error)
            return None

    async def _set(self, key: str, value: str) -> None:
        try:
            await self._call("set", {"key": key, "value": value})
        except Exception as error:
            log.debug("the browser would not keep it: %r", error)

    async def _call(self, method: str, arguments: dict[str, str]) -> object:
        # Flet's own methods wait for ever for a browser that does not answer.
        invoke: Any = cast("Any", self._page.session).invoke_method
        return await invoke(cast("Any", self._prefs)._i, method, arguments, SECONDS)
