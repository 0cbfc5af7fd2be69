"""The append-only file of one game: lines of JSON, a head followed by one line for each entry.

    {"check":"2f0c9a1e","format":"petri-game","schema":3,"id":"2026-11-21-0a1b2c","game":"...",...}
    {"check":"77d1e0b4","seq":1,"at":"2026-11-21T20:14:05Z","label":{...},"events":[...]}
    {"check":"90aa31c2","header":{"finished":true},"rows":[{"seq":2,...}]}

The last form is for entries that change the header, or that are stored together, all or nothing. A checksum
is the CRC-32 of its line without `"check":"........",`, continued from the previous line, so a missing,
repeated or moved line is detected too.
"""

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, NamedTuple, cast

from companion.store.blob_store import BlobStore
from companion.store.codec import CHECK, MARK, check_of, decode, decode_lines, line_of
from companion.store.errors import StorageReplaced, printable
from companion.store.game_rows import GameRows
from companion.store.stored_game import FORMAT, SEQ, Document, Flaw, Header, Row, Unfit, checked_header

SCHEMA: Final = 3
"""The version of the files that this app writes; files of earlier versions were one JSON text each."""

CHANGING: Final = ("title", "players", "finished", "summary")
"""The fields of a header that an entry may change."""


class Sound(NamedTuple):
    """The beginning of a file, up to the first damaged line."""

    document: Document
    rest: int
    """The number of lines from the first damaged one on, including a torn last line."""


class Line(NamedTuple):
    """A complete, valid line of a file."""

    fields: dict[str, Any]
    check: int
    end: int
    """The offset of the line's end."""


class GameFile(GameRows):
    """One open game in a library of files; only this object writes its file.

    Args:
        blob_store: The store of the file.
        name: Its name.
        document: The game in the file; a new game's file is written with the first row.
        on_change: Called with the game's id when something was stored.
        on_replaced: Called with this game when another program has replaced its file. The callback must store
            the rows elsewhere and close the game, or raise a `StorageError`.
    """

    def __init__(
        self,
        blob_store: BlobStore,
        name: str,
        document: Document,
        on_change: Callable[[str], None],
        on_replaced: Callable[["GameFile"], None],
    ) -> None:
        super().__init__(document.header, document.rows, threading.RLock())
        self._blob_store = blob_store
        self._name = name
        self._on_change = on_change
        self._on_replaced = on_replaced
        self.end: int = document.end
        self.last: int = document.last
        self._opened_at: int = document.end
        self._is_replaced = False
        self._is_kept = False

    @property
    def has_grown(self) -> bool:
        """Whether any row was stored since the game was opened."""
        return self.end != self._opened_at

    @property
    def is_replaced(self) -> bool:
        """Whether another program has replaced the file since we last used it; once true, it stays true."""
        if not self._is_replaced and self.end:
            self._is_replaced = not self._blob_store.is_ours(self._name)
        return self._is_replaced

    def rescue(self) -> bool:
        """Store the rows elsewhere if another program has replaced the file; return whether it was replaced.

        Raises:
            StorageError: The rows could not be stored. They exist only in memory until a later call succeeds.
        """
        with self._lock:
            if self.is_replaced and not self._is_kept:
                self._on_replaced(self)
                self._is_kept = True
            return self._is_replaced

    @property
    def held(self) -> AbstractContextManager[Any]:
        """The lock that keeps other threads from changing or closing the game."""
        return self._lock

    def _store(self, header: Header, added: Sequence[dict[str, Any]]) -> None:
        if self.end:
            body: Mapping[str, Any] = added[0] if len(added) == 1 else {}
            if header is not self._header or not body:
                now, then = header.model_dump(mode="json"), self._header.model_dump(mode="json")
                body = {"header": {key: now[key] for key in CHANGING if now[key] != then[key]}, "rows": added}
            line, last = line_of(body, self.last)
            self._append(line)
            self.end += len(line)
        else:
            data, last = file_of_lines(Document(header, (*self._rows, *added)))
            self._blob_store.write(self._name, data)
            self.end = len(data)
        self.last, self._header = last, header
        self._rows += added
        self._on_change(self.id)

    def _append(self, line: bytes) -> None:
        try:
            if self._is_replaced:  # `rescue` has failed. Retry it, even if the file looks like ours by now.
                raise StorageReplaced("store-replaced", file=printable(self._name))
            self._blob_store.append(self._name, line, self.end)
        except StorageReplaced:
            self._is_replaced = True
            self.rescue()
            raise


def is_journal(data: bytes) -> bool:
    """Return whether these bytes begin like a file of lines, not like one JSON text."""
    return data.startswith(MARK)


def file_of_lines(document: Document, *, sort_keys: bool = False) -> tuple[bytes, int]:
    """Return the bytes of a new file, and the checksum of its last line.

    Args:
        document: The game.
        sort_keys: Whether the bytes must be the same for all stores.
    """
    fields = {"format": FORMAT, "schema": SCHEMA, **document.header.model_dump(mode="json")}
    lines: list[bytes] = []
    check = 0
    for body in (fields, *document.rows):
        line, check = line_of(body, check, sort_keys=sort_keys)
        lines.append(line)
    return b"".join(lines), check


def read_lines(data: bytes) -> Document:
    """Parse the game in the bytes of a file.

    Raises:
        Unfit: A line is damaged; the error's `flaw` is the reason.
    """
    sound = sound_part(data)
    if sound.rest:
        raise Unfit("row", len(sound.document.rows) + 1)
    return sound.document


def sound_part(data: bytes) -> Sound:
    """Return the game up to the first damaged line.

    Raises:
        Unfit: Even the head is damaged.
    """
    lines = sound_lines(data)
    head = next(lines, None)
    if head is None:
        raise Unfit(_flaw_of_head(data))
    if head.fields.get("format") != FORMAT:
        raise Unfit("foreign")
    if head.fields.get("schema") != SCHEMA:
        raise Unfit("newer" if _is_newer(head.fields) else "damaged")
    fields = {key: value for key, value in head.fields.items() if key not in ("format", "schema", CHECK)}
    rows, last = _follow(lines, fields, 0)
    _, check, end = last or head
    rest = data[end:]
    document = Document(checked_header(fields), tuple(rows), end, check)
    return Sound(document, rest.rstrip(b"\n").count(b"\n") + 1 if rest else 0)


def continued(header: Header, rows: int, last: int, data: bytes) -> tuple[Header, int, int] | None:
    """Apply lines that continue a file; return the new header, number of rows and last checksum.

    Return None if there are no lines, or if one is damaged or incomplete.

    Args:
        header: The header before them.
        rows: The number of rows before them.
        last: The checksum of the line before them.
        data: The lines.
    """
    fields = header.model_dump(mode="json", include=set(Header.model_fields))
    added, line = _follow(sound_lines(data, last), fields, rows)
    if line is None or line.end < len(data):
        return None
    return checked_header(fields), rows + len(added), line.check


def mended(data: bytes, copy: bytes, known: Document) -> Sound | None:
    """Join a good copy's `known` part and a bad file's lines after it; None if there are no such lines."""
    at = 0
    for line in data.splitlines(keepends=True):
        if check_of(line, known.last) is not None:
            return sound_part(copy[: known.end] + data[at:])
        at += len(line)
    return None


def sound_lines(data: bytes, last: int = 0) -> Iterator[Line]:
    """Yield the lines up to the first damaged one; `last` is the checksum before them."""
    whole: list[bytes] = []
    places: list[tuple[int, int]] = []
    at = 0
    while (end := data.find(b"\n", at) + 1) > 0:
        line = data[at:end]
        check = check_of(line, last)
        if check is None:
            break
        whole.append(line)
        places.append((check, end))
        last, at = check, end
    for body, (check, end) in zip(decode_lines(whole), places, strict=False):
        yield Line(_object(body), check, end)


def _follow(lines: Iterator[Line], fields: dict[str, Any], before: int) -> tuple[list[Row], Line | None]:
    """Return the rows of these lines up to the first invalid one, and the last valid line.

    Args:
        lines: The lines.
        fields: The header before them; updated by them.
        before: The number of earlier rows.
    """
    rows: list[Row] = []
    last: Line | None = None
    for line in lines:
        changes, added = _entry(line.fields)
        first = before + len(rows) + 1
        if added is None or any(_number(row) != seq for seq, row in enumerate(added, first)):
            break
        fields |= changes
        rows += added
        last = line
    return rows, last


def _entry(fields: dict[str, Any]) -> tuple[dict[str, Any], list[Any] | None]:
    """Return an entry's header changes and rows; the rows are None if it is not an entry."""
    fields.pop(CHECK, None)
    if SEQ in fields:
        return {}, [fields]
    changes, rows = _object(fields.get("header")), fields.get("rows")
    is_entry = "header" in fields and isinstance(rows, list) and set(changes) <= set(CHANGING)
    return changes, cast("list[Any]", rows) if is_entry else None


def _object(value: object) -> dict[str, Any]:
    """Return the value if it is a JSON object, otherwise an empty object."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


def _number(row: object) -> int | None:
    """Return the number of a row; None if it has none."""
    seq = _object(row).get(SEQ)
    return seq if type(seq) is int else None


def _flaw_of_head(data: bytes) -> Flaw:
    """Return the flaw of a file whose first line does not match its checksum.

    A line with a newer version number was written by a newer app, which may compute checksums differently.
    But if the checksum matches the line with our number, only the number is damaged, and this must not hide a
    game.
    """
    line = data[: data.find(b"\n") + 1]
    try:
        fields = _object(decode(line))
    except ValueError:
        return "not-json"
    if fields.get("format") != FORMAT or not _is_newer(fields):
        return "head"
    misnumbered = line.replace(b'"schema":%d' % fields["schema"], b'"schema":%d' % SCHEMA)
    return "newer" if check_of(misnumbered, 0) is None else "head"


def _is_newer(fields: Mapping[str, Any]) -> bool:
    schema = fields.get("schema")
    return type(schema) is int and schema > SCHEMA
