"""The same rules for every listener: known names and addresses, limits, untrusted headers, local clients."""

import asyncio
import urllib.error
import urllib.request
from collections.abc import Generator, Mapping
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.browser.servers import Server, petri
from tests.host.phone import Phone, close_all
from tests.loops import in_real_time

HOSTS_OWN = "Watch a sample evening"
GUESTS_OWN = "Join a table"


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """A server for the whole network, in an environment that asks it to trust forwarding headers."""
    environment = {"FORWARDED_ALLOW_IPS": "*"}
    data = tmp_path_factory.mktemp("open")
    server = petri(data, "--host", "0.0.0.0", environment=environment).start()
    yield server
    server.close()


@pytest.fixture(scope="module")
def proxied_server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """A server behind a proxy on this computer, with a public name."""
    data = tmp_path_factory.mktemp("proxied")
    options = ("--host", "0.0.0.0", "--proxy", "127.0.0.0/8", "--name", "petri.example")
    server = petri(data, *options).start()
    yield server
    server.close()


def status(server: Server, headers: Mapping[str, str]) -> int:
    """Return the HTTP status of a request for the first page."""
    port = urlsplit(server.url).port
    request = urllib.request.Request(f"http://127.0.0.1:{port}/", headers=dict(headers))
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def shown(server: Server, headers: Mapping[str, str] | None = None) -> str:
    """Return which first screen a device on this computer sees."""

    async def look() -> str:
        port = urlsplit(server.url).port
        phone = Phone(f"ws://127.0.0.1:{port}/ws", headers=headers)
        await phone.open()
        while not (phone.saw(HOSTS_OWN) or phone.saw(GUESTS_OWN)):
            phone.heard.clear()
            await asyncio.wait_for(phone.heard.wait(), 15)
        await close_all()
        return HOSTS_OWN if phone.saw(HOSTS_OWN) else GUESTS_OWN

    return asyncio.run(look())


@pytest.mark.parametrize("name", ["evil.example", "petri.example", "localhost.evil.example", ""])
def test_a_name_that_was_bent_to_an_open_server_gets_nothing(open_server: Server, name: str) -> None:
    assert status(open_server, {"Host": f"{name}:8420"}) == 403


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "192.168.1.7", "[fe80::1]"])
def test_an_open_server_answers_to_numbers_and_names_of_its_own(open_server: Server, name: str) -> None:
    assert status(open_server, {"Host": f"{name}:8420"}) == 200


def test_a_page_of_a_bent_name_cannot_connect_to_an_open_server(open_server: Server) -> None:
    async def try_it() -> None:
        port = urlsplit(open_server.url).port
        headers = {"Host": "evil.example"}
        await connect(
            f"ws://127.0.0.1:{port}/ws",
            origin="http://evil.example",  # pyright: ignore[reportArgumentType]
            additional_headers=headers,
        )

    with pytest.raises(InvalidStatus):
        asyncio.run(try_it())


def test_this_computer_hosts_an_open_server(open_server: Server) -> None:
    assert shown(open_server) == HOSTS_OWN


FORWARDED = {
    "X-Forwarded-For": "127.0.0.1",
    "Forwarded": "for=192.0.2.60;proto=http",
    "CF-Connecting-IP": "203.0.113.9",
    "X-Real-IP": "203.0.113.9",
}


@pytest.mark.parametrize("header", FORWARDED)
def test_who_comes_through_a_program_of_this_computer_that_nobody_has_named_is_a_guest(
    open_server: Server, header: str
) -> None:
    assert shown(open_server, {header: FORWARDED[header]}) == GUESTS_OWN
    assert shown(open_server) == HOSTS_OWN


def test_a_tunnel_to_a_server_of_this_computer_alone_brings_guests_and_the_log_says_so(
    tmp_path: Path,
) -> None:
    server = petri(tmp_path).start()
    try:
        assert shown(server, {"X-Forwarded-For": "203.0.113.9"}) == GUESTS_OWN
        assert shown(server) == HOSTS_OWN
        assert server.errors().count("forwards for others") == 1
    finally:
        server.close()


@pytest.mark.parametrize("told", ["127.0.0.1", "203.0.113.9", "::1", "nobody", None])
def test_nobody_hosts_through_a_proxy_by_where_they_come_from(
    proxied_server: Server, told: str | None
) -> None:
    headers = {"Host": "petri.example"} | ({"X-Forwarded-For": told} if told else {})
    assert shown(proxied_server, headers) == GUESTS_OWN


def test_a_server_of_this_computer_alone_takes_nobody_who_comes_through_a_proxy_for_its_host(
    tmp_path: Path,
) -> None:
    server = petri(tmp_path, "--proxy", "127.0.0.0/8", "--name", "petri.example").start()
    try:
        assert shown(server, {"Host": "petri.example", "X-Forwarded-For": "203.0.113.9"}) == GUESTS_OWN
        assert status(server, {"Host": "petri.example"}) == 200
    finally:
        server.close()


def test_a_server_behind_a_proxy_answers_to_its_public_name(proxied_server: Server) -> None:
    assert status(proxied_server, {"Host": "petri.example"}) == 200
    assert status(proxied_server, {"Host": "other.example"}) == 403


def test_every_answer_forbids_frames_and_tells_no_address_on(open_server: Server) -> None:
    with urllib.request.urlopen(open_server.url, timeout=10) as answer:
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "uvicorn" not in str(answer.headers).lower()


@in_real_time
async def test_an_open_server_has_the_limits_of_every_other(open_server: Server) -> None:
    port = urlsplit(open_server.url).port
    socket = await connect(f"ws://127.0.0.1:{port}/ws", max_size=None)
    await socket.send(b"\x00" + b"\xc6\x00\x10\x00\x00" + b"x" * 1_048_576)
    await asyncio.wait_for(socket.wait_closed(), 10)


def test_a_network_that_is_none_gets_a_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    from companion.cli import main

    assert main(["serve", "--no-open", "--data", str(tmp_path), "--proxy", "everywhere"]) == 2
    assert "everywhere" in capfd.readouterr().err
