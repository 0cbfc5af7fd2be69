"""A disk after a power cut that keeps only what it must: flushed data survive, all other data may be lost.

The model, for one folder and its subfolders:

* Bytes written to a file are durable once `fsync` (or `fdatasync`) of that file has returned. Unflushed bytes
  are, for each file separately, there in full, missing, cut off somewhere, or zeros in blocks of 512; earlier
  durable bytes that were not overwritten stay.
* A change of names (a file created, linked, renamed or removed; a folder created) is durable once `fsync` of
  its folder has returned. For a rename between two folders, `fsync` of either is enough, since journalling
  file systems write both in one transaction. Each change happens entirely or not at all.
* Unflushed changes of names are there up to some point in their order (as on ext4, xfs, btrfs) or, in one cut
  of three, in any selection (as on file systems that promise no order).
* Flushing a file makes its bytes durable but not its name; POSIX promises no more.

Not modelled: disks that lie about a flush, torn sectors, and bit rot (see `mutated_files`).
"""

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.torture.file_calls import Call

BLOCK: Final = 512


@dataclass
class Inode:
    """A file's bytes: the durable ones, and the writes since then."""

    durable: bytes = b""
    pending: list[tuple[int, bytes]] = field(default_factory=list[tuple[int, bytes]])
    """Unflushed writes as offset and bytes; an offset of -1 truncates the file to the bytes' length."""

    def flush(self) -> None:
        """Make all bytes durable."""
        self.durable = _written(self.durable, self.pending)
        self.pending = []

    def after_cut(self, chance: random.Random) -> bytes:
        """Return the file's bytes after a power cut."""
        whole = _written(self.durable, self.pending)
        if not self.pending:
            return whole
        match chance.randrange(4):
            case 0:
                return whole
            case 1:
                return self.durable
            case 2:
                return whole[: chance.randint(self._same(whole), len(whole))]
            case _:
                same = self._same(whole)
                blocks = [whole[at : at + BLOCK] for at in range(0, len(whole), BLOCK)]
                left = b"".join(b if chance.random() < 0.5 else bytes(len(b)) for b in blocks)
                return whole[:same] + left[same:]

    def _same(self, whole: bytes) -> int:
        """Return the number of bytes at the beginning that are durable and unchanged."""
        shortest = min(len(self.durable), len(whole))
        return next((at for at in range(shortest) if self.durable[at] != whole[at]), shortest)


def _written(data: bytes, writes: list[tuple[int, bytes]]) -> bytes:
    content = bytearray(data)
    for at, piece in writes:
        if at < 0:
            del content[len(piece) :]
            continue
        content.extend(bytes(max(0, at - len(content))))
        content[at : at + len(piece)] = piece
    return bytes(content)


FOLDER: Final = Inode()
"""The value that marks a folder in a table of names."""

Names = dict[str, Inode | None]
"""A change of names: the file of each name afterwards, None for a removed name."""


Left = dict[str, bytes | None]
"""The remains after a cut: file contents by name, None for folders; a folder precedes its contents."""


def lay_out(left: Left, into: Path) -> None:
    """Create a folder with these files, except those whose own folder was lost."""
    into.mkdir()
    for name, data in left.items():
        path = into / name
        if data is None:
            path.mkdir(parents=True)
        elif path.parent.is_dir():
            path.write_bytes(data)


@dataclass
class Disk:
    """A folder on a disk, as file calls change it.

    Args:
        root: The folder; its current content is durable.
    """

    root: Path
    names: dict[str, Inode] = field(default_factory=dict[str, Inode])
    """All names, as a running system sees them."""
    durable: dict[str, Inode] = field(default_factory=dict[str, Inode])
    pending: list[tuple[set[str], Names]] = field(default_factory=list[tuple[set[str], Names]])
    """Unflushed changes of names, each with the folders that make it durable; flushing any one is enough."""
    descriptors: dict[int, str] = field(default_factory=dict[int, str])
    open: dict[int, Inode] = field(default_factory=dict[int, Inode])

    def __post_init__(self) -> None:
        for path in sorted(self.root.rglob("*")):
            self.names[self._name(str(path))] = FOLDER if path.is_dir() else Inode(path.read_bytes())
        self.durable = dict(self.names)

    def before(self, call: Call) -> None:
        """Do nothing: nothing has changed yet."""

    def after(self, call: Call) -> None:
        """Apply a call."""
        match call.name:
            case "open":
                self._opened(call)
            case "write":
                if (inode := self.open.get(call.descriptor)) is not None:
                    inode.pending.append((call.at, call.data))
            case "ftruncate":
                if (inode := self.open.get(call.descriptor)) is not None:
                    inode.pending.append((-1, bytes(call.at)))
            case "fsync" | "fdatasync":
                self._flushed(call.descriptor)
            case _ if self._is_ours(call.path):
                self._renamed(call)
            case _:
                pass

    def cut(self, chance: random.Random) -> Left:
        """Return what would be left if the power failed now."""
        found: dict[str, Inode | None] = dict(self.durable)
        if chance.random() < 2 / 3:
            kept = self.pending[: chance.randint(0, len(self.pending))]
        else:
            kept = [change for change in self.pending if chance.random() < 0.5]
        for _, change in kept:
            found.update(change)
        contents: dict[int, bytes] = {}  # two names of one file share their bytes
        left: Left = {}
        for name, inode in sorted(found.items()):
            if inode is FOLDER:
                left[name] = None
            elif inode is not None:
                if id(inode) not in contents:
                    contents[id(inode)] = inode.after_cut(chance)
                left[name] = contents[id(inode)]
        return left

    def _opened(self, call: Call) -> None:
        self.open.pop(call.descriptor, None)
        self.descriptors.pop(call.descriptor, None)
        if not self._is_ours(call.path):
            return
        name = self._name(call.path)
        self.descriptors[call.descriptor] = name
        if Path(call.path).is_dir():
            return
        if name not in self.names:
            self._change({name: Inode()}, name)
        inode = self.open[call.descriptor] = self.names[name]
        if call.at < 0:
            inode.pending.append((-1, b""))

    def _flushed(self, descriptor: int) -> None:
        if (inode := self.open.get(descriptor)) is not None:
            inode.flush()
            return
        folder = self.descriptors.get(descriptor)
        if folder is None:
            return
        for folders, change in self.pending:
            if folder in folders:
                for name, inode in change.items():
                    _set(self.durable, name, inode)
        self.pending = [(folders, change) for folders, change in self.pending if folder not in folders]

    def _renamed(self, call: Call) -> None:
        name = self._name(call.path)
        match call.name:
            case "unlink" | "remove" | "rmdir":
                self._change({name: None}, name)
            case "mkdir":
                self._change({name: FOLDER}, name)
            case "link":
                target = self._name(call.target)
                self._change({target: self.names[name]}, target)
            case "rename" | "replace":
                target = self._name(call.target)
                self._change({name: None, target: self.names[name]}, name, target)
            case _:
                self.names[name].pending.append((-1, bytes(call.at)))

    def _change(self, change: Names, *names: str) -> None:
        for name, inode in change.items():
            _set(self.names, name, inode)
        self.pending.append(({name.rpartition("/")[0] for name in names}, change))

    def _is_ours(self, path: str) -> bool:
        return Path(path) == self.root or self.root in Path(path).parents

    def _name(self, path: str) -> str:
        relative = str(Path(path).relative_to(self.root))
        return "" if relative == "." else relative


def _set(names: dict[str, Inode], name: str, inode: Inode | None) -> None:
    if inode is None:
        names.pop(name, None)
    else:
        names[name] = inode
