"""Each step and each sheet has its "?", which opens its paragraph of the quick rules."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.mutation import DrawMutation
from companion.rules.carnomorphs.options import Options
from companion.ui.carnomorphs.stages import SHEETS, STAGES, stage_of
from companion.ui.game.context import Panel
from tests import carnomorph_seeds as seeds
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import MAGDA, TOMEK, crew, now
from tests.ui.harness import Harness
from tests.ui.services import at, service

MARK: Final = "Rules: "
"""The beginning of the spoken name of each "?"."""

ABOUT: Final[dict[str, Panel]] = {
    "intruder": Panel("intruder", 1),
    "ship-room": Panel("ship-room", page="Lab"),
    "adaptation": Panel("adaptation", page="shambler"),
    "take-mutation": Panel("take-mutation", TOMEK),
}
"""Sheets that are about something other than the first player."""

STEPS: Final[tuple[Callable[[GameService], OpenGame], ...]] = (
    seeds.setting_up,
    seeds.in_feeding,
    seeds.in_fire,
    seeds.before_the_bag,
    seeds.token_drawn,
    seeds.in_encounter,
    seeds.first_encounter,
    seeds.in_check,
)
"""A game in each step that has a screen of its own."""


def marks(app: Harness) -> Counter[str]:
    """Count each "?" by its spoken name."""
    return Counter(label for label in app.labels() if label.startswith(MARK))


@pytest.mark.parametrize("kind", SHEETS)
@asynchronous
async def test_each_sheet_has_its_question_mark(shown: list[Any], kind: str) -> None:
    home, game = crew(
        PlaceIntruder(intruder="shambler", room="Lab"),
        DrawMutation(seat=MAGDA, card="Gills"),
        detail="full",
        options=Options(objectives="shared" if kind == "shared-objectives" else "own"),
    )
    async with at(home, game) as app:
        before = marks(app)
        shown[-1].show(ABOUT.get(kind, Panel(kind, MAGDA)))
        await app.settle()
        new = marks(app) - before  # a sheet may cover the page and its "?"
        assert new.total() == 1


@pytest.mark.parametrize("seed", STEPS)
@asynchronous
async def test_each_step_with_a_screen_of_its_own_has_its_question_mark(
    seed: Callable[[GameService], OpenGame],
) -> None:
    home = service()
    home.remember("setting.game", KEY)
    async with at(home, seed(home)) as app:
        assert marks(app).total() == 1


def test_no_step_with_a_screen_of_its_own_is_left_out() -> None:
    assert {stage_of(now(seed(service()))) for seed in STEPS} == set(STAGES)
