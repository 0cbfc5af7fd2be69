"""The throttling of a server's log lines."""

import logging
from collections.abc import Callable

from companion.host.logs import DisconnectedClients, OncePerSecond, Short
from tests.host.party_game import Seconds


def said(clock: Callable[[], float], lines: list[tuple[float, str, str]], now: Seconds) -> list[str]:
    """Return which of these timed lines the log keeps."""
    once = OncePerSecond(clock)
    kept: list[str] = []
    for at, message, filled in lines:
        now.now = at
        record = logging.LogRecord("petri", logging.WARNING, "x", len(message), message, (filled,), None)
        if once.filter(record):
            kept.append(record.getMessage())
    return kept


def test_the_same_line_is_written_once_a_second_with_the_number_of_those_left_out() -> None:
    clock = Seconds()
    lines = [(number / 100, "cut off %s", str(number)) for number in range(250)]
    kept = said(clock, [*lines, (2.6, "too many %s", "x"), (9.0, "cut off %s", "last")], clock)
    assert kept == [
        "cut off 0",
        "cut off 100 (and 99 more like it)",
        "cut off 200 (and 99 more like it)",
        "too many x",
        "cut off last (and 49 more like it)",
    ]


def test_a_line_of_the_log_has_an_end() -> None:
    record = logging.LogRecord("petri", logging.WARNING, "x", 1, "y" * 100_000, None, None)
    assert len(Short().format(record)) < 5000


def test_what_goes_wrong_because_a_client_has_gone_is_not_written() -> None:
    def record(error: Exception) -> logging.LogRecord:
        return logging.LogRecord("flet", logging.ERROR, "x", 1, "no", None, (type(error), error, None))

    assert not DisconnectedClients().filter(record(RuntimeError("An attempt to fetch destroyed session.")))
    assert DisconnectedClients().filter(record(RuntimeError("anything else")))
    assert DisconnectedClients().filter(logging.LogRecord("flet", logging.ERROR, "x", 1, "no", None, None))


def test_a_line_of_the_log_cannot_paint_the_terminal() -> None:
    record = logging.LogRecord("petri", logging.WARNING, "x", 1, "%s", ("\x1b[31mCode: ABC\x07",), None)
    assert Short().format(record) == "?[31mCode: ABC?"


def test_nothing_that_fills_a_line_begins_another_one() -> None:
    said = "x\nERROR companion.host: FORGED\r\nERROR again\u2028ERROR\x85ERROR"
    record = logging.LogRecord("petri", logging.WARNING, "x", 1, "%s", (said,), None)
    first, *others = Short("%(levelname)s %(name)s: %(message)s").format(record).splitlines()
    assert first.startswith("WARNING petri:")
    assert others
    assert all(each.startswith("  | ") for each in others)


def test_a_line_with_a_session_in_its_message_is_the_same_line() -> None:
    once = OncePerSecond(Seconds())
    kept = 0
    for session in range(50):
        record = logging.LogRecord("flet", logging.ERROR, "x", 7, f"session {session} failed", None, None)
        kept += once.filter(record)
    assert kept == 1
