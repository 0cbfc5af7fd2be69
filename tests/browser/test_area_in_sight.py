"""On a phone, the groups, dice and doses of four players at an area fit on one screen with the button."""

import re
from collections.abc import Generator

import pytest
from playwright.sync_api import Browser

from companion.rules.chromosome import KEY
from companion.words import LANGUAGES, Language, Words
from tests import seeds
from tests.browser.app import App
from tests.browser.layout import Resized, cut
from tests.browser.servers import petri
from tests.shots import four_due

pytestmark = pytest.mark.browser

SIZES = ((360, 740), (390, 844))
AFTER = {"Magda": 8, "Tomek": 12, "Przemo": 7, "Ola": 3}
"""Each player's irradiation once the doses are applied."""
FALLING = {"Magda": 3, "Tomek": 2}
"""The fate points of the players who are eliminated by their dose."""
LEAST = 40
"""Height above which a button counts as whole: the browser may report only the visible half of one."""
LOOKS = 5
"""Maximum number of looks at a page until it is right."""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[str, dict[str, str]]]:
    """A server with three games: before the groups, before the dice, and with the dice on the table."""
    data = tmp_path_factory.mktemp("area") / "data"
    with seeds.service_in(data) as service:
        ids = {
            "groups": seeds.in_radiation(service, "full").id,
            "due": four_due(service).id,
            "lying": seeds.in_four_tests(service).id,
        }
    server = petri(data).start()
    yield server.url, ids
    server.close()


def wanted(words: Words) -> dict[str, list[str]]:
    """Return the beginnings of the names of the parts that must be wholly in sight, by page."""
    irradiation = words("term-irradiation")
    return {
        "groups": [
            *(words("pair", what=name, value=count) for name in AFTER for count in (0, 3)),
            words("radiation-nobody"),
            words("radiation-face", count=0),
        ],
        "due": [
            *(words("dice-due-spoken", player=name) for name in AFTER),
            *(
                words("radiation-threat-spoken", threat=threat, parts="…").partition("…")[0]
                for threat in (5, 6)
            ),
            words("radiation-throw-all", count=4),
        ],
        "lying": [
            *(words("pair", what=irradiation, value=f"{after} ") for after in AFTER.values()),
            *(
                words("radiation-reroll-spoken", player=name, roller=name, fate="…").partition("…")[0]
                for name in AFTER
            ),
            *(words("radiation-out", player=name, after=AFTER[name]) for name in FALLING),
            *(words("radiation-lend-spoken", player=name, fate=fate) for name, fate in FALLING.items()),
            words("radiation-book", count=4),
        ],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_players_and_the_button_are_on_the_first_screen(
    games: tuple[str, dict[str, str]], browser: Browser, language: Language
) -> None:
    url, ids = games
    profile = browser.new_context(viewport={"width": 390, "height": 844}, locale=language)
    resized = Resized(profile.new_page())
    missing: dict[tuple[str, tuple[int, int]], list[str]] = {}
    for page, starts in wanted(Words(language).of(KEY)).items():
        app = App(resized.page, url).open(f"game/{ids[page]}")
        app.shows(re.compile("^" + re.escape(starts[-1].replace("\u00a0", " "))))
        for size in SIZES:
            for _ in range(LOOKS):
                boxes = resized.to(*size)
                whole = [box.name for box in boxes if box.whole and (not box.pressed or box.height > LEAST)]
                missing[page, size] = [
                    *(said for said in starts if not any(name.startswith(said) for name in whole)),
                    *cut(boxes, size[0]),
                ]
                if not missing[page, size]:
                    break
    profile.close()
    assert {where: what for where, what in missing.items() if what} == {}
