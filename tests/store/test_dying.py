"""A process may die at any point of an operation: afterwards the operation is either done or not begun."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.house_rules import Rename
from companion.store.file_pair import FilePairBlobStore
from companion.store.folder import open_folder
from companion.store.library import Library
from tests.rules.build import start as start_command
from tests.store.samples import DiskFile
from tests.store.writer import die_playing, start

STEPS = 200
"""More steps than any operation takes."""


def new_game(service: GameService) -> str:
    """Begin a game of three entries, two of which an interrupted deletion might bring back."""
    open_game = service.begin("chromosome", start_command())
    assert isinstance(open_game, OpenGame)
    for seat in (0, 1):
        open_game.submit(SpendFate(seat=seat))
    return open_game.id


def pictured(folder: Path) -> dict[str, Any]:
    """Return everything that a start of the app would show: each game's number of rows, players and state."""
    with open_folder(folder) as library:
        service = GameService(library)
        games = {
            game.id: (game.rows, game.players, service.open(game.id).table.state.model_dump_json())
            for game in library.games()
        }
        assert {problem.code for problem in library.problems()} <= {"store-torn"}
    return games


@pytest.mark.parametrize("doing", ["begin", "delete", "submit", "undo"])
def test_dying_at_any_step_leaves_what_was_before_or_what_comes_after(tmp_path: Path, doing: str) -> None:
    deaths = happened = 0
    for step in range(STEPS):
        folder = tmp_path / str(step)
        with open_folder(folder) as library:
            game = new_game(GameService(library))
        before = pictured(folder)
        process, _ = start(die_playing, folder, doing, game, step)
        process.join()
        after = pictured(folder)
        if after != before:
            happened += 1
            check_done(doing, game, before, after)
        assert pictured(folder) == after
        if process.exitcode == 0:
            break
        assert process.exitcode == 9
        deaths += 1
    else:
        pytest.fail("it never came to its end")
    assert deaths >= 6
    assert 2 <= happened <= deaths, "the moment was never before, or never after, a death"


def check_done(doing: str, game: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    """Assert that the operation is completely done."""
    match doing:
        case "begin":
            (new,) = after.keys() - before.keys()
            rows, players, _ = after[new]
            assert (rows, players) == (1, ("Ola", "Jan"))
            assert after[game] == before[game]
        case "delete":
            assert after == {}
        case "submit":
            rows, players, _ = after[game]
            assert (rows, players) == (4, ("Aleksandra", "Jan"))
        case _:
            assert after[game][0] == 4


class Died(BaseException):
    """The browser has closed the page."""


class MortalFile(DiskFile):
    """A file whose page dies after this many calls; half of the interrupted write is then on the disk."""

    left = 1_000_000

    def write(self, at: int, data: bytes) -> None:
        """Write the data, or half of it if the page dies."""
        self._live(lambda: DiskFile.write(self, at, data[: len(data) // 2]))
        super().write(at, data)

    def truncate(self, size: int) -> None:
        self._live(lambda: None)
        super().truncate(size)

    def flush(self) -> None:
        self._live(lambda: None)

    def _live(self, half: Callable[[], None]) -> None:
        MortalFile.left -= 1
        if MortalFile.left < 0:
            if MortalFile.left == -1:
                half()
            raise Died


@pytest.mark.parametrize("doing", ["begin", "delete", "submit", "undo"])
def test_a_page_that_ends_at_any_call_leaves_what_was_before_or_what_comes_after(
    tmp_path: Path, doing: str
) -> None:
    happened = deaths = 0
    for step in range(STEPS):
        MortalFile.left = 1_000_000
        (tmp_path / str(step)).mkdir()
        files = [MortalFile(tmp_path / str(step) / name) for name in ("a", "b")]
        service = GameService(Library(FilePairBlobStore(*files)))
        game = new_game(service)
        service.close()
        before = logged(files)
        service = GameService(Library(FilePairBlobStore(*files)))
        open_game = service.open(game)
        MortalFile.left = step
        try:
            match doing:
                case "begin":
                    service.begin("chromosome", start_command())
                case "delete":
                    service.delete(game)
                case "submit":
                    open_game.submit(Rename(seat=0, name="Aleksandra"))
                case _:
                    open_game.undo()
            survived = True
        except Died:
            survived = False
            deaths += 1
        MortalFile.left = 1_000_000
        after = logged(files)
        if after != before:
            happened += 1
            check_done(doing, game, before, after)
        if survived:
            break
    assert deaths >= 2
    assert happened >= 1


def logged(files: list[MortalFile]) -> dict[str, Any]:
    """Return everything that a reload of the page would show."""
    library = Library(FilePairBlobStore(*files))
    service = GameService(library)
    games = {
        game.id: (game.rows, game.players, service.open(game.id).table.state.model_dump_json())
        for game in library.games()
    }
    assert library.problems() == ()
    return games
