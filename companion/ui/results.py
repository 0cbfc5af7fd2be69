"""What all finished games together say: who wins, with how many points, as which species."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.house import House
from companion.rules.chromosome.luck import Throw
from companion.rules.chromosome.throws import throws_of
from companion.rules.dice import OddsError
from companion.store.errors import StoreError
from companion.table.journal import JournalError
from companion.ui.glance import Glance, Sitter


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


def all_throws(house: House, games: Iterable[Glance]) -> tuple[Throw, ...]:
    """Every die of these games, each by its thrower; what cannot be read is left out.

    Args:
        house: Where the games are; each is opened, which takes a while with many of them.
        games: The latest first, whose spelling of a name is the one kept.
    """
    names: dict[str, str] = {}
    found: list[Throw] = []

    def one(name: str) -> str:
        return names.setdefault(name.casefold(), name)

    for game in games:
        try:
            entries = house.open(game.id).table.entries
            throws = throws_of(event for entry in entries for event in entry.events)
        except (StoreError, JournalError, OddsError):
            continue
        for throw in throws:
            by = one(throw.forced_by) if throw.forced_by is not None else None
            found.append(replace(throw, player=one(throw.player), forced_by=by))
    return tuple(found)


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
