"""Two services over one database, as in two processes: each follows the other's changes."""

import pytest

from companion.club.party import ClubParty
from companion.club.service import ClubService
from companion.device.open_game import OpenGame
from companion.party.devices import News
from companion.party.party import Admission, Party
from companion.party.shared_access import GuestAccess, HostAccess
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.house_rules import Rename
from companion.rules.kernel import Rejection
from companion.store.errors import StoreError
from companion.table.journal import Entry, Step
from tests.club.conftest import Services, soon
from tests.host.party_game import begun
from tests.waiting import PATIENCE


@pytest.fixture
def two(services: Services) -> tuple[ClubService, ClubService]:
    return services(), services()


@pytest.fixture
def parties(two: tuple[ClubService, ClubService]) -> tuple[Party, Party]:
    return ClubParty(two[0]), ClubParty(two[1])


def spend(seat: int = 0) -> SpendFate:
    return SpendFate(seat=seat)


def seated(party: Party, game: str, seat: int | None) -> Admission:
    offer = party.offered(game)
    assert offer is not None
    admission = party.sit(game, offer.code, seat)
    assert isinstance(admission, Admission)
    return admission


# tables ----------------------------------------------------------------------------------------------------


def test_what_is_done_at_one_is_shown_and_told_at_the_other(two: tuple[ClubService, ClubService]) -> None:
    here = begun(two[0])
    there = two[1].open(here.id)
    told: list[int] = []
    there.table.listen(lambda: told.append(there.table.version))
    here.submit(spend())
    soon(lambda: told == [2])
    assert there.table.states == here.table.states
    there.undo()
    soon(lambda: here.table.version == 3)
    assert isinstance(here.table.latest, Step)


def test_news_of_a_table_reach_no_other_table(two: tuple[ClubService, ClubService]) -> None:
    played, other = begun(two[0]), begun(two[0])
    there = two[1].open(other.id)
    told: list[str] = []
    there.table.listen(lambda: told.append("other"))
    followed = two[1].open(played.id)
    for _ in range(3):
        played.submit(spend())
    soon(lambda: followed.table.version == 4)
    assert told == []
    assert there.table.version == 1


def test_a_table_that_was_deleted_elsewhere_is_no_table_any_more(
    two: tuple[ClubService, ClubService],
) -> None:
    here = begun(two[0])
    two[1].open(here.id)
    two[0].delete(here.id)
    soon(lambda: two[1].changes(here.id) == 1)
    assert two[1].opened(here.id) is None
    with pytest.raises(StoreError):
        two[1].open(here.id)
    two[1].listen(here.id, lambda: None)
    two[0].restore(here.id)
    soon(lambda: two[1].changes(here.id) == 2)
    assert isinstance(two[1].open(here.id), OpenGame)


def test_idle_tables_leave_memory_and_come_back_as_they_are(two: tuple[ClubService, ClubService]) -> None:
    here = begun(two[0])
    two[1].open(here.id)
    soon(lambda: two[1].rest(0.0) == (here.id,))
    here.submit(spend())
    assert two[1].open(here.id).table.version == 2


def test_an_undo_just_after_one_at_another_process_is_refused(
    parties: tuple[Party, Party], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.party.shared_access.JUST_NOW", PATIENCE)  # enough for any computer
    game = begun(parties[0].service)
    for _ in range(3):
        game.submit(spend())
    there = parties[1].service.open(game.id)
    parties[0].offer(game.id)
    soon(lambda: parties[1].offered(game.id))
    guest = GuestAccess(parties[1], game.id, seated(parties[1], game.id, 0).place)
    assert isinstance(HostAccess(parties[0]).undo(game), Step)
    soon(lambda: there.table.version == 5)
    assert guest.undo(there) == Rejection(code="party-just-undone")


# the party -------------------------------------------------------------------------------------------------


def test_a_code_of_one_opens_the_table_at_the_other(parties: tuple[Party, Party]) -> None:
    game = begun(parties[0].service).id
    offer = parties[0].offer(game)
    soon(lambda: parties[1].offered(game) == offer)
    assert parties[1].knock(offer.code, "10.0.0.1") == game
    fresh = parties[1].rotate(game)
    soon(lambda: parties[0].offered(game) == fresh)
    assert parties[0].knock(offer.code, "10.0.0.1") == Rejection(code="party-no-such-code")
    assert parties[0].tables() == parties[1].tables() == (game,)


def test_a_seat_is_given_away_once(parties: tuple[Party, Party]) -> None:
    game = begun(parties[0].service).id
    code = parties[0].offer(game).code
    soon(lambda: parties[1].offered(game))
    first = parties[0].sit(game, code, 1)
    assert isinstance(first, Admission)
    assert parties[1].sit(game, code, 1) == Rejection(code="party-seat-taken")
    assert parties[1].recognise(game, first.secret) == first.place
    assert parties[0].recognise(game, "no secret of ours") is None


def test_a_seat_that_one_frees_is_free_at_the_other(parties: tuple[Party, Party]) -> None:
    game = begun(parties[0].service)
    parties[0].offer(game.id)
    soon(lambda: parties[1].offered(game.id))
    admission = seated(parties[1], game.id, 2)
    there = parties[1].service.open(game.id)
    guest = GuestAccess(parties[1], game.id, admission.place)
    told: list[News] = []
    parties[1].listen(game.id, told.append)
    parties[0].free(game.id, admission.place.id)
    soon(lambda: told)
    assert guest.holds is None
    assert guest.submit(there, spend(2)) == Rejection(code="party-seat-freed")


def test_settings_changed_at_both_at_once_all_hold(parties: tuple[Party, Party]) -> None:
    game = begun(parties[0].service).id
    parties[0].offer(game)
    soon(lambda: parties[1].offered(game))
    parties[0].set_rights(game, "strict")
    parties[1].set_odds(game, "nobody")
    parties[0].lock(game, True)
    assert parties[1].take_host_seat(game, 3)
    offer = parties[1].offered(game)
    assert offer is not None
    assert (offer.rights, offer.odds, offer.locked, offer.host_seat) == ("strict", "nobody", True, 3)
    soon(lambda: parties[0].offered(game) == offer)


def test_a_table_that_one_withdraws_is_offered_by_none(parties: tuple[Party, Party]) -> None:
    game = begun(parties[0].service).id
    code = parties[0].offer(game).code
    soon(lambda: parties[1].offered(game))
    told: list[News] = []
    parties[1].listen(game, told.append)
    parties[0].withdraw(game)
    soon(lambda: parties[1].offered(game) is None)
    soon(lambda: told)
    assert parties[1].knock(code, "10.0.0.1") == Rejection(code="party-no-such-code")
    assert parties[1].tables() == ()


def test_who_has_come_to_one_is_here_for_both_until_they_go(parties: tuple[Party, Party]) -> None:
    game = begun(parties[0].service).id
    parties[0].offer(game)
    soon(lambda: parties[1].offered(game))
    place = seated(parties[0], game, 1).place.id
    told: list[News] = []
    parties[1].listen(game, told.append)
    parties[0].come(game, place)
    soon(lambda: parties[1].devices(game).here(place))
    soon(lambda: parties[1].here(game, 1))
    assert parties[1].devices(game).count == 1
    soon(lambda: told)
    parties[0].go(game, place)
    soon(lambda: not parties[1].devices(game).here(place))
    assert parties[1].devices(game).last_seen(place) is not None


def test_a_nudge_reaches_who_sits_at_another_process_and_nobody_at_another_table(
    parties: tuple[Party, Party],
) -> None:
    game, other = begun(parties[0].service).id, begun(parties[0].service).id
    told: list[tuple[str, News]] = []
    parties[1].listen(game, lambda news: told.append(("game", news)))
    parties[1].listen(other, lambda news: told.append(("other", news)))
    parties[0].nudge(game, 2, "Ola/Zosia")
    soon(lambda: told)
    assert told == [("game", News("nudge", 2, "Ola/Zosia"))]


def test_a_host_let_in_by_one_is_host_at_all_by_the_key_of_any(parties: tuple[Party, Party]) -> None:
    soon(lambda: parties[1].admit_host(parties[0].host_key, "10.0.0.1") is not None)
    secret = parties[1].admit_host(parties[0].host_key, "10.0.0.1")
    assert secret is not None
    soon(lambda: parties[0].is_host(secret))
    assert parties[1].is_host(secret)
    assert parties[0].admit_host("no key of ours", "10.0.0.2") is None


def test_wrong_codes_at_one_are_counted_at_the_other(parties: tuple[Party, Party]) -> None:
    game = begun(parties[0].service).id
    code = parties[0].offer(game).code
    soon(lambda: parties[1].offered(game))
    wrong = "BBBBBB" if code != "BBBBBB" else "CCCCCC"
    for at in range(8):
        assert parties[at % 2].knock(wrong, "10.0.0.1") == Rejection(code="party-no-such-code")
    for party in parties:
        soon(lambda party=party: party.guesses.wait("10.0.0.1") > 0)
        assert isinstance(party.knock(code, "10.0.0.1"), Rejection)
        assert party.knock(code, "10.0.0.2") == game


def test_a_process_that_dies_leaves_empty_places(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.club.heartbeats.BEAT", 0.1)
    monkeypatch.setattr("companion.club.heartbeats.DEAD_AFTER", 0.6)
    dying, living = services(), services()
    parties = ClubParty(dying), ClubParty(living)
    game = begun(dying).id
    parties[0].offer(game)
    soon(lambda: parties[1].offered(game))
    place = seated(parties[0], game, 1).place.id
    parties[0].come(game, place)
    soon(lambda: parties[1].devices(game).here(place))
    told: list[News] = []
    parties[1].listen(game, told.append)
    dying.library.close()
    soon(lambda: not parties[1].devices(game).here(place))
    soon(lambda: told)


def test_both_have_the_same_entries_whatever_both_do_at_once(two: tuple[ClubService, ClubService]) -> None:
    here = begun(two[0])
    there = two[1].open(here.id)
    for at in range(40):
        for game in (here, there) if at % 3 else (there, here):
            assert isinstance(game.submit(Rename(seat=at % 4, name=f"P{at % 7}")), Entry | Rejection)
    soon(lambda: here.table.version == there.table.version)
    assert here.table.states == there.table.states
    assert [row["seq"] for row in two[0].library.read(here.id).rows] == list(range(1, here.table.version + 1))
