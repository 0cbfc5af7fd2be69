"""The device of a house that no other can come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.party.presence import HOST

if TYPE_CHECKING:
    from companion.party.party import Party
    from companion.party.visitor import Done, Stepped
    from companion.rules.chromosome.commands import Command
    from companion.rules.kernel import Rejection
    from companion.seating import Seating
    from companion.table.rights import Standing


class Alone:
    """The only device: it is everybody's, and nobody is to be asked."""

    party: Party | None = None
    is_host = True
    place = HOST

    def standing(self, game_id: str) -> Standing:
        """The host."""
        return "host"

    def seat(self, game_id: str) -> int | None:
        """None: it is nobody's in particular."""
        return None

    def acts_for(self, game_id: str, seat: int) -> bool:
        """For everybody."""
        return True

    def sees_odds(self, game_id: str, seat: int) -> bool:
        """Of everybody."""
        return True

    def refusal(self, seating: Seating, command: Command) -> Rejection | None:
        """None: it may do everything."""
        return None

    def step_refusal(self, seating: Seating, steps: int = 1, *, back: bool) -> Rejection | None:
        """None: it may do everything."""
        return None

    def submit(self, seating: Seating, command: Command, id: str | None = None) -> Done:
        """Give the command to the table."""
        return seating.submit(command, None, id)

    def undo(self, seating: Seating, steps: int = 1) -> Stepped:
        """Take back the last entries."""
        return seating.undo(steps)

    def redo(self, seating: Seating, steps: int = 1) -> Stepped:
        """Bring back what was taken back."""
        return seating.redo(steps)
