"""Processes forked from one that has already imported Petri; each fork saves two seconds of imports.

`python -m tests.browser.forks` is the process that forks. It reads requests from the socket on its stdin. A
request holds the environment and the arguments of `python -m`, with three open files: the new process's
stdout, its stderr, and a pipe that receives the process id at once and the exit code at the end.
"""

import atexit
import gc
import importlib
import json
import os
import pkgutil
import runpy
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

import companion

ROOT = Path(__file__).resolve().parents[2]
NUMBER = struct.Struct("i")
LONGEST_ORDER = 1 << 16
NOT_IMPORTED = ("companion.boot", "companion.pack")
"""Modules that no server imports."""


class Fork:
    """A forked process with the parts of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int, told: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._told = told
        self._waiting = threading.Lock()

    def poll(self) -> int | None:
        """Return the exit code, negative if a signal ended the process; None while it runs."""
        return self._code(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its exit code.

        Raises:
            subprocess.TimeoutExpired: It still runs after that many seconds.
        """
        code = self._code(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("companion", timeout or 0)
        return code

    def send_signal(self, how: signal.Signals) -> None:
        """Send the process a signal unless it has ended."""
        if self.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, how)

    def kill(self) -> None:
        """Kill the process."""
        self.send_signal(signal.SIGKILL)

    def _code(self, timeout: float | None) -> int | None:
        with self._waiting:  # several threads may wait at the same time
            if self.returncode is None and select.select([self._told], [], [], timeout)[0]:
                (self.returncode,) = NUMBER.unpack(os.read(self._told, NUMBER.size))
                os.close(self._told)
            return self.returncode


class Forked:
    """The process that forks; it starts with the first order and ends with the calling process."""

    def __init__(self) -> None:
        self._orders: socket.socket | None = None
        self._lock = threading.Lock()

    def start(
        self, arguments: Sequence[str], environment: Mapping[str, str], errors: IO[str]
    ) -> tuple[Fork, IO[str]]:
        """Run `python -m ARGUMENTS` in a fork; its stderr goes to `errors`.

        Returns:
            The process, and its stdout.
        """
        said, say = os.pipe()
        told, tell = os.pipe()
        order = json.dumps([dict(environment), list(arguments)]).encode()
        with self._lock:
            socket.send_fds(self._connected(), [order], [say, errors.fileno(), tell])
        os.close(say)
        os.close(tell)
        (pid,) = NUMBER.unpack(os.read(told, NUMBER.size))
        return Fork(pid, told), open(said, encoding="utf-8")

    def _connected(self) -> socket.socket:
        if self._orders is None:
            ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LONGEST_ORDER * 2)
            process = subprocess.Popen([sys.executable, "-m", __name__], cwd=ROOT, stdin=theirs.fileno())
            theirs.close()
            atexit.register(process.wait)
            atexit.register(ours.close)
            self._orders = ours
        return self._orders


FORKED = Forked()


def serve_orders() -> list[str]:
    """Fork for each order until the socket closes.

    Returns:
        In a fork, the arguments of `python -m`; in the forking process, an empty list at the end.
    """
    orders = socket.socket(fileno=os.dup(0))
    ended, wake = os.pipe2(os.O_NONBLOCK)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, _nothing)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tell_of: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([orders, ended], [], [])
        if ended in ready:
            os.read(ended, 4096)
            while tell_of and (found := os.waitpid(-1, os.WNOHANG))[0]:
                pid, status = found
                tell = tell_of.pop(pid)
                os.write(tell, NUMBER.pack(os.waitstatus_to_exitcode(status)))
                os.close(tell)
        if orders not in ready:
            continue
        order, files, _, _ = socket.recv_fds(orders, LONGEST_ORDER, 3)
        if not order:
            return []
        out, errors, tell = files
        environment, arguments = json.loads(order)
        if pid := os.fork():
            os.write(tell, NUMBER.pack(pid))
            tell_of[pid] = tell
            os.close(out)
            os.close(errors)
            continue
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        _become(environment, os.open(os.devnull, os.O_RDONLY), out, errors)
        for other in (orders.detach(), ended, wake, tell, *tell_of.values()):
            os.close(other)
        return arguments


def _nothing(number: int, frame: object) -> None:
    """Do nothing; installed so that a signal wakes the loop."""


def _become(environment: Mapping[str, str], *streams: int) -> None:
    """Give a fork its environment and its standard streams."""
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(line_buffering=True, write_through=True)  # type: ignore[union-attr]


def import_petri() -> None:
    """Import the modules that a server has imported by the time a game of each kind is open."""
    for found in pkgutil.walk_packages(companion.__path__, "companion."):
        name = found.name
        if not name.startswith(NOT_IMPORTED) and not name.endswith("__main__"):
            importlib.import_module(name)


if __name__ == "__main__":
    import_petri()
    gc.freeze()
    arguments = serve_orders()
    if arguments:
        sys.argv[1:] = arguments[1:]
        runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)
