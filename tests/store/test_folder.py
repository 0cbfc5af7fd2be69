import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.store.errors import DataFolderBusy, FolderUnusable
from companion.store.folder import default_folder, hold, open_folder
from tests.store.samples import begun, row
from tests.store.writer import append_for_ever, fill_up, received, start, try_to_open


def test_a_second_process_is_told_that_the_folder_is_busy(tmp_path: Path) -> None:
    with open_folder(tmp_path) as library:
        game = library.create("chromosome")
        before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.suffix == ".json"}
        process, said = start(try_to_open, tmp_path)
        assert received(said) == [("store-busy", {"folder": str(tmp_path)})]
        process.join()
        assert {path: path.read_bytes() for path in before} == before
        assert game.append(row(1)) == 1
    process, said = start(try_to_open, tmp_path)
    assert received(said) == ["opened"]
    process.join()


def test_the_same_process_cannot_open_a_folder_twice_either(tmp_path: Path) -> None:
    with open_folder(tmp_path):
        with pytest.raises(DataFolderBusy):
            open_folder(tmp_path)
        with pytest.raises(DataFolderBusy):
            open_folder(tmp_path)
    open_folder(tmp_path).close()


def test_a_folder_is_free_again_when_another_thread_gives_it_back(tmp_path: Path) -> None:
    release = hold(tmp_path)
    thread = threading.Thread(target=release)
    thread.start()
    thread.join()
    hold(tmp_path)()
    release()


def test_a_killed_process_leaves_the_folder_free(tmp_path: Path) -> None:
    with open_folder(tmp_path) as library:
        game_id = begun(library).id
    process, said = start(append_for_ever, tmp_path, game_id)
    assert said.poll(30)
    with pytest.raises(DataFolderBusy):
        open_folder(tmp_path)
    process.kill()
    process.join()
    open_folder(tmp_path).close()


def test_a_folder_is_made_where_there_is_none(tmp_path: Path) -> None:
    with open_folder(tmp_path / "new" / "folder ż") as library:
        library.create("chromosome")
    assert (tmp_path / "new" / "folder ż").is_dir()


def test_a_path_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(FolderUnusable) as caught:
            open_folder(place)
        assert (caught.value.code, caught.value.params) == ("store-folder", {"folder": str(place)})
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_swept_is_refused_and_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "not yours")

    with monkeypatch.context() as patched:
        patched.setattr(os, "scandir", refuse)
        with pytest.raises(FolderUnusable) as caught:
            open_folder(tmp_path)
    open_folder(tmp_path).close()
    assert caught.value.code == "store-folder"


def test_the_default_folder_is_the_users_own_and_of_this_app(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    assert default_folder().is_absolute()
    assert default_folder().name == "petri"
    if sys.platform == "linux":
        assert default_folder() == tmp_path / "petri"
        with open_folder() as library:
            begun(library)
        assert len(list((tmp_path / "petri").glob("*.petri.jsonl"))) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sets no limit to the size of a file")
def test_a_disk_that_fills_up_in_the_middle_of_a_write_harms_nothing(tmp_path: Path) -> None:
    with open_folder(tmp_path) as library:
        game = library.create("chromosome")
        game.append_many(map(row, range(50)))
    process, said = start(fill_up, tmp_path, game.id)
    *acknowledged, refusal, after = received(said)
    process.join()
    assert len(acknowledged) > 2
    assert refusal == ("store-full", acknowledged[-1])
    assert after == acknowledged[-1] + 1, "with room again, the next row is taken"
    with open_folder(tmp_path) as library:
        assert len(library.open(game.id)) == after
        assert library.problems() == ()
    assert list(tmp_path.rglob("*.petri-tmp")) == []


def _link_in_a_circle(path: Path) -> None:
    path.symlink_to(path)


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _zeros(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3_000_000_000)


@pytest.mark.skipif(os.name == "nt", reason="needs pipes and links")
@pytest.mark.parametrize("odd", [_link_in_a_circle, _pipe, _zeros])
@pytest.mark.parametrize("name", ["odd.petri.jsonl", "20260101-120000-x7.petri.json", "catalogue.json"])
def test_an_odd_entry_of_the_folder_hides_and_hangs_nothing(
    tmp_path: Path, odd: Callable[[Path], None], name: str
) -> None:
    with open_folder(tmp_path) as library:
        game = begun(library).id
    (tmp_path / name).unlink(missing_ok=True)
    odd(tmp_path / name)
    with open_folder(tmp_path) as library:
        assert [each.id for each in library.games()] == [game]
        library.preferences.set("people", ["Ola"])
        assert library.preferences.get("people") == ["Ola"]
        library.problems()
