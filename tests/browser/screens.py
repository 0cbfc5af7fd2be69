"""Every screen of the app with a game in it, and checks of its layout."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.data import IntruderKind
from companion.rules.carnomorphs.intruders import CorrectFigures
from companion.rules.carnomorphs.setup import Seated, StartGame
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.rules.chromosome.corrections import MarkActive
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.setup import Seated as Person
from companion.rules.reminders import Reminder
from companion.ui.chromosome.setup import Setup, remember
from companion.ui.sample import SMALLEST
from tests import carnomorph_seeds, seeds, soup_seeds, tally_seeds
from tests.browser.app import App
from tests.browser.axe import violations
from tests.browser.layout import LOOKS, Resized, cut, lost, overlapping
from tests.seeds import give

ROOMY = (1440, 1000)
PHONE = (390, 844)
PARTS = (
    *("score", "counts", "clock", "irradiation", "tokens", "trophies"),
    *("points", "amoebas", "mutation", "place"),
)
"""Identifiers of the parts of a player's card, line or row that must not be cut; genes may take two rows."""

GROWN = {
    "table-first": (1.5, 2.0),
    "crew-warned": (1.5, 2.0),
    "soup-first": (2.0,),
    "score-sheet-known": (1.5, 2.0),
    **tally_seeds.GROWN,
}
"""Screens that are also checked in large text, with the scales: first turns, and the longest notices."""

LONG = ("Wierzchosława z Nowego Miasta nad Pilicą", "Maksymilian", "Konstantynopolitańczykowianeczka", "Żółć")


class Case(NamedTuple):
    """A screen with a game in it."""

    game: Callable[[GameService], OpenGame] | None
    path: str
    smallest: float = 1.0
    """The smallest scale, relative to a roomy page, at which parts of a player's row may be drawn."""


def full(service: GameService) -> OpenGame:
    return seeds.midway(service, "full")


def long_names(service: GameService) -> OpenGame:
    """Begin a game whose players' names are hard to fit in."""
    return seeds.midway(service, "full", LONG)


def clocks(service: GameService) -> OpenGame:
    """Begin a game whose players' names are hard to fit in, each with a clock beside it."""
    return seeds.with_clocks(service, LONG)


def two(service: GameService) -> OpenGame:
    """Begin a game of two players."""
    return seeds.begin(service, seeds.FRIENDS[:2])


def last(service: GameService) -> OpenGame:
    """Give the turn to the last player."""
    return seeds.give(full(service), MarkActive(seat=3))


def laid_out(service: GameService) -> OpenGame:
    """Begin a game whose board is still being set up, step by step."""
    crew = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(seeds.FRIENDS))
    game = service.begin("carnomorphs", StartGame(players=crew))
    assert isinstance(game, OpenGame), game
    return game


def crew_quick(service: GameService) -> OpenGame:
    """Carnomorphs in quick detail."""
    return carnomorph_seeds.midway(service, "quick")


def crew_long(service: GameService) -> OpenGame:
    """Return a game of Carnomorphs with five players whose names are hard to fit in."""
    return carnomorph_seeds.midway(service, "full", carnomorph_seeds.LONG)


def crew_feeding(service: GameService) -> OpenGame:
    """Return a game in which a room's feeding is being entered, with five figures on the board."""
    figures: tuple[tuple[IntruderKind, int], ...] = (("metagorger", 3), ("shambler", 1), ("fleshbeast", 1))
    placed = (CorrectFigures(intruder=kind, delta=count) for kind, count in figures)
    return give(carnomorph_seeds.midway(service, "quick"), *placed, EndPlayerPhase())


def warned(service: GameService) -> OpenGame:
    """Return a game with the most warnings at once: self-destruction, third marker, table reminder."""
    game = carnomorph_seeds.in_feeding(service)
    assert game.table.state.self_destruct is not None
    assert any(player.markers == 3 for player in game.table.state.players)
    service.set_reminders(game.id, (Reminder("events", "Kto karmi kota, a kto idzie po herbatę?"),))
    return game


def known_people(service: GameService) -> OpenGame:
    """Finish a game whose players are remembered for the next one."""
    people = tuple(Person(name=name, species=at, colour=at) for at, name in enumerate(seeds.FRIENDS))
    remember(service, Setup(players=people, options=Options()))
    return seeds.finished(service)


def first_turn(service: GameService) -> OpenGame:
    """Begin a game; a device's first game is coached."""
    return seeds.begin(service)


def first_moves(service: GameService) -> OpenGame:
    """Return a game of Primordial Soup at its first moves."""
    return soup_seeds.begun(service)


CARNOMORPHS = {
    "crew-setup": carnomorph_seeds.setting_up,
    "crew-table": carnomorph_seeds.midway,
    "crew-table-quick": crew_quick,
    "crew-table-long": crew_long,
    "crew-feeding": crew_feeding,
    "crew-feeding-full": carnomorph_seeds.in_feeding,
    "crew-fire": carnomorph_seeds.in_fire,
    "crew-bag": carnomorph_seeds.before_the_bag,
    "crew-token": carnomorph_seeds.token_drawn,
    "crew-encounter": carnomorph_seeds.in_encounter,
    "crew-objectives": carnomorph_seeds.first_encounter,
    "crew-check": carnomorph_seeds.in_check,
    "crew-end": carnomorph_seeds.finished,
}

OTHERS = soup_seeds.SCREENS | tally_seeds.SCREENS

SCREENS = {
    "table": Case(seeds.midway, "game/{id}"),
    "table-full": Case(full, "game/{id}"),
    "table-first": Case(first_turn, "game/{id}"),
    "crew-warned": Case(warned, "game/{id}"),
    "soup-first": Case(first_moves, "game/{id}"),
    "table-long": Case(long_names, "game/{id}"),
    "table-clocks": Case(clocks, "game/{id}"),
    "table-two": Case(two, "game/{id}"),
    "battle": Case(seeds.in_battle, "game/{id}"),
    "radiation": Case(seeds.in_radiation, "game/{id}"),
    "starter": Case(seeds.seated, "game/{id}"),
    "preparation": Case(seeds.in_preparation, "game/{id}"),
    "laid-out": Case(laid_out, "game/{id}"),
    "score": Case(seeds.finished, "game/{id}"),
    "last": Case(last, "game/{id}"),
    "home": Case(seeds.midway, ""),
    "new-game": Case(None, "new"),
    "calculators": Case(None, "calculators"),
    "score-sheet": Case(None, "score"),
    "score-sheet-known": Case(known_people, "score"),
    "rules": Case(None, "rules"),
    "sample": Case(None, "sample", SMALLEST),
    "journal": Case(seeds.finished, "game/{id}/journal"),
    "charts": Case(seeds.finished, "game/{id}/charts"),
    "past-games": Case(seeds.finished, "games"),
    "settings": Case(None, "settings"),
    "nowhere": Case(None, "nowhere"),
    "test": Case(seeds.in_test, "game/{id}"),
    **{name: Case(game, "game/{id}") for name, game in (CARNOMORPHS | OTHERS).items()},
}


def begin(data: Path, names: Iterable[str]) -> dict[str, str]:
    """Begin the games of these screens in a folder; return their ids by the name of the screen."""
    with seeds.service_in(data) as service:
        games = {name: SCREENS[name].game for name in names}
        return {name: game(service).id for name, game in games.items() if game is not None}


def address(name: str, ids: dict[str, str]) -> str:
    """Return a screen's path, relative to the app's root."""
    return SCREENS[name].path.format(id=ids.get(name, ""))


def misplaced(
    resized: Resized, sizes: Iterable[tuple[int, int]], smallest: float
) -> dict[tuple[int, int], tuple[object, ...]]:
    """Return the open page's faults for each size: parts that are cut, overlap or are lost."""
    roomy = resized.to(*ROOMY)
    wrong: dict[tuple[int, int], tuple[object, ...]] = {}
    for size in sizes:
        for _ in range(LOOKS):
            boxes = resized.to(*size)
            wrong[size] = (cut(boxes, size[0]), overlapping(boxes), lost(boxes, roomy, PARTS, smallest))
            if not any(wrong[size]):
                break
            roomy = resized.to(*ROOMY)  # the roomy page may not have been drawn completely
    return {size: found for size, found in wrong.items() if any(found)}


def findings(app: App, resized: Resized, name: str, sizes: Iterable[tuple[int, int]]) -> dict[str, object]:
    """Return everything that is wrong with the open screen, by kind of fault."""
    layout = misplaced(resized, sizes, SCREENS[name].smallest)
    resized.to(*PHONE)
    axe = violations(app)
    if axe:  # buttons of a new layout ignore taps at first, and no keyboard reaches them
        axe = violations(app)
    wrong = {
        "layout": layout,
        "without a spoken name": app.nameless(),
        "axe": axe,
        "errors": tuple(app.errors),
        "asked elsewhere": tuple(app.leaks),
    }
    app.errors.clear()
    app.leaks.clear()
    return {kind: found for kind, found in wrong.items() if found}
