"""A Debian machine for a test: this computer's files, copied on write; its own users, processes and network.

Everything that a test does there as root vanishes with it, although its users, nginx and PostgreSQL are real.
Stand-ins replace programs that need the network or a booted system: `apt-get`, `certbot`, `ufw`, `systemctl`
and `journalctl`, see `stand_ins`.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

ROOT: Final = Path(__file__).resolve().parents[3]

NEEDED: Final = (
    "unshare",
    "ip",
    "setpriv",
    "runuser",
    "pg_createcluster",
    "openssl",
    "curl",
    "dpkg",
    "nginx",
)

PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


class Done(NamedTuple):
    """The outcome of a script."""

    code: int
    said: str
    """Standard output and standard error, as they were written."""


@cache
def why_not() -> str:
    """Return why no such machine can be created here, or an empty string."""
    if sys.platform != "linux":
        return "needs Linux"
    missing = [name for name in NEEDED if shutil.which(name, path=PATH) is None]
    if missing:
        return f"needs {', '.join(missing)}"
    tried = subprocess.run(
        [*_as_root(), "unshare", "--mount", "--net", "--pid", "--fork", "true"],
        check=False,
        capture_output=True,
        text=True,
    )
    return f"no namespaces here: {tried.stderr.strip()}" if tried.returncode else ""


def _as_root() -> tuple[str, ...]:
    return () if os.getuid() == 0 else ("sudo", "-n", "--preserve-env=PYTHONPATH")


class Machine:
    """A running machine; everything on it ends with it.

    Raises:
        AssertionError: The machine did not start; the message has its output.
    """

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="petri-machine-"))
        self._process = subprocess.Popen(
            [
                *_as_root(),
                *("unshare", "--mount", "--net", "--pid", "--fork", "--kill-child"),
                *(sys.executable, "-m", "tests.club.machine.inside", str(self._folder)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            text=True,
        )
        self._heard()

    def run(self, script: str, folder: str = "/root") -> Done:
        """Run a bash script as root; it stops at its first failure.

        Args:
            script: The script's lines.
            folder: The working folder.
        """
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"script": script, "folder": folder}) + "\n")
        self._process.stdin.flush()
        return Done(**self._heard())

    def does(self, script: str, folder: str = "/root") -> str:
        """Run a script, assert that it succeeds, and return its output."""
        done = self.run(script, folder)
        assert done.code == 0, f"{script}\nended with {done.code}:\n{done.said}"
        return done.said.strip()

    def brings(self, path: Path, to: str) -> None:
        """Copy a file or folder of this computer to the machine."""
        self.does(f"mkdir -p {Path(to).parent}; cp -rT /outside{path} {to}; chown -R root: {to}")

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _heard(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, f"the machine has ended: {self._process.poll()}"
        return json.loads(line)
