"""Disks that fail while the process lives on, and programs that replace a journal's file.

Refused operations must have changed nothing, even after a restart; acknowledged ones must be stored.
"""

import errno
import itertools
import os
import random
import shutil
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from companion.device.game_service import GameService
from companion.store.errors import StorageReplaced, StoreError
from companion.store.folder import open_folder
from tests.torture.actor import OPERATIONS, Actor
from tests.torture.every_call import MOST_STEPS, prepared, template
from tests.torture.file_calls import Call, observed
from tests.torture.ledger import Ledger, check, digests_of_rows
from tests.torture.tally import Tally, Until

EVILS: Final = ("once", "full", "both")
"""The kinds of fault, each starting at a chosen call.

`once`: only that call fails. `full`: every disk is full from that call on. `both`: flushes and truncations
fail from that call on.
"""

GROWING: Final = ("write", "mkdir", "link")
UNDECIDED: Final = ("fsync", "fdatasync", "ftruncate")
REPLACED: Final = ("submit", "undo", "title", "reminders", "delete")


CUT: Final = frozenset({"store-cut", "store-torn"})
"""Problems that the next start reports if a refused entry could not be removed before."""


class Refusing:
    """A disk whose calls fail from the given one on, whatever their path."""

    def __init__(self, evil: str, moment: int) -> None:
        self._evil, self._moment = evil, moment
        self._moments = itertools.count()
        self.fired = False

    def before(self, call: Call) -> None:
        """Fail the call if its turn has come; reads succeed."""
        if call.name == "open":
            return
        number = next(self._moments)
        match self._evil:
            case "once":
                refuses = number == self._moment
            case "full":
                refuses = number >= self._moment and call.name in GROWING
            case _:
                refuses = number >= self._moment and call.name in UNDECIDED
        if refuses:
            self.fired = True
            raise OSError(errno.ENOSPC if self._evil == "full" else errno.EIO, "no", call.path or None)

    def after(self, call: Call) -> None:
        """Do nothing."""


def run(seed: int, until: Until, only: str | None = None) -> Tally:
    """Make each call of each operation fail, and replace journals, in one folder after another."""
    tally = Tally("disks")
    wanted = only.split("/") if only else []
    for number in itertools.count(int(wanted[0]) if wanted else 0):
        with tempfile.TemporaryDirectory(prefix="petri-torture-") as made:
            base, folder = Path(made) / "base", Path(made) / "bad"
            ledger = template(base, f"{seed}/disks/{number}")
            kinds = [*itertools.product(OPERATIONS, EVILS), *((each, "replaced") for each in REPLACED)]
            random.Random(f"{seed}/disks/{number}").shuffle(kinds)
            for operation, evil in kinds:
                if wanted and [operation, evil] != wanted[1:3]:
                    continue
                for moment in [int(wanted[3])] if wanted else range(MOST_STEPS):
                    if until.over:
                        return tally
                    shutil.rmtree(folder, ignore_errors=True)
                    shutil.copytree(base, folder)
                    where = f"{number}/{operation}/{evil}/{moment}"
                    act = replaced if evil == "replaced" else refused
                    if not act(folder, ledger.copy(), where, seed, tally):
                        break
        if wanted:
            break
    return tally


def refused(folder: Path, ledger: Ledger, where: str, seed: int, tally: Tally) -> bool:
    """Perform one operation on a failing disk, and another one after the disk has recovered.

    Return False if no call failed.
    """
    _, operation, evil, moment = where.split("/")
    disk = Refusing(evil, int(moment))
    tally.tried += 1
    with closing(GameService(open_folder(folder))) as service:
        actor = Actor(service, random.Random(f"{seed}/{operation}"), ledger.hear)
        act = prepared(actor, operation)
        try:
            with observed(disk):
                act()
        except StoreError:
            tally.refused += 1
            ledger.pending = None
        except Exception as error:
            tally.crash(where, error)
            return True
        try:
            actor.play(service.open(actor.games[-1]), "submit")
        except Exception as error:
            tally.crash(f"{where} (afterwards)", error)
            return True
    check(folder, ledger, where, tally, CUT if evil == "both" else frozenset())
    return disk.fired


def replaced(folder: Path, ledger: Ledger, where: str, seed: int, tally: Tally) -> bool:
    """Perform an operation on a game whose file another program has just replaced."""
    _, operation, _, moment = where.split("/")
    chance = random.Random(f"{seed}/{where}")
    tally.tried += 1
    with closing(GameService(open_folder(folder))) as service:
        actor = Actor(service, chance, ledger.hear)
        game = chance.choice(actor.games)
        path = folder / f"{game}.petri.jsonl"
        versions = [path.read_bytes()]
        for _ in range(chance.randint(1, 6)):
            actor.play(service.open(game), "submit")
            versions.append(path.read_bytes())
        known = list(ledger.games[game].rows)
        foreign = chance.choice(versions[:-1])
        if chance.random() < 0.5:  # as long as our file, or longer
            foreign += b"\n" * (len(versions[-1]) - len(foreign) + chance.randint(0, 9))
        path.with_suffix(".new").write_bytes(foreign)
        os.replace(path.with_suffix(".new"), path)
        try:
            actor.delete(game) if operation == "delete" else actor.play(service.open(game), operation)
        except StorageReplaced:
            tally.refused += 1
        except Exception as error:
            tally.crash(where, error)
            return False
        else:
            if game in ledger.games and ledger.games[game].rows == known and operation in ("submit", "undo"):
                return int(moment) < 5  # the rules rejected it, so nothing was to be stored
            tally.find("lost", where, f"{operation} was acknowledged into another program's file")
            return False
        if path.exists() and path.read_bytes() != foreign:
            tally.find("lost", where, "another program's file was written to")
        told = [each for each in service.library.problems() if each.code == "store-replaced-kept"]
        if len(told) != 1:
            tally.find(
                "lost", where, f"ours was not kept: {[each.code for each in service.library.problems()]}"
            )
            return False
        kept = (folder / str(told[0].params["quarantined"])).read_text("utf-8")
    with (
        tempfile.TemporaryDirectory(prefix="petri-torture-") as other,
        closing(GameService(open_folder(Path(other)))) as service,
    ):
        back = service.open(service.library.import_text(kept))
        if digests_of_rows(back.file.rows) != known:
            tally.find("lost", where, "what was kept is not what was acknowledged")
    return int(moment) < 5
