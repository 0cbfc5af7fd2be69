"""Lanterns among the app's own files, laid as the games are that come with Petri, to be packed."""

import re
from pathlib import Path
from typing import Final

from companion.pack import stage
from companion.pack.archive import Files
from tests.toy.rules import LANTERNS

HERE: Final = Path(__file__).parent
KEY: Final = LANTERNS.key

ARCHIVE: Final = f"games/{KEY}.zip"
"""The archive's path on the site."""

ROOMS: Final = {"rules": "rules", "ui": "ui"}
"""The place of each module."""

REGISTERED: Final = {
    "companion/device/games.py": f"""
lanterns = Later("companion.rules.{KEY}.rules")
GAMES["{KEY}"] = lambda: lanterns.LANTERNS
""",
    "companion/ui/games.py": f"""
lanterns = Later("companion.ui.{KEY}.ui")
GAMES["{KEY}"] = Offered("sun", "lime", lambda: lanterns.LANTERNS_UI)
""",
}
"""Additions to the registries."""


def own_files() -> Files:
    """The app's own files with one more game; use and pack them where it is `registered`."""
    files = stage.own_files()
    for name, line in REGISTERED.items():
        files[name] += line.encode()
    for module, room in ROOMS.items():
        text = (HERE / f"{module}.py").read_text(encoding="utf-8")
        text = re.sub(r"from tests\.toy import (\w+)", rf"from companion.rules.{KEY} import \1", text)
        text = re.sub(r"from tests\.toy\.(\w+)", rf"from companion.rules.{KEY}.\1", text)
        assert "tests." not in text
        files[f"companion/{room}/{KEY}/{module}.py"] = text.encode()
        files[f"companion/{room}/{KEY}/__init__.py"] = b""
    return files
