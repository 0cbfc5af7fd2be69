"""WebSockets of strangers: how many there may be, and how long before they say who they are."""

import asyncio
from typing import Any

from companion.host.connections import STATE
from companion.host.limits import Limits
from companion.host.websockets import ASK, WebSocketGuard
from companion.party.arrival import Connection
from tests.loops import in_own_time


class Comer:
    """A WebSocket that an app without an end is behind."""

    def __init__(self, guard: WebSocketGuard, address: str, *, local: bool = False) -> None:
        self.sent: list[Any] = []
        self.came = Connection(address, local=local)
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        scope: dict[str, Any] = {"type": "websocket", "state": {STATE: self.came}}
        self.task = asyncio.create_task(guard(scope, self._receive, self._send))

    async def _receive(self) -> Any:
        return await self._said.get()

    async def _send(self, message: Any) -> None:
        self.sent.append(message)

    @property
    def turned_away(self) -> bool:
        """Whether it was closed."""
        return any(message["type"] == "websocket.close" for message in self.sent)

    def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def go(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self.task, return_exceptions=True)


def test_strangers_from_everywhere_make_room_for_one_more_and_never_shut_this_computer_out() -> None:
    async def listens(_: Any, receive: Any, __: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(anonymous=8, anonymous_of_one=3))
        crowd = [Comer(guard, f"10.0.0.{number}") for number in range(8)]
        await asyncio.sleep(0)
        late = Comer(guard, "10.0.1.1")
        here = Comer(guard, "127.0.0.1", local=True)
        for _ in range(20):
            await asyncio.sleep(0)
        assert not late.turned_away
        assert not here.turned_away
        assert [each.turned_away for each in crowd] == [True] + [False] * 7
        again = [Comer(guard, "10.0.1.1") for _ in range(3)]
        for _ in range(20):
            await asyncio.sleep(0)
        assert any(each.turned_away for each in again)
        for each in (*crowd, late, here, *again):
            await each.go()

    asyncio.run(evening())


def test_a_websocket_that_never_says_who_it_is_is_let_go() -> None:
    async def listens(_: Any, receive: Any, __: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(register_seconds=0.01))
        silent = Comer(guard, "10.0.0.1")
        await asyncio.wait_for(silent.task, 10)
        assert silent.turned_away

    asyncio.run(evening())


def test_a_page_that_answers_nothing_is_silent_until_it_is_heard_again() -> None:
    async def listens(_: Any, receive: Any, __: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def evening() -> None:
        guard = WebSocketGuard(listens, Limits(ask_seconds=0.1, silent_seconds=0.5))
        frozen, slowed = Comer(guard, "10.0.0.1"), Comer(guard, "10.0.0.2")
        told: list[bool] = []
        frozen.came.on_silence = lambda: told.append(frozen.came.silent)
        for _ in range(10):  # it says nothing by itself, and answers at once
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
    async def listens(_: Any, receive: Any, __: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def turn() -> None:
        for _ in range(20):
            await asyncio.sleep(0)

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


def test_sockets_that_are_being_closed_take_nobodys_room() -> None:
    closes = asyncio.Event()

    async def ends_late(_: Any, receive: Any, __: Any) -> None:
        try:
            while (await receive())["type"] != "websocket.disconnect":
                pass
        except asyncio.CancelledError:
            await closes.wait()

    async def turn() -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    async def evening() -> None:
        guard = WebSocketGuard(ends_late, Limits(anonymous=4, anonymous_of_one=3, sockets=12))
        guard.seat(Connection("10.0.9.2"))
        crowd: list[Comer] = []
        try:
            for number in range(40):
                crowd.append(Comer(guard, f"10.0.0.{number}"))
                await turn()
            assert not crowd[-1].turned_away
            crowd.append(Comer(guard, "10.0.9.2"))
            await turn()
            assert not crowd[-1].turned_away
        finally:
            closes.set()
            for each in crowd:
                await each.go()

    asyncio.run(evening())
