"""A silent speech server for screen readers that speak through Speech Dispatcher.

It answers clients in SSIP, Speech Dispatcher's protocol, and records every sentence.
"""

import re
import socketserver
import threading
from collections.abc import Generator
from contextlib import contextmanager
from html import unescape
from pathlib import Path

TAGS = re.compile("<[^>]*>")


class _Client(socketserver.StreamRequestHandler):
    """A client's connection."""

    def handle(self) -> None:
        """Answer commands until the client disconnects."""
        assert isinstance(self.server, SpeechServer)
        for line in self.rfile:
            command = line.decode().strip().upper()
            if command == "SPEAK":
                self._answer("230 OK RECEIVING DATA")
                self.server.said.append(self._sentence())
                self._answer("225-1", "225 OK MESSAGE QUEUED")
            elif command == "HISTORY GET CLIENT_ID":
                self._answer("245-1", "245 OK CLIENT ID SENT")
            else:
                self._answer("200 OK")

    def _answer(self, *lines: str) -> None:
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

    def _sentence(self) -> str:
        lines = list[str]()
        for line in self.rfile:
            if (text := line.decode().rstrip("\r\n")) == ".":
                break
            lines.append(text.removeprefix("."))
        return " ".join(unescape(TAGS.sub("", " ".join(lines))).split())


class SpeechServer(socketserver.ThreadingUnixStreamServer):
    """An SSIP server on a Unix socket."""

    daemon_threads = True

    def __init__(self, socket: Path) -> None:
        super().__init__(str(socket), _Client)
        self.said: list[str] = []
        """Every sentence that was to be spoken, in plain text."""


@contextmanager
def speech_server(socket: Path) -> Generator[SpeechServer]:
    """Serve clients in a thread until the context ends."""
    with SpeechServer(socket) as server:
        threading.Thread(target=server.serve_forever, args=(0.1,), daemon=True).start()
        try:
            yield server
        finally:
            server.shutdown()
