"""What all finished games together say: who wins, with how many points, as which species."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from companion.game_service import GameService
from companion.rules.chromosome.events import Event
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.luck import LuckReport, Throw, luck_report
from companion.rules.chromosome.throws import throws_of
from companion.rules.dice import OddsError
from companion.store.errors import StoreError
from companion.store.summaries import GameSummary
from companion.table.journal import JournalError, Timeline, parse_row
from companion.ui.core.background import in_background
from companion.ui.game_card import Glance, Sitter
from companion.ui.game_summary import glance


@dataclass(frozen=True)
class Record:
    """The games of one person, or of one species."""

    name: str
    games: int
    wins: int
    """Shared victories count in full."""

    scores: tuple[int, ...]
    """Final scores, in the order of the games."""

    @property
    def share(self) -> float:
        """Wins as a share of the games, 0 to 1."""
        return self.wins / self.games

    @property
    def average(self) -> float:
        """The average final score; 0 without any."""
        return sum(self.scores) / len(self.scores) if self.scores else 0.0

    @property
    def best(self) -> int | None:
        """The highest final score; None without any."""
        return max(self.scores, default=None)


def by_player(games: Iterable[Glance]) -> tuple[Record, ...]:
    """A record a person; open games do not count. Names that differ only in case are one person's.

    Args:
        games: The latest first, whose spelling of a name is the one shown.
    """
    return _records((sitter.name.casefold(), sitter.name, sitter) for sitter in _sat(games))


def by_species(games: Iterable[Glance]) -> tuple[Record, ...]:
    """A record a species, named by its shape index "0" to "3"; open games do not count."""
    return _records((str(sitter.species), str(sitter.species), sitter) for sitter in _sat(games))


def throws_in(service: GameService, game_id: str) -> tuple[Throw, ...]:
    """Every die of a game, each by its thrower; none where it cannot be read. It need not be open."""
    try:
        timeline: Timeline[Event] = Timeline()
        timeline.take_all(parse_row(row, CHROMOSOME.parse) for row in service.library.read(game_id).rows)
        return throws_of(event for entry in timeline.done for event in entry.events)
    except (StoreError, JournalError, OddsError):
        return ()


def one_spelling(throws: Iterable[Throw]) -> Iterator[Throw]:
    """The throws with each person's name spelled as it is at first."""
    names: dict[str, str] = {}

    def one(name: str) -> str:
        return names.setdefault(name.casefold(), name)

    for throw in throws:
        by = one(throw.forced_by) if throw.forced_by is not None else None
        yield replace(throw, player=one(throw.player), forced_by=by)


async def luck_of(service: GameService, ids: Sequence[str], told: Callable[[int], bool]) -> LuckReport | None:
    """Whom the dice liked over many games; other things go on meanwhile, and none of the games is opened.

    Args:
        service: Where the games are.
        ids: Of the games, the latest first, whose spelling of a name is the one kept.
        told: Hears how many games have been read, and says whether to go on.

    Returns:
        None where it was not to go on.
    """
    found: list[Throw] = []
    for done, game_id in enumerate(ids):
        if not told(done):
            return None
        found += await in_background(lambda game_id=game_id: throws_in(service, game_id))
    return await in_background(lambda: luck_report(one_spelling(found)))


@dataclass(frozen=True)
class Figures:
    """What all finished games say together."""

    finished: int
    people: tuple[Record, ...]
    species: tuple[Record, ...]
    """Named by their shape index."""


def figures_of(games: Iterable[GameSummary]) -> Figures:
    """The figures of these games, the latest first; it takes 50 ms for a thousand."""
    seen = [glance(game) for game in games if game.finished]
    return Figures(len(seen), by_player(seen), by_species(seen))


def _sat(games: Iterable[Glance]) -> Iterable[Sitter]:
    return (sitter for game in games if game.finished for sitter in game.sitters)


def _records(sat: Iterable[tuple[str, str, Sitter]]) -> tuple[Record, ...]:
    """One record a key, most wins first, then the higher average, then by name."""
    names: dict[str, str] = {}
    games: dict[str, list[Sitter]] = {}
    for key, name, sitter in sat:
        names.setdefault(key, name)
        games.setdefault(key, []).append(sitter)
    found = [
        Record(
            names[key],
            len(sitters),
            sum(sitter.won for sitter in sitters),
            tuple(sitter.score for sitter in sitters if sitter.score is not None),
        )
        for key, sitters in games.items()
    ]
    return tuple(sorted(found, key=lambda record: (-record.wins, -record.average, record.name)))
