"""A wide page shows the table, the stage, and the history at once, in every game."""

from collections.abc import Callable

import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.battle import Fight
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import crew
from tests.ui.fights import table
from tests.ui.harness import DESKTOP
from tests.ui.services import at
from tests.ui.soup.ponds import pond

TABLET, ON_ITS_SIDE = (1024.0, 768.0), (844.0, 390.0)
LADDER = "Scoring ladder"


def fight() -> tuple[GameService, OpenGame]:
    return table(Fight(attacker=0, attacker_group=3, defender=1, defender_group=1))


def board() -> tuple[GameService, OpenGame]:
    return crew(begun=False)


STAGES = pytest.mark.parametrize("game", [fight, board, pond])


@STAGES
@asynchronous
async def test_a_desktop_shows_the_history_beside_what_takes_place(
    game: Callable[[], tuple[GameService, OpenGame]],
) -> None:
    home, played = game()
    async with at(home, played, size=DESKTOP) as app:
        assert app.sees("History")
        assert "See the table" not in app.labels()


@STAGES
@asynchronous
async def test_a_narrower_page_has_no_room_for_it(game: Callable[[], tuple[GameService, OpenGame]]) -> None:
    home, played = game()
    async with at(home, played, size=TABLET) as app:
        assert not app.sees("History")


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
@asynchronous
async def test_the_ladder_stands_once_on_a_wide_page(size: tuple[float, float]) -> None:
    home, played = pond()
    async with at(home, played, size=size) as app:
        assert app.texts().count(LADDER) == 1


@STAGES
@asynchronous
async def test_a_phone_on_its_side_has_the_page_for_what_takes_place_and_the_table_at_a_tap(
    game: Callable[[], tuple[GameService, OpenGame]],
) -> None:
    home, played = game()
    async with at(home, played, size=ON_ITS_SIDE) as app:
        await app.tap("See the table")
        assert app.sees("Ola" if len(played.seats) > 3 else "Przemo")
        await app.tap("See the table")
        assert app.tappable("See the table")


@STAGES
@pytest.mark.parametrize("size", [DESKTOP, TABLET])
@asynchronous
async def test_the_end_on_a_wide_page_says_each_score_once_and_has_the_table_at_a_tap(
    game: Callable[[], tuple[GameService, OpenGame]], size: tuple[float, float]
) -> None:
    home, played = game()
    name = played.seats[-1].name
    assert hasattr(played.submit(played.game.commands["end-game"]()), "seq")
    async with at(home, played, size=size) as app:
        assert app.texts().count(name) == 1
        assert app.sees("Keep the result")
        assert not app.sees("History")
        await app.tap("See the table")
        assert app.sees("History")
        assert not app.sees("Keep the result")
        await app.tap("See the table")
        assert app.sees("Keep the result")
