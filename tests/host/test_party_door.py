"""The door for phones, tested over the real protocol: who gets in, and what strangers do not receive."""

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Callable, Coroutine
from typing import Any

import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from companion.device.open_game import OpenGame
from companion.host.limits import Limits
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.turns import EndTurn
from tests.host.party_game import begun, party_of, service
from tests.host.phone import PROPS, Phone, close_all
from tests.host.table_server import Open, open_party

SECRETS = ("Magda", "Tomek", "Przemo", "Ola", "Round 1")
SECONDS = 60

Play = Callable[[Open, OpenGame, str], Coroutine[Any, Any, None]]


def at_a_table(play: Play) -> None:
    """Run a test at an open table of four, given the table's code."""

    async def evening() -> None:
        party = party_of(service())
        open_game = begun(party.service, SpendFate(seat=3))
        code = party.offer(open_game.id).code
        async with open_party(party) as door:
            try:
                await asyncio.wait_for(play(door, open_game, code), SECONDS)
            finally:
                await close_all()

    asyncio.run(evening())


async def let_go(door: Open) -> None:
    """Wait until a new phone is admitted again."""
    for _ in range(200):
        with contextlib.suppress(InvalidStatus):
            await (await connect(door.socket)).close()
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody may come in any more")


async def sat(door: Open, code: str, name: str, **options: Any) -> Phone:
    """Return a phone that has taken a seat."""
    phone = await Phone(door.socket, f"/join/{code}", **options).open()
    await phone.sees("Who are you")
    await phone.tap(name)
    await phone.sees("Round 1")
    return phone


def test_a_phone_with_the_code_takes_a_seat_and_plays() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        tomek, ola = await sat(door, code, "Tomek"), await sat(door, code, "Ola")
        ola.words.clear()
        await tomek.tap("Magda is done")
        await ola.sees("Tomek is done")
        assert open_game.table.entries[-1].by == 1

    at_a_table(play)


@pytest.mark.parametrize(
    "route", ["/", "/game/{id}", "/game/{id}/journal", "/game/{id}/charts", "/seat/{id}"]
)
def test_without_the_code_nothing_is_shown(route: str) -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        stranger = await Phone(door.socket, route.format(id=open_game.id)).open()
        await stranger.sees("Join a table")
        assert not [word for word in SECRETS if stranger.saw(word)]
        assert code not in str(stranger.words)

    at_a_table(play)


@pytest.mark.parametrize("route", ["/new", "/games", "/join/BBBBBB", "/host/" + "x" * 43, "/calculators"])
def test_no_address_leads_a_stranger_to_what_is_the_hosts(route: str) -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        stranger = await Phone(door.socket, route).open()
        await asyncio.wait_for(stranger.heard.wait(), 10)
        while not stranger.buttons:
            stranger.heard.clear()
            await asyncio.wait_for(stranger.heard.wait(), 10)
        assert not [word for word in (*SECRETS, "Watch a sample evening", "Import") if stranger.saw(word)]

    at_a_table(play)


def test_a_page_property_cannot_make_a_phone_the_host() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        phone = await Phone(door.socket, "/").open()
        await phone.sees("Join a table")
        await phone.send(
            PROPS, {"id": 1, "props": {"client_ip": "127.0.0.1", "route": f"/game/{open_game.id}"}}
        )
        await phone.say("ping 7")
        await phone.hears("pong 7")
        assert not [word for word in SECRETS if phone.saw(word)]

    at_a_table(play)


def test_a_forged_secret_is_no_seat() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        owner: dict[str, Any] = {}
        await sat(door, code, "Tomek", storage=owner)
        forged = {key: str(value)[:-4] + 'xx"}' for key, value in owner.items()}
        phone = await Phone(door.socket, f"/game/{open_game.id}", storage=forged).open()
        await phone.sees("Join a table")
        assert not phone.saw("Magda")

    at_a_table(play)


def test_a_wrong_code_is_refused_and_too_many_close_the_door_to_that_address() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        for number in range(8):
            phone = await Phone(door.socket, "/join/BBBBBB").open()
            await phone.sees("No table has this code")
            assert not phone.saw("Magda"), number
            await phone.close()
        late = await Phone(door.socket, f"/join/{code}").open()
        await late.sees("Too many wrong codes")
        assert not late.saw("Magda")

    at_a_table(play)


def test_a_session_that_was_forgotten_is_made_anew_at_the_same_seat() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        browser: dict[str, Any] = {"someone-elses": "kept"}
        first = await sat(door, code, "Przemo", storage=browser)
        await first.close()
        again = await Phone(door.socket, first.route, storage=browser).open()
        await again.sees("Round 1")
        await again.tap("Magda is done")
        await again.sees("Tomek is done")
        assert open_game.table.entries[-1].by == 2
        assert browser["someone-elses"] == "kept"

    at_a_table(play)


def test_a_phone_whose_seat_was_freed_is_shown_the_way_in() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        phone = await sat(door, code, "Tomek")
        offer = door.party.offer(open_game.id)
        phone.words.clear()
        door.party.free(open_game.id, offer.places[0].id)
        await phone.sees("Your place at this table was freed")
        while phone.route != "/":
            phone.heard.clear()
            await asyncio.wait_for(phone.heard.wait(), 10)

    at_a_table(play)


def test_another_tables_events_never_arrive() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        other = begun(door.party.service)
        there = await sat(door, door.party.offer(other.id).code, "Ola")
        here = await sat(door, code, "Ola")
        await asyncio.sleep(0.3)  # wait for messages still on the way
        before, heard = here.messages, there.messages
        for seat in range(4):
            other.submit(SpendFate(seat=seat))
        other.submit(EndTurn(seat=0))
        there.words.clear()
        await there.sees("Tomek is done")
        assert there.messages > heard
        assert here.messages == before

    at_a_table(play)


def test_everybody_sees_a_line_about_an_undo() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        tomek, ola = await sat(door, code, "Tomek"), await sat(door, code, "Ola")
        await ola.tap("Undo: ")
        await tomek.sees("Ola took back")

    at_a_table(play)


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "null"])
def test_a_page_from_elsewhere_is_refused(origin: str) -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        with pytest.raises(InvalidStatus):
            await connect(door.socket, origin=origin)  # pyright: ignore[reportArgumentType]

    at_a_table(play)


def test_a_page_of_ours_is_let_in() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        phone = await Phone(door.socket, "/", origin=f"http://{door.address}").open()
        await phone.sees("Join a table")

    at_a_table(play)


@pytest.mark.parametrize(
    "data",
    [
        b"\x00" + b"\xc6\x00\x10\x00\x00" + b"x" * 1_048_576,
        b"\x00\xc1",
        b"\x00\x92\x09\x80",
        b"junk",
        b"\x01",
    ],
)
def test_what_is_no_message_harms_nobody_else(data: bytes) -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        good, bad = await sat(door, code, "Tomek"), await sat(door, code, "Ola")
        await bad.send_raw(data)
        await good.tap("Magda is done")
        await good.sees("Tomek is done")
        assert open_game.table.version == 3

    at_a_table(play)


def test_those_who_connected_and_left_without_a_word_take_nobodys_room() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        allowed = Limits().anonymous_of_one
        for _ in range(3):  # full each time, so the earlier ones must have been released
            sockets = [await connect(door.socket) for _ in range(allowed)]
            with pytest.raises(InvalidStatus):
                await connect(door.socket)
            for socket in sockets:
                await socket.close()
            await let_go(door)
        phone = await sat(door, code, "Tomek")
        assert phone.saw("Round 1")

    at_a_table(play)


def test_one_address_cannot_open_connections_without_end() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        async def many() -> None:
            for _ in range(200):
                await connect(door.socket)

        with pytest.raises(InvalidStatus):
            await many()

    at_a_table(play)


def test_the_session_of_a_phone_that_left_is_released() -> None:
    async def play(door: Open, open_game: OpenGame, code: str) -> None:
        manager: Any = flet_fastapi.app_manager
        sessions: dict[str, Any] = manager._FletAppManager__sessions
        before = set(sessions)
        phone = await sat(door, code, "Tomek")
        (key,) = set(sessions) - before
        left = weakref.ref(sessions[key])
        assert open_game.table.is_watched
        await phone.close()
        for _ in range(200):
            if key not in sessions:
                break
            await asyncio.sleep(0.01)
        assert not door.party.here(open_game.id, 1)
        del phone
        for _ in range(100):
            gc.collect()
            if left() is None and not open_game.table.is_watched:
                break
            await asyncio.sleep(0.01)
        assert not open_game.table.is_watched
        assert left() is None

    at_a_table(play)
