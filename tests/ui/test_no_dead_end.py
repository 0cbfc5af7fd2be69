"""Every page has something to press: on a fresh device, for a guest, at an address that leads nowhere."""

import json

import flet as ft
import pytest

from companion.party.party import Admission
from companion.ui.party.browser_storage import PLACES
from companion.ui.routes import ROUTES
from tests.games import each_game, facts_of
from tests.host.party_game import party_of
from tests.host.party_game import service as hosts_service
from tests.loops import asynchronous
from tests.ui.browser import Browser
from tests.ui.harness import Harness
from tests.ui.services import opened, service

UNKNOWN = "2026-01-01-abcdef"
"""The id of a game that nobody has."""
ELSEWHERE = ("/nothing", "/rules/nothing", "/join/BBBBBB", "/screen/BBBBBB", f"/seat/{UNKNOWN}")
"""Addresses that no route, chapter, table or seat answers."""


def addresses(game: str = UNKNOWN) -> list[str]:
    """Return every address of the host's routes, for a game's id, and some that lead nowhere."""
    paths = (route.path or "" for route in ROUTES)
    found = ["/" + path.lstrip("/") for path in paths]
    below = [f"/game/:id/{child}" for child in ("settings", "rules", "calculators")]
    return [each.replace(":id", game) for each in (*found, *below, *ELSEWHERE)]


def pressable(app: Harness) -> list[set[str]]:
    """Return the names of what can be pressed on the uppermost page."""
    return [names for control, names in app.things() if names and not getattr(control, "disabled", False)]


@each_game
@pytest.mark.parametrize("address", addresses())
@asynchronous
async def test_every_page_of_a_fresh_device_has_something_to_press(address: str, key: str) -> None:
    home = service(knows_games=False)
    home.remember("setting.game", key)
    async with opened(home, address) as app:
        assert app.controls(ft.View)
        assert pressable(app), app.texts()


@pytest.mark.parametrize("address", addresses())
@asynchronous
async def test_every_page_of_a_guest_without_a_seat_has_something_to_press(address: str) -> None:
    async with Browser().phone(party_of(hosts_service()), address) as app:
        assert pressable(app), app.texts()


@each_game
@pytest.mark.parametrize("seat", [1, None])
@asynchronous
async def test_every_page_of_a_guest_at_a_table_has_something_to_press(seat: int | None, key: str) -> None:
    party = party_of(hosts_service())
    game = facts_of(key).midway(party.service)
    admitted = party.sit(game.id, party.offer(game.id).code, seat)
    assert isinstance(admitted, Admission)
    browser = Browser({PLACES: json.dumps({game.id: admitted.secret})})
    dead: list[str] = []
    for address in addresses(game.id):
        async with browser.phone(party, address) as app:
            if not pressable(app):
                dead.append(address)
    assert dead == []


@asynchronous
async def test_an_empty_list_of_games_leads_to_a_new_one() -> None:
    async with opened(service(knows_games=False), "/games") as app:
        await app.tap("New game")
        assert app.page.route == "/new"
