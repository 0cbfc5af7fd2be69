"""Little room, or text twice as large: numbers stay whole, notices are not cut, buttons keep their words."""

import flet as ft
import pytest

from companion.rules.carnomorphs.characters import Correct, SetFate
from companion.rules.carnomorphs.house_rules import Rename
from companion.rules.carnomorphs.last_check import BeginCheck, EndGame
from companion.rules.carnomorphs.mutation import DrawMutation
from companion.rules.carnomorphs.tracks import StartSelfDestruct
from companion.ui.core.style import Style
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.counter import DIGIT, counter
from companion.words import Words
from tests import carnomorph_seeds as seeds
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import MAGDA, TOMEK, crew
from tests.ui.services import at

SCALES = (1.0, 1.15, 1.3, 1.6, 2.0)


@pytest.mark.parametrize("value", [7, 14, 100])
@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("scale", SCALES)
def test_a_number_fits_between_its_buttons(scale: float, small: bool, value: int) -> None:
    style = Style(Words("en"), scale=scale)
    capsule = counter(style, value, on_less=None, on_more=None, less="less", more="more", small=small)
    assert isinstance(capsule, ft.Container)
    assert isinstance(capsule.content, ft.Row)
    place = capsule.content.controls[1]
    assert isinstance(place, ft.Container)
    number = place.content
    assert isinstance(number, ft.Text)
    assert number.style is not None
    assert (number.style.size or 0) * len(str(value)) * DIGIT <= (place.width or 0) + 0.01


@asynchronous
async def test_what_the_table_has_to_know_is_never_cut() -> None:
    home, game = crew(
        DrawMutation(seat=TOMEK),
        Correct(seat=TOMEK, number="markers", delta=3),
        StartSelfDestruct(),
        *(Rename(seat=seat, name=name) for seat, name in enumerate(seeds.LONG[:3])),
    )
    home.remember("setting.scale", 2.0)
    async with at(home, game) as app:
        (told,) = app.controls(ft.Text, where=lambda each: "three Mutation markers" in each.value)
        assert told.max_lines is None


@asynchronous
async def test_the_buttons_of_the_end_stand_below_each_other() -> None:
    home, game = crew(SetFate(seat=MAGDA, fate="dead"), EndGame())
    home.remember("setting.scale", 2.0)
    async with at(home, game) as app:
        rows = [row for row in app.controls(ft.Row) if app.controls(ft.FilledButton, inside=row)]
        assert rows
        assert {len(row.controls) for row in rows} == {1}


@pytest.mark.parametrize("width", [360, 390])
def test_options_whose_words_would_break_are_as_wide_as_their_own_words(width: int) -> None:
    style = Style(Words("pl"), width=width)
    even = options_row(style, [(said, said) for said in ("Walka", "Test", "Faza", "Kości")], "", print)
    own = options_row(style, [(said, said) for said in ("Kolonia", "Szmery", "Skażenie", "Kości")], "", print)
    for row, expands in ((even, True), (own, None)):
        assert isinstance(row, ft.Row)
        assert {option.expand for option in row.controls} == {expands}


@asynchronous
async def test_names_stand_above_what_is_said_of_them_in_the_last_check() -> None:
    home, game = crew(
        SetFate(seat=MAGDA, fate="hibernated"),
        SetFate(seat=TOMEK, fate="hibernated"),
        BeginCheck(),
    )
    for scale, beside in ((1.0, True), (2.0, False)):
        home.remember("setting.scale", scale)
        async with at(home, game) as app:
            rows = [app.texts(row) for row in app.controls(ft.Row) if len(row.controls) > 4]
            assert any("Tomek" in said and "step A" in said for said in rows) == beside
