"""The installed app's manifest: icons exist, shortcuts lead to screens, and texts are the reader's own."""

import json
import struct
from typing import Any

import pytest

from companion.pack.site import BACKUP
from companion.ui.routes import ROUTES
from companion.ui.theme import NIGHT
from companion.words import FALLBACK, LANGUAGES, Words
from tests.pack.inside import ROOT
from tests.pack.sites import petri

MANIFEST: dict[str, Any] = json.loads((ROOT / "assets" / "manifest.json").read_text("utf-8"))


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: str(icon["src"]))
def test_an_icon_is_there_in_the_size_that_is_said(icon: dict[str, str]) -> None:
    width, height = struct.unpack(">II", (ROOT / "assets" / icon["src"]).read_bytes()[16:24])
    assert icon["sizes"] == f"{width}x{height}"


def test_each_shortcut_leads_to_a_screen() -> None:
    paths = {"/" + str(route.path).strip("/") for route in ROUTES}
    assert {shortcut["url"].removeprefix(".") for shortcut in MANIFEST["shortcuts"]} <= paths


def test_a_launch_goes_on_in_the_window_that_is_open() -> None:
    assert MANIFEST["launch_handler"] == {"client_mode": "navigate-existing"}


def test_the_colours_are_those_of_the_dark_theme_for_a_manifest_has_one_of_each() -> None:
    assert MANIFEST["theme_color"] == MANIFEST["background_color"] == NIGHT.ground


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_in_the_language_of_the_reader(language: str) -> None:
    words, name = Words(language), f"manifest-{language}.json"
    given = json.loads(petri()[name])
    assert given["lang"] == language
    assert given["description"] == words("page-description")
    new, resume, odds = (each["name"] for each in given["shortcuts"])
    assert (new, resume, odds) == (words("home-new-game"), words("home-resume"), words("home-odds"))
    assert given["screenshots"][0]["label"] == words("page-picture-table")
    assert MANIFEST.keys() <= given.keys()


def test_a_page_without_a_script_has_it_in_the_default_language() -> None:
    site = petri()
    assert json.loads(site["manifest.json"]) == json.loads(site[f"manifest-{FALLBACK}.json"])


def test_the_packed_app_takes_a_game_or_a_backup_that_is_opened_with_it_or_shared_to_it() -> None:
    manifest = json.loads(petri()["manifest.json"])
    (handler,) = manifest["file_handlers"]
    assert handler == {"action": "./", "accept": {"application/json": [".json"], BACKUP: [".petri"]}}
    target = manifest["share_target"]
    assert (target["action"], target["method"]) == ("./shared", "POST")
    (shared,) = target["params"]["files"]
    assert shared["name"] == "game"
    assert {"application/json", "text/plain", BACKUP, ".petri"} <= set(shared["accept"])


def test_the_app_turns_with_the_device() -> None:
    assert MANIFEST["orientation"] == "any"


@pytest.mark.parametrize("picture", MANIFEST["screenshots"], ids=lambda picture: str(picture["src"]))
def test_a_screenshot_is_there_in_the_size_that_is_said(picture: dict[str, str]) -> None:
    width, height = struct.unpack(">II", (ROOT / "assets" / picture["src"]).read_bytes()[16:24])
    assert picture["sizes"] == f"{width}x{height}"
    assert picture["form_factor"] == ("wide" if width > height else "narrow")
