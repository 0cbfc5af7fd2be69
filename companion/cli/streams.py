"""Standard output and standard error: transliteration of unencodable letters, and failing streams.

Nothing else of the command line writes to them.
"""

import codecs
import errno
import io
import os
import sys

TYPE_CHECKING = False  # `typing` itself takes longer to import than `companion --version` to answer
if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    Reason: TypeAlias = Literal["closed", "reader-gone", "full", "failed"]
    """The reason of a failed write: no stream, a closed reader, a full device, or something else."""

TRANSLITERATE = "petri.transliterate"
"""The name by which `codecs` finds our replacements of letters that an encoding lacks."""

ASCII = {
    "ł": "l",
    "Ł": "L",
    "“": '"',
    "”": '"',
    "„": '"',
    "‘": "'",
    "’": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "×": "x",
    "•": "*",
}
"""Replacements of letters and signs in our sentences that Unicode does not decompose."""


class OutputFailed(Exception):
    """Output that could not be written completely."""

    def __init__(self, reason: "Reason", detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason: Reason = reason
        """The reason of the failure."""
        self.detail = detail
        """The system's own name of the error, such as EIO; empty if there is none."""


def prepare() -> None:
    """Make both streams write every letter; to be called before anything is printed, and harmless twice."""
    _occupy_standard_descriptors()
    codecs.register_error(TRANSLITERATE, transliterate)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            try:
                stream.reconfigure(errors=TRANSLITERATE)
            except (OSError, ValueError):
                continue


def transliterate(error: UnicodeError) -> tuple[str, int]:
    """Replace letters that an encoding lacks (codec error handler): without the accent, else by `?`.

    Raises:
        UnicodeError: the error itself, where bytes were to be read.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    from unicodedata import normalize

    def nearest(letter: str) -> str:
        plain = normalize("NFKD", letter).encode("ascii", "ignore").decode("ascii")
        return ASCII.get(letter) or plain or "?"

    return "".join(map(nearest, error.object[error.start : error.end])), error.end


def holds(text: str) -> bool:
    """Return whether standard output can show all of these characters."""
    try:
        text.encode(_encoding())
    except (UnicodeError, LookupError):
        return False
    return True


def is_utf8() -> bool:
    """Return whether standard output is written as UTF-8."""
    return codecs.lookup(_encoding()).name in ("utf-8", "utf-8-sig")


def write(text: str) -> None:
    """Write to standard output at once, also into a pipe.

    Raises:
        OutputFailed: not all of it could be written; the stream is given up.
    """
    stream = sys.stdout
    if stream is None or stream.closed:
        raise OutputFailed("closed")
    try:
        stream.write(text)
        stream.flush()
    except (OSError, UnicodeError) as error:
        # Otherwise the interpreter writes the rest at exit and prints its own error.
        sys.stdout = None
        raise _failure(error) from error


def write_error(text: str) -> None:
    """Write to standard error; ignore a failure, which nobody could be told of."""
    stream = sys.stderr
    if stream is None or stream.closed:
        return
    try:
        stream.write(text)
        stream.flush()
    except (OSError, UnicodeError):
        sys.stderr = None


def _failure(error: OSError | UnicodeError) -> OutputFailed:
    if isinstance(error, UnicodeError):
        return OutputFailed("failed", _encoding())
    # Windows calls a pipe without a reader an invalid argument.
    if isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL):
        return OutputFailed("reader-gone")
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return OutputFailed("full")
    return OutputFailed("failed", errno.errorcode.get(error.errno or 0, "?"))


def _encoding() -> str:
    return getattr(sys.stdout, "encoding", None) or "utf-8"


def _occupy_standard_descriptors() -> None:
    """Occupy the descriptors 0 to 2 if they are closed.

    Otherwise the next opened file would get such a number, and the output of a library or a child process
    would land in a game.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # reuses the lowest free number, this one
