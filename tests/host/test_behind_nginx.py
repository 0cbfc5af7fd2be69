"""The configuration of `deploy/nginx` in a real nginx: names, addresses, processes that start and stop."""

import asyncio
import http.client
import json
import signal
import ssl
import urllib.request
from collections.abc import Generator
from urllib.parse import urlsplit

import pytest

from companion.host.phones import MOVE
from tests.browser.servers import Server
from tests.host.phone import Phone, close_all
from tests.loops import in_real_time
from tests.nginx import PUBLIC_NAME, Nginx, nginx_before


def process(name: str) -> Server:
    """Return a server of the small app, not started yet."""
    return Server(lambda port: ("tests.host.named_app", str(port), name))


def port_of(server: Server) -> int:
    return urlsplit(server.url).port or 0


@pytest.fixture
def two() -> Generator[dict[str, Server]]:
    """Two processes that do not know of each other."""
    servers = {name: process(name).start() for name in ("A", "B")}
    yield servers
    for server in servers.values():
        server.close()


@pytest.fixture
def proxy(two: dict[str, Server]) -> Generator[Nginx]:
    """A proxy in front of both processes."""
    with nginx_before([port_of(server) for server in two.values()]) as nginx:
        yield nginx


@pytest.fixture(scope="module")
def calm() -> Generator[Nginx]:
    """A proxy in front of a process that no test stops."""
    server = process("C").start()
    with nginx_before([port_of(server)]) as nginx:
        yield nginx
    server.close()


def ask(proxy: Nginx, path: str, *, source: str = "127.0.0.1", **headers: str) -> tuple[int, bytes]:
    """Send a request from an address of this computer; return the answer."""
    wire = http.client.HTTPConnection("127.0.0.1", proxy.port, timeout=10, source_address=(source, 0))
    try:
        wire.request("GET", path, headers={"Host": f"{proxy.name}:{proxy.port}", **headers})
        answer = wire.getresponse()
        return answer.status, answer.read()
    finally:
        wire.close()


def phone_at(proxy: Nginx) -> Phone:
    """Return a phone, not connected yet, whose page and WebSocket come through the proxy."""
    address = f"localhost:{proxy.port}"
    return Phone(f"ws://{address}/ws", origin=f"http://{address}")


def where(phone: Phone) -> str:
    """Return the name of the process that the phone saw last."""
    return [said for said in phone.words if said.startswith("process ")][-1].removeprefix("process ")


def test_the_public_name_is_answered_to_and_no_other(calm: Nginx) -> None:
    assert ask(calm, "/healthz")[0] == 200
    assert ask(calm, "/healthz", Host="other.example")[0] == 403


@in_real_time
async def test_a_page_of_another_name_cannot_connect_through_the_proxy(calm: Nginx) -> None:
    phone = phone_at(calm)
    phone.origin = "http://other.example"
    with pytest.raises(Exception, match="403"):
        await phone.connect()


def test_whoever_comes_through_the_proxy_has_their_own_address_and_never_this_computers_rights(
    calm: Nginx,
) -> None:
    status, told = ask(calm, "/whence", source="127.0.0.77")
    assert (status, json.loads(told)) == (200, {"address": "127.0.0.77", "local": False})


def test_what_a_browser_claims_of_its_address_is_not_heard(calm: Nginx) -> None:
    _, told = ask(calm, "/whence", source="127.0.0.77", **{"X-Forwarded-For": "203.0.113.9"})
    assert json.loads(told)["address"] == "127.0.0.77"


def test_the_figures_are_not_shown_to_the_public(calm: Nginx) -> None:
    assert ask(calm, "/metrics")[0] == 404


def test_nothing_that_is_written_down_has_a_join_code_or_an_address_in_it(
    proxy: Nginx, two: dict[str, Server]
) -> None:
    ask(proxy, "/join/BCDFGH", source="127.0.0.77")
    for server in two.values():
        server.kill()
    assert ask(proxy, "/join/BCDFGH", source="127.0.0.77")[0] == 502
    proxy.writes(" 502 GET ")
    assert "BCDFGH" not in proxy.log()
    assert "127.0.0.77" not in proxy.log()


@in_real_time
async def test_a_phone_whose_process_moves_its_phones_begins_anew_at_another(
    proxy: Nginx, two: dict[str, Server]
) -> None:
    phone = await phone_at(proxy).open()
    await phone.sees("count 0")
    await phone.tap("More")
    await phone.sees("count 1")
    first = where(phone)
    ending = asyncio.create_task(asyncio.to_thread(two[first].stop, signal.SIGTERM))
    await phone.hears(MOVE)
    assert await asyncio.to_thread(ask, proxy, "/healthz") == await asyncio.to_thread(ask, proxy, "/healthz")
    await phone.close()
    phone.words.clear()
    await phone.open()  # it sends its old session's id, which the other process does not know
    await phone.sees("count 0")
    assert where(phone) != first
    assert await ending == 0
    await close_all()


@in_real_time
async def test_a_phone_whose_process_is_killed_finds_another_at_the_same_address(
    proxy: Nginx, two: dict[str, Server]
) -> None:
    phone = await phone_at(proxy).open()
    await phone.sees("count 0")
    first = where(phone)
    two[first].kill()
    await phone.gone()
    phone.words.clear()
    await phone.open()
    await phone.sees("count 0")
    assert where(phone) != first
    await close_all()


def test_every_process_can_be_replaced_one_after_the_other_while_the_address_answers(
    proxy: Nginx, two: dict[str, Server]
) -> None:
    for server in two.values():
        server.stop(signal.SIGTERM)
        assert ask(proxy, "/readyz")[0] == 200
        server.start()
        assert ask(proxy, "/readyz")[0] == 200


def test_the_encrypted_address_answers_and_wants_to_stay_encrypted(calm: Nginx) -> None:
    with nginx_before([calm.processes[0]], tls=True) as proxy:
        trusting = ssl.create_default_context(cafile=str(proxy.folder / "fullchain.pem"))
        wire = http.client.HTTPSConnection("127.0.0.1", proxy.port, timeout=10, context=trusting)
        trusting.check_hostname = False  # here the HTTP request goes to an IP address, not to a name
        wire.request("GET", "/healthz", headers={"Host": PUBLIC_NAME})
        answer = wire.getresponse()
        assert answer.status == 200
        assert answer.headers["strict-transport-security"]
        wire.close()


def test_files_come_packed_through_the_proxy(calm: Nginx) -> None:
    request = urllib.request.Request(
        f"http://127.0.0.1:{calm.port}/main.dart.mjs",
        headers={"Host": f"{calm.name}:{calm.port}", "Accept-Encoding": "gzip"},
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        assert answer.headers["content-encoding"] == "gzip"
