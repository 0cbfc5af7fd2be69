"""A whole game as one JSON text: exports, and files of the old form.

It is a TinyDB file: a table `header` with one document, and a table `journal` whose documents are the rows,
numbered by their `seq` from 1. Each row and the header carry a checksum (`companion.store.checksums`). `read`
also takes the lines of a file of today (`companion.store.journal_file`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from companion.store import bounds
from companion.store.checksums import CHECK, chained, signed, written
from companion.store.codec import bytes_of, decode, encode, text_of
from companion.store.durable import Tables
from companion.store.errors import Unstorable
from companion.store.journal_file import is_journal, read_lines
from companion.store.migrations import (
    CHECKSUMS_SINCE,
    CURRENT_SCHEMA,
    SAME_SHAPE_SINCE,
    can_migrate,
    fitted,
    migrate,
)
from companion.store.stored_game import FORMAT, SEQ, Document, Header, Row, Unfit, checked_header

HEADER: Final = "header"
JOURNAL: Final = "journal"


def header_fields(header: Header, last: int) -> dict[str, Any]:
    """Return the header as its document in the file; `last` is the checksum of the last row."""
    fields = {"format": FORMAT, "schema": CURRENT_SCHEMA, **header.model_dump(mode="json")}
    return signed(fields, chained(fields, last))


def tables_of(document: Document) -> Tables:
    """Return the document as TinyDB tables."""
    last = 0
    journal: dict[str, dict[str, Any]] = {}
    for row in document.rows:
        last = chained(row, last)
        journal[str(row[SEQ])] = signed(row, last)
    return {HEADER: {"1": header_fields(document.header, last)}, JOURNAL: journal}


def read(data: bytes | str) -> Document:
    """Parse the game in the bytes of a file or the text of an export.

    Raises:
        Unfit: It cannot be read; why is its `flaw`.
    """
    raw = bytes_of(data) if isinstance(data, str) and data.startswith('{"check":"') else data
    if isinstance(raw, bytes) and is_journal(raw):
        return read_lines(raw.replace(b"\r\n", b"\n"))
    try:
        found = decode(data)
    except ValueError as error:
        raise Unfit("not-json") from error
    schema = _schema(found)
    tables = cast("Tables", found)
    if schema > CURRENT_SCHEMA or not can_migrate(schema):
        raise Unfit("newer" if schema > CURRENT_SCHEMA and not _is_misnumbered(tables) else "damaged")
    if schema >= SAME_SHAPE_SINCE:
        return _document(tables, schema)
    try:
        return _document(migrate(tables, schema), schema)
    except Exception as error:
        # File or migration, one of them is wrong, and nobody can tell which: it is not taken for rubbish.
        raise Unfit("stuck") from error


def check_bounds(document: Document) -> None:
    """Check that every row keeps within the bounds that rows are written in.

    Raises:
        Unfit: A row does not; which is its `row`.
    """
    for row in document.rows:
        if row[SEQ] > bounds.MOST_ROWS or not bounds.within(row):
            raise Unfit("row", row[SEQ])


def export_text(document: Document) -> str:
    """Return the document as text for people and for `read`: rows in order, keys sorted, UTF-8 can hold it.

    Raises:
        Unstorable: A row is nested too deep.
    """
    tables = tables_of(document)
    try:
        rows = {number: _sorted(row) for number, row in tables[JOURNAL].items()}
    except RecursionError as error:
        raise Unstorable("store-unstorable") from error
    return bytes_of(text_of({HEADER: _sorted(tables[HEADER]), JOURNAL: rows}, indent=1) + "\n").decode()


def as_stored(row: Mapping[str, object]) -> dict[str, Any]:
    """Return the row as reading it back will give it: a copy that shares nothing with it.

    Raises:
        Unstorable: JSON cannot hold it, or it is out of bounds.
    """
    try:
        copy = cast("dict[str, Any]", decode(encode(dict(row))))
    except ValueError as error:
        raise Unstorable("store-unstorable") from error
    if not bounds.within(copy):
        raise Unstorable("store-unstorable")
    return copy


def _schema(found: object) -> int:
    """Return the version that a parsed file names, if it is one of ours at all."""
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
    """Return whether a file that claims to be newer is one of ours with only that number wrong."""
    header = {**tables[HEADER]["1"], "schema": CURRENT_SCHEMA}
    try:
        _document({**tables, HEADER: {"1": header}}, CURRENT_SCHEMA)
    except Unfit:
        return False
    return True


def _document(tables: Tables, schema: int) -> Document:
    """Return the document of tables in the current shape; files of version 1 have no checksums yet."""
    checked = schema >= CHECKSUMS_SINCE
    rows, last = _rows(tables, checked=checked)
    header = header_from(tables[HEADER]["1"], last if checked else None)
    return Document(header, rows, written_by=schema)


def header_from(found: Mapping[str, Any], last: int | None) -> Header:
    """Return the header in its stored fields.

    Args:
        found: The fields, those of the format included.
        last: The checksum of the last row; None where there are no checksums.

    Raises:
        Unfit: They are damaged.
    """
    if last is not None and found.get(CHECK) != written(chained(found, last)):
        raise Unfit("head")
    known = ("format", "schema") if last is None else ("format", "schema", CHECK)
    fields = {key: value for key, value in found.items() if key not in known}
    return checked_header(fields if last is not None else fitted(fields))


def _rows(tables: Tables, *, checked: bool) -> tuple[tuple[Row, ...], int]:
    """Return the rows, and the checksum of the last one."""
    journal = cast("object", tables.get(JOURNAL))
    if not isinstance(journal, dict):
        raise Unfit("damaged")
    entries = cast("dict[str, object]", journal)
    rows: list[Row] = []
    last = 0
    for seq in range(1, len(entries) + 1):
        row, last = row_from(entries.get(str(seq)), seq, last if checked else None)
        rows.append(row)
    return tuple(rows), last


def row_from(found: object, seq: int, before: int | None) -> tuple[Row, int]:
    """Return a stored row, and its checksum.

    Args:
        found: The JSON value that is stored.
        seq: The number that it must have.
        before: The checksum of the row before it; None where there are no checksums.

    Raises:
        Unfit: It is damaged.
    """
    if not isinstance(found, dict):
        raise Unfit("row", seq)
    row = cast("dict[str, Any]", found)
    if type(row.get(SEQ)) is not int or row[SEQ] != seq:
        raise Unfit("row", seq)
    if before is None:
        return row, 0
    check = chained(row, before)
    if row.get(CHECK) != written(check):
        raise Unfit("row", seq)
    return {key: value for key, value in row.items() if key != CHECK}, check


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        members = cast("dict[str, Any]", value)
        return {key: _sorted(members[key]) for key in sorted(members)}
    if isinstance(value, list):
        return [_sorted(member) for member in cast("Iterable[Any]", value)]
    return value
