"""Blobs in two append-only files: for browsers, which offer a few files and a flush.

    {"check":"5b1c90aa","format":"petri-files","generation":4}
    {"check":"0d77e1f2","file":"2026-11-21-0a1b2c.petri.jsonl","keep":1240,"grow":true,"data":[181,"3f00c2d9"]}
    {"check":"77d1e0b4","seq":7,"at":"2026-11-21T20:14:05Z","label":{...},"events":[...]}
    {"check":"1c02b7de","file":"2026-11-20-77aa01.petri.jsonl","to":"backups/2026-11-20-77aa01.1.petri.jsonl"}

Each line of a file describes a change of a blob (`companion.store.codec`). If bytes follow the line, `data`
has their number and their CRC-32. So a game's lines are the same here as in its own file on a disk. A change
interrupted by a crash counts as never begun. When most of a file is history, the blobs are rewritten into the
other file. Its first line is written last, and only then is it valid. Unreadable parts are never lost:
everything readable is rewritten, and a compressed copy of the damaged file becomes one more blob. If the
first line has another format, a later app has written it, and nothing is touched.
"""

import itertools
import re
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, cast

from companion.store.blob_store import NO_LINE, MemoryBlobStore, previous_of, storage_errors
from companion.store.codec import MARK, check_of, decode, line_of
from companion.store.errors import NewerSchema, StorageError

FORMAT: Final = "petri-files"
OLD_MAGIC: Final = b"PtR1"
"""The first bytes of a log in the old format."""
LONGEST_LINE: Final = 4_096
"""The longest entry line, in bytes."""
GROWTH: Final = 256 * 1024
"""Bytes by which the file grows at a time."""
RESERVE: Final = 16 * 1024
"""Bytes reserved for deleting and renaming on a full disk."""
WORTHWHILE: Final = 1024 * 1024
"""A file of at most this many bytes is never rewritten."""
HISTORY: Final = 4
"""A file is rewritten when it is more than this many times as long as all its blobs together."""
DAMAGED: Final = "damaged-{}.z"
"""The name of the compressed copy (zlib) of a file that could not be read completely."""
AHEAD: Final = 1_000_000
"""Added to a rebuilt file's generation, so that it stays higher if the unreadable file recovers."""
HEAD: Final = 100
"""Bytes that are enough for the first line of a file."""
NUMBERED: Final = re.compile(rb'"generation":(\d{1,9})')


class File(Protocol):
    """A file opened exclusively by this app. Everything may raise `OSError`."""

    def size(self) -> int: ...

    def read(self, at: int, length: int) -> bytes:
        """Return the bytes from this offset on; fewer at the end of the file."""
        ...

    def write(self, at: int, data: bytes) -> None:
        """Write all the bytes at this offset."""
        ...

    def truncate(self, size: int) -> None:
        """Truncate the file, or fill it up with zeros."""
        ...

    def flush(self) -> None:
        """Wait until everything is on the device."""
        ...

    def close(self) -> None:
        """Release the file, so that another page may open it."""
        ...


Entry: TypeAlias = tuple[int, int, int, dict[str, Any]]
"""An entry: the offset of its line, the offset of its data, the offset of its end; then its fields."""


class Found(NamedTuple):
    """One of the two files, as found when the store is opened."""

    file: File
    data: bytes
    generation: int
    """The generation in the first line; 0 if the line is not ours."""

    @property
    def is_unreadable(self) -> bool:
        """Whether the file was begun, but its first line, which is written last, cannot be read."""
        return not self.generation and self.data[:1] not in (b"", b"\0")

    @property
    def is_log(self) -> bool:
        return _is_log(self.data)


class ReplayedBlobStore(MemoryBlobStore):
    """Blobs in memory, rebuilt by replaying a file."""

    def __init__(self) -> None:
        super().__init__()
        self.damaged = False
        """Whether parts could not be read; the other parts are loaded."""
        self._mentioned: set[str] = set()
        """The names of all blobs that the file mentions, deleted ones too."""

    def replay(self, data: bytes, begin: int = 0) -> int:
        """Replay a file from `begin` on; return the offset after its last entry."""
        end = begin
        for at, start, next_at, fields in _entries_of(data, begin):
            body = data[start:next_at]
            is_whole = _is_whole(fields, body)
            if not is_whole and _is_torn_data(data, next_at):
                break
            if at != end:
                self._salvage(data[end:at])
            # Damaged data is copied verbatim: readers of the blob have their own checks and repairs.
            self.damaged |= not self._apply(fields, body) or not is_whole
            self._mentioned |= {fields.get("file", ""), fields.get("to", "")}
            end = next_at
        rest = data[end:].rstrip(b"\0")
        if rest and not _is_torn(rest):
            self._salvage(rest)
            end += len(rest)
        return end

    def _grow(self, name: str, data: bytes, at: int) -> None:
        """Append to a blob in memory without copying its content."""
        blob = self.blobs[name]
        if not isinstance(blob, bytearray):
            blob = bytearray(blob)
            self.blobs[name] = cast("bytes", blob)  # Callers get only copies of this bytearray.
        blob[at:] = data

    def _salvage(self, gap: bytes) -> None:
        """Recover the lines of games from bytes that no valid line describes."""
        from companion.store import salvage  # Imported here because it is rarely needed.

        self.damaged = True
        for name, lines in salvage.lines_of_games(gap, self.blobs):
            self.blobs.setdefault(name, b"")
            self._grow(name, lines, len(self.blobs[name]))

    def _apply(self, fields: Mapping[str, Any], data: bytes) -> bool:
        """Replay a line; return whether that succeeded completely."""
        name, keep = fields.get("file", ""), fields.get("keep", 0)
        try:
            if "grow" in fields:
                missing = keep - len(self.blobs.setdefault(name, b""))
                if missing > 0:  # Fill the gap, so that later offsets stay valid.
                    self._grow(name, NO_LINE * (missing - 1) + b"\n", keep - missing)
                self._grow(name, data, keep)
                return missing <= 0
            if keep:
                self.check_length(name, keep)
            if "to" in fields:
                super().rename(name, fields["to"])
            elif "gone" in fields:
                super().delete(previous_of(name) if fields["gone"] == "previous" else name)
            elif name:
                blob = (self.read(name) or b"")[:keep] + data
                if fields.get("crc", crc := zlib.crc32(blob)) != crc:
                    return False
                super().write(name, blob)
        except StorageError:
            return False
        return True


class FilePairBlobStore(ReplayedBlobStore):
    """Blobs in one of two files, which nobody else may use at the same time.

    A log in the old format is read once and rewritten as lines in the other file. The log stays until the app
    is started again.

    Raises:
        NewerSchema: A file is in a later format; both are unchanged.
    """

    def __init__(self, first: File, second: File) -> None:
        super().__init__()
        self.cramped = False
        """Whether storage is nearly full; already stored data is safe."""
        self.on_first_write: Callable[[], None] | None = None
        """Called once, after the next write or append."""
        self._spoiled = False
        """Whether the other file may hold a failed compaction; it is then emptied before the next append."""
        self._keeps_spare = False
        """Whether the other file, from which the blobs were read, is kept until the app starts again."""
        self._worthwhile = WORTHWHILE
        self._end = 0
        with storage_errors("petri"):
            found = sorted(map(_found, (first, second)), key=lambda each: each.generation, reverse=True)
            self._file, self._spare = (each.file for each in found)
            self._generation = found[0].generation
            if self._generation:
                self._go_on(*found)
            else:
                self._begin_anew(found)
        self._compact_if_worthwhile()
        try:
            self._make_room(GROWTH, 2 * RESERVE)
        except OSError:
            self.cramped = True

    def write(self, name: str, data: bytes) -> None:
        self._append(_entry(name, data, keep=0), reserve=RESERVE)
        super().write(name, data)
        self._written()

    def append(self, name: str, data: bytes, at: int) -> None:
        """Append to the blob and flush; this takes as long for a long blob as for a short one."""
        self.check_length(name, at)
        self._append(_entry(name, data, keep=at, grow=True), reserve=RESERVE)
        self._grow(name, data, at)
        self._written()

    def rename(self, old: str, new: str) -> None:
        super().rename(old, new)
        try:
            self._append(_entry(old, to=new))
        except BaseException:
            super().rename(new, old)
            raise

    def delete(self, name: str) -> None:
        if not {name, previous_of(name)}.isdisjoint(self.blobs):
            self._append(_entry(name, gone="both"))
            super().delete(name)

    def move_to(self, first: File, second: File) -> None:
        """Write every blob into other files, since the earlier ones have vanished.

        Raises:
            StorageError: They cannot be written.
        """
        self._file, self._spare = first, second
        self._spoiled = self._keeps_spare = False
        with storage_errors("petri"):
            self._generation += 1
            self._begin(first, self._generation)
            second.truncate(0)

    def close(self) -> None:
        """Release both files. All blobs are stored already."""
        for file in (self._file, self._spare):
            with suppress(OSError):
                file.close()

    def _written(self) -> None:
        self._compact_if_worthwhile()
        told, self.on_first_write = self.on_first_write, None
        if told is not None:
            told()

    def _append(self, data: bytes, reserve: int = 0) -> None:
        with storage_errors("petri"):
            if self._spoiled:
                self._spare.truncate(0)
                self._spare.flush()
                self._spoiled = False
            self._make_room(len(data), reserve)
            try:
                self._file.write(self._end, data)
                self._file.flush()
            except OSError:
                # The next line must not follow half a line.
                with suppress(OSError):
                    self._file.truncate(self._end)
                    self._file.flush()
                raise
        self._end += len(data)

    def _make_room(self, length: int, reserve: int) -> None:
        """Grow the file ahead of need, so that a full device fails before anything is written."""
        needed = self._end + length + reserve
        before = self._file.size()
        if needed > before:
            try:
                _fill_up(self._file, before, needed + GROWTH)
            except OSError:
                with suppress(OSError):
                    self._file.truncate(before)
                raise

    def _go_on(self, ours: Found, other: Found) -> None:
        """Continue with the file `ours`; if either file has unreadable parts, store a copy of it."""
        self._end = self.replay(ours.data, ours.data.index(b"\n") + 1)
        is_damaged, self.damaged = self.damaged, False
        if ours.data[self._end :].strip(b"\0"):
            self._file.truncate(self._end)
        # The other file is an unfinished new file, or the log from which ours was made, so ours has all its
        # games. Only a log that an older app has begun since may have other games.
        if other.is_unreadable:
            try:
                self._add(other)
            except StorageError:
                self._keeps_spare = self.damaged = True  # There is no room for a copy.
        if not self._keeps_spare:
            with suppress(OSError):
                self._spare.truncate(0)
        if is_damaged and not self._keeps_spare:
            name = self._keep_damaged(ours.data)
            try:
                self._compact()
            except OSError:
                self.blobs.pop(name, None)  # The damaged file stays, and is reported again at the next start.
        self.damaged |= is_damaged

    def _add(self, other: Found) -> None:
        """Store the games found only in another file, and a copy of that file if it is damaged."""
        theirs = ReplayedBlobStore()
        theirs.replay(other.data)
        if theirs.damaged or not other.is_log:
            name = self._keep_damaged(other.data)
            if not name:
                return  # The damage was reported when the copy was stored.
            self.damaged = True
            copy = self.blobs.pop(name)
            self._append(_entry(name, copy, keep=0))
            self.blobs[name] = copy
        for name in sorted(theirs.blobs.keys() - self._mentioned):
            self._append(_entry(name, bytes(theirs.blobs[name]), keep=0))
            self.blobs[name] = theirs.blobs[name]

    def _begin_anew(self, found: Iterable[Found]) -> None:
        """Begin a file with everything readable: from a log in the old format, or from damaged files."""
        begun = [each for each in found if each.data.strip(b"\0")]
        sources = _in_order([each for each in begun if each.is_unreadable] or begun)
        for each in sources:
            before, self.damaged = self.damaged, not each.is_log
            self.replay(each.data)
            if self.damaged:
                self._keep_damaged(each.data)
            self.damaged |= before
        if sources and sources[-1].file is self._file:
            self._file, self._spare = self._spare, self._file
        self._keeps_spare = bool(sources)
        numbers = (int(match[1]) for each in sources if (match := NUMBERED.search(each.data[:HEAD])))
        self._generation = max(numbers, default=0) + AHEAD if self.damaged else 1
        self._begin(self._file, self._generation)

    def _keep_damaged(self, data: bytes) -> str:
        """Store a compressed copy of a file among the blobs in memory.

        Return the copy's name; an empty text if an equal copy was stored before.
        """
        copy = zlib.compress(data.rstrip(b"\0"))
        names = map(DAMAGED.format, itertools.count(1))
        name = next(name for name in names if self.blobs.get(name, copy) == copy)
        if name in self.blobs:
            return ""
        self.blobs[name] = copy
        return name

    def _compact_if_worthwhile(self) -> None:
        if self._end <= self._worthwhile or self._keeps_spare:
            return
        live = sum(map(len, self.blobs.values()))
        self._worthwhile = max(WORTHWHILE, HISTORY * live)
        if self._end > self._worthwhile:
            # If there is no room for a new file, the current one stays in use: it has everything.
            with suppress(OSError):
                self._compact()

    def _compact(self) -> None:
        """Rewrite the blobs into the other file, which is valid once its first line is written.

        If something fails after that, the app would use the new file when it starts again, so nothing may be
        appended to the old one before the new one is emptied.
        """
        self._spoiled = True
        self._begin(self._spare, self._generation + 1)
        self._spoiled = False
        self._file, self._spare = self._spare, self._file
        self._generation += 1
        self._spare.truncate(0)

    def _begin(self, file: File, generation: int) -> None:
        """Begin a file with all blobs; its first line is written last."""
        entries = b"".join(_entry(name, bytes(self.blobs[name]), keep=0) for name in sorted(self.blobs))
        head, _ = line_of({"format": FORMAT, "generation": generation})
        file.truncate(0)
        _fill_up(file, 0, len(head) + len(entries) + GROWTH)
        file.write(len(head), entries)
        file.flush()
        file.write(0, head)
        file.flush()
        self._end = len(head) + len(entries)


def _entry(name: str, data: bytes | None = None, **fields: object) -> bytes:
    """Return the line about a blob, and the data after it."""
    if data is None:
        return line_of({"file": name, **fields})[0]
    return line_of({"file": name, **fields, "data": [len(data), f"{zlib.crc32(data):08x}"]})[0] + data


def _fields(line: bytes) -> dict[str, Any]:
    """Return the fields of a complete line; for any other line, return an empty dictionary."""
    found: object = None
    if check_of(line) is not None:
        with suppress(ValueError):
            found = decode(line)
    return found if isinstance(found, dict) else {}  # pyright: ignore[reportUnknownVariableType]


def _found(file: File) -> Found:
    """Read one of the files.

    Raises:
        NewerSchema: It is in a later format.
    """
    data = file.read(0, file.size())
    fields = _fields(data[: data.find(b"\n", 0, LONGEST_LINE) + 1])
    if fields.get("format", FORMAT) != FORMAT:
        raise NewerSchema("store-newer", file="petri")
    return Found(file, data, int(fields.get("generation", 0)))


def _in_order(sources: Sequence[Found]) -> list[Found]:
    """Return the newest log, followed by the files of lines made from it, shortest first."""
    logs = [each for each in sources if each.is_log]
    if len(logs) > 1:
        from companion.store import old_log

        logs.sort(key=lambda each: old_log.generation(each.data))
    others = [each for each in sources if not each.is_log]
    return logs[-1:] + sorted(others, key=lambda each: len(each.data.rstrip(b"\0")))


def _is_log(data: bytes) -> bool:
    """Return whether a file is a log in the old format, even if its first bytes are damaged."""
    if data.startswith((OLD_MAGIC, MARK)) or OLD_MAGIC not in data:
        return data.startswith(OLD_MAGIC)
    return next(_entries(data, 0), None) is None


def _entries_of(data: bytes, at: int) -> Iterator[Entry]:
    """Yield all entries of a log, or the entries of a file of lines from an offset on."""
    if not _is_log(data):
        return _entries(data, at)
    from companion.store import old_log  # Imported here because few devices have a log.

    return old_log.entries(data)


def _entries(data: bytes, at: int) -> Iterator[Entry]:
    """Yield each entry with a complete line, even if its data is damaged; skip the rest."""
    while (at := data.find(MARK, at)) >= 0:
        start = data.find(b"\n", at, at + LONGEST_LINE) + 1
        fields = _fields(data[at:start])
        length, _ = fields.get("data", (0, ""))
        end = start + length
        if "file" in fields and end <= len(data):
            yield at, start, end, fields
            at = end
        else:
            at += 1


def _is_whole(fields: Mapping[str, Any], data: bytes) -> bool:
    return "data" not in fields or f"{zlib.crc32(data):08x}" == fields["data"][1]


def _is_torn_data(data: bytes, end: int) -> bool:
    """Return whether the entry before `end` is incomplete: its last byte and all later bytes are zero."""
    return not data[end - 1 :].strip(b"\0")


def _is_torn(rest: bytes) -> bool:
    """Return whether the file ends in a torn line, or in a line with torn data."""
    if not (rest.startswith(MARK) or MARK.startswith(rest)):
        return rest.startswith(b"\0")  # Reserved space that was never written to.
    line = rest[: rest.find(b"\n", 0, LONGEST_LINE) + 1]
    return "file" in _fields(line) if line else not _fields(rest[:-1] + b"\n")


def _fill_up(file: File, at: int, size: int) -> None:
    """Fill the file with real zeros: a sparse hole would promise space that is not reserved."""
    file.write(at, bytes(size - at))
    file.flush()
