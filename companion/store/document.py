"""A whole game as one JSON text: exports, and files in the old format.

It is a TinyDB file: a table `header` with one document, and a table `journal` whose documents are the rows,
numbered by their `seq` from 1. Each row and the header have a checksum, except in version 1. `read` also
accepts the lines of a file in the current format (`companion.store.game_file`).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from companion.store.codec import (
    CHECK,
    bytes_of,
    chained,
    decode,
    signed,
    signed_text,
    text_of,
    within,
    written,
)
from companion.store.durable import Tables
from companion.store.errors import ImportRefused
from companion.store.game_file import is_journal, read_lines
from companion.store.stored_game import (
    FORMAT,
    MOST_ROWS,
    SEQ,
    Document,
    Flaw,
    Header,
    Row,
    Unfit,
    checked_header,
)

HEADER: Final = "header"
JOURNAL: Final = "journal"

CURRENT_SCHEMA: Final = 2
"""The version of the texts that this app writes; version 1 had no checksums."""

LONGEST_IMPORT: Final = 16_000_000
"""Maximum characters of an import; the longest evening makes a file of about one million."""

REFUSED: Final[dict[Flaw, str]] = {
    "not-json": "store-import-not-json",
    "foreign": "store-import-foreign",
    "newer": "store-import-newer",
    "damaged": "store-import-damaged",
    "misnamed": "store-import-damaged",
    "head": "store-import-head",
    "row": "store-import-row",
    "rules": "store-import-rules",
    "game": "store-import-game",
    "played-newer": "store-import-played-newer",
}
"""Message keys of refused imports by reason."""


def header_fields(header: Header, last: int) -> dict[str, Any]:
    """Return the header's fields as stored in the text; `last` is the checksum of the last row."""
    fields = {"format": FORMAT, "schema": CURRENT_SCHEMA, **header.model_dump(mode="json")}
    return signed(fields, chained(fields, last))


def signed_rows(document: Document) -> tuple[list[dict[str, Any]], int]:
    """Return the rows with their checksums, and the last checksum."""
    last = 0
    rows: list[dict[str, Any]] = []
    for row in document.rows:
        last = chained(row, last)
        rows.append(signed(row, last))
    return rows, last


def tables_of(document: Document) -> Tables:
    """Return the document as TinyDB tables."""
    rows, last = signed_rows(document)
    return {
        HEADER: {"1": header_fields(document.header, last)},
        JOURNAL: {str(row[SEQ]): row for row in rows},
    }


def export_text(document: Document) -> str:
    """Return the document as text for people and for `read`, in UTF-8: each row is a line, in order."""
    last = 0
    rows: list[str] = []
    for row in document.rows:
        text, last = signed_text(row, last)
        rows.append(f'  "{row[SEQ]}": {text}')
    header = text_of({HEADER: {"1": header_fields(document.header, last)}}, indent=1, sort_keys=True)
    journal = "".join(("{\n", ",\n".join(rows), "\n }") if rows else ("{}",))
    return bytes_of(f'{header[:-2]},\n "{JOURNAL}": {journal}\n}}\n').decode()


def read(data: bytes | str) -> Document:
    """Parse the game in the bytes of a file or the text of an export.

    Raises:
        Unfit: It cannot be read; the error's `flaw` is the reason.
    """
    raw = bytes_of(data) if isinstance(data, str) and data.startswith('{"check":"') else data
    if isinstance(raw, bytes) and is_journal(raw):
        document = read_lines(raw.replace(b"\r\n", b"\n"))
        # If an editor has changed the line ends, the file has no valid `end` to append at.
        return document if document.end == len(raw) else Document(document.header, document.rows)
    try:
        found = decode(data)
    except ValueError as error:
        raise Unfit("not-json") from error
    schema = _schema(found)
    tables = cast("Tables", found)
    if not 1 <= schema <= CURRENT_SCHEMA:
        raise Unfit("newer" if schema > CURRENT_SCHEMA and not _is_misnumbered(tables) else "damaged")
    return _document(tables, schema)


def importable(text: str, verify: Callable[[Document], None]) -> Document:
    """Return the game in an export, or in a game file, if it can be continued here.

    Args:
        text: The content of the file to import.
        verify: Raises `Unfit` for a game that its rules cannot produce.

    Raises:
        ImportRefused: The text is not such a game.
    """
    if len(text) > LONGEST_IMPORT:
        raise ImportRefused("store-import-too-large", megabytes=LONGEST_IMPORT // 1_000_000)
    try:
        document = read(text)
    except Unfit as unfit:
        raise _refused(unfit) from unfit
    check_importable(document, verify)
    return document


def check_importable(document: Document, verify: Callable[[Document], None]) -> None:
    """Check that a game from elsewhere can be continued here.

    Args:
        document: The game.
        verify: Raises `Unfit` for a game that its rules cannot produce.

    Raises:
        ImportRefused: It cannot be continued.
    """
    if not document.rows:
        raise ImportRefused("store-import-empty")
    try:
        for row in document.rows:
            if row[SEQ] > MOST_ROWS or not within(row):
                raise Unfit("row", row[SEQ])
        verify(document)
    except Unfit as unfit:
        raise _refused(unfit) from unfit


def _refused(unfit: Unfit) -> ImportRefused:
    where = {"row": unfit.row} if unfit.row else {}
    return ImportRefused(REFUSED[unfit.flaw], **where)


def header_from(found: Mapping[str, Any], last: int | None) -> Header:
    """Parse a header from its stored fields.

    Args:
        found: The fields, with the format, its version and the checksum.
        last: The checksum of the last row; None if there are no checksums.

    Raises:
        Unfit: They are damaged.
    """
    if last is not None and found.get(CHECK) != written(chained(found, last)):
        raise Unfit("head")
    return checked_header({key: found[key] for key in found if key not in ("format", "schema", CHECK)})


def row_from(found: object, seq: int, before: int | None) -> tuple[Row, int]:
    """Return a stored row, and its checksum.

    Args:
        found: The stored JSON value.
        seq: The number that the row must have.
        before: The checksum of the row before it; None if there are no checksums.

    Raises:
        Unfit: It is damaged.
    """
    row = cast("dict[str, Any]", found) if isinstance(found, dict) else {}
    if type(row.get(SEQ)) is not int or row[SEQ] != seq:
        raise Unfit("row", seq)
    if before is None:
        return row, 0
    check = chained(row, before)
    if row.get(CHECK) != written(check):
        raise Unfit("row", seq)
    return {key: value for key, value in row.items() if key != CHECK}, check


def _schema(found: object) -> int:
    """Return the version number in a parsed file; raise `Unfit` if it is not one of our files."""
    marked = found
    for key in (HEADER, "1"):
        marked = cast("dict[str, object]", marked).get(key) if isinstance(marked, dict) else None
    if not isinstance(marked, dict) or cast("dict[str, object]", marked).get("format") != FORMAT:
        raise Unfit("foreign")
    schema = cast("dict[str, object]", marked).get("schema")
    if type(schema) is not int:
        raise Unfit("damaged")
    return schema


def _is_misnumbered(tables: Tables) -> bool:
    """Return whether a file with a newer version number would be valid with the current number."""
    header = {**tables[HEADER]["1"], "schema": CURRENT_SCHEMA}
    try:
        _document({**tables, HEADER: {"1": header}}, CURRENT_SCHEMA)
    except Unfit:
        return False
    return True


def _document(tables: Tables, schema: int) -> Document:
    """Return the document in tables of the given version."""
    journal = cast("object", tables.get(JOURNAL))
    if not isinstance(journal, dict):
        raise Unfit("damaged")
    entries = cast("dict[str, object]", journal)
    rows: list[Row] = []
    last = 0 if schema > 1 else None
    for seq in range(1, len(entries) + 1):
        row, check = row_from(entries.get(str(seq)), seq, last)
        rows.append(row)
        last = check if schema > 1 else None
    return Document(header_from(tables[HEADER]["1"], last), tuple(rows))
