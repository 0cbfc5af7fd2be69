"""What `companion host` says while it runs."""

from __future__ import annotations

import pytest

from companion.cli.host import keep_telling
from companion.host.address import listen
from companion.host.host_server import HostServer
from companion.host.lan import Lan
from companion.party.codes import spaced
from tests.host.party_game import begun, party_of, service


def test_the_terminal_says_each_new_code_once(capsys: pytest.CaptureFixture[str]) -> None:
    listening = listen("127.0.0.1", 0)
    lan = Lan()
    lan.adopt(listening)
    host_server = HostServer(listening, lan)
    party = host_server.party = party_of(service())
    game = begun(party.service).id
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
    listening.socket.close()
