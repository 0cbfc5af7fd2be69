"""A backup of a device as one file, and its restoration: games, people, settings, reminders.

Restoring only adds: games and entries that are missing here, unknown people, values that are not set. Data
that concerns only this device never leaves it: open offers, the secrets of hosts and phones.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, cast

from companion.device.door import MOST_PEOPLE
from companion.device.games import GAMES
from companion.rules.kernel import NAME_LENGTH, clean_text
from companion.store import archive
from companion.store.codec import within
from companion.store.errors import ImportRefused, Problem, StoreError
from companion.store.seam import GameLibrary, Merged, RememberedValues
from companion.store.stored_game import GAME_ID, Document

PEOPLE: Final = "people"

SETTING: Final = re.compile(r"setting\.[a-z][a-z-]{0,40}")
"""Keys of settings. Their values are texts, numbers, or true and false."""

OF_A_GAME: Final = re.compile(r"(?P<game>[a-z][a-z0-9_]*)\.[a-z][a-z-]{0,40}")
"""Keys of the values that a game remembers about its tables; the game checks a value when it reads it."""

FURTHER: Final = re.compile(
    rf"last-setup|gene-faces|species-names|special-prices|reminders\.{GAME_ID}",
)
"""Further keys of values that a game remembers, which `OF_A_GAME` does not match."""

LONGEST_SETTING: Final = 200

HOW: Final = ("added", "longer", "copied", "here")
"""The values of `Merged.how`, in the order in which the result lists them."""


@dataclass
class Tally:
    """The running count of what was restored and what was not."""

    merged: Counter[str] = field(default_factory=Counter[str])
    """The number of games by `Merged.how`."""
    shortened: int = 0
    """Games of which only the beginning was readable."""
    lost: int = 0
    """Games and other parts that were entirely unreadable."""
    refused: int = 0
    """Games of a kind that is unknown here, or with entries that their rules cannot produce."""
    is_cut: bool = True
    """Whether the end of the file is missing; True until the end has been read."""
    stopped: Problem | None = None
    """The error that ended the restoration; the rest of the file was not read."""

    @property
    def games(self) -> int:
        return self.merged.total() + self.refused

    @property
    def read(self) -> tuple[Problem, ...]:
        """Return the restored games, as parts of a sentence."""
        return tuple(
            Problem(f"restore-{how}", {"count": self.merged[how]}) for how in HOW if self.merged[how]
        )

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Return the parts that could not be restored, as sentences."""
        found: list[Problem] = []
        if self.stopped is not None:
            found += [Problem("restore-stopped"), self.stopped] if self.games else [self.stopped]
        elif self.is_cut:
            found.append(Problem("restore-cut"))
        elif lost := self.shortened + self.lost:
            found.append(Problem("restore-damaged", {"count": lost}))
        if self.refused:
            found.append(Problem("restore-refused", {"count": self.refused}))
        return tuple(found)


def saved(library: GameLibrary) -> Iterator[bytes]:
    """Yield a device's backup piece by piece; for the errors see `archive.pieces`."""
    values = library.preferences
    kept = {key: values.get(key) for key in values.keys()}  # noqa: SIM118
    return archive.pieces(library, {key: value for key, value in kept.items() if fits(key, value)})


def restored(
    values: RememberedValues, merge: Callable[[Document], Merged], chunks: Iterable[bytes]
) -> Iterator[Tally]:
    """Restore a backup; yield the same tally after each part, so that other work can be done in between.

    An error ends the restoration, and `Tally.stopped` names it: the file is not a backup, comes from a
    newer app or is entirely damaged, or the store failed. Everything restored until then is kept.

    Args:
        values: The device's remembered values.
        merge: Merges a game into those of the device, see `GameLibrary.merge`.
        chunks: The file.
    """
    tally = Tally()
    try:
        for _ in _restored(values, merge, chunks, tally):
            yield tally
    except StoreError as error:
        tally.stopped = error.problem
        yield tally


def _restored(
    values: RememberedValues, merge: Callable[[Document], Merged], chunks: Iterable[bytes], tally: Tally
) -> Iterator[None]:
    """Restore one part after the other into the tally, without catching errors of the file or the store."""
    for part in archive.parts(chunks):
        match part:
            case archive.Values(found, is_whole):
                _take_values(values, found)
                tally.lost += not is_whole
            case archive.Game(document, is_whole):
                try:
                    tally.merged[merge(document).how] += 1
                except ImportRefused:
                    tally.refused += 1
                else:
                    tally.shortened += not is_whole
            case archive.End(games):
                tally.is_cut = False
                tally.lost = max(tally.lost, games - tally.games)
            case archive.Damaged():
                tally.lost += 1
        yield


def fits(key: str, value: object) -> bool:
    """Return whether a value is allowed in a backup."""
    if value is None or not within(value):
        return False
    if key == PEOPLE:
        return isinstance(value, list)
    if SETTING.fullmatch(key):
        return isinstance(value, bool | int | float) or (
            isinstance(value, str) and len(value) <= LONGEST_SETTING
        )
    own = OF_A_GAME.fullmatch(key)
    return (own is not None and own["game"] in GAMES) or FURTHER.fullmatch(key) is not None


def with_people(here: object, found: list[object]) -> list[object]:
    """Return the people known here, then people of a backup whose names are unknown here, ignoring case."""
    people = cast("list[object]", here)[:] if isinstance(here, list) else []
    known = {str(name).casefold() for name in people}
    for name in found:
        if isinstance(name, str) and name and clean_text(name) == name and len(name) <= NAME_LENGTH:
            if name.casefold() not in known:
                people.append(name)
            known.add(name.casefold())
    return people[:MOST_PEOPLE]


def _take_values(values: RememberedValues, found: Mapping[str, Any]) -> None:
    """Store the values that are not set here, and add the people unknown here."""
    for key, value in found.items():
        if not fits(key, value):
            continue
        here = values.get(key)
        if key == PEOPLE:
            values.replace(key, here, with_people(here, value))
        elif here is None:
            values.replace(key, None, value)
