"""The rights of a single device; `companion.party.shared_access` has the rights of several devices.

Screens act only through an `Access`, so every command is checked, whatever the screen has drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from companion.device.open_game import OpenGame
    from companion.rules.kernel import Rejection
    from companion.table.journal import Entry, Step
    from companion.table.rights import Standing


HOST: Final = "host"
"""The place id that all of the host's own devices share."""


class Access:
    """The rights that screens ask for before they act; this base class allows everything."""

    is_host = True
    """Whether this is a device of the host, who may act on every game of the service."""

    place_id = HOST
    """The id of this device's place at tables."""

    def standing(self, game_id: str) -> Standing:
        """Return the role of this device at a table."""
        return "host"

    def seat(self, game_id: str) -> int | None:
        """Return the device's own seat at a table; None if it has no seat or the table is not shared."""
        return None

    def acts_for(self, game_id: str, seat: int) -> bool:
        """Return whether the choices of this seat are made on this device."""
        return True

    def sees_secrets(self, game_id: str, seat: int) -> bool:
        """Return whether this device may show this seat's secrets while a button is held."""
        return True

    def sees_odds(self, game_id: str, seat: int) -> bool:
        """Return whether odds and advice for this seat are shown on this device."""
        return True

    def denial(self, open_game: OpenGame, command: Any, state: Any = None) -> Rejection | None:
        """Return why this device may not give `command`; None if it may. The game's rules are not checked.

        Args:
            command: The command; None stands for any command that concerns the whole table.
            state: The state in which it is given; the present one by default.
        """
        return None

    def step_denial(self, open_game: OpenGame, steps: int = 1, *, back: bool) -> Rejection | None:
        """Return why this device may not undo entries, or redo them if `back`; None if it may."""
        return None

    def submit(
        self, open_game: OpenGame, command: Any, *then: Any, id: str | None = None
    ) -> Entry | Rejection:
        """Give the commands of one tap; for the errors see `Table.submit`."""
        return open_game.table.submit(command, id=id, then=then)

    def undo(self, open_game: OpenGame, steps: int = 1, meant: int | None = None) -> Step | Rejection:
        """Undo the last entries, if they are the `meant` ones; see `Table.undo`."""
        return self._step(open_game, steps, meant, back=True)

    def redo(self, open_game: OpenGame, steps: int = 1, meant: int | None = None) -> Step | Rejection:
        """Redo undone entries, if they are the `meant` ones."""
        return self._step(open_game, steps, meant, back=False)

    def _step(self, open_game: OpenGame, steps: int, meant: int | None, *, back: bool) -> Step | Rejection:
        return (open_game.table.undo if back else open_game.table.redo)(steps, meant=meant)
