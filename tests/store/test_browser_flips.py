"""A flipped bit in a browser's two files loses no game unnoticed; unreadable parts are kept."""

import random
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.device.game_service import GameService
from companion.rules.chromosome.fate import SpendFate
from companion.store import file_pair
from companion.store.errors import NewerSchema
from companion.store.file_pair import FORMAT, FilePairBlobStore
from companion.store.library import Library
from tests.seeds import begin, midway
from tests.sizes import examples
from tests.store.samples import MemoryFile

HEAD = 200
"""Number of bytes at the beginning of a file in which every bit is flipped."""

Pair = tuple[bytes, bytes]


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make files grow in small steps, so that thousands of them can be read quickly."""
    monkeypatch.setattr(file_pair, "GROWTH", 512)
    monkeypatch.setattr(file_pair, "RESERVE", 128)


def played() -> Pair:
    """Write two games entry by entry into the first file, one of them deleted and restored."""
    files = MemoryFile(), MemoryFile()
    service = GameService(Library(FilePairBlobStore(*files)))
    gone = midway(service)
    service.delete(gone.id)
    service.library.restore(gone.id)
    game = begin(service)
    for _ in range(3):
        game.submit(SpendFate(seat=0))
    service.close()
    return bytes(files[0].data), bytes(files[1].data)


def rewritten() -> Pair:
    """Write the same games into the second file by compaction, and add an entry."""
    files = tuple(map(MemoryFile, played()))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(file_pair, "WORTHWHILE", 1)
        patched.setattr(file_pair, "HISTORY", 0)
        service = GameService(Library(FilePairBlobStore(*files)))
    service.open(service.library.games()[0].id).undo()
    service.close()
    assert not files[0].data
    return bytes(files[0].data), bytes(files[1].data)


def moved() -> Pair:
    """Put a log of the old format into the first file, and the games converted from it into the second."""
    log = bytes.fromhex((Path(__file__).parent / "fixtures" / "browser-log.hex").read_text())
    files = MemoryFile(log + bytes(512)), MemoryFile()
    service = GameService(Library(FilePairBlobStore(*files)))
    begin(service)
    service.close()
    return bytes(files[0].data), bytes(files[1].data)


def flips(data: bytes, chance: random.Random) -> list[int]:
    """Return every bit at the beginning of a file, and a random sample of the later ones."""
    length = len(data.rstrip(b"\0"))
    behind = range(8 * min(HEAD, length), 8 * length)
    return [*range(8 * min(HEAD, length)), *(chance.choice(behind) for _ in range(examples(2_000)) if behind)]


def flipped(data: bytes, bit: int) -> bytes:
    bad = bytearray(data)
    bad[bit // 8] ^= 1 << bit % 8
    return bytes(bad)


def kept(blob_store: FilePairBlobStore) -> list[bytes]:
    """Return the damaged files of which a copy was kept."""
    return [zlib.decompress(data) for name, data in blob_store.blobs.items() if name.startswith("damaged-")]


def rows(library: Library) -> dict[str, int]:
    return {game.id: game.rows for game in library.games()}


@pytest.mark.parametrize("made", [played, rewritten, moved])
def test_no_flipped_bit_costs_a_game_silently_or_is_overwritten(made: Callable[[], Pair]) -> None:
    chance = random.Random(20261129)
    pair = made()
    good = FilePairBlobStore(*map(MemoryFile, pair))
    assert not good.damaged
    games = rows(Library(FilePairBlobStore(*map(MemoryFile, pair))))
    for number, data in enumerate(pair):
        for count, bit in enumerate(flips(data, chance)):
            where = f"bit {bit} of {data[max(0, bit // 8 - 30) : bit // 8 + 20]!r} in file {number}"
            bad = flipped(data, bit)
            files = [MemoryFile(bad if each == number else pair[each]) for each in (0, 1)]
            found = FilePairBlobStore(*files)
            if {name: found.blobs.get(name) for name in good.blobs} != good.blobs:
                assert found.damaged, where
            assert found.damaged == bool(kept(found)), where
            assert not found.damaged or kept(found) == [bad.rstrip(b"\0")], where
            again = FilePairBlobStore(*files)
            assert (again.blobs, again.damaged) == (found.blobs, False), where
            if count % 20 == 0:
                library = Library(again)
                now = rows(library)
                assert now == games or found.damaged, where
                # If a game consists of one line and its head, one flipped bit may leave nothing playable,
                # which is reported.
                assert now.keys() == games.keys() or library.problems(), where


def test_a_first_line_of_a_later_form_is_refused_and_touched_by_nothing() -> None:
    for pair in (played(), rewritten(), moved()):
        for data, other in (pair, pair[::-1]):
            later = data.replace(f'"format":"{FORMAT}"'.encode(), b'"format":"petri-tree"', 1)
            if later == data:
                continue
            line = later[: later.index(b"\n") + 1]
            check = zlib.crc32(line[20:-1], zlib.crc32(b"{"))
            later = b'{"check":"%08x",' % check + line[20:] + later[len(line) :]
            for files in ((MemoryFile(later), MemoryFile(other)), (MemoryFile(other), MemoryFile(later))):
                before = [bytes(file.data) for file in files]
                with pytest.raises(NewerSchema):
                    FilePairBlobStore(*files)
                assert [bytes(file.data) for file in files] == before


@pytest.mark.parametrize("made", [played, rewritten])
@pytest.mark.parametrize("zeros", [60, 512, 4_096])
def test_games_are_found_behind_a_beginning_that_was_lost(made: Callable[[], Pair], zeros: int) -> None:
    pair = made()
    games = rows(Library(FilePairBlobStore(*map(MemoryFile, pair))))
    files = [MemoryFile(bytes(min(zeros, len(data))) + data[zeros:]) for data in pair]
    found = FilePairBlobStore(*files)
    assert found.damaged
    if zeros < 512:
        assert rows(Library(found)) == games
    assert FilePairBlobStore(*files).blobs.keys() == found.blobs.keys()


def test_what_an_older_app_began_after_a_rollback_is_taken_in() -> None:
    """An older app does not recognise today's files, and begins a log of its own in the file beside them."""
    old, now = played()[0], moved()[0]
    found = FilePairBlobStore(MemoryFile(now), MemoryFile(old))
    theirs = FilePairBlobStore(MemoryFile(now), MemoryFile())
    ours = FilePairBlobStore(MemoryFile(old), MemoryFile())
    assert not found.damaged
    assert found.blobs == {**theirs.blobs, **ours.blobs}


def test_where_there_is_no_room_for_a_copy_the_damaged_file_stays() -> None:
    class Full(MemoryFile):
        def write(self, at: int, data: bytes) -> None:
            if at + len(data) > len(self.data):
                raise OSError(28, "No space left on device")
            super().write(at, data)

    data, _ = played()
    bad = flipped(data, 8 * (len(data.rstrip(b"\0")) - 40))
    files = Full(bad), Full()
    found = FilePairBlobStore(*files)
    assert found.damaged
    assert bytes(files[0].data).rstrip(b"\0") == bad.rstrip(b"\0")
    again = FilePairBlobStore(*map(MemoryFile, (bytes(files[0].data), bytes(files[1].data))))
    assert again.damaged
    assert kept(again) == [bad.rstrip(b"\0")]
