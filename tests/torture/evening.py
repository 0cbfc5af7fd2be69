"""Four phones and their host tap at random, with cut connections, killed servers, a hostile neighbour."""

import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from statistics import median
from typing import Final

from websockets.exceptions import WebSocketException

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.setup import Seated, StartGame
from companion.store.folder import open_folder
from tests.browser.servers import ROOT
from tests.torture.guests import NAMES, Guest, Judge
from tests.torture.host import Host
from tests.torture.screens import differences, never_said, rows_on_disk, said_over, shown_on
from tests.torture.tally import Harm, Tally, Until

SECONDS: Final = 75.0
"""Length of one evening in seconds."""

CALM: Final = 0.35
"""The share of an evening before the neighbour attacks."""

BETWEEN_MEASURES: Final = 2.0
BETWEEN_LOOKS: Final = 8.0
BETWEEN_KILLS: Final = (10.0, 40.0)
"""Minimum and maximum seconds between two kills."""

QUIET: Final = 0.8
"""Seconds without news after which every phone counts as up to date."""

SECONDS_TO_AGREE: Final = 20.0
"""Seconds within which all screens must agree at the end, however busy the machine."""

SECONDS_TO_COME: Final = 60.0
"""Maximum seconds until the first page of a server that has just started."""

APOLOGY: Final = "could not be drawn"


class Evening:
    """An evening of one game, with one host and four phones.

    Args:
        folder: A new folder for the games.
        where: The trial.
        chance: Makes all random choices.
        phones: Counts the phones' faults.
        neighbour: Counts the neighbour's attacks; None if there is no neighbour.
    """

    def __init__(
        self, folder: Path, where: str, chance: random.Random, phones: Tally, neighbour: Tally | None
    ) -> None:
        self.chance, self.where, self.phones, self.neighbour = chance, where, phones, neighbour
        with closing(GameService(open_folder(folder))) as service:
            seats = tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(NAMES))
            detail = chance.choice(("quick", "full"))
            options = Options(events=chance.random() < 0.5)
            begun = service.begin(
                "chromosome", StartGame(players=seats, starter=0, options=options, detail=detail)
            )
            assert isinstance(begun, OpenGame), begun
            self.game = begun.id
        self.data = folder
        self.host = Host(folder)
        self.rows = 1
        """Number of rows on disk at the last look."""
        self.compared = self.kills = 0
        self.calm: list[float] = []
        self.harried: list[float] = []
        self.grown = (0.0, 0.0)
        """Megabytes of memory, and of the log, that the server has grown by under attack."""

    async def play(self, seconds: float) -> None:
        """Play the evening for this long, once everybody is at the table."""
        self.host.start()
        self.own = Guest(self.host, self.game, None, self.chance)
        self.guests = [Guest(self.host, self.game, name, self.chance) for name in NAMES]
        self.judge = Judge(self.host, self.game)
        try:
            for each in (self.own, *self.guests):
                await each.come(SECONDS_TO_COME)
            until = Until(seconds)
            await self._taps(Until(seconds * (CALM if self.neighbour else 1)), self.calm)
            if self.neighbour is not None:
                await self._under_attack(until, self.neighbour)
            await self._compare("at the end")
        finally:
            for each in (self.own, *self.guests, self.judge):
                with suppress(Exception):
                    each.cut()
            self.host.kill()
            self._listen_to_log()

    async def _taps(self, until: Until, measured: list[float], deadly: bool = True) -> None:
        """Tap, cut connections, kill the server and compare; measure how long the host waits for a tap."""
        looks, measures = Until(BETWEEN_LOOKS), Until(0)
        kills = Until(min(self.chance.uniform(*BETWEEN_KILLS), until.left / 2))  # at least one kill
        while not until.over:
            everybody = (self.own, *self.guests)
            guest = self.chance.choice(everybody)
            fate = self.chance.random()
            if fate < 0.015:
                guest.cut()
            elif deadly and kills.over:
                await self._kill()
                kills = Until(self.chance.uniform(*BETWEEN_KILLS))
            elif measures.over:
                await self._measure(measured)
                measures = Until(BETWEEN_MEASURES)
            elif await guest.act():
                self.phones.tried += 1
            await asyncio.sleep(self.chance.uniform(0.0, 0.08))
            if looks.over:
                await self._compare("meanwhile")
                looks = Until(BETWEEN_LOOKS)

    async def _under_attack(self, until: Until, tally: Tally) -> None:
        memory, log = self.host.megabytes(), self.host.log_size()
        seconds = max(1.0, until.left - 5)
        seed = str(self.chance.random())
        command = ("-m", "tests.torture.neighbour", str(self.host.port), str(seconds), seed)
        process = subprocess.Popen([sys.executable, *command], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            kills = self.kills
            # If the server is killed, the growth of its memory cannot be measured.
            await self._taps(until, self.harried, deadly=self.chance.random() < 0.5)
            if kills == self.kills:
                self.grown = (self.host.megabytes() - memory, (self.host.log_size() - log) / 1e6)
            said, _ = await asyncio.to_thread(process.communicate, timeout=60)
            done = json.loads(said)
            tally.tried += sum(done["tried"].values())
            tally.refused += sum(done["refused"].values())
        except (subprocess.TimeoutExpired, ValueError) as error:
            tally.note = f"the neighbour gave up: {error!r}"
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()

    async def _measure(self, measured: list[float]) -> None:
        """Tap on the host's page and wait for the answer."""
        try:
            if (seconds := await self.judge.tap()) is not None:
                measured.append(seconds)
        except TimeoutError:
            harm = self.neighbour if measured is self.harried and self.neighbour else self.phones
            harm.find("crashed", self.where, "the host's page gives no answer to a tap")
            self.judge.cut()
        except (OSError, WebSocketException):
            self.judge.cut()

    async def _kill(self) -> None:
        """Kill the server, check the disk, restart; every row that a screen showed must be on the disk."""
        seen = [(each, shown_on(each.phone.texts(), NAMES)) for each in (self.own, *self.guests)]
        self.host.kill()
        self._listen_to_log()
        history = said_over(self._rows("after a kill"))
        for each, shown in seen:
            for text in never_said(shown, history):
                self._find("lost", f"a phone showed what is not on disk: {each.name}: {text!r}")
        self.judge.cut()
        for each in (self.own, *self.guests):
            each.cut()
        try:
            self.host.start()
        except AssertionError as error:
            self._find("crashed", f"the server does not start again: {error}")
            raise
        self.kills += 1

    async def _compare(self, when: str) -> None:
        """Wait until nobody receives anything new, and compare every screen with the journal on disk."""
        if self.host.ended:
            self._find("crashed", f"the server has ended by itself: {self.host.errors[-200:]}")
            self.host.kill()
            self.host.start()
        await asyncio.gather(*(each.be_there() for each in (self.own, *self.guests)))
        everybody = [each for each in (self.own, *self.guests) if each.is_connected]
        patience = Until(SECONDS_TO_AGREE)
        while True:
            await quiet(everybody)
            true = said_over(self._rows(when))[-1]
            seen = [(each, *differences(shown_on(each.phone.texts(), NAMES), true)) for each in everybody]
            if patience.over or not any(wrong for _, _, wrong in seen):
                break
        for each, count, wrong in seen:
            self.compared += count
            for what in wrong:
                self._find("differs", f"a screen is not the fold: {each.name} shows {what}")
            self._look_for_errors(each, bool(wrong))

    def _look_for_errors(self, guest: Guest, stands_still: bool) -> None:
        """Check a phone for faults; one that is broken or shows wrong sentences must reconnect."""
        phone = guest.phone
        if any(APOLOGY in text for text in phone.texts()):
            self._find("crashed", f"a screen could not be drawn: {guest.name} at {phone.route}")
        for crash in phone.crashes:
            self._find("crashed", f"a session crashed: {guest.name}: {crash}")
        phone.crashes.clear()
        if phone.broken:
            self._find("differs", f"a patch does not fit: {guest.name}: {phone.broken}")
        if phone.broken or stands_still:
            guest.cut()

    def _find(self, harm: Harm, what: str) -> None:
        self.phones.find(harm, self.where, what)

    def _rows(self, when: str) -> list[dict[str, object]]:
        rows = rows_on_disk(self.data, self.game)
        if len(rows) < self.rows:
            self._find("lost", f"rows are gone {when}: {len(rows)} of {self.rows}")
        self.rows = len(rows)
        return [dict(row) for row in rows]

    def _listen_to_log(self) -> None:
        """Count the tracebacks that the server has written to its log."""
        for part in self.host.said.split("Traceback (most recent call last):")[1:]:
            lines = [line for line in part.splitlines() if line and not line.startswith((" ", "[...]"))]
            error = lines[0] if lines else "?"
            kind = re.split(r"[:(]", error)[0]
            self._find("crashed", f"the server wrote a traceback of {kind}: {error}")
            print(f"{self.where}:{part}", file=sys.stderr, flush=True)
        self.host.said = ""


async def quiet(guests: list[Guest], most: float = 12.0) -> None:
    """Wait until no phone has received anything for a while, but no longer than `most` seconds."""
    ends, silent = Until(most), Until(QUIET)
    before = [each.phone.patches for each in guests]
    while not (silent.over or ends.over):
        await asyncio.sleep(0.05)
        now = [each.phone.patches for each in guests]
        if now != before:
            before, silent = now, Until(QUIET)


def milliseconds(seconds: list[float]) -> str:
    """Return the median of some measurements, and their number, as text."""
    return f"{median(seconds) * 1000:.0f} ms ({len(seconds)} taps)" if seconds else "not measured"


def run(seed: int, until: Until, only: str | None = None, alone: bool = False) -> tuple[Tally, ...]:
    """Play one evening after another; a trial is an evening.

    Args:
        seed: The random seed.
        until: When to stop.
        only: The number of the only evening to play.
        alone: Whether there is no neighbour.
    """
    phones, neighbour = Tally("phones"), Tally("neighbour")
    calm, harried, grown = list[float](), list[float](), [(0.0, 0.0)]
    compared = kills = 0
    number = int(only or 0)
    while not until.over:
        where = str(number)
        with tempfile.TemporaryDirectory(prefix="petri-torture-") as folder:
            chance = random.Random(f"{seed}/evening/{number}")
            evening = Evening(Path(folder) / "data", where, chance, phones, None if alone else neighbour)
            try:
                asyncio.run(evening.play(min(until.left, SECONDS)))
            except Exception as error:
                phones.crash(where, error)
        calm += evening.calm
        harried += evening.harried
        grown.append(evening.grown)
        compared, kills = compared + evening.compared, kills + evening.kills
        number += 1
        if only is not None:
            break
    phones.note = f"{compared} sentences on screens compared with the fold, {kills} servers killed"
    ratio = f" ({median(harried) / median(calm):.1f} x)" if calm and harried else ""
    neighbour.note = (
        f"the host's tap {milliseconds(calm)} before, {milliseconds(harried)} meanwhile{ratio};"
        f" memory +{max(each[0] for each in grown):.0f} MB, log +{max(each[1] for each in grown):.1f} MB"
    )
    return (phones,) if alone else (phones, neighbour)
