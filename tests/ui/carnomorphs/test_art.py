"""Everything that the rules of Carnomorphs name has a drawing of its own."""

from companion.rules.carnomorphs.data import FOOD, INTRUDERS, TOKENS
from companion.ui.carnomorphs import art
from companion.ui.carnomorphs.art import NAMES, glyph


def test_every_kind_every_token_and_every_food_has_a_drawing() -> None:
    assert tuple(art.INTRUDER) == INTRUDERS
    assert tuple(art.TOKEN) == TOKENS
    assert tuple(art.FOOD) == FOOD
    for drawings in (art.INTRUDER, art.TOKEN, art.FOOD):
        assert len(set(drawings.values())) == len(drawings)


def test_the_two_colours_of_metagorgers_and_of_corpses_differ_in_shape() -> None:
    assert art.TOKEN["red"] != art.TOKEN["blue"]
    assert art.FOOD["red-corpse"] != art.FOOD["blue-corpse"]


def test_no_two_names_share_a_drawing() -> None:
    assert len({glyph(name).markup for name in NAMES}) == len(NAMES)
