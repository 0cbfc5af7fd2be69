"""A whole library as one file: equal libraries make equal files, and damage costs only what it hits."""

import gzip
import random
import re
import struct
import zlib
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from companion.store.archive import HEAD, LONGEST, MOST_DAMAGED, Damaged, End, Game, Values, parts, pieces
from companion.store.blob_store import MemoryBlobStore
from companion.store.codec import line_of
from companion.store.errors import ImportRefused
from companion.store.library import Library
from companion.store.seam import GameLibrary
from tests.store.conftest import Reopen
from tests.store.samples import row

LAST_BYTES = 24
"""Number of bytes at a member's end in which a damaged stream may run on into the next member."""

VALUES: Mapping[str, Any] = {"people": ["Ola", "Łucja"], "setting.theme": "night"}


def filled(library: GameLibrary, games: int = 3) -> GameLibrary:
    """Begin games of different lengths."""
    for number in range(games):
        game = library.create("chromosome", title=f"Piątek {number}", players=("Ola", "Łucja"))
        game.append_many(map(row, range(5 + number * 40)))
        game.append_many((), finished=True, summary={"z": 1, "a": [None, 0.5]})
        library.release(game.id)
    return library


def packed(library: GameLibrary) -> bytes:
    return b"".join(pieces(library, VALUES))


def games_in(content: bytes) -> list[Game]:
    return [part for part in parts([content]) if isinstance(part, Game)]


def put_back(content: bytes, library: GameLibrary) -> None:
    for game in games_in(content):
        library.merge(game.document)


def member(lines: bytes) -> bytes:
    """Pack any bytes as a member."""
    deflater = zlib.compressobj(6, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = deflater.compress(lines) + deflater.flush()
    return HEAD + body + struct.pack("<LL", zlib.crc32(lines), len(lines))


def line(body: Mapping[str, Any]) -> bytes:
    return line_of(body)[0]


def test_a_library_packed_and_put_into_an_empty_one_packs_to_the_same_bytes(reopen: Reopen) -> None:
    library = filled(reopen())
    content = packed(library)
    found = list(parts([content]))
    assert found[0] == Values(VALUES, is_whole=True)
    assert found[-1] == End(3)
    elsewhere = Library(MemoryBlobStore())
    put_back(content, elsewhere)
    assert packed(elsewhere) == content
    for game in library.games():
        library.discard(game.id)
    put_back(content, library)
    assert packed(reopen()) == content


def test_any_gzip_tool_unpacks_it(library: GameLibrary) -> None:
    text = gzip.decompress(packed(filled(library))).decode()
    assert text.startswith('{"check":"')
    assert '"value":["Ola","Łucja"]' in text
    assert text.splitlines()[-1].endswith('"games":3}')


def test_it_is_read_the_same_in_any_chunks() -> None:
    content = packed(filled(Library(MemoryBlobStore())))
    for size in (1, 7, 4096):
        chunks = (content[at : at + size] for at in range(0, len(content), size))
        assert list(parts(chunks)) == list(parts([content]))


def test_it_is_made_and_read_one_game_after_the_other() -> None:
    library = filled(Library(MemoryBlobStore()))
    made = pieces(library, VALUES)
    assert next(parts([next(made)])) == Values(VALUES, is_whole=True)
    assert isinstance(next(parts([next(made)])), Game)

    def asked(content: bytes) -> Iterator[bytes]:
        for at in range(0, len(content), 64):
            taken.append(at)
            yield content[at : at + 64]

    taken: list[int] = []
    reading = parts(asked(packed(library)))
    next(reading)
    assert len(taken) < 10


def test_cut_anywhere_it_gives_the_games_before_the_cut_and_the_beginning_of_the_one_that_was_hit() -> None:
    library = filled(Library(MemoryBlobStore()))
    content = packed(library)
    whole = {game.document.header.id: game.document for game in games_in(content)}
    for end in range(len(content) // 9, len(content) - 1, 97):
        found = list(parts([content[:end]]))
        if end < len(content) - 40:
            assert not any(isinstance(part, End) for part in found)
        for part in found:
            if isinstance(part, Game):
                rows = whole[part.document.header.id].rows
                assert part.document.rows == rows[: len(part.document.rows)]
                # A cut in the checksum after the last row leaves all rows, but the game does not count as
                # whole.
                assert not part.is_whole or part.document.rows == rows


def test_a_flipped_bit_harms_one_game_at_most() -> None:
    content = packed(filled(Library(MemoryBlobStore()), games=6))
    whole = {game.document.header.id: game.document for game in games_in(content)}
    chance = random.Random(7)
    for _ in range(150):
        harmed = bytearray(content)
        harmed[chance.randrange(len(harmed))] ^= 1 << chance.randrange(8)
        found = games_in(bytes(harmed))
        sound = [game for game in found if game.document == whole[game.document.header.id]]
        assert len(sound) >= 5
        for game in found:
            rows = whole[game.document.header.id].rows
            assert game.document.rows == rows[: len(game.document.rows)]


def test_no_flipped_bit_before_a_members_end_hides_the_next_game() -> None:
    content = packed(filled(Library(MemoryBlobStore()), games=3))
    whole = [game.document for game in games_in(content)]
    ends = [at.start() for at in re.finditer(re.escape(HEAD), content)][1:]
    assert len(ends) == 4
    for end in ends:
        for bit in range(8 * (end - LAST_BYTES), 8 * end):
            harmed = bytearray(content)
            harmed[bit // 8] ^= 1 << bit % 8
            sound = [game for game in games_in(bytes(harmed)) if game.document in whole]
            assert len(sound) >= 2, f"bit {bit - 8 * end} before {end}"


def test_most_of_a_long_game_survives_a_flipped_bit_in_its_second_half() -> None:
    library = Library(MemoryBlobStore())
    game = library.create("chromosome")
    game.append_many(map(row, range(2000)))
    content = bytearray(packed(library))
    content[len(content) * 3 // 4] ^= 8
    (found,) = games_in(bytes(content))
    assert not found.is_whole
    assert len(found.document.rows) > 900


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"{}", id="JSON"),
        pytest.param(gzip.compress(b"hello"), id="another gzip"),
        pytest.param(HEAD, id="a header alone"),
        pytest.param(HEAD + b"\xff" * 100, id="a header and rubbish"),
        pytest.param(member(b"hello\n"), id="no line of ours"),
        pytest.param(member(line({"format": "other"})), id="another format"),
        pytest.param((HEAD + b"\x07") * 5000, id="headers without end"),
    ],
)
def test_what_is_no_such_file_is_refused(content: bytes) -> None:
    with pytest.raises(ImportRefused) as refused:
        list(parts([content]))
    assert refused.value.code == "store-archive-unreadable"


def test_after_too_much_damage_what_was_sound_stays_and_the_end_is_missing() -> None:
    sound = member(line({"format": "petri-archive", "schema": 1}))
    found = list(parts([sound + (HEAD + b"\x07") * (MOST_DAMAGED + 9)]))
    assert found == [Values({}, is_whole=True), *[Damaged()] * MOST_DAMAGED]


def test_a_newer_apps_file_is_refused_as_such() -> None:
    with pytest.raises(ImportRefused) as refused:
        list(parts([member(line({"format": "petri-archive", "schema": 2}))]))
    assert refused.value.code == "store-import-newer"


def test_a_member_that_unpacks_to_more_than_any_game_is_damaged_and_costs_no_more_than_its_bound() -> None:
    bomb = member(b'{"check":"00000000","' + b" " * (LONGEST + 1))
    assert len(bomb) < 100_000
    good = packed(filled(Library(MemoryBlobStore()), games=1))
    assert list(parts([bomb, good]))[1:] == list(parts([good]))
    assert isinstance(next(parts([bomb, good])), Damaged)


def test_merging_what_is_here_changes_nothing(reopen: Reopen) -> None:
    library = filled(reopen())
    content = packed(library)
    assert [library.merge(game.document).how for game in games_in(content)] == ["here"] * 3
    assert packed(reopen()) == content


def test_a_game_that_went_on_elsewhere_goes_on_here_and_one_that_went_on_here_stays(reopen: Reopen) -> None:
    library = filled(reopen(), games=1)
    before = packed(library)
    (game_id,) = (game.id for game in library.games())
    library.open(game_id).append(row(77), title="Sobota", summary={"round": 2})
    after = packed(library)
    assert library.merge(games_in(before)[0].document) == (game_id, "here")
    assert packed(library) == after
    elsewhere = Library(MemoryBlobStore())
    put_back(before, elsewhere)
    held = elsewhere.open(game_id)
    assert elsewhere.merge(games_in(after)[0].document) == (game_id, "longer")
    assert not held.is_open, "its table would not know of the new entries"
    assert packed(elsewhere) == after


def test_a_game_that_went_on_differently_comes_beside_the_one_here_once(reopen: Reopen) -> None:
    library = filled(reopen(), games=1)
    elsewhere = Library(MemoryBlobStore())
    put_back(packed(library), elsewhere)
    (game_id,) = (game.id for game in library.games())
    library.open(game_id).append(row(77))
    elsewhere.open(game_id).append(row(78))
    (other,) = games_in(packed(elsewhere))
    copied = library.merge(other.document)
    assert copied.how == "copied"
    assert copied.id != game_id
    assert library.merge(other.document) == (copied.id, "here")
    assert len(reopen().games()) == 2


def test_a_game_that_its_rules_cannot_have_made_is_not_merged(reopen: Reopen) -> None:
    from companion.device.verification import verify

    library = reopen()
    (game,) = games_in(packed(filled(Library(MemoryBlobStore()), games=1)))
    library.verify = verify
    with pytest.raises(ImportRefused):
        library.merge(game.document)
    assert library.games() == ()
