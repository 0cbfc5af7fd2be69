"""The origin check: the pages that may talk to the server."""

import asyncio
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from companion.host.address import LOOPBACK_NAMES
from companion.host.connections import STATE
from companion.host.limits import Limits
from companion.host.origin import HEADERS, OriginCheck
from companion.party.arrival import Connection
from companion.party.limits import Allowance
from tests.loops import in_own_time


async def behind(scope: Scope, receive: Receive, send: Send) -> None:
    """Report that a request has passed the check; this is the app behind it."""
    await send({"type": "reached"})


def answer(kind: str, host: str, origin: str | None = None, *, anyone: bool = False) -> str:
    """Return the response to a request: `reached`, `websocket.close`, or `403`."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": f"{kind}.request"}

    headers = [(b"host", host.encode())]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    check = OriginCheck(behind, ("petri", *LOOPBACK_NAMES) if anyone else LOOPBACK_NAMES, numbers=anyone)
    asyncio.run(check({"type": kind, "headers": headers, "path": "/"}, receive, send))
    first = sent[0]
    return str(first.get("status", first["type"]))


@pytest.mark.parametrize("host", ["127.0.0.1:8420", "localhost:8420", "[::1]:8420", "localhost"])
def test_pages_of_this_computer_are_served(host: str) -> None:
    assert answer("http", host) == "reached"


@pytest.mark.parametrize(
    "host", ["evil.example:8420", "", "127.0.0.1.evil.example", "[", "localhost@evil.example"]
)
def test_a_name_that_was_bent_to_this_computer_is_refused(host: str) -> None:
    assert answer("http", host) == "403"
    assert answer("websocket", host, f"http://{host}") == "websocket.close"


def test_our_own_page_may_open_a_connection() -> None:
    assert answer("websocket", "127.0.0.1:8420", "http://127.0.0.1:8420") == "reached"


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:9999", "null", "", "http://["])
def test_a_page_of_somebody_else_may_not(origin: str) -> None:
    assert answer("websocket", "127.0.0.1:8420", origin) == "websocket.close"


def test_a_program_that_is_no_browser_may_open_a_connection() -> None:
    assert answer("websocket", "127.0.0.1:8420") == "reached"


def test_a_server_for_the_table_answers_to_numbers_and_its_own_name_and_only_its_own_pages_connect() -> None:
    assert answer("http", "192.168.1.7:8420", anyone=True) == "reached"
    assert answer("http", "petri:8420", anyone=True) == "reached"
    assert answer("websocket", "192.168.1.7:8420", "http://192.168.1.7:8420", anyone=True) == "reached"
    assert answer("websocket", "192.168.1.7:8420", "https://evil.example", anyone=True) == "websocket.close"


@pytest.mark.parametrize("host", ["evil.example:8420", "rebound.example", "petri.evil.example", ""])
def test_a_server_for_the_table_does_not_answer_to_a_name_that_was_bent_to_it(host: str) -> None:
    assert answer("http", host, anyone=True) == "403"
    assert answer("websocket", host, f"http://{host}", anyone=True) == "websocket.close"


def test_no_page_may_frame_ours_or_learn_the_address_that_a_code_stands_in() -> None:
    assert HEADERS["content-security-policy"] == "frame-ancestors 'none'"
    assert HEADERS["referrer-policy"] == "no-referrer"


def test_requests_through_a_tunnel_of_this_computer_do_not_use_up_its_own() -> None:
    limits = Limits(requests_of_one=Allowance(burst=2, seconds=60.0))
    check = OriginCheck(behind, LOOPBACK_NAMES, limits=limits)

    def ask(*, local: bool) -> str:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async def receive() -> Any:
            return {"type": "http.request"}

        state = {STATE: Connection("127.0.0.1", local=local)}
        scope = {"type": "http", "headers": [(b"host", b"localhost")], "path": "/", "state": state}
        in_own_time(check(scope, receive, send))
        return str(sent[0].get("status", sent[0]["type"]))

    assert [ask(local=False) for _ in range(3)] == ["reached", "reached", "429"]
    assert ask(local=True) == "reached"
