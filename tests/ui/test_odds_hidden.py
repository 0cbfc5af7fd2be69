"""At a table where nobody is to see odds, no screen of a game shows any."""

import re

import pytest

from companion.party.party import Party
from companion.party.shared_access import HostAccess
from tests.golden.screens import SCREENS
from tests.loops import asynchronous
from tests.ui.services import service
from tests.ui.test_rights import phone

UNDER_WAY = {
    name: screen
    for name, screen in SCREENS.items()
    # What luck was worth is told at the end, when no odds are left to be asked for.
    if screen.path == "game/{id}"
    and screen.language == "en"
    and name not in ("score", "crew-end", "soup-end")
}

ODDS = re.compile(r"\d\s?%|on average|at the next card")
"""A chance, or what the ozone layer is expected to ask for."""


@pytest.mark.parametrize("name", UNDER_WAY)
@asynchronous
async def test_a_table_where_nobody_is_to_see_odds_shows_none(name: str) -> None:
    seed = UNDER_WAY[name].game
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
