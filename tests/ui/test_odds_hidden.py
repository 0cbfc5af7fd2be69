"""At a table that hides odds, no screen of a game shows any."""

import re
from functools import partial

import pytest

from companion.party.party import Party
from companion.party.shared_access import HostAccess
from tests import seeds
from tests.browser.screens import SCREENS
from tests.loops import asynchronous
from tests.ui.services import service
from tests.ui.test_rights import phone

UNDER_WAY = {
    name: case.game
    for name, case in SCREENS.items()
    # Luck figures are shown at the end, when there are no odds left to ask for.
    if case.path == "game/{id}" and name not in ("score", "crew-end", "soup-end", "table-clocks")
}
for seed in (seeds.before_the_dice, seeds.in_battle, seeds.in_radiation, seeds.in_test):
    UNDER_WAY[f"{seed.__name__}-full"] = partial(seed, detail="full")

ODDS = re.compile(r"\d\s?%|on average|at the next card")
"""A chance, or the expected demand of the ozone layer."""


@pytest.mark.parametrize("name", UNDER_WAY)
@asynchronous
async def test_a_table_where_nobody_is_to_see_odds_shows_none(name: str) -> None:
    seed = UNDER_WAY[name]
    assert seed is not None
    party = Party(service(language="en"))
    game = seed(party.service)
    party.offer(game.id)
    party.set_odds(game.id, "nobody")
    async with phone(party, game, HostAccess(party)) as app:
        await app.settle()
        told = [*app.texts(), *app.labels()]
    assert len(told) > 5
    assert [each for each in told if ODDS.search(each)] == []
