"""The connection to the database is cut during a commit; whatever the process then answers is true."""

import random
from typing import get_args

import pytest

from companion.club.party import ClubParty
from companion.club.service import ClubService
from companion.party.party import Admission
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.house_rules import Rename
from companion.rules.kernel import Rejection
from companion.store.errors import Unreachable
from companion.table.journal import Entry, Step
from tests.club.conftest import Services, soon
from tests.host.party_game import begun
from tests.postgres import Postgres
from tests.wire import Cut, Wire

CUTS = get_args(Cut)
APPEND = b"petri_journal"
"""A string that occurs in every statement that stores a row."""


@pytest.fixture
def far(postgres: Postgres, address: str, wire: Wire, services: Services) -> ClubService:
    return services(postgres.address(address.rpartition("/")[2], port=wire.port))


@pytest.fixture
def near(services: Services) -> ClubService:
    """A process whose connection is never cut."""
    return services()


@pytest.mark.parametrize("where", CUTS)
def test_a_command_is_stored_once_and_acknowledged(
    far: ClubService, near: ClubService, wire: Wire, where: Cut
) -> None:
    game = begun(far)
    wire.cut_at(b"tap-4711", where)
    answer = game.submit(SpendFate(seat=0), by=0, id="tap-4711")
    assert wire.has_cut.is_set()
    assert isinstance(answer, Entry)
    there = near.open(game.id)
    latest = there.table.latest
    assert isinstance(latest, Entry)
    assert (latest.seq, latest.id, latest.events) == (2, "tap-4711", answer.events)
    assert there.table.version == game.table.version == 2


@pytest.mark.parametrize("where", CUTS)
def test_an_undo_is_stored_once_and_acknowledged(
    far: ClubService, near: ClubService, wire: Wire, where: Cut
) -> None:
    game = begun(far, SpendFate(seat=0))
    wire.cut_at(b"step-4711", where)
    assert isinstance(game.undo(id="step-4711"), Step)
    assert wire.has_cut.is_set()
    there = near.open(game.id)
    assert there.table.version == game.table.version == 3
    assert there.table.states == game.table.states


@pytest.mark.parametrize("where", CUTS)
def test_a_game_begins_once(far: ClubService, near: ClubService, wire: Wire, where: Cut) -> None:
    wire.cut_at(APPEND, where)
    game = begun(far)
    assert wire.has_cut.is_set()
    assert [each.id for each in near.library.games()] == [game.id]
    assert near.open(game.id).table.version == 1


@pytest.mark.parametrize("where", CUTS)
def test_a_seat_is_taken_once_by_who_was_told_so(
    far: ClubService, near: ClubService, wire: Wire, where: Cut
) -> None:
    game = begun(far).id
    parties = ClubParty(far), ClubParty(near)
    code = parties[0].offer(game).code
    wire.cut_at(f"party.offer.{game}".encode(), where)
    admission = parties[0].sit(game, code, 2)
    assert wire.has_cut.is_set()
    assert isinstance(admission, Admission)
    soon(lambda: parties[1].recognise(game, admission.secret) == admission.place)
    offer = parties[1].offered(game)
    assert offer is not None
    assert offer.places == (admission.place,)


def test_a_wire_that_stays_cut_refuses_in_a_sentence_and_what_is_stored_shows_when_it_is_mended(
    far: ClubService, near: ClubService, wire: Wire
) -> None:
    game = begun(far)
    wire.shut()
    with pytest.raises(Unreachable):
        game.submit(SpendFate(seat=0), id="tap-1")
    soon(lambda: not far.reachable)
    there = near.open(game.id)
    assert isinstance(there.submit(SpendFate(seat=1), id="tap-2"), Entry)
    assert game.table.version == 1
    told: list[int] = []
    game.table.listen(lambda: told.append(game.table.version))
    wire.mend()
    soon(lambda: far.reachable)
    soon(lambda: told == [2])
    assert game.table.states == there.table.states


def test_a_wire_that_is_cut_at_random_loses_nothing_and_doubles_nothing(
    far: ClubService, near: ClubService, wire: Wire
) -> None:
    chance = random.Random(11)
    game = begun(far)
    there = near.open(game.id)
    acknowledged: list[Entry] = []
    for at in range(25):
        if chance.random() < 0.4:
            wire.cut_at(f"tap-{at}-".encode(), chance.choice(CUTS))
        if chance.random() < 0.5:
            there.submit(Rename(seat=at % 4, name=f"Q{at}"), id=f"other-{at}")
        try:
            answer = game.submit(Rename(seat=at % 4, name=f"P{at}"), id=f"tap-{at}-")
        except Unreachable:
            continue
        assert not isinstance(answer, Rejection)
        acknowledged.append(answer)
    rows = near.library.read(game.id).rows
    ids = [row.get("id") for row in rows]
    assert len(set(ids)) == len(ids)
    for each in acknowledged:
        assert ids[each.seq - 1] == each.id
    soon(lambda: game.table.version == there.table.version == len(rows))
    assert game.table.states == there.table.states
