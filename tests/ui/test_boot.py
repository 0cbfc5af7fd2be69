"""The start of the app in the browser, on a page that stores nothing."""

import gc
import sys
from types import ModuleType

import flet as ft
import pytest

from companion import boot
from companion.party.arrival import unserved
from companion.store.errors import StorageError
from companion.ui.core.files import Files
from companion.ui.shared.arrival import fetching
from companion.ui.theme import palette_for
from companion.words import LANGUAGES
from companion.words.book import read_book
from tests.loops import asynchronous
from tests.ui.harness import Harness


class Page(ModuleType):
    """The page around Python in the browser."""

    def __init__(self) -> None:
        super().__init__("petri_page")
        self.told: list[str] = []
        self.saved: list[tuple[str, bytes]] = []

    def tell(self, news: str) -> None:
        self.told.append(news)

    def save(self, name: str, content: bytes) -> None:
        self.saved.append((name, content))

    def look(self) -> str:
        """Return the browser's preferences for the look of pages."""
        return "look 150 1"

    async def files(self) -> None:
        raise StorageError("store-denied", file="petri")

    async def everything(self) -> None:
        """Do nothing: all files have arrived."""


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    """The page, as the module that Python imports."""
    page = Page()
    monkeypatch.setitem(sys.modules, "petri_page", page)
    set_at_the_start: tuple[tuple[object, str], ...] = (
        *((unserved, "tell_page"), (unserved, "look"), (fetching, "lacks"), (fetching, "bring")),
        (Files, "keeper"),
    )
    for told, name in set_at_the_start:
        monkeypatch.setattr(told, name, getattr(told, name))  # what the start sets is restored after the test
    monkeypatch.setenv("LANGUAGE", "en")
    return page


@asynchronous
async def test_when_all_has_arrived_the_words_of_the_next_screen_are_at_hand_before_it_is_asked_for(
    page: Page,
) -> None:
    read_book.cache_clear()

    async def main(shown: ft.Page) -> None:
        await boot.start()(shown)

    async with Harness(main, page={"pyodide": True}) as app:
        assert app.sees("Play")
        await app.until(lambda: read_book.cache_info().currsize == len(LANGUAGES), seconds=8)
    *said, theme = sorted(page.told)
    assert said == ["language en", "storage-refused"]
    assert theme.startswith("theme #")


@asynchronous
async def test_whatever_is_made_there_at_once_nothing_old_is_searched_for_garbage(
    page: Page, request: pytest.FixtureRequest
) -> None:
    thresholds = gc.get_threshold()
    request.addfinalizer(lambda: gc.set_threshold(*thresholds))
    gc.set_threshold(700, 10, 10)
    boot.start()
    before = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(300_000)]
    assert len(kept) == 300_000
    assert gc.get_stats()[2]["collections"] == before


@asynchronous
async def test_the_first_screen_is_drawn_as_the_browser_asks(page: Page) -> None:
    async def main(shown: ft.Page) -> None:
        await boot.start()(shown)

    async with Harness(main, page={"pyodide": True, "platform_brightness": "dark"}) as app:
        assert app.controls(ft.View)[-1].bgcolor == palette_for(dark=True, high_contrast=True).ground


@asynchronous
@pytest.mark.parametrize(("left", "told"), [(0, "full"), (10**9, "refused"), (None, "refused")])
async def test_a_browser_that_keeps_nothing_for_lack_of_room_is_not_taken_for_a_private_window(
    page: Page, monkeypatch: pytest.MonkeyPatch, left: int | None, told: str
) -> None:
    async def room_left() -> int | None:
        return left

    monkeypatch.setattr(boot, "room_left", room_left)

    async def main(shown: ft.Page) -> None:
        await boot.start()(shown)

    async with Harness(main, page={"pyodide": True}):
        assert f"storage-{told}" in page.told


@asynchronous
async def test_the_page_keeps_the_files_that_a_player_saves(page: Page) -> None:
    boot.start()
    assert Files.keeper is not None
    Files.keeper("petri.json", b"{}")
    assert page.saved == [("petri.json", b"{}")]
