"""The log for machines: one JSON object per line, without texts that people typed."""

import json
import logging
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.host.json_logs import JsonLines
from companion.host.logs import OncePerSecond
from companion.ui.core.session import tell_failures
from tests.browser.servers import petri
from tests.cli.terminal import run

CODE, NAME, SECRET = "BCDFGH", "Przemysława", "k1-Sxq_2v9T"


def line(message: str, *args: object, error: BaseException | None = None, **numbers: int) -> dict[str, Any]:
    """Return the JSON line of a log record, parsed."""
    given = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("companion.host", logging.WARNING, "x", 1, message, args, given)
    vars(record).update(numbers)
    text = JsonLines().format(record)
    assert "\n" not in text
    return json.loads(text)


def test_a_line_says_when_how_bad_where_from_and_what() -> None:
    told = line("cut off %s: %s", "203.0.113.9", "a message without an end")
    assert told["time"].endswith("+00:00")
    assert (told["level"], told["logger"]) == ("warning", "companion.host")
    assert told["message"] == "cut off 203.0.113.9: a message without an end"


def test_numbers_of_a_line_stand_by_their_names() -> None:
    assert line("phones are told to move", phones=12)["phones"] == 12


@pytest.mark.parametrize("typed", [CODE, NAME, SECRET, f"/join/{CODE}", "Tomek", "two\nlines"])
def test_what_somebody_typed_is_left_out(typed: str) -> None:
    assert line("%s cannot be opened by %s", typed, 3)["message"] == "… cannot be opened by 3"


@given(st.text(alphabet="BCDFGHJKMNPRSTVWXZ", min_size=6, max_size=6))
def test_no_join_code_is_ever_written(code: str) -> None:
    assert code not in json.dumps(line("%s and %r", code, [code]))


def raised(fail: Callable[[], object]) -> BaseException:
    try:
        fail()
    except Exception as error:
        return error
    raise AssertionError


def test_an_error_is_told_by_its_kind_and_place_and_not_by_its_words() -> None:
    error = raised(lambda: {}[f"{NAME} {CODE}"])  # type: ignore[misc]
    told = line("component %s failed", "PlayerRow", error=error)
    assert told["error"] == "KeyError"
    assert told["where"][-1].startswith("test_json_logs.py:")
    assert NAME not in json.dumps(told, ensure_ascii=False)


def test_what_a_handler_of_a_session_failed_at_is_told_by_its_kind_and_place(
    caplog: pytest.LogCaptureFixture,
) -> None:
    session = SimpleNamespace()
    tell_failures(cast("Any", SimpleNamespace(session=session)), lambda _: None)
    try:
        raise ValueError(f"{NAME} {CODE}")
    except ValueError as error:
        session.error(f"{error}\n{traceback.format_exc()}")  # just as Flet does
    (record,) = caplog.records
    told = json.loads(JsonLines().format(record))
    assert told["error"] == "ValueError"
    assert any(place.startswith("test_json_logs.py:") for place in told["where"])
    assert CODE not in json.dumps(told)


def test_the_number_of_lines_that_it_stands_for_comes_without_what_filled_them() -> None:
    now = [0.0]
    once = OncePerSecond(lambda: now[0])
    texts: list[str] = []
    for now[0] in (0.0, 0.1, 0.2, 5.0):
        record = logging.LogRecord("companion", logging.WARNING, "x", 1, "no %s", (NAME,), None)
        if once.filter(record):
            texts.append(json.loads(JsonLines().format(record))["message"])
    assert texts == ["no …", "no … (and 2 more like it)"]


def test_a_process_tells_when_it_is_ready_and_when_it_ends_and_nothing_but_json(tmp_path: Path) -> None:
    server = petri(tmp_path, "--log", "json").start()
    assert server.stop(signal.SIGTERM) == 0
    lines = [json.loads(each) for each in server.errors().splitlines()]
    assert [each["message"] for each in lines] == ["ready", "phones are told to move", "ended"]


def test_what_it_prints_is_json_too(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "companion", "serve", "--no-open", "--port", "0", "--log", "json"]
    process = subprocess.Popen(
        [*command, "--data", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout
    first = process.stdout.readline()
    process.send_signal(signal.SIGTERM)
    rest, errors = process.communicate(timeout=60)
    for line in (first, *rest.splitlines(), *errors.splitlines()):
        assert {"time", "level", "logger", "message"} <= json.loads(line).keys()
    assert json.loads(first)["url"].startswith("http://127.0.0.1:")


@pytest.mark.parametrize(
    "wrong",
    [
        "--proxy everywhere",
        "--public ftp://nowhere",
        "--operator-token /nowhere",
        "--store nowhere",
        "--port seventy",
        "--no-such-option",
        "--language xx",
        "more",
    ],
)
@pytest.mark.parametrize("form", ["--log json", "--log=json"])
def test_a_refused_start_is_an_error_in_the_log(wrong: str, form: str) -> None:
    refused = run("serve", "--no-open", *form.split(), *wrong.split())
    (told,) = map(json.loads, refused.err.splitlines())
    assert (refused.code, refused.out) == (2, b"")
    assert (told["level"], told["logger"]) == ("error", "companion.cli")
    assert told["time"].endswith("+00:00")
    plain = run("serve", "--no-open", *wrong.split()).problem
    assert told["message"] == plain


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_a_refused_start_is_json_in_any_encoding(encoding: str) -> None:
    refused = run("serve", "--no-open", "--log", "json", "--proxy", "zażółć", encoding=encoding)
    assert "zażółć" in json.loads(refused.err)["message"]


def test_a_taken_port_is_an_error_in_the_log() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = run("serve", "--no-open", "--log", "json", "--port", port)
    told = json.loads(refused.err)
    assert (refused.code, told["level"]) == (2, "error")
    assert port in told["message"]


def test_a_process_without_its_games_says_so_in_its_log(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    server = petri(tmp_path / "file", "--log", "json")
    with pytest.raises(AssertionError, match="the server ended"):
        server.start()
    lines = [json.loads(each) for each in server.errors().splitlines()]
    assert [each["level"] for each in lines if each["logger"] == "companion.cli"] == ["error"]
