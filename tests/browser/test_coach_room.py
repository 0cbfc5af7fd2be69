"""On a small phone the coach leaves room for the wide button and for the band and card of the turn."""

import re
from collections.abc import Callable, Generator, Sequence

import pytest
from playwright.sync_api import Browser

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.turns import TakeTurn
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.corrections import MarkActive
from companion.rules.chromosome.turns import EndPhase
from companion.rules.soup.setup import ChooseSpace, RollOrder
from companion.ui.shared.coach import SETTING
from companion.words import Words
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.browser.app import App
from tests.browser.layout import Box, Resized, cut, overlapping
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

WORDS = Words("pl")
SMALL, LOW = (360, 640), (740, 360)
RULES = re.compile(f"^{WORDS('rules-about', title='…').removesuffix('…')}")

GUARDED = 1000
"""Milliseconds after a resize during which taps on redrawn controls are ignored."""

MakeGame = Callable[[GameService], OpenGame]


def turn_of(seat: int) -> MakeGame:
    """Return a maker of a game of four in full detail, in its first round, with that player's turn."""

    def make(service: GameService) -> OpenGame:
        game = seeds.begin(service, seeds.FRIENDS, "full")
        return seeds.give(game, MarkActive(seat=seat)) if seat else game

    return make


def fight(service: GameService) -> OpenGame:
    """Begin a game and its first battle."""
    fight = Fight(attacker=0, attacker_group=1, defender=1, defender_group=1)
    return seeds.give(seeds.begin(service, seeds.FRIENDS, "full"), fight)


def radiation(service: GameService) -> OpenGame:
    """Begin a game and its first radiation phase."""
    return seeds.give(seeds.begin(service), AddArea(cubes=3, room="7"), EndPhase())


def crew(seat: int) -> MakeGame:
    """Return a maker of a game of five of Carnomorphs, in its first round, with that player's turn."""

    def make(service: GameService) -> OpenGame:
        return carnomorph_seeds.give(carnomorph_seeds.setting_up(service), BeginPlay(), TakeTurn(seat=seat))

    return make


def choosing(service: GameService) -> OpenGame:
    """Set up Primordial Soup for four players, one of whom has chosen a space."""
    dice = ((6, 5), (2, 1), (4, 4), (3, 2))
    return soup_seeds.give(soup_seeds.seated(service), RollOrder(dice=dice), ChooseSpace(seat=0, space=1))


TURNS: dict[str, tuple[MakeGame, str]] = {
    **{f"turn-{seat}": (turn_of(seat), name) for seat, name in enumerate(seeds.FRIENDS)},
    **{f"crew-{seat}": (crew(seat), carnomorph_seeds.CREW[seat]) for seat in (1, 3, 4)},
}
"""Games in their first round, each with the name of the player whose turn it is."""
STAGES: dict[str, MakeGame] = {
    "battle": fight,
    "radiation": radiation,
    "crew-setup": carnomorph_seeds.setting_up,
    "soup-begun": soup_seeds.begun,
    "soup-setup": choosing,
}
"""Games in whose first round the coach explains a stage that fills the page."""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[str, dict[str, str]]]:
    """Petri on a coached device with a game of each kind: its address, and the games' ids."""
    data = tmp_path_factory.mktemp("coach") / "data"
    with seeds.service_in(data) as service:
        service.remember(f"setting.{SETTING}", True)
        made = {**{name: make for name, (make, _) in TURNS.items()}, **STAGES}
        ids = {name: make(service).id for name, make in made.items()}
    server = petri(data).start()
    yield server.url, ids
    server.close()


@pytest.fixture(scope="module")
def resized(browser: Browser) -> Generator[Resized]:
    """One tab, as small as a small phone, for all games."""
    profile = browser.new_context(viewport={"width": SMALL[0], "height": SMALL[1]}, locale="pl-PL")
    yield Resized(profile.new_page())
    profile.close()


@pytest.fixture(scope="module")
def app(games: tuple[str, dict[str, str]], resized: Resized) -> App:
    """Petri, open in that tab."""
    return App(resized.page, games[0])


@pytest.mark.parametrize("name", [*TURNS, *STAGES])
def test_whoever_is_coached_sees_the_wide_button_and_the_band_and_card_of_whose_turn_it_is(
    games: tuple[str, dict[str, str]], app: App, resized: Resized, name: str
) -> None:
    player = TURNS[name][1] if name in TURNS else ""
    resized.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    app.open(f"game/{games[1][name]}")
    # The coach gives way to notices for everybody; the rules are then opened from the bar.
    app.shows(WORDS("coach-end") if name != "radiation" else RULES)
    coached = {size: looked_for(resized, player, size) for size in (LOW, SMALL)}
    resized.page.wait_for_timeout(GUARDED)
    app.tap(app.button(RULES).first)
    reads = looked_for(resized, player, SMALL, reads=True)
    assert (coached, reads) == ({LOW: [], SMALL: []}, [])


def looked_for(resized: Resized, player: str, size: tuple[int, int], *, reads: bool = False) -> list[str]:
    """Return the parts still out of sight once the page has scrolled to the current player.

    Args:
        reads: Whether a rules chapter is open; the band is then enough, the card may be out of sight.
    """
    return resized.faults(size, lambda boxes: out_of_sight(boxes, player, size, reads=reads))


def out_of_sight(boxes: Sequence[Box], player: str, size: tuple[int, int], *, reads: bool) -> list[str]:
    """Return what of the lowest button, the band and the player's card is missing, out of sight or cut."""
    buttons = [box for box in boxes if box.pressed and box.seen]
    bar = max(buttons, key=lambda box: box.bottom)
    turn = WORDS("table-turn-of", player=player or "?")
    said = re.compile(f"{re.escape(turn)}(,.*)?")  # a sentence of the coach begins with the same words
    band = [box for box in boxes if player and box.seen and said.fullmatch(box.name)]
    missing = ["the band"] if player and not band else []
    card: list[Box] = []
    if player and not reads:
        card = [box for box in buttons if box.name.startswith(f"{player},")]
        missing += [] if card else ["the card"]
        seat = seeds.FRIENDS.index(player) if player in seeds.FRIENDS else -1
        card += [box for box in boxes if box.identifier.endswith(f"-{seat}")]
    hidden = [box.title for box in (bar, *band, *card) if not box.whole or box.bottom > size[1]]
    return [*missing, *hidden, *cut(boxes, size[0]), *map(str, overlapping(boxes))]
