"""Petri and the bare app as processes that are measured."""

import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

Command: TypeAlias = Callable[[int, str], Sequence[str]]
"""A function that returns the command line for a port and a data folder."""

SECONDS_TO_START = 60


def bare(port: int, data: str) -> Sequence[str]:
    return (sys.executable, "-m", "tests.bench.bare_app", str(port))


def petri(port: int, data: str) -> Sequence[str]:
    """Return the command that serves Petri with its games in that folder."""
    options = ("--port", str(port), "--data", data, "--no-open")
    return (sys.executable, "-m", "companion", "serve", *options)


@dataclass(frozen=True)
class Started:
    """A server that has answered."""

    url: str
    seconds: float
    """Seconds from the start of the process to its first page."""


@contextmanager
def started(command: Command) -> Generator[Started]:
    """Run a server with fresh data and wait for its first page.

    Raises:
        TimeoutError: it served none within a minute.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    url = f"http://127.0.0.1:{port}/"
    with tempfile.TemporaryDirectory() as data:
        begun = time.perf_counter()
        process = subprocess.Popen(command(port, data), stdout=subprocess.DEVNULL)
        try:
            while not _answers(url):
                if process.poll() is not None or time.perf_counter() - begun > SECONDS_TO_START:
                    raise TimeoutError(f"no answer from {command!r}")
                time.sleep(0.002)
            yield Started(url, time.perf_counter() - begun)
        finally:
            process.terminate()
            process.wait()


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return answer.status == 200
    except OSError:
        return False
