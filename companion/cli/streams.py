"""Standard output and standard error: transliteration of unencodable letters, and failing streams.

No other module of the command line writes to them.
"""

import codecs
import errno
import io
import os
import sys

TYPE_CHECKING = False  # Importing `typing` takes longer than `companion --version` takes to answer.
if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    Reason: TypeAlias = Literal["closed", "reader-gone", "full", "failed"]
    """The reason of a failed write: no stream, a closed reader, a full device, or any other reason."""

TRANSLITERATE = "petri.transliterate"
"""The name under which `codecs` finds our error handler for letters that an encoding lacks."""

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
"""ASCII replacements of letters and signs in our sentences that Unicode does not decompose."""


class OutputFailed(Exception):
    """The output could not be written completely."""

    def __init__(self, reason: "Reason", detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason: Reason = reason
        """The reason of the failure."""
        self.detail = detail
        """The system's own name of the error, such as EIO; empty if there is none."""


def prepare() -> None:
    """Make both streams accept every letter. Call it before anything is printed. Idempotent."""
    _occupy_standard_descriptors()
    codecs.register_error(TRANSLITERATE, transliterate)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            try:
                stream.reconfigure(errors=TRANSLITERATE)
            except (OSError, ValueError):
                continue


def transliterate(error: UnicodeError) -> tuple[str, int]:
    """Handle codec errors: replace each letter that an encoding lacks by a similar ASCII letter, else by `?`.

    Raises:
        UnicodeError: The original error, if it came from decoding.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    from unicodedata import normalize

    def nearest(letter: str) -> str:
        plain = normalize("NFKD", letter).encode("ascii", "ignore").decode("ascii")
        return ASCII.get(letter) or plain or "?"

    return "".join(map(nearest, error.object[error.start : error.end])), error.end


def holds(text: str) -> bool:
    """Return whether standard output can encode all of these characters."""
    try:
        text.encode(_encoding())
    except (UnicodeError, LookupError):
        return False
    return True


def is_utf8() -> bool:
    """Return whether standard output is encoded as UTF-8."""
    return codecs.lookup(_encoding()).name in ("utf-8", "utf-8-sig")


def write(text: str) -> None:
    """Write to standard output and flush it, also into a pipe.

    Raises:
        OutputFailed: Not all of it could be written; the stream is not used again.
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
    """Write to standard error; ignore failures, since there is nowhere to report them."""
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
    # Windows reports a pipe without a reader as an invalid argument.
    if isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL):
        return OutputFailed("reader-gone")
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return OutputFailed("full")
    return OutputFailed("failed", errno.errorcode.get(error.errno or 0, "?"))


def _encoding() -> str:
    return getattr(sys.stdout, "encoding", None) or "utf-8"


def _occupy_standard_descriptors() -> None:
    """Occupy the descriptors 0 to 2 if they are closed.

    Otherwise the next opened file would get one of these numbers, and the output of a library or a child
    process could end up in a game's file.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # The system reuses the lowest free number, which is this one.
