"""The dish: its colonies stay inside the rim and do not overlap."""

import math
from itertools import combinations

import pytest

from companion.ui.theme import AGAR
from companion.ui.widgets.dish import PLACES

RIM = 0.4
"""Maximum distance of a colony's edge from the centre, as a share of the dish."""


@pytest.mark.parametrize("colonies", PLACES)
def test_all_colonies_lie_inside_the_dish_and_apart(colonies: int) -> None:
    places = PLACES[colonies]
    assert len(places) == colonies
    for x, y, width in places:
        assert math.dist((x, y), (0.5, 0.5)) + width / 2 <= RIM
    for (x1, y1, one), (x2, y2, other) in combinations(places, 2):
        assert math.dist((x1, y1), (x2, y2)) >= (one + other) / 2


def test_as_many_find_room_as_there_are_colours_of_players() -> None:
    assert max(PLACES) == len(AGAR.players)
