"""Everything that the rules of Carnomorphs name has a drawing of its own."""

import flet as ft
import pytest

from companion.rules.carnomorphs.data import FOOD, INTRUDERS, TOKENS
from companion.ui.carnomorphs import art
from companion.ui.carnomorphs.art import NAMES, glyph
from companion.ui.carnomorphs.look import boxed
from companion.ui.theme.palette import PALETTES, Palette


def test_every_kind_every_token_and_every_food_has_a_drawing() -> None:
    assert {*INTRUDERS, *FOOD} <= set(NAMES)
    assert tuple(art.TOKEN) == TOKENS
    assert len(set(art.TOKEN.values())) == len(TOKENS)


def test_the_two_colours_of_metagorgers_and_of_corpses_differ_in_shape() -> None:
    assert art.TOKEN["red"] != art.TOKEN["blue"]
    assert glyph("red-corpse") != glyph("blue-corpse")


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
def test_red_and_blue_tokens_have_the_colours_of_the_box(palette: Palette) -> None:
    def colour(sign: art.kit.Glyph) -> str:
        picture = boxed(palette, sign, palette.text, 24)
        assert isinstance(picture, ft.Image)
        return next(ink for ink in (palette.text, *palette.players) if f'stroke="{ink}"' in str(picture.src))

    blue, red = palette.players[0], palette.players[6]
    assert [colour(art.TOKEN[kind]) for kind in ("blue", "red", "blank")] == [blue, red, palette.text]
    assert [colour(sign) for sign in (glyph("blue-corpse"), glyph("red-corpse"))] == [blue, red]


def test_no_two_names_share_a_drawing() -> None:
    assert len({glyph(name).markup for name in NAMES}) == len(NAMES)
