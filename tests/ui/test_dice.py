"""The tumbling die hides its face for a moment; a press skips that, and less motion shows it at once."""

import asyncio
from typing import Any, cast

import flet as ft

from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import TUMBLE
from companion.ui.widgets.dice import face_buttons, tumbling_die, use_tumble
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.harness import Harness, held_time


@component
def Thrower(style: Style, lies: int | None) -> ft.Control:
    """A die that a button throws again."""
    throws, set_throws = use_state(0)
    faces = [lies, 3, 2, 2]
    face = faces[throws]
    tumble = use_tumble(None if face is None else f"{throws}")
    return ft.Column(
        [
            tumbling_die(style, 4, face, style.palette.text, tumble, size=100, label=f"shows {face}"),
            ft.FilledButton("Throw", on_click=lambda: set_throws(throws + 1)),
            ft.FilledButton("Keep", disabled=tumble.rolling),
        ]
    )


def rolling(app: Harness) -> bool:
    """Return whether the die cannot be accepted yet."""
    return bool(cast("Any", app.one(ft.FilledButton, text="Keep")).disabled)


def turned(app: Harness) -> float:
    """Return the die's rotation, in radians."""
    rotation = next(box for box in app.controls(ft.Container) if box.animate_rotation is not None).rotate
    assert isinstance(rotation, ft.Rotate)
    return rotation.angle


@asynchronous
async def test_a_die_that_lies_already_does_not_tumble() -> None:
    async with Harness.of(Thrower, Style(Words("en")), 4) as app:
        assert not rolling(app)
        assert app.sees("shows 4")
        assert turned(app) == 0


@asynchronous
async def test_a_throw_hides_its_face_turns_the_die_and_lands() -> None:
    async with Harness.of(Thrower, Style(Words("en")), None) as app:
        with held_time():
            await app.tap("Throw")
            await asyncio.sleep(TUMBLE / 1000)
            assert rolling(app)
            assert not app.sees("shows 3")
        await app.settle()
        assert not rolling(app)
        assert app.sees("shows 3")
        assert turned(app) > 6


@asynchronous
async def test_a_press_on_the_die_lands_it_at_once() -> None:
    async with Harness.of(Thrower, Style(Words("en")), None) as app:
        with held_time():
            await app.tap("Throw")
            await app.tap(next(box for box in app.controls(ft.Container) if box.on_click is not None))
            assert not rolling(app)
            assert app.sees("shows 3")


@asynchronous
async def test_the_end_of_an_earlier_throw_does_not_set_a_later_die_rolling_again() -> None:
    async with Harness.of(Thrower, Style(Words("en")), None) as app:
        with held_time():
            await app.tap("Throw")
            await asyncio.sleep(TUMBLE / 2000)
            await app.tap("Throw")
            assert rolling(app)
            await app.tap(next(box for box in app.controls(ft.Container) if box.on_click is not None))
            assert not rolling(app)
            for _ in range(4):
                await asyncio.sleep(TUMBLE / 2000)
                await app.settle()
                assert not rolling(app)


@asynchronous
async def test_with_less_motion_the_face_shows_at_once_but_cannot_be_kept_unseen() -> None:
    async with Harness.of(Thrower, Style(Words("en"), reduced_motion=True), None) as app:
        with held_time():
            await app.tap("Throw")
            assert app.sees("shows 3")
            assert rolling(app)
        await app.settle()
        assert not rolling(app)


@asynchronous
async def test_every_face_has_a_button_that_speaks_it() -> None:
    told: list[int] = []
    style = Style(Words("en"))

    @component
    def faces() -> ft.Control:
        return face_buttons(
            style, 6, style.palette.text, lambda face: lambda: told.append(face), lambda face: f"face {face}"
        )

    async with Harness.of(faces) as app:
        for face in (6, 1):
            await app.tap(f"face {face}")
    assert told == [6, 1]
