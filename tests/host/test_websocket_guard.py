"""WebSockets of strangers: how many are allowed, and how soon they must identify themselves."""

import asyncio
from typing import Any

from companion.host.connections import STATE
from companion.host.limits import Limits
from companion.host.websockets import ASK, WebSocketGuard
from companion.party.arrival import Connection
from tests.loops import in_own_time


class Comer:
    """A WebSocket in front of an app that never ends by itself."""

    def __init__(self, guard: WebSocketGuard, address: str, *, local: bool = False) -> None:
        self.sent: list[Any] = []
        self.came = Connection(address, local=local)
        self.began = False
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        scope: dict[str, Any] = {"type": "websocket", "state": {STATE: self.came}}
        self.task = asyncio.create_task(guard(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        self.began = True
        return await self._said.get()

    async def _send(self, message: Any) -> None:
        self.sent.append(message)

    @property
    def turned_away(self) -> bool:
        """Return whether the guard closed it."""
        return any(message["type"] == "websocket.close" for message in self.sent)

    @property
    def is_in(self) -> bool:
        """Return whether the app has begun to listen to it and the guard has not closed it."""
        return self.began and not self.turned_away

    def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def go(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self.task, return_exceptions=True)


async def listens(_: Any, receive: Any, __: Any) -> None:
    """Behave as an app that listens until its client leaves."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def turn() -> None:
    """Let all tasks run as far as they can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def come(guard: WebSocketGuard, *addresses: str, local: bool = False) -> list[Comer]:
    """Open a WebSocket from each address, one after another."""
    crowd: list[Comer] = []
    for address in addresses:
        crowd.append(Comer(guard, address, local=local))
        await turn()
    return crowd


async def all_go(*crowd: Comer) -> None:
    for each in crowd:
        await each.go()


def test_strangers_from_everywhere_make_room_for_one_more_and_never_shut_this_computer_out() -> None:
    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(anonymous=8, anonymous_of_one=3))
        crowd = [Comer(guard, f"10.0.0.{number}") for number in range(8)]
        await asyncio.sleep(0)
        late = Comer(guard, "10.0.1.1")
        here = Comer(guard, "127.0.0.1", local=True)
        await turn()
        assert not late.turned_away
        assert not here.turned_away
        assert [each.turned_away for each in crowd] == [True] + [False] * 7
        again = [Comer(guard, "10.0.1.1") for _ in range(3)]
        await turn()
        assert any(each.turned_away for each in again)
        for each in (*crowd, late, here, *again):
            await each.go()

    asyncio.run(evening())


def test_a_websocket_that_never_says_who_it_is_is_let_go() -> None:
    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(register_seconds=0.01))
        silent = Comer(guard, "10.0.0.1")
        await asyncio.wait_for(silent.task, 10)
        assert silent.turned_away

    asyncio.run(evening())


def test_a_page_that_answers_nothing_is_silent_until_it_is_heard_again() -> None:
    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(ask_seconds=0.1, silent_seconds=0.5))
        frozen, slowed = Comer(guard, "10.0.0.1"), Comer(guard, "10.0.0.2")
        told: list[bool] = []
        frozen.came.on_silence = lambda: told.append(frozen.came.silent)
        for _ in range(10):  # `slowed` sends nothing unasked, but answers at once
            await asyncio.sleep(0.1)
            if any(message.get("text") == ASK for message in slowed.sent):
                slowed.sent.clear()
                slowed.say("ping 1")
            assert not slowed.came.silent
        assert told == [True]
        assert [message["text"] for message in frozen.sent] == [ASK]
        frozen.say("ping 1")
        await asyncio.sleep(0.01)
        assert told == [True, False]
        for each in (frozen, slowed):
            await each.go()

    in_own_time(evening())


def test_sockets_that_say_nothing_shut_out_nobody_who_has_begun_a_session_or_had_a_seat() -> None:
    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(anonymous=8, anonymous_of_one=3))
        newcomer = Comer(guard, "10.0.9.1")
        await turn()
        newcomer.came.registered = True
        crowd: list[Comer] = []
        for number in range(60):
            crowd.append(Comer(guard, f"10.0.0.{number}"))
            await turn()
        assert not newcomer.turned_away
        guard.seat(Connection("10.0.9.2"))
        seated = Comer(guard, "10.0.9.2")
        await turn()
        assert not seated.turned_away
        for number in range(60):
            crowd.append(Comer(guard, f"10.0.1.{number}"))
            await turn()
        assert not seated.turned_away
        for each in (*crowd, newcomer, seated):
            await each.go()

    asyncio.run(evening())


async def ends_late(_: Any, receive: Any, __: Any) -> None:
    """Behave as an app that listens to its client and, when cancelled, takes long to end."""
    try:
        while (await receive())["type"] != "websocket.disconnect":
            pass
    except asyncio.CancelledError:
        await asyncio.sleep(3600)


def test_sockets_that_are_being_closed_take_nobodys_room() -> None:
    async def evening() -> None:
        guard = WebSocketGuard(ends_late, Limits(anonymous=4, anonymous_of_one=3, sockets=12))
        guard.seat(Connection("10.0.9.2"))
        crowd = await come(guard, *(f"10.0.0.{number}" for number in range(15)))
        assert crowd[-1].is_in
        seated = await come(guard, "10.0.9.2")
        assert seated[0].is_in
        await all_go(*crowd, *seated)

    in_own_time(evening())


def test_sockets_that_are_being_closed_are_bounded_and_leave_room_for_the_seated_and_this_computer() -> None:
    async def evening() -> None:
        limits = Limits(anonymous=4, anonymous_of_one=3, sockets=40)
        guard = WebSocketGuard(ends_late, limits)
        guard.seat(Connection("10.0.9.2"))
        crowd = await come(guard, *(f"10.0.0.{number}" for number in range(200)))
        assert sum(each.began for each in crowd) <= limits.all_sockets < 200
        seated, here = await come(guard, "10.0.9.2"), await come(guard, "127.0.0.1", local=True)
        assert [seated[0].is_in, here[0].is_in] == [True, True]
        await all_go(*crowd, *seated, *here)

    in_own_time(evening())


def test_a_newcomer_is_let_in_where_addresses_that_had_a_seat_hold_all_room() -> None:
    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(anonymous=32, anonymous_of_one=12))
        places = [f"10.0.0.{number}" for number in range(3)]
        for place in places:
            guard.seat(Connection(place))
        crowd = await come(guard, *(place for place in places for _ in range(12)))
        (newcomer,) = await come(guard, "10.0.9.1")
        assert newcomer.is_in
        for place in places:  # a returning phone is not among those evicted
            its = [each for each in crowd if each.came.address == place]
            assert all(each.is_in for each in its[:2])
        await all_go(*crowd, newcomer)

    asyncio.run(evening())


def test_where_every_address_had_a_seat_the_busiest_gives_way_and_never_this_computer() -> None:
    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(anonymous=8, anonymous_of_one=4))
        here = await come(guard, *["192.168.1.2"] * 4, local=True)
        places = [f"10.0.0.{number}" for number in range(6)]
        for place in places:
            guard.seat(Connection(place))
        crowd = await come(guard, *places, *places[4:])
        (newcomer,) = await come(guard, "10.0.9.1")
        assert newcomer.is_in
        assert [each.came.address for each in crowd if each.turned_away] == [places[4]]
        again = await come(guard, "10.0.9.1", "10.0.9.2")
        assert [each.is_in for each in again] == [False, True]
        assert all(each.is_in for each in here)
        await all_go(*here, *crowd, newcomer, *again)

    asyncio.run(evening())


def test_strangers_through_a_tunnel_of_this_computer_do_not_count_as_this_computer() -> None:
    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(anonymous=16, anonymous_of_one=12, sockets=20))
        tunnelled = await come(guard, *["127.0.0.1"] * 50)
        assert sum(each.is_in for each in tunnelled) == 12
        here = await come(guard, *["127.0.0.1"] * 12, local=True)
        assert all(each.is_in for each in here)
        await all_go(*tunnelled, *here)

    in_own_time(evening())


def test_a_seat_through_a_tunnel_spares_none_but_its_first_sockets() -> None:
    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(anonymous=12, anonymous_of_one=12))
        guard.seat(Connection("127.0.0.1"))
        tunnelled = await come(guard, *["127.0.0.1"] * 12)
        newcomers = await come(guard, *(f"10.0.0.{number}" for number in range(6)))
        assert all(each.is_in for each in newcomers)
        assert [each.turned_away for each in tunnelled[:2]] == [False, False]
        assert sum(each.turned_away for each in tunnelled) == 6
        await all_go(*tunnelled, *newcomers)

    asyncio.run(evening())


def test_this_computer_comes_in_where_everybody_else_holds_all_room() -> None:
    async def evening() -> None:
        limits = Limits(sockets=20, sockets_of_one=20, anonymous=40, anonymous_of_one=40)
        guard = WebSocketGuard(listens, limits)
        guests = await come(guard, *["10.0.0.1"] * 20)
        for each in guests:
            each.came.role = "guest"
        here, rival = await come(guard, "127.0.0.1", local=True), await come(guard, "10.0.0.2")
        assert [here[0].is_in, rival[0].is_in] == [True, False]
        await all_go(*guests, *here, *rival)

    asyncio.run(evening())
