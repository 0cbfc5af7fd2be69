"""Game services for the tests of screens: in memory, with people in them, opened as the whole app."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import flet as ft

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.radiation import FinishRadiation
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.chromosome.turns import EndPhase
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.ui.app import main_for
from companion.ui.chromosome.setup import Setup, remember
from tests.seeds import give
from tests.ui.harness import Harness

FIRST_EVENING = datetime(2026, 5, 3, 19, 5, tzinfo=UTC)


def service(
    blob_store: MemoryBlobStore | None = None,
    *,
    language: str = "en",
    knows_games: bool = True,
    roller: Callable[[int], int] = lambda faces: min(2, faces),
) -> GameService:
    """A game service in memory, in a language; each new game begins a week after the one before.

    People who know the games have switched the coach off; others have not been asked about it.
    """
    evenings = iter(FIRST_EVENING + timedelta(weeks=week) for week in range(1000))
    made = GameService(
        Library(blob_store or MemoryBlobStore(), now=lambda: next(evenings)),
        roller=roller,
    )
    made.remember("setting.language", language)
    if knows_games:
        made.remember("setting.coach", False)
    return made


def seated(names: Sequence[str]) -> tuple[Seated, ...]:
    """People in seat order, each in the colour and species of the seat."""
    return tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(names))


FOUR = seated(("Magda", "Tomek", "Przemo", "Ola"))


def service_with(players: tuple[Seated, ...], options: Options | None = None) -> GameService:
    """A game service that remembers the players and the options for a new game."""
    home = service()
    remember(home, Setup(players=players, options=options or Options()))
    return home


def play(home: GameService, *names: str, options: Options | None = None) -> OpenGame:
    """A game that has begun; the first player starts."""
    game = home.begin("chromosome", StartGame(players=seated(names), starter=0, options=options or Options()))
    assert isinstance(game, OpenGame), game
    return game


def finish(game: OpenGame, *tokens: int) -> OpenGame:
    """End a game by agreement, after giving each player this many more tokens."""
    for seat, more in enumerate(tokens):
        if more:
            game.submit(Correct(seat=seat, what="tokens", delta=more))
    game.submit(EndGame())
    return game


def second_round(game: OpenGame) -> OpenGame:
    """Bring a game to the beginning of its second round."""
    give(game, EndPhase(), FinishRadiation(skip=True), BeginTurns())
    return game


def opened(home: GameService, route: str = "/", **options: Any) -> Harness:
    """The whole app over a game service, at a route; `options` are those of `Harness`."""
    return Harness(main_for(home), route=route, **options)


def at(home: GameService, game: OpenGame, **options: Any) -> Harness:
    return opened(home, f"/game/{game.id}", **options)


async def taps(app: Harness, *names: str) -> int:
    """Tap these buttons one after the other; return the number of taps."""
    for name in names:
        await app.tap(name)
    return len(names)


def written(app: Harness) -> list[str]:
    """Return everything that is written, with plain spaces."""
    return [text.replace("\u00a0", " ") for text in app.texts()]


def announced(app: Harness) -> list[str]:
    """Return a screen reader's announcements of the screen, with plain spaces."""
    regions = app.controls(ft.Semantics, where=lambda region: bool(region.live_region))
    said = (region.label or " ".join(app.texts(region)) for region in regions)
    return [str(each).replace("\u00a0", " ") for each in said if each]


def fill(app: Harness, said: str) -> object:
    """Return the colour of the wide button with these words."""
    buttons = app.controls(ft.FilledButton)
    (wide,) = (each for each in buttons if said in [text.replace("\u00a0", " ") for text in app.texts(each)])
    assert wide.style is not None
    return wide.style.bgcolor


def on_top(app: Harness) -> ft.View:
    """Return the uppermost screen."""
    return app.controls(ft.View)[-1]


async def press(app: Harness, name: str) -> None:
    """Tap the only control on the uppermost screen that has exactly this name."""
    found = [
        button
        for button in app.controls(ft.TextButton, inside=on_top(app))
        if {*app.texts(button), *app.labels(button)} == {name}
    ]
    assert len(found) == 1, f"{len(found)} buttons are called exactly {name!r}"
    await app.tap(found[0])
