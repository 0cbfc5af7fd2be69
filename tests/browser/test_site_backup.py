"""Everything in one file, saved by the packed site and restored on a computer and in another browser."""

import re
from pathlib import Path

import pytest

from companion.cli import main
from tests import seeds
from tests.browser.app import App
from tests.browser.packed import WAIT, OpenTab, arrive, start_game, words

pytestmark = pytest.mark.browser


def saved(app: App, file: Path) -> bytes:
    """Save everything from the settings page, and return the downloaded file."""
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


def test_a_file_of_everything_is_read_into_a_new_browser_and_saved_there_byte_for_byte(
    tab: OpenTab, tmp_path: Path
) -> None:
    file = tmp_path / "computer.petri"
    with seeds.service_in(tmp_path / "computer") as service:
        seeds.finished(service)
        seeds.midway(service, "full")
    assert main(["backup", str(file), "--data", str(tmp_path / "computer")]) == 0

    app = tab().open().shows(words("home-play"))
    for how in ("added", "here"):
        with app.page.expect_file_chooser() as chooser:
            app.tap(words("home-import"))
        chooser.value.set_files(file)
        app.sees(words("restore-done", games=words(f"restore-{how}", count=2)))
        assert saved(app, tmp_path / f"{how}.petri") == file.read_bytes()
        app.open().shows(words("home-play"))
