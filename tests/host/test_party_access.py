"""Each device's rights at a table (the only device, the host's, a guest's), and the presence of seats."""

from datetime import UTC, datetime, timedelta

import pytest

from companion.device.access import HOST, Access
from companion.device.open_game import OpenGame
from companion.party import devices
from companion.party.codes import LONGEST_SECRET, find, hashed, read_code, spaced
from companion.party.devices import ConnectedDevices
from companion.party.guest_door import GuestDoor
from companion.party.offer import MOST_PLACES, Offer, Place
from companion.party.party import Admission, News, Party
from companion.party.presence import ALONE, Presence, presence_of
from companion.party.shared_access import GuestAccess, HostAccess
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.scoring import EndGame
from companion.rules.clocks import SetClocks
from companion.rules.kernel import Rejection
from companion.store.errors import NoSuchGame
from companion.table.journal import Entry, Step
from tests.host.party_game import Seconds, begun, party_of, service


def shared() -> tuple[Party, OpenGame]:
    """Begin a game of four whose table is open to phones."""
    party = party_of(service())
    open_game = begun(party.service)
    party.offer(open_game.id)
    return party, open_game


def guest(party: Party, game: str, seat: int | None) -> GuestAccess:
    """Return the access of a connected phone in that seat, with a clock of the test's own."""
    answer = party.sit(game, party.offer(game).code, seat)
    assert isinstance(answer, Admission)
    party.come(game, answer.place.id)
    return GuestAccess(party, game, answer.place, Seconds())


# alone ------------------------------------------------------------------------------------------


def test_an_access_is_of_a_party_by_its_class_and_not_by_a_name_that_it_has() -> None:
    class WithAName(Access):
        party = "of the birthday"

    party = party_of(service())
    assert devices.party_of(HostAccess(party)) is party
    assert devices.party_of(WithAName()) is None


def test_the_only_device_is_the_host_and_everybodys() -> None:
    open_game, alone = begun(service()), Access()
    assert (alone.is_host, alone.place_id, devices.party_of(alone)) == (True, HOST, None)
    assert alone.standing(open_game.id) == "host"
    assert alone.seat(open_game.id) is None
    assert alone.sees_odds(open_game.id, 3)
    assert alone.denial(open_game, EndGame()) is None
    assert alone.step_denial(open_game, back=True) is None


def test_what_the_only_device_does_is_nobodys_in_particular_and_done_once() -> None:
    open_game, alone = begun(service()), Access()
    entry = alone.submit(open_game, SpendFate(seat=0), id="tap-1")
    assert isinstance(entry, Entry)
    assert (entry.by, entry.id) == (None, "tap-1")
    assert alone.submit(open_game, SpendFate(seat=0), id="tap-1") == entry
    alone.submit(open_game, SpendFate(seat=0), id="tap-2")
    assert isinstance(alone.undo(open_game, 2), Step)
    assert open_game.table.state.players[0].fate == 4
    assert isinstance(alone.redo(open_game, 2), Step)
    assert open_game.table.state.players[0].fate == 2


# the host ---------------------------------------------------------------------------------------


def test_the_host_has_a_seat_where_one_was_taken() -> None:
    party, open_game = shared()
    host = HostAccess(party)
    assert (host.is_host, host.place_id, host.standing(open_game.id)) == (True, HOST, "host")
    assert host.seat(open_game.id) is None
    party.take_host_seat(open_game.id, 2)
    assert host.seat(open_game.id) == 2
    entry = host.submit(open_game, SpendFate(seat=0))
    assert isinstance(entry, Entry)
    assert entry.by == 2


def test_at_a_table_that_is_not_shared_the_host_acts_and_sees_for_all() -> None:
    party = party_of(service())
    game, host = begun(party.service).id, HostAccess(party)
    assert all(host.acts_for(game, seat) and host.sees_odds(game, seat) for seat in range(4))
    assert host.seat(game) is None


def test_the_host_sees_the_odds_of_seats_without_a_phone() -> None:
    party, open_game = shared()
    guest(party, open_game.id, 1)
    assert [HostAccess(party).sees_odds(open_game.id, seat) for seat in range(4)] == [True, False, True, True]


def test_the_host_is_never_too_fast() -> None:
    party, open_game = shared()
    host = HostAccess(party, Seconds())
    answers = [host.submit(open_game, SetClocks(running=n % 2 == 0)) for n in range(250)]
    assert all(isinstance(answer, Entry) for answer in answers)


def test_the_host_acts_for_a_seat_while_its_phone_sleeps() -> None:
    party, open_game = shared()
    host, phone = HostAccess(party), guest(party, open_game.id, 1)
    party.take_host_seat(open_game.id, 0)
    other = guest(party, open_game.id, 2)
    game = open_game.id
    party.come(game, phone.place_id)  # a second tab of the same phone
    party.go(game, phone.place_id)
    assert not host.acts_for(game, 1)
    party.go(game, phone.place_id)
    assert host.acts_for(game, 1)
    assert host.sees_odds(game, 1)
    assert not other.acts_for(game, 1), "only the host does"
    party.come(game, phone.place_id)
    assert not host.acts_for(game, 1)


def test_a_sleeping_phone_keeps_its_secrets() -> None:
    party, open_game = shared()
    host, phone = HostAccess(party), guest(party, open_game.id, 1)
    game = open_game.id
    party.go(game, phone.place_id)
    assert [host.sees_secrets(game, seat) for seat in range(4)] == [True, False, True, True]
    assert [phone.sees_secrets(game, seat) for seat in range(4)] == [True, True, True, True]
    party.set_rights(game, "strict")
    assert [phone.sees_secrets(game, seat) for seat in range(4)] == [False, True, False, False]
    party.free(game, phone.place_id)
    assert host.sees_secrets(game, 1), "a seat without a device has no other place for them"
    assert all(Access().sees_secrets(game, seat) for seat in range(4))


# a guest ----------------------------------------------------------------------------------------


def test_a_guest_is_a_player_with_a_seat_and_a_watcher_without() -> None:
    party, open_game = shared()
    player, watcher = guest(party, open_game.id, 1), guest(party, open_game.id, None)
    assert (player.is_host, player.standing(open_game.id), player.seat(open_game.id)) == (False, "player", 1)
    assert (watcher.standing(open_game.id), watcher.seat(open_game.id)) == ("watcher", None)
    assert player.holds == party.offer(open_game.id).places[0]
    assert player.is_at(open_game.id)
    other = begun(party.service).id
    party.offer(other)
    assert not player.is_at(other)
    assert (player.standing(other), player.seat(other)) == ("watcher", None)


def test_among_friends_a_guest_acts_for_seats_that_are_nobodys_too() -> None:
    party, open_game = shared()
    phone, other = guest(party, open_game.id, 1), guest(party, open_game.id, 2)
    party.take_host_seat(open_game.id, 0)
    assert [phone.acts_for(open_game.id, seat) for seat in range(4)] == [False, True, False, True]
    assert [other.acts_for(open_game.id, seat) for seat in range(4)] == [False, False, True, True]
    watcher = guest(party, open_game.id, None)
    assert not any(watcher.acts_for(open_game.id, seat) for seat in range(4))


def test_nobody_acts_for_a_seat_that_is_shown_as_somebody_elses() -> None:
    """The last free seat counts as the host's, who has not chosen a seat yet.

    No guest acts for it or sees its cards.
    """
    party, open_game = shared()
    access = [HostAccess(party, Seconds()), *(guest(party, open_game.id, seat) for seat in (1, 2, 3))]
    party.come(open_game.id, HOST)
    shown = presence_of(access[0], open_game)
    assert (shown.own, shown.seats) == (0, ("here",) * 4)
    for device in access:
        own = device.seat(open_game.id)
        assert [seat for seat in range(4) if device.acts_for(open_game.id, seat)] == [own]
        assert [seat for seat in range(4) if device.sees_secrets(open_game.id, seat)] == [own]


def test_at_a_table_that_was_closed_a_guest_is_nothing() -> None:
    party, open_game = shared()
    phone = guest(party, open_game.id, 1)
    party.withdraw(open_game.id)
    assert phone.holds is None
    assert phone.seat(open_game.id) is None
    assert not phone.acts_for(open_game.id, 1)
    assert not phone.sees_odds(open_game.id, 1)
    refused = phone.denial(open_game, SpendFate(seat=1))
    assert refused == Rejection(code="party-seat-freed")
    assert phone.step_denial(open_game, back=True) == refused


def test_only_the_own_entries_are_taken_back_and_brought_back_at_a_strict_table() -> None:
    party, open_game = shared()
    one, other = guest(party, open_game.id, 0), guest(party, open_game.id, 1)
    party.set_rights(open_game.id, "strict")
    one.submit(open_game, SpendFate(seat=0))
    one.submit(open_game, SpendFate(seat=0))
    assert isinstance(one.undo(open_game, 2), Step)
    refused = other.step_denial(open_game, 2, back=False)
    assert refused is not None
    assert refused.code == "party-not-your-entry"
    assert isinstance(one.redo(open_game, 2), Step)
    assert open_game.table.state.players[0].fate == 2


# what a guest has of the service ----------------------------------------------------------------


def test_a_guests_service_has_a_door_to_one_table() -> None:
    party, open_game = shared()
    other = begun(party.service)
    party.offer(other.id)
    room = GuestDoor(party)
    room.game_id = open_game.id
    assert room.game_key(open_game.id) == "chromosome"
    assert room.game_key(other.id) == ""
    assert room.opened(open_game.id) is open_game
    assert room.opened(other.id) is None
    assert not room.is_long(open_game.id)
    assert room.changes(open_game.id) == party.service.changes(open_game.id)
    assert room.is_opening == party.service.is_opening


def test_a_guest_hears_when_the_table_is_deleted() -> None:
    party, open_game = shared()
    room, heard = GuestDoor(party), list[str]()
    room.game_id = open_game.id
    before = room.changes(open_game.id)
    stop = room.listen(open_game.id, lambda: heard.append("changed"))
    party.service.delete(open_game.id)
    assert (len(heard), room.changes(open_game.id) > before) == (1, True)
    stop()
    party.service.restore(open_game.id)
    assert len(heard) == 1


def test_the_door_shuts_when_the_table_is_closed() -> None:
    party, open_game = shared()
    room = GuestDoor(party)
    room.game_id = open_game.id
    party.withdraw(open_game.id)
    with pytest.raises(NoSuchGame):
        room.open(open_game.id)
    assert room.game_key(open_game.id) == ""
    assert room.opened(open_game.id) is None
    assert not room.is_long(open_game.id)


# presence ---------------------------------------------------------------------------------------


def test_a_table_that_is_not_shared_has_one_device() -> None:
    party = party_of(service())
    open_game = begun(party.service)
    for access in (Access(), HostAccess(party)):
        assert presence_of(access, open_game) == ALONE


def test_everybody_sees_who_is_there() -> None:
    party, open_game = shared()
    here, away, watcher = (guest(party, open_game.id, seat) for seat in (1, 2, None))
    party.take_host_seat(open_game.id, 0)
    assert party.here(open_game.id, 2)
    party.go(open_game.id, away.place_id)
    since = party.devices(open_game.id).last_seen(away.place_id)
    assert since is not None
    times = (None, None, since, None)
    seats = ("here", "here", "away", "free")
    host = presence_of(HostAccess(party), open_game)
    assert host == Presence(
        shared=True, own=0, host=0, hosting=True, seats=seats, away_since=times, watchers=1
    )
    party.come(open_game.id, HOST)
    assert [host.is_away(seat) for seat in (None, *range(5))] == [False, False, False, True, False, False]
    seen = presence_of(away, open_game)
    assert (seen.own, seen.hosting, seen.watching, seen.seats) == (2, False, False, seats)
    assert presence_of(watcher, open_game) == Presence(
        shared=True, host=0, hosting=False, watching=True, seats=seats, away_since=times, watchers=1
    )
    assert [party.here(open_game.id, seat) for seat in range(4)] == [False, True, False, False]
    assert here.place_id != away.place_id
    party.go(open_game.id, watcher.place_id)
    assert presence_of(away, open_game).watchers == 0


def test_the_seat_of_the_host_sleeps_with_the_last_of_the_hosts_devices() -> None:
    party, open_game = shared()
    phone = guest(party, open_game.id, 1)
    party.take_host_seat(open_game.id, 0)
    seen = presence_of(phone, open_game)
    assert (seen.seats[0], seen.away_since[0]) == ("away", None), "nobody has seen it yet"
    party.come(open_game.id, HOST)
    party.come(open_game.id, HOST)  # a second device
    party.go(open_game.id, HOST)
    assert presence_of(phone, open_game).seats[0] == "here"
    party.go(open_game.id, HOST)
    seen = presence_of(phone, open_game)
    assert seen.is_away(0)
    assert seen.away_since[0] is not None
    assert presence_of(HostAccess(party), open_game).seats[0] == "here", "who looks is there"


def test_presence_says_how_the_table_is_played() -> None:
    party, open_game = shared()
    access: Access = HostAccess(party)
    party.set_rights(open_game.id, "strict")
    party.set_odds(open_game.id, "nobody")
    seen = presence_of(access, open_game)
    assert (seen.strict, seen.odds) == (True, False)


def test_who_is_here_is_seen_now_and_who_has_gone_was_seen_then() -> None:
    moments = iter(datetime(2026, 11, 21, 20, 0, tzinfo=UTC) + timedelta(minutes=n) for n in range(10))
    devices = ConnectedDevices(lambda: next(moments))
    devices.come("a")
    assert devices.last_seen("a") == datetime(2026, 11, 21, 20, 1, tzinfo=UTC)
    devices.go("a")
    assert devices.last_seen("a") == datetime(2026, 11, 21, 20, 2, tzinfo=UTC)


def test_places_are_counted_once_however_many_tabs_they_have_and_the_hosts_not_at_all() -> None:
    devices = ConnectedDevices(lambda: datetime(2026, 11, 21, tzinfo=UTC))
    for place in ("a", "a", "b", HOST, HOST):
        devices.come(place)
    assert devices.count == 2
    devices.come("a")
    for _ in range(2):
        devices.go("a")
        assert (devices.here("a"), devices.count) == (True, 2)
    devices.go("a")
    assert (devices.here("a"), devices.count) == (False, 1)


def test_whoever_comes_and_goes_is_told_to_those_who_listen() -> None:
    party, open_game = shared()
    heard: list[News] = []
    party.listen(open_game.id, heard.append)
    party.come(open_game.id, HOST)
    party.go(open_game.id, HOST)
    party.lock(open_game.id, True)
    assert heard == [News("changed")] * 3


# seats ------------------------------------------------------------------------------------------


def test_a_device_may_move_to_a_free_seat_or_look_on() -> None:
    party, open_game = shared()
    phone, other = guest(party, open_game.id, 1), guest(party, open_game.id, 2)
    moved = party.move(open_game.id, phone.place_id, 3)
    assert isinstance(moved, Place)
    assert (moved.seat, phone.seat(open_game.id)) == (3, 3)
    for seat in (2, 4, -1):
        assert party.move(open_game.id, phone.place_id, seat) == Rejection(code="party-seat-taken")
    watching = party.move(open_game.id, other.place_id, None)
    assert isinstance(watching, Place)
    assert watching.seat is None
    party.lock(open_game.id, True)
    assert party.move(open_game.id, phone.place_id, 0) == Rejection(code="party-locked")
    party.free(open_game.id, phone.place_id)
    assert party.move(open_game.id, phone.place_id, 0) == Rejection(code="party-seat-freed")


def test_the_host_takes_no_seat_that_a_phone_has_or_that_is_none() -> None:
    party, open_game = shared()
    guest(party, open_game.id, 1)
    for seat in (1, 4, -1):
        assert party.take_host_seat(open_game.id, seat) == Rejection(code="party-seat-taken")
    taken = party.take_host_seat(open_game.id, 0)
    assert isinstance(taken, Offer)
    assert taken.host_seat == 0
    left = party.take_host_seat(open_game.id, None)
    assert isinstance(left, Offer)
    assert left.host_seat is None


def test_a_table_remembers_so_many_places_and_forgets_who_looked_on_longest_ago() -> None:
    offer = Offer()
    offer = offer.with_place(Place(id="seated", hash="", seat=0))
    for number in range(MOST_PLACES):
        offer = offer.with_place(Place(id=f"watcher {number}", hash=""))
    assert len(offer.places) == MOST_PLACES
    assert offer.place("watcher 0") is None
    assert offer.place("watcher 1") is not None
    assert offer.place("seated") is not None


def test_a_place_that_is_put_in_again_is_the_same_place() -> None:
    offer = Offer().with_place(Place(id="a", hash="", seat=0)).with_place(Place(id="b", hash=""))
    offer = offer.with_place(Place(id="a", hash="", seat=2))
    assert [(place.id, place.seat) for place in offer.places] == [("b", None), ("a", 2)]
    assert offer.without_place("b").places == (Place(id="a", hash="", seat=2),)


# codes and secrets ------------------------------------------------------------------------------


def test_a_code_is_shown_in_two_halves_and_read_with_what_people_put_between_them() -> None:
    assert spaced("BKDTRW") == "BKD TRW"
    for typed in ("bkd-trw", "BKD\u2013TRW", "BKD·TRW", "\tBKD\nTRW ", "B K D - T R W"):
        assert read_code(typed) == "BKDTRW"
    for wrong in ("BKDTRWB", "BKDTR", "BKDTRA", "B" * 6 + " " * 60):
        assert read_code(wrong) is None
    assert read_code("B" * 6 + " " * 18) == "BBBBBB"


def test_a_code_is_found_among_those_of_all_tables() -> None:
    codes = {"one": "BBBBBB", "two": "CCCCCC"}
    assert [find(codes, wanted) for wanted in ("BBBBBB", "CCCCCC", "DDDDDD", "")] == [
        "one",
        "two",
        None,
        None,
    ]


def test_a_secret_that_is_too_long_to_be_ours_is_never_compared() -> None:
    party = party_of(service())
    longest = "x" * LONGEST_SECRET
    party.service.remember("party.hosts", [hashed(longest), hashed(longest + "x")])
    assert party.is_host(longest)
    assert not party.is_host(longest + "x")
    party.service.remember("party.hosts", "no list")
    assert not party.is_host(longest)


def test_twelve_hosts_are_remembered_the_latest() -> None:
    party = party_of(service())
    admitted = [party.admit_host(party.host_key, "10.0.0.7") for _ in range(13)]
    known = [secret is not None and party.is_host(secret) for secret in admitted]
    assert known == [False, *[True] * 12]


def test_every_wrong_code_is_counted_and_one_that_cannot_be_a_code_is_not() -> None:
    party, _ = shared()
    assert party.knock("no code", "10.0.0.7") == Rejection(code="party-no-code")
    for _ in range(8):
        assert party.knock("BBBBBB", "10.0.0.7") == Rejection(code="party-no-such-code")
    for _ in range(2):
        refused = party.knock("BBBBBB", "10.0.0.7")
        assert refused == Rejection(code="party-wait", params={"seconds": 16})


def test_a_guest_is_told_which_table_is_missing() -> None:
    party, open_game = shared()
    with pytest.raises(NoSuchGame) as missing:
        GuestDoor(party).open(open_game.id)
    assert (missing.value.code, missing.value.params) == ("store-missing", {"id": open_game.id})
