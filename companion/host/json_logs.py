"""Log lines as JSON objects, without typed texts and stored secrets.

A line contains only words from the code, numbers, addresses and source locations. A text parameter may be a
name, a code or a secret, and an error's message may quote one. So a text parameter is kept only if it is an
IP address, a reason for ending a connection, or the key of one of the store's messages. Of an error, only the
class and the location are kept.
"""

import ipaddress
import json
import logging
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, cast

from companion.party.arrival import REASONS
from companion.words import FALLBACK, Words

FAILURES: Final = "store-"
"""The common prefix of the message keys for store failures."""

LEFT_OUT: Final = "…"

MOST_FRAMES: Final = 12

OWN: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", None, None))) | {"message", "asctime"}
"""The standard attributes of a log record. Of attributes that our code adds, only numbers are logged."""


class JsonLines(logging.Formatter):
    """A formatter that writes each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        for name, value in vars(record).items():
            if name not in OWN and isinstance(value, int | float):
                told[name] = value
        told |= _failure(record)
        return json.dumps(told, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    given: Any = record.args
    try:
        if isinstance(given, Mapping):
            values = cast("Mapping[str, object]", given)
            return str(record.msg) % {name: _kept(value) for name, value in values.items()}
        return str(record.msg) % tuple(_kept(value) for value in given or ()) if given else str(record.msg)
    except (TypeError, ValueError):  # For example, a parameter of `%d` was left out.
        return str(record.msg)


def _kept(value: object) -> object:
    """Return a parameter of a log line in the form that may be logged."""
    if isinstance(value, int | float):
        return value
    text = str(value)
    return text if text in REASONS or _is_failure(text) or _is_address(text) else LEFT_OUT


def _is_failure(text: str) -> bool:
    return text.startswith(FAILURES) and Words(FALLBACK).has(text)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _failure(record: logging.LogRecord) -> dict[str, Any]:
    """Return an exception's type and its call sites, most recent last."""
    kind, _, trace = record.exc_info or (None, None, None)
    if kind is None:
        return {}
    frames = traceback.extract_tb(trace)[-MOST_FRAMES:]
    return {
        "error": kind.__name__,
        "where": [f"{_place(each.filename)}:{each.lineno} {each.name}" for each in frames],
    }


def _place(path: str) -> str:
    """Return a path relative to our package, or just the file name if it is elsewhere."""
    *folders, name = Path(path).parts
    start = folders.index("companion") if "companion" in folders else len(folders)
    return "/".join((*folders[start:], name))
