"""What an installed app says of itself: its icons are there, and its shortcuts lead to screens."""

import json
import struct
from typing import Any

import pytest

from companion.ui.routes import ROUTES
from tests.pack.inside import ROOT

MANIFEST: dict[str, Any] = json.loads((ROOT / "assets" / "manifest.json").read_text("utf-8"))


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: str(icon["src"]))
def test_an_icon_is_there_in_the_size_that_is_said(icon: dict[str, str]) -> None:
    width, height = struct.unpack(">II", (ROOT / "assets" / icon["src"]).read_bytes()[16:24])
    assert icon["sizes"] == f"{width}x{height}"


def test_each_shortcut_leads_to_a_screen() -> None:
    paths = {"/" + str(route.path).strip("/") for route in ROUTES}
    assert {shortcut["url"].removeprefix(".") for shortcut in MANIFEST["shortcuts"]} <= paths


def test_the_app_turns_with_the_device() -> None:
    assert MANIFEST["orientation"] == "any"


@pytest.mark.parametrize("picture", MANIFEST["screenshots"], ids=lambda picture: str(picture["src"]))
def test_a_screenshot_is_there_in_the_size_that_is_said(picture: dict[str, str]) -> None:
    width, height = struct.unpack(">II", (ROOT / "assets" / picture["src"]).read_bytes()[16:24])
    assert picture["sizes"] == f"{width}x{height}"
    assert picture["form_factor"] == ("wide" if width > height else "narrow")
