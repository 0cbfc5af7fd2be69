"""Reproducible zip archives: equal files give equal bytes."""

import zipfile
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

Files: TypeAlias = dict[str, bytes]
"""Contents by name; names are relative and use slashes."""

MOMENT: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest moment that a zip archive can store."""


def zipped(files: Files, *, compressed: bool = False) -> bytes:
    """Pack the files into a zip archive, ordered by name.

    Uncompressed archives are read faster, and a web host's brotli makes them smaller than compressed
    archives.
    """
    buffer = BytesIO()
    kind = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
    with zipfile.ZipFile(buffer, "w", kind, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, MOMENT)
            entry.compress_type = kind
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def unzipped(archive: bytes | Path) -> Files:
    """Unpack a zip archive."""
    source = BytesIO(archive) if isinstance(archive, bytes) else archive
    with zipfile.ZipFile(source) as opened:
        return {entry.filename: opened.read(entry) for entry in opened.infolist() if not entry.is_dir()}


def files_below(folder: Path, names: Iterable[Path] | None = None) -> Files:
    """Read the files of a folder on disk."""
    found = folder.rglob("*") if names is None else names
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found if path.is_file()}
