"""Processes that die just before or just after each call with which an operation changes files."""

import itertools
import os
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, cast

from companion.device.game_service import GameService
from companion.store.folder import open_folder
from tests.torture.actor import OPERATIONS, Actor
from tests.torture.file_calls import Call, observed
from tests.torture.ledger import Known, Ledger, check
from tests.torture.processes import hear_rest, start
from tests.torture.tally import Tally, Until

DIED: Final = 9
MOST_STEPS: Final = 400
"""More moments than any operation has."""

WITHOUT_LINKS: Final = frozenset({"store-recovered"})
"""Problems tolerated on a disk without hard links, where the previous copy may be the only one left."""


class Death:
    """An observer that ends the process at one moment; each call in a folder has one before and one after."""

    def __init__(self, folder: Path, moment: int) -> None:
        self._folder = str(folder)
        self._moments = itertools.count()
        self._moment = moment

    def before(self, call: Call) -> None:
        """Count the moment, and die if it is the chosen one."""
        ours = call.descriptor >= 0 or call.path.startswith(self._folder)
        if ours and next(self._moments) == self._moment:
            os._exit(DIED)

    after = before


def refuse(*_: object, **__: object) -> None:
    """Raise the error that a disk without hard links raises."""
    raise PermissionError(1, "no hard links here")


def die_in(said: Connection, folder: Path, operation: str, links: bool, moment: int, seed: str) -> None:
    """Perform one operation and die at one of its moments; exit with 0 if it has no such moment."""
    if not links:
        os.link = refuse
    say = cast("Any", said.send)
    if operation == "open":
        with observed(Death(folder, moment)):
            look_at(GameService(open_folder(folder)))
        os._exit(0)
    service = GameService(open_folder(folder))
    act = prepared(Actor(service, random.Random(seed), say), operation)
    with observed(Death(folder, moment)):
        act()
    os._exit(0)


def prepared(actor: Actor, operation: str) -> Callable[[], None]:
    """Prepare an operation; return the function that performs it."""
    game = actor.games[0]
    open_game = actor.service.open(game)
    match operation:
        case "begin":
            return actor.begin
        case "setting":
            return actor.set
        case "delete":
            return partial(actor.delete, game)
        case "restore":
            actor.delete(game)
            return partial(actor.restore, game)
        case "import":
            actor.delete(game, export=True)
            return partial(actor.bring_in, *actor.exports.pop())
        case "redo":
            actor.play(open_game, "undo")
            return partial(actor.play, open_game, "redo")
        case _:
            return partial(actor.play, open_game, operation)


def look_at(service: GameService) -> None:
    """List and open all games, as a start of the app does."""
    for game in service.library.games():
        service.open(game.id)


def template(folder: Path, seed: str) -> Ledger:
    """Fill a folder with three games and every other kind of file; return its ledger."""
    with closing(GameService(open_folder(folder))) as service:
        actor = Actor(service, random.Random(seed), lambda _: None)
        for _ in range(3):
            actor.begin()
        for _ in range(25):
            actor.play(service.open(actor.chance.choice(actor.games)), "submit")
        actor.set()
        actor.delete(actor.games[0])
        deleted: dict[str, Known] = {}
        actor.begin()
    with closing(GameService(open_folder(folder))) as service:
        look_at(service)  # makes backups
        return Ledger.found(service, deleted)


def run(seed: int, until: Until, only: str | None = None) -> Tally:
    """Let processes die at each moment of each operation, in one folder after another."""
    tally = Tally("calls")
    wanted = only.split("/") if only else []
    for number in itertools.count(int(wanted[0]) if wanted else 0):
        with tempfile.TemporaryDirectory(prefix="petri-torture-") as made:
            base = Path(made) / "base"
            ledger = template(base, f"{seed}/calls/{number}")
            kinds = list(operations())
            random.Random(f"{seed}/calls/{number}").shuffle(kinds)
            for operation, links in kinds:
                if wanted and [operation, "links" if links else "no-links"] != wanted[1:3]:
                    continue
                moments = range(int(wanted[3]), int(wanted[3]) + 1) if wanted else range(MOST_STEPS)
                for moment in moments:
                    if until.over:
                        return tally
                    where = f"{number}/{operation}/{'links' if links else 'no-links'}/{moment}"
                    if not death(base, Path(made) / "dying", ledger.copy(), where, seed, tally):
                        break
        if wanted:
            break
    return tally


def operations() -> Iterator[tuple[str, bool]]:
    """Yield every kind of operation, with hard links and without."""
    return itertools.product((*OPERATIONS, "open"), (True, False))


def death(base: Path, folder: Path, ledger: Ledger, where: str, seed: int, tally: Tally) -> bool:
    """Let a process die; return False if the operation was finished before that moment."""
    _, operation, links, moment = where.split("/")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(base, folder)
    process, said = start(die_in, folder, operation, links == "links", int(moment), f"{seed}/{operation}")
    process.join()
    hear_rest(ledger, said)
    tally.tried += 1
    if process.exitcode not in (0, DIED):
        tally.find("crashed", where, f"the process ended with {process.exitcode}")
        return True
    check(folder, ledger, where, tally, frozenset() if links == "links" else WITHOUT_LINKS)
    return process.exitcode == DIED
