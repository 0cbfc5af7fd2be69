"""The invariants of any table, for imported journals.

`evolve` trusts its events, so the game's `flaw` is checked after every entry of an imported journal.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, Protocol

from pydantic import ValidationError

from companion.rules.kernel import NAME_LENGTH, TableOptions, clean_text, refuse

MOST: Final = 9_999
"""Upper bound for counts that no rule limits."""


class SoundPlayer(Protocol):
    """The attributes of a player that are checked in every game."""

    @property
    def seat(self) -> int:
        """The place at the table, from 0."""
        ...

    @property
    def name(self) -> str: ...

    @property
    def colour(self) -> int:
        """The index of the player's colour."""
        ...


def table_flaws(players: Sequence[SoundPlayer], named: Iterable[int]) -> Iterator[str]:
    """Yield the violated invariants of the players and their seats.

    Args:
        players: All players.
        named: The seats to which other fields of the state refer.
    """
    count = len(players)
    if [player.seat for player in players] != list(range(count)):
        yield "seats out of order"
    if len({player.colour for player in players}) < count:
        yield "the same colour twice"
    if not all(0 <= seat < count for seat in named):
        yield "a seat at which nobody sits"
    if not all(player.name for player in players):
        yield "a player without a name"
    yield from text_flaws(player.name for player in players)


def text_flaws(texts: Iterable[str], most: int = NAME_LENGTH) -> Iterator[str]:
    """Yield typed texts that cannot be shown or are longer than `most` characters."""
    for text in texts:
        if len(text) > most or not _is_clean(text):
            yield f"a text that cannot be shown: {text!r}"


@lru_cache(maxsize=1024)  # The same few texts are checked at every tap.
def _is_clean(text: str) -> bool:
    return clean_text(text) == text


def require_fitting(options: TableOptions) -> None:
    """Refuse options that are out of bounds or contradict each other; a file with them could not be read.

    Raises:
        Refused: The options are invalid.
    """
    try:
        type(options).model_validate(options.model_dump())
    except ValidationError as error:
        raise refuse("options-unfit") from error
