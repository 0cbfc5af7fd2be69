"""Shortly after the last tap the catalogue is updated, and the game is backed up."""

import threading
import time
from pathlib import Path

from companion.store.blob_store import DiskBlobStore, MemoryBlobStore
from companion.store.library import Library
from companion.store.quiet import QuietTimer
from tests.store.samples import begun, row


def test_the_catalogue_follows_when_it_is_quiet(tmp_path: Path) -> None:
    place = DiskBlobStore(tmp_path)
    library = Library(place, quiet_seconds=0.05)
    game = begun(library)
    game.append(row(1))
    limit = time.monotonic() + 20
    while '"rows":2' not in (place.read("catalogue.json") or b"").decode() and time.monotonic() < limit:
        time.sleep(0.02)
    again = Library(DiskBlobStore(tmp_path), read_only=True)
    assert [each.rows for each in again.games()] == [2]
    assert '"rows":2' in (place.read("catalogue.json") or b"").decode()
    library.close()


def test_what_the_catalogue_says_after_a_quiet_moment_is_no_reason_to_miss_a_later_entry() -> None:
    place = MemoryBlobStore()
    library = Library(place)
    game = begun(library)
    library.settle()
    game.append(row(1))
    assert [each.rows for each in Library(MemoryBlobStore(place.blobs)).games()] == [2]
    library.close()
    library.settle()


def test_a_timer_fires_once_after_the_last_of_many_calls() -> None:
    fired = threading.Semaphore(0)
    timer = QuietTimer(fired.release, 0.1)
    for _ in range(5):
        timer.happened()
        time.sleep(0.02)
    assert fired.acquire(timeout=20)
    assert not fired.acquire(timeout=0.3)
    timer.happened()
    timer.stop()
    timer.happened()
    assert not fired.acquire(timeout=0.3)


def test_a_game_at_rest_is_backed_up_when_it_has_grown() -> None:
    place = MemoryBlobStore()
    with Library(place) as library:
        game = begun(library)
        game.append(row(1))
        library.release(game.id)
        (backup,) = place.names("backups")
        assert place.read(backup) == place.read(f"{game.id}.petri.jsonl")
        library.open(game.id)
        library.release(game.id)
        assert place.names("backups") == (backup,)


def test_a_game_that_was_never_begun_rests_without_a_trace() -> None:
    place = MemoryBlobStore()
    with Library(place) as library:
        library.release(library.create("chromosome").id)
    assert place.names() == place.names("backups") == ()
