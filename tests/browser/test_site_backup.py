"""Everything in one file, from the packed site into a folder on a computer."""

import re
from pathlib import Path

import pytest

from companion.cli import main
from tests.browser.app import App
from tests.browser.packed import WAIT, OpenTab, arrive, start_game, words

pytestmark = pytest.mark.browser


def saved(app: App, file: Path) -> bytes:
    """Save everything on the screen of settings, as somebody with a browser does."""
    app.tap(words("home-settings"))
    with app.page.expect_download(timeout=WAIT) as download:
        app.tap(re.compile(words("backup-save")))
    assert download.value.suggested_filename.endswith(".petri")
    download.value.save_as(file)
    return file.read_bytes()


def test_everything_goes_from_the_site_to_a_folder_and_is_the_same_there_byte_for_byte(
    revisit: OpenTab, tmp_path: Path
) -> None:
    app = start_game(arrive(revisit()))
    content = saved(app.open(), tmp_path / "phone.petri")

    folder = tmp_path / "computer"
    assert main(["restore", str(tmp_path / "phone.petri"), "--data", str(folder)]) == 0
    assert main(["backup", str(tmp_path / "computer.petri"), "--data", str(folder)]) == 0
    assert (tmp_path / "computer.petri").read_bytes() == content
