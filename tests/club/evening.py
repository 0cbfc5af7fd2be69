"""A club night: a database, three processes that serve its tables, a proxy in front of them, and phones."""

import asyncio
import contextlib
import math
import random
from collections.abc import AsyncGenerator, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException

from companion.club.party import ClubParty
from companion.club.service import ClubService
from companion.rules.kernel import Command
from companion.store.postgres.library import PostgresLibrary
from tests.browser.servers import Server
from tests.host.party_game import begun
from tests.nginx import Nginx, nginx_before
from tests.postgres import free_port
from tests.torture.evening import APOLOGY, quiet
from tests.torture.guests import CLOSE, GLANCE, NAMES, Guest
from tests.torture.screens import differences, said_over, shown_on

PROCESSES: Final = 3

SECONDS_TO_ANSWER: Final = 5.0
"""Seconds after which a player whose process stays silent taps again."""

SECONDS_TO_AGREE: Final = 30.0
"""Seconds within which all screens must agree at the end, however busy the machine."""

SECONDS_TO_NOTICE: Final = 10.0
"""Seconds within which a phone must notice that its process is dead."""

TRIES: Final = 10
"""Maximum number of attempts to undo a game's end."""


def process(address: str, port: int, more: Sequence[str] = ()) -> Server:
    """Return one more process over the database, not started yet; it keeps its port over restarts."""
    options = (*more, "--host", "127.0.0.1", "--port", str(port), "--no-open")
    behind = ("--proxy", "127.0.0.0/8", "--name", "localhost")
    return Server(lambda _: ("companion", "serve", *options, *behind, "--store", address))


class Club:
    """Three processes over a database, and a proxy in front of them.

    Args:
        address: The database's address.
        reached: The address by which the processes reach it, if it differs.
        options: Additional options for their command line.
    """

    def __init__(self, address: str, reached: str = "", options: Sequence[str] = ()) -> None:
        self.address = address
        self.ports = tuple(free_port() for _ in range(PROCESSES))
        self.processes = tuple(process(reached or address, port, options) for port in self.ports)
        self.code = ""
        """The code of the last table that was begun."""
        self.proxy: Nginx | None = None

    def start(self) -> None:
        """Start all processes at the same time."""
        with ThreadPoolExecutor() as threads:
            list(threads.map(Server.start, self.processes))

    def begin(self, *commands: Command) -> str:
        """Begin a table of four, open to phones; return its game's id."""
        with contextlib.closing(ClubService(PostgresLibrary(self.address))) as service:
            game = begun(service, *commands)
            self.code = ClubParty(service).offer(game.id).code
            return game.id

    def begin_many(self, count: int) -> list[str]:
        """Begin this many tables of four, open to phones; return their codes."""
        with contextlib.closing(ClubService(PostgresLibrary(self.address))) as service:
            party = ClubParty(service)
            return [party.offer(begun(service).id).code for _ in range(count)]

    def go_on(self, game: str) -> None:
        """Undo the end of a finished game, whose screens no longer show a table."""
        with contextlib.closing(ClubService(PostgresLibrary(self.address))) as service:
            open_game = service.open(game)
            table, outcome, answer = open_game.table, open_game.game.outcome, None
            for _ in range(TRIES):  # if a late tap was stored first, look again at what it changed
                if outcome(table.state) is None:
                    return
                going_on = next(
                    count
                    for count in reversed(range(table.count))
                    if outcome(table.state_after(count)) is None
                )
                answer = open_game.undo(table.count - going_on)
            raise AssertionError(f"the game stays over: {answer}")

    def rows(self, game: str) -> list[Mapping[str, Any]]:
        """Return a game's journal as stored in the database."""
        with contextlib.closing(PostgresLibrary(self.address)) as library:
            return list(library.read(game).rows)

    # what a guest of the torture test asks its host for
    @property
    def guests(self) -> str:
        """Return the WebSocket address for guests."""
        assert self.proxy is not None
        return f"ws://localhost:{self.proxy.port}/ws"

    @property
    def url(self) -> str:
        """Return the same address: no phone comes from this computer itself."""
        return self.guests

    def sit(self, game: str, chance: random.Random) -> list[Guest]:
        """Return four phones for a table, not connected yet."""
        guests: list[Guest] = []
        for name in NAMES:
            guest = Guest(self, game, name, random.Random(chance.random()))
            guest.phone.origin = f"http://localhost:{self.proxy.port if self.proxy else 0}"
            guests.append(guest)
        return guests

    def phones_at(self) -> list[int]:
        """Return the number of WebSockets at each process."""
        return [_established(port) for port in self.ports]

    def errors(self) -> str:
        """Return what all processes wrote to stderr."""
        return "".join(each.errors() for each in self.processes)


def _established(port: int) -> int:
    """Return the number of connections to a port, from this computer's table of connections."""
    wanted, count = f"0100007F:{port:04X}", 0
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        local, state = line.split()[1], line.split()[3]
        count += local == wanted and state == "01"
    return count


@contextlib.contextmanager
def a_club(address: str, reached: str = "", options: Sequence[str] = ()) -> Generator[Club]:
    """Start a club; everything that belongs to it is stopped afterwards."""
    club = Club(address, reached, options)
    try:
        club.start()
        with nginx_before(club.ports, name="localhost") as proxy:
            club.proxy = proxy
            yield club
    finally:
        for each in club.processes:
            each.close()


@contextlib.asynccontextmanager
async def seated(club: Club, game: str, chance: random.Random) -> AsyncGenerator[list[Guest]]:
    """Connect four phones to a table, one after the other."""
    guests = club.sit(game, chance)
    try:
        for each in guests:
            await each.come(30.0)
        yield guests
    finally:
        for each in guests:
            each.cut()


async def bereft(club: Club, guests: Sequence[Guest]) -> list[Guest]:
    """Kill the process with the most phones; return those phones, once they have noticed."""
    phones = club.phones_at()
    most = max(phones)
    assert most, "nobody is at any process"
    await asyncio.to_thread(club.processes[phones.index(most)].kill)
    async with asyncio.timeout(SECONDS_TO_NOTICE):
        while len(gone := [each for each in guests if each.phone.closed_with is not None]) < most:
            await asyncio.sleep(0.01)
    return gone


async def tapping(guests: Sequence[Guest], taps: int, until: float = math.inf) -> int:
    """Have all phones tap random buttons at the same time, this many in all; return the number of taps made.

    Args:
        guests: The tapping phones; each waits until the process has answered, as a person looks before the
            next tap.
        taps: The number of taps.
        until: The event loop's time at which they stop at the latest.
    """
    made, loop = 0, asyncio.get_running_loop()

    async def tap(guest: Guest) -> None:
        nonlocal made
        while made < taps and loop.time() < until:
            if not await guest.act():
                await asyncio.sleep(0.05)
                continue
            made += 1
            own = made
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await guest.phone.say(f"ping {own}")
                await guest.phone.hears(f"pong {own}", SECONDS_TO_ANSWER)

    await asyncio.gather(*(tap(guest) for guest in guests))
    return made


async def agree(club: Club, game: str, guests: Sequence[Guest]) -> int:
    """Return all phones to the table, and wait until every screen shows the state of the stored journal.

    Returns:
        The number of screen sentences compared.

    Raises:
        AssertionError: A screen still differs from that state, or a session has failed.
    """
    loop = asyncio.get_running_loop()
    await asyncio.to_thread(club.go_on, game)
    ends = loop.time() + SECONDS_TO_AGREE
    while True:
        await asyncio.gather(*(at_table(each) for each in guests))
        await quiet(list(guests), 3.0)
        true = said_over(await asyncio.to_thread(club.rows, game))[-1]
        seen = [(each, *differences(shown_on(each.phone.texts(), NAMES), true)) for each in guests]
        wrong = [f"{each.name}: {what}" for each, _, wrongs in seen for what in wrongs]
        blind = [(each.name, each.phone.texts()[:9]) for each, count, _ in seen if not count]
        if not wrong and not blind:
            break
        assert loop.time() < ends, f"not the fold: {wrong}; nothing to be seen at: {blind}"
    for each in guests:
        assert not each.phone.broken, f"a patch does not fit: {each.name}: {each.phone.broken}"
        assert not each.phone.crashes, f"a session crashed: {each.name}: {each.phone.crashes}"
        assert not any(APOLOGY in text for text in each.phone.texts()), each.name
    return sum(count for _, count, _ in seen)


async def at_table(guest: Guest) -> None:
    """Connect, and show the table itself, even during a stage."""
    await guest.be_there()
    if not guest.is_connected or guest.at_table:
        return
    with contextlib.suppress(OSError, WebSocketException):
        if not (await guest.phone.click(CLOSE) or await guest.phone.click(GLANCE)):
            await guest.go(f"/game/{guest.game}")
