"""The packed site accepts a game file that another app shares to it, or that is opened with it."""

import json

import pytest
from playwright.sync_api import Page, expect

from companion.device.backup import saved
from companion.device.game_service import GameService
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from tests.browser.packed import GAME, OpenTab, arrive, words
from tests.seeds import midway

pytestmark = pytest.mark.browser

SHARE = """async (content) => {
  const body = new FormData();
  body.append('game', new File([Uint8Array.from(content)], 'petri-1', { type: 'application/octet-stream' }));
  await fetch('./shared', { method: 'POST', body, redirect: 'manual' });
}"""
"""Hand the app a shared file as a phone does, without opening the page."""

OPENED = """
Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take) => {
  const file = new File([Uint8Array.from(CONTENT)], 'petri-1');
  if (!sessionStorage.opened) take({ files: [{ getFile: async () => file }] });
  sessionStorage.opened = 'yes';
} } });
"""
"""Hand the app a file opened with it, as a computer does."""


def game_file() -> bytes:
    library = Library(MemoryBlobStore())
    return library.export(midway(GameService(library)).id).encode()


def backup_of_everything() -> bytes:
    library = Library(MemoryBlobStore())
    midway(GameService(library))
    return b"".join(saved(library))


def test_a_game_that_is_shared_to_the_app_comes_in_and_a_foreign_file_is_refused(revisit: OpenTab) -> None:
    app = arrive(revisit())
    app.page.evaluate(SHARE, list(b"a poem"))
    app.reload().sees(words("store-import-not-json"))
    app.page.evaluate(SHARE, list(game_file()))
    app.reload()
    expect(app.page).to_have_url(GAME)


def test_a_game_that_is_opened_with_the_app_comes_in(revisit: OpenTab) -> None:
    app = arrive(revisit())
    prepare(app.page, game_file())
    app.reload()
    expect(app.page).to_have_url(GAME)


def test_a_backup_is_restored_that_is_shared_to_the_app_or_opened_with_it(revisit: OpenTab) -> None:
    app = arrive(revisit())
    app.page.evaluate(SHARE, list(backup_of_everything()))
    app.reload().sees(words("restore-done", games=words("restore-added", count=1)))
    prepare(app.page, backup_of_everything())
    app.reload().sees(words("restore-done", games=words("restore-added", count=1)))


def prepare(page: Page, content: bytes) -> None:
    """Hand that file to the page when it starts next."""
    page.add_init_script(f"const CONTENT = {json.dumps(list(content))};{OPENED}")
