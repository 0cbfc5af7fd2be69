"""Changed numbers show their difference for a moment, and no message is sent when it disappears."""

from typing import Any

import flet as ft

from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.characters import Correct as CorrectCharacter
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.fate import SpendFate
from companion.rules.soup.corrections import Correct as CorrectPond
from tests.loops import asynchronous
from tests.ui.carnomorphs import crews
from tests.ui.fights import table
from tests.ui.harness import Harness
from tests.ui.services import at, opened
from tests.ui.soup import ponds

MAGDA, TOMEK = 0, 1


def signs(app: Harness, game: OpenGame) -> list[str]:
    """Return the lit differences, in the order of the screen; earlier ones are no longer visible."""
    lit = f"change-{game.table.version}"
    return [text for sign in app.controls(ft.Shimmer, key=lit) for text in app.texts(sign)]


async def given(app: Harness, game: OpenGame, command: Any) -> list[str]:
    """Submit a command as another device would, and return the signs that then appear."""
    assert hasattr(game.submit(command), "seq")
    await app.settle()
    return signs(app, game)


def dose(seat: int, delta: int) -> Correct:
    return Correct(seat=seat, what="irradiation", delta=delta)


@asynchronous
async def test_the_numbers_that_changed_say_by_how_much_and_no_other() -> None:
    home, game = table()
    async with at(home, game) as app:
        assert await given(app, game, dose(MAGDA, 2)) == ["+2"]
        assert await given(app, game, SpendFate(seat=TOMEK)) == ["−1"]
        assert await given(app, game, Correct(seat=TOMEK, what="tokens", delta=1)) == ["+1"]


@asynchronous
async def test_what_an_undo_takes_back_is_said_as_well() -> None:
    home, game = table(dose(MAGDA, 2), dose(MAGDA, 1))
    async with at(home, game) as app:
        for step, said in ((game.undo, "−1"), (game.undo, "−2"), (game.redo, "+2")):
            step()
            await app.settle()
            assert signs(app, game)[-1] == said


@asynchronous
async def test_no_message_more_is_sent_for_it() -> None:
    """A sign that has been lit stays in the row, unseen, until the row is redrawn for another reason."""
    sent: list[int] = []
    for less_motion in (True, False):
        home, game = table(settings={"less-motion": less_motion})
        async with at(home, game) as app:
            before = len(app.sent)
            for seat in (MAGDA, TOMEK, MAGDA, MAGDA, TOMEK):
                found = await given(app, game, dose(seat, 1))
                assert found == ([] if less_motion else ["+1"])
            # Another player's action changes the undo button, whose words may be announced before or with it.
            sent.append(sum("Undo: " not in str(message) for message in app.sent[before:]))
    assert sent[0] == sent[1] > 0


@asynchronous
async def test_carnomorphs_and_primordial_soup_say_it_too() -> None:
    home, game = crews.crew()
    async with at(home, game) as app:
        marker = CorrectCharacter(seat=TOMEK, number="markers", delta=1)
        assert await given(app, game, marker) == ["+1"]
    home, game = ponds.pond()
    async with at(home, game) as app:
        await app.tap("See the table")
        assert await given(app, game, CorrectPond(seat=TOMEK, number="points", delta=-2)) == ["−2"]
        assert await given(app, game, CorrectPond(seat=TOMEK, number="place", delta=3)) == ["+3"]


@asynchronous
async def test_the_big_screen_says_it_at_each_of_its_steps() -> None:
    home, game = table()
    async with opened(home, f"/game/{game.id}/screen") as app:
        assert await given(app, game, dose(MAGDA, 2)) == ["+2", "−2"]  # irradiation, points
        game.undo()
        await app.settle()
        assert signs(app, game) == ["−2", "+2"]
