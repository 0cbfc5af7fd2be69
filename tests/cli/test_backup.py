"""`companion backup` and `companion restore`: everything in one file, and back."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.cli import main
from companion.store.blob_store import DiskBlobStore
from companion.store.errors import StorageFull
from tests import seeds


def kept(folder: Path) -> None:
    """Store a finished game, players and settings in a data folder, and a value private to this device."""
    with seeds.service_in(folder) as service:
        game = seeds.finished(service)
        service.remember_people(["Ola", "Łucja"])
        service.remember("setting.place", "Kraków")
        service.set_reminders(game.id, [("turns", "Karmić kota")])  # pyright: ignore[reportArgumentType]
        service.remember("party.hosts", ["secret"])


def saved(folder: Path, file: Path) -> bytes:
    assert main(["backup", str(file), "--data", str(folder)]) == 0
    return file.read_bytes()


def test_everything_goes_into_an_empty_folder_and_from_there_into_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path / "here")
    content = saved(tmp_path / "here", tmp_path / "one.petri")
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "one.petri").stat().st_mode) == 0o600
    capsys.readouterr()
    for told in ("Read back: 1 new game.\n", "Read back: 1 that was here already.\n"):
        assert main(["restore", str(tmp_path / "one.petri"), "--data", str(tmp_path / "there")]) == 0
        out, err = capsys.readouterr()
        assert (out.replace("\u00a0", " "), err) == (told, "")
        assert saved(tmp_path / "there", tmp_path / "two.petri") == content
        capsys.readouterr()
    with seeds.service_in(tmp_path / "there") as service:
        assert service.people() == ("Ola", "Łucja")
        assert service.remembered("setting.place") == "Kraków"
        assert service.remembered("party.hosts") is None
        (game,) = service.library.games()
        assert [each.text for each in service.reminders(game.id)] == ["Karmić kota"]


def test_a_cut_file_gives_what_stands_before_the_cut_and_exits_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path / "here")
    content = saved(tmp_path / "here", tmp_path / "one.petri")
    (tmp_path / "one.petri").write_bytes(content[:-40])
    capsys.readouterr()
    assert main(["restore", str(tmp_path / "one.petri"), "--data", str(tmp_path / "there")]) == 2
    out, err = capsys.readouterr()
    assert out.replace("\u00a0", " ") == "Read back: 1 new game.\n"
    assert err.startswith("The file is cut short")
    assert len(err.splitlines()) == 1


def full_after(writes: int) -> Callable[..., None]:
    """Return a method that writes blobs as on a device with room for this many."""
    left, write = [writes], DiskBlobStore.write

    def written(self: DiskBlobStore, name: str, data: bytes) -> None:
        if name.endswith(".jsonl"):
            left[0] -= 1
        if left[0] < 0:
            raise StorageFull("store-full", file=name)
        write(self, name, data)

    return written


def test_where_the_room_ends_what_came_before_is_told_and_the_rest_comes_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with seeds.service_in(tmp_path / "here") as service:
        for _ in range(3):
            seeds.finished(service)
    content = saved(tmp_path / "here", tmp_path / "one.petri")
    capsys.readouterr()
    restore = ["restore", str(tmp_path / "one.petri"), "--data", str(tmp_path / "there")]
    with monkeypatch.context() as full:
        full.setattr(DiskBlobStore, "write", full_after(2))
        assert main(restore) == 2
    out, err = capsys.readouterr()
    assert out.replace("\u00a0", " ") == "Read back: 2 new games.\n"
    told = err.splitlines()
    assert [line.split(":")[0] for line in told] == [
        "The rest of the file is not here yet",
        "There is no room left, so this was not stored",
    ]
    assert main(restore) == 0
    assert "1 new game and 2 that were here" in capsys.readouterr().out.replace("\u00a0", " ")
    assert saved(tmp_path / "there", tmp_path / "two.petri") == content


@pytest.mark.parametrize("content", [b"", b"{}", b"\x1f\x8b\x08\0\0\0\0\0\0\xff" * 50, None])
def test_another_file_is_refused_in_a_sentence_and_changes_nothing(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path / "here")
    before = saved(tmp_path / "here", tmp_path / "before")
    if content is not None:
        (tmp_path / "bad").write_bytes(content)
    capsys.readouterr()
    assert main(["restore", str(tmp_path / "bad"), "--data", str(tmp_path / "here")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert saved(tmp_path / "here", tmp_path / "after") == before


def test_a_file_that_cannot_be_written_is_told_and_an_earlier_one_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path / "here")
    assert main(["backup", str(tmp_path / "nowhere" / "x"), "--data", str(tmp_path / "here")]) == 2
    assert "ENOENT" in capsys.readouterr().err
    before = saved(tmp_path / "here", tmp_path / "one.petri")

    def full(descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    assert main(["backup", str(tmp_path / "one.petri"), "--data", str(tmp_path / "here")]) == 2
    assert "ENOSPC" in capsys.readouterr().err
    assert (tmp_path / "one.petri").read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"here", "one.petri"}
