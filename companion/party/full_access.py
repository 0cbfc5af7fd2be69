"""The device of a service that no other can come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.party.devices import HOST

if TYPE_CHECKING:
    from companion.open_game import OpenGame
    from companion.party.access import Done, Stepped
    from companion.party.party import Party
    from companion.rules.kernel import Rejection
    from companion.table.rights import Standing


class FullAccess:
    """The only device: it is everybody's, and nobody is to be asked."""

    party: Party | None = None
    is_host = True
    place_id = HOST

    def standing(self, game_id: str) -> Standing:
        return "host"

    def seat(self, game_id: str) -> int | None:
        """Return None: the device has no seat of its own."""
        return None

    def acts_for(self, game_id: str, seat: int) -> bool:
        return True

    def sees_secrets(self, game_id: str, seat: int) -> bool:
        return True

    def sees_odds(self, game_id: str, seat: int) -> bool:
        return True

    def denial(self, open_game: OpenGame, command: Any) -> Rejection | None:
        """Return None: everything is allowed."""
        return None

    def step_denial(self, open_game: OpenGame, steps: int = 1, *, back: bool) -> Rejection | None:
        """Return None: everything is allowed."""
        return None

    def submit(self, open_game: OpenGame, command: Any, id: str | None = None) -> Done:
        return open_game.submit(command, None, id)

    def undo(self, open_game: OpenGame, steps: int = 1) -> Stepped:
        """Take back the last entries."""
        return open_game.undo(steps)

    def redo(self, open_game: OpenGame, steps: int = 1) -> Stepped:
        """Bring back what was taken back."""
        return open_game.redo(steps)
