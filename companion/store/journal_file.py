"""The file of one game: lines of JSON, a head and then one for each entry, which only ever grows.

    {"check":"2f0c9a1e","format":"petri-game","schema":3,"id":"2026-11-21-0a1b2c","game":"...",...}
    {"check":"77d1e0b4","seq":1,"at":"2026-11-21T20:14:05Z","label":{...},"events":[...]}
    {"check":"90aa31c2","header":{"finished":true},"rows":[{"seq":2,...}]}

The last form is that of entries which change what the head says, or which are stored together: half of what
was asked for at once never counts. A checksum is the CRC-32 of its line without `"check":"........",`,
counted on from the line before: a line that is missing, doubled or in another's place shows, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from companion.store.checksums import MARK, check_of, line_of
from companion.store.codec import decode, decode_lines
from companion.store.stored_game import FORMAT, SEQ, Document, Flaw, Header, Row, Unfit, checked_header

SCHEMA: Final = 3
"""The version of the files that this app writes; those before it were one JSON text each."""

CHANGING: Final = ("title", "players", "finished", "summary")
"""The fields of a header that an entry may change."""


class Sound(NamedTuple):
    """The beginning of a file, as far as its lines are whole."""

    document: Document
    lines: tuple[bytes, ...]
    rest: int
    """Number of unreadable lines after those, a torn last one included."""


def is_journal(data: bytes) -> bool:
    """Return whether these bytes are meant as lines, not as one JSON text."""
    return data.startswith(MARK)


def file_of_lines(document: Document) -> tuple[bytes, int]:
    """Return the bytes of a new file, and the checksum of its last line."""
    fields = {"format": FORMAT, "schema": SCHEMA, **document.header.model_dump(mode="json")}
    lines, check = [b""] * (len(document.rows) + 1), 0
    for number, body in enumerate((fields, *document.rows)):
        lines[number], check = line_of(body, check)
    return b"".join(lines), check


def entry_line(header: Header, before: Header, rows: Sequence[Row], last: int) -> tuple[bytes, int]:
    """Return the line that adds rows and changes the header from `before` to `header`; and its checksum.

    Args:
        header: The header from now on.
        before: What it was.
        rows: What is added.
        last: The checksum of the last line.
    """
    if header is before and len(rows) == 1:
        return line_of(rows[0], last)
    now, then = header.model_dump(mode="json"), before.model_dump(mode="json")
    changes = {key: now[key] for key in CHANGING if now[key] != then[key]}
    return line_of({"header": changes, "rows": list(rows)}, last)


def read_lines(data: bytes) -> Document:
    """Parse the game in the bytes of a file.

    Raises:
        Unfit: A line is damaged; why is its `flaw`.
    """
    sound = sound_part(data)
    if sound.rest:
        raise Unfit("row", len(sound.document.rows) + 1)
    return sound.document


def sound_part(data: bytes) -> Sound:
    """Return the game as far as the lines are whole.

    Raises:
        Unfit: Not even the head is.
    """
    lines, check = _whole_lines(data)
    if not lines:
        raise Unfit(_flaw_of_head(data))
    bodies = _bodies(lines)
    fields = _object(bodies[0] if bodies else None)
    if fields.get("format") != FORMAT:
        raise Unfit("foreign")
    if fields.get("schema") != SCHEMA:
        raise Unfit("newer" if _is_newer(fields) else "damaged")
    changing = {key: value for key, value in fields.items() if key not in ("format", "schema", "check")}
    rows: list[Row] = []
    count = 1 + _follow(bodies[1:], changing, rows, 0)
    if count < len(lines):
        check = _checked(lines[:count])
    end = sum(map(len, lines[:count]))
    document = Document(checked_header(changing), tuple(rows), end, check)
    return Sound(
        document, tuple(lines[:count]), (data[end:].rstrip(b"\n") + b"\n").count(b"\n") if data[end:] else 0
    )


def continued(header: Header, rows: int, last: int, data: bytes) -> tuple[Header, int, int] | None:
    """Return the header, the number of rows and the last checksum after lines that continue a file.

    None without any lines, and where not all of them are whole.

    Args:
        header: The header before them.
        rows: How many rows come before them.
        last: The checksum of the line before them.
        data: The lines.
    """
    lines, check = _whole_lines(data, last)
    fields = {
        name: value for name, value in header.model_dump(mode="json").items() if name in Header.model_fields
    }
    added: list[Row] = []
    if (
        not lines
        or sum(map(len, lines)) < len(data)
        or _follow(_bodies(lines), fields, added, rows) < len(lines)
    ):
        return None
    return checked_header(fields), rows + len(added), check


def mended(data: bytes, copy: Sound) -> Sound | None:
    """Join the sound part of a good copy with the lines after it in a bad file; None without a next line."""
    lines = data.splitlines(keepends=True)
    for at, line in enumerate(lines):
        if check_of(line, copy.document.last) is not None:
            return sound_part(b"".join((*copy.lines, *lines[at:])))
    return None


def _whole_lines(data: bytes, last: int = 0) -> tuple[list[bytes], int]:
    """Return the lines from the first on whose checksums fit, and the checksum of the last one."""
    found: list[bytes] = []
    at = 0
    while (end := data.find(b"\n", at) + 1) > 0:
        check = check_of(data[at:end], last)
        if check is None:
            break
        found.append(data[at:end])
        last, at = check, end
    return found, last


def _checked(lines: Sequence[bytes]) -> int:
    """Return the checksum of the last of some whole lines."""
    return int(lines[-1][len(MARK) : len(MARK) + 8], 16)


def _bodies(lines: Sequence[bytes]) -> list[Any]:
    """Return the parsed lines, up to the first invalid one."""
    try:
        return decode_lines(lines)
    except ValueError:
        found: list[Any] = []
        for line in lines:
            try:
                found.append(decode(line))
            except ValueError:
                break
        return found


def _follow(bodies: Sequence[object], fields: dict[str, Any], rows: list[Row], before: int) -> int:
    """Add entries to a header's fields and to rows; return the count up to the first that is none.

    Args:
        bodies: What the lines say.
        fields: What the header says before them.
        rows: Gets the rows that they add.
        before: How many rows come before those.
    """
    for count, body in enumerate(bodies):
        changes, added = _entry(body)
        first = before + len(rows) + 1
        if added is None or any(_number(row) != seq for seq, row in enumerate(added, first)):
            return count
        fields |= changes
        rows += added
    return len(bodies)


def _entry(body: object) -> tuple[dict[str, Any], list[Any] | None]:
    """Return an entry's changes in the header, and its rows; None where it is no entry."""
    fields = _object(body)
    fields.pop("check", None)
    if SEQ in fields:
        return {}, [fields]
    changes, rows = fields.get("header"), fields.get("rows")
    if not isinstance(changes, dict) or not isinstance(rows, list):
        return {}, None
    changed = _object(cast("object", changes))
    return changed, cast("list[Any]", rows) if set(changed) <= set(CHANGING) else None


def _object(value: object) -> dict[str, Any]:
    """Return a JSON object; an empty one in place of any other value."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else {}


def _number(row: object) -> int | None:
    """Return the number of a row; None where it has none."""
    seq = _object(row).get(SEQ)
    return seq if type(seq) is int else None


def _flaw_of_head(data: bytes) -> Flaw:
    """Return the flaw of a file whose first line does not fit its checksum.

    A newer app may have another one, so that one bit of the number of the version is not to hide a game.
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
