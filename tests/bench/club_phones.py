"""Phones at a club: taps between processes, hundreds of tables, and a process that is killed."""

import asyncio
import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from companion.words import Words
from tests.bench.figures import Figure, median, percentile
from tests.browser.chromium import headless_chromium
from tests.club.evening import Club, a_club
from tests.club.pages import bereft, come_back, four_pages
from tests.host.phone import Phone, close_all
from tests.postgres import Postgres
from tests.torture.guests import NAMES

WORDS: Final = Words("en").of("chromosome")

TAPS: Final = 60

TABLES: Final = 200
TABLES_OF_ONE: Final = 50
"""Number of tables at one process, the yardstick for the memory of a phone."""

TAPS_A_SECOND: Final = 100
SLOWER: Final = (50, 25, 10)
"""Slower rates, in taps a second, tried in turn if `TAPS_A_SECOND` is too fast."""
SECONDS: Final = 20.0
SLOWEST: Final = 0.4
"""Seconds within which 95 of 100 taps must have reached all four phones."""
SECONDS_TO_HEAR: Final = 60.0
"""Updates later than this count as lost; the percentile shows late ones."""

COME_AT_ONCE: Final = 6
"""Number of phones that get their first screens at the same time."""

SECONDS_OF_REST: Final = 5.0
"""Seconds between the last arrival and the measurement of memory: garbage is collected meanwhile."""

PUBLIC: Final = ("--public", "https://petri.example")


def across(postgres: Postgres) -> Iterator[Figure]:
    """Time a tap from one process to a phone at another, and between two phones at the same process."""
    with a_club(postgres.prepared()) as club:
        club.begin()
        one, other = asyncio.run(_across(club))
    for name, share, most in (("median", 0.5, 1.5), ("95th percentile", 0.95, 2.5)):
        value, beside = percentile(other, share) * 1000, percentile(one, share) * 1000
        yield Figure(
            f"tap at one process to the number on a phone at another, {name}",
            value,
            "ms",
            f"<= {most} x at one process",
            value <= most * beside,
            value / beside,
            f"a phone at the same process ({beside:.0f} ms)",
        )


async def _across(club: Club) -> tuple[list[float], list[float]]:
    """Return, for each tap, the seconds to a phone at the same process and to one at another."""
    ports = club.ports[0], club.ports[0], club.ports[1]
    phones = [await seated(port, club.code, name, 0) for port, name in zip(ports, NAMES, strict=False)]
    tapping, *waiting = phones
    took: tuple[list[float], list[float]] = ([], [])
    for number in range(TAPS + 5):
        await asyncio.sleep(0.5)
        spends = number % 2 == 0
        expected = 3 if spends else 4
        numbers = [Number(phone, rf"^{NAMES[0]}, .*?\b(\d)\sfate", expected.__eq__) for phone in waiting]
        began = time.perf_counter()
        await tapping.tap(WORDS("sheet-spend-fate" if spends else "player-row-undo-fate", player=NAMES[0]))
        heard = await asyncio.gather(*(each.heard() for each in numbers))
        if number >= 5:  # the first taps warm up
            for each, at in zip(took, heard, strict=True):
                each.append(at - began)
    await close_all()
    return took


class Number:
    """A number that a phone is expected to receive in a sentence from now on.

    Args:
        phone: The phone.
        pattern: The sentence; its group is the number.
        fits: Tells whether a number is the expected one.
    """

    def __init__(self, phone: Phone, pattern: str, fits: Callable[[int], bool]) -> None:
        self._phone, self._pattern, self._fits = phone, re.compile(pattern), fits
        self._read = len(phone.words)

    async def heard(self) -> float:
        """Return when the message with the number arrived.

        Raises:
            TimeoutError: It never did.
        """
        async with asyncio.timeout(SECONDS_TO_HEAR):
            while not self._is_here():
                self._phone.heard.clear()
                await self._phone.heard.wait()
        return self._phone.heard_at

    def _is_here(self) -> bool:
        words, self._read = self._phone.words[self._read :], len(self._phone.words)
        return any(self._fits(int(found[1])) for said in words if (found := self._pattern.search(said)))


async def seated(port: int, code: str, name: str, table: int) -> Phone:
    """Seat a phone at its table through one process, from an IP address shared only by its table's phones."""
    address = {"X-Forwarded-For": f"10.0.{table // 250}.{table % 250 + 1}"}
    phone = await Phone(f"ws://127.0.0.1:{port}/ws", f"/join/{code}", headers=address).open()
    await phone.sees(name, 60)
    await phone.tap(name)
    await phone.sees("Table menu", 60)
    return phone


def many_tables(postgres: Postgres) -> Iterator[Figure]:
    """Measure two hundred tables of four, each served by all three processes."""
    with a_club(postgres.prepared(), options=PUBLIC) as club:
        alone = asyncio.run(_memory(club))
    address = postgres.prepared()
    with a_club(address, options=PUBLIC) as club:
        waits, before, memory, processor = asyncio.run(_many(club, TABLES))
    taps, heard = sum(map(len, waits.values())), {rate: _heard(each) for rate, each in waits.items()}
    ((rows,),) = postgres.ask("SELECT count(*) FROM petri_journal", address=address)
    slow, missing = percentile(heard[TAPS_A_SECOND], 0.95), taps - (rows - before)
    lost = taps - sum(map(len, heard.values()))
    fastest = max((rate for rate, each in heard.items() if percentile(each, 0.95) <= SLOWEST), default=0)
    said = f"{TABLES} tables x 4 phones, {TAPS_A_SECOND} taps/s: tap to the number on all"
    yield Figure(f"{said}, median", median(heard[TAPS_A_SECOND]) * 1000, "ms", "", True)
    yield Figure("… 95th percentile", slow * 1000, "ms", "<= 400 ms", slow <= SLOWEST)
    yield Figure("… processor of the three processes, a tap", processor * 1000, "ms", "", True)
    yield Figure("… the most taps a second with which it is", fastest, "taps/s", "", True)
    yield Figure("… taps that a phone has not heard of", lost, "taps", "0", not lost)
    yield Figure("… taps that are in no journal", missing, "taps", "0", missing == 0)
    yield Figure(
        "memory of a phone whose table is at three processes",
        memory,
        "MB",
        "<= 1.25 x at one process",
        memory <= 1.25 * alone,
        memory / alone,
        f"a phone at one process ({alone:.2f} MB)",
    )


async def _memory(club: Club) -> float:
    """Return the megabytes of a phone if its whole table is at one process."""
    _, memory = await _come(club, TABLES_OF_ONE, (0,))
    await close_all()
    return memory


def _heard(waits: Sequence[float | None]) -> list[float]:
    return [wait for wait in waits if wait is not None]


async def _many(club: Club, tables: int) -> tuple[dict[int, list[float | None]], int, float, float]:
    """Tap at ever slower rates until one is fast enough on all phones.

    The first tap at each table, which also adds the undo button, is made beforehand at a quarter of the pace.

    Returns:
        The seconds of each tap until all four phones had the number, by taps a second; the number of rows
        before the taps; megabytes of a phone; CPU seconds of a tap at the first rate.
    """
    phones, memory = await _come(club, tables, range(len(club.ports)))
    for each in (phone for four in phones for phone in four):
        each.words.clear()
    waits: dict[int, list[float | None]] = {0: await _tapped(phones, SLOWER[1], 0, len(phones))}
    processor: float | None = None
    for rate in (TAPS_A_SECOND, *SLOWER):
        begun = _processor(club)
        waits[rate] = await _tapped(phones, rate, sum(map(len, waits.values())), int(rate * SECONDS))
        processor = processor or (_processor(club) - begun) / len(waits[rate])
        if percentile(_heard(waits[rate]), 0.95) <= SLOWEST:
            break
    await close_all()
    assert processor is not None
    return waits, tables + 1, memory, processor


async def _come(club: Club, tables: int, at: Sequence[int]) -> tuple[list[list[Phone]], float]:
    """Connect four phones to each of this many tables, spread evenly over the processes `at`.

    Returns:
        The phones of each table, and the average megabytes that a phone adds to the processes.
    """
    first, *codes = await asyncio.to_thread(club.begin_many, tables + 1)
    for process in at:  # a process's first phone also pays for imports and caches
        await _with_sheet(await seated(club.ports[process], first, NAMES[process], 0), NAMES[process])
    pids = [club.processes[process].pid for process in at]
    empty = sum(map(_megabytes, pids))
    free = asyncio.Semaphore(COME_AT_ONCE)

    async def come(table: int, seat: int) -> Phone:
        port = club.ports[at[(table + seat) % len(at)]]
        async with free:
            phone = await seated(port, codes[table], NAMES[seat], table + 1)
            return await _with_sheet(phone, NAMES[seat])

    seats = [(table, seat) for table in range(tables) for seat in range(len(NAMES))]
    phones = await asyncio.gather(*(come(*each) for each in seats))
    await asyncio.sleep(SECONDS_OF_REST)
    cost = (sum(map(_megabytes, pids)) - empty) / len(phones)
    return [list(phones[first : first + 4]) for first in range(0, len(phones), 4)], cost


async def _with_sheet(phone: Phone, name: str) -> Phone:
    """Open the sheet of the phone's own numbers, and return the phone."""
    await phone.tap(f"{name}, ")
    await phone.sees(f"{name}: Irradiation, more", 60)
    return phone


async def _tapped(
    tables: Sequence[Sequence[Phone]], rate: int, before: int, count: int
) -> list[float | None]:
    """Tap at that rate, at one table after another; return the results of `_tap`.

    Args:
        tables: The phones of each table.
        rate: Taps a second.
        before: The number of earlier taps.
        count: The number of taps to make.
    """
    began = time.perf_counter()
    taps: list[asyncio.Task[float | None]] = []
    for number in range(before, before + count):
        await asyncio.sleep(max(0.0, began + (number - before) / rate - time.perf_counter()))
        at_table = number // len(tables)
        seat, more = at_table % len(NAMES), at_table // len(NAMES) + 1
        taps.append(asyncio.create_task(_tap(tables[number % len(tables)], seat, more)))
    return await asyncio.gather(*taps)


async def _tap(phones: Sequence[Phone], seat: int, number: int) -> float | None:
    """Tap "more"; return the seconds until every phone of the table has the number, None if one never has."""
    name = NAMES[seat]
    # A late phone may receive two taps in one message.
    numbers = [Number(phone, rf"^{name}, .*irradiation (\d+)", number.__le__) for phone in phones]
    began = time.perf_counter()
    await phones[seat].tap(f"{name}: Irradiation, more")
    try:
        return max(await asyncio.gather(*(each.heard() for each in numbers))) - began
    except TimeoutError:
        return None


def _processor(club: Club) -> float:
    """Return the CPU seconds that the club's processes have used."""
    ticks = 0
    for process in club.processes:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _megabytes(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


def killed(postgres: Postgres) -> Iterator[Figure]:
    """Time the death of a process until its pages show their table again through another process."""
    with (
        a_club(postgres.prepared()) as club,
        headless_chromium() as browser,
        four_pages(browser, club, club.begin()) as pages,
    ):
        began = time.perf_counter()
        gone = bereft(club, pages)
        come_back(gone)
        took = time.perf_counter() - began
    name = f"a process killed, to its pages ({len(gone)}) at their table again"
    yield Figure(name, took, "s", "<= 5 s", took <= 5)
