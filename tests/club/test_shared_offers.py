"""Offers of tables shared by several processes: no decision is based on a stale copy."""

import pytest

from companion.club.party import ClubParty
from companion.club.service import ClubService
from companion.party.offers import CODES, OFFER
from companion.party.party import Admission
from companion.party.shared_value import change_value
from companion.rules.kernel import Rejection
from companion.store.errors import Unreachable
from tests.club.conftest import Services
from tests.host.party_game import begun
from tests.waiting import until


@pytest.fixture
def one(services: Services) -> ClubService:
    return services()


@pytest.fixture
def other(services: Services) -> ClubService:
    return services()


def test_that_nothing_is_to_change_is_asked_of_the_store_and_not_of_an_old_copy(
    one: ClubService, other: ClubService
) -> None:
    one.library.preferences.set("seats", ["Ola"])
    until(lambda: other.remembered("seats") == ["Ola"])
    other.library.preferences._texts.pop("seats")  # type: ignore[attr-defined]  # has not heard of it yet
    assert change_value(other.library.preferences, "seats", lambda _: None) is None
    assert other.remembered("seats") is None
    until(lambda: one.remembered("seats") is None)


def test_a_process_that_dies_while_it_withdraws_a_table_leaves_no_seat_behind(
    one: ClubService, other: ClubService, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begun(one)
    party, there = ClubParty(one), ClubParty(other)
    code = party.offer(game.id).code
    assert isinstance(party.sit(game.id, code, 2), Admission)
    # Wait, since the other process hears of the offer only after a while.
    until(lambda: (now := there.offered(game.id)) is not None and now.taken(2))
    replace = one.library.preferences.replace

    def dying(key: str, expected: object, value: object, *, about: str | None = "") -> bool:
        if key == CODES:
            raise Unreachable("store-unreachable")
        return replace(key, expected, value, about=about)

    with monkeypatch.context() as patch:
        patch.setattr(one.library.preferences, "replace", dying)
        party.withdraw(game.id)
    assert one.remembered(OFFER + game.id) is None
    assert game.id in one.remembered(CODES)
    until(lambda: there.offered(game.id) is None)
    for each in (party, there):
        assert each.tables() == ()
        assert isinstance(each.knock(code, "10.0.0.7"), Rejection)
    assert there.offer(game.id).places == ()


def test_the_offer_of_a_table_is_put_together_once_until_it_or_its_code_changes(
    one: ClubService, other: ClubService
) -> None:
    game = begun(one)
    here, there = ClubParty(one), ClubParty(other)
    code = here.offer(game.id).code
    until(lambda: there.offered(game.id) is not None)
    offer = there.offered(game.id)
    assert offer is not None
    assert there.offered(game.id) is offer
    assert isinstance(here.sit(game.id, code, 2), Admission)
    until(lambda: (now := there.offered(game.id)) is not None and now.taken(2))
    fresh = here.rotate(game.id).code
    assert fresh != code
    until(lambda: (now := there.offered(game.id)) is not None and now.code == fresh)
    here.withdraw(game.id)
    until(lambda: there.offered(game.id) is None)


def test_tables_that_are_not_there_are_not_remembered(one: ClubService) -> None:
    party = ClubParty(one)
    for number in range(100):
        assert party.recognise(f"20260101-120000-{number}", "x" * 43) is None
    assert party._offers._offers == {}  # pyright: ignore[reportPrivateUsage]


def test_an_upgrade_keeps_codes_that_an_earlier_version_stored_with_their_wear(one: ClubService) -> None:
    party, game = ClubParty(one), begun(one).id
    code = party.offer(game).code
    seated = party.sit(game, code, 2)
    assert isinstance(seated, Admission)
    worn = {"code": code, "made": 1763751791.2, "misses": 12, "guessed": False, "before": [["KMNPRS", 1.0]]}
    one.library.preferences.set(CODES, {game: worn, "odd": {"code": 7}})

    after = ClubParty(one)
    assert after.tables() == (game,)
    assert after.knock(code, "10.0.0.7") == game
    assert after.recognise(game, seated.secret) == seated.place
    assert isinstance(after.knock("KMNPRS", "10.0.0.8"), Rejection)
    assert after.rotate(game).code != code
