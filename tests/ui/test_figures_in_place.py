"""The figures of each game's statistics, in their order."""

from collections.abc import Callable
from typing import Final

import pytest

from companion.game_service import GameService
from companion.open_game import OpenGame
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.loops import asynchronous
from tests.ui.services import opened, service, written

GAMES: Final[dict[str, tuple[str, Callable[[GameService], OpenGame]]]] = {
    "chromosome": ("Chromosome", seeds.finished),
    "carnomorphs": ("Nemesis: Carnomorphs", carnomorph_seeds.finished),
    "soup": ("Primordial Soup", soup_seeds.finished),
}
"""The name of each game, and a finished one."""

FIGURES: Final[dict[str, str]] = {
    "chromosome": """
        1 | finished game | 12 | best score: Tomek
        Wins | A tap on a name shows that person’s results.
        Tomek | 100% of 1 game | 1 | Przemo | 0% of 1 game | 0
        Ola | 0% of 1 game | 0 | Magda | 0% of 1 game | 0
        Average score | The upright mark is the best score.
        Tomek | best 12 | 12.0 | Przemo | best 11 | 11.0 | Ola | best 10 | 10.0 | Magda | best 9 | 9.0
        Species
        Cadum | 100% of 1 game | 1 | Third species | 0% of 1 game | 0
        Fourth species | 0% of 1 game | 0 | Ferox | 0% of 1 game | 0
        Who did the dice favour?""",
    "carnomorphs": """
        1 | finished game
        Wins | A tap on a name shows that person’s results.
        Magda | 100% of 1 game | 1 | Jan | 0% of 1 game | 0 | Ola | 0% of 1 game | 0
        Przemo | 0% of 1 game | 0 | Tomek | 0% of 1 game | 0
        Who survived
        Magda | 100% of 1 game | 1 | Ola | 100% of 1 game | 1 | Jan | 0% of 1 game | 0
        Przemo | 0% of 1 game | 0 | Tomek | 0% of 1 game | 0
        How the journeys ended
        Ended early | 1
        Tokens drawn
        Blue Metagorger | 1""",
    "soup": """
        1 | finished game | 47 | best score: Ola
        Wins | A tap on a name shows that person’s results.
        Ola | 100% of 1 game | 1 | Tomek | 0% of 1 game | 0
        Przemo | 0% of 1 game | 0 | Magda | 0% of 1 game | 0
        Average score | The upright mark is the best score.
        Ola | best 47 | 47.0 | Tomek | best 13 | 13.0 | Przemo | best 11 | 11.0 | Magda | best 5 | 5.0
        How the games ended
        finish zone | 1
        Amoebas of the winners
        1 amoeba | 1
        Gene cards of the winners
        3 gene cards | 1""",
}
"""The texts below the title, separated by bars."""


@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_the_figures_of_a_game_stand_in_their_order(key: str) -> None:
    home = service()
    name, finished = GAMES[key]
    finished(home)
    async with opened(home, "/games") as app:
        await app.tap("Statistics")
        shown = written(app)
        below = shown[shown.index(f"Statistics: {name}") + 1 :]
        assert below == [
            each.strip() for line in FIGURES[key].strip().split("\n") for each in line.split("|")
        ]
