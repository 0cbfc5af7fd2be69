"""The door for phones after a restart: open if it was open, closed if it was closed, even on a full disk."""

from datetime import UTC, datetime, timedelta

import pytest

from companion.host.address import listen
from companion.host.host_server import INVITED, HostServer, is_on
from companion.host.lan import Lan
from companion.party.party import Party
from companion.store.errors import StorageFull
from companion.ui.party.guests import guests_main
from tests.host.party_game import party_of, service
from tests.loops import in_real_time
from tests.store.samples import CrampedBlobStore

NOW = datetime(2026, 11, 22, 20, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("since", "on"),
    [
        (NOW.isoformat(), True),
        ((NOW - timedelta(hours=11)).isoformat(), True),
        ((NOW - timedelta(hours=12)).isoformat(), False),
        ((NOW + timedelta(seconds=1)).isoformat(), False),
        ((NOW + timedelta(days=400)).isoformat(), False),
        ("9999-12-31T23:59:59+00:00", False),
        ("0001-01-01T00:00:00+23:59", False),
        ("2026-11-22T19:00:00", False),
        ("tonight", False),
        (None, False),
        (1_795_000_000, False),
    ],
)
def test_an_evening_lasts_twelve_hours_from_when_it_began(since: object, on: bool) -> None:
    assert is_on(since, NOW) is on


def door_of(party: Party) -> Lan:
    """Return a door that stores in that party's library whether it is open."""
    lan = Lan(0)
    lan.guests = guests_main(party)
    listening = listen(port=0)
    listening.socket.close()  # the app itself need not listen here
    evening = HostServer(listening, lan)
    evening.party = party
    return lan


def cramped() -> tuple[CrampedBlobStore, Party, Lan]:
    blob_store = CrampedBlobStore()
    party = party_of(service(blob_store))
    return blob_store, party, door_of(party)


def invited(party: Party) -> bool:
    """Return whether a restart would open the table to phones."""
    return is_on(party.service.remembered(INVITED), datetime.now(UTC))


@in_real_time
async def test_the_door_is_remembered_open_while_it_is_open() -> None:
    party = party_of(service())
    lan = door_of(party)
    assert await lan.open()
    assert invited(party)
    await lan.close()
    assert lan.port is None
    assert not invited(party)


@in_real_time
async def test_a_door_stays_closed_that_could_not_be_remembered_open() -> None:
    blob_store, _, lan = cramped()
    blob_store.full = True
    with pytest.raises(StorageFull):
        await lan.open()
    assert lan.port is None
    blob_store.full = False
    assert await lan.open()
    await lan.stop()


@in_real_time
async def test_a_door_stays_open_that_could_not_be_remembered_closed() -> None:
    blob_store, party, lan = cramped()
    await lan.open()
    blob_store.full = True
    with pytest.raises(StorageFull):
        await lan.close()
    assert lan.port is not None
    assert invited(party)
    await lan.stop()


@in_real_time
async def test_a_door_that_was_open_before_a_restart_needs_no_room_to_open_again() -> None:
    blob_store, party, lan = cramped()
    party.service.remember(INVITED, datetime.now(UTC).isoformat())
    blob_store.full = True
    assert await lan.open()
    await lan.stop()
