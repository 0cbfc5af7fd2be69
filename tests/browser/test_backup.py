"""Everything in one file, in the served app: saved as a download, restored through the file dialog."""

import re
from pathlib import Path

import pytest

from companion.cli import main
from companion.words import Words
from tests import libraries, seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp
from tests.browser.servers import Server, petri

pytestmark = pytest.mark.browser

WORDS = Words("pl")


def saved(app: App, file: Path) -> bytes:
    """Save everything from the settings page, and return the downloaded file."""
    with app.page.expect_download() as download:
        app.tap(re.compile(WORDS("backup-save")))
    assert download.value.suggested_filename.endswith(".petri")
    download.value.save_as(file)
    return file.read_bytes()


def test_everything_goes_from_one_server_to_another_and_is_the_same_there_byte_for_byte(
    tmp_path: Path, server: Server, open_app: OpenApp
) -> None:
    with seeds.service_in(tmp_path / "full") as service:
        libraries.fill(service)
    assert main(["backup", str(tmp_path / "cli.petri"), "--data", str(tmp_path / "full")]) == 0
    content = (tmp_path / "cli.petri").read_bytes()

    full = petri(tmp_path / "full").start()
    try:
        file = tmp_path / "served.petri"
        assert saved(open_app(f"{full.url}settings"), file) == content
    finally:
        full.close()

    app = open_app(f"{server.url}settings")
    for how in ("added", "here"):
        with app.page.expect_file_chooser() as chooser:
            app.tap(re.compile(f"^{WORDS('backup-restore')}"))
        chooser.value.set_files(file)
        app.sees(WORDS("restore-done", games=WORDS(f"restore-{how}", count=libraries.GAMES)))
        assert saved(app, tmp_path / f"{how}.petri") == content
