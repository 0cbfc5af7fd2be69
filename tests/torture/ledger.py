"""The operations that a process acknowledged before its end, and checks that a data folder has them all."""

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from companion.device.game_service import GameService
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.state import State
from companion.store.folder import open_folder
from tests.torture.tally import Tally

FIELDS: Final = ("seq", "at", "by", "id", "label", "events", "undo", "redo")
"""The fields of a row that matter to the table; all others concern only the store."""

SETTING: Final = "torture.setting"
"""The preference that is changed again and again."""

Message = tuple[str, str, str, Any]
"""`will` or `did`, the operation, the game, and the stored value."""


def digest_of_row(row: Mapping[str, Any]) -> int:
    """Return a row's fingerprint."""
    said = {name: row[name] for name in FIELDS if name in row}
    return zlib.crc32(json.dumps(said, sort_keys=True).encode())


def digests_of_rows(rows: Iterable[Mapping[str, Any]]) -> list[int]:
    """Return the fingerprints of a journal's rows, oldest first."""
    return [digest_of_row(row) for row in rows]


def digest_of_state(state: State) -> int:
    """Return a state's fingerprint."""
    return zlib.crc32(state.model_dump_json().encode())


def timelines(rows: Sequence[Mapping[str, Any]]) -> Iterator[list[Mapping[str, Any]]]:
    """Yield the entries in force after each row, in a list that is reused from row to row."""
    done: list[Mapping[str, Any]] = []
    undone: list[Mapping[str, Any]] = []
    for row in rows:
        if "events" in row:
            done.append(row)
            undone.clear()
        elif steps := row.get("undo", 0):
            undone += reversed(done[-steps:])
            del done[-steps:]
        else:
            steps = row["redo"]
            done += reversed(undone[-steps:])
            del undone[-steps:]
        yield done


def folded(rows: Sequence[Mapping[str, Any]]) -> State:
    """Return the state that a journal leads to, derived from its rows alone without the table's code."""
    *_, done = timelines(rows)
    return CHROMOSOME.fold([CHROMOSOME.parse(event) for row in done for event in row["events"]])


@dataclass
class Known:
    """What is known about one game."""

    rows: list[int]
    state: int
    title: str = ""
    reminders: list[list[str]] = field(default_factory=list[list[str]])


@dataclass
class Ledger:
    """All acknowledged operations, and the one that was begun but not acknowledged."""

    games: dict[str, Known] = field(default_factory=dict[str, Known])
    deleted: dict[str, Known] = field(default_factory=dict[str, Known])
    setting: Any = None
    pending: Message | None = None

    @classmethod
    def found(cls, service: GameService, deleted: Mapping[str, Known] | None = None) -> "Ledger":
        """Return a ledger of the content of a folder."""
        games = {game.id: known_of(service, game.id) for game in service.library.games()}
        left = {id: known for id, known in (deleted or {}).items() if id not in games}
        return cls(games, left, service.remembered(SETTING))

    def copy(self) -> "Ledger":
        """Return an independent copy."""
        return deepcopy(self)

    def hear(self, message: Message) -> None:
        """Record a message from the process."""
        when, operation, game, stored = message
        if when == "will":
            self.pending = message
            return
        self.pending = None
        match operation:
            case "begin" | "import":
                self.games[game] = stored
                self.deleted.pop(game, None)
            case "row":
                self.games[game].rows.append(stored[0])
                self.games[game].state = stored[1]
            case "title":
                self.games[game].title = stored
            case "reminders":
                self.games[game].reminders = stored
            case "delete":
                self.deleted[game] = self.games.pop(game)
            case "restore":
                self.games[game] = self.deleted.pop(game)
            case "setting":
                self.setting = stored
            case _:
                pass


def known_of(service: GameService, game_id: str) -> Known:
    open_game = service.open(game_id)
    return Known(
        digests_of_rows(open_game.file.rows),
        digest_of_state(open_game.table.state),
        open_game.file.header.title,
        [list(each) for each in service.reminders(game_id)],
    )


def check(
    folder: Path, ledger: Ledger, where: str, tally: Tally, tolerated: frozenset[str] = frozenset()
) -> Ledger | None:
    """Open the folder and compare it with the ledger; count the faults.

    Args:
        folder: A data folder that no process uses.
        ledger: The expected content.
        where: The trial.
        tally: Counts the faults.
        tolerated: Codes of problems that may be reported.

    Returns:
        The folder's content, or None if it has a fault.
    """
    before = len(tally.findings)
    try:
        with closing(GameService(open_folder(folder))) as service:
            _Comparison(service, ledger, where, tally, tolerated).run()
            left = [path.name for path in folder.rglob("*.petri-tmp")]
            if left:
                tally.find("differs", where, f"temporary files are left: {left}")
            if len(tally.findings) == before:
                return Ledger.found(service, ledger.deleted | ledger.games)
    except Exception as error:
        tally.crash(where, error)
    return None


class _Comparison:
    def __init__(
        self, service: GameService, ledger: Ledger, where: str, tally: Tally, tolerated: frozenset[str]
    ) -> None:
        self.service, self.ledger, self.where, self.tally = service, ledger, where, tally
        self.tolerated = tolerated
        _, self.operation, self.game, self.stored = ledger.pending or ("", "", "", None)

    def run(self) -> None:
        listed = {game.id: game for game in self.service.library.games()}
        for game_id, known in self.ledger.games.items():
            if game_id in listed:
                self._game(game_id, known)
            elif (self.operation, self.game) == ("delete", game_id):
                self._restored(game_id, known)
            else:
                self._lost(f"a game of {len(known.rows)} rows is gone: {game_id}")
        for game_id in listed.keys() - self.ledger.games.keys():
            self._unexpected(game_id)
        for game_id in listed:
            self._listed_as_folded(game_id)
        self._setting()
        # An interrupted write may leave half a line; all acknowledged rows were found above.
        torn = {"store-torn", "store-cut"} if self.operation else set[str]()
        codes = {problem.code for problem in self.service.library.problems()} - self.tolerated - torn
        if codes:
            self._differs(f"problems are reported after {self.operation or 'nothing'}: {sorted(codes)}")

    def _game(self, game_id: str, known: Known) -> None:
        found = known_of(self.service, game_id)
        count = len(known.rows)
        adding = (self.operation, self.game) == ("row", game_id)
        if found.rows[:count] != known.rows:
            self._lost(f"{self.operation or 'an end'}: {count} rows acknowledged, {len(found.rows)} found")
        elif len(found.rows) > count + adding:
            self._differs(f"more rows than were asked for: {len(found.rows)} instead of {count}")
        elif len(found.rows) == count and found.state != known.state:
            self._differs(f"a state is not the acknowledged one: {game_id}")
        renaming = (self.operation, self.game) == ("title", game_id)
        if found.title not in (known.title, *([self.stored] if renaming else [])):
            self._lost(f"a title: {known.title!r} became {found.title!r}")
        reminding = (self.operation, self.game) == ("reminders", game_id)
        if found.reminders not in (known.reminders, *([self.stored] if reminding else [])):
            self._lost(f"reminders: {known.reminders!r} became {found.reminders!r}")

    def _unexpected(self, game_id: str) -> None:
        """Check a game listed without an acknowledgement: the pending operation may explain it."""
        rows = digests_of_rows(self.service.library.open(game_id).rows)
        if not rows:
            return self._differs(f"a game without rows is listed after {self.operation}: {game_id}")
        known = self.ledger.deleted.get(game_id)
        match self.operation:
            case "begin" if known is None:
                expected = rows[:1]
            case "import":
                expected = list(self.stored or ())
            case "restore" if self.game == game_id and known:
                expected = known.rows
            case _:
                what = "a deleted game is back" if known else "a game is listed that nobody made"
                return self._lost(f"{what} after {self.operation}: {game_id}")
        if rows != expected:
            self._lost(f"{self.operation}: {len(rows)} rows instead of {len(expected)}")
        return None

    def _restored(self, game_id: str, known: Known) -> None:
        """Check that a game that was being deleted can be restored as it was."""
        self.service.library.restore(game_id)
        found = known_of(self.service, game_id)
        if found.reminders != known.reminders:
            self._lost(f"a deleted game is restored without its reminders: {game_id}")
        if found.rows != known.rows:
            self._lost(f"a deleted game is restored with other rows: {len(found.rows)} of {len(known.rows)}")
        self.service.delete(game_id)

    def _listed_as_folded(self, game_id: str) -> None:
        """Check that the list and the table show the state that the journal leads to."""
        file = self.service.library.open(game_id)
        if not file.rows:
            return
        state = folded(file.rows)
        if self.service.open(game_id).table.state != state:
            self._differs(f"the table is not the fold of its journal: {game_id}")
        shown = next(game for game in self.service.library.games() if game.id == game_id)
        listed = (list(shown.players), shown.finished, shown.summary.get("round"), shown.rows)
        true = ([each.name for each in state.players], state.phase == "over", state.round, len(file.rows))
        if listed != true:
            self._differs(f"the list is not the fold after {self.operation}: {listed} instead of {true}")

    def _setting(self) -> None:
        found = self.service.remembered(SETTING)
        setting = self.operation == "setting"
        if found != self.ledger.setting and not (setting and found == self.stored):
            self._lost(f"a setting: {self.ledger.setting!r} became {found!r}")

    def _lost(self, what: str) -> None:
        self.tally.find("lost", self.where, what)

    def _differs(self, what: str) -> None:
        self.tally.find("differs", self.where, what)
