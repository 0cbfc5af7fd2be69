"""A backup of everything in one file, saved and read back on the settings screen or from the first one."""

from typing import Any

import flet as ft

from companion.device.backup import saved
from companion.device.game_service import GameService
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import Harness
from tests.ui.services import on_top, opened, play, service, written
from tests.ui.test_full_disk import FillingBlobStore
from tests.ui.test_guests import TOMEK, seat, shared

SAVE = "Save everything"
TITLE = "Everything in one file"


def packed(home: GameService) -> bytes:
    return b"".join(saved(home.library))


def says(app: Harness, text: str) -> bool:
    """Return whether these words, typed with plain spaces, are written anywhere."""
    return any(text in each for each in written(app))


async def choose(app: Harness, content: bytes) -> None:
    """Choose a file with this content in the dialog that a row opens."""
    actions = [button.action for button in app.controls(ft.TextButton, inside=on_top(app))]
    (action,) = [action for action in actions if isinstance(action, ft.PickFiles)]
    files = [{"id": 1, "name": "all.petri", "size": 1, "bytes": content}]
    await app.fire(action.file_picker, "result", {"files": files})


@asynchronous
async def test_everything_is_saved_and_read_back_on_another_device() -> None:
    home, game = table()
    home.remember_people(["Ola", "Jan"])
    home.remember("setting.theme", "agar")
    kept: list[dict[str, Any]] = []
    async with opened(home, "/settings", answers={"FilePicker.save_file": kept.append}) as app:
        await app.tap(SAVE)
        await app.until(lambda: bool(kept))
    content = bytes(kept[0]["src_bytes"])
    assert kept[0]["file_name"].endswith(".petri")
    assert content == packed(home)

    other = service(language="pl")
    async with opened(other, "/settings") as app:
        await choose(app, content)
        await app.until(lambda: says(app, "Wczytano: 1 nowa gra."))
        assert app.page.theme_mode == ft.ThemeMode.LIGHT, "a setting that came takes effect at once"
        assert app.sees("Wygląd"), "the language of this device stays"
    assert other.open(game.id).table.state == home.open(game.id).table.state
    assert other.people() == ("Ola", "Jan")


@asynchronous
async def test_a_damaged_file_says_what_is_missing_and_stays_on_the_page() -> None:
    home, _ = table()
    other = service()
    async with opened(other, "/settings") as app:
        await choose(app, packed(home)[:-40])
        await app.until(lambda: says(app, "Read back: 1 new game. The file is cut short: only what stands"))
        await choose(app, b"\x1f\x8b\x08\0\0\0\0\0\0\xff nothing")
        await app.until(lambda: says(app, "Nothing in this file can be read"))
    assert len(other.library.games()) == 1


@asynchronous
async def test_where_the_room_ends_what_came_before_is_told_and_the_rest_comes_later() -> None:
    home = service()
    games = [play(home, "Ola", "Jan") for _ in range(3)]
    last = home.library.games()[0].id  # The newest game comes last in the file.
    blobs = FillingBlobStore()
    blobs.full = lambda name: last in name
    other = service(blobs)
    async with opened(other, "/settings") as app:
        await choose(app, packed(home))
        await app.until(lambda: says(app, "Read back: 2 new games. The rest of the file is not here yet"))
        assert says(app, "There is no room left")
        assert not says(app, "cut short")
        assert len(other.library.games()) == 2
        blobs.full = lambda _: False
        await choose(app, packed(home))
        await app.until(lambda: says(app, "Read back: 1 new game and 2 that were here already."))
    assert {each.id for each in other.library.games()} == {each.id for each in games}


@asynchronous
async def test_without_any_room_only_that_is_told() -> None:
    home, _ = table()
    blobs = FillingBlobStore()
    async with opened(service(blobs), "/settings") as app:
        blobs.full = lambda _: True
        await choose(app, packed(home))
        await app.until(lambda: says(app, "There is no room left"))
        assert not says(app, "The rest of the file")
        assert not says(app, "No game was read back")


@asynchronous
async def test_the_first_screen_takes_such_a_file_where_it_takes_a_game() -> None:
    home, _ = table()
    other = service()
    async with opened(other) as app:
        await choose(app, packed(home))
        await app.until(lambda: says(app, "Read back: 1 new game."))
        await choose(app, packed(home)[:-40])
        await app.until(lambda: says(app, "The file is cut short"))
        bars: list[Any] = app.controls(ft.SnackBar)[-2:]
        assert bars[0].duration == 4000
        assert bars[1].duration > 6000, "a long sentence stays for as long as it takes to read"
    assert len(other.library.games()) == 1


@asynchronous
async def test_a_guest_finds_neither() -> None:
    party, open_game = shared()
    for number in (TOMEK, None):
        async with seat(party, open_game.id, number).phone(party, "/settings") as app:
            assert app.sees("Language")
            assert not app.sees(TITLE)
            assert not app.sees(SAVE)
