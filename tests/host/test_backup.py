"""Backup and restore as operators do it: the scripts of `deploy/` on a real PostgreSQL that holds games."""

import os
import subprocess
from collections.abc import Generator
from pathlib import Path

import pytest

from companion.club.table_hosts import TableHosts
from companion.device.game_service import GameService
from companion.party.codes import hashed
from companion.rules.chromosome.scoring import EndGame
from companion.store.opening import open_library
from tests.host.party_game import begun
from tests.postgres import Postgres, a_postgres, find_binaries

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


@pytest.fixture(scope="module")
def server() -> Generator[Postgres]:
    with a_postgres() as server:
        yield server


def run(script: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run a script of `deploy/` with PostgreSQL's own programs."""
    binaries = find_binaries()
    assert binaries is not None
    environment = {**os.environ, "PATH": f"{binaries}:{os.environ['PATH']}"}
    command = [str(DEPLOY / script), *map(str, arguments)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def played(address: str) -> tuple[str, str, str]:
    """Play part of a game in that database; return its id, its export, and its host's secret."""
    home = GameService(open_library(store=address))
    game = begun(home, EndGame())
    game.undo()
    secret = TableHosts(home.library).admit(game.id)
    text = home.library.export(game.id)
    home.close()
    return game.id, text, secret


def test_a_game_under_way_is_dumped_while_it_is_played_and_comes_back_as_it_was(
    server: Postgres, tmp_path: Path
) -> None:
    address = server.prepared()
    game_id, text, secret = played(address)
    playing = GameService(open_library(store=address))
    table = playing.open(game_id)
    made = run("backup.sh", address, tmp_path)
    assert made.returncode == 0, made.stderr
    assert not hasattr(table.submit(EndGame()), "code")  # stored after the dump, so not in it
    playing.close()

    restored = server.database()
    answer = run("restore.sh", made.stdout.strip(), restored)
    assert answer.returncode == 0, answer.stderr
    after = GameService(open_library(store=restored))
    assert after.library.export(game_id) == text
    assert TableHosts(after.library).knows(game_id, secret)
    assert not hasattr(after.open(game_id).submit(EndGame()), "code")
    after.close()


def test_a_dump_holds_no_secret_of_anybody(server: Postgres, tmp_path: Path) -> None:
    address = server.prepared()
    _, _, secret = played(address)
    made = run("backup.sh", address, tmp_path)
    binaries = find_binaries()
    assert binaries is not None
    told = subprocess.run(
        [binaries / "pg_restore", "--file=-", made.stdout.strip()], capture_output=True, check=True
    ).stdout.decode()
    assert hashed(secret) in told
    assert secret not in told


def test_a_dump_is_for_its_owner_alone_and_old_ones_go(server: Postgres, tmp_path: Path) -> None:
    old = tmp_path / "petri-20200101T000000Z.dump"
    old.touch()
    os.utime(old, (0, 0))
    others = tmp_path / "notes.txt"
    others.touch()
    os.utime(others, (0, 0))
    made = Path(run("backup.sh", server.prepared(), tmp_path, 3).stdout.strip())
    assert made.stat().st_mode & 0o077 == 0
    assert not old.exists()
    assert others.exists()


def test_a_backup_that_fails_leaves_nothing_that_looks_like_one(server: Postgres, tmp_path: Path) -> None:
    answer = run("backup.sh", server.address("nowhere"), tmp_path)
    assert answer.returncode != 0
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_restored_over_games_that_are_there(server: Postgres, tmp_path: Path) -> None:
    address = server.prepared()
    made = run("backup.sh", address, tmp_path).stdout.strip()
    answer = run("restore.sh", made, address)
    assert answer.returncode == 2
    assert "empty one" in answer.stderr


def test_a_damaged_dump_leaves_the_database_empty(server: Postgres, tmp_path: Path) -> None:
    address = server.prepared()
    played(address)
    made = Path(run("backup.sh", address, tmp_path).stdout.strip())
    data = made.read_bytes()
    made.write_bytes(data[: len(data) * 9 // 10])
    restored = server.database()
    assert run("restore.sh", made, restored).returncode not in (0, 2)
    found = server.ask("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", address=restored)
    assert found == [(0,)]
