"""Tables shared by several devices: codes, seats, secrets, rights, presence."""

import itertools
from datetime import UTC, datetime, timedelta

import pytest

from companion.device.access import Access
from companion.party.codes import ALPHABET, LENGTH, new_code, read_code, spaced
from companion.party.devices import ConnectedDevices
from companion.party.guest_door import GuestDoor
from companion.party.limits import Allowance, Guesses
from companion.party.party import Admission, News, Party
from companion.party.shared_access import GuestAccess, HostAccess
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.house_rules import Rename, SetDetail
from companion.rules.chromosome.turns import EndTurn
from companion.rules.clocks import SetClocks
from companion.rules.kernel import Rejection
from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import NoSuchGame
from companion.table.journal import Entry, Step
from tests.host.party_game import Seconds, begun, party_of, service


def seated(party: Party, game: str, seat: int | None) -> Admission:
    offer = party.offer(game)
    answer = party.sit(game, offer.code, seat)
    assert isinstance(answer, Admission)
    return answer


def guest(party: Party, game: str, seat: int | None, clock: Seconds | None = None) -> GuestAccess:
    """Return the access of a connected guest in that seat, with a clock of the test's own."""
    place = seated(party, game, seat).place
    party.come(game, place.id)
    return GuestAccess(party, game, place, clock or Seconds())


def code_of(answer: object) -> str:
    assert isinstance(answer, Rejection), answer
    return answer.code


# codes ----------------------------------------------------------------------------------------


def test_a_code_is_read_however_it_is_typed() -> None:
    code = new_code()
    assert len(code) == LENGTH
    assert set(code) <= set(ALPHABET)
    assert read_code(f" {spaced(code).lower()}\n") == code


@pytest.mark.parametrize(
    "typed", ["", "BKDTR", "BKDTRWX", "BKDTR0", "AEIOUY", "<b>BKD", "B" * 1_000_000, "\x00" * 6]
)
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_a_code_opens_its_table_and_no_other() -> None:
    party = party_of(service())
    one, other = begun(party.service), begun(party.service)
    codes = [party.offer(open_game.id).code for open_game in (one, other)]
    assert [party.knock(code, "10.0.0.7") for code in codes] == [one.id, other.id]


def test_a_code_is_worth_nothing_once_the_host_has_changed_it() -> None:
    party = party_of(service())
    game = begun(party.service).id
    old = party.offer(game).code
    assert party.rotate(game).code != old
    assert code_of(party.knock(old, "10.0.0.7")) == "party-no-such-code"
    assert code_of(party.sit(game, old, 0)) == "party-no-such-code"


def test_a_table_that_was_closed_opens_to_no_code() -> None:
    party = party_of(service())
    game = begun(party.service).id
    code = party.offer(game).code
    party.withdraw(game)
    assert code_of(party.knock(code, "10.0.0.7")) == "party-no-such-code"


def test_a_deleted_game_opens_to_no_code() -> None:
    party = party_of(service())
    game = begun(party.service).id
    code = party.offer(game).code
    party.service.delete(game)
    assert code_of(party.knock(code, "10.0.0.7")) == "party-no-such-code"


# guessing -------------------------------------------------------------------------------------


def test_ten_thousand_guesses_from_one_address_get_to_be_looked_at_eight_times() -> None:
    looked_at = 0
    guesses = Guesses(clock=Seconds())
    for _ in range(10_000):
        if guesses.wait("10.0.0.7") == 0:
            looked_at += 1
            guesses.miss("10.0.0.7")
    assert looked_at == 8


def test_ten_thousand_guesses_get_nowhere_even_when_the_right_one_is_among_them() -> None:
    party = party_of(service())
    game = begun(party.service).id
    right = party.offer(game).code
    every = ("".join(letters) for letters in itertools.product(ALPHABET, repeat=LENGTH))
    tried = [code for code in itertools.islice(every, 10_000) if code != right]
    answers = {code_of(party.knock(code, "10.0.0.7")) for code in tried}
    assert answers == {"party-no-such-code", "party-wait"}
    assert code_of(party.knock(right, "10.0.0.7")) == "party-wait"


def test_who_mistyped_may_try_again_after_a_while() -> None:
    clock = Seconds()
    guesses = Guesses(one=Allowance(2, 10.0), clock=clock)
    for _ in range(2):
        guesses.miss("10.0.0.7")
    assert guesses.wait("10.0.0.7") == pytest.approx(10.0)
    clock.now = 10.0
    assert guesses.wait("10.0.0.7") == 0


def test_one_who_guesses_does_not_lock_out_the_others() -> None:
    guesses = Guesses(clock=Seconds())
    for _ in range(8):
        guesses.miss("10.0.0.7")
    assert guesses.wait("10.0.0.7") > 0
    assert guesses.wait("10.0.0.8") == 0


# seats ----------------------------------------------------------------------------------------


def test_a_seat_is_known_again_by_its_secret_alone() -> None:
    party = party_of(service())
    game = begun(party.service).id
    given = seated(party, game, 2)
    assert party.recognise(game, given.secret) == given.place
    for forged in ("", given.secret[:-1], given.secret + "x", given.place.id, given.place.hash, "x" * 10**6):
        assert party.recognise(game, forged) is None


def test_a_secret_of_one_table_is_worth_nothing_at_another() -> None:
    party = party_of(service())
    one, other = begun(party.service).id, begun(party.service).id
    given = seated(party, one, 0)
    party.offer(other)
    assert party.recognise(other, given.secret) is None


def test_seats_outlive_the_server_and_codes_do_not() -> None:
    blob_store = MemoryBlobStore()
    first = party_of(service(blob_store))
    game = begun(first.service).id
    given, code = seated(first, game, 1), first.offer(game).code
    first.service.close()
    second = party_of(service(blob_store))
    assert second.recognise(game, given.secret) == given.place
    assert code_of(second.knock(code, "10.0.0.7")) == "party-no-such-code"
    assert second.knock(second.offer(game).code, "10.0.0.7") == game


def test_no_secret_is_stored() -> None:
    blob_store = MemoryBlobStore()
    party = party_of(service(blob_store))
    game = begun(party.service).id
    given, code = seated(party, game, 1), party.offer(game).code
    stored = b"".join(blob_store.read(name) or b"" for name in blob_store.names())
    assert given.place.hash.encode() in stored
    assert given.secret.encode() not in stored
    assert code.encode() not in stored


def test_a_seat_is_given_once() -> None:
    party = party_of(service())
    game = begun(party.service).id
    seated(party, game, 1)
    assert code_of(party.sit(game, party.offer(game).code, 1)) == "party-seat-taken"


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_is_none_is_not_given(seat: int) -> None:
    party = party_of(service())
    game = begun(party.service).id
    assert code_of(party.sit(game, party.offer(game).code, seat)) == "party-seat-taken"


def test_a_freed_seat_can_be_taken_by_another_device_and_the_old_secret_is_dead() -> None:
    party = party_of(service())
    game = begun(party.service).id
    old = seated(party, game, 1)
    party.free(game, old.place.id)
    assert party.recognise(game, old.secret) is None
    assert seated(party, game, 1).place.seat == 1


def test_a_locked_table_lets_in_nobody_new_but_keeps_who_is_there() -> None:
    party = party_of(service())
    game = begun(party.service).id
    inside = seated(party, game, 1)
    party.lock(game, True)
    assert code_of(party.sit(game, party.offer(game).code, 2)) == "party-locked"
    assert party.recognise(game, inside.secret) == inside.place


def test_the_hosts_own_seat_is_taken_too() -> None:
    party = party_of(service())
    game = begun(party.service).id
    party.take_host_seat(game, 0)
    assert code_of(party.sit(game, party.offer(game).code, 0)) == "party-seat-taken"


def test_another_device_hosts_with_the_key_of_this_start_only() -> None:
    blob_store = MemoryBlobStore()
    party = party_of(service(blob_store))
    secret = party.admit_host(party.host_key, "10.0.0.7")
    assert secret is not None
    assert party.is_host(secret)
    assert party.admit_host("x" * 43, "10.0.0.7") is None
    party.service.close()
    again = party_of(service(blob_store))
    assert again.is_host(secret)
    assert again.admit_host(party.host_key, "10.0.0.7") is None


# what a guest has of the service ----------------------------------------------------------------


def test_a_guest_sees_no_table_but_its_own() -> None:
    party = party_of(service())
    one, other = begun(party.service).id, begun(party.service).id
    for game in (one, other):
        party.offer(game)
    room = GuestDoor(party)
    with pytest.raises(NoSuchGame):
        room.open(one)
    room.game_id = one
    assert room.open(one).id == one
    with pytest.raises(NoSuchGame):
        room.open(other)
    assert room.listed(other) is None


def test_what_a_guest_remembers_is_not_the_hosts() -> None:
    party = party_of(service())
    party.service.remember("setting.language", "pl")
    room = GuestDoor(party)
    assert room.remembered("setting.language") is None
    room.remember("setting.language", "en")
    assert party.service.remembered("setting.language") == "pl"


# rights -------------------------------------------------------------------------------------------


def test_the_journal_names_who_did_it_and_with_what_command() -> None:
    party = party_of(service())
    open_game = begun(party.service)
    entry = guest(party, open_game.id, 2).submit(open_game, SpendFate(seat=0))
    assert isinstance(entry, Entry)
    assert entry.by == 2
    assert entry.id


def test_a_command_that_is_given_again_is_applied_once_even_after_a_restart_and_an_undo() -> None:
    blob_store = MemoryBlobStore()
    party = party_of(service(blob_store))
    open_game = begun(party.service)
    phone = guest(party, open_game.id, 0)
    first = phone.submit(open_game, SpendFate(seat=0), id="tap-1")
    assert isinstance(first, Entry)
    assert phone.submit(open_game, SpendFate(seat=0), id="tap-1") == first
    assert open_game.table.state.players[0].fate == 3
    party.service.close()
    again = service(blob_store).open(open_game.id)
    for _ in ("restarted", "taken back"):
        answer = again.submit(SpendFate(seat=0), 0, "tap-1")
        assert isinstance(answer, Entry)
        assert answer.seq == first.seq
        again.undo()
    assert again.table.state.players[0].fate == 4


def test_among_friends_anybody_with_a_seat_may_change_anything() -> None:
    party = party_of(service())
    open_game = begun(party.service)
    assert isinstance(guest(party, open_game.id, 1).submit(open_game, SpendFate(seat=0)), Entry)


def test_who_looks_on_may_change_nothing() -> None:
    party = party_of(service())
    open_game = begun(party.service)
    watcher, before = guest(party, open_game.id, None), open_game.table.version
    assert code_of(watcher.submit(open_game, SpendFate(seat=0))) == "party-only-watching"
    assert code_of(watcher.undo(open_game)) == "party-only-watching"
    assert open_game.table.version == before


def test_at_a_strict_table_each_changes_only_the_own_seat_and_the_host_everything() -> None:
    party = party_of(service())
    open_game = begun(party.service)
    phone = guest(party, open_game.id, 1)
    party.set_rights(open_game.id, "strict")
    assert code_of(phone.submit(open_game, SpendFate(seat=0))) == "party-not-your-seat"
    assert code_of(phone.submit(open_game, EndTurn(seat=0))) == "party-not-your-seat"
    assert code_of(phone.submit(open_game, SetDetail(detail="full"))) == "party-host-only"
    assert isinstance(phone.submit(open_game, SpendFate(seat=1)), Entry)
    assert isinstance(HostAccess(party).submit(open_game, SpendFate(seat=0)), Entry)


def test_at_a_strict_table_only_the_host_or_the_author_takes_back() -> None:
    party = party_of(service())
    open_game = begun(party.service)
    one, other = guest(party, open_game.id, 0), guest(party, open_game.id, 1)
    party.set_rights(open_game.id, "strict")
    one.submit(open_game, SpendFate(seat=0))
    assert code_of(other.undo(open_game)) == "party-not-your-entry"
    assert isinstance(one.undo(open_game), Step)
    later = Seconds()
    later.now = 10
    assert isinstance(HostAccess(party, later).redo(open_game), Step)


def test_two_who_undo_at_once_take_back_one_entry() -> None:
    party = party_of(service())
    open_game = begun(party.service, SpendFate(seat=0), SpendFate(seat=1))
    clock = Seconds()
    clock.now = 100.0
    one, other = guest(party, open_game.id, 0, clock), guest(party, open_game.id, 1, clock)
    assert isinstance(one.undo(open_game), Step)
    assert code_of(other.undo(open_game)) == "party-just-undone"
    clock.now += 2
    assert isinstance(other.undo(open_game), Step)


def test_a_guest_whose_seat_was_freed_may_do_nothing_more() -> None:
    party = party_of(service())
    open_game = begun(party.service)
    phone = guest(party, open_game.id, 1)
    party.free(open_game.id, phone.place_id)
    assert code_of(phone.submit(open_game, SpendFate(seat=1))) == "party-seat-freed"
    assert code_of(phone.undo(open_game)) == "party-seat-freed"
    assert open_game.table.state.players[1].fate == 4


def test_a_guest_of_one_table_may_do_nothing_at_another() -> None:
    party = party_of(service())
    mine, other = begun(party.service), begun(party.service)
    party.offer(other.id)
    phone = guest(party, mine.id, 0)
    assert code_of(phone.submit(other, SpendFate(seat=0))) == "party-seat-freed"
    assert other.table.state.players[0].fate == 4


def test_no_device_floods_the_journal() -> None:
    party = party_of(service())
    open_game = begun(party.service)
    phone = guest(party, open_game.id, 0)
    answers = [phone.submit(open_game, SetClocks(running=n % 2 == 0)) for n in range(300)]
    assert sum(isinstance(answer, Entry) for answer in answers) == 200
    assert code_of(answers[-1]) == "party-too-fast"


def test_each_acts_for_the_own_seat_and_the_host_for_seats_without_a_phone() -> None:
    party = party_of(service())
    game = begun(party.service).id
    phone, host = guest(party, game, 1), HostAccess(party)
    seats = range(4)
    party.set_rights(game, "strict")
    assert [phone.acts_for(game, seat) for seat in seats] == [False, True, False, False]
    assert [host.acts_for(game, seat) for seat in seats] == [True, False, True, True]
    assert [Access().acts_for(game, seat) for seat in seats] == [True] * 4


def test_odds_are_shown_to_their_own_player_only_or_to_nobody() -> None:
    party = party_of(service())
    game = begun(party.service).id
    phone, watcher = guest(party, game, 1), guest(party, game, None)
    assert [phone.sees_odds(game, seat) for seat in range(4)] == [False, True, False, False]
    assert not any(watcher.sees_odds(game, seat) for seat in range(4))
    party.set_odds(game, "nobody")
    assert not any(each.sees_odds(game, seat) for seat in range(4) for each in (phone, HostAccess(party)))


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "a\u202eb\x00\x1b[31m", "x" * 41, "", "\u2066\u2069"]
)
def test_a_hostile_name_is_cleaned_or_refused_and_the_table_is_unharmed(name: str) -> None:
    party = party_of(service())
    open_game = begun(party.service)
    answer = guest(party, open_game.id, 1).submit(open_game, Rename(seat=1, name=name))
    shown = open_game.table.state.players[1].name
    assert shown.isprintable()
    assert len(shown) <= 40
    assert isinstance(answer, Entry) or shown == "Tomek"


def test_a_name_of_a_megabyte_is_no_command_at_all() -> None:
    with pytest.raises(ValueError):
        Rename(seat=1, name="x" * 1_000_000)


# presence -----------------------------------------------------------------------------------------


def test_presence_counts_tabs_and_remembers_when_somebody_was_seen() -> None:
    moments = iter(datetime(2026, 11, 21, 20, 0, tzinfo=UTC) + timedelta(minutes=n) for n in range(10))
    devices = ConnectedDevices(lambda: next(moments))
    devices.come("a")
    devices.come("a")
    devices.go("a")
    assert devices.here("a")
    devices.go("a")
    assert not devices.here("a")
    assert devices.last_seen("a") == datetime(2026, 11, 21, 20, 3, tzinfo=UTC)
    assert devices.last_seen("b") is None


def test_everybody_at_the_table_hears_of_a_nudge_and_nobody_elsewhere() -> None:
    party = party_of(service())
    game, other = begun(party.service).id, begun(party.service).id
    heard: list[tuple[str, News]] = []
    stop = party.listen(game, lambda news: heard.append((game, news)))
    party.listen(other, lambda news: heard.append((other, news)))
    party.nudge(game, 1, "Ola")
    assert heard == [(game, News("nudge", 1, "Ola"))]
    stop()
    party.nudge(game, 1, "Ola")
    assert len(heard) == 1


# many tables --------------------------------------------------------------------------------------


def test_a_game_that_nobody_watches_is_closed_to_disk_and_reopened_as_it_was() -> None:
    clock = Seconds()
    home = service(clock=clock)
    open_game, watched = begun(home, SpendFate(seat=0)), begun(home)
    watched.table.listen(lambda: None)
    clock.now = 600
    assert home.rest(600) == (open_game.id,)
    assert home.open_games == (watched.id,)
    again = home.open(open_game.id)
    assert again is not open_game
    assert again.table.state == open_game.table.state


def test_a_game_that_was_just_asked_for_stays_open() -> None:
    clock = Seconds()
    home = service(clock=clock)
    open_game = begun(home)
    clock.now = 599
    home.open(open_game.id)
    clock.now = 1100
    assert home.rest(600) == ()
