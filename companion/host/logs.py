"""The log of a served app, on stderr: warnings and errors, each at most once a second."""

import logging
import re
import threading
import time
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

Form: TypeAlias = Literal["text", "json"]
"""The format of log lines."""

EACH: Final = 1.0
"""Seconds after a line during which equal lines are suppressed."""

GONE: Final = ("destroyed session", "Session closed")
"""Flet's messages for a session whose client has left."""

CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
"""Characters with which a line could control the reader's terminal."""

MOST_KINDS: Final = 500

LONGEST: Final = 4000
"""Maximum characters of one line, including a traceback."""


class OncePerSecond(logging.Filter):
    """A log filter that allows equal lines once a second, adding the number of suppressed ones.

    Lines are equal if they come from the same place in the code, with an error of the same class.

    Args:
        clock: A monotonic clock in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._lock = threading.Lock()
        self._last: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error, now = record.exc_info[0] if record.exc_info else None, self._clock()
        kind = (record.name, record.pathname, record.lineno, error)
        with self._lock:
            at, left_out = self._last.get(kind, (-EACH, 0))
            if now - at < EACH:
                self._last[kind] = (at, left_out + 1)
                return False
            if len(self._last) >= MOST_KINDS:
                self._last.clear()
            self._last[kind] = (now, 0)
        if left_out:
            record.msg = f"{record.msg} (and {left_out} more like it)"
        return True


class DisconnectedClients(logging.Filter):
    """A log filter for errors of clients that have disconnected."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        return not (isinstance(error, RuntimeError) and any(said in str(error) for said in GONE))


class Short(logging.Formatter):
    """A formatter that limits a record's length, and indents every line but the first."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record, shortened and without control characters."""
        line = CONTROL.sub("?", super().format(record))
        if len(line) > LONGEST:
            line = f"{line[: LONGEST // 2]}\n[...]\n{line[-LONGEST // 2 :]}"
        return line.replace("\n", "\n  | ")


def log_to_stderr(form: Form = "text") -> None:
    """Log warnings and errors to stderr. Idempotent.

    Args:
        form: Text or JSON; in JSON the log also reports when a process begins, moves its phones and ends.
    """
    root = logging.getLogger()
    if any(isinstance(each, OncePerSecond) for handler in root.handlers for each in handler.filters):
        return
    handler = logging.StreamHandler()
    handler.setLevel(logging.WARNING)
    handler.setFormatter(Short("%(levelname)s %(name)s: %(message)s"))
    if form == "json":
        from companion.host.json_logs import JsonLines

        handler.setLevel(logging.INFO)
        handler.setFormatter(JsonLines())
        logging.getLogger("companion").setLevel(logging.INFO)
    handler.addFilter(DisconnectedClients())
    handler.addFilter(OncePerSecond())
    root.addHandler(handler)
    logging.raiseExceptions = False  # Players cannot mend an unwritable log.
