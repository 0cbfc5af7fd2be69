"""A connection between a browser and a server that can fall silent without being cut, as a radio link can."""

import asyncio
import contextlib
import threading
from collections.abc import Generator


class Wire:
    """A proxy to a local server that can stop forwarding bytes.

    Args:
        port: The server's port.
        at: The local address to listen on.

    Attributes:
        answers: The number of the page's heartbeats that were answered.
    """

    def __init__(self, port: int, at: str = "127.0.0.1") -> None:
        self._target = port
        self._at = at
        self._passing = True
        self.answers = 0
        self._pairs: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self.port = 0
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait()

    def fall_silent(self) -> None:
        """Drop all bytes from now on, in both directions, without telling either side."""
        self._passing = False

    def speak(self) -> None:
        """Forward bytes of new connections; the old ones stay silent permanently."""
        self._passing = True

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._accept, self._at, 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        waiting = asyncio.all_tasks(self._loop)
        for task in waiting:
            task.cancel()
        for writer in self._pairs:
            writer.transport.abort()
        self._loop.run_until_complete(asyncio.gather(*waiting, return_exceptions=True))
        self._loop.close()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._passing:
            writer.transport.abort()
            return
        other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self._target)
        self._pairs |= {writer, other_writer}
        silent = False

        async def pour(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
            nonlocal silent
            with contextlib.suppress(OSError):
                while data := await source.read(65536):
                    silent = silent or not self._passing
                    if not silent:
                        self.answers += data.count(b"pong ")  # servers do not mask their frames
                        sink.write(data)
                        await sink.drain()
                if not silent:
                    sink.close()

        with contextlib.suppress(asyncio.CancelledError):  # being stopped is no error
            await asyncio.gather(pour(reader, other_writer), pour(other_reader, writer))


@contextlib.contextmanager
def wire_to(port: int, at: str = "127.0.0.1") -> Generator[Wire]:
    """Open a wire to that port, listening on a local address."""
    wire = Wire(port, at)
    try:
        yield wire
    finally:
        wire.close()
