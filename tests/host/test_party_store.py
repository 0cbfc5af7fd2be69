"""Storing a party: if storing fails, its state is the same as before, in memory and on disk."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.party.party import Admission, News, Party
from companion.rules.kernel import Rejection
from companion.store.durable import DurableStorage
from companion.store.errors import StorageError, StorageFull, StoreError
from tests.host.party_game import begun, party_of, service
from tests.store.samples import CrampedBlobStore

Act = Callable[[Party, str], object]


def table() -> tuple[CrampedBlobStore, Party, str, Admission]:
    """Return a table with a phone in seat 1, and the blob store that holds it."""
    blob_store = CrampedBlobStore()
    party = party_of(service(blob_store))
    game = begun(party.service).id
    seated = party.sit(game, party.offer(game).code, 1)
    assert isinstance(seated, Admission)
    return blob_store, party, game, seated


def place(party: Party, game: str) -> str:
    """Return the id of the only place at a table."""
    return party.offer(game).places[0].id


def seen(party: Party, *games: str) -> list[Any]:
    """Return the offers of these tables as plain data, without their codes."""
    offers = [party.offered(game) for game in games]
    return [offer and offer.model_dump() for offer in offers]


CHANGES: dict[str, Act] = {
    "lock": lambda party, game: party.lock(game, True),
    "rights": lambda party, game: party.set_rights(game, "strict"),
    "odds": lambda party, game: party.set_odds(game, "nobody"),
    "host seat": lambda party, game: party.take_host_seat(game, 0),
    "free": lambda party, game: party.free(game, place(party, game)),
    "sit": lambda party, game: party.sit(game, party.offer(game).code, 2),
    "watch": lambda party, game: party.sit(game, party.offer(game).code, None),
    "move": lambda party, game: party.move(game, place(party, game), 3),
    "withdraw": lambda party, game: party.withdraw(game),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_cannot_be_stored_has_not_happened(change: str) -> None:
    blob_store, party, game, _ = table()
    before = seen(party, game)
    heard: list[News] = []
    party.listen(game, heard.append)
    blob_store.full = True
    with pytest.raises(StorageFull):
        CHANGES[change](party, game)
    assert seen(party, game) == before
    assert not heard
    blob_store.full = False
    party.service.close()
    assert seen(party_of(service(blob_store)), game) == before


@pytest.mark.parametrize("change", CHANGES)
def test_what_was_stored_holds_after_a_restart(change: str) -> None:
    blob_store, party, game, _ = table()
    before = seen(party, game)
    CHANGES[change](party, game)
    after = seen(party, game)
    assert after != before
    party.service.close()
    assert seen(party_of(service(blob_store)), game) == after


def test_a_table_that_cannot_be_opened_to_phones_is_not() -> None:
    blob_store, party, _, _ = table()
    other = begun(party.service).id
    blob_store.full = True
    with pytest.raises(StoreError):
        party.offer(other)
    assert party.offered(other) is None
    assert other not in party.tables()


def test_a_new_code_needs_no_room() -> None:
    blob_store, party, game, _ = table()
    old = party.offer(game).code
    blob_store.full = True
    assert party.rotate(game).code != old
    assert isinstance(party.knock(old, "10.0.0.7"), Rejection)


def test_a_host_that_cannot_be_remembered_is_none() -> None:
    blob_store, party, _, _ = table()
    blob_store.full = True
    with pytest.raises(StoreError):
        party.admit_host(party.host_key, "10.0.0.7")


def test_nobody_who_comes_in_waits_for_a_game_to_be_read() -> None:
    _, party, game, _ = table()
    other = begun(party.service).id
    party.service.rest(0)
    code = party.offer(other).code
    assert party.knock(code, "10.0.0.7") == other
    assert isinstance(party.sit(other, code, 3), Admission)
    assert isinstance(party.sit(other, code, 4), Rejection), "there is no such seat"
    party.take_host_seat(game, 0)
    assert party.service.open_games == ()


def test_the_code_of_a_deleted_game_leads_nowhere_although_nothing_can_be_stored() -> None:
    blob_store, party, game, _ = table()
    code = party.offer(game).code
    party.service.delete(game)
    blob_store.full = True
    answer = party.knock(code, "10.0.0.7")
    assert isinstance(answer, Rejection)
    assert answer.code == "party-no-such-code"


def test_codes_are_not_stored_and_a_start_makes_new_ones() -> None:
    blob_store, party, game, seated = table()
    code = party.offer(game).code
    assert code.encode() not in (blob_store.read("catalogue.json") or b"")
    party.service.close()
    again = party_of(service(blob_store))
    assert again.recognise(game, seated.secret) == seated.place
    assert again.offer(game).code != code
    assert isinstance(again.knock(code, "10.0.0.7"), Rejection)


@pytest.mark.parametrize("kept", [7, "x", [], {"a": 1}, {"2026": {"rights": "odd"}}, {"x": None}])
def test_offers_that_cannot_be_read_are_none(kept: object) -> None:
    blob_store, party, game, _ = table()
    for key in (f"party.offer.{game}", "party.codes", "party.hosts"):
        party.service.remember(key, kept)
    party.service.close()
    again = party_of(service(blob_store))
    assert again.offered(game) is None
    assert not again.is_host("x")
    assert again.admit_host(again.host_key, "10.0.0.7")


def test_an_offer_outlives_a_start_at_which_its_game_could_not_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blob_store, party, game, seated = table()
    other = begun(party.service).id
    (before,) = seen(party, game)
    party.service.close()
    storage = DurableStorage(blob_store, "catalogue.json")
    storage.write({**(storage.read() or {}), "games": {}})

    def fails(way: Callable[[str], Any]) -> Callable[[str], Any]:
        def sick(name: str) -> Any:
            if name.startswith(game):
                raise StorageError("store-failed", file=name)
            return way(name)

        return sick

    with monkeypatch.context() as trouble:
        trouble.setattr(blob_store, "read", fails(blob_store.read))
        trouble.setattr(blob_store, "stamp", fails(blob_store.stamp))
        troubled = party_of(service(blob_store))
        assert troubled.tables() == ()
        troubled.offer(other)
        troubled.service.close()
    again = party_of(service(blob_store))
    assert seen(again, game) == [before]
    assert again.recognise(game, seated.secret) == seated.place
    assert set(again.tables()) == {game, other}


def test_what_is_kept_of_an_offer_that_cannot_be_read_goes_with_its_game_or_with_a_new_offer() -> None:
    blob_store, party, game, _ = table()
    other, gone = begun(party.service).id, begun(party.service).id
    odd = {"rights": "odd"}
    for each in (game, other, gone):
        party.service.remember(f"party.offer.{each}", odd)
    party.service.library.discard(gone)

    def kept(party: Party) -> dict[str, object]:
        return {each: party.service.remembered(f"party.offer.{each}") for each in (game, other, gone)}

    again = party_of(party.service)
    assert again.tables() == ()
    assert kept(again) == {game: odd, other: odd, gone: None}
    again.offer(other)
    assert kept(again)[other] != odd
    again.withdraw(game)
    assert kept(again)[game] is None
    again.service.close()
    assert set(party_of(service(blob_store)).tables()) == {other}


def test_a_device_that_cannot_be_told_keeps_it_from_nobody_else() -> None:
    _, party, game, _ = table()
    heard: list[News] = []

    def fail(_: News) -> None:
        raise RuntimeError("destroyed session")

    party.listen(game, fail)
    party.listen(game, heard.append)
    party.come(game, "a")
    party.lock(game, True)
    party.go(game, "a")
    assert len(heard) == 3
    assert party.devices(game).count == 0


def test_an_upgrade_keeps_tables_open_that_an_earlier_version_stored_all_together() -> None:
    blob_store, party, game, seated = table()
    party.lock(game, True)
    party.take_host_seat(game, 0)
    (before,) = seen(party, game)
    stored = party.service.remembered(f"party.offer.{game}")
    other = begun(party.service).id
    party.service.remember(f"party.offer.{game}", None)
    party.service.remember("party.offers", {game: stored, other: {"rights": "strict"}, "gone": stored})
    party.service.close()

    again = party_of(service(blob_store))
    assert set(again.tables()) == {game, other}
    assert seen(again, game) == [before]
    assert again.offer(other).rights == "strict"
    assert again.recognise(game, seated.secret) == seated.place
    again.withdraw(other)
    again.service.close()
    assert set(party_of(service(blob_store)).tables()) == {game}


def test_an_upgrade_on_a_full_disk_opens_the_tables_at_a_later_start() -> None:
    blob_store, party, game, _ = table()
    party.service.remember("party.offers", {game: party.service.remembered(f"party.offer.{game}")})
    party.service.remember(f"party.offer.{game}", None)
    party.service.close()
    blob_store.full = True
    again = party_of(service(blob_store))
    assert again.tables() == ()
    again.service.close()
    blob_store.full = False
    assert party_of(service(blob_store)).tables() == (game,)
