"""The state of a score sheet: a line for each round or named row, a column for each player."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from companion.rules import kernel
from companion.rules.kernel import merit
from companion.rules.tally.data import MOST_ROUNDS, PLAYERS
from companion.rules.tally.options import Options

Numbers: TypeAlias = "tuple[int | None, ...]"
"""A line's numbers by seat; None for numbers not written yet."""


class Player(kernel.Model):
    """A player."""

    name: str
    colour: Annotated[int, Field(ge=0, le=PLAYERS[-1] - 1)]


class State(kernel.TableState):
    """A score sheet."""

    players: tuple[Player, ...] = ()
    options: Options = Options()
    title: str = ""
    """The name of the game being played; empty if it has none."""

    rows: tuple[str, ...] = ()
    """The names of the rows; empty if points are written round by round."""

    fewest_win: bool = False
    lines: tuple[Numbers, ...] = ()
    """The numbers of the rounds written so far, or of all named rows."""

    over: bool = False

    @property
    def phase(self) -> Literal["writing", "over"]:
        return "over" if self.over else "writing"

    @property
    def blank(self) -> Numbers:
        """A line without numbers."""
        return (None,) * len(self.players)

    @property
    def sheet(self) -> tuple[Numbers, ...]:
        """The lines to show; without named rows, a blank line for the next round follows a full last line."""
        grows = not self.rows and not self.over and len(self.lines) < MOST_ROUNDS
        if grows and all(map(is_full, self.lines[-1:])):
            return (*self.lines, self.blank)
        return self.lines

    @property
    def current(self) -> int | None:
        """The first line in which a number is missing; None if no number is missing or the game is over."""
        if self.over:
            return None
        return next((line for line, numbers in enumerate(self.sheet) if not is_full(numbers)), None)

    @property
    def full(self) -> int:
        """The number of lines without a missing number."""
        return sum(map(is_full, self.lines))

    @property
    def round(self) -> int:
        """The current round, from 1; with named rows always 1."""
        if self.rows:
            return 1
        current = self.current
        return max(1, len(self.lines)) if current is None else current + 1

    @property
    def rounds(self) -> int:
        """The number of named rows; 0 without named rows, since the number of rounds is unknown."""
        return len(self.rows)

    @property
    def first(self) -> int | None:
        """The seat that deals or begins in this round; None if the table does not track that."""
        if self.options.first == "none" or self.over or self.rows or not self.players:
            return None
        return (self.round - 1) % len(self.players)

    @property
    def active(self) -> None:
        """None, since nobody has the turn: numbers are written in any order."""
        return

    @property
    def next_seat(self) -> int | None:
        """The first seat without a number in the current line, see `lacking`; None without a current line."""
        line = self.current
        return None if line is None else self.lacking(line)

    def lacking(self, line: int) -> int | None:
        """Return the first seat without a number in a line, counted clockwise from the seat that begins.

        Returns:
            None if no number is missing.
        """
        count, begin = len(self.players), self.first or 0
        seats = ((begin + step) % count for step in range(count))
        return next((seat for seat in seats if self.sheet[line][seat] is None), None)

    @property
    def half_written(self) -> bool:
        """Whether any line has the numbers of some players, but not of all."""
        return any(not is_full(numbers) and numbers != self.blank for numbers in self.lines)

    @property
    def counted(self) -> tuple[Numbers, ...]:
        """The lines that count towards the totals.

        At the end of a game in which fewest points win, an unfinished last round is left out, since a player
        without a number in it would have an advantage.
        """
        if self.over and self.fewest_win and not self.rows and self.half_written:
            return self.lines[:-1]
        return self.lines

    @property
    def totals(self) -> tuple[int, ...]:
        """The sum of each player's numbers, by seat; missing numbers count as 0."""
        return tuple(sum(numbers[seat] or 0 for numbers in self.counted) for seat in range(len(self.players)))

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the best total; the tie-breaking row, if there is one, decides between several."""
        best = _best(self.totals, tuple(range(len(self.players))), fewest_win=self.fewest_win)
        tie_row = self.options.tie_row
        if len(best) > 1 and 0 < tie_row <= len(self.rows):
            row = tuple(points or 0 for points in self.lines[tie_row - 1])
            return _best(row, best, fewest_win=self.fewest_win)
        return best

    @property
    def lead(self) -> int:
        """The difference between the best total and the next; 0 if several seats share the best total."""
        ranked = sorted((merit(total, fewest_win=self.fewest_win) for total in self.totals), reverse=True)
        return int(ranked[0] - ranked[1]) if len(ranked) > 1 else 0

    @property
    def is_begun(self) -> bool:
        """Whether any number has been written."""
        return any(points is not None for numbers in self.lines for points in numbers)

    @property
    def reached(self) -> tuple[int, ...]:
        """The seats whose totals have reached the target; empty while a line is half written."""
        target = self.options.target
        if not target or not self.is_begun or self.half_written:
            return ()
        return tuple(seat for seat, total in enumerate(self.totals) if total >= target)

    @property
    def is_complete(self) -> bool:
        """Whether the app should offer to end the game: the target is reached, or no number is missing."""
        return not self.over and bool(self.reached or (self.is_begun and self.current is None))


def is_full(numbers: Numbers) -> bool:
    return None not in numbers


def _best(points: tuple[int, ...], seats: tuple[int, ...], *, fewest_win: bool) -> tuple[int, ...]:
    """Return the seats among `seats` that have the best number in `points`."""
    best = max((merit(points[seat], fewest_win=fewest_win) for seat in seats), default=0)
    return tuple(seat for seat in seats if merit(points[seat], fewest_win=fewest_win) == best)
