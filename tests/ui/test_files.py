"""Games as files: shared on phones, and saved elsewhere or if sharing fails."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from companion.ui.core.files import Files, take_in
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import Answer
from tests.ui.services import at, opened, service
from tests.ui.test_home import pick as choose
from tests.ui.test_turn_sheet import pick

Arguments = dict[str, Any]


async def exported(platform: str, answers: dict[str, Answer], kept: list[Arguments]) -> None:
    """Save a game on a device of this platform, and wait until it is saved or shared."""
    home, game = table()
    async with at(home, game, answers=answers, page={"platform": platform}) as app:
        await app.tap("Table menu")
        await pick(app, "Save the game to a file")
        await app.until(lambda: bool(kept))


@asynchronous
@pytest.mark.parametrize("platform", ["android", "ios"])
async def test_a_phone_shares_a_game_as_a_text_that_another_can_take_in(platform: str) -> None:
    shared: list[Arguments] = []

    def share(arguments: Arguments) -> Arguments:
        shared.append(arguments)
        return {"status": "success", "raw": ""}

    await exported(platform, {"Share.share_files": share}, shared)
    (file,) = shared[0]["files"]
    assert (file.mime_type, file.name.endswith(".json.txt")) == ("text/plain", True)
    other, _ = table()
    assert take_in(other, file.data)


@asynchronous
async def test_where_nothing_can_be_shared_the_game_is_kept_as_a_file() -> None:
    kept: list[Arguments] = []
    await exported("android", {"FilePicker.save_file": kept.append}, kept)
    assert kept[0]["file_name"].endswith(".json")


@asynchronous
async def test_a_computer_keeps_a_game_as_a_file() -> None:
    kept: list[Arguments] = []
    await exported("linux", {"FilePicker.save_file": kept.append}, kept)
    assert kept[0]["file_name"].endswith(".json")


@asynchronous
async def test_where_the_page_around_the_app_keeps_files_none_goes_through_the_client(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: list[tuple[str, bytes]] = []

    def keep(name: str, content: bytes) -> None:
        kept.append((name, content))

    monkeypatch.setattr(Files, "keeper", staticmethod(keep))
    home, game = table()
    async with at(home, game) as app:
        await app.tap("Table menu")
        await pick(app, "Save the game to a file")
        await app.until(lambda: bool(kept))
    assert kept == [(f"petri-{game.id}.json", home.library.export(game.id).encode())]


@asynchronous
async def test_a_page_that_cannot_keep_a_file_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str, content: bytes) -> None:
        raise RuntimeError(f"{name} of {len(content)} bytes is refused")

    monkeypatch.setattr(Files, "keeper", staticmethod(fail))
    home, game = table()
    async with at(home, game) as app:
        await app.tap("Table menu")
        await pick(app, "Save the game to a file")
        await app.until(lambda: app.sees("The file could not be saved: try again, or in another browser."))


@asynchronous
async def test_nobody_waits_while_a_game_is_saved_or_taken_in(monkeypatch: pytest.MonkeyPatch) -> None:
    home, game = table()
    text = home.library.export(game.id)
    other = service()
    threads: list[threading.Thread] = []

    def noted(way: Callable[[str], str]) -> Callable[[str], str]:
        def act(given: str) -> str:
            threads.append(threading.current_thread())
            return way(given)

        return act

    monkeypatch.setattr(home.library, "export", noted(home.library.export))
    monkeypatch.setattr(other.library, "import_text", noted(other.library.import_text))
    kept: list[Arguments] = []
    async with at(home, game, answers={"FilePicker.save_file": kept.append}) as app:
        await app.tap("Table menu")
        await pick(app, "Save the game to a file")
        await app.until(lambda: bool(kept))
    async with opened(other) as app:
        await choose(app, text.encode())
        await app.until(lambda: app.page.route == f"/game/{game.id}")
    assert len(threads) == 2
    assert threading.main_thread() not in threads
