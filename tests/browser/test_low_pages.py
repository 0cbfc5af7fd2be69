"""In landscape a stage shows its buttons, and at 200 % none of them is cut."""

from collections.abc import Callable, Generator, Sequence
from itertools import cycle

import pytest
from playwright.sync_api import Browser

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.battle import ADDABLE
from companion.rules.soup.data import GENES, Gene
from companion.words import LANGUAGES, Language, Words
from tests import carnomorph_seeds, seeds, soup_seeds, tally_seeds
from tests.browser.app import App
from tests.browser.layout import Box, Resized, cut, overlapping
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

STAGES = {
    "battle": seeds.in_battle,
    "radiation": seeds.in_radiation,
    "preparation": seeds.in_preparation,
    "crew-feeding": carnomorph_seeds.in_feeding,
    "crew-check": carnomorph_seeds.in_check,
    "crew-token": carnomorph_seeds.token_drawn,
    **{
        name: soup_seeds.SCREENS[name]
        for name in ("soup-setup", "soup-table", "soup-settle", "soup-genes", "soup-division")
    },
    "crew-setup": carnomorph_seeds.setting_up,
    "crew-objectives": carnomorph_seeds.first_encounter,
    "starter": seeds.seated,
    **{name: tally_seeds.SCREENS[name] for name in ("tally-table", "tally-rows", "tally-reached")},
}
LANGUAGE = dict(zip(STAGES, cycle(LANGUAGES), strict=False))
"""The language in which each screen is checked; each language occurs on screens of every game."""
TO_CHOOSE = tuple(name for name in STAGES if name not in ("battle", "crew-feeding", "crew-setup"))
"""Stages with a choice before the next step.

Voracious intruders are left out, since they feed before any choice; so is the set-up, whose steps are
checkboxes.
"""

CHOOSING: dict[str, Callable[[GameService], OpenGame]] = {
    "strengths": lambda service: seeds.before_the_dice(service, "full"),
    "market": soup_seeds.SCREENS["soup-genes"],
}
"""Pages that must show the choices of all players at once."""

ENDS = {
    "end": seeds.finished,
    "crew-end": carnomorph_seeds.finished,
    "soup-end": soup_seeds.finished,
    "sheet-end": tally_seeds.finished,
}

CARDS: tuple[Gene, ...] = ("intelligence", "movement-1", "speed")
"""The first cards of the market, by price."""

ON_ITS_SIDE = (844, 390)
SMALLER, *UPRIGHT = (740, 360), (390, 844), (360, 640)
LOOKS = 5
"""Maximum number of looks at a page until it is right; after a resize it may need several frames."""

BAR = 56
"""Height of the bar at the top, in pixels."""
VERDICT = "document.querySelector('flt-semantics-host header')?.getBoundingClientRect().top"
"""JavaScript for the top edge of the verdict, which is a header above the actions."""
ACTIONS = 0.65
"""Left bound of the column of actions, as a share of the page's width."""


@pytest.fixture(scope="module", params=[1.0, 2.0])
def games(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Generator[tuple[float, str, dict[str, str]]]:
    """Petri with text of the given size and a game for each stage: the size, the address, the games' ids."""
    data = tmp_path_factory.mktemp("low") / "data"
    with seeds.service_in(data) as service:
        service.remember("setting.scale", request.param)
        ids = {name: game(service).id for name, game in (STAGES | ENDS | CHOOSING).items()}
    server = petri(data).start()
    yield request.param, server.url, ids
    server.close()


@pytest.fixture(scope="module")
def tabs(browser: Browser) -> Generator[dict[str, Resized]]:
    size = {"width": ON_ITS_SIDE[0], "height": ON_ITS_SIDE[1]}
    profiles = {
        language: browser.new_context(viewport=size, locale=language)  # pyright: ignore[reportArgumentType]
        for language in LANGUAGES
    }
    yield {language: Resized(profile.new_page()) for language, profile in profiles.items()}
    for profile in profiles.values():
        profile.close()


@pytest.mark.parametrize("stage", STAGES)
def test_a_phone_on_its_side_shows_what_can_be_pressed_and_cuts_nothing(
    games: tuple[float, str, dict[str, str]], tabs: dict[str, Resized], stage: str
) -> None:
    scale, url, ids = games
    resized = tabs[LANGUAGE[stage]]
    App(resized.page, url).open(f"game/{ids[stage]}")
    wrong: dict[tuple[int, int], tuple[object, ...]] = {}
    for size in (ON_ITS_SIDE, SMALLER, *(UPRIGHT if scale > 1 else ())):
        for _ in range(LOOKS):
            boxes = resized.to(*size)
            found: tuple[object, ...] = (cut(boxes, size[0]), overlapping(boxes))
            if scale == 1 and size == ON_ITS_SIDE and stage in TO_CHOOSE:
                found = (*found, hidden(boxes, size[0]))
            wrong[size] = found
            if not any(found):
                break
    assert {size: found for size, found in wrong.items() if any(found)} == {}


def hidden(boxes: Sequence[Box], width: int) -> list[str]:
    """Return the first row's buttons below the bar that are not wholly in sight; a message if none are."""
    buttons = [box for box in boxes if box.pressed and box.seen and box.top >= BAR - 1]
    offered = [box for box in buttons if box.right < width * ACTIONS]
    if not offered:
        return ["no button beside the actions is in sight"]
    first = min(box.top for box in offered)
    return [box.title for box in offered if box.top < first + 1 and not box.whole]


def choices(name: str, language: Language, size: tuple[int, int]) -> list[str]:
    """Return the spoken names of the buttons that must be wholly in sight."""
    if name == "strengths":
        words = Words(language).of("chromosome")
        ways = [f"battle-{way}-{what}" for way in ("less", "more") for what in ADDABLE]
        return [words(key, player=player) for key in ways for player in ("Przemo", "Tomek")]
    words, cards = Words(language).of("soup"), CARDS[: 3 if size == ON_ITS_SIDE else 2]
    return [words("genes-buy", gene=words(f"gene-{gene}"), count=GENES[gene].price) for gene in cards]


@pytest.mark.parametrize("games", [1.0], indirect=True)  # large text needs scrolling to reach the buttons
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CHOOSING)
def test_a_phone_on_its_side_shows_both_sides_additions_and_the_first_cards(
    games: tuple[float, str, dict[str, str]], tabs: dict[str, Resized], name: str, language: Language
) -> None:
    _, url, ids = games
    resized = tabs[language]
    App(resized.page, url).open(f"game/{ids[name]}")
    missing: dict[tuple[int, int], list[str]] = {}
    for size in (ON_ITS_SIDE, SMALLER):
        wanted = choices(name, language, size)
        for _ in range(LOOKS):
            whole = {box.name for box in resized.to(*size) if box.pressed and box.whole}
            missing[size] = [each for each in wanted if each not in whole]
            if not missing[size]:
                break
    assert {size: names for size, names in missing.items() if names} == {}


@pytest.mark.parametrize("games", [1.0], indirect=True)  # large text needs scrolling to reach the buttons
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", ENDS)
def test_a_phone_on_its_side_shows_the_whole_verdict_beside_the_scores(
    games: tuple[float, str, dict[str, str]], tabs: dict[str, Resized], end: str, language: str
) -> None:
    _, url, ids = games
    resized = tabs[language]
    App(resized.page, url).open(f"game/{ids[end]}")
    for size in (ON_ITS_SIDE, SMALLER):
        above: float | None = None
        for _ in range(LOOKS):
            resized.to(*size)
            above = resized.page.evaluate(VERDICT)
            if above is not None and above > BAR:
                break
        assert above is not None
        assert above > BAR, size
