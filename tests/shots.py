"""`make shots`: pictures of every screen from the running app with real games in it.

They go to `build/shots/<screen>-<language>-<theme>-<width>x<height>.png`. Give words to take only those
pictures whose names contain one of them: `python -m tests.shots battle`.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser

from companion.house import House, Seating
from companion.words import LANGUAGES, Language
from tests import seeds
from tests.browser.app import App
from tests.browser.chromium import headless_chromium
from tests.browser.servers import ROOT, petri

OUT = ROOT / "build" / "shots"
SIZES = ((390, 844), (360, 640), (1280, 800))
SETTLE = 1500
"""Milliseconds until motion has ended and drawings are decoded; a picture has nothing else to wait for."""

LONG = (
    "Wierzchosława z Nowego Miasta nad Pilicą",
    "Maksymilian",
    "Konstantynopolitańczykowianeczka",
    "Żółć",
)

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")


class Screen(NamedTuple):
    """A screen to take: the game it needs, its address, and what to tap on the way, in Polish and English."""

    name: str
    game: Callable[[House], Seating] | None
    path: str = ""
    taps: tuple[tuple[str, str], ...] = ()


def with_long_names(house: House) -> Seating:
    """The game in full detail with names that are hard to place."""
    return seeds.midway(house, "full", LONG)


def full(house: House) -> Seating:
    """The game in full detail."""
    return seeds.midway(house, "full")


SCREENS = (
    Screen("home-first", None),
    Screen("home", seeds.midway),
    Screen("new-game", seeds.finished, "new"),
    Screen("table", seeds.midway, "game/{id}"),
    Screen("table-full", full, "game/{id}"),
    Screen("table-long", with_long_names, "game/{id}"),
    Screen("player", seeds.midway, "game/{id}", (("^Magda, ", "^Magda, "),)),
    Screen("turn", full, "game/{id}", (("^Akcja$", "^Action$"),)),
    Screen("menu", seeds.midway, "game/{id}", (("^Menu stołu$", "^Table menu$"),)),
    Screen("fight", full, "game/{id}", (("^Walka$", "^Battle$"),)),
    Screen("battle", seeds.in_battle, "game/{id}"),
    Screen("radiation", seeds.in_radiation, "game/{id}"),
    Screen("test", seeds.in_test, "game/{id}"),
    Screen("preparation", seeds.in_preparation, "game/{id}"),
    Screen("score", seeds.finished, "game/{id}"),
    Screen("charts", seeds.finished, "game/{id}/charts"),
    Screen("journal", seeds.finished, "game/{id}/journal"),
    Screen("past-games", seeds.finished, "games"),
    Screen("calculators", None, "calculators"),
    Screen("rules", None, "rules"),
    Screen("settings", None, "settings"),
)


def take(browser: Browser, screen: Screen, wanted: Sequence[str]) -> int:
    """Take one screen in every language, theme and size; the answer is how many pictures."""
    names: list[tuple[Language, Theme, tuple[int, int]]] = [
        (language, theme, size) for language in LANGUAGES for theme in THEMES for size in SIZES
    ]
    chosen = [each for each in names if not wanted or any(word in title(screen, *each) for word in wanted)]
    if not chosen:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        data, game_id = Path(folder), ""
        if screen.game is not None:
            with seeds.house_in(data) as house:
                game_id = screen.game(house).id
        server = petri(data).start()
        try:
            for language, theme, size in chosen:
                shoot(browser, server.url + screen.path.format(id=game_id), screen, language, theme, size)
        finally:
            server.close()
    return len(chosen)


def title(screen: Screen, language: Language, theme: Theme, size: tuple[int, int]) -> str:
    """The name of a picture."""
    return f"{screen.name}-{language}-{theme}-{size[0]}x{size[1]}"


def shoot(
    browser: Browser, url: str, screen: Screen, language: Language, theme: Theme, size: tuple[int, int]
) -> None:
    """Take one picture."""
    width, height = size
    profile = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if width < 800 else 1,
        locale=language,
        color_scheme=theme,
    )
    app = App(profile.new_page(), url).open()
    for tap in screen.taps:
        app.tap(app.page.get_by_role("button", name=re.compile(tap[LANGUAGES.index(language)])).last)
    app.page.wait_for_timeout(SETTLE)
    app.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    app.picture(OUT / f"{title(screen, language, theme, size)}.png")
    profile.close()


def main(wanted: Sequence[str]) -> int:
    """Take all pictures, or those that are wanted."""
    OUT.mkdir(parents=True, exist_ok=True)
    with headless_chromium() as browser:
        for screen in SCREENS:
            count = take(browser, screen, wanted)
            if count:
                print(f"{screen.name}: {count}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
