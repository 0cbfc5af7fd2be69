"""The pictures of the README and of the web app's manifest, and the words on the screens that they show.

`make shots ARGS=readme` takes them. A test compares the words that were on each screen then with those of
today, so that the picture of a changed screen is taken again.
"""

import asyncio
import json
import re
import subprocess
from pathlib import Path
from typing import Final, Literal, NamedTuple

from companion.words import Language
from tests.browser.servers import ROOT
from tests.shots import SCREENS, Screen
from tests.ui.services import opened, service

RECORD: Final = ROOT / "docs" / "pictures" / "words.json"
"""The commit and the words of each picture, by its path."""
TIME: Final = re.compile(r"\d+:\d\d")
"""Pattern of an entry's time, which differs from one drawing to the next."""
PHONE: Final = (390, 844)
WIDE: Final = (1280, 800)


class ReadmePicture(NamedTuple):
    """A picture that is kept in the repository."""

    path: str
    """The path of its file, relative to the repository's root."""
    screen: str
    """The name of its screen in `tests.shots`."""
    theme: Literal["dark", "light"] = "dark"
    size: tuple[int, int] = PHONE
    """Width and height of the page in logical pixels; below a width of 800, the picture has twice as many."""
    language: Language = "en"

    @property
    def pixels(self) -> tuple[int, int]:
        """Return the width and height of the file in pixels."""
        wide, high = self.size
        return (2 * wide, 2 * high) if wide < 800 else self.size

    def shown(self) -> Screen:
        return next(screen for screen in SCREENS if screen.name == self.screen)


PICTURES: Final = (
    ReadmePicture("docs/pictures/table.png", "table"),
    ReadmePicture("docs/pictures/battle.png", "battle"),
    ReadmePicture("docs/pictures/score.png", "score"),
    ReadmePicture("docs/pictures/carnomorphs-table.png", "crew-table", "light"),
    ReadmePicture("docs/pictures/carnomorphs-feeding.png", "crew-feeding-full", "light"),
    ReadmePicture("docs/pictures/carnomorphs-check.png", "crew-check", "light"),
    ReadmePicture("docs/pictures/soup-movement.png", "soup-table"),
    ReadmePicture("docs/pictures/soup-ozone.png", "soup-settle"),
    ReadmePicture("docs/pictures/soup-genes.png", "soup-genes"),
    ReadmePicture("assets/screenshots/table.png", "table"),
    ReadmePicture("assets/screenshots/battle.png", "battle"),
    ReadmePicture("assets/screenshots/wide.png", "battle", size=WIDE),
)


async def words_now(picture: ReadmePicture) -> list[str]:
    """Return the words on a picture's screen today, in the order of the page."""
    home, screen = service(language=picture.language), picture.shown()
    assert screen.game is not None, f"{screen.name} is no page of a game"
    assert not screen.taps, f"{screen.name} is reached by taps"
    game = screen.game(home)
    wide, high = picture.size
    async with opened(home, "/" + screen.path.format(id=game.id), size=(float(wide), float(high))) as app:
        return [text for text in app.texts() if not TIME.fullmatch(text)]


def record() -> None:
    """Write a record of the words on all pictured screens and of the commit."""
    head = subprocess.run(("git", "rev-parse", "HEAD"), cwd=ROOT, capture_output=True, text=True, check=True)
    told = {
        picture.path: {"commit": head.stdout.strip(), "words": asyncio.run(words_now(picture))}
        for picture in PICTURES
    }
    RECORD.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def size_of(path: Path) -> tuple[int, int]:
    """Return the width and height of a PNG in pixels."""
    head = path.read_bytes()[:24]
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
