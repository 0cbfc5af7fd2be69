"""The server's address, and the reasons why it cannot listen there."""

import socket
from collections.abc import Generator

import pytest

from companion.host.address import DEFAULT_PORT, AddressRefused, listen


@pytest.fixture
def taken() -> Generator[int]:
    """A port on which another program listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_port_zero_means_any_free_port() -> None:
    listening = listen(port=0)
    with listening.socket:
        assert listening.port > 0
        assert listening.url == f"http://127.0.0.1:{listening.port}/"


def test_a_port_in_use_is_refused(taken: int) -> None:
    with pytest.raises(AddressRefused) as refused:
        listen(port=taken)
    assert (refused.value.reason, refused.value.port) == ("in-use", taken)


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    first, second = listen(), listen()
    with first.socket, second.socket:
        assert DEFAULT_PORT <= first.port < second.port


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "nie ma", "ż" * 200, "."])
def test_a_host_that_is_not_this_computer_is_refused(host: str) -> None:
    with pytest.raises(AddressRefused) as refused:
        listen(host, 0)
    assert refused.value.reason == "unknown-host"


def test_an_address_for_the_whole_network_is_opened_on_this_computer_by_its_own() -> None:
    listening = listen("0.0.0.0", 0)
    with listening.socket:
        assert not listening.only_here
        assert listening.url == f"http://127.0.0.1:{listening.port}/"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_this_computer_alone_is_known_as_such(host: str) -> None:
    listening = listen(host, 0)
    with listening.socket:
        assert listening.only_here
        assert listening.url == f"http://{host}:{listening.port}/"
