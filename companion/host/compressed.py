"""The app's files, compressed in advance for phones on a slow network.

A phone's first visit fetches about 14 MB in Chromium and 19 MB in other browsers; with gzip a third of that.
Browsers accept brotli over https only, so it would not help at a kitchen table.
"""

import contextlib
import logging
import os
import stat
import tempfile
import threading
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from flet_web import get_package_web_dir  # pyright: ignore[reportMissingTypeStubs]
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import FileResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.host.folders import assets_folder, cache_folder

log = logging.getLogger("companion.host")

TYPES: Final = {
    "main.dart.wasm": "application/wasm",
    "canvaskit/skwasm.wasm": "application/wasm",
    "main.dart.js": "text/javascript",
    "canvaskit/canvaskit.wasm": "application/wasm",
    "canvaskit/chromium/canvaskit.wasm": "application/wasm",
    "canvaskit/skwasm_heavy.wasm": "application/wasm",
    "main.dart.mjs": "text/javascript",
    "canvaskit/skwasm.js": "text/javascript",
    "canvaskit/skwasm_heavy.js": "text/javascript",
    "canvaskit/canvaskit.js": "text/javascript",
    "canvaskit/chromium/canvaskit.js": "text/javascript",
    "flutter_bootstrap.js": "text/javascript",
    "picture.js": "text/javascript",
    **{
        f"fonts/AtkinsonHyperlegibleNext-{weight}.ttf": "font/ttf"
        for weight in ("Regular", "SemiBold", "Bold", "ExtraBold")
    },
}
"""Content types of the compressed files, in the order of compression.

Files that Flet fills in while serving them are not compressed.
"""

LEVEL: Final = 6
"""The gzip level; level 9 takes twice the time and saves one per cent."""

GZIP: Final = 16 + zlib.MAX_WBITS
CHUNK: Final = 1 << 20


def variants_folder() -> Path | None:
    """Return the folder of compressed files, shared by a user's servers; None if it cannot be created."""
    return cache_folder("served")


def source(name: str) -> Path:
    """Return the file that is served under this name."""
    own = assets_folder() / name
    return own if own.is_file() else Path(get_package_web_dir()) / name


class CompressedFiles:
    """ASGI middleware that serves the compressed variants of files to clients that accept gzip.

    Args:
        app: Serves everything else.
        folder: The folder of the variants.
    """

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self._app = app
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)
        self._sound: dict[str, tuple[Path, int, int]] = {}
        """The checked variants by file, with size and modification time as of the check."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        name = str(scope.get("path", "")).lstrip("/")
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or name not in TYPES:
            await self._app(scope, receive, send)
        elif takes_gzip(Headers(scope=scope).getlist("accept-encoding")) and (found := self._variant(name)):
            response = self._files.file_response(*found, scope)
            if isinstance(response, FileResponse):
                response.headers["content-type"] = TYPES[name]
                response.headers["content-encoding"] = "gzip"
            response.headers["vary"] = "accept-encoding"
            await response(scope, receive, send)
        else:
            await self._app(scope, receive, _varying(send))

    def _variant(self, name: str) -> tuple[Path, os.stat_result] | None:
        """Return the variant of a file; None if it is missing or damaged."""
        try:
            path, *checked = self._sound.get(name) or (None, 0, 0)
            if path is None or not path.name.startswith(_begin_of_name(name)):
                path = next(iter(variants_of(self._folder, name)), None)
            if path is None:
                return None
            found = path.lstat()
            if [found.st_size, found.st_mtime_ns] != checked:
                if not (stat.S_ISREG(found.st_mode) and is_sound(path)):
                    return None
                self._sound[name] = (path, found.st_size, found.st_mtime_ns)
        except OSError:
            return None
        return path, found


def takes_gzip(accepted: Iterable[str]) -> bool:
    """Return whether a client's `Accept-Encoding` headers accept gzip."""
    weights: dict[str, float] = {}
    for wish in ",".join(accepted).split(","):
        coding, _, parameter = wish.partition(";")
        name, _, value = parameter.partition("=")
        try:
            weights[coding.strip().lower()] = float(value) if name.strip().lower() == "q" else 1.0
        except ValueError:
            weights[coding.strip().lower()] = 0.0
    return weights.get("gzip", weights.get("x-gzip", weights.get("*", 0.0))) > 0


def _varying(send: Send) -> Send:
    async def varying(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message)["vary"] = "accept-encoding"
        await send(message)

    return varying


def make_variants(folder: Path) -> None:
    """Compress every file that has no variant yet, and remove variants of other versions.

    If the folder cannot be written to, this is logged, and the files are served uncompressed.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in TYPES:
            with contextlib.suppress(FileNotFoundError):
                if not any(map(is_sound, variants_of(folder, name))):
                    _compress(name, folder)
        current = {path for name in TYPES if source(name).is_file() for path in variants_of(folder, name)}
        for variant in folder.iterdir():
            if variant.suffix == ".gz" and not (variant in current and is_sound(variant)):
                variant.unlink(missing_ok=True)
    except OSError as error:
        log.warning("files are sent uncompressed: %s", error)


def make_variants_soon(folder: Path) -> None:
    """Start `make_variants` in a daemon thread."""
    threading.Thread(target=make_variants, args=(folder,), daemon=True).start()


def variants_of(folder: Path, name: str) -> list[Path]:
    """Return the variants of a file's current version, including damaged ones.

    There should be at most one.
    """
    begin = _begin_of_name(name)
    return [path for path in folder.iterdir() if path.name.startswith(begin) and path.suffix == ".gz"]


def is_sound(variant: Path) -> bool:
    """Return whether a variant matches the checksum in its name."""
    check = 0
    with variant.open("rb") as read:
        while part := read.read(CHUNK):
            check = zlib.crc32(part, check)
    return variant.name.endswith(f".{check:08x}.gz")


def _begin_of_name(name: str) -> str:
    """Return the prefix of a variant's name: the name, size and modification time of its file."""
    found = source(name).stat()
    return f"{name.replace('/', '~')}.{found.st_size:x}.{found.st_mtime_ns:x}."


def _compress(name: str, folder: Path) -> None:
    """Write the variant of a file atomically."""
    descriptor, temporary = tempfile.mkstemp(dir=folder, suffix=".part")
    check = 0
    try:
        with os.fdopen(descriptor, "wb") as written:
            for part in _compressed(source(name)):
                check = zlib.crc32(part, check)
                written.write(part)
            written.flush()
            os.fsync(written.fileno())
        Path(temporary).replace(folder / f"{_begin_of_name(name)}{check:08x}.gz")
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _compressed(path: Path) -> Iterator[bytes]:
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
    with path.open("rb") as read:
        while part := read.read(CHUNK):
            yield packer.compress(part)
    yield packer.flush()
