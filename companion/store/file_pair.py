"""Blobs in two files that only grow: for places that give a few files and a flush, as a browser does.

    {"check":"5b1c90aa","format":"petri-files","generation":4}
    {"check":"0d77e1f2","file":"2026-11-21-0a1b2c.petri.jsonl","keep":1240,"grow":true,"data":[181,"3f00c2d9"]}
    {"check":"77d1e0b4","seq":7,"at":"2026-11-21T20:14:05Z","label":{...},"events":[...]}
    {"check":"1c02b7de","file":"2026-11-20-77aa01.petri.jsonl","to":"backups/2026-11-20-77aa01.1.petri.jsonl"}

A line of one file says what happens to a blob (`companion.store.codec`); `data` says how many bytes of it
follow, and their CRC-32. So the lines of a game stand here as they stand in its own file on a disk. What a
crash tore is as if it had never been begun. When most of a file is history, the blobs are written afresh into
the other one, which takes over with its first line.
"""

import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias, cast

from companion.store.blob_store import MemoryBlobStore, previous_of, storage_errors
from companion.store.codec import MARK, check_of, decode, line_of
from companion.store.errors import StorageError

FORMAT: Final = "petri-files"
OLD_MAGIC: Final = b"PtR1"
"""The first bytes of a log of the earlier form."""
LONGEST_LINE: Final = 4_096
"""Bytes of a line that says what happens."""
GROWTH: Final = 256 * 1024
"""The file grows by so much at a time."""
RESERVE: Final = 16 * 1024
"""Room that is kept for deleting and renaming when nothing else can be stored any more."""
WORTHWHILE: Final = 1024 * 1024
"""A file shorter than this is never written afresh."""
HISTORY: Final = 4
"""The length, in lengths of the blobs in it, at which it is written afresh."""


class File(Protocol):
    """A file opened for this app alone. Everything may raise `OSError`."""

    def size(self) -> int: ...

    def read(self, at: int, length: int) -> bytes:
        """Return the bytes from there on, fewer at the end."""
        ...

    def write(self, at: int, data: bytes) -> None:
        """Write all the bytes there."""
        ...

    def truncate(self, size: int) -> None:
        """Truncate the file, or fill it up with zeros."""
        ...

    def flush(self) -> None:
        """Wait until the device has everything."""
        ...

    def close(self) -> None:
        """Release the file, so that another page may take it."""
        ...


Entry: TypeAlias = tuple[int, int, int, dict[str, Any]]
"""The place of an entry, of its data and of its end, and its fields."""


class FilePairBlobStore(MemoryBlobStore):
    """Blobs that are kept in one of two files; nobody else may use the files meanwhile.

    A log of the earlier form is read once and written into the other file; it stays until the next start.
    """

    def __init__(self, first: File, second: File) -> None:
        super().__init__()
        self.damaged = False
        """Whether something in the file could not be read; what could be is there."""
        self.cramped = False
        """Whether there is hardly any room left; what is stored is safe, and so is what still fits."""
        self.on_first_write: Callable[[], None] | None = None
        """Called once, when the next write is done."""
        self._spoiled = False
        """Whether the other file may hold a beginning that must not count: see `_compact`."""
        self._keeps_log = False
        """Whether the other file is a log of the earlier form, kept until the next start."""
        self._worthwhile = WORTHWHILE
        self._end = 0
        with storage_errors("petri"):
            self._file, self._spare = sorted((first, second), key=_generation, reverse=True)
            self._generation = _generation(self._file)
            if self._generation:
                data = self._file.read(0, self._file.size())
                begin = data.index(b"\n") + 1
                self._end = self._replay(data, _entries(data, begin), begin)
                if data[self._end :].strip(b"\0"):
                    self._file.truncate(self._end)
                with suppress(OSError):
                    self._spare.truncate(0)  # a log of the earlier form, or half of a new file
            else:
                self._begin_anew()
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
        """Append to the blob, and flush; that takes as long for a long blob as for a short one."""
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

    def close(self) -> None:
        """Release both files; every blob is as safe as before."""
        for file in (self._file, self._spare):
            with suppress(OSError):
                file.close()

    def _grow(self, name: str, data: bytes, at: int) -> None:
        """Append to a blob in memory without copying what it holds."""
        blob = self.blobs[name]
        if not isinstance(blob, bytearray):
            blob = bytearray(blob)
            self.blobs[name] = cast("bytes", blob)  # nobody sees it but as a copy
        blob[at:] = data

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
                # Half a line must not stand before the next one.
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

    def _replay(self, data: bytes, entries: Iterator[Entry], end: int) -> int:
        """Do again what a file says from `end` on, and return the place where it ends."""
        for at, start, next_at, fields in entries:
            self.damaged |= not self._apply(fields, data[start:next_at]) or at != end
            end = next_at
        return end

    def _apply(self, fields: Mapping[str, Any], data: bytes) -> bool:
        """Do again what a line says; return whether that was possible."""
        name, keep = fields.get("file", ""), fields.get("keep", 0)
        try:
            if keep or "grow" in fields:
                self.check_length(name, keep)
            if "to" in fields:
                super().rename(name, fields["to"])
            elif "gone" in fields:
                super().delete(previous_of(name) if fields["gone"] == "previous" else name)
            elif "grow" in fields:
                self._grow(name, data, keep)
            elif name:
                blob = (self.read(name) or b"")[:keep] + data
                if fields.get("crc", crc := zlib.crc32(blob)) != crc:
                    return False
                super().write(name, blob)
        except StorageError:
            return False
        return True

    def _begin_anew(self) -> None:
        """Begin the first file, or the one beside a log of the earlier form, with all that it holds."""
        files = (self._file, self._spare)
        if any(file.read(0, len(OLD_MAGIC)) == OLD_MAGIC for file in files):
            from companion.store import old_log  # hardly anybody has one

            self._file, self._spare = sorted(files, key=old_log.generation)
            log = self._spare.read(0, self._spare.size())
            self._replay(log, old_log.entries(log), 0)
            self._keeps_log = True
        self._begin(self._file, 1)
        self._generation = 1

    def _compact_if_worthwhile(self) -> None:
        if self._end <= self._worthwhile or self._keeps_log:
            return
        live = sum(map(len, self.blobs.values()))
        self._worthwhile = max(WORTHWHILE, HISTORY * live)
        if self._end > self._worthwhile:
            # The file as it is holds everything: where there is no room for another one it goes on.
            with suppress(OSError):
                self._compact()

    def _compact(self) -> None:
        """Rewrite the blobs; the new file counts once its first line is there.

        A failure may come after that: a new start would take the new file, so that nothing may be appended
        to the old one before the new one is emptied.
        """
        self._spoiled = True
        self._begin(self._spare, self._generation + 1)
        self._spoiled = False
        self._file, self._spare = self._spare, self._file
        self._generation += 1
        self._spare.truncate(0)

    def _begin(self, file: File, generation: int) -> None:
        """Begin a file with all blobs; its first line comes last."""
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
    """Return the line about a blob, and the data that follows."""
    if data is None:
        return line_of({"file": name, **fields})[0]
    return line_of({"file": name, **fields, "data": [len(data), f"{zlib.crc32(data):08x}"]})[0] + data


def _fields(line: bytes) -> dict[str, Any]:
    """Return what a whole line says; nothing of any other."""
    found: object = None
    if check_of(line) is not None:
        with suppress(ValueError):
            found = decode(line)
    return found if isinstance(found, dict) else {}  # pyright: ignore[reportUnknownVariableType]


def _generation(file: File) -> int:
    """Return the generation of a file; 0 for one that has not begun."""
    data = file.read(0, LONGEST_LINE)
    fields = _fields(data[: data.find(b"\n") + 1])
    return int(fields["generation"]) if fields.get("format") == FORMAT else 0


def _entries(data: bytes, at: int) -> Iterator[Entry]:
    """Yield each whole entry; skip the rest."""
    while (at := data.find(MARK, at)) >= 0:
        start = data.find(b"\n", at, at + LONGEST_LINE) + 1
        fields = _fields(data[at:start])
        length, check = fields.get("data", (0, "00000000"))
        end = start + length
        if "file" in fields and end <= len(data) and f"{zlib.crc32(data[start:end]):08x}" == check:
            yield at, start, end, fields
            at = end
        else:
            at += 1


def _fill_up(file: File, at: int, size: int) -> None:
    """Fill the file up with real zeros: a hole would promise room that is not reserved."""
    file.write(at, bytes(size - at))
    file.flush()
