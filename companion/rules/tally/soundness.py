"""The invariants of a score sheet, for imported journals."""

from collections.abc import Iterator

from companion.rules.soundness import text_flaws
from companion.rules.tally.data import MOST_POINTS, MOST_ROUNDS, MOST_ROWS, PLAYERS
from companion.rules.tally.state import State, is_full


def flaw(state: State) -> str | None:
    """Return the first invariant that `state` violates, or None."""
    return next(_flaws(state), None)


def _flaws(state: State) -> Iterator[str]:
    if not state.players:
        return
    count = len(state.players)
    names = [player.name for player in state.players]
    if count not in PLAYERS:
        yield "too many or too few players"
    if len({player.colour for player in state.players}) < count:
        yield "the same colour twice"
    if not all(0 <= player.colour < PLAYERS[-1] for player in state.players):
        yield "a colour that no player has"
    if not all(names) or len({name.casefold() for name in names}) < count:
        yield "players without names of their own"
    if not all(0 <= seat < count for seat in state.paused_clocks):
        yield "a seat at which nobody sits"
    if len(state.rows) > MOST_ROWS or len({row.casefold() for row in state.rows}) < len(state.rows):
        yield "rows without names of their own"
    yield from text_flaws([*names, *state.rows, state.title])
    if not state.options.fits():
        yield "options out of bounds"
    if len(state.lines) > MOST_ROUNDS or (state.rows and len(state.lines) != len(state.rows)):
        yield "lines that the sheet has not"
    if any(len(numbers) != count for numbers in state.lines):
        yield "a line with too many or too few numbers"
    if any(abs(points or 0) > MOST_POINTS for numbers in state.lines for points in numbers):
        yield "points out of bounds"
    if not state.rows and not all(map(is_full, state.lines[:-1])):
        yield "a round after an unfinished one"
