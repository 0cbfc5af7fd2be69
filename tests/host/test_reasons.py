"""Log lines about ended connections use a fixed set of sentences; nothing that a client sends is logged."""

import asyncio
import json
import logging
from typing import Any

import msgpack as _msgpack  # pyright: ignore[reportMissingTypeStubs]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.host.json_logs import LEFT_OUT, JsonLines
from companion.host.limits import Limits
from companion.host.messages import NotAMessage, read
from companion.host.websockets import WebSocketGuard
from companion.party.arrival import REASONS
from tests.host.phone import EVENT, INVOKE, PROPS, REGISTER
from tests.host.test_websocket_guard import Comer

msgpack: Any = _msgpack

SAID = "ala"
"""A text sent by a client; it could be taken for a word of ours."""

BODIES: tuple[tuple[object, object], ...] = (
    (SAID, {}),
    (REGISTER, SAID),
    (REGISTER, {SAID: SAID}),
    (REGISTER, {"session_id": SAID * 1000, "page_name": SAID, "page": {}}),
    (EVENT, {"target": SAID, "name": SAID, "data": None}),
    (EVENT, {"target": 1, "name": SAID, "data": {"control": SAID}}),
    (EVENT, {"target": 1, "name": SAID, "data": [SAID] * 3000}),
    (PROPS, {"id": 1, "props": {1: SAID}}),
    (INVOKE, {"control_id": 1, "call_id": SAID, "result": SAID, "error": {SAID: SAID}}),
)
MESSAGES = (
    SAID.encode(),
    b"\x00" + SAID.encode(),
    *(b"\x00" + msgpack.packb([action, body]) for action, body in BODIES),
)


def written(*filled: object) -> str:
    """Return the message of the machine log's line, filled with these texts."""
    record = logging.LogRecord("companion", logging.WARNING, "x", 1, "cut off %s: %s", filled, None)
    return json.loads(JsonLines().format(record))["message"]


@pytest.mark.parametrize("data", MESSAGES, ids=range(len(MESSAGES)))
def test_a_message_that_is_none_of_ours_is_told_by_a_reason_and_never_quoted(data: bytes) -> None:
    with pytest.raises(NotAMessage) as refused:
        read(data)
    assert refused.value.why in REASONS
    assert str(refused.value) == refused.value.why


@pytest.mark.parametrize("text", [SAID, f"ping {SAID}"])
def test_a_line_that_is_no_heartbeat_ends_the_connection_without_being_written(
    text: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def listens(_: Any, receive: Any, __: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    class Talker(Comer):
        async def _receive(self) -> Any:
            return {"type": "websocket.receive", "text": text}

    async def evening() -> None:
        comer = Talker(WebSocketGuard(listens, Limits()), "10.0.0.1")
        await asyncio.wait_for(comer.task, 5)
        assert comer.turned_away
        assert comer.came.refused in REASONS

    asyncio.run(evening())
    assert "cut off 10.0.0.1" in caplog.text
    assert SAID not in caplog.text


@pytest.mark.parametrize("reason", sorted(REASONS))
def test_every_reason_is_written_for_machines(reason: str) -> None:
    assert written("10.0.0.1", reason) == f"cut off 10.0.0.1: {reason}"


@pytest.mark.parametrize("code", ["store-database-full", "store-database-denied"])
def test_what_the_store_failed_at_is_written_for_machines(code: str) -> None:
    assert written("10.0.0.1", code).endswith(code)


@given(st.text().filter(lambda text: text not in REASONS))
def test_any_other_text_is_left_out_for_machines_however_much_it_looks_like_a_reason(text: str) -> None:
    assert written("10.0.0.1", f"{text}, {SAID}") == f"cut off 10.0.0.1: {LEFT_OUT}"
    assert written("10.0.0.1", f"store-{SAID}").endswith(LEFT_OUT)
