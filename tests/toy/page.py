"""The page `docs/new-game.md`: the files of its game, and the commands that it asks for."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "new-game.md"

BLOCK: Final = re.compile(
    r"(?:^\*\*`(?P<file>[\w./-]+)`\*\*\n\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.M | re.S
)


def files() -> dict[str, str]:
    """Return the text of each file of the page's game."""
    return {each["file"]: each["text"] for each in BLOCK.finditer(_text()) if each["file"]}


def commands() -> list[str]:
    """Return the command lines to be typed, in order."""
    shown = [each for each in BLOCK.finditer(_text()) if each["kind"] == "sh"]
    return [line for each in shown for line in each["text"].splitlines()]


def others() -> list[str]:
    """Return the blocks that are neither files nor commands."""
    return [each["text"] for each in BLOCK.finditer(_text()) if not each["file"] and each["kind"] != "sh"]


def checklist() -> list[str]:
    """Return the rows of the table that lists what `companion games check` requires."""
    return re.findall(r"^\| .* \| .* \|$", _text(), re.MULTILINE)[1:]


def laid_out(folder: Path) -> Path:
    """Write the page's files into a folder, and return the folder."""
    for name, text in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def _text() -> str:
    return PAGE.read_text(encoding="utf-8")
