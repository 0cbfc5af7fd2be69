"""The next step at the table: the next number, or the end that is near."""

from typing import Literal, NamedTuple

from companion.rules.tally.state import State


class NextStep(NamedTuple):
    """The next step, and the seat and the line of the number that it writes."""

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
