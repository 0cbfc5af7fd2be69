"""The sheet that invites phones, while others guess its code or close its table."""

from __future__ import annotations

import flet as ft

from companion.open_game import OpenGame
from companion.party.access import HostAccess
from companion.party.limits import Guesses
from companion.party.network import Address
from companion.party.party import Party
from companion.party.rotation import GRACE, LEAST_AGE, MISSES
from companion.rules.chromosome.options import Options
from companion.ui.app import App
from companion.ui.core.client import Client
from companion.ui.routes import ROUTES
from tests.host.party_game import Seconds
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.services import play, service

CHANGED = "The code changed by itself"


class Network:
    """A network that phones can reach."""

    addresses = (Address("192.168.1.2", 8450),)

    async def open(self) -> bool:
        """It is open."""
        return True

    async def close(self) -> None:
        """It stays open."""


def shared(clock: Seconds) -> tuple[Party, OpenGame]:
    """A table open to phones."""
    home = service()
    party = Party(home, guesses=Guesses(clock=clock), clock=clock)
    party.network = Network()
    open_game = play(home, "Magda", "Tomek", "Ola", options=Options(events=False))
    party.offer(open_game.id)
    return party, open_game


def host(party: Party, open_game: OpenGame) -> Harness:
    """The table on a device of the host's."""

    def mount(page: ft.Page) -> None:
        page.render_views(App, Client(page, party.service, HostAccess(party)), ROUTES)

    return Harness(mount, route=f"/game/{open_game.id}")


async def invite(app: Harness) -> None:
    """Open the sheet."""
    await app.tap("Table menu")
    await app.tap("Invite phones")


def code(party: Party, open_game: OpenGame) -> str:
    """The code as it is shown."""
    letters = party.offer(open_game.id).code
    return f"{letters[:3]} {letters[3:]}"


@asynchronous
async def test_a_code_that_changed_by_itself_is_shown_at_once_with_the_reason() -> None:
    clock = Seconds()
    party, open_game = shared(clock)
    async with host(party, open_game) as app:
        await invite(app)
        old = code(party, open_game)
        assert app.sees(old)
        clock.now = LEAST_AGE
        for number in range(MISSES):
            party.knock("BBBBBB", f"10.0.0.{number}")
        await app.settle()
        assert code(party, open_game) != old
        assert app.sees(code(party, open_game))
        assert not app.sees(old)
        assert app.sees(CHANGED)
        link = f"http://192.168.1.2:8450/join/{party.offer(open_game.id).code}"
        assert app.sees(link), "the QR code is of the new one"
        await app.tap("New code")
        assert not app.sees(CHANGED), "the host knows"
    assert GRACE >= 60, "the sentence promises a minute"


@asynchronous
async def test_the_sheet_goes_when_another_device_of_the_host_closes_the_table() -> None:
    party, open_game = shared(Seconds())
    async with host(party, open_game) as app:
        await invite(app)
        assert app.sees("Seats")
        party.withdraw(open_game.id)
        await app.settle()
        assert not app.sees("Invite phones")
        assert app.sees("Magda")
