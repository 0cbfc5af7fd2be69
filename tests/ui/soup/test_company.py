"""Phase 1 on the screen: cubes that go along by Tentacle, amoebas that follow by Holding."""

import flet as ft

from companion.rules.soup.corrections import CorrectAmoeba
from companion.rules.soup.options import Options
from companion.rules.soup.state import Departure, Follower
from tests.loops import asynchronous
from tests.ui.fights import dead
from tests.ui.services import at, taps
from tests.ui.soup.ponds import MAGDA, OLA, given, now, pond


@asynchronous
async def test_cubes_for_tentacle_are_taken_one_by_one_until_it_is_full() -> None:
    home, game = pond(*given(MAGDA, "tentacle"), detail="full")
    async with at(home, game) as app:
        await taps(app, "Tentacle: no cubes", "Take along 1 red", "Take along 1 red", "Take along 1 green")
        assert now(game).departure == Departure(seat=MAGDA, number=1, cubes=(0, 2, 1, 0))
        assert sum(bool(button.disabled) for button in app.controls(ft.TextButton)) == len(now(game).players)
        await app.send(dead(app, "Take along 1 blue"), "tap")
        assert app.sees("Magda: Tentacle takes 3 cubes along at most")
        await app.tap("Drift east")
        assert app.sees("Takes along 2 red and 1 green.")


@asynchronous
async def test_the_cubes_are_left_behind_at_one_tap_or_by_undo() -> None:
    home, game = pond(*given(MAGDA, "tentacle"), detail="full")
    async with at(home, game) as app:
        await taps(app, "Tentacle: no cubes", "Take along 1 red", "Take along 1 blue", "no cubes")
        assert now(game).departure == Departure(seat=MAGDA, number=1)
        game.undo()
        await app.settle()
        assert now(game).departure == Departure(seat=MAGDA, number=1, cubes=(1, 1, 0, 0))


@asynchronous
async def test_an_amoeba_of_who_has_holding_follows_and_stays_behind_after_all() -> None:
    home, game = pond(*given(OLA, "holding"), detail="full")
    async with at(home, game) as app:
        await taps(app, "Holding: nobody", "Ola, amoeba 2 follows", "Ola, amoeba 1 follows")
        await app.tap("Ola, amoeba 1 follows")
        assert now(game).departure == Departure(
            seat=MAGDA, number=1, followers=(Follower(seat=OLA, number=2),)
        )
        await app.tap("Drift east")
        assert app.sees("Followed by: Ola, amoeba 2.")


@asynchronous
async def test_a_follower_with_tentacle_brings_cubes() -> None:
    home, game = pond(*given(OLA, "holding", "tentacle"), detail="full")
    async with at(home, game) as app:
        await taps(app, "Holding: nobody", "Ola, amoeba 2 follows", "Take along 1 blue", "Drift east")
        assert app.sees("Followed by: Ola, amoeba 2 (1 blue).")


@asynchronous
async def test_by_the_option_holding_is_asked_once_the_amoeba_has_left() -> None:
    home, game = pond(*given(OLA, "holding"), detail="full", options=Options(following="after"))
    async with at(home, game) as app:
        assert not app.sees("Holding: nobody")
        await taps(app, "Drift east", "Holding: nobody", "Ola, amoeba 1 follows")
        assert app.sees("Followed by: Ola, amoeba 1.")


@asynchronous
async def test_by_the_option_it_can_still_follow_when_the_leader_has_eaten_at_once() -> None:
    home, game = pond(*given(OLA, "holding"), detail="full", options=Options(following="after"))
    async with at(home, game) as app:
        await taps(app, "Drifts and eats", "Holding: nobody")
        assert app.sees("Holding: does anybody follow amoeba 1?")
        await app.tap("Ola, amoeba 1 follows")
    assert now(game).departure == Departure(
        seat=MAGDA, number=1, followers=(Follower(seat=OLA, number=1),), direction="east"
    )


@asynchronous
async def test_nobody_is_asked_where_nobody_can_go_along() -> None:
    home, game = pond(*given(OLA, "speed"), detail="full")
    async with at(home, game) as app:
        assert not app.sees("Holding:")
        assert not app.sees("Tentacle:")
    lonely = CorrectAmoeba(seat=MAGDA, number=2, on_board=False)
    home, game = pond(*given(MAGDA, "holding"), lonely, detail="full")
    async with at(home, game) as app:
        assert not app.sees("Holding:")
