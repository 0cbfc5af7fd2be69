"""The screens that show each sentence, found by drawing those of `tests.shots` without a browser."""

import hashlib
import json
import re
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from companion.words import FALLBACK, Words
from companion.words.book import Book
from companion.words.words import Single
from tests.loops import in_own_time
from tests.shots import SCREENS, Screen
from tests.ui.browser import Answer
from tests.ui.harness import Harness
from tests.ui.services import opened, service
from tests.words.catalogue import ROOT

KEPT: Final = ROOT / "build" / "words"
"""The folder in which the result is kept until its sources change."""


def _scrolled(_: object) -> None:
    pass


ANSWERS: Final[Mapping[str, Answer]] = {"Column.scroll_to": _scrolled}
"""The answers of a browser to screens that scroll by themselves."""

SOURCES: Final = ("companion/**/*.py", f"locales/{FALLBACK}/**/*.ftl", "tests/*.py", "tests/ui/*.py")


def shown_on() -> Mapping[str, tuple[str, ...]]:
    """Return the names of the screens that show each sentence, by the sentence's full key.

    The result is kept in a file until a source changes.
    """
    kept = KEPT / f"screens-{_fingerprint()}.json"
    if not kept.is_file():
        found: dict[str, list[str]] = {}
        for screen in SCREENS:
            for key in sorted(sentences_on(screen)):
                found.setdefault(key, []).append(screen.name)
        KEPT.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(found), encoding="utf-8")
    return {key: tuple(names) for key, names in json.loads(kept.read_text(encoding="utf-8")).items()}


def sentences_on(screen: Screen) -> frozenset[str]:
    """Return the full keys of the sentences on a screen; none if it needs a guest's phone or a browser."""
    if screen.guest:
        return frozenset()
    with _noted() as noted:
        try:
            shown = in_own_time(_texts_of(screen))
        except AssertionError:  # a tap on the way needs a browser
            return frozenset()
    return frozenset(key for key, said in noted if any(said in text for text in shown))


async def _texts_of(screen: Screen) -> list[str]:
    """Draw a screen in the fallback language; return all texts written or spoken on it."""
    home = service(language=FALLBACK)
    known = {"id": screen.game(home).id} if screen.game is not None else {}
    wide, high = screen.sizes[0]
    size, words = (float(wide), float(high)), Words(FALLBACK)
    async with opened(home, "/" + screen.path.format(**known), size=size, answers=ANSWERS) as app:
        for tap in screen.taps:
            await _tap(app, re.compile(tap(words).replace("\u00a0", " ")))
        return list(map(_plain, (*app.texts(), *app.labels())))


async def _tap(app: Harness, name: re.Pattern[str]) -> None:
    """Tap the last control whose name matches; names are composed as a browser composes them."""
    for control, names in reversed(app.things()):
        own = [*map(_plain, names)]
        if any(map(name.search, (*own, " ".join(own), _plain(" ".join(app.texts(control)))))):
            await app.tap(control)
            return
    raise AssertionError(f"nothing is called {name.pattern}")


def _plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@contextmanager
def _noted() -> Generator[set[tuple[str, str]]]:
    """Record every rendered sentence: its full key and its text."""
    noted: set[tuple[str, str]] = set()
    render = Book.render

    def noting(self: Book, key: str, params: Mapping[str, Single], game: str = "") -> tuple[str, list[str]]:
        said = render(self, key, params, game)
        noted.add((f"{game}-{key}" if game and self.has(f"{game}-{key}") else key, _plain(said[0])))
        return said

    Book.render = noting
    try:
        yield noted
    finally:
        Book.render = render


def _fingerprint() -> str:
    """Return a checksum of everything that decides what the screens say."""
    sums = (hashlib.sha256(path.read_bytes()).digest() for path in _sources())
    return hashlib.sha256(b"".join(sums)).hexdigest()[:16]


def _sources() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from sorted(ROOT.glob(pattern))
