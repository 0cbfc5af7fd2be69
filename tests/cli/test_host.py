"""The output of `companion host` while it runs."""

from collections.abc import Iterator
from typing import TypeAlias

import pytest

from companion.cli.host import first_page, keep_telling, tell
from companion.cli.speech import words
from companion.host.address import Listening, listen
from companion.host.host_server import HostServer
from companion.host.lan import Lan
from companion.party.codes import spaced
from companion.party.party import Party
from tests.host.party_game import begun, party_of, service

Hosting: TypeAlias = tuple[Listening, HostServer, Party, str]


@pytest.fixture
def hosting() -> Iterator[Hosting]:
    """A host with a begun game: its address, server and party, and the game's id."""
    listening = listen("127.0.0.1", 0)
    lan = Lan()
    lan.adopt(listening)
    host_server = HostServer(listening, lan)
    party = host_server.party = party_of(service())
    yield listening, host_server, party, begun(party.service).id
    listening.socket.close()


def test_the_terminal_says_each_new_code_once(hosting: Hosting, capsys: pytest.CaptureFixture[str]) -> None:
    _, host_server, party, game = hosting
    first = party.offer(game).code
    keep_telling(host_server, game)
    party.lock(game, True)
    assert capsys.readouterr().out == ""
    code = party.rotate(game).code
    party.lock(game, False)
    said = capsys.readouterr().out
    assert said.count(f"/join/{code}") == 1
    assert spaced(code) in said
    assert first not in said


def no_addresses(_: int) -> tuple[()]:
    return ()


@pytest.mark.parametrize("on_offer", [True, False])
def test_in_no_network_the_terminal_says_so_and_shows_no_link_that_leads_nowhere(
    on_offer: bool, hosting: Hosting, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.host.lan.addresses", no_addresses)
    listening, host_server, party, game = hosting
    code = party.offer(game).code
    tell(host_server, listening, game if on_offer else None)
    said = capsys.readouterr().out
    assert listening.url in said
    assert words()("cli-host-no-address") in " ".join(said.split())
    assert code not in said
    assert spaced(code) not in said
    assert party.host_key not in said
    assert "█" not in said


def test_a_table_that_was_named_is_the_one_that_opens(
    hosting: Hosting, capsys: pytest.CaptureFixture[str]
) -> None:
    listening, host_server, party, game = hosting
    party.offer(game)
    tell(host_server, listening, game, opened=game)
    assert f"{listening.url}game/{game}" in capsys.readouterr().out
    assert first_page(listening, game) == f"{listening.url}game/{game}"
    assert first_page(listening, None) == listening.url
