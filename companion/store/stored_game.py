"""A stored game: its header, its rows, and the reasons why bytes are not the expected game."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal, TypeAlias, cast

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, ValidationError

from companion.store.codec import encode, within
from companion.store.errors import Unstorable

FORMAT: Final = "petri-game"
SEQ: Final = "seq"

GAME_ID: Final = "[0-9][a-z0-9-]{0,63}"
"""Pattern of an id: safe in a path, in a route, and on systems with reserved names like `con`."""

MOST_ROWS: Final = 50_000
"""Maximum rows of an imported journal; a long evening makes a thousand."""

YEARS: Final = range(1970, 2201)
"""Valid years of a moment, in UTC: a device that does not know the time says 1970."""

Row: TypeAlias = Mapping[str, Any]
"""One entry of a journal: a JSON object with its number under `seq`. It must not be changed."""

Flaw: TypeAlias = Literal[
    "not-json", "foreign", "damaged", "head", "row", "misnamed", "newer", "game", "played-newer", "rules"
]
"""The reason why bytes are not the expected game.

In order: not JSON; JSON of another program; our file, but damaged as a whole, in its header, or in a row; an
id that differs from the file's name; a file written by a newer app; a game that this app does not have; a
game played with a newer version; rows that its rules cannot produce.
"""


def _in_utc(moment: datetime) -> datetime:
    # An offset may move the first and the last representable moment out of range.
    if moment.tzinfo is None or moment.year not in YEARS or moment.astimezone(UTC).year not in YEARS:
        raise ValueError(f"no moment of our time: {moment!r}")
    return moment.astimezone(UTC)


def _one_line(text: str) -> str:
    """Refuse control characters, line ends and unpaired surrogates."""
    if any(unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") for character in text):
        raise ValueError("a name is one line")
    return text


def _within_bounds(summary: dict[str, JsonValue]) -> dict[str, JsonValue]:
    if not within(summary):
        raise ValueError("out of bounds")
    return summary


Name: TypeAlias = Annotated[str, Field(max_length=200), AfterValidator(_one_line)]


class Header(BaseModel):
    """The header of a game: everything that a list shows without reading the journal."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    id: str = Field(pattern=rf"^{GAME_ID}$")
    """Its name in files, routes and commands."""
    game: str = Field(pattern=r"^[a-z][a-z0-9_]{0,63}$")
    """The key of the game, see `companion.device.games`."""
    created: Annotated[datetime, AfterValidator(_in_utc)]
    """The start, in UTC."""
    title: Annotated[str, Field(max_length=1_000), AfterValidator(_one_line)] = ""
    """The players' own title."""
    players: tuple[Name, ...] = Field(default=(), max_length=8)
    """The players' names, in seat order."""
    finished: bool = False
    """Whether the game has been played to its end."""
    app: Annotated[str, Field(max_length=100), AfterValidator(_one_line)] = ""
    """The version of the app that began the game."""
    summary: Annotated[dict[str, JsonValue], AfterValidator(_within_bounds)] = {}
    """Further facts about the game for lists. Not to be changed in place."""


class Unfit(Exception):
    """These bytes are not the game they should be."""

    def __init__(self, flaw: Flaw, row: int = 0) -> None:
        super().__init__(flaw, row)
        self.flaw: Flaw = flaw
        self.row = row
        """The number of the bad row; 0 if no single row is bad."""


@dataclass(frozen=True)
class Document:
    """The content of one game file, in the current schema."""

    header: Header
    rows: tuple[Row, ...]
    end: int = field(default=0, compare=False)
    """The length in bytes of the file of lines that holds it; 0 if there is no such file."""
    last: int = field(default=0, compare=False)
    """The checksum of the last of those lines."""


def header_of(**fields: object) -> Header:
    """Return a checked header.

    Raises:
        Unstorable: A field has an invalid value.
    """
    try:
        return Header(**cast("dict[str, Any]", fields))
    except ValidationError as error:
        raise Unstorable("store-unstorable") from error


def checked_header(fields: Mapping[str, Any]) -> Header:
    """Return the header with these fields, as JSON gives them.

    Raises:
        Unfit: A field has an invalid value.
    """
    try:
        return Header.model_validate_json(encode(fields))
    except (ValidationError, Unstorable) as error:
        raise Unfit("head") from error
