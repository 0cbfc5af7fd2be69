"""The list of games in memory, in the order in which it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from companion.store.summaries import GameSummary


class Listing:
    """The summaries of games by the names of their files; it never changes, so any thread may read it."""

    def __init__(self, by_name: Mapping[str, GameSummary]) -> None:
        self._by_name = dict(by_name)
        newest = sorted(self._by_name.values(), key=lambda game: (game.created, game.id), reverse=True)
        self.games: Final = tuple(newest)
        """All of them, the newest first."""

    def get(self, name: str) -> GameSummary | None:
        """Return the summary of that file; None where it is not listed."""
        return self._by_name.get(name)

    def updated(self, found: Mapping[str, GameSummary | None]) -> Listing:
        """Return a list with these files listed anew; None removes one."""
        return Listing({name: game for name, game in {**self._by_name, **found}.items() if game is not None})
