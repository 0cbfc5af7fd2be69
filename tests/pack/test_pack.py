"""`companion pack` as a publisher runs it: the same bytes each time, and a sentence when it fails."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.device.games import GAMES
from companion.host.folders import assets_folder
from companion.pack import lock, stage
from companion.pack.archive import Files, files_below, unzipped
from companion.pack.errors import PackError
from companion.pack.fetch import cache_folder
from companion.pack.lock import app_packages, lock_text, packages, wheels
from companion.pack.node import SCRIPTS
from companion.pack.page import page
from companion.pack.report import SiteFile, Sizes
from companion.pack.site import build, write
from companion.store.browser import FILES, FOLDER
from companion.ui import games as screens
from companion.words import FALLBACK, LANGUAGES, Words
from companion.words.files import word_files, wording_files
from tests.pack.inside import ROOT
from tests.pack.sites import petri, petri_with_two_games
from tests.toy import WORDS, packed, registered


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def hashes(folder: Path) -> dict[str, str]:
    return {name: _hash(data) for name, data in files_below(folder).items()}


def pack(*arguments: str, project: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `companion pack` in English until it ends."""
    return subprocess.run(
        [sys.executable, "-m", "companion", "pack", *arguments],
        cwd=project,
        env={**os.environ, "LANGUAGE": "en", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """Return a failing command's only sentence."""
    assert done.returncode == 2, done.stdout + done.stderr
    (said,) = done.stderr.splitlines()
    return said


def test_the_page_opens_the_very_files_in_which_the_store_keeps_the_games() -> None:
    script = (SCRIPTS / "python-worker.js").read_text(encoding="utf-8")
    assert f"const FOLDER = {json.dumps(FOLDER)};" in script
    assert f"const FILES = {json.dumps(FILES)};" in script


def listed(site: Files) -> dict[str, Any]:
    """Return the service worker's list of files."""
    script = site["sw.js"].decode()
    return json.loads(script.partition("const BUILD = ")[2].partition(";\n")[0])["files"]


def refused(text: str) -> str:
    """Return the code of the error with which a lock file is refused."""

    def read() -> None:
        locked = packages(text)
        wheels(locked, app_packages(locked))

    with pytest.raises(PackError) as caught:
        read()
    for language in LANGUAGES:
        assert Words(language)(caught.value.code, **caught.value.params)
    return caught.value.code


@pytest.mark.thorough
def test_a_build_from_nothing_has_the_bytes_of_one_that_found_everything_kept(tmp_path: Path) -> None:
    kept = petri()
    shutil.copytree(cache_folder() / "wheels", tmp_path / "cache" / "wheels")  # the site has them unchanged
    build(tmp_path / "site", cache=tmp_path / "cache")
    assert hashes(tmp_path / "site") == {name: _hash(data) for name, data in kept.items()}
    assert len(kept) > 30


def test_a_build_replaces_the_one_before_it_whole(tmp_path: Path) -> None:
    out = tmp_path / "site"
    write(out, {"sw.js": b"old", "gone.txt": b"gone"})
    write(out, {"sw.js": b"new"})
    assert files_below(out) == {"sw.js": b"new"}
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_what_is_shipped_is_what_the_lock_file_names() -> None:
    locked = packages(lock_text())
    wanted = wheels(locked, app_packages(locked))
    assert {wheel.package: wheel.version for wheel in wanted} == {
        name: lock.version_of(locked, name) for name in {wheel.package for wheel in wanted}
    }
    assert {"flet", "pydantic-core", "tinydb"} <= {wheel.package for wheel in wanted}
    assert all(len(wheel.sha256) == 64 for wheel in wanted)


def test_nothing_of_tests_tools_or_servers_is_shipped() -> None:
    names = [*unzipped(petri()["app.zip"]), *unzipped(petri()["rest.zip"])]
    assert not [
        name
        for name in names
        if name.startswith(("tests/", "companion/host/", "companion/cli/", "companion/club/"))
    ]
    assert not [name for name in names if name.endswith(".py")]


def test_what_is_opened_by_its_path_is_laid_out_as_a_file() -> None:
    names = [*unzipped(petri()["app.zip"]), *unzipped(petri()["rest.zip"])]
    assert not [name for name in names if not name.endswith(".pyc") and not name.startswith("files/")]


def test_the_first_screen_comes_without_rules_files_of_games_and_word_files_and_nothing_comes_twice() -> None:
    first, rest = (unzipped(petri()[name]) for name in ("app.zip", "rest.zip"))
    heavy = ("companion/rules/", "companion/table/table", "__pypackages__/pydantic/", "files/pydantic_core/")
    wordy = ("__pypackages__/fluent/", "files/babel/", "files/locales/")
    assert not [name for name in first if name.startswith((*heavy, *wordy))]
    assert {name.split("/")[1] for name in rest if name.startswith("companion/")} >= {"rules", "party", "ui"}
    assert not first.keys() & rest.keys()


def test_the_words_of_each_game_come_along_and_those_of_the_command_line_do_not() -> None:
    site = petri()
    archives = [name for name in site if name.startswith(("games/", "words/")) and name.endswith(".zip")]
    brought = {name for archive in ("rest.zip", *archives) for name in unzipped(site[archive])}
    for language in LANGUAGES:
        packed = {
            name.removeprefix(f"files/locales/{language}/") for name in brought if f"/{language}/" in name
        }
        written = {file.name for file in (*word_files(language), *wording_files(language))}
        spoken = {name for name in written if name.rpartition("/")[2].startswith(("cli", "pack"))}
        assert packed & written == written - spoken
        assert {f"{game}/terms.ftl" for game in GAMES} <= packed


@pytest.mark.thorough
def test_the_words_of_a_language_that_comes_later_are_in_its_own_archive_and_nowhere_else() -> None:
    site = petri_with_two_games()
    archives = {name: unzipped(data) for name, data in site.items() if name.endswith(".zip")}
    assert stage.LATER, "or nothing is asked here"
    assert FALLBACK not in stage.LATER
    for language in stage.LATER:
        own = archives.pop(f"words/{language}.zip")
        folders = {name.removeprefix(f"files/locales/{language}/").rpartition("/")[0] for name in own}
        spoken = {packed.KEY} if (WORDS / language).is_dir() else set[str]()
        assert {"companion/words", "files/babel/locale-data", "", *GAMES} | spoken == folders
        others = {name for files in archives.values() for name in files}
        assert not [name for name in others if stage.language_of(name) == language]
        assert Words(language)("home-play").encode() not in site["app.zip"] + site["index.html"]
        known = json.loads(site[f"words/{language}.json"])
        assert known["fetching"] == Words(language)("pack-boot-fetching")


def test_a_browser_fetches_a_language_that_comes_later_when_somebody_reads_it() -> None:
    for_readers = {name for name, file in listed(petri()).items() if file["for"] == "readers"}
    words = {f"words/{language}.{kind}" for language in stage.LATER for kind in ("json", "zip")}
    assert for_readers == words | {f"manifest-{language}.json" for language in LANGUAGES}


def test_the_first_screen_knows_what_it_always_says_and_nothing_that_depends_on_a_game() -> None:
    known = stage.known_sentences()
    assert known["pl"]["home-play"] == Words("pl")("home-play")
    for language in LANGUAGES:
        assert {"app-name", "home-about", "language-not-here"} <= known[language].keys()
        assert not {"home-round", "home-won", "when-today"} & known[language].keys()


@pytest.mark.thorough
def test_a_game_that_nobody_has_chosen_is_in_its_own_archive_with_its_words_and_nowhere_else() -> None:
    site, alone = petri_with_two_games(), petri()
    own = packed.ARCHIVE
    assert site.keys() - alone.keys() == {own}
    folders = {name.rpartition("/")[0] for name in unzipped(site[own])}
    at_once = set(LANGUAGES) - set(stage.LATER)
    words = {f"files/locales/{language}/{packed.KEY}" for language in at_once}
    assert folders == {"petri_lanterns", *words}
    assert site["rest.zip"] == alone["rest.zip"]
    assert unzipped(site["app.zip"]).keys() == unzipped(alone["app.zip"]).keys()
    changed = len(site["app.zip"]) - len(alone["app.zip"])
    assert changed < 1000, "the first archive has more of it than its name, its drawing and where it is"


def test_what_the_first_screen_imports_of_a_game_comes_with_it() -> None:
    names = ("first", "more", "rules/go/game", "rules/go/sign", "ui/go/ui", "ui/art/go")
    staged = {f"companion/{name}.pyc": b"" for name in names}
    staged |= {"files/locales/en/go/go.ftl": b"", "__pypackages__/go/go.pyc": b"", "files/go/data.bin": b""}
    site = stage.archives(staged, {"companion/first.pyc", "companion/rules/go/sign.pyc"}, ["go", "chess"])
    held = {name: set(unzipped(data)) for name, data in site.items() if name.endswith(".zip")}
    assert held == {
        "app.zip": {"companion/first.pyc", "companion/rules/go/sign.pyc"},
        "rest.zip": {
            *("companion/more.pyc", "companion/ui/art/go.pyc"),
            *("__pypackages__/go/go.pyc", "files/go/data.bin"),
        },
        "games/go.zip": {
            *("companion/rules/go/game.pyc", "companion/ui/go/ui.pyc", "files/locales/en/go/go.ftl"),
        },
    }
    assert b'"packages":["companion.rules.go","companion.ui.go"]' in site["python-worker.js"]


def test_the_game_that_is_meant_where_nobody_has_chosen_has_no_archive_of_its_own() -> None:
    assert tuple(GAMES) == screens.keys(), "both registries name the games in the same order"
    assert stage.apart() == tuple(GAMES)[1:]
    with registered():
        assert stage.apart()[-1] == packed.KEY
        known = stage.known_sentences()
    for language in LANGUAGES:
        assert known[language][f"{packed.KEY}-name"]
        assert {f"{game}-name" for game in GAMES} <= known[language].keys()


@pytest.mark.thorough
def test_a_browser_fetches_games_that_nobody_has_chosen_after_everything_else() -> None:
    later = {name for name, file in listed(petri_with_two_games()).items() if file["for"] == "players"}
    assert later == {name for name in petri() if name.startswith("games/")} | {packed.ARCHIVE}
    assert "games/carnomorphs.zip" in later, "only the first game comes with the app"


def test_the_first_visit_is_counted_without_the_games_and_languages_that_come_later() -> None:
    later = [SiteFile(packed.ARCHIVE, 7), SiteFile("words/fr.zip", 2)]
    sizes = Sizes([SiteFile("app.zip", 3), SiteFile("rest.zip", 5), *later])
    assert sizes.first_visit() == 8
    assert [part.name for part in sizes.largest()] == ["rest.zip", "app.zip"]
    assert list(sizes.later) == later


def test_a_lock_file_that_is_none_is_refused() -> None:
    assert refused("this is [no lock file") == "pack-bad-lock"
    assert refused("version = 1") == "pack-bad-lock"
    assert refused('[[package]]\nname = "another"\nversion = "1"\n') == "pack-bad-lock"


def test_a_lock_file_that_lacks_a_package_is_refused() -> None:
    assert (
        refused(lock_text().replace('name = "tinydb"\nversion', 'name = "tonydb"\nversion'))
        == "pack-no-wheel"
    )


def test_a_damaged_lock_file_ends_the_command_with_a_sentence(tmp_path: Path) -> None:
    for folder in ("companion", "locales", "assets"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "uv.lock").write_text(lock_text()[:2000] + "[[[", encoding="utf-8")
    assert "uv.lock" in sentence(pack("--out", str(tmp_path / "site"), project=tmp_path))


def test_a_folder_that_cannot_be_written_is_told_before_the_work(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = pack("--out", str(tmp_path / "file" / "site"))
    assert str(tmp_path / "file" / "site") in sentence(done)
    assert done.stdout == "", "it had begun"


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear diary")
    assert "--out" in sentence(pack("--out", str(tmp_path)))
    assert (tmp_path / "letter.txt").read_text() == "dear diary"


def test_a_missing_download_is_told_and_leaves_what_was_there(tmp_path: Path) -> None:
    write(tmp_path / "site", {"sw.js": b"the site before"})
    empty = str(tmp_path / "cache")
    done = pack("--out", str(tmp_path / "site"), XDG_CACHE_HOME=empty, PIP_NO_INDEX="1")
    assert "download" in sentence(done)
    assert files_below(tmp_path / "site") == {"sw.js": b"the site before"}


def test_without_node_there_is_a_sentence(tmp_path: Path) -> None:
    petri()  # fills the cache, so that nothing is downloaded
    cache = tmp_path / "cache" / "petri" / "pack"
    shutil.copytree(cache_folder() / "wheels", cache / "wheels")
    done = pack("--out", str(tmp_path / "site"), XDG_CACHE_HOME=str(tmp_path / "cache"), PATH="")
    assert "Node.js" in sentence(done)
    assert not (tmp_path / "site").exists()


def test_the_first_page_says_in_every_language_that_it_needs_a_script() -> None:
    text = page((assets_folder() / "index.html").read_text(encoding="utf-8"), "test")
    for language in LANGUAGES:
        assert f'<p lang="{language}">{Words(language)("page-no-script")}</p>' in text
