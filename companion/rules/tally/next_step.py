"""The next step at the table: writing the next number, or ending the game."""

from typing import Literal, NamedTuple

from companion.rules.tally.state import State


class NextStep(NamedTuple):
    """The next step; if it is writing a number, with the number's seat and line."""

    step: Literal["write", "end", "over"]
    seat: int | None = None
    line: int | None = None


def next_step(state: State) -> NextStep:
    """Return the next step."""
    if state.over:
        return NextStep("over")
    if state.is_complete or state.current is None:
        return NextStep("end")
    return NextStep("write", state.next_seat, state.current)
