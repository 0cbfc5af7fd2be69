"""A disk after a power cut, with the least that a program may rely on: flushed data survive, the rest may.

The model, for one folder and its subfolders:

* Bytes written to a file are durable when `fsync` (or `fdatasync`) of that file has returned. Bytes not
flushed are, for each file by itself, there in full, missing, cut off somewhere, or zeros in blocks of 512;
earlier durable bytes that were not overwritten stay.
* A change of names (a file made, linked, renamed, removed; a folder made) is durable when `fsync` of its
  folder has returned; of a rename between two folders, either of them, since journalling file systems write
  both in one transaction. Each change happens entirely or not at all.
* Changes of names not flushed are there up to some point in their order (as on ext4, xfs, btrfs),
  or, one cut in three, any choice of them (as on file systems that promise no order).
* Flushing a file makes its bytes durable and not its name; POSIX promises no more.

Not modelled: disks that lie about a flush, sectors that are torn, bits that rot (see `mutated_files`).
"""

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.torture.file_calls import Call

BLOCK: Final = 512


@dataclass
class Inode:
    """A file's bytes: those that are durable, and the writes since."""

    durable: bytes = b""
    pending: list[tuple[int, bytes]] = field(default_factory=list[tuple[int, bytes]])
    """Offset and bytes; an offset of -1: cut off to as many bytes as are given."""

    def flush(self) -> None:
        """Everything is durable."""
        self.durable = _written(self.durable, self.pending)
        self.pending = []

    def after_cut(self, chance: random.Random) -> bytes:
        """Return its bytes after a power cut."""
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
        """Return how many bytes at the beginning are durable and unchanged."""
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
"""The entry for a folder in a table of names."""

Names = dict[str, Inode | None]
"""The files of names after a change; None for a removed name."""


Left = dict[str, bytes | None]
"""Files by name, None for folders; a folder comes before its content."""


def lay_out(left: Left, into: Path) -> None:
    """Create a folder with these files; files whose own folder was lost are lost too."""
    into.mkdir()
    for name, data in left.items():
        path = into / name
        if data is None:
            path.mkdir(parents=True)
        elif path.parent.is_dir():
            path.write_bytes(data)


@dataclass
class Disk:
    """A folder on a disk, as calls change it.

    Args:
        root: The folder; its current content is durable.
    """

    root: Path
    names: dict[str, Inode] = field(default_factory=dict[str, Inode])
    """The names as a running system sees them."""
    durable: dict[str, Inode] = field(default_factory=dict[str, Inode])
    pending: list[tuple[set[str], Names]] = field(default_factory=list[tuple[set[str], Names]])
    """Changes of names: the folders that make it durable, and the change."""
    descriptors: dict[int, str] = field(default_factory=dict[int, str])
    open: dict[int, Inode] = field(default_factory=dict[int, Inode])

    def __post_init__(self) -> None:
        for path in sorted(self.root.rglob("*")):
            self.names[self._name(str(path))] = FOLDER if path.is_dir() else Inode(path.read_bytes())
        self.durable = dict(self.names)

    def before(self, call: Call) -> None:
        """Nothing has changed yet."""

    def after(self, call: Call) -> None:
        """A call was made."""
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
        """Return what would be found if the power failed now."""
        found: dict[str, Inode | None] = dict(self.durable)
        if chance.random() < 2 / 3:
            kept = self.pending[: chance.randint(0, len(self.pending))]
        else:
            kept = [change for change in self.pending if chance.random() < 0.5]
        for _, change in kept:
            found.update(change)
        contents: dict[int, bytes] = {}  # two names of one file have the same bytes
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
