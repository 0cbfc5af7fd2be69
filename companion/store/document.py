"""What the file of one game holds, and how its bytes are read, judged and written.

The file is a TinyDB file: a table `header` with one document, and a table `journal` whose documents are the
rows, numbered by their `seq` from 1. An export is the same, laid out for people.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, cast

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, JsonValue, ValidationError

from companion.store.codec import bytes_of, decode, encode, text_of
from companion.store.durable import Tables
from companion.store.errors import Unstorable
from companion.store.migrations import CURRENT_SCHEMA, can_migrate, migrate

FORMAT: Final = "petri-game"
HEADER: Final = "header"
JOURNAL: Final = "journal"
SEQ: Final = "seq"

GAME_ID: Final = "[0-9][a-z0-9-]{0,63}"
"""How an id is written: safe in a path, in a route, and on systems that know names like `con`."""

Row: TypeAlias = Mapping[str, Any]
"""One entry of a journal: a JSON object with its number under `seq`. Not to be changed."""

Flaw: TypeAlias = Literal["not-json", "foreign", "damaged", "misnamed", "newer", "stuck"]
"""Why bytes are not the game they should be: no JSON; JSON of somebody else; ours but broken; another game
than the file's name says; of a newer app; or of an older one that the migrations choke on."""


class Header(BaseModel):
    """What a list of games shows of one without reading its journal."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    id: str = Field(pattern=rf"^{GAME_ID}$")
    """Its name in files, routes and commands."""
    game: str = Field(pattern=r"^[a-z][a-z0-9_]{0,63}$")
    """Which game is played: `chromosome`, ..."""
    created: AwareDatetime
    """When it began."""
    title: str = Field(default="", max_length=1000)
    """What the players call it."""
    players: tuple[str, ...] = Field(default=(), max_length=100)
    """Who plays, in seat order."""
    finished: bool = False
    """Whether it has been played to its end."""
    app: str = Field(default="", max_length=100)
    """The version of the app that began it."""
    summary: dict[str, JsonValue] = {}
    """Whatever else the game wants a list to show. Not to be changed in place."""


class Unfit(Exception):
    """These bytes are not the game they should be."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.flaw: Flaw = flaw


@dataclass(frozen=True)
class Document:
    """The content of one game file, in the current schema."""

    header: Header
    rows: tuple[Row, ...]
    written_by: int = CURRENT_SCHEMA
    """The schema of the bytes it was read from."""


def header_of(**fields: object) -> Header:
    """A checked header.

    Raises:
        Unstorable: A field has a value that it cannot have.
    """
    try:
        return Header(**cast("dict[str, Any]", fields))
    except ValidationError as error:
        raise Unstorable("store-unstorable") from error


def header_fields(header: Header) -> dict[str, Any]:
    """The header as its document in the file."""
    return {"format": FORMAT, "schema": CURRENT_SCHEMA, **header.model_dump(mode="json")}


def tables_of(document: Document) -> Tables:
    """The document as TinyDB tables."""
    journal = {str(row[SEQ]): dict(row) for row in document.rows}
    return {HEADER: {"1": header_fields(document.header)}, JOURNAL: journal}


def read(data: bytes | str) -> Document:
    """The game in the bytes of a file or the text of an export.

    Raises:
        Unfit: It cannot be read; why is its `flaw`.
    """
    try:
        found = decode(data)
    except ValueError as error:
        raise Unfit("not-json") from error
    schema = _schema(found)
    if schema > CURRENT_SCHEMA:
        raise Unfit("newer")
    if not can_migrate(schema):
        raise Unfit("damaged")
    tables = cast("Tables", found)
    if schema == CURRENT_SCHEMA:
        return _document(tables, schema)
    try:
        return _document(migrate(tables, schema), schema)
    except Exception as error:
        # File or migration, one of them is wrong, and nobody can tell which: it is not taken for rubbish.
        raise Unfit("stuck") from error


def export_text(document: Document) -> str:
    """The document as text for people and for `read`: rows in order, keys sorted, UTF-8 can hold it.

    Raises:
        Unstorable: A row is nested too deep.
    """
    tables = tables_of(document)
    try:
        rows = {number: _sorted(row) for number, row in tables[JOURNAL].items()}
    except RecursionError as error:
        raise Unstorable("store-unstorable") from error
    return bytes_of(text_of({HEADER: _sorted(tables[HEADER]), JOURNAL: rows}, indent=1) + "\n").decode()


def plain(row: Mapping[str, object]) -> dict[str, Any]:
    """The row as reading it back will give it: a copy that shares nothing with it.

    Raises:
        Unstorable: JSON cannot hold it.
    """
    try:
        return cast("dict[str, Any]", decode(encode(dict(row))))
    except ValueError as error:
        raise Unstorable("store-unstorable") from error


def _schema(found: object) -> int:
    """The version that a parsed file names, if it is one of ours at all."""
    marked = found
    for key in (HEADER, "1"):
        marked = cast("dict[str, object]", marked).get(key) if isinstance(marked, dict) else None
    if not isinstance(marked, dict) or cast("dict[str, object]", marked).get("format") != FORMAT:
        raise Unfit("foreign")
    schema = cast("dict[str, object]", marked).get("schema")
    if type(schema) is not int:
        raise Unfit("damaged")
    return schema


def _document(tables: Tables, schema: int) -> Document:
    return Document(_header(tables), _rows(tables), written_by=schema)


def _header(tables: Tables) -> Header:
    fields = {key: value for key, value in tables[HEADER]["1"].items() if key not in ("format", "schema")}
    try:
        return Header.model_validate_json(encode(fields))
    except (ValidationError, Unstorable) as error:
        raise Unfit("damaged") from error


def _rows(tables: Tables) -> tuple[Row, ...]:
    journal = cast("object", tables.get(JOURNAL))
    if not isinstance(journal, dict):
        raise Unfit("damaged")
    entries = cast("dict[str, object]", journal)
    rows: list[Row] = []
    for seq in range(1, len(entries) + 1):
        row = entries.get(str(seq))
        number = cast("dict[str, object]", row).get(SEQ) if isinstance(row, dict) else None
        if type(number) is not int or number != seq:
            raise Unfit("damaged")
        rows.append(cast("Row", row))
    return tuple(rows)


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        members = cast("dict[str, Any]", value)
        return {key: _sorted(members[key]) for key in sorted(members)}
    if isinstance(value, list):
        return [_sorted(member) for member in cast("Iterable[Any]", value)]
    return value
