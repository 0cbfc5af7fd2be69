"""The end of a game: the winners, everybody's points by source, the course of the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class ScorePart(NamedTuple):
    """A part of the points."""

    name: str
    """The title, spelled like a heading."""

    points: int
    """The points that it brings; negative if it costs points."""

    fill: str = ""
    """The colour of its part of a bar; by default a shade of the player's colour."""


class BarPiece(NamedTuple):
    """A piece of a score's bar."""

    part: int
    """The index of the part that it belongs to."""

    points: int
    """Its length in points, above 0."""

    eaten: bool = False
    """Whether these points were gained and then lost; all other pieces add up to the total."""


def bar_pieces(parts: Sequence[ScorePart]) -> tuple[BarPiece, ...]:
    """Return the bar of these parts: gains up to the total, then gains that were lost."""
    gained = sum(max(0, part.points) for part in parts)
    lost = min(gained, sum(max(0, -part.points) for part in parts))
    left, pieces = gained - lost, list[BarPiece]()
    for order, part in enumerate(parts):
        kept = min(left, max(0, part.points))
        left -= kept
        if kept:
            pieces.append(BarPiece(order, kept))
    last = max((order for order, part in enumerate(parts) if part.points < 0), default=0)
    return (*pieces, BarPiece(last, lost, eaten=True)) if lost else tuple(pieces)


@dataclass(frozen=True)
class Standing:
    """One player at the end."""

    seat: int
    name: str
    shape: int
    """The index of the game's drawing."""

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


def longest_bar(standings: Sequence[Standing]) -> int:
    """Return the number of points that the longest bar represents; at least 1."""
    return max([1, *(sum(max(0, part.points) for part in each.bar) for each in standings)])


@dataclass(frozen=True)
class Course:
    """The course of everybody's number."""

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
    def part_names(self) -> tuple[str, ...]:
        """The sources of points, in the order of counting."""
        return tuple(part.name for part in self.standings[0].parts) if self.standings else ()

    @property
    def winners(self) -> tuple[Standing, ...]:
        return tuple(standing for standing in self.standings if standing.wins)
