"""Acts that change several stored values: done completely or not at all, and reported accordingly."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from companion.club.table_hosts import TableHosts
from companion.club.visitor_home import VisitorHome
from companion.device.game_service import GameService
from companion.host.keeping import remove_old
from companion.party.offer import Offer
from companion.party.party import Admission, Party
from companion.rules.chromosome.scoring import EndGame
from companion.rules.reminders import Reminder
from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import StorageFull, StoreError
from companion.ui.chromosome.setup import forget, fresh_setup, remember
from tests.host.party_game import START, begun, party_of, service
from tests.host.test_keeping import later

HERE = "203.0.113.9"
NOTES = (Reminder("", "Feed the cat"),)


class FailingBlobStore(MemoryBlobStore):
    """A blob store in which chosen writes fail."""

    def __init__(self) -> None:
        super().__init__()
        self.writes = 0
        self.fails: Callable[[int], bool] = lambda _: False

    def _try(self) -> None:
        self.writes += 1
        if self.fails(self.writes):
            raise StorageFull("store-full", file="x")

    def write(self, name: str, data: bytes) -> None:
        self._try()
        super().write(name, data)

    def append(self, name: str, data: bytes, at: int) -> None:
        self._try()
        super().append(name, data, at)

    def rename(self, old: str, new: str) -> None:
        self._try()
        super().rename(old, new)

    def delete(self, name: str) -> None:
        self._try()
        super().delete(name)


class Instance(NamedTuple):
    """A public instance with two games: one on offer, with a phone in seat 1, and a finished one."""

    medium: FailingBlobStore
    party: Party
    game: str
    over: str
    visitor: VisitorHome


def instance() -> Instance:
    medium = FailingBlobStore()
    home = service(medium)
    party, hosts = party_of(home), TableHosts(home.library)
    game, over = begun(home).id, begun(home, EndGame()).id
    for each in (game, over):
        home.set_reminders(each, NOTES)
        seated = party.sit(each, party.offer(each).code, 1)
        assert isinstance(seated, Admission)
    remember(home, fresh_setup(home).replace(players=fresh_setup(home).players))
    home.remember_people(["Magda", "Tomek"])
    secret = hosts.admit(game)
    return Instance(medium, party, game, over, VisitorHome(party, hosts, {game: secret}, HERE))


def told(offer: Offer | None) -> str:
    """Describe an offer without codes, ids and secrets."""
    if offer is None:
        return ""
    seats = [place.seat for place in offer.places]
    return f"{seats} {offer.model_dump(exclude={'code', 'places'})}"


def seen(home: GameService, party: Party) -> dict[str, Any]:
    """Return the current state of the service and party, without codes and new ids."""
    games = home.library.games()
    hosted = {key for key in home.library.preferences.keys() if key.startswith("party.host.")}  # noqa: SIM118
    offers = {game.id: party.offered(game.id) for game in games}
    return {
        "games": len(games),
        "finished": sum(game.finished for game in games),
        "rows": sorted(game.rows for game in games),
        "reminders": sorted(home.reminders(game.id) for game in games),
        "offers": sorted(map(told, offers.values())),
        "hosted": sum(f"party.host.{game.id}" in hosted for game in games),
        "people": home.people(),
        "setup": home.remembered("last-setup"),
        "hosts": len(home.remembered("party.hosts") or ()),
    }


def all_seen(before: Instance) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the current state, and the state after a restart."""
    before.medium.fails = lambda _: False
    home = before.party.service
    now = seen(home, before.party)
    home.close()
    again = service(before.medium)
    return now, seen(again, party_of(again))


def restored(at: Instance) -> None:
    at.party.service.restore(at.game)


ACTS: dict[str, tuple[Callable[[Instance], object], Callable[[Instance], object]]] = {
    # for each act, its preparation and the act itself
    "a visitor begins": (lambda at: None, lambda at: at.visitor.begin("chromosome", START)),
    "begin": (lambda at: None, lambda at: at.party.service.begin("chromosome", START)),
    "delete": (lambda at: None, lambda at: at.party.service.delete(at.game)),
    "restore": (lambda at: at.party.service.delete(at.game), restored),
    "a visitor deletes": (lambda at: None, lambda at: at.visitor.delete(at.game)),
    "discard": (lambda at: None, lambda at: at.party.service.discard(at.game)),
    "reminders": (lambda at: None, lambda at: at.party.service.set_reminders(at.game, ())),
    "offer": (lambda at: at.party.withdraw(at.game), lambda at: at.party.offer(at.game)),
    "withdraw": (lambda at: None, lambda at: at.party.withdraw(at.game)),
    "a new code where none was": (lambda at: at.party.withdraw(at.game), lambda at: at.party.rotate(at.game)),
    "rights": (lambda at: None, lambda at: at.party.set_rights(at.game, "strict")),
    "rights where none were": (
        lambda at: at.party.withdraw(at.game),
        lambda at: at.party.set_rights(at.game, "strict"),
    ),
    "the host's seat where none was": (
        lambda at: at.party.withdraw(at.game),
        lambda at: at.party.take_host_seat(at.game, 0),
    ),
    "sit": (lambda at: None, lambda at: at.party.sit(at.game, at.party.offer(at.game).code, 2)),
    "a host": (lambda at: None, lambda at: at.party.admit_host(at.party.host_key, HERE)),
    "forget a person": (lambda at: None, lambda at: forget(at.party.service, "Magda")),
    "people": (lambda at: None, lambda at: at.party.service.remember_people(["Ola"])),
}


def outcome(act: str, fails: Callable[[int], bool]) -> tuple[int, bool, Any]:
    """Perform an act; return its number of writes, whether it was refused, and the resulting state."""
    at = instance()
    before, do = ACTS[act]
    before(at)
    at.medium.writes, at.medium.fails = 0, fails
    refused = False
    try:
        do(at)
    except StoreError:
        refused = True
    writes = at.medium.writes
    return writes, refused, all_seen(at)


@pytest.mark.parametrize("act", ACTS)
def test_an_act_is_done_whole_or_not_at_all_whichever_write_fails(act: str) -> None:
    at = instance()
    ACTS[act][0](at)
    before = all_seen(at)
    writes, refused, after = outcome(act, lambda _: False)
    assert writes
    assert not refused
    for number in range(1, writes + 1):
        for fails in (number.__eq__, number.__le__):
            _, refused, found = outcome(act, fails)
            assert found == (before if refused else after), (number, refused)


def test_what_belongs_to_a_game_goes_and_comes_back_with_it() -> None:
    at = instance()
    home, party = at.party.service, at.party
    before, code = seen(home, party), party.offer(at.game).code
    home.delete(at.game)
    assert party.knock(code, "10.0.0.7") != at.game
    restored(at)
    assert seen(home, party) == before
    assert party.knock(code, "10.0.0.7") == at.game
    home.delete(at.game)
    home.close()
    again = service(at.medium)
    party = party_of(again)
    again.restore(at.game)
    assert seen(again, party)["reminders"] == before["reminders"]
    assert again.remembered(f"party.offer.{at.game}")


def test_nothing_is_remembered_of_a_game_that_is_gone_for_good() -> None:
    at = instance()
    home = at.party.service
    home.remember(f"reminders.{at.over}", [["", "of an earlier version"]])
    assert remove_old(home, 7, later(8)) == 1
    assert not [key for key in home.library.preferences.keys() if at.over in key]  # noqa: SIM118
    assert [key for key in home.library.preferences.keys() if at.game in key]  # noqa: SIM118
