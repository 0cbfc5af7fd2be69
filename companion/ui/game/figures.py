"""The figures of all finished games: wins and points by person and by shape."""

from dataclasses import dataclass, field

from companion.rules.kernel import merit
from companion.store.summaries import GameSummary


@dataclass(frozen=True)
class Record:
    """The games of one person, or of one species."""

    name: str
    games: int
    wins: int
    """Shared victories count in full."""

    scores: tuple[int, ...]
    """The final scores, in the same order as the games."""

    title: str = ""
    """The game's name as its players typed it, if the game can be named."""

    fewest_win: bool = False
    """Whether fewer points are better."""

    @property
    def share(self) -> float:
        """Wins as a share of the games, 0 to 1."""
        return self.wins / self.games

    @property
    def average(self) -> float:
        """The average final score; 0 without scores."""
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    @property
    def merit(self) -> float:
        """A number that is higher the better the average is."""
        return merit(self.average, fewest_win=self.fewest_win)

    @property
    def best(self) -> int | None:
        """The best final score; None without any score."""
        return (min if self.fewest_win else max)(self.scores, default=None)


@dataclass(frozen=True)
class Statistics:
    """The statistics of all finished games."""

    finished: int
    people: tuple[Record, ...]
    shapes: tuple[Record, ...]
    """The records of shapes, named by their index."""

    games: tuple[GameSummary, ...] = field(default=(), compare=False)
    """All games, the latest first; their summaries contain the game's further facts."""
