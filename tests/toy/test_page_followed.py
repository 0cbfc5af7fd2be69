"""`docs/new-game.md`, followed to the letter: each of its commands is typed in a new folder."""

import json
import sys
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest

from tests.toy import page
from tests.toy.wheels import ROOT, UV, Serving, built, pinned, run

pytestmark = pytest.mark.thorough

SAYS: Final = {
    ".venv/bin/companion --language en games check pebbles": "Pebbles: nothing is missing.",
    ".venv/bin/companion --language en odds pebbles 17": "1",
    '.venv/bin/python -c "from companion.ui.art import GLYPHS; print(*GLYPHS)"': "group",
    '.venv/bin/python -c "from companion.ui import kit; print(*dir(kit))"': "counter",
    ".venv/bin/python -m pydoc companion.ui.kit.counter": "on_more",
    ".venv/bin/python -m pydoc companion.ui.game.game_ui.GameUI": "entry_note",
    ".venv/bin/python -m pydoc companion.rules.kernel.Game": "has_secrets",
    ".venv/bin/python -m pytest -q test_pebbles.py": "2 passed",
}
"""The text that a command must print, besides succeeding."""

SERVES: Final = (".venv/bin/companion serve", ".venv/bin/companion host")


def test_every_command_of_the_page_does_what_it_says(tmp_path: Path) -> None:
    page.laid_out(tmp_path)
    built(ROOT, tmp_path)
    constraints, asked = pinned(tmp_path), page.commands()
    assert set(SAYS) | set(SERVES) <= set(asked)
    # The same steps by a tool that has already cached these packages.
    quick = {
        "python3 -m venv": f"{sys.executable} -m venv",
        ".venv/bin/pip install": f"{UV} pip install -q --python .venv/bin/python -c {constraints}",
        ".venv/bin/pip wheel --no-deps --wheel-dir": f"{UV} build -q --wheel --out-dir",
    }
    for line in asked:
        typed = line
        for slow, same in quick.items():
            typed = typed.replace(slow, same)
        if line in SERVES:
            with Serving([*typed.split(), "--no-open", "--data", str(tmp_path / "data")], tmp_path) as server:
                assert urlopen(server.url, timeout=30).status == 200
            continue
        assert SAYS.get(line, "") in run(typed, tmp_path), line
    assert (tmp_path / "dist" / "petri_pebbles-1.0-py3-none-any.whl").is_file()
    assert (tmp_path / "site" / "games" / "pebbles.zip").is_file()
    known = (tmp_path / "site" / "sw.js").read_text(encoding="utf-8")
    assert json.dumps("games/pebbles.zip") in known
