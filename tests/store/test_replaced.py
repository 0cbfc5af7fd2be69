"""A file that another program has replaced under an open game is not written to, and nothing is lost."""

import errno
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
from companion.store.errors import StorageFull, StorageReplaced
from companion.store.folder import open_folder
from companion.store.library import Library
from companion.store.repository import file_of
from companion.store.stored_game import Document
from tests import seeds

Evil = Callable[[Path, bytes], None]


def longer_in_a_new_file(path: Path, earlier: bytes) -> None:
    """Replace the file by a longer one, as a program does that synchronises folders."""
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


def rest(service: GameService, game: str) -> None:
    service.library.release(game)


def rest_with_the_table(service: GameService, game: str) -> None:
    assert service.rest(0) == (game,)


def list_when_settled(service: GameService, game: str) -> None:
    assert isinstance(service.library, Library)
    service.library.settle()
    rest(service, game)


def close(service: GameService, game: str) -> None:
    service.close()


def delete(service: GameService, game: str) -> None:
    with pytest.raises(StorageReplaced):
        service.delete(game)


def played_on(service: GameService, folder: Path) -> tuple[OpenGame, Path, bytes]:
    """Return an open game, its file, and the file's content before the last two entries."""
    game = seeds.midway(service)
    path = folder / file_of(game.id)
    earlier = path.read_bytes()
    spend(game)
    spend(game)
    return game, path, earlier


def told_codes(service: GameService) -> list[str]:
    return [each.code for each in service.library.problems()]


def stored_in(folder: Path, document: Document) -> bytes:
    """Store a game in a separate folder, and return its file's content."""
    with closing(GameService(open_folder(folder))) as service:
        service.merge(document)
    return (folder / file_of(document.header.id)).read_bytes()


@pytest.mark.parametrize(("foreign", "how"), [("earlier", "longer"), ("same", "longer"), ("other", "copied")])
def test_a_backup_is_merged_into_the_file_that_replaced_an_open_games_own(
    tmp_path: Path, foreign: str, how: str
) -> None:
    with closing(GameService(open_folder(tmp_path / "first"))) as first:
        game = seeds.midway(first)
        documents = [first.library.read(game.id)]
        for _ in range(2):
            spend(game)
            documents.append(first.library.read(game.id))
    earlier, same, longer = documents
    with closing(GameService(open_folder(tmp_path / "second"))) as second:
        second.merge(earlier)
        spend(second.open(game.id), seat=0)
        other = second.library.read(game.id)
    put = stored_in(tmp_path / foreign, {"earlier": earlier, "same": same, "other": other}[foreign])

    with closing(GameService(open_folder(tmp_path / "here"))) as service:
        service.merge(same)
        service.open(game.id)
        path = tmp_path / "here" / file_of(game.id)
        path.with_name("beside").write_bytes(put)
        os.replace(path.with_name("beside"), path)
        merged = service.merge(longer)
        assert merged.how == how
        assert service.library.read(merged.id).rows == longer.rows
        if foreign == "other":
            assert service.library.read(game.id).rows == other.rows
        (problem,) = service.library.problems()
        assert problem.code == "store-replaced-kept"
        kept = service.library.import_text(
            (tmp_path / "here" / str(problem.params["quarantined"])).read_text("utf-8")
        )
        assert service.library.read(kept).rows == same.rows


def test_a_replaced_game_is_told_at_the_next_start_if_nobody_has_seen_it(tmp_path: Path) -> None:
    with closing(GameService(open_folder(tmp_path))) as service:
        game, path, earlier = played_on(service, tmp_path)
        earlier_in_a_new_file(path, earlier)
    with closing(GameService(open_folder(tmp_path))) as service:
        service.open(game.id)  # nobody has looked at the list yet
    with closing(GameService(open_folder(tmp_path))) as service:
        for _ in range(2):
            assert told_codes(service) == ["store-replaced-kept"], "and only once, also with fewer entries"
        (problem,) = service.library.problems()
        kept = tmp_path / str(problem.params["quarantined"])
        taken = service.library.import_text(kept.read_text("utf-8"))
        assert service.open(taken).table.version == game.table.version
    with closing(GameService(open_folder(tmp_path))) as service:
        assert told_codes(service) == []


def test_a_replaced_game_that_was_seen_is_not_told_again(tmp_path: Path) -> None:
    with closing(GameService(open_folder(tmp_path))) as service:
        game, path, earlier = played_on(service, tmp_path)
        earlier_in_a_new_file(path, earlier)
        service.library.release(game.id)
        assert told_codes(service) == ["store-replaced-kept"]
    with closing(GameService(open_folder(tmp_path))) as service:
        assert told_codes(service) == []


ACTS = (rest, rest_with_the_table, list_when_settled, close, delete)


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
@pytest.mark.parametrize("evil", EVILS[1:3], ids=lambda evil: evil.__name__)
def test_whatever_closes_a_game_whose_journal_was_replaced_keeps_both_versions(
    tmp_path: Path, evil: Evil, act: Callable[[GameService, str], None]
) -> None:
    with closing(GameService(open_folder(tmp_path))) as service:
        game, path, earlier = played_on(service, tmp_path)
        shown = game.table.version
        evil(path, earlier)
        foreign = path.read_bytes()
        act(service, game.id)
        assert path.read_bytes() == foreign
        told = {each.code: each for each in service.library.problems()}
        problem = told["store-replaced-kept"]
        assert "store-shorter" not in told, "once is enough"
        kept = tmp_path / str(problem.params["quarantined"])
    with closing(GameService(open_folder(tmp_path))) as service:
        (listed,) = service.library.games()
        again = service.open(game.id)
        assert listed.rows == len(again.file.rows), "the list says what opens"
        taken = service.library.import_text(kept.read_text("utf-8"))
        assert service.open(taken).table.version == shown


@pytest.mark.parametrize("act", ["submit", "rest", "delete"])
def test_a_replaced_journal_is_kept_in_memory_until_there_is_room_for_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    with closing(GameService(open_folder(tmp_path))) as service:
        game, path, earlier = played_on(service, tmp_path)
        shown, rows = game.table.version, len(game.file.rows)
        earlier_in_a_new_file(path, earlier)
        with monkeypatch.context() as full:
            full.setattr(os, "write", no_room)
            for _ in range(2):
                match act:
                    case "submit":
                        with pytest.raises(StorageFull):
                            game.undo()
                        assert game.file.is_open, "the players still see their game"
                    case "delete":
                        with pytest.raises(StorageFull):
                            service.delete(game.id)
                    case _:
                        service.rest(0)
                        with pytest.raises(StorageFull):
                            service.open(game.id)
                (listed,) = service.library.games()
                assert listed.rows == rows
            path.write_bytes(path.read_bytes() + b"x" * 9_000)  # longer than what was still to be written
        foreign = path.read_bytes()
        if act == "submit":
            with pytest.raises(StorageReplaced):
                game.undo()
        else:
            service.library.release(game.id)
        assert path.read_bytes() == foreign
        (problem,) = [each for each in service.library.problems() if each.code == "store-replaced-kept"]
        kept = tmp_path / str(problem.params["quarantined"])
        taken = service.library.import_text(kept.read_text("utf-8"))
        assert service.open(taken).table.version == shown


def no_room(*_: object) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def spend(game: OpenGame, seat: int = 1) -> None:
    game.table.submit(SpendFate(seat=seat))


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
