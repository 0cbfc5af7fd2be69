"""Charts: a scale of round numbers beside the lines, however far apart the totals are."""

from itertools import pairwise

import pytest

from companion.ui.widgets.line_chart import ticks
from tests import tally_seeds
from tests.loops import asynchronous
from tests.ui.services import at, opened, service


@pytest.mark.parametrize("below", [0, 1, 9, 250])
def test_the_scale_has_two_to_six_round_numbers_however_far_apart_the_totals_are(below: int) -> None:
    for power in range(7):
        for high in (10**power, 3 * 10**power, 7 * 10**power, 10 ** (power + 1) - 1):
            scale = ticks(-below, high)
            steps = {after - before for before, after in pairwise(scale)}
            assert 2 <= len(scale) <= 6, (below, high, scale)
            assert len(steps) == 1, "even steps"
            assert str(steps.pop()).strip("0") in ("1", "2", "5")
            assert -below <= scale[0] <= 0 <= scale[-1] <= high
            assert 0 in scale


@asynchronous
async def test_totals_that_are_tens_of_thousands_apart_are_drawn() -> None:
    home = service()
    game = tally_seeds.thousands(home)
    async with at(home, game, size=(1280, 800)) as app:
        assert app.sees("Totals")
    async with opened(home, f"/game/{game.id}/charts") as app:
        assert app.sees("Totals")
