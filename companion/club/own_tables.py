"""The store of a public instance as one device sees it: the games that it hosts, and its preferences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, NoReturn

from companion.store.errors import ImportRefused, NoSuchGame, Problem, printable
from companion.store.game_rows import GameRows
from companion.store.seam import GameLibrary, Merged, RememberedValues

if TYPE_CHECKING:
    from pydantic import JsonValue

    from companion.store.stored_game import Document
    from companion.store.summaries import GameSummary


class OwnTables(GameLibrary):
    """A library of one device's games, as a view of the instance's library.

    It does not expose the folder, failures, news and purging of the instance's store: they are for operators.

    Args:
        library: The library of the whole instance.
        preferences: This device's preferences.
        is_own: Returns whether a game belongs to this device.
    """

    def __init__(
        self, library: GameLibrary, preferences: RememberedValues, is_own: Callable[[str], bool]
    ) -> None:
        self._library = library
        self._is_own = is_own
        self._games: tuple[str, ...] = ()
        self._preferences = preferences

    @property
    def preferences(self) -> RememberedValues:
        return self._preferences

    def of(self, games: Iterable[str]) -> None:
        """Set the ids of the games that may belong to this device."""
        self._games = tuple(games)

    @property
    def reachable(self) -> bool:
        """Whether the instance's store is available."""
        return self._library.reachable

    @property
    def is_refusing(self) -> bool:
        """Whether the instance's store has recently refused to store something."""
        return self._library.is_refusing

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the games."""
        return self._library.is_shared

    def games(self) -> tuple[GameSummary, ...]:
        """Return the device's own games, the newest first."""
        found = [game for each in self._games if (game := self.listed(each)) is not None]
        return tuple(sorted(found, key=lambda game: game.created, reverse=True))

    def listed(self, game_id: str) -> GameSummary | None:
        """Return the list row of one of the device's games; None for any other game."""
        return self._library.listed(game_id) if self._is_own(game_id) else None

    def is_known(self, game_id: str) -> bool:
        return self._is_own(game_id) and self._library.is_known(game_id)

    def problems(self) -> tuple[Problem, ...]:
        """Return no problems: only the operator sees them."""
        return ()

    def create(
        self,
        game: str,
        *,
        title: str = "",
        players: Iterable[str] = (),
        summary: Mapping[str, JsonValue] | None = None,
    ) -> GameRows:
        """Refuse: games are begun by the instance's service.

        Raises:
            NoSuchGame: Always.
        """
        self._no_such("")

    def open(self, game_id: str) -> GameRows:
        return self._own(game_id).open(game_id)

    def read(self, game_id: str) -> Document:
        return self._own(game_id).read(game_id)

    def delete(self, game_id: str) -> None:
        self._own(game_id).delete(game_id)

    def discard(self, game_id: str) -> None:
        self._own(game_id).discard(game_id)

    def release(self, game_id: str) -> None:
        """Close one of the device's games in this process."""
        self._own(game_id).release(game_id)

    def restore(self, game_id: str) -> None:
        """Restore one of the device's games."""
        self._own(game_id).restore(game_id)

    def export(self, game_id: str) -> str:
        return self._own(game_id).export(game_id)

    def import_text(self, text: str) -> str:
        """Refuse: nobody becomes the host of a game by having its text.

        Raises:
            ImportRefused: Always.
        """
        raise ImportRefused("party-no-import")

    def merge(self, document: Document) -> Merged:
        """Refuse, as `import_text` does.

        Raises:
            ImportRefused: Always.
        """
        raise ImportRefused("party-no-import")

    def close(self) -> None:
        """Do nothing: the library belongs to the instance."""

    def _own(self, game_id: str) -> GameLibrary:
        if not self._is_own(game_id):
            self._no_such(game_id)
        return self._library

    def _no_such(self, game_id: str) -> NoReturn:
        raise NoSuchGame("store-missing", id=printable(game_id))
