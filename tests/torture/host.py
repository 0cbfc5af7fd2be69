"""`companion host` as a process that is killed and started again on the same port and folder."""

import os
import queue
import re
import subprocess
import sys
import tempfile
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from tests.browser.servers import ROOT
from tests.postgres import free_port

SECONDS_TO_START: Final = 60.0


class Host:
    """A host of the games in a folder.

    Args:
        data: The folder.
    """

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = ""
        """The address for the host's own page."""
        self.code = ""
        """The join code that was printed last."""
        self.key = ""
        """The path by which another device hosts."""
        self.said = ""
        """Everything that all its processes wrote to stderr, except the running one's."""
        self._process: subprocess.Popen[str] | None = None

    @property
    def guests(self) -> str:
        """Return the address for phones."""
        return f"ws://127.0.0.1:{self.port}/ws"

    def start(self) -> "Host":
        """Start the host and wait until it has printed its address.

        Raises:
            AssertionError: It ended, or printed no address.
        """
        command = ("-m", "companion", "host", "--port", str(self.port), "--no-open", "--data", str(self.data))
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self._process = subprocess.Popen(
            [sys.executable, *command],
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            encoding="utf-8",
        )
        lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, args=(self._process, lines), daemon=True).start()
        text = ""
        while "/host/" not in text:
            try:
                line = lines.get(timeout=SECONDS_TO_START)
            except queue.Empty:
                raise AssertionError(f"the host says nothing: {text} {self.errors}") from None
            assert line, f"the host ended: {self.errors}"
            text += line
        found = re.search(r"http://(127\.0\.0\.1|localhost):\d+/", text)
        assert found, text
        self.url = found[0].replace("http", "ws", 1) + "ws"
        code = re.search(r"/join/([A-Z0-9]+)", text)
        self.code = code[1] if code else ""
        key = re.search(r"/host/\S+", text)
        self.key = key[0] if key else ""
        return self

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    @property
    def errors(self) -> str:
        """Return what the running process has written to stderr so far."""
        self._errors.seek(0)
        return self._errors.read()

    @property
    def ended(self) -> bool:
        """Return whether its process has ended by itself."""
        return self._process is None or self._process.poll() is not None

    def megabytes(self) -> float:
        """Return the process's resident memory in megabytes, or 0 if unknown."""
        with suppress(OSError, IndexError):
            assert self._process
            pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
        return 0.0

    def log_size(self) -> int:
        """Return the number of bytes that the running process has written to stderr."""
        return os.fstat(self._errors.fileno()).st_size

    def kill(self) -> None:
        """Kill the host."""
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        with closing(self._errors):
            self.said += self.errors
        self._process = None

    @staticmethod
    def _read(process: subprocess.Popen[str], lines: queue.Queue[str]) -> None:
        assert process.stdout
        for line in process.stdout:
            lines.put(line)
        lines.put("")
