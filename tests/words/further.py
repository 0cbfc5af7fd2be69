"""An additional language in a separate folder, and a Python process that finds it beside ours."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from companion.words.languages import FILE
from tests.words.catalogue import LOCALES, ROOT

FIND: Final = """\
import importlib.util, sys
found = importlib.util.find_spec("companion").submodule_search_locations[0]
spec = importlib.util.spec_from_file_location("companion.words.packed", found + "/words/packed.py")
packed = sys.modules["companion.words.packed"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(packed)
packed.PLACE = sys.argv.pop(1)
"""
"""A script that sets the folder of the languages before anything looks for them."""


def with_language(place: Path, code: str, facts: str, files: Mapping[str, str]) -> Path:
    """Write a folder with all our languages and an additional one.

    Args:
        place: The folder, which must not exist.
        code: The code of the additional language.
        facts: Its facts, as TOML.
        files: Its word files by name.
    """
    place.mkdir()
    for folder in LOCALES.iterdir():
        (place / folder.name).symlink_to(folder)
    own = place / code
    for name, text in {FILE: facts, **files}.items():
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).write_text(text, encoding="utf-8")
    return place


def python_with(place: Path, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script that looks for its languages in this folder."""
    return subprocess.run(
        [sys.executable, "-c", FIND + script, str(place), *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
