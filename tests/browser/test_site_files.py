"""The packed site takes a game that another app shares to it, and one that is opened with it."""

import json

import pytest
from playwright.sync_api import Page, expect

from companion.device.game_service import GameService
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from tests.browser.packed import GAME, OpenTab, arrive, words
from tests.seeds import midway

pytestmark = pytest.mark.browser

SHARE = """async (text) => {
  const body = new FormData();
  body.append('game', new File([text], 'petri-1.json', { type: 'application/json' }));
  await fetch('./shared', { method: 'POST', body, redirect: 'manual' });
}"""
"""Does what a phone does with a file shared to the app, except for opening the page."""

OPENED = """
Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take) => {
  if (!sessionStorage.opened) take({ files: [{ getFile: async () => new File([TEXT], 'petri-1.json') }] });
  sessionStorage.opened = 'yes';
} } });
"""
"""Does what a computer does with a file opened with the app."""


def game_file() -> str:
    library = Library(MemoryBlobStore())
    return library.export(midway(GameService(library)).id)


def test_a_game_that_is_shared_to_the_app_comes_in_and_a_foreign_file_is_refused(revisit: OpenTab) -> None:
    app = arrive(revisit())
    app.page.evaluate(SHARE, "a poem")
    app.reload().sees(words("store-import-not-json"))
    app.page.evaluate(SHARE, game_file())
    app.reload()
    expect(app.page).to_have_url(GAME)


def test_a_game_that_is_opened_with_the_app_comes_in(revisit: OpenTab) -> None:
    app = arrive(revisit())
    prepare(app.page, game_file())
    app.reload()
    expect(app.page).to_have_url(GAME)


def prepare(page: Page, text: str) -> None:
    """Hand that file to the page at its next start."""
    page.add_init_script(f"const TEXT = {json.dumps(text)};{OPENED}")
