"""A connection between a client and a server that a test can cut at a chosen point."""

import contextlib
import socket
import threading
from collections.abc import Generator
from typing import Literal, TypeAlias

Cut: TypeAlias = Literal["before", "within", "after"]
"""Where to cut.

Before a message is passed on, after half of it, or after the server's answer has arrived but before it is
passed on.
"""


class Wire:
    """A proxy that passes on all bytes in both directions until told to cut.

    Args:
        port: The server's port on this computer.
    """

    def __init__(self, port: int) -> None:
        self._server = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._lock = threading.Lock()
        self._sockets: set[socket.socket] = set()
        self._marker = b""
        self._where: Cut = "before"
        self._answered_no_more: set[socket.socket] = set()
        self.has_cut = threading.Event()
        """Set once a wire was cut at its marker."""
        self.changed: tuple[bytes, bytes] = (b"", b"")
        """Bytes of clients' messages, and those that are handed on instead."""
        self._is_open = threading.Event()
        self._is_open.set()
        self._flows = threading.Event()
        self._flows.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut_at(self, marker: bytes, where: Cut) -> None:
        """Cut, once, the connection whose client sends a message that contains this marker."""
        self.has_cut.clear()
        self._where, self._marker = where, marker

    def shut(self) -> None:
        """Cut all connections, and refuse new ones until `mend`."""
        self._is_open.clear()
        with self._lock:
            sockets = tuple(self._sockets)
        for each in sockets:
            _end(each)

    def mend(self) -> None:
        """Accept connections again."""
        self._is_open.set()

    def halt(self) -> None:
        """Pass nothing on until `flow`, without notice, like a server that hangs."""
        self._flows.clear()

    def flow(self) -> None:
        """Pass bytes on again."""
        self._flows.set()

    def close(self) -> None:
        """End all connections and the proxy."""
        self._flows.set()
        self.shut()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            if not self._is_open.is_set():
                client.close()
                continue
            try:
                server = socket.create_connection(("127.0.0.1", self._server))
            except OSError:
                client.close()
                continue
            with self._lock:
                self._sockets |= {client, server}
            for source, target, asks in ((client, server, True), (server, client, False)):
                threading.Thread(target=self._pass, args=(source, target, asks), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, asks: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._flows.wait()
                if not asks and source in self._answered_no_more:
                    self.has_cut.set()
                    break
                if asks and self._marker and self._marker in data:
                    self._marker = b""
                    if self._where == "after":
                        self._answered_no_more.add(target)
                    else:
                        if self._where == "within":
                            target.sendall(data[: len(data) // 2])
                        self.has_cut.set()
                        break
                before, after = self.changed
                target.sendall(data.replace(before, after) if asks and before else data)
        _end(source)
        _end(target)
        with self._lock:
            self._sockets -= {source, target}


@contextlib.contextmanager
def a_wire(port: int) -> Generator[Wire]:
    """Run a wire to that port of this computer."""
    wire = Wire(port)
    try:
        yield wire
    finally:
        wire.close()


def _end(side: socket.socket) -> None:
    with contextlib.suppress(OSError):
        side.shutdown(socket.SHUT_RDWR)
    side.close()
