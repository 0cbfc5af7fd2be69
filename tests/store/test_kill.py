"""Nothing acknowledged is ever lost, whenever the process dies."""

import random
import time
from pathlib import Path

import pytest

from companion.store.folder import open_folder
from companion.store.library import Library
from tests.store.samples import row
from tests.store.writer import append_for_ever, die_at_step, received, start

KILLS = 60
STEPS = 100
"""More steps than a write and the end of the process take."""


def new_game(folder: Path, rows: int) -> str:
    with open_folder(folder) as library:
        game = library.create("chromosome", players=("Ola", "Jan"))
        game.append_many(map(row, range(rows)))
        return game.id


def check_whole(library: Library, game_id: str, acknowledged: int) -> int:
    """Assert that the acknowledged rows and at most one more are there, intact; return the number of rows."""
    assert [game.id for game in library.games()] == [game_id]
    rows = library.open(game_id).rows
    assert acknowledged <= len(rows) <= acknowledged + 1
    assert rows == tuple({"seq": number + 1, **row(number)} for number in range(len(rows)))
    return len(rows)


def strays(folder: Path) -> list[str]:
    return [path.name for path in folder.rglob("*.petri-tmp")]


def test_a_writer_killed_again_and_again_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    chance = random.Random(20261121)
    game_id = new_game(tmp_path, 300)
    count = 300
    deaths_while_writing = 0
    for _ in range(KILLS):
        process, acknowledgements = start(append_for_ever, tmp_path, game_id)
        acknowledged = [acknowledgements.recv() for _ in range(chance.randint(1, 8))]
        time.sleep(chance.uniform(0, 0.004))
        process.kill()
        process.join()
        acknowledged += received(acknowledgements)
        assert acknowledged == list(range(count, count + len(acknowledged)))
        with open_folder(tmp_path) as library:
            count = check_whole(library, game_id, acknowledged[-1])
            deaths_while_writing += count > acknowledged[-1]
            # A kill during the system's write leaves half a line, which was never acknowledged.
            assert [problem.code for problem in library.problems()] in ([], ["store-torn"])
        assert strays(tmp_path) == []
    assert deaths_while_writing, "no writer was killed at its work"


def test_dying_at_any_step_of_a_write_loses_nothing(tmp_path: Path) -> None:
    """Nothing is lost even if half a line reached the disk; the next start reports and removes it."""
    game_id = new_game(tmp_path, 3)
    count, deaths, torn = 3, 0, 0
    for step in range(STEPS):
        process, acknowledgements = start(die_at_step, tmp_path, game_id, step)
        process.join()
        acknowledged = received(acknowledgements)
        with open_folder(tmp_path) as library:
            count = check_whole(library, game_id, acknowledged[-1] if acknowledged else count)
            problems = [problem.code for problem in library.problems()]
        assert strays(tmp_path) == []
        assert problems in ([], ["store-torn"])
        torn += len(problems)
        with open_folder(tmp_path) as library:
            assert library.problems() == (), "it is told once"
        if process.exitcode == 0:
            break
        assert process.exitcode == 9
        deaths += 1
    else:
        pytest.fail("no write came to its end")
    assert deaths >= 7
    assert torn
