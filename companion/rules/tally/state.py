"""The state of a score sheet: a line for each round or named row, a column for each player."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from companion.rules import kernel
from companion.rules.kernel import merit
from companion.rules.tally.data import MOST_ROUNDS, PLAYERS
from companion.rules.tally.options import Options

Numbers: TypeAlias = "tuple[int | None, ...]"
"""A line's numbers by seat; None where nothing is written yet."""


class Player(kernel.Model):
    """A player."""

    name: str
    colour: Annotated[int, Field(ge=0, le=PLAYERS[-1] - 1)]


class State(kernel.TableState):
    """A score sheet."""

    players: tuple[Player, ...] = ()
    options: Options = Options()
    title: str = ""
    """The name of the game that is played; empty: unnamed."""

    rows: tuple[str, ...] = ()
    """The named rows; empty: points by rounds."""

    fewest_win: bool = False
    lines: tuple[Numbers, ...] = ()
    """The lines written so far; with named rows, all of them."""

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
        """The lines, and while the game goes on the blank line of the next round."""
        grows = not self.rows and not self.over and len(self.lines) < MOST_ROUNDS
        if grows and all(map(is_full, self.lines[-1:])):
            return (*self.lines, self.blank)
        return self.lines

    @property
    def current(self) -> int | None:
        """The first line that lacks a number; None if there is none, or the game is over."""
        if self.over:
            return None
        return next((line for line, numbers in enumerate(self.sheet) if not is_full(numbers)), None)

    @property
    def full(self) -> int:
        """The number of lines that lack nothing."""
        return sum(map(is_full, self.lines))

    @property
    def round(self) -> int:
        """The current round; with named rows the whole game is one."""
        if self.rows:
            return 1
        current = self.current
        return max(1, len(self.lines)) if current is None else current + 1

    @property
    def rounds(self) -> int:
        """The number of named rows; 0 where nobody knows how many rounds there will be."""
        return len(self.rows)

    @property
    def first(self) -> int | None:
        """The seat that deals, or begins, this round; None if the table does not keep that."""
        if self.options.first == "none" or self.over or self.rows or not self.players:
            return None
        return (self.round - 1) % len(self.players)

    @property
    def active(self) -> None:
        """Nobody has the turn: numbers are written in any order."""
        return

    @property
    def next_seat(self) -> int | None:
        """The next seat whose number is to be written, from the one who deals or begins."""
        line = self.current
        return None if line is None else self.lacking(line)

    def lacking(self, line: int) -> int | None:
        """Return the next seat without a number in a line, from the one who deals or begins, or None."""
        count, begin = len(self.players), self.first or 0
        seats = ((begin + step) % count for step in range(count))
        return next((seat for seat in seats if self.sheet[line][seat] is None), None)

    @property
    def half_written(self) -> bool:
        """Whether some have written in a line, but not all."""
        return any(not is_full(numbers) and numbers != self.blank for numbers in self.lines)

    @property
    def counted(self) -> tuple[Numbers, ...]:
        """The lines that count: where fewest points win, an unfinished round does not count at the end.

        Otherwise those who have not written would win by it.
        """
        if self.over and self.fewest_win and not self.rows and self.half_written:
            return self.lines[:-1]
        return self.lines

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's sum; missing numbers count as 0."""
        return tuple(sum(numbers[seat] or 0 for numbers in self.counted) for seat in range(len(self.players)))

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that win with these totals; a tie that the named row does not break is shared."""
        best = _best(self.totals, tuple(range(len(self.players))), fewest_win=self.fewest_win)
        tie_row = self.options.tie_row
        if len(best) > 1 and 0 < tie_row <= len(self.rows):
            row = tuple(points or 0 for points in self.lines[tie_row - 1])
            return _best(row, best, fewest_win=self.fewest_win)
        return best

    @property
    def lead(self) -> int:
        """The distance between the best total and the next best; 0 if several share the best."""
        ranked = sorted((merit(total, fewest_win=self.fewest_win) for total in self.totals), reverse=True)
        return int(ranked[0] - ranked[1]) if len(ranked) > 1 else 0

    @property
    def is_begun(self) -> bool:
        """Whether any number is written."""
        return any(points is not None for numbers in self.lines for points in numbers)

    @property
    def reached(self) -> tuple[int, ...]:
        """The seats whose totals are at the target; none while a line is half written, or without one."""
        target = self.options.target
        if not target or not self.is_begun or self.half_written:
            return ()
        return tuple(seat for seat, total in enumerate(self.totals) if total >= target)

    @property
    def is_complete(self) -> bool:
        """Whether the end is near at hand: the target is reached, or no line lacks a number."""
        return not self.over and bool(self.reached or (self.is_begun and self.current is None))


def is_full(numbers: Numbers) -> bool:
    return None not in numbers


def _best(points: tuple[int, ...], seats: tuple[int, ...], *, fewest_win: bool) -> tuple[int, ...]:
    """Return those of the seats that have the best number."""
    best = max((merit(points[seat], fewest_win=fewest_win) for seat in seats), default=0)
    return tuple(seat for seat in seats if merit(points[seat], fewest_win=fewest_win) == best)
