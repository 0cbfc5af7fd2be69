"""The end of a game: the winners, everybody's points by source, the course of the game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple


class ScorePart(NamedTuple):
    """A part of the points."""

    name: str
    """The title, spelled like a heading."""

    points: int
    """The points that this part brings; negative if it costs points."""

    fill: str = ""
    """The colour of this part in a bar; by default a shade of the player's colour."""


class BarPiece(NamedTuple):
    """A piece of a score's bar."""

    part: int
    """The index of the `ScorePart` that the piece belongs to."""

    points: int
    """The length of the piece in points, above 0."""

    eaten: bool = False
    """Whether points of the opposite sign cancel this piece; all other pieces add up to the total."""


def bar_pieces(parts: Sequence[ScorePart]) -> tuple[BarPiece, ...]:
    """Return the bar of these parts, from zero outwards: gains up to the total, then gains that were lost.

    If the total is below zero, losses and gains swap roles, and the bar points in the opposite direction.
    """
    sign = -1 if total_of(parts) < 0 else 1
    own = [sign * part.points for part in parts]
    gained = sum(max(0, points) for points in own)
    lost = min(gained, sum(max(0, -points) for points in own))
    left, pieces = gained - lost, list[BarPiece]()
    for order, points in enumerate(own):
        kept = min(left, max(0, points))
        left -= kept
        if kept:
            pieces.append(BarPiece(order, kept))
    last = max((order for order, points in enumerate(own) if points < 0), default=0)
    return (*pieces, BarPiece(last, lost, eaten=True)) if lost else tuple(pieces)


def total_of(parts: Sequence[ScorePart]) -> int:
    return sum(part.points for part in parts)


QUIET: Final = 0.35
"""The share of the background colour in a quiet bar, see `BarScale`."""
QUIET_HEIGHT: Final = 0.55
"""The height of a quiet bar, as a share of the usual height."""


class BarScale(NamedTuple):
    """The scale that the bars of all players share.

    In every game a bar is as long as its number, to the right of zero or, for a negative number, to the left.
    A bar that grew as the number fell would look like a mistake beside the number, and could not be split
    into its parts. If the fewest points win, the longest bar is therefore the worst. So that nobody mistakes
    it for the winner's bar from a distance, points that count against their player are drawn quietly:
    penalties if the fewest points win, and points below zero if the most points win.
    """

    low: float
    """The lowest number, at most 0."""

    high: float
    """The highest number, at least 0."""

    fewest_win: bool = False

    @classmethod
    def of(cls, numbers: Iterable[float], *, fewest_win: bool = False) -> "BarScale":
        """Return the scale that fits zero and all of these numbers."""
        known = (0, *numbers)
        low, high = min(known), max(known)
        return cls(low, high if high > low else low + 1, fewest_win)

    @property
    def zero(self) -> float:
        """The position of zero, 0 to 1."""
        return self.place(0)

    def place(self, number: float) -> float:
        """Return the position of a number, 0 to 1."""
        return (number - self.low) / (self.high - self.low)

    def start(self, number: float) -> float:
        """Return the position of the left end of a number's bar."""
        return self.place(min(0, number))

    def length(self, number: float) -> float:
        """Return the length of a number's bar, 0 to 1."""
        return abs(number) / (self.high - self.low)

    def counts_against(self, number: float) -> bool:
        """Return whether points count against their player."""
        return number > 0 if self.fewest_win else number < 0

    def growth(self, number: float) -> float:
        """Return how good a number is, from 0 for the worst to 1 for the best."""
        return 1 - self.place(number) if self.fewest_win else self.place(number)


@dataclass(frozen=True)
class Standing:
    """One player at the end."""

    seat: int
    name: str
    shape: int
    """The index of the player's drawing in the game."""

    colour: int
    """The index of the player's colour."""

    total: int | None = None
    """The points; None in a game without points."""

    parts: tuple[ScorePart, ...] = ()
    """The parts of the total, in the same order for everybody. Empty if there are none."""

    sum: str = ""
    """The points in a sentence."""

    wins: bool = False
    out: bool = False
    """Whether the player is out of the game."""

    became: str = ""
    """The fate of a player who is out, in one or two words."""

    @property
    def bar(self) -> tuple[ScorePart, ...]:
        """The parts of the score's bar; a total without parts counts as one part."""
        return self.parts or ((ScorePart("", self.total),) if self.total is not None else ())

    @property
    def reach(self) -> int:
        """The number up to which the bar is drawn, including cancelled points beyond the total."""
        drawn = sum(piece.points for piece in bar_pieces(self.bar))
        return -drawn if total_of(self.bar) < 0 else drawn


@dataclass(frozen=True)
class Course:
    """A number of each player over the course of the game."""

    title: str
    columns: tuple[str, ...]
    """The labels of the columns: the rounds."""

    values: tuple[tuple[float, ...], ...]
    """One value per column, by seat."""


@dataclass(frozen=True)
class Ending:
    """The end of a game."""

    standings: tuple[Standing, ...]
    """The players, the best first."""

    course: Course | None = None
    turn: str = ""
    """The turning point of the game, in a sentence; empty if there was none."""

    story: tuple[str, ...] = ()
    """The other memorable facts, a sentence each."""

    fewest_win: bool = False
    """Whether fewer points are better."""

    ended_by: str = ""
    """The reason for the end, in a few words; empty if obvious."""

    @property
    def bar_scale(self) -> BarScale:
        return BarScale.of((each.reach for each in self.standings), fewest_win=self.fewest_win)

    @property
    def part_names(self) -> tuple[str, ...]:
        """The sources of points, in the order of counting."""
        return tuple(part.name for part in self.standings[0].parts) if self.standings else ()

    @property
    def winners(self) -> tuple[Standing, ...]:
        return tuple(standing for standing in self.standings if standing.wins)
