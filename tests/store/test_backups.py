from companion.store.blob_store import BlobStore
from companion.store.errors import Problem
from tests.store.conftest import Reopen
from tests.store.samples import begun, row


def lengths(blob_store: BlobStore) -> list[int]:
    """Return each backup's number of rows, in the order of their names."""
    names = sorted(blob_store.names("backups"), key=lambda name: int(name.split(".")[-3]))
    return [(blob_store.read(name) or b"").count(b"\n") - 1 for name in names]


def test_a_game_is_backed_up_when_it_is_opened_and_has_changed(reopen: Reopen, blob_store: BlobStore) -> None:
    game = begun(reopen())
    assert lengths(blob_store) == []
    for expected in ([1], [1, 2], [1, 2, 3]):
        reopen().open(game.id).append(row(1))
        assert lengths(blob_store) == expected


def test_a_game_that_has_not_changed_is_not_backed_up_again(reopen: Reopen, blob_store: BlobStore) -> None:
    game = begun(reopen())
    for _ in range(3):
        reopen().open(game.id)
    assert lengths(blob_store) == [1]


def test_only_the_newest_five_backups_are_kept_of_each_game(reopen: Reopen, blob_store: BlobStore) -> None:
    one, other = begun(reopen()).id, begun(reopen()).id
    reopen().open(other)
    for _ in range(12):
        reopen().open(one).append(row(1))
    reopen()
    names = blob_store.names("backups")
    assert len([name for name in names if one in name]) == 5
    assert len([name for name in names if other in name]) == 1
    assert sorted(lengths(blob_store)) == [1, 8, 9, 10, 11, 12]


def test_a_backup_put_in_the_place_of_the_game_is_the_game(reopen: Reopen, blob_store: BlobStore) -> None:
    game = reopen().create("chromosome")
    game.append(row(1))
    reopen().open(game.id).append(row(2))
    reopen()
    (backup,) = blob_store.names("backups")
    blob_store.write(f"{game.id}.petri.jsonl", blob_store.read(backup) or b"")
    library = reopen()
    assert [found.rows for found in library.games()] == [1]
    assert len(library.open(game.id)) == 1
    assert library.problems() == (Problem("store-shorter", {"file": f"{game.id}.petri.jsonl"}),)
    assert reopen().problems() == (), "it is told once"
