"""The screen as it is heard by a player who cannot see it."""

import flet as ft

from tests import carnomorph_seeds, seeds, soup_seeds
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.services import opened, service


def titles(app: Harness) -> list[str]:
    """The headings that are said as soon as they appear, from the top of the page."""
    found = app.controls(ft.Semantics, where=lambda node: bool(node.live_region and node.header))
    return [str(heading.label) for heading in found]


@asynchronous
async def test_the_second_line_of_the_wide_button_follows_its_words() -> None:
    home = service()
    game = carnomorph_seeds.in_feeding(home)
    async with opened(home, f"/game/{game.id}") as app:
        wide = app.controls(ft.FilledButton)[-1]
        assert app.texts(wide) == ["Feed: Laboratorium", "left: 1 Fleshbeast and 1 Metagorger"]
        assert not app.labels(wide)


@asynchronous
async def test_a_step_of_the_event_phase_is_said_once_with_its_number() -> None:
    home = service()
    game = carnomorph_seeds.in_feeding(home)
    async with opened(home, f"/game/{game.id}") as app:
        assert titles(app) == ["Event phase", "Step 2 of 5: Attack and Feeding"]
        assert app.labels().count("Step 2 of 5: Attack and Feeding") == 1


@asynchronous
async def test_the_next_amoeba_is_said_once_one_has_eaten() -> None:
    home = service()
    game = soup_seeds.midway(home)
    async with opened(home, f"/game/{game.id}") as app:
        assert titles(app) == ["Movement and food", "Amoeba 1"]
        await app.tap("Drifts and eats")
        assert titles(app) == ["Movement and food", "Amoeba 2"]


@asynchronous
async def test_the_end_says_who_wins_and_a_chart_its_numbers() -> None:
    home = service()
    home.remember("setting.less-motion", True)
    game = seeds.finished(home)
    async with opened(home, f"/game/{game.id}") as app:
        over, verdict = titles(app)
        assert over == "End of the game"
        assert "win" in verdict or "ictory" in verdict
        said = next(label for label in app.labels() if label.startswith("Magda ") and "; Tomek " in label)
        assert said.count(";") == 3
        assert said.partition(";")[0].count(",") == game.table.state.round - 1
