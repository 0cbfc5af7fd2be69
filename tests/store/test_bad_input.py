"""Strange files in the folder: one sentence about each, nothing harmed, and every listed game opens."""

import os
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.device.verification import verify
from companion.store.blob_store import DiskBlobStore
from companion.store.errors import StoreError
from companion.store.folder import open_folder
from companion.store.library import Library
from companion.store.seam import GameLibrary
from tests.store.samples import begun, row

ODD = "2026-11-21-0dd0dd"
NAME = f"{ODD}.petri.jsonl"


def line(body: str, before: int) -> tuple[bytes, int]:
    """Return a line with any text and a valid checksum."""
    check = zlib.crc32(body.encode(), before)
    return f'{{"check":"{check:08x}",{body[1:]}\n'.encode(), check


def lines(*bodies: str) -> bytes:
    """Return lines whose checksums continue each other."""
    found, last = b"", 0
    for body in bodies:
        added, last = line(body, last)
        found += added
    return found


def head(game: str = "chromosome") -> str:
    created = "2026-11-21T20:00:00Z"
    return f'{{"format":"petri-game","schema":3,"id":"{ODD}","game":"{game}","created":"{created}"}}'


def entry(seq: int) -> str:
    return f'{{"seq":{seq},"at":"2026-11-21T20:14:05Z"}}'


def huge() -> bytes:
    return lines(head(), entry(1)) + b'{"check":"00000000","seq":2,"x":"' + b"x" * 100_000_000 + b'"}\n'


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "foreign JSON": (lambda: b'{"holiday":"photos"}\n', "store-foreign"),
    "foreign bytes": (lambda: b"\x89PNG\r\n\x1a\n" + bytes(500), "store-damaged"),
    "foreign lines": (lambda: lines('{"format":"holiday"}'), "store-foreign"),
    "a line of 100 MB": (huge, "store-failed"),
    "a number twice": (lambda: lines(head(), entry(1), entry(2), entry(2), entry(3)), "store-cut"),
    "a number missing": (lambda: lines(head(), entry(1), entry(3)), "store-cut"),
    "no first entry": (lambda: lines(head(), entry(2)), "store-damaged"),
    "a line twice": (lambda: lines(head(), entry(1)) + line(entry(1), 0)[0], "store-cut"),
}


def check_usable(library: GameLibrary) -> None:
    """Check that every listed game can be opened or deleted."""
    for game in library.games():
        try:
            library.open(game.id)
        except StoreError:
            library.delete(game.id)


@pytest.mark.parametrize(("made", "code"), list(BAD.values()), ids=list(BAD))
def test_a_bad_file_is_told_in_one_sentence_and_harms_nothing(
    tmp_path: Path, made: Callable[[], bytes], code: str
) -> None:
    with open_folder(tmp_path) as library:
        game = begun(library)
        rows = game.document().rows
    (tmp_path / NAME).write_bytes(made())
    with open_folder(tmp_path) as library:
        library.games()
        assert [problem.code for problem in library.problems()] == [code]
        assert library.read(game.id).rows == rows
        check_usable(library)
        assert [problem.code for problem in library.problems()] == [code]
    with open_folder(tmp_path) as library:
        assert game.id in [each.id for each in library.games()]


def test_a_game_that_nobody_knows_is_listed_and_can_be_deleted(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(lines(head("checkers"), entry(1)))
    with open_folder(tmp_path) as library:
        library.verify = verify
        assert [(each.id, each.game) for each in library.games()] == [(ODD, "checkers")]
        assert library.problems() == ()
        library.delete(ODD)
        assert library.games() == ()


@pytest.mark.skipif(os.name == "nt", reason="needs links")
def test_a_link_to_a_game_elsewhere_is_played_and_deleting_it_leaves_what_it_leads_to(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.jsonl"
    elsewhere.write_bytes(lines(head(), entry(1)))
    folder = tmp_path / "petri"
    folder.mkdir()
    (folder / NAME).symlink_to(elsewhere)
    with open_folder(folder) as library:
        assert [each.id for each in library.games()] == [ODD]
        library.open(ODD).append(row(2))
        library.delete(ODD)
        assert library.games() == ()
        assert library.problems() == ()
    assert elsewhere.read_bytes().startswith(lines(head(), entry(1)))


def test_a_folder_that_can_only_be_read_lists_its_games_and_refuses_in_a_sentence(tmp_path: Path) -> None:
    with open_folder(tmp_path) as library:
        game = begun(library).id
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with Library(DiskBlobStore(tmp_path, read_only=True), read_only=True) as library:
        assert [each.id for each in library.games()] == [game]
        assert library.export(game)
        for refused in (lambda: library.delete(game), lambda: library.open(game).append(row(1))):
            with pytest.raises(StoreError) as caught:
                refused()
            assert caught.value.code == "store-denied"
        library.settle()
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
