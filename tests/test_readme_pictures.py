"""The README and the manifest show today's screens, in picture files of the promised sizes."""

import json
import re
from pathlib import PurePosixPath

import pytest

from tests.browser.servers import ROOT
from tests.loops import asynchronous
from tests.readme_pictures import PICTURES, RECORD, ReadmePicture, size_of, words_now

README = (ROOT / "README.md").read_text(encoding="utf-8")
MANIFEST = json.loads((ROOT / "assets" / "manifest.json").read_text(encoding="utf-8"))
TAKEN = json.loads(RECORD.read_text(encoding="utf-8"))


def test_the_readme_and_the_manifest_show_the_pictures_that_are_taken_for_them() -> None:
    in_readme = re.findall(r"!\[[^]]+\]\(([^)]+\.png)\)", README)
    in_manifest = [f"assets/{each['src']}" for each in MANIFEST["screenshots"]]
    assert sorted(in_readme + in_manifest) == sorted(picture.path for picture in PICTURES)
    kept = [*(ROOT / "docs/pictures").glob("*.png"), *(ROOT / "assets/screenshots").glob("*.png")]
    assert {PurePosixPath(path.relative_to(ROOT)) for path in kept} == {
        PurePosixPath(picture.path) for picture in PICTURES
    }
    assert set(TAKEN) == {picture.path for picture in PICTURES}


def test_the_manifest_says_the_sizes_of_its_pictures() -> None:
    for each in MANIFEST["screenshots"]:
        wide, high = size_of(ROOT / "assets" / each["src"])
        assert each["sizes"] == f"{wide}x{high}"


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.path)
@asynchronous
async def test_a_picture_has_its_size_and_the_words_of_todays_screen(picture: ReadmePicture) -> None:
    assert size_of(ROOT / picture.path) == picture.pixels
    taken = TAKEN[picture.path]
    assert re.fullmatch("[0-9a-f]{40}", taken["commit"])
    assert await words_now(picture) == taken["words"], "make shots ARGS=readme"
