"""Servers in separate processes, which tests may stop, kill and restart."""

import os
import queue
import re
import signal
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO

from tests.browser.forks import FORKED, Fork

ROOT = Path(__file__).resolve().parents[2]
SECONDS_TO_START = 60


class Server:
    """A program that serves an app and prints its address.

    Args:
        command: Returns the arguments of `python -m` for a given port; port 0 means any free one.
        environment: Variables that are added to this process's own.
    """

    def __init__(
        self, command: Callable[[int], Sequence[str]], environment: Mapping[str, str] | None = None
    ) -> None:
        self._command = command
        self._environment = {**os.environ, **(environment or {})}
        self._process: Fork | None = None
        self._port = 0
        self.url = ""

    def start(self) -> "Server":
        """Start the program, on its earlier port if it has run before, and wait until it prints its address.

        Raises:
            AssertionError: It ended or printed no address; the message has its stderr.
        """
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  (lives as long as the process)
        command = self._command(self._port)
        self._process, said_so_far = FORKED.start(command, self._environment, self._errors)
        self._said = said = queue.Queue[str]()
        threading.Thread(target=_listen, args=(said_so_far, said), daemon=True).start()
        while not (found := re.search(r"http://\S+:(\d+)/", line := self._next(said))):
            assert line, f"the server ended: {self.errors()}"
        self.url, self._port = found[0], int(found[1])
        return self

    def says(self, pattern: str) -> str:
        """Wait for a line on stdout that matches; return its first group.

        Raises:
            AssertionError: It ended or printed no such line; the message has its stderr.
        """
        while not (found := re.search(pattern, line := self._next(self._said))):
            assert line, f"the server ended: {self.errors()}"
        return found[1]

    def _next(self, said: queue.Queue[str]) -> str:
        try:
            return said.get(timeout=SECONDS_TO_START)
        except queue.Empty:
            raise AssertionError(f"the server said no address: {self.errors()}") from None

    def errors(self) -> str:
        """Return what the program has written to stderr so far."""
        self._errors.seek(0)
        return self._errors.read()

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send the program a signal, wait for its end, and return its exit code."""
        assert self._process
        self._process.send_signal(how)
        return self._process.wait(SECONDS_TO_START)

    def kill(self) -> None:
        """Kill the program, as a power cut would."""
        assert self._process
        self._process.kill()
        self._process.wait(SECONDS_TO_START)

    def restart(self) -> "Server":
        """Stop the program and start it again on the same port."""
        self.stop()
        return self.start()

    def close(self) -> None:
        """Kill the program if it still runs."""
        if self._process and self._process.poll() is None:
            self.kill()


def _listen(stream: IO[str], said: queue.Queue[str]) -> None:
    for line in stream:
        said.put(line)
    said.put("")


def petri(data: Path, *options: str, environment: Mapping[str, str] | None = None) -> Server:
    """Return Petri's server for the games in that folder, not started yet."""

    def command(port: int) -> Sequence[str]:
        return ("companion", "serve", "--port", str(port), "--no-open", "--data", str(data), *options)

    return Server(command, environment)


def module(name: str) -> Server:
    """Return a server for a module whose only argument is its port, not started yet."""
    return Server(lambda port: (name, str(port)))
