"""A taken seat is never a dead end: a player with another browser, address or icon can claim it."""

import json
from itertools import product

import pytest

from companion.device.open_game import OpenGame
from companion.party.offer import Offer
from companion.party.offers import Offers
from companion.party.party import Admission, Party
from companion.party.shared_value import MemoryValues
from companion.rules.kernel import Rejection
from companion.table.rights import Rights
from companion.ui.party.browser_storage import PLACES
from tests.host.party_game import begun, party_of, service
from tests.loops import asynchronous
from tests.ui.browser import Browser
from tests.ui.carnomorphs import tables
from tests.ui.carnomorphs.crews import crew
from tests.ui.test_invite import Network, host

TOMEK, PRZEMO = 1, 2
NAMES = ("Tomek", "Przemo")

pytestmark = pytest.mark.usefixtures("no_pauses")


def shared(rights: Rights = "friends") -> tuple[Party, OpenGame]:
    party = party_of(service())
    party.network = Network("192.168.1.2")
    open_game = begun(party.service)
    party.offer(open_game.id)
    party.set_rights(open_game.id, rights)
    return party, open_game


def sit(party: Party, game: str, number: int | None) -> Admission:
    answer = party.sit(game, party.offer(game).code, number)
    assert isinstance(answer, Admission)
    return answer


def link(party: Party, game: str) -> str:
    return f"/join/{party.offer(game).code}"


@asynchronous
async def test_among_friends_a_phone_takes_the_seat_of_one_that_is_away_by_one_tap() -> None:
    party, game = shared()
    before = sit(party, game.id, TOMEK)
    browser = Browser()
    async with browser.phone(party, link(party, game.id)) as app:
        assert app.sees("phone away")
        await app.tap("It is me")
        assert app.page.route == f"/game/{game.id}"
        assert app.sees("Table menu")
    assert party.recognise(game.id, before.secret) is None
    mine = party.recognise(game.id, json.loads(browser.kept[PLACES])[game.id])
    assert mine is not None
    assert mine.seat == TOMEK


@asynchronous
async def test_a_phone_says_since_when_another_one_is_away() -> None:
    party, game = shared()
    place = sit(party, game.id, TOMEK).place
    party.come(game.id, place.id)
    async with Browser().phone(party, link(party, game.id)) as app:
        assert app.sees("on another phone")
        assert not app.sees("It is me")
        party.go(game.id, place.id)  # the rows follow the presence
        await app.settle()
        assert app.sees("phone away since")
        assert app.sees("It is me")


@asynchronous
async def test_where_seats_are_strict_the_host_agrees_by_one_tap_on_the_table() -> None:
    party, game = shared("strict")
    sit(party, game.id, TOMEK)
    async with host(party, game) as there, Browser().phone(party, link(party, game.id)) as app:
        await app.tap("It is me")
        assert app.sees("The host is asked whether you are Tomek")
        assert app.sees("the host has been asked")
        assert there.sees("Another phone says: I am Tomek.")
        (asked,) = [bar for bar in there.controls() if getattr(bar, "action", None) == "Let it in"]
        await there.fire(asked, "action")
        await app.settle()
        assert app.page.route == f"/game/{game.id}"
        assert app.sees("Table menu")
    assert len(party.offer(game.id).places) == 1
    assert party.offer(game.id).claims == ()


@asynchronous
async def test_a_host_who_has_missed_the_question_answers_it_among_the_seats() -> None:
    for answer, seated in (("Let it in", True), ("Not now", False)):
        party, game = shared("strict")
        before = sit(party, game.id, TOMEK)
        claim = party.claim(game.id, party.offer(game.id).code, TOMEK)
        assert isinstance(claim, Admission)
        assert claim.waits
        async with host(party, game) as there:
            await there.tap("Table menu")
            await there.tap("Invite phones")
            await there.tap(answer)
        assert (party.recognise(game.id, claim.secret) is not None) == seated
        assert (party.recognise(game.id, before.secret) is None) == seated
        assert party.offer(game.id).claims == ()


@asynchronous
async def test_where_seats_hold_secrets_the_host_agrees_among_friends_too() -> None:
    home, game = crew()
    party = tables.party(home, game)
    place = sit(party, game.id, TOMEK)
    answer = party.claim(game.id, party.offer(game.id).code, TOMEK)
    assert isinstance(answer, Admission)
    assert answer.waits
    assert party.recognise(game.id, place.secret) is not None
    assert party.recognise(game.id, answer.secret) is None


@pytest.mark.parametrize(("rights", "locked"), list(product(("friends", "strict"), (False, True))))
def test_nobody_takes_the_seat_of_a_phone_that_is_connected(rights: Rights, locked: bool) -> None:
    party, game = shared(rights)
    place = sit(party, game.id, TOMEK).place
    party.come(game.id, place.id)
    party.lock(game.id, locked)
    answer = party.claim(game.id, party.offer(game.id).code, TOMEK)
    assert answer == Rejection(code="party-seat-back")
    assert party.offer(game.id).holder(TOMEK) == place


def test_a_claim_needs_the_code_or_a_place_and_a_locked_table_asks_the_host() -> None:
    party, game = shared()
    sit(party, game.id, TOMEK)
    assert party.claim(game.id, "BCDFGH", TOMEK) == Rejection(code="party-no-such-code")
    watcher = sit(party, game.id, None).place
    party.lock(game.id, True)
    asked = party.claim(game.id, "", TOMEK, watcher)
    assert isinstance(asked, Admission)
    assert asked.waits
    party.grant(game.id, TOMEK)
    (only,) = party.offer(game.id).places
    assert (only.id, only.seat) == (watcher.id, TOMEK)


def test_an_offer_without_claims_is_stored_as_the_version_before_reads_it() -> None:
    values = MemoryValues()
    offers = Offers(values, MemoryValues(), lambda _: "BCDFGH")
    offers.add("one")
    assert set(values.get("party.offer.one")) == set(Offer.model_fields) - {"code", "claims"}
