"""The sample game: a recorded game plays by itself, pauses on request, and is never stored."""

import asyncio

import pytest

from companion.ui import sample
from companion.ui.games import keys
from tests.loops import asynchronous
from tests.ui.harness import DESKTOP
from tests.ui.services import opened, service

pytestmark = pytest.mark.usefixtures("lanterns")


def test_every_game_has_a_sample_that_its_rules_let_happen_to_its_end() -> None:
    assert {"lanterns"} < set(keys())
    for key in keys():
        game = sample.recorded(key)
        assert game.game.outcome(game.table.state) is not None
        assert game.table.count < 60


@asynchronous
async def test_the_sample_goes_on_by_itself_and_a_pause_stops_it() -> None:
    home = service()
    async with opened(home, "/sample") as app:
        await app.until(lambda: app.sees("5 of "))
        await app.tap("Pause")
        (step,) = (text for text in app.texts() if " of 4" in text and "Round" not in text)
        steps = int(step.split(" of ")[1])
        await app.tap("A step on")
        assert step not in app.texts()
        await app.tap("A step back")
        assert step in app.texts()
        await app.tap("Play")
        await asyncio.sleep(steps * max(sample.STEP, sample.TO_READ))
        assert app.sees("Watch again")
        assert app.sees("Leon wins")
        assert not home.library.games()
        assert home.people() == ()
        await app.tap("Watch again")
        assert app.sees("Pause")


@pytest.mark.parametrize(
    ("size", "beside"), [((360.0, 640.0), False), ((740.0, 360.0), False), (DESKTOP, True)]
)
@asynchronous
async def test_where_there_is_no_room_for_a_die_beside_the_players_it_takes_their_place(
    size: tuple[float, float], beside: bool
) -> None:
    async with opened(service(), "/sample", size=size) as app:
        await app.tap("Pause")
        assert app.sees("pts")
        while not app.sees("Leon rolls") and not app.sees("Ada rolls"):
            await app.tap("A step on")
        assert app.sees("pts") is beside
