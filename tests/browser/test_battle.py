"""A battle in a browser: it takes few taps, and nobody has to search for a button."""

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.device.open_game import OpenGame
from companion.rules.chromosome.battle import Commit
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.words import LANGUAGES, Language, Words
from tests import seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp, Viewport
from tests.browser.layout import Resized, cut
from tests.browser.servers import Server, petri

WORDS = Words("pl").of("chromosome")
TAPS = 7
"""Maximum number of taps from the table to the end of a battle, losses removed, with the app's dice."""

REROLL = re.compile("^Przerzut: ")


def attack_lies(game: OpenGame) -> OpenGame:
    """Roll the attacker's die; each of the four players has fate for a re-roll."""
    return seeds.give(
        game,
        Commit(side="attacker", genes=2),
        Commit(side="defender", genes=2),
        ThrowDie(face=3),
    )


def defence_lies_again(game: OpenGame) -> OpenGame:
    """Re-roll the defender's die."""
    return seeds.give(game, LetStand(), ThrowDie(face=1), ForceReroll(by=3), ThrowDie(face=2))


@pytest.fixture
def evening(tmp_path: Path) -> Generator[tuple[Server, dict[str, str]]]:
    """A server with a game in play, and games with dice on the table."""
    with seeds.service_in(tmp_path) as service:
        games = {
            "table": seeds.midway(service).id,
            "battle": attack_lies(seeds.before_the_dice(service)).id,
            "answered": defence_lies_again(attack_lies(seeds.before_the_dice(service))).id,
            "test": seeds.in_test(service).id,
        }
    server = petri(tmp_path).start()
    yield server, games
    server.close()


SPARK = re.compile("^" + WORDS("action-spark") + ", ")
"""The name of the tile whose action begins a battle."""


class Taps:
    """A tap counter; each tap waits until its button is there and enabled."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.count = 0

    def on(self, name: str | re.Pattern[str]) -> None:
        self.app.tap(name)
        self.count += 1


@pytest.mark.walk
def test_a_battle_from_tap_to_taken_tokens_takes_seven_taps(
    evening: tuple[Server, dict[str, str]], open_app: OpenApp
) -> None:
    server, games = evening
    app = open_app(f"{server.url}game/{games['table']}")
    taps = Taps(app)
    taps.on(SPARK)
    taps.on(WORDS("fight-size", player="Tomek", count=3))
    taps.on(WORDS("fight-size", player="Magda", count=2))
    taps.on(WORDS("fight-begin"))
    taps.on(WORDS("dice-throws", player="Tomek"))
    taps.on(WORDS("battle-stands", player="Magda"))
    taps.on(re.compile("^" + WORDS("dice-stands") + ", (zdejmij|po jednym) "))
    app.shows(re.compile("^Cofnij: .*Tomek.*Magda|^Cofnij: .*Magda.*Tomek"))
    assert taps.count <= TAPS


JUMP = 8
"""Maximum number of pixels by which the choices may move when the odds appear."""


@pytest.mark.parametrize("viewport", [(390, 844), (360, 640), (844, 390)])
def test_the_sheet_of_an_attack_stands_still_when_its_odds_become_known(
    evening: tuple[Server, dict[str, str]], open_app: OpenApp
) -> None:
    server, games = evening
    app = open_app(f"{server.url}game/{games['table']}")
    app.tap(re.compile(f"{SPARK.pattern}|^{WORDS('term-battle')}$"))
    app.tap(WORDS("fight-size", player="Tomek", count=2))
    last = app.button(WORDS("fight-size", player="Magda", count=2))
    before = app.place(last)
    app.tap(last)
    app.shows(WORDS("fight-begin"))
    assert abs(app.place(last)[1] - before[1]) <= JUMP


ODDS = 90
"""Height of a bar of odds including its percentages and the words below."""


def places(app: App, screen: Viewport) -> list[tuple[str, float, float]]:
    """Return the re-roll buttons and their places, in reading order; assert that all are on the screen."""
    found: list[tuple[str, float, float]] = []
    for button in app.button(REROLL).all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= screen[0]
        assert box["y"] + box["height"] <= screen[1]
        assert box["height"] >= 48
        found.append(((button.get_attribute("aria-label") or button.inner_text()), box["x"], box["y"]))
    return sorted(found, key=lambda each: (each[2], each[1]))


@pytest.mark.parametrize("viewport", [(390, 844), (360, 740), (844, 390)])
def test_every_reroll_is_in_sight_with_advice_and_odds_open_and_keeps_its_place(
    evening: tuple[Server, dict[str, str]], open_app: OpenApp, viewport: Viewport
) -> None:
    server, games = evening
    app = open_app(f"{server.url}game/{games['battle']}")
    odds = app.target(re.compile("^" + re.escape(WORDS("battle-odds-open")) + ", wygra"))
    chances = odds.bounding_box()
    assert chances is not None
    assert chances["height"] >= ODDS, "the words below the bar are in sight"
    lies = viewport[0] > viewport[1]  # in landscape the buttons are at the side
    below = viewport[1] if lies else min(y for *_, y in places(app, viewport))
    assert chances["y"] + chances["height"] <= below
    app.tap(odds)
    app.shows(re.compile("^" + re.escape(WORDS("battle-odds-close")) + ", wygra"))
    first = places(app, viewport)
    assert [name.split(": ")[1].split(",")[0] for name, *_ in first] == ["Magda", "Tomek", "Przemo", "Ola"]
    app.tap(WORDS("battle-stands", player="Tomek"))
    app.shows(re.compile("^" + WORDS("dice-stands") + ", (zdejmij|po jednym) "))
    second = places(app, viewport)
    assert [name for name, *_ in second] == [name for name, *_ in first]
    assert [x for _, x, _ in second] == [x for _, x, _ in first]


RESULTS = {
    "battle": "^" + re.escape(WORDS("battle-odds-open")),
    "answered": "traci",
}
"""Patterns of the current die's result in a battle."""
TOLD = {"advice": r"^Rada \(", "model": "^Szanse: .*" + WORDS("rerolls-none")}
SMALLEST, SMALL, LOW = (320, 568), (360, 640), (844, 390)
LARGE_RESULTS = {
    "battle": "=",
    "answered": WORDS("battle-won", player="…", margin=1).partition("…")[0],
    "test": f"^{WORDS('term-irradiation')}: 5 ",
}
"""Patterns of results in large text, where an attack's sum is above its odds; for tests, the first result."""
LOOKS = 5
"""Maximum number of looks at a page until it is right; after a resize it may need several frames."""


@pytest.mark.parametrize("name", RESULTS)
def test_result_advice_and_the_name_of_the_odds_are_in_sight(
    evening: tuple[Server, dict[str, str]], browser: Browser, name: str
) -> None:
    server, games = evening
    profile = browser.new_context(viewport={"width": LOW[0], "height": LOW[1]}, locale="pl")
    resized = Resized(profile.new_page())
    App(resized.page, server.url).open(f"game/{games[name]}")
    missing: dict[tuple[int, int], list[str]] = {}
    for size in (LOW, (390, 844), SMALL, (1024, 768)):
        wanted = {"result": RESULTS[name], **TOLD}
        if size == SMALL:  # on so small a page half goes to the actions
            wanted = {what: said for what, said in wanted.items() if what == "result"}
        for _ in range(LOOKS):
            boxes = resized.to(*size)
            throws = [box.top for box in boxes if REROLL.search(box.name)]
            end = size[1] if size == LOW else min(throws, default=0)
            in_sight = [box.name for box in boxes if box.whole and box.bottom <= end + 1]
            missing[size] = [
                what for what, said in wanted.items() if not any(re.search(said, name) for name in in_sight)
            ]
            if not missing[size]:
                break
    profile.close()
    assert {size: what for size, what in missing.items() if what} == {}


WHOLE = {LOW: 2, (390, 844): 3, SMALL: 3, (1024, 768): 3}
"""How many of three tests are wholly visible above the wide button, by page size."""


def test_the_doses_of_an_area_and_ways_out_of_them_are_above_the_wide_button(
    evening: tuple[Server, dict[str, str]], browser: Browser
) -> None:
    server, games = evening
    profile = browser.new_context(viewport={"width": LOW[0], "height": LOW[1]}, locale="pl")
    resized = Resized(profile.new_page())
    App(resized.page, server.url).open(f"game/{games['test']}")
    afters = {"Magda": 5, "Tomek": 8, "Ola": 1}
    missing: dict[tuple[int, int], list[str]] = {}
    for size, count in WHOLE.items():
        wanted = [WORDS("radiation-book", count=3)]
        for name, after in list(afters.items())[:count]:
            wanted += [f"{WORDS('term-irradiation')}: {after} ", f"{name} płaci za przerzut"]
        for _ in range(LOOKS):
            whole = [box.name for box in resized.to(*size) if box.whole]
            missing[size] = [said for said in wanted if not any(name.startswith(said) for name in whole)]
            if not missing[size]:
                break
    profile.close()
    assert {size: what for size, what in missing.items() if what} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_odds_count_is_in_sight_on_a_small_phone(
    evening: tuple[Server, dict[str, str]], browser: Browser, language: Language
) -> None:
    server, games = evening
    words = Words(language).of("chromosome")
    profile = browser.new_context(viewport={"width": SMALL[0], "height": SMALL[1]}, locale=language)
    resized = Resized(profile.new_page())
    App(resized.page, server.url).open(f"game/{games['battle']}")
    wins = words("battle-wins", player="Tomek")
    counted = words("rerolls-counted", model=words("rerolls-none"))
    in_sight: list[str] = []
    for _ in range(LOOKS):
        boxes = resized.to(*SMALL)
        advice = words("battle-advice-spoken", player="…", advice="…").partition("…")[0]
        end = min((box.top for box in boxes if box.name.startswith(advice)), default=0)
        in_sight = [box.name for box in boxes if box.whole and box.bottom <= end + 1]
        if counted in in_sight:
            break
    profile.close()
    assert counted in in_sight
    assert any(wins in name for name in in_sight), "the words below the bar"


SCROLLED = """edge => [...document.querySelectorAll('flt-semantics')]
    .filter(node => node.getBoundingClientRect().left > edge && node.scrollHeight > node.clientHeight + 1)
    .filter(node => getComputedStyle(node).overflowY === 'scroll')
    .map(node => node.scrollHeight - node.clientHeight)"""
"""Return by how many pixels each scrolling part right of an edge overflows."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_and_actions_fit_beside_the_die_on_a_low_page(
    evening: tuple[Server, dict[str, str]], browser: Browser, language: Language
) -> None:
    server, games = evening
    words = Words(language).of("chromosome")
    advice_of = words("battle-advice-spoken", player="…", advice="…").partition("…")[0]
    profile = browser.new_context(viewport={"width": LOW[0], "height": LOW[1]}, locale=language)
    page = profile.new_page()
    over: dict[str, list[int]] = {}
    for name in RESULTS:
        app = App(page, server.url).open(f"game/{games[name]}")
        advice = app.button(re.compile("^" + re.escape(advice_of))).first
        expect(advice).to_be_visible()
        app.place(advice)  # wait until it has stopped moving
        if found := page.evaluate(SCROLLED, LOW[0] / 2):
            over[name] = found
    profile.close()
    assert over == {}


@pytest.fixture
def large(tmp_path: Path) -> Generator[tuple[str, dict[str, str]]]:
    """Games with dice on the table, with text at twice the usual size."""
    with seeds.service_in(tmp_path) as service:
        service.remember("setting.scale", 2.0)
        games = {
            "battle": attack_lies(seeds.before_the_dice(service)).id,
            "answered": defence_lies_again(attack_lies(seeds.before_the_dice(service))).id,
            "test": seeds.in_test(service).id,
        }
    server = petri(tmp_path).start()
    yield server.url, games
    server.close()


@pytest.mark.parametrize("name", LARGE_RESULTS)
def test_at_twice_the_size_of_text_result_and_advice_are_in_sight_above_the_wide_button(
    large: tuple[str, dict[str, str]], browser: Browser, name: str
) -> None:
    url, games = large
    profile = browser.new_context(viewport={"width": SMALL[0], "height": SMALL[1]}, locale="pl")
    resized = Resized(profile.new_page())
    App(resized.page, url).open(f"game/{games[name]}")
    ends = (
        WORDS("dice-stands"),
        WORDS("battle-stands", player="…").partition("…")[0],
        WORDS("radiation-book", count=3),
    )
    stands = f"^({'|'.join(ends)})"
    found: dict[tuple[int, int], list[str]] = {}
    for size in (SMALL, SMALLEST, (390, 844)):
        wanted = {"result": LARGE_RESULTS[name], "advice": TOLD["advice"], "button": stands}
        if size == SMALLEST or name == "test":  # there is only room for the result
            del wanted["advice"]
        for _ in range(LOOKS):
            boxes = resized.to(*size)
            whole = [box for box in boxes if box.whole and box.bottom <= size[1]]
            missing = [
                what for what, said in wanted.items() if not any(re.search(said, box.name) for box in whole)
            ]
            found[size] = [*cut(boxes, size[0]), *missing]
            if not found[size]:
                break
    profile.close()
    assert {size: wrong for size, wrong in found.items() if wrong} == {}
