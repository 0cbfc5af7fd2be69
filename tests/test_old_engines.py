"""Pages use nothing that the oldest engines lack: Safari 15.6 on phones of 2015, Chromium 102.

Flutter's client runs there, so the page around it must run there too.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from companion.host.folders import assets_folder
from companion.pack.node import SCRIPTS

SAFARI: Final = 15.6
CHROMIUM: Final = 102

NEWER: Final[Mapping[str, tuple[float, int]]] = {
    # functions
    r"AbortSignal\.timeout": (16.0, 103),
    r"AbortSignal\.any": (17.4, 116),
    r"Array\.fromAsync": (16.4, 121),
    r"\.(toSorted|toReversed|toSpliced)\(": (16.0, 110),
    r"(Object|Map)\.groupBy": (17.4, 117),
    r"Promise\.withResolvers": (17.4, 119),
    r"Promise\.try": (18.2, 128),
    r"\.(isWellFormed|toWellFormed)\(": (16.4, 111),
    r"\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(": (17.0, 122),
    r"Iterator\.from": (18.4, 122),
    r"\.(keys|values|entries)\(\)\s*\.(map|filter|some|every|find|toArray|take|drop)\(": (18.4, 122),
    r"URL\.canParse": (17.0, 120),
    r"URL\.parse": (18.0, 126),
    r"Response\.json\(": (17.0, 105),
    r"\b(CompressionStream|DecompressionStream)\b": (16.4, 80),
    r"\bOffscreenCanvas\b": (16.4, 69),
    r"\brequestIdleCallback\b": (99.0, 47),
    r"\bscheduler\.": (99.0, 94),
    r"navigator\.userActivation": (16.4, 72),
    r"screen\.orientation": (16.4, 38),
    r"\bwakeLock\b": (16.4, 84),
    r"\bstartViewTransition\b": (18.0, 111),
    r"\b(showPopover|hidePopover|togglePopover|popover=)": (17.0, 114),
    r"\bcheckVisibility\(": (17.4, 105),
    r"\.getSetCookie\(": (17.0, 113),
    r"\b(scrollend)\b": (26.2, 114),
    r"Atomics\.waitAsync": (16.4, 87),
    r"for await \([^)]* of [^)]*\.(body|stream\(\))\)": (26.4, 124),
    r"\.(showOpenFilePicker|showSaveFilePicker)\(": (99.0, 86),
    # syntax
    r"\(\?<[=!]": (16.4, 62),
    r"/v\.(test|exec)|/[gimsuy]*v[gimsuy]*[,;)]": (17.0, 112),
    r"\bstatic \{": (16.4, 94),
    r"\busing \w+ =": (99.0, 134),
    r"\bwith \{ type:": (17.2, 123),
    # style
    r"color-mix\(": (16.2, 111),
    r"\blight-dark\(": (17.5, 123),
    r"\boklch\(|\boklab\(": (15.4, 111),
    r"@container|container-type": (16.0, 105),
    r":has\(": (15.4, 105),
    r"\boverscroll-behavior": (16.0, 63),
    r"@starting-style": (17.5, 117),
    r"@scope": (17.4, 118),
    r"overflow(-[xy])?: clip": (16.0, 90),
    r":user-(in)?valid": (16.5, 119),
    r"\d[dsl]v[hw]\b": (15.4, 108),
    r"\n\s+&(?!&)": (16.5, 112),
}
"""Newer features by pattern, with the versions of Safari and Chromium that introduced them; 99 if none."""

GUARDED: Final[frozenset[tuple[str, str]]] = frozenset()
"""Uses that follow a feature test: the file's name, and the text found."""

PAGES: Final = sorted(
    path
    for folder, kind in (
        (assets_folder(), "html"),
        (assets_folder(), "js"),
        (SCRIPTS, "js"),
        (SCRIPTS, "css"),
    )
    for path in folder.glob(f"*.{kind}")
)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_a_page_calls_nothing_that_the_oldest_engine_lacks(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert {(path.name, found) for found in lacking(text)} <= GUARDED


def lacking(text: str) -> list[str]:
    """Return the passages of a page that the oldest engines do not support."""
    return [
        found[0].strip()
        for pattern, (safari, chromium) in NEWER.items()
        if safari > SAFARI or chromium > CHROMIUM
        for found in re.finditer(pattern, text)
    ]


@pytest.mark.parametrize(
    "text",
    [
        "fetch(path, { signal: AbortSignal.timeout(4000) })",
        "const sheet = await navigator.wakeLock.request('screen');",
        "main:has(dialog) { opacity: 0.5 }",
        "body { overscroll-behavior-y: none }",
    ],
)
def test_the_list_of_what_came_later_finds_what_it_names(text: str) -> None:
    assert lacking(text)


def test_every_script_and_style_that_a_phone_runs_is_looked_at() -> None:
    names = {path.name for path in PAGES}
    assert {"index.html", "picture.js", "boot.js", "sw.js", "python-worker.js", "splash.css"} <= names
