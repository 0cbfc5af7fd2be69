"""Tables for the tests of the screens of Primordial Soup: people at the pond, the app at their table."""

from typing import Literal

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.kernel import Command
from companion.rules.soup import KEY
from companion.rules.soup.corrections import Correct, CorrectGene
from companion.rules.soup.data import Card, Gene
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.setup import BeginPlay, ChooseSpace, Seated, StartGame
from companion.rules.soup.state import Detail, State
from tests.seeds import give
from tests.ui.harness import Harness
from tests.ui.services import service

NAMES = ("Magda", "Tomek", "Przemo", "Ola")
MAGDA, TOMEK, PRZEMO, OLA = range(4)
"""Seats, clockwise, and in ascending order on the ladder: Magda moves first, Ola buys first."""


def pond(
    *before: Command,
    players: int = 4,
    detail: Detail = "quick",
    options: Options | None = None,
    language: str = "en",
    pace: Literal["brisk", "step"] = "step",
) -> tuple[GameService, OpenGame]:
    """A game in its first round after these commands; by default no step is skipped.

    Raises:
        AssertionError: The rules refuse one of the commands.
    """
    home = service(language=language)
    home.remember("setting.game", KEY)
    start = StartGame(
        players=tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES[:players])),
        detail=detail,
        options=(options or Options()).replace(pace=pace),
    )
    game = home.begin(KEY, start)
    assert isinstance(game, OpenGame), game
    spaces = (ChooseSpace(seat=seat, space=seat + 1) for seat in range(players))
    give(game, *spaces, TurnCard(card=Card("east", 10)), BeginPlay(), *before)
    return home, game


def given(seat: int, *genes: Gene, points: int = 0) -> tuple[Command, ...]:
    """Return commands that give a player gene cards, and change the points, for nothing."""
    cards = tuple(CorrectGene(seat=seat, gene=gene, held=True) for gene in genes)
    return (*cards, *((Correct(seat=seat, number="points", delta=points),) if points else ()))


def now(game: OpenGame) -> State:
    state = game.table.state
    assert isinstance(state, State)
    return state


def called(app: Harness, start: str) -> str:
    """Return the full name of the only control whose name begins with `start`."""
    found = {said for said in (*app.labels(), *app.texts()) if said.replace("\u00a0", " ").startswith(start)}
    assert len(found) == 1, (start, sorted(app.labels()), app.texts())
    return found.pop()
