"""The download size of a first visit, file by file."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from companion.pack.archive import Files
from companion.pack.client import ENGINES
from companion.pack.fetch import cache_folder
from companion.pack.node import run_script
from companion.pack.stage import OF_GAMES, OF_LANGUAGES

MEGABYTE: Final = 1_000_000

SMALL: Final = 1000
"""The size in bytes up to which a web host sends files uncompressed."""

PACKED: Final = frozenset({".png", ".woff2"})
"""Kinds of files that are already compressed."""


class SiteFile(NamedTuple):
    """A file of the site and its download size in bytes."""

    name: str
    size: int


class Sizes:
    """The download sizes with brotli for a Chromium browser, at its first visit and afterwards."""

    def __init__(self, parts: Iterable[SiteFile]) -> None:
        every = tuple(parts)
        self.later: Sequence[SiteFile] = [
            part for part in every if part.name.startswith((OF_GAMES, OF_LANGUAGES))
        ]
        """Files fetched later: languages when chosen; games when chosen, or else after everything else."""

        self._parts = tuple(part for part in every if part not in self.later)

    def largest(self, count: int = 8) -> Sequence[SiteFile]:
        """Return the largest files of the first visit."""
        return sorted(self._parts, key=lambda part: -part.size)[:count]

    def first_visit(self) -> int:
        return sum(part.size for part in self._parts)


def under_brotli(site: Path, files: Files) -> Sizes:
    """Return the download sizes if the web host compresses files with brotli.

    Args:
        site: The site's folder.
        files: Its files.

    Raises:
        PackError: Node is missing.
    """
    fetched = [name for name in sorted(files) if ENGINES.get(name) != "javascript"]
    packed = _packed(site, files, fetched)
    return Sizes(SiteFile(name, _size(packed.get(name), files[name])) for name in fetched)


def write_brotli(site: Path, files: Files) -> None:
    """Write `<file>.br` beside every file that compression makes smaller.

    Raises:
        PackError: There is no Node.
    """
    for name, path in _packed(site, files, sorted(files)).items():
        if _size(path, files[name]) < len(files[name]):
            (site / f"{name}.br").write_bytes(path.read_bytes())


def _packed(site: Path, files: Files, names: Iterable[str]) -> Mapping[str, Path]:
    """Return the path of each file's compressed version, by file name."""
    folder = cache_folder() / "brotli"
    folder.mkdir(parents=True, exist_ok=True)
    kept = {
        name: folder / f"{hashlib.sha256(files[name]).hexdigest()}.br"
        for name in names
        if len(files[name]) > SMALL and Path(name).suffix not in PACKED
    }
    missing = [part for name, path in kept.items() if not path.is_file() for part in (site / name, path)]
    if missing:
        run_script("brotli.mjs", *missing)
    return kept


def _size(packed: Path | None, plain: bytes) -> int:
    return min(len(plain), packed.stat().st_size) if packed is not None else len(plain)
