"""Stored games and exports that rotted or were tampered with, which replace the good file or are imported."""

import logging
import random
import shutil
import signal
import tempfile
from collections.abc import Generator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.device.game_service import GameService
from companion.store.errors import StoreError
from companion.store.folder import open_folder
from companion.store.game_rows import GameRows
from companion.table.journal import JournalError
from companion.ui.app import main_for
from tests.loops import in_own_time
from tests.torture.actor import Actor
from tests.torture.ledger import digests_of_rows
from tests.torture.mutations import BYTES, rotten, tampered
from tests.torture.tally import Tally, Until
from tests.ui.harness import Harness

LENGTHS: Final = (1, 12, 60)
"""The numbers of commands in the games that are mutated."""

SECONDS: Final = 20.0
"""Maximum seconds for which a file may keep the app busy."""

COPIES: Final = ("alone", "backups")
"""Whether the bad file is alone, or has good copies in the backups."""

SCREENS: Final = ("/game/{id}", "/game/{id}/journal", "/game/{id}/charts")


@dataclass(frozen=True)
class Sound:
    """A folder with one undamaged game in it."""

    folder: Path
    export: str
    rows: tuple[int, ...]
    """Fingerprints of the game's rows."""
    contents: frozenset[str]
    """Acceptable contents: the current one, and those of older copies."""

    @property
    def file(self) -> Path:
        """The game's file in this folder."""
        return next(self.folder.glob("*.petri.jsonl"))


class Heard(logging.Handler):
    """A log handler that collects the exceptions that the app has logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.errors: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Collect the exception."""
        if record.exc_info and record.exc_info[1] is not None:
            self.errors.append(record.exc_info[1])


def sound_games(folder: Path, seed: str) -> list[Sound]:
    """Make folders that each hold one game and its backups."""
    games: list[Sound] = []
    for length in LENGTHS:
        place, export = folder / f"sound-{length}", ""
        chance = random.Random(f"{seed}/{length}")
        for _ in range(2):  # the second opening makes a backup
            with closing(GameService(open_folder(place))) as service:
                actor = Actor(service, chance, lambda _: None)
                if not actor.games:
                    actor.begin()
                open_game = service.open(actor.games[0])
                for number in range(length // 2 + 1):  # in parts: too long games get deleted
                    actor.play(open_game, "undo" if number % 7 == 6 else "submit")
                export = service.library.export(open_game.id)
        with closing(GameService(open_folder(place))) as service:
            rows = tuple(digests_of_rows(service.library.read(service.library.games()[0].id).rows))
        games.append(Sound(place, export, rows, contents(place, folder / f"copies-{length}")))
    return games


@contextmanager
def at_most(seconds: float) -> Generator[None]:
    """Raise `TimeoutError` after this time, and repeatedly if it is caught, on systems that have alarms."""

    def ring(*_: object) -> None:
        raise TimeoutError(f"still busy after {seconds:g} s")

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, 5)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def run(seed: int, until: Until, only: str | None = None) -> Tally:
    """Try one mutant after another; a trial is a mutant."""
    tally = Tally("mutants")
    heard = Heard()
    logger = logging.getLogger()
    logger.addHandler(heard)
    try:
        with tempfile.TemporaryDirectory(prefix="petri-torture-") as folder:
            games = sound_games(Path(folder), f"{seed}/mutants")
            number = int(only or 0)
            while True:
                trial(games, Path(folder) / "mutant", f"{seed}/mutants/{number}", number, tally, heard)
                number += 1
                if only is not None or until.over:
                    break
    finally:
        logger.removeHandler(heard)
    tally.note = "refused: imports that were answered with a sentence, games that could only be deleted"
    return tally


def trial(games: list[Sound], folder: Path, seed: str, number: int, tally: Tally, heard: Heard) -> None:
    """Mutate a game, and use it as players do."""
    chance = random.Random(seed)
    sound = chance.choice(games)
    how = chance.choice((*BYTES, *["tampered"] * 8))
    place = chance.choice((*COPIES, "import", "import"))
    is_export = place == "import" or how == "tampered"  # tampered games have the old format
    data = sound.export.encode() if is_export else sound.file.read_bytes()
    if how == "tampered":
        text, what = tampered(data.decode(), chance)
        data = text.encode("utf-8", "surrogatepass")
    else:
        data, what = rotten(data, how, chance), how
    where, tally.tried = str(number), tally.tried + 1
    heard.errors.clear()
    shutil.rmtree(folder, ignore_errors=True)
    try:
        with at_most(SECONDS):
            if place == "import":
                offered(data, folder, where, what, tally)
            else:
                Replaced(sound, folder, data, place, how, where, tally).look()
    except Exception as error:
        tally.crash(where, error)
        tally.findings[-1] = ("crashed", where, f"{tally.findings[-1][2]} ({place}: {what})")
    for error in heard.errors:
        tally.crash(where, error)
        tally.findings[-1] = ("crashed", where, f"logged {tally.findings[-1][2]} ({place}: {what})")


def offered(data: bytes, folder: Path, where: str, what: str, tally: Tally) -> None:
    """Import the data as the app does; if accepted, it must be possible to open and draw the game."""
    with closing(GameService(open_folder(folder))) as service:
        try:
            game_id = service.library.import_text(data.decode("utf-8", "replace"))
        except StoreError:
            tally.refused += 1
            return
        try:
            service.open(game_id)
        except (StoreError, JournalError) as error:
            tally.find("differs", where, f"an accepted import cannot be opened: {what}: {error}")
            return
        draw(service, [game_id])


class Replaced:
    """A folder in which a game's file was replaced.

    Args:
        sound: The undamaged game.
        folder: A new folder.
        data: The new content of the file.
        copies: Which good copies remain, an element of `COPIES`.
        how: How the file was changed.
        where: The trial.
        tally: Counts the faults.
    """

    def __init__(
        self, sound: Sound, folder: Path, data: bytes, copies: str, how: str, where: str, tally: Tally
    ) -> None:
        shutil.copytree(sound.folder, folder)
        file = folder / sound.file.name
        if copies == "alone":
            shutil.rmtree(folder / "backups", ignore_errors=True)
        if how == "tampered":
            file.unlink()
            file = file.with_suffix(".json")
        file.write_bytes(data)
        before = sound.file.read_bytes()
        self.is_shorter = before.startswith(data) and data.endswith(b"\n")
        self.sound, self.folder, self.copies, self.tally = sound, folder, copies, tally
        self.by_accident, self.where = how != "tampered", where

    def look(self) -> None:
        """List the games, open or delete each of them, and draw the screens."""
        with closing(GameService(open_folder(self.folder))) as service:
            listed = [game.id for game in service.library.games()]
            problems = service.library.problems()
            newer = any(problem.code == "store-newer" for problem in problems)  # such a game is not moved
            if not listed and self.copies != "alone" and not newer:
                self.tally.find("lost", self.where, f"a good copy was not taken ({self.copies})")
            if not listed and not problems:
                self.tally.find("lost", self.where, f"a game is gone without a word ({self.copies})")
            opened = [game_id for game_id in listed if self._opens(service, game_id)]
            draw(service, opened)

    def _opens(self, service: GameService, game_id: str) -> bool:
        """Return whether the game can be opened; if not, check that it can be deleted."""
        try:
            file = service.open(game_id).file
        except (StoreError, JournalError):
            self.tally.refused += 1
            service.delete(game_id)
            if game_id in [game.id for game in service.library.games()]:
                self.tally.find("differs", self.where, f"a deleted game is still listed ({self.copies})")
            return False
        told = {problem.code for problem in service.library.problems()}
        rows = tuple(digests_of_rows(file.rows))
        if (told & {"store-torn", "store-cut"} or self.is_shorter) and rows == self.sound.rows[: len(rows)]:
            return True
        if self.by_accident and fingerprint(file) not in self.sound.contents:
            self.tally.find("lost", self.where, f"bytes changed and nobody noticed ({self.copies})")
        return True


def fingerprint(file: GameRows) -> str:
    """Return a fingerprint of a game's content."""
    header = file.header
    said = [header.id, header.game, str(header.created), header.title, header.finished]
    return repr([said, header.players, sorted(header.summary.items()), digests_of_rows(file.rows)])


def contents(folder: Path, copies: Path) -> frozenset[str]:
    """Return the fingerprints of a game in its file and in each of the copies beside it."""
    file = next(folder.glob("*.petri.jsonl"))
    found: list[str] = []
    copied = (folder / "backups").glob("*.jsonl")
    for number, path in enumerate((file, *copied)):
        place = copies / str(number)
        place.mkdir(parents=True)
        shutil.copyfile(path, place / file.name)
        with closing(GameService(open_folder(place))) as service:
            found.append(fingerprint(service.open(service.library.games()[0].id).file))
    return frozenset(found)


def draw(service: GameService, games: list[str]) -> None:
    """Draw Home, the list, and the screens of these games; raise the error of a crashed session."""
    service.remember("setting.language", "en")
    routes = ["/", "/games", *(route.format(id=game) for game in games for route in SCREENS)]

    async def each() -> None:
        for route in routes:
            async with Harness(main_for(service), route=route):
                pass

    in_own_time(each())
