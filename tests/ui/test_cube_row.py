"""A row of cubes fills up to the tapped cube, is spoken, and says why it goes no further."""

from functools import partial
from typing import Any

import flet as ft
import pytest

from companion.ui import kit
from companion.ui.core.component import component
from companion.words import LANGUAGES, Words
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.room import broken, cut

TITLE = "Energy"
MOST = 5
STYLE = kit.Style(Words("en"))


def played(
    tapped: list[int], first: int | None = 0, *, most: int = MOST, end: int = MOST, zero: bool = False
) -> Harness:
    """A row that notes the numbers to which it is set, and is refused above `end`."""

    @component
    def Cubes() -> ft.Control:
        value, change = kit.use_state(first)

        def set_to(number: int) -> None:
            tapped.append(number)
            change(number)

        def to(number: int) -> kit.Press:
            return partial(set_to, number) if number <= end else kit.Dead(lambda: tapped.append(-number))

        cubes = kit.cube_row(STYLE, TITLE, value, most, to, zero=zero)
        return kit.page_view(STYLE, "/", None, cubes)

    return Harness.views(Cubes)


def said(number: int) -> str:
    return f"{TITLE}: {number}"


@asynchronous
async def test_one_tap_fills_the_row_up_to_it() -> None:
    tapped: list[int] = []
    async with played(tapped) as screen:
        await screen.tap(said(4))
        await screen.tap(said(2))
    assert tapped == [4, 2]


@asynchronous
async def test_a_tap_on_the_last_full_cube_empties_it() -> None:
    tapped: list[int] = []
    async with played(tapped, 3) as screen:
        await screen.tap(said(3))
        await screen.tap(said(2))
        await screen.tap(said(1))
    assert tapped == [2, 1, 0]


@asynchronous
async def test_the_chosen_cube_says_so() -> None:
    async with played([], 3) as screen:
        chosen = screen.controls(ft.Semantics, where=lambda each: bool(each.selected))
        assert len(chosen) == 1
        assert said(3) in screen.labels(chosen[0])


@asynchronous
async def test_a_cube_beyond_the_end_says_why_it_is_dead() -> None:
    tapped: list[int] = []
    async with played(tapped, end=2) as screen:
        dead = screen.controls(ft.TextButton, where=lambda each: bool(each.disabled))
        assert len(dead) == MOST - 2
        why = screen.controls(ft.GestureDetector)[0]
        await screen.fire(why, "tap")
    assert tapped == [-3]


@asynchronous
async def test_a_number_that_nobody_has_entered_can_be_entered_as_none() -> None:
    tapped: list[int] = []
    async with played(tapped, None, zero=True) as screen:
        await screen.tap(said(0))
    assert tapped == [0]


@pytest.mark.parametrize("scale", kit.SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_and_no_digit_is_cut(scale: float, language: Any) -> None:
    style = kit.Style(Words(language).of("chromosome"), scale=scale, width=360)
    steps = kit.Steps(style.words("term-energy"), 3, None, None, to=lambda number: lambda: None)
    drawn = steps.cubes(style, kit.MOST_CUBES)
    assert cut(drawn, 320) == broken(drawn, 320) == []
    drawn = steps.cubes(style, 2 * kit.MOST_CUBES)
    assert cut(drawn, 320) == broken(drawn, 320) == []


@asynchronous
async def test_the_last_cube_of_a_long_row_opens_the_pad() -> None:
    tapped: list[int] = []
    async with played(tapped, 2, most=12, end=12) as screen:
        await screen.tap(said(5))
        await screen.tap("Energy: above 5")
        for digit in "12":
            await screen.tap(screen.tappable(digit, topmost=True))
        await screen.tap("Enter 12")
        assert said(12) in screen.labels()
    assert tapped == [5, 12]
