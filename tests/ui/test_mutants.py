"""Accepted games that were tampered with: their screens are drawn like any others."""

import pytest

from companion.device.game_service import GameService
from tests.loops import asynchronous
from tests.store.test_mutants import taken_in
from tests.store.test_old_files import NAMES
from tests.ui.services import opened

DRAWN = 6
"""Number of mutants drawn of each game."""


@asynchronous
async def draw(service: GameService) -> None:
    (game,) = service.library.games()
    service.remember("setting.language", "en")
    async with opened(service) as app:
        assert app.texts()
        await app.go("/games")
        await app.go(f"/game/{game.id}")
        assert app.texts()


@pytest.mark.parametrize("name", NAMES)
def test_a_mutant_that_is_taken_in_can_be_drawn(name: str, caplog: pytest.LogCaptureFixture) -> None:
    for service in taken_in(name)[:DRAWN]:
        draw(service)
        assert [record for record in caplog.records if record.levelname == "ERROR"] == []
