"""The sheet that invites phones, while others close its table."""

import asyncio

import flet as ft

from companion.device.open_game import OpenGame
from companion.party.limits import Guesses
from companion.party.network import Address
from companion.party.party import Admission, Party
from companion.party.shared_access import HostAccess
from companion.rules.chromosome.options import Options
from companion.ui.app import App
from companion.ui.core.client import Client
from companion.ui.routes import ROUTES
from tests.host.party_game import Seconds
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.services import play, service


class Network:
    """A network that phones can reach."""

    def __init__(self, *hosts: str) -> None:
        self.addresses = tuple(Address(host, 8450, name=f"if{number}") for number, host in enumerate(hosts))

    async def open(self) -> bool:
        return True

    async def close(self) -> None:
        """Do nothing: it stays open."""


def shared(clock: Seconds, *hosts: str) -> tuple[Party, OpenGame]:
    """A table open to phones."""
    home = service()
    party = Party(home, guesses=Guesses(clock=clock))
    party.network = Network(*hosts)
    open_game = play(home, "Magda", "Tomek", "Ola", options=Options(events=False))
    party.offer(open_game.id)
    return party, open_game


class Visitor(Client):
    """A device at a public address, where other people's tables can be joined."""

    joins = True


def host(party: Party, open_game: OpenGame, client: type[Client] = Client) -> Harness:
    """The table on a device of the host's."""

    def mount(page: ft.Page) -> None:
        page.render_views(App, client(page, party.service, HostAccess(party)), ROUTES)

    return Harness(mount, route=f"/game/{open_game.id}")


async def invite(app: Harness) -> None:
    """Open the sheet."""
    await app.tap("Table menu")
    await app.tap("Invite phones")


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


@asynchronous
async def test_every_address_is_one_tap_away() -> None:
    hosts = ("192.168.1.2", "192.168.77.5", "10.8.0.2")
    party, open_game = shared(Seconds(), *hosts)
    link = f"/join/{party.offer(open_game.id).code}"
    async with host(party, open_game) as app:
        await invite(app)
        assert app.sees(f"http://{hosts[0]}:8450{link}")
        for number, each in enumerate(hosts):
            await app.tap(f"{each} (if{number})")
            assert app.sees(f"http://{each}:8450{link}")


@asynchronous
async def test_in_no_network_a_sentence_stands_where_the_code_would() -> None:
    party, open_game = shared(Seconds())
    async with host(party, open_game) as app:
        await invite(app)
        assert app.sees("This computer is in no network")
        assert not app.sees("/join/")
        assert not app.sees("127.0.0.1")


@asynchronous
async def test_at_a_public_address_nobody_is_told_about_this_computer_s_firewall() -> None:
    party, open_game = shared(Seconds(), "petri.example")
    async with host(party, open_game, Visitor) as app:
        await invite(app)
        await asyncio.sleep(61)
        await app.settle()
        assert app.sees("http://petri.example:8450/join/")
        assert not any(app.sees(each) for each in ("Firewall", "VPN", "this computer"))


@asynchronous
async def test_when_no_phone_has_come_in_a_minute_three_lines_say_what_may_keep_it_away() -> None:
    party, open_game = shared(Seconds(), "192.168.1.2")
    reasons = ("Firewall: ", "Wi-Fi: ", "VPN: ")
    async with host(party, open_game) as app:
        await invite(app)
        assert not any(app.sees(reason) for reason in reasons)
        await asyncio.sleep(60)
        await app.settle()
        assert all(app.sees(reason) for reason in reasons)
        answer = party.sit(open_game.id, party.offer(open_game.id).code, 1)
        assert isinstance(answer, Admission)
        party.come(open_game.id, answer.place.id)
        await app.settle()
        assert not any(app.sees(reason) for reason in reasons)
