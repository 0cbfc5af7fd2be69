"""Start the app inside a browser: the same app over the browser's own storage."""

import asyncio
import logging
from importlib import import_module
from typing import Any, Final

import flet as ft

from companion.device.game_service import GameService
from companion.garbage import GarbageSearch, spare_the_collector
from companion.party.arrival import look_in, unserved
from companion.store.blob_store import BlobStore, MemoryBlobStore
from companion.store.browser import open_blob_store, room_left, write_anew
from companion.store.errors import DataFolderBusy, NewerSchema, StoreError
from companion.store.file_pair import FilePairBlobStore
from companion.store.library import Library
from companion.ui.app import Main, main_for
from companion.ui.core.files import Files
from companion.ui.games import keys
from companion.ui.routes import PAUSE, import_quietly
from companion.ui.routes import import_all as import_screens
from companion.ui.shared.arrival import fetching
from companion.ui.theme import flet_theme, palette_for
from companion.words import LANGUAGES, Words, is_here

log = logging.getLogger("companion")

_garbage: Final = GarbageSearch()

LITTLE_ROOM: Final = 4 * 1024 * 1024
"""Bytes of free storage below which players are warned."""


def start() -> Main:
    """Begin to open the games; return the entry point that Flet calls once the client is ready."""
    spare_the_collector()
    _garbage.begin()
    opening = asyncio.ensure_future(_open())
    unserved.tell_page = _tell
    unserved.look = look_in(_page().look()) or unserved.look
    fetching.lacks = lambda key: bool(_page().lacks(key))
    fetching.bring = _bring
    Files.keeper = staticmethod(_save)
    _get_ready()

    async def main(page: ft.Page) -> None:
        service = await opening
        await main_for(service, incoming=_incoming)(page)
        page.run_task(_import_quietly, service)

    return main


def _get_ready() -> None:
    """Prepare what the first screen will need, while the client is still loading."""
    flet_theme(palette_for(dark=False))


async def first_screen(page: ft.Page) -> None:
    """Draw the first screen of a service without games."""
    await main_for(GameService(Library(MemoryBlobStore())))(page)


def import_all() -> None:
    """Import everything that all games share: screens, and all words."""
    import_screens(keys()[:1])
    for language in filter(is_here, LANGUAGES):
        Words(language).at_hand()


async def _import_quietly(service: GameService) -> None:
    """Import the modules that the page fetches after the first screen, with pauses for taps."""
    try:
        await _page().everything()
    except Exception as error:  # Retried when needed; the surrounding page reports the error.
        log.warning("the rest has not arrived: %s", error)
    else:
        for language in filter(is_here, LANGUAGES):  # The other screens' sentences are not loaded yet.
            await asyncio.sleep(PAUSE)
            Words(language).of(keys()[0]).has("app-name")
        from companion.ui.shared.game_choice import wanted_soon  # This module was downloaded just now.

        try:
            await import_quietly([key for key in wanted_soon(service) if await _arrives(key)])
        except StoreError as error:  # The error is reported when somebody chooses the game.
            log.warning("a game has not arrived: %s", error.__cause__)


async def _arrives(key: str) -> bool:
    """Fetch a game's package if it is missing, since an import would block taps during the download."""
    try:
        await _bring(key)
    except ConnectionError as error:  # The error is reported when somebody chooses the game.
        log.warning("a game has not arrived: %s", error.__cause__)
        return False
    return True


async def _open() -> GameService:
    """Return the service over the browser's storage, or over memory if the browser can store nothing."""
    blob_store: BlobStore
    try:
        blob_store = await open_blob_store(await _page().files(), lambda: _page().written())
    except StoreError as error:
        # The surrounding page explains this, and warns that the games are lost when the tab is closed.
        _tell(f"storage-{await _why(error)}")
        blob_store = MemoryBlobStore()
    else:
        _offer_to_write_anew(blob_store)
        await _tell_early(blob_store)
    return GameService(Library(blob_store))


async def _why(error: StoreError) -> str:
    """Return the code that tells the surrounding web page why nothing can be stored."""
    match error:
        case DataFolderBusy():
            return "busy"
        case NewerSchema():
            return "newer"
        case _:
            return "full" if await _is_nearly_full() else "refused"


def _offer_to_write_anew(blob_store: FilePairBlobStore) -> None:
    """Give the web page around the app a function that rewrites all files if they have vanished."""

    def anew(opened: Any) -> None:
        write_anew(blob_store, opened, lambda: _page().written())

    _page().writeAnew = import_module("pyodide.ffi").create_proxy(anew)


async def _tell_early(blob_store: FilePairBlobStore) -> None:
    """Warn players of damaged or scarce storage before they lose anything."""
    if blob_store.damaged:
        _tell("storage-damaged")
    if blob_store.cramped or await _is_nearly_full():
        _tell("storage-low")
    if blob_store.names():
        _tell("storage-used")
    else:
        blob_store.on_first_write = lambda: _tell("storage-used")


async def _is_nearly_full() -> bool:
    left = await room_left()
    return left is not None and left < LITTLE_ROOM


async def _bring(game: str) -> None:
    """Fetch the game with this key.

    Raises:
        ConnectionError: It cannot be fetched.
    """
    try:
        await _page().bring(game)
    except Exception as error:  # The web page around the app reports errors itself.
        raise ConnectionError(game) from error


async def _incoming() -> bytes:
    """Return the content of the next file that is opened with the app or shared with it."""
    return bytes((await _page().incoming()).to_py())


def _tell(news: str) -> None:
    """Send a message key to the web page around the app, which has the words for it."""
    _page().tell(news)


def _save(name: str, content: bytes) -> None:
    """Have the web page around the app offer a file for download."""
    _page().save(name, content)


def _page() -> Any:
    """Import the interface to the web page around the app."""
    return import_module("petri_page")
