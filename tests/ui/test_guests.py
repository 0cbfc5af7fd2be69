"""Guests' phones: every offered control leads somewhere, and their browsers' storage is never lost."""

# A tap is reported without waiting for the drawing that it causes.
# pyright: reportPrivateUsage=false

import json
import threading
from collections.abc import Callable
from typing import Any

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from companion.device.open_game import OpenGame
from companion.party.party import Admission, Party
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.house_rules import Rename, SetOptions
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.scoring import EndGame
from companion.rules.kernel import Command
from companion.store.errors import StorageFull
from companion.ui.core.client import Client
from companion.ui.game.context import GameContext
from companion.ui.party.browser_storage import MOST_PLACES, PLACES
from companion.ui.party.guest import GuestClient
from tests.host.party_game import begun, party_of, service
from tests.loops import asynchronous
from tests.store.samples import CrampedBlobStore
from tests.ui.browser import Browser
from tests.ui.fights import can_press
from tests.ui.harness import TAPS, Harness, Refused
from tests.ui.services import on_top

TOMEK = 1


pytestmark = pytest.mark.usefixtures("no_pauses")


def shared(*commands: Command) -> tuple[Party, OpenGame]:
    """A table open to phones, after these commands."""
    party = party_of(service())
    open_game = begun(party.service, *commands)
    party.offer(open_game.id)
    return party, open_game


def seat(party: Party, game: str, number: int | None) -> Browser:
    answer = party.sit(game, party.offer(game).code, number)
    assert isinstance(answer, Admission)
    return Browser({PLACES: json.dumps({game: answer.secret})})


def secrets(browser: Browser) -> dict[str, str]:
    found: dict[str, str] = json.loads(browser.kept[PLACES])
    return found


# what is offered leads somewhere ------------------------------------------------------------------

STAGES: dict[str, tuple[Command, ...]] = {"turns": (), "over": (EndGame(),)}
GAME = "/game/{id}"
WAYS = (
    *((screen, ()) for screen in ("/", "/seat/{id}", GAME, f"{GAME}/journal", f"{GAME}/charts")),
    *((screen, ()) for screen in ("/settings", "/rules")),
    (GAME, ("Table menu",)),
)
"""Every screen of a guest, and the taps that come first."""


def nothing(*_: object) -> None:
    """Stand in for the target of a tap while only the route is checked."""


def tap_of(control: BaseControl) -> str:
    """Return the event by which a control receives a tap; an empty string if it cannot be tapped."""
    event = next((event for field, event in TAPS.items() if getattr(control, field, None)), "")
    return "" if getattr(control, "disabled", False) else event


@pytest.mark.parametrize("screen", ["", "/journal", "/charts"])
@asynchronous
async def test_from_a_game_that_is_gone_a_guest_comes_to_the_way_in(screen: str) -> None:
    party, open_game = shared()
    browser = seat(party, open_game.id, TOMEK)
    async with browser.phone(party, f"/game/{open_game.id}{screen}") as app:
        party.service.delete(open_game.id)
        await app.settle()
        assert app.sees("This game cannot be shown")
        (home,) = app.controls(ft.FilledButton, inside=on_top(app))
        await app.tap(home)
        assert app.page.route == "/"
        assert app.controls(ft.TextField)


@pytest.mark.parametrize(("stage", "seat_number"), [("turns", TOMEK), ("over", TOMEK), ("over", None)])
@asynchronous
async def test_nothing_that_a_guest_is_offered_leads_nowhere(
    stage: str, seat_number: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, open_game = shared(*STAGES[stage])
    browser = seat(party, open_game.id, seat_number)
    offered: set[str] = set()

    def noted(_: Client, route: str) -> None:
        offered.add(route)

    for screen, way in WAYS:
        async with browser.phone(party, screen.format(id=open_game.id)) as app:
            for name in way:
                await app.tap(name)
            with monkeypatch.context() as nothing_happens:
                nothing_happens.setattr(Client, "go", noted)
                nothing_happens.setattr(Client, "back", nothing)
                for change in ("submit", "undo", "redo", "show", "close"):
                    nothing_happens.setattr(GameContext, change, nothing)
                nothing_happens.setattr(GuestClient, "set_setting", nothing)
                for control in reversed(app.controls(where=lambda each: bool(tap_of(each)))):
                    await app.session.dispatch_event(control._i, tap_of(control), None)
                await app.settle()
    assert {f"/game/{open_game.id}/{screen}" for screen in ("journal", "charts", "rules")} <= offered
    for route in offered:
        async with browser.phone(party, route) as app:
            assert not app.sees("There is no such screen"), route


@asynchronous
async def test_a_new_game_is_offered_to_the_host_alone_when_one_is_over() -> None:
    party, open_game = shared(*STAGES["over"])
    async with seat(party, open_game.id, TOMEK).phone(party, f"/game/{open_game.id}") as app:
        assert can_press(app, "Share")
        assert not app.sees("Watch a sample evening")


# a right that goes away ---------------------------------------------------------------------------


def silent_below(app: Harness) -> bool:
    """Return whether the parts below a sheet are hidden from screen readers."""
    return any(
        part.exclude_semantics for part in app.controls(ft.Semantics) if part.expand and not part.label
    )


@pytest.mark.parametrize("sheet", ["Action: Magda", "Spark"])
@asynchronous
async def test_a_sheet_whose_right_goes_away_uncovers_the_table(sheet: str) -> None:
    party, open_game = shared()
    async with seat(party, open_game.id, TOMEK).phone(party, f"/game/{open_game.id}") as app:
        if sheet == "Spark":
            await app.tap(sheet)
        else:  # it is Magda's button, and has to be held
            held = [each for each in app.controls(ft.FilledButton) if each.on_long_press]
            await app.fire(held[0], "long_press")
        assert silent_below(app)
        party.set_rights(open_game.id, "strict")
        await app.settle()
        assert not silent_below(app)
        assert app.sees("Waiting for Magda")
        party.set_rights(open_game.id, "friends")
        await app.settle()
        assert not silent_below(app), "a sheet that was closed stays closed"


@asynchronous
async def test_the_sheet_of_names_goes_with_the_right_to_change_any() -> None:
    party, open_game = shared()
    browser = seat(party, open_game.id, TOMEK)
    (place,) = party.offer(open_game.id).places
    async with browser.phone(party, f"/game/{open_game.id}") as app:
        await app.tap("Table menu")
        await app.tap("Names, species and colours")
        assert silent_below(app)
        party.move(open_game.id, place.id, None)
        await app.settle()
        assert not silent_below(app)
        assert app.sees("Round 1") or app.sees("round 1")


@asynchronous
async def test_a_phone_whose_seat_is_freed_under_an_open_sheet_is_shown_the_way_in() -> None:
    party, open_game = shared()
    browser = seat(party, open_game.id, TOMEK)
    (place,) = party.offer(open_game.id).places
    async with browser.phone(party, f"/game/{open_game.id}") as app:
        await app.tap("Action: Magda")
        party.free(open_game.id, place.id)
        await app.settle()
        assert app.sees("Your place at this table was freed")
        assert app.sees("Join a table")
        assert not silent_below(app)


@asynchronous
async def test_a_tap_on_a_seat_of_another_phone_is_answered() -> None:
    party, open_game = shared()
    seat(party, open_game.id, TOMEK)
    there = party.offer(open_game.id).holder(TOMEK)
    assert there is not None
    party.come(open_game.id, there.id)
    async with Browser().phone(party, f"/join/{party.offer(open_game.id).code}") as app:
        await app.tap("Tomek")
        assert app.sees("Tomek plays on another phone. The host can free the seat")
        assert app.sees("Who are you?")


# joining on a full disk ---------------------------------------------------------------------------


@asynchronous
async def test_a_seat_that_cannot_be_stored_is_not_taken_and_the_phone_is_told() -> None:
    blob_store = CrampedBlobStore()
    party = party_of(service(blob_store))
    game = begun(party.service).id
    browser = Browser()
    async with browser.phone(party, f"/join/{party.offer(game).code}") as app:
        blob_store.full = True
        await app.tap("Tomek")
        assert app.sees("There is no room left")
        assert app.sees("Who are you?")
        assert PLACES not in browser.kept
        blob_store.full = False
        await app.tap("Tomek")
        assert app.page.route == f"/game/{game}"
    assert party.recognise(game, secrets(browser)[game])


@asynchronous
async def test_a_host_that_cannot_be_remembered_is_told_and_let_in_no_further_than_a_guest() -> None:
    blob_store = CrampedBlobStore()
    party = party_of(service(blob_store))
    begun(party.service)
    blob_store.full = True
    async with Browser().phone(party, f"/host/{party.host_key}") as app:
        assert app.sees("There is no room left")
        assert not app.sees("Magda")


@asynchronous
async def test_a_game_that_cannot_be_read_is_said_so_to_who_has_its_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party, open_game = shared()

    def fail(_: str) -> OpenGame:
        raise StorageFull("store-full", file="x")

    def unlisted(_: str) -> None:
        """Return None: the list does not show a file that could not be read."""

    monkeypatch.setattr(party.service.library, "listed", unlisted)
    monkeypatch.setattr(party.service, "open", fail)
    async with Browser().phone(party) as app:
        await app.type("Table code", party.offer(open_game.id).code)
        await app.tap("Find the table")
        assert app.sees("There is no room left")


# guessing -----------------------------------------------------------------------------------------


@asynchronous
async def test_a_phone_with_a_seat_comes_back_from_an_address_that_has_no_tries_left() -> None:
    party, open_game = shared()
    code = party.offer(begun(party.service).id).code
    browser = seat(party, open_game.id, TOMEK)
    for _ in range(20):
        party.guesses.miss("")
    async with browser.phone(party, f"/join/{party.offer(open_game.id).code}") as app:
        assert app.page.route == f"/game/{open_game.id}"
    async with browser.phone(party, f"/join/{code}") as app:
        assert app.sees("Too many wrong codes"), "another table's code is a try of the address"


@asynchronous
async def test_wrong_codes_of_a_phone_with_a_seat_are_tries_of_its_address() -> None:
    party, open_game = shared()
    code = party.offer(begun(party.service).id).code
    browser = seat(party, open_game.id, TOMEK)
    async with browser.phone(party) as app:
        for _ in range(8):
            await app.type("Table code", "BBBBBB")
            await app.tap("Find the table")
    async with Browser().phone(party, f"/join/{code}") as app:
        assert app.sees("Too many wrong codes")


@asynchronous
async def test_a_host_comes_back_with_an_old_link_and_it_is_no_guess() -> None:
    party, _ = shared()
    browser = Browser()
    async with browser.phone(party, f"/host/{party.host_key}") as app:
        assert app.sees("Play")
    for _ in range(10):
        async with browser.phone(party, "/host/" + "x" * 43) as app:
            assert app.sees("Play")
    assert party.guesses.wait("") == 0


# what the browser keeps ---------------------------------------------------------------------------


def telling(value: object) -> Callable[[Any], Any]:
    return lambda _: value


def refusing(_: object) -> object:
    """Refuse all requests about the device, with a text as long as a line of a log."""
    raise Refused("no\nERROR companion.host: a line by a stranger")


@pytest.mark.parametrize("device", [refusing, telling(7), telling(None), telling({"locales": 5})])
@asynchronous
async def test_a_browser_that_tells_nothing_of_its_device_gets_the_app(
    device: Callable[[Any], Any], caplog: pytest.LogCaptureFixture
) -> None:
    party, _ = shared()
    browser = Browser()
    browser.device = device
    async with browser.phone(party) as app:
        assert app.sees("Table code")
    assert "stranger" not in caplog.text


@pytest.mark.parametrize(
    "kept", ["[" * 19_000, '{"a":' * 3000, "[]", "no JSON\nERROR companion.host: forged", "{}"]
)
@asynchronous
async def test_a_browser_that_keeps_anything_else_gets_the_app(
    kept: str, caplog: pytest.LogCaptureFixture
) -> None:
    party, _ = shared()
    async with Browser(dict.fromkeys(("petri.places", "petri.settings", "petri.host"), kept)).phone(
        party
    ) as app:
        assert app.sees("Table code")
    assert "forged" not in caplog.text


@asynchronous
async def test_no_more_places_are_looked_for_than_a_browser_can_have(monkeypatch: pytest.MonkeyPatch) -> None:
    party, open_game = shared()
    looked_for: set[str] = set()
    recognise = party.recognise

    def counted(game_id: str, secret: str) -> object:
        looked_for.add(game_id)
        return recognise(game_id, secret)

    monkeypatch.setattr(party, "recognise", counted)
    browser = seat(party, open_game.id, TOMEK)
    own = json.loads(browser.kept["petri.places"])
    claimed = {f"g{number}": "x" for number in range(1400)}
    browser.kept["petri.places"] = json.dumps(claimed | own)
    async with browser.phone(party) as app:
        await app.type("Table code", party.offer(open_game.id).code)
        await app.tap("Find the table")
    assert open_game.id in looked_for
    assert len(looked_for) <= MOST_PLACES


@pytest.mark.parametrize("refusals", [3, 6, 9])
@asynchronous
async def test_a_browser_that_slept_for_a_moment_keeps_the_secrets_of_its_other_tables(refusals: int) -> None:
    party, open_game = shared()
    other = begun(party.service)
    browser = seat(party, other.id, 2)
    before = secrets(browser)
    browser.refusals = refusals
    async with browser.phone(party, f"/join/{party.offer(open_game.id).code}") as app:
        await app.tap("Tomek")
        assert app.page.route == f"/game/{open_game.id}", "the phone plays, whatever its browser keeps"
    assert secrets(browser).items() >= before.items()


@asynchronous
async def test_a_new_secret_is_put_beside_the_others_once_the_browser_answers() -> None:
    party, open_game = shared()
    other = begun(party.service)
    browser = seat(party, other.id, 2)
    browser.refusals = 3  # as many as the requests at the beginning of the session
    async with browser.phone(party, f"/join/{party.offer(open_game.id).code}") as app:
        await app.tap("Tomek")
    assert list(secrets(browser)) == [other.id, open_game.id]


@asynchronous
async def test_a_short_refusal_is_asked_again() -> None:
    party, open_game = shared()
    browser = seat(party, open_game.id, TOMEK)
    browser.refusals = 2
    async with browser.phone(party, f"/game/{open_game.id}") as app:
        assert app.sees("Magda’s turn")


@asynchronous
async def test_a_browser_that_slept_longer_is_asked_again_when_its_phone_comes_with_the_code() -> None:
    party, open_game = shared()
    browser = seat(party, open_game.id, TOMEK)
    browser.refusals = 3
    async with browser.phone(party) as app:
        assert app.sees("Join a table")
        await app.type("Table code", party.offer(open_game.id).code)
        await app.tap("Find the table")
        assert app.page.route == f"/game/{open_game.id}"
    assert len(party.offer(open_game.id).places) == 1


@asynchronous
async def test_two_tabs_of_one_browser_keep_each_others_secrets() -> None:
    party, open_game = shared()
    other = begun(party.service)
    browser = Browser()
    async with (
        browser.phone(party, f"/join/{party.offer(open_game.id).code}") as one,
        browser.phone(party, f"/join/{party.offer(other.id).code}") as two,
    ):
        await one.tap("Tomek")
        await two.tap("Ola")
    assert set(secrets(browser)) == {open_game.id, other.id}


@pytest.mark.parametrize(
    "kept", ['{"language": NaN}', '{"language": "\\ud800"}', "[]", "{", '{"scale": 1e999}']
)
@asynchronous
async def test_settings_of_a_browser_that_make_no_sense_harm_nobody(kept: str) -> None:
    party, _ = shared()
    async with Browser({"petri.settings": kept}).phone(party) as app:
        assert app.sees("Join a table")


@asynchronous
async def test_a_phone_at_a_deleted_game_says_so_and_is_back_at_the_same_table_when_it_is_restored() -> None:
    party, open_game = shared()
    game = open_game.id
    async with seat(party, game, TOMEK).phone(party, f"/game/{game}") as app:
        assert app.sees("Magda")
        party.service.delete(game)
        await app.until(lambda: app.sees("There is no game"))
        party.service.restore(game)
        await app.until(lambda: app.sees("Table menu"))
        table = party.service.open(game).table
        assert table.is_watched
        assert not open_game.table.is_watched


@asynchronous
async def test_a_phone_follows_a_game_that_is_deleted_and_restored_at_once() -> None:
    party, open_game = shared()
    game = open_game.id
    async with seat(party, game, TOMEK).phone(party, f"/game/{game}") as app:
        party.service.delete(game)
        party.service.restore(game)
        await app.until(lambda: party.service.open(game).table.is_watched)
        party.service.open(game).submit(Rename(seat=0, name="Magdalena"))
        await app.until(lambda: app.sees("Magdalena"))


@asynchronous
async def test_a_short_game_is_not_waited_for_while_another_is_being_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party, open_game = shared()
    slow = begun(party.service)
    party.service.rest(0)
    ready, reading, go = OpenGame.get_ready, threading.Event(), threading.Event()

    def wait(each: OpenGame) -> None:
        reading.set()
        assert go.wait(10)
        ready(each)

    with monkeypatch.context() as slowly:
        slowly.setattr(OpenGame, "get_ready", wait)
        reader = threading.Thread(target=lambda: party.service.open(slow.id))
        reader.start()
        assert reading.wait(10)
        async with seat(party, open_game.id, TOMEK).phone(party, f"/game/{open_game.id}") as app:
            assert app.sees("Opening the game")
            go.set()
            await app.until(lambda: app.sees("Table menu"))
        reader.join()


@pytest.mark.parametrize("way", ["History", "Charts"])
@asynchronous
async def test_a_guest_who_comes_back_from_what_the_menu_leads_to_finds_the_table_and_no_menu(
    way: str,
) -> None:
    party, open_game = shared()
    async with seat(party, open_game.id, TOMEK).phone(party, f"/game/{open_game.id}") as app:
        await app.tap("Table menu")
        await app.tap(app.controls(ft.TextButton, where=lambda button: way in app.texts(button))[-1])
        assert app.page.route.endswith(("journal", "charts"))
        await app.go(f"/game/{open_game.id}")
        assert not app.sees("Close")


@asynchronous
async def test_what_is_told_stands_above_every_button_at_the_foot_of_the_page() -> None:
    party, open_game = shared()
    async with seat(party, open_game.id, TOMEK).phone(party, f"/game/{open_game.id}") as app:
        open_game.submit(SpendFate(seat=0))
        open_game.undo()
        await app.settle()
        (told,) = app.controls(ft.SnackBar)
        assert isinstance(told.margin, ft.Margin)
        assert told.margin.bottom > 844 / 2


@asynchronous
async def test_a_phone_reads_the_terms_that_its_table_has_chosen() -> None:
    party, open_game = shared(SpendFate(seat=TOMEK), SetOptions(options=Options(wording="printed")))
    async with seat(party, open_game.id, TOMEK).phone(party, f"/game/{open_game.id}") as app:
        said = " ".join((*app.texts(), *app.labels()))
        assert "fortune" in said
        assert "fate" not in said.lower()
        open_game.submit(SetOptions(options=Options()))
        await app.settle()
        said = " ".join((*app.texts(), *app.labels()))
        assert "fate" in said
        assert "fortune" not in said.lower()
