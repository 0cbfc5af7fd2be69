"""Lanterns as a wheel: installed into an environment that contains only Petri, and uninstalled."""

import re
from pathlib import Path
from shutil import rmtree

import pytest
from playwright.sync_api import Browser

from tests.browser.app import App
from tests.toy.installing import install as install_files
from tests.toy.wheels import LANTERNS, ROOT, UV, Serving, built, empty_environment, install, pinned, run

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheels of Petri and Lanterns."""
    folder = tmp_path_factory.mktemp("wheels")
    python = empty_environment(folder / "environment")
    petri, lanterns = built(ROOT, folder), built(LANTERNS, folder)
    install(python, f"{petri}[web]", constraints=pinned(folder))
    install(python, str(lanterns))
    return python


def companion(python: Path) -> str:
    return str(python.with_name("companion"))


def phone(browser: Browser, server: Serving) -> App:
    page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en-GB")
    return App(page, f"{server.url}/").open()


def test_its_command_line_is_there(installed: Path, tmp_path: Path) -> None:
    assert run([companion(installed), "--language", "en", "games", "check", "lanterns"], tmp_path).startswith(
        "Lanterns: nothing is missing."
    )
    assert run([companion(installed), "--language", "pl", "odds", "lanterns"], tmp_path)


def test_a_broken_package_beside_it_is_one_line_of_the_log(
    installed: Path, tmp_path: Path, browser: Browser
) -> None:
    (packages,) = installed.parents[1].glob("lib/*/site-packages")
    added = [packages / "petri_broken", packages / "petri_broken-1.0.dist-info"]
    install_files(packages, "petri-broken", {"broken": "petri_broken:PACKAGE"}, "import lamp_oil")
    try:
        command = [companion(installed), "serve", "--no-open", "--data", str(tmp_path / "data")]
        with Serving(command, tmp_path) as server:
            told = [line for line in server.lines if "petri-broken" in line]
            assert len(told) == 1
            assert told[0].endswith("No module named 'lamp_oil' (__init__.py, line 1)\n")
            app = phone(browser, server).sees("Lanterns").sees_not("broken")
            app.page.close()
    finally:
        for folder in added:
            rmtree(folder)


def test_it_is_played_and_its_file_outlives_it(installed: Path, tmp_path: Path, browser: Browser) -> None:
    data = tmp_path / "data"
    serve = [companion(installed), "serve", "--no-open", "--data", str(data)]
    with Serving(serve, tmp_path) as server:
        app = phone(browser, server)
        app.tap("Lanterns").sees("Two to four sit in a circle")
        app.type("Name", "Ola").tap(re.compile("^Seat 2: ")).sees("Seat 1: Ola").type("Name", "Jan")
        app.tap("Start").sees("Round 1 of 2")
        app.tap("Choose a number: Ola").tap("Hide 5").sees("Ola: hidden, 0 points")
        app.page.close()
    (file,) = (each for each in data.rglob("*.petri.jsonl") if each.parent.name != "backups")
    before = file.read_bytes()
    run([UV, "pip", "uninstall", "--quiet", "--python", str(installed), "petri-lanterns"], tmp_path)
    with Serving(serve, tmp_path) as server:
        app = phone(browser, server)
        app.sees("lanterns (game missing)").sees_not("Resume")
        app.tap(re.compile("^Ola and Jan")).sees("This game cannot be shown")
        app.page.close()
    assert file.read_bytes() == before
