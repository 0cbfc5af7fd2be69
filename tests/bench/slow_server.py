"""A static server as a phone meets it, with compressed files and a slow line."""

import hashlib
import threading
import time
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler

from companion.pack.archive import Files
from companion.pack.fetch import cache_folder
from tests.pack.sites import StaticServer

PIECE = 8 * 1024

BUFFER = 0.05
"""Seconds of data queued on the line, so that it stays full when a thread wakes late."""


class SlowServer(StaticServer):
    """A server on a line of limited bandwidth, with a delay before each answer.

    Args:
        files: The site.
        packed: The files compressed with brotli.
        bits: Bits a second, shared by all answers.
        delay: Seconds before each answer.
    """

    def __init__(self, files: Files, packed: Mapping[str, bytes], *, bits: float, delay: float) -> None:
        super().__init__(files)
        self._packed = packed
        self._seconds_a_byte = 8 / bits
        self._delay = delay
        self._free_at = 0.0
        self._lock = threading.Lock()

    def content(self, name: str) -> tuple[bytes | None, dict[str, str]]:
        """Return the compressed file if there is one."""
        time.sleep(self._delay)
        if name in self._packed:
            return self._packed[name], {"Content-Encoding": "br"}
        return super().content(name)

    def send(self, request: BaseHTTPRequestHandler, body: bytes) -> None:
        """Send the body in pieces; all answers share the same line."""
        for at in range(0, len(body), PIECE):
            piece = body[at : at + PIECE]
            with self._lock:
                begin = max(self._free_at, time.monotonic() - BUFFER)
                self._free_at = begin + len(piece) * self._seconds_a_byte
            time.sleep(max(0.0, self._free_at - time.monotonic()))
            request.wfile.write(piece)


def under_brotli(files: Files) -> dict[str, bytes]:
    """Return the files that brotli makes smaller, from the cache of an earlier report."""
    kept = cache_folder() / "brotli"
    found: dict[str, bytes] = {}
    for name, data in files.items():
        path = kept / f"{hashlib.sha256(data).hexdigest()}.br"
        if path.is_file() and path.stat().st_size < len(data):
            found[name] = path.read_bytes()
    return found
