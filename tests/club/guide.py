"""The commands of `docs/club.md` by section, each with the paragraph before it, which names the user."""

import re
from typing import Final, NamedTuple

from tests.club.machine import ROOT

PAGE: Final = ROOT / "docs" / "club.md"

UNTYPED: Final = ("", "Begin with containers")
"""Sections without commands to type: the introduction, and Docker."""


class Block(NamedTuple):
    """A block of commands."""

    before: str
    """The paragraph before the commands."""

    script: str


def sections() -> dict[str, list[Block]]:
    """Return the command blocks of each section that has any, in the page's order."""
    found: dict[str, list[Block]] = {}
    title = before = ""
    for part in re.split(r"\n{2,}", PAGE.read_text(encoding="utf-8")):
        if part.startswith("## "):
            title = part.removeprefix("## ")
        elif part.startswith("    "):
            lines = [line.removeprefix("    ") for line in part.splitlines()]
            found.setdefault(title, []).append(Block(before, "\n".join(lines)))
        before = part
    return {title: blocks for title, blocks in found.items() if title not in UNTYPED}
