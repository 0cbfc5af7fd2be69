"""The score pad for the kernel."""

from typing import Any, Final

from companion.rules import colours, notes, seating
from companion.rules.kernel import Game, Outcome
from companion.rules.tally import KEY, sheet
from companion.rules.tally.next_step import next_step
from companion.rules.tally.soundness import flaw
from companion.rules.tally.state import State


class Tally(Game[State]):
    """The score pad."""

    key = KEY
    empty = State()

    notices = staticmethod(sheet.notices)
    flaw = staticmethod(flaw)

    def title(self, state: State) -> str:
        return state.title

    def starter(self, state: State) -> int | None:
        """Return the seat that deals or begins; None if the table does not track that."""
        return state.first

    def order(self, state: State) -> tuple[int, ...]:
        """Return the seats clockwise, beginning with the one that deals or begins."""
        seats, first = tuple(range(len(state.players))), state.first or 0
        return (*seats[first:], *seats[:first])

    def phase(self, state: State) -> str:
        return "complete" if state.is_complete else state.phase

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        return Outcome(
            winners=state.leaders,
            scores=state.totals,
            ending="target" if state.reached else "",
            fewest_win=state.fewest_win,
        )

    def summary(self, state: State) -> dict[str, Any]:
        """Return the current round; with named rows, the number of full rows, or 0 after the end.

        While numbers are missing, `turn` is the seat whose number is next, although any order is allowed.
        """
        step = next_step(state)
        turn = {"turn": step.seat} if step.step == "write" else {}
        if not state.rows:
            return {"round": max(1, len(state.counted)) if state.over else state.round, "rounds": 0, **turn}
        return {"round": 0 if state.over else state.full, "rounds": len(state.rows), **turn}


TALLY: Final = Tally(colours, notes, seating, sheet)
