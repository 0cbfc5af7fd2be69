"""A terminal for the command line in this process: the exit code, and the output byte for byte."""

import io
import subprocess
import sys
from dataclasses import dataclass

import pytest

from companion.cli import main
from tests.words.catalogue import ROOT


@dataclass(frozen=True)
class Ended:
    """The outcome of a command."""

    code: int
    out: bytes
    err: bytes

    @property
    def text(self) -> str:
        """Return the output, which must be in UTF-8."""
        return self.out.decode()

    @property
    def problem(self) -> str:
        """Return the only sentence on stderr; assert that the command failed and printed nothing else."""
        assert (self.code, self.out) == (2, b""), self
        (line,) = self.err.decode().splitlines()
        assert " " in line, f"no sentence: {line!r}"
        return line


def run(*arguments: str, encoding: str = "utf-8") -> Ended:
    """Run `companion` with streams of that encoding, which raise errors as Python's own do."""
    out, err = io.BytesIO(), io.BytesIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=encoding, write_through=True))
        patch.setattr(sys, "stderr", io.TextIOWrapper(err, encoding=encoding, write_through=True))
        code = main(arguments)
        return Ended(code, out.getvalue(), err.getvalue())


def companion(line: str, language: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a separate process."""
    return subprocess.run(
        [sys.executable, "-m", "companion", *line.split()],
        cwd=ROOT,
        env={"LANGUAGE": language, "PATH": "", "COMPANION_STRICT_WORDS": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
