"""A simulated guest's phone: joining a party, and the storage of its browser."""

from collections.abc import Mapping
from typing import Any

from companion.party.party import Party
from companion.ui.party.guests import guests_main
from tests.ui.harness import Answer, Harness, Refused


class Browser:
    """The storage of one phone's browser; it may refuse to read or write.

    Args:
        kept: Its earlier content.
    """

    def __init__(self, kept: Mapping[str, Any] | None = None) -> None:
        self.kept: dict[str, Any] = dict(kept or {})
        self.device: Answer = lambda _: {"browser_name": "chrome", "locales": [{"language_code": "en"}]}
        """Answers the client's requests about the device."""
        self.refusals = 0
        """Number of reads that it still refuses."""

    def phone(self, party: Party, route: str = "/") -> Harness:
        """Start a new session of this browser at a route of the guests' app."""
        answers: dict[str, Answer] = {
            "SharedPreferences.get": self._get,
            "SharedPreferences.set": self._set,
            "Page.get_device_info": self.device,
        }
        return Harness(guests_main(party), route=route, answers=answers)

    def _get(self, given: dict[str, Any]) -> Any:
        if self.refusals:
            self.refusals -= 1
            raise Refused("the storage is asleep")
        return self.kept.get(given["key"])

    def _set(self, given: dict[str, Any]) -> Any:
        self.kept[given["key"]] = given["value"]
        return True
