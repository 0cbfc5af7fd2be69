"""A file that another program has replaced under an open game is not written to, and nothing is lost."""

import os
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.fate import SpendFate
from companion.store.blob_store import DiskBlobStore
from companion.store.errors import StorageReplaced
from companion.store.folder import open_folder
from companion.store.repository import file_of
from tests import seeds

Evil = Callable[[Path, bytes], None]


def longer_in_a_new_file(path: Path, earlier: bytes) -> None:
    """Put a longer file there, as a program does that synchronises folders."""
    beside = path.with_name("beside")
    beside.write_bytes(path.read_bytes() + b"{}\n")
    os.replace(beside, path)


def as_long_in_a_new_file(path: Path, earlier: bytes) -> None:
    beside = path.with_name("beside")
    beside.write_bytes(path.read_bytes())
    os.replace(beside, path)


def earlier_in_a_new_file(path: Path, earlier: bytes) -> None:
    path.unlink()
    path.write_bytes(earlier)


def earlier_in_place(path: Path, earlier: bytes) -> None:
    path.write_bytes(earlier)


def longer_in_place(path: Path, earlier: bytes) -> None:
    with path.open("ab") as file:
        file.write(b"{}\n")


EVILS: tuple[Evil, ...] = (
    longer_in_a_new_file,
    as_long_in_a_new_file,
    earlier_in_a_new_file,
    earlier_in_place,
    longer_in_place,
)


@pytest.mark.parametrize("evil", EVILS, ids=lambda evil: evil.__name__)
@pytest.mark.parametrize("reopened", [False, True], ids=["since its start", "since it was opened"])
def test_a_journal_that_was_replaced_is_not_written_to_and_both_versions_stay(
    tmp_path: Path, evil: Evil, reopened: bool
) -> None:
    with closing(GameService(open_folder(tmp_path))) as service:
        game = seeds.midway(service)
        path = tmp_path / file_of(game.id)
        earlier = path.read_bytes()
        spend(game)
        if reopened:
            service.library.release(game.id)
            game = service.open(game.id)
        heard: list[int] = []
        service.listen(game.id, lambda: heard.append(1))
        shown = game.table.version
        evil(path, earlier)
        foreign = path.read_bytes()
        with pytest.raises(StorageReplaced) as refused:
            spend(game)
        assert refused.value.code == "store-replaced"
        assert path.read_bytes() == foreign
        assert game.table.version == shown
        assert heard, "whoever is at the table is told to open it anew"
        (problem,) = [each for each in service.library.problems() if each.code == "store-replaced-kept"]
        kept = tmp_path / str(problem.params["quarantined"])
        again = service.open(game.id)
        assert again is not game
        spend(again)
        service.delete(game.id)
        assert service.library.import_text(kept.read_text("utf-8"))
        (taken,) = service.library.games()
        assert service.open(taken.id).table.version == shown


def spend(game: OpenGame) -> None:
    game.table.submit(SpendFate(seat=1))


def test_taps_go_on_for_a_game_that_nobody_has_touched(tmp_path: Path) -> None:
    with closing(GameService(open_folder(tmp_path))) as service:
        game = seeds.midway(service)
        for _ in range(3):
            before = game.table.version
            spend(game)
            game.undo()
            assert game.table.version == before + 2
            service.library.release(game.id)
            game = service.open(game.id)


def test_a_copy_that_conflicts_is_told_whatever_program_has_named_it(tmp_path: Path) -> None:
    with closing(GameService(open_folder(tmp_path))) as service:
        game = seeds.midway(service).id
    names = (
        f"{game}.petri (PC's conflicted copy 2026-11-28).jsonl",
        f"{game} (PC's conflicted copy 2026-11-27).petri.jsonl",
        f"{game}.sync-conflict-20261128-181500-ABCDEFG.petri.jsonl",
        f"{game}-DESKTOP-1.petri.jsonl",
        f"{game}.petri (1).jsonl",
    )
    for name in names:
        shutil.copy(tmp_path / file_of(game), tmp_path / name)
    with closing(GameService(open_folder(tmp_path))) as service:
        assert [each.id for each in service.library.games()] == [game]
        told = [each.code for each in service.library.problems()]
        assert told == ["store-misnamed"] * len(names)


@pytest.mark.parametrize("cut", [True, False], ids=["which is cut off", "which cannot be cut off"])
def test_a_refused_entry_never_stands_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cut: bool
) -> None:
    store = DiskBlobStore(tmp_path)
    store.write("game", b"one\n")

    def fails(*_: object) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as failing:
        failing.setattr(os, "fsync", fails)
        if not cut:
            failing.setattr(os, "ftruncate", fails)
        with pytest.raises(Exception, match="store-failed"):
            store.append("game", b"refused\n", 4)
    kept = DiskBlobStore(tmp_path).read("game") or b""
    assert kept.startswith(b"one\n")
    assert b"refused" not in kept
    store.append("game", b"two\n", 4)
    assert store.read("game") == b"one\ntwo\n"
