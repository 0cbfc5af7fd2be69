"""The messages that a client may send, and the server's response to all others."""

import asyncio
import contextlib
import dataclasses
from typing import Any, cast

import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]
import msgpack as _msgpack  # pyright: ignore[reportMissingTypeStubs]
import pytest
from flet.controls.base_control import BaseControl
from flet.messaging.session import Session  # pyright: ignore[reportMissingTypeStubs]
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.device.open_game import OpenGame
from companion.flet_fixes import apply
from companion.flet_fixes.server import FAILED
from companion.host.messages import LONGEST_TEXT, NotAMessage, pong, read
from companion.host.properties import (
    REPORTED,
    accepted,
)
from companion.host.server import FLET_SERVER
from companion.rules.chromosome.turns import EndTurn
from tests.host.phone import EVENT, INVOKE, PROPS, REGISTER, Phone
from tests.host.table_server import Open
from tests.host.test_party_door import at_a_table, sat
from tests.sizes import examples

msgpack: Any = _msgpack

PAGE = 1

HOSTILE: tuple[dict[str, Any], ...] = (
    {"style": {"_values": 5}},
    {"style": 5},
    {"_values": {}},
    {"_i": 7},
    {"_c": "Text"},
    {"__class__": "x"},
    {"theme": {"_values": 5}},
    {"views": []},
    {"controls": 5},
    {"data": "x"},
    {"on_click": True},
    {"key": "x"},
    {"session": 1},
    {"client_ip": "127.0.0.1"},
    {"route": 5},
    {"route": "x" * 10_000},
    {"width": float("nan")},
    {"width": "wide"},
    {"width": -1},
    {"width": True},
    {"platform": "toaster"},
    {"platform_brightness": {"_values": 1}},
    {"pyodide": True},
    {"value": [1]},
    {"value": {"x": 1}},
    {"open": True},
)
"""Properties that our clients never report, for any control."""


def message(action: int, **body: Any) -> bytes:
    return b"\x00" + cast("bytes", msgpack.packb([action, body]))


@pytest.mark.parametrize("properties", HOSTILE, ids=str)
def test_no_control_takes_a_property_that_clients_do_not_report(properties: dict[str, Any]) -> None:
    for kind in {*REPORTED, "Text", "TextButton", "Container", "Nothing"}:
        assert accepted(kind, properties) == {}


def test_a_name_with_an_underscore_before_it_is_never_taken() -> None:
    for kind in REPORTED:
        assert accepted(kind, dict.fromkeys(("_dismissed", "_values", "_internals"), True)) == {}


def test_what_clients_report_is_taken() -> None:
    page = {
        "route": "/join/BCDFGH",
        "width": 390.5,
        "height": 844,
        "web": True,
        "pwa": False,
        "debug": False,
        "wasm": True,
        "test": False,
        "multi_view": False,
        "pyodide": False,
        "platform": "android",
        "platform_brightness": "dark",
    }
    beside = {"media": {"padding": {"top": 0}}, "window": {"_c": "Window", "_i": 2}}
    assert accepted("Page", page | beside) == page
    assert accepted("TextField", {"value": "Żółw"}) == {"value": "Żółw"}
    assert accepted("Switch", {"value": True}) == {"value": True}
    assert accepted("SnackBar", {"open": False, "_dismissed": True}) == {"open": False}


@pytest.mark.parametrize("properties", [*HOSTILE[:8], {"nothing": 1}], ids=str)
def test_nothing_comes_of_anything_else_that_a_stranger_reports(
    properties: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        good = await sat(door, code, "Tomek")
        bad = await Phone(door.socket, "/").open()
        await bad.sees("Join a table")
        await bad.send(PROPS, {"id": PAGE, "props": properties})
        await bad.say("ping 7")
        await bad.hears("pong 7")
        await good.tap("Magda is done")
        await good.sees("Tomek is done")
        late = await Phone(door.socket, "/").open()
        await late.sees("Join a table")
        assert not [each for each in (bad, good, late) if each.crashes]
        assert caplog.text == ""

    at_a_table(play)


def test_a_session_that_registers_with_anything_else_begins_without_it() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        manager: Any = flet_fastapi.app_manager
        sessions: dict[str, Any] = manager._FletAppManager__sessions
        before = set(sessions)
        odd = Phone(door.socket, "/")
        await odd.connect()
        page = {"route": "/", "theme": {"_values": 5}, "client_ip": "127.0.0.1"}
        await odd.send(REGISTER, {"session_id": "", "page_name": "", "page": page})
        await odd.sees("Join a table")
        (begun,) = set(sessions) - before
        assert not isinstance(sessions[begun].page.theme, dict)

    at_a_table(play)


def test_a_second_registration_ends_the_connection() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        bad = await Phone(door.socket, "/").open()
        await bad.sees("Join a table")
        heard = bad.messages
        for _ in range(300):
            await bad.send(REGISTER, {"session_id": "", "page_name": "", "page": {"route": "/"}})
        await bad.gone()
        assert bad.messages - heard < 5

    at_a_table(play)


def test_what_goes_wrong_in_a_session_is_told_without_a_word_about_this_computer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        phone = await sat(door, code, "Tomek")

        def broken(*_: object) -> None:
            raise RuntimeError("the secret is /home/ola/petri")

        monkeypatch.setattr(open_game.table, "submit", broken)
        await phone.tap("Magda is done")
        await phone.sees("That went wrong")
        assert not phone.crashes
        assert not [word for word in phone.words if "/home" in word or "Traceback" in word]

    at_a_table(play)


GOOD = (
    message(REGISTER, session_id=None, page_name="", page={"route": "/"}),
    message(EVENT, target=7, name="click", data=None),
    message(EVENT, target=7, name="result", data={"files": [{"id": 1, "name": "x", "bytes": b"abc"}]}),
    message(PROPS, id=7, props={"value": "x"}),
    message(INVOKE, control_id=7, call_id="abc", result={"a": [1, 2]}, error=None),
)


@pytest.mark.parametrize("data", GOOD, ids=range(len(GOOD)))
def test_a_message_of_the_app_is_one(data: bytes) -> None:
    assert read(data)[0].value == msgpack.unpackb(data[1:])[0]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x01\x00\x00\x00\x00abc",
        b"\x02" + GOOD[1][1:],
        b"\x00",
        b"\x00\xc1",
        b"\x00\x90",
        GOOD[1] + b"\x00",
        message(2, id=1, patch=[]),
        message(6, message="crash"),
        message(99),
        message(EVENT, target=7, name="click"),
        message(EVENT, target=7, name="click", data=None, more=1),
        message(EVENT, target="7", name="click", data=None),
        message(EVENT, target=True, name="click", data=None),
        message(EVENT, target=-1, name="click", data=None),
        message(EVENT, target=7, name="__class__", data=None),
        message(EVENT, target=7, name="Click", data=None),
        message(EVENT, target=7, name="click", data={"control": {"value": 1}}),
        message(EVENT, target=7, name="click", data=[[[[[[[[[[1]]]]]]]]]]),
        message(EVENT, target=7, name="click", data=list(range(5000))),
        message(REGISTER, session_id="x" * (LONGEST_TEXT + 1), page_name="", page={}),
        message(REGISTER, session_id="", page_name="", page=[]),
        message(PROPS, id=7, props=[]),
        message(PROPS, id=7, props={"x" * 100: 1}),
        b"\x00" + cast("bytes", msgpack.packb([EVENT, [7, "click", None]])),
        b"\x00" + cast("bytes", msgpack.packb(msgpack.ExtType(1, b"never"))),
    ],
    ids=lambda data: repr(data[:40]),
)
def test_anything_else_is_none(data: bytes) -> None:
    with pytest.raises(NotAMessage):
        read(data)


@settings(max_examples=examples(300), deadline=None)
@given(st.binary(max_size=200))
def test_no_bytes_do_more_than_be_refused(data: bytes) -> None:
    with contextlib.suppress(NotAMessage):
        read(b"\x00" + data)


def test_a_heartbeat_is_answered_and_no_other_text_is() -> None:
    assert pong("ping 12") == "pong 12"
    for text in ("", "ping", "ping x", "ping 1 2", "pong 1", "ping " + "1" * 20):
        assert pong(text) is None


def test_a_heartbeat_comes_back_through_the_door() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        phone = await sat(door, code, "Tomek")
        await phone.say("ping 7")
        await phone.hears("pong 7")

    at_a_table(play)


def test_the_look_that_a_browser_asks_for_comes_through_the_door_and_ends_no_connection() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        phone = await sat(door, code, "Tomek")
        for line in ("look 200 1", "look 100 0"):
            await phone.say(line)
        await phone.say("ping 7")
        await phone.hears("pong 7")

    at_a_table(play)


def reachable(root: Any) -> dict[int, Any]:
    """Return every mutable object that a client's message could address by some path, by `id()`."""
    found: dict[int, Any] = {}
    waiting: list[Any] = [root]
    while waiting:
        value = waiting.pop()
        is_mutable, parts = _parts(value)
        if id(value) not in found:
            if is_mutable:
                found[id(value)] = value
            waiting.extend(parts)
    return found


def _parts(value: Any) -> tuple[bool, list[Any]]:
    """Return whether a value is mutable, and its parts."""
    match value:
        case dict():
            return True, list(cast("dict[Any, Any]", value).values())
        case tuple():
            return False, list(cast("tuple[Any, ...]", value))
        case list() | set():
            return True, list(cast("list[Any]", value))
        case _ if dataclasses.is_dataclass(value) and not isinstance(value, type):
            parameters: Any = getattr(type(value), "__dataclass_params__", None)
            names = [field.name for field in dataclasses.fields(value) if not field.metadata.get("skip")]
            return not parameters.frozen, [getattr(value, name, None) for name in [*names, "_values"]]
        case _:
            return False, []


def test_nothing_that_a_session_can_reach_is_shared_with_another() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        manager: Any = flet_fastapi.app_manager
        sessions: dict[str, Any] = manager._FletAppManager__sessions
        before = set(sessions)
        await sat(door, code, "Tomek")
        ola = await sat(door, code, "Ola")
        await ola.tap("Magda")
        anonymous = [await Phone(door.socket, "/").open() for _ in range(2)]
        for stranger in anonymous:
            await stranger.sees("Join a table")
        trees = [reachable(sessions[key].page) for key in set(sessions) - before]
        assert len(trees) == 4
        assert all(len(tree) > 100 for tree in trees)
        for number, tree in enumerate(trees):
            for other in trees[number + 1 :]:
                assert sorted(repr(tree[same])[:80] for same in tree.keys() & other.keys()) == []

    at_a_table(play)


def test_every_kind_of_control_that_reports_something_is_on_the_list() -> None:
    """`REPORTED` lists the controls we use that report properties, by the sources of Flet's client."""
    reporting = {
        *("AutoComplete", "Checkbox", "Chip", "CupertinoSwitch", "CupertinoTextField", "DatePicker"),
        *("Dropdown", "DropdownM2", "ExpansionPanel", "ExpansionTile", "NavigationBar", "NavigationDrawer"),
        *("NavigationRail", "PageView", "RadioGroup", "RangeSlider", "SearchBar", "SegmentedButton"),
        *("Slider", "Switch", "Tabs", "TextField", "TimePicker", "AlertDialog", "Banner", "BottomSheet"),
        *("CupertinoCheckbox", "CupertinoSlider", "SnackBar"),
    }
    assert used_controls() & reporting == set(REPORTED) - {"Page"}


def used_controls() -> set[str]:
    """Return the names of the Flet controls that our screens use."""
    import ast
    from pathlib import Path

    import flet as ft

    found: set[str] = set()
    for path in Path("companion/ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "ft":
                kind = getattr(ft, node.attr, None)
                if isinstance(kind, type) and issubclass(kind, BaseControl):
                    found.add(node.attr)
    return found


def test_a_tap_on_what_has_gone_is_no_offence() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        phone = await sat(door, code, "Tomek")
        await phone.fire(999_999, "click")
        await phone.send(PROPS, {"id": 999_999, "props": {"value": "x"}})
        await phone.send(INVOKE, {"control_id": 999_999, "call_id": "x", "result": 1, "error": None})
        open_game.submit(EndTurn(seat=0))
        await phone.sees("Tomek is done")

    at_a_table(play)


def test_what_a_client_says_went_wrong_reaches_no_exception() -> None:
    apply(FLET_SERVER)
    session: Any = object.__new__(Session)
    event = asyncio.Event()
    session._Session__index = {1: object()}
    session._Session__method_calls = {"call": event}
    results: dict[Any, Any] = {}
    session._Session__method_call_results = results
    session.handle_invoke_method_results(1, "call", None, "no\nERROR companion.host: forged")
    assert results == {event: (None, FAILED)}
