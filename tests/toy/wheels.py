"""Wheels of Petri and of games for it, built and installed into separate environments."""

import os
import queue
import re
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[2]
UV: Final = str(Path(sys.executable).with_name("uv"))
LANTERNS: Final = Path(__file__).parent

SECONDS: Final = 600
"""Timeout in seconds for the slowest command, which packs a site."""

ENVIRONMENT: Final = {
    name: value
    for name, value in os.environ.items()
    if not name.startswith(("PYTHON", "VIRTUAL_ENV", "COMPANION_", "UV_"))
}
"""The variables of a shell that is independent of the tests."""


def run(command: Sequence[str] | str, folder: Path) -> str:
    """Run a program or a shell command in a folder; return its output.

    Raises:
        AssertionError: It failed; the message has its output.
    """
    done = subprocess.run(
        command,
        cwd=folder,
        shell=isinstance(command, str),
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def built(project: Path, out: Path) -> Path:
    """Build the wheel of a project into a folder; return its path."""
    before = set(out.glob("*.whl"))
    run([UV, "build", "--quiet", "--wheel", "--out-dir", str(out), str(project)], out)
    (wheel,) = set(out.glob("*.whl")) - before
    return wheel


def pinned(folder: Path) -> Path:
    """Write the versions in the lock file as a constraints file; return its path."""
    file = folder / "constraints.txt"
    options = ["--frozen", "--quiet", "--extra", "web", "--no-hashes", "--no-emit-project"]
    file.write_text(run([UV, "export", *options], ROOT), encoding="utf-8")
    return file


def empty_environment(folder: Path) -> Path:
    """Make an environment without packages in a folder; return the path of its Python."""
    run([UV, "venv", "--quiet", "--python", sys.executable, str(folder)], folder.parent)
    return folder / "bin" / "python"


def install(python: Path, *wanted: str, constraints: Path | None = None) -> None:
    pins = ["--constraint", str(constraints)] if constraints is not None else ["--no-deps"]
    run([UV, "pip", "install", "--quiet", "--python", str(python), *pins, *wanted], python.parent)


class Serving:
    """A server run from another environment while the context lasts.

    Args:
        command: The program and its arguments.
    """

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        self._command, self._folder = command, folder
        self._said = queue.Queue[str]()
        self.url = ""
        self.lines: list[str] = []
        """All that it said until it served."""

    def __enter__(self) -> "Serving":
        self._process = subprocess.Popen(
            self._command,
            cwd=self._folder,
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self._process.stdout is not None
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()
        while not (found := re.search(r"http://127\.0\.0\.1:\d+", "".join(self.lines))):
            self.lines.append(self._said.get(timeout=60))
            assert self.lines[-1], f"the server ended: {self.lines}"
        self.url = found[0]
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(30)

    def _listen(self, said: IO[str]) -> None:
        for line in said:
            self._said.put(line)
        self._said.put("")
