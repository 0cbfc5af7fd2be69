"""Orca, the screen reader of Linux, on a virtual desktop, with a record of everything it says.

As a program, `python -m tests.engines.orca`, it exits with 1 if Orca or its desktop is not installed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.engines.engines import display, ready_line
from tests.engines.speech import SpeechServer, speech_server
from tests.waiting import until

PROGRAMS: Final = ("orca", "Xvfb", "dbus-daemon")
GREETING: Final = "Screen reader on."
TOLD: Final = 2000
"""Length in characters of the end of Orca's log that a failed test prints."""


@dataclass(frozen=True)
class Desktop:
    """A desktop with a running Orca."""

    environment: Mapping[str, str]
    """The environment variables of programs that Orca is to read aloud."""
    speech: SpeechServer


def installed() -> bool:
    return all(map(shutil.which, PROGRAMS))


@contextmanager
def desktop() -> Generator[Desktop]:
    """Start an X server, a session bus and Orca, in English and with default settings.

    Raises:
        AssertionError: Orca is not installed, or does not start; the message has its log.
    """
    assert installed(), "Orca is not installed: `make check` says how"
    with tempfile.TemporaryDirectory() as name, display() as screen:
        home = Path(name)
        _hide_other_orcas(home)
        environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("XDG_")},
            "PATH": f"{home}:{os.environ['PATH']}",
            "HOME": name,
            "XDG_RUNTIME_DIR": name,
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "DISPLAY": screen,
            "SPEECHD_ADDRESS": f"unix_socket:{home / 'speech'}",
            "ACCESSIBILITY_ENABLED": "1",
        }
        bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile"]
        with (
            speech_server(home / "speech") as speech,
            ready_line(lambda told: [*bus, f"--print-address={told}"], environment) as address,
        ):
            environment["DBUS_SESSION_BUS_ADDRESS"] = address
            told = home / "orca.log"
            with told.open("wb") as log:
                process = subprocess.Popen(["orca"], env=environment, stdout=log, stderr=log)
            try:
                assert _greets(process, speech), f"Orca does not start: {told.read_text()[-TOLD:]}"
                yield Desktop(environment, speech)
            finally:
                process.kill()
                process.wait()


def _greets(process: subprocess.Popen[bytes], speech: SpeechServer) -> bool:
    """Wait until Orca speaks or ends; return whether it has spoken."""
    with suppress(AssertionError):
        until(lambda: GREETING in speech.said or process.poll() is not None)
    return GREETING in speech.said


def _hide_other_orcas(folder: Path) -> None:
    """Let Orca start although another one of the same user may run, which it would find with `pgrep`."""
    finds_nothing = folder / "pgrep"
    finds_nothing.write_text("#!/bin/sh\nexit 1\n")
    finds_nothing.chmod(0o755)


if __name__ == "__main__":
    sys.exit(not installed())
