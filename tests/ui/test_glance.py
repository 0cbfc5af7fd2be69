"""A glance at the table: from the bar, or from the menu if a long title needs the space."""

import pytest

from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import crew
from tests.ui.services import at

LOOK, MENU = "Zobacz stół", "Menu stołu"


@asynchronous
async def test_on_the_narrowest_page_the_glance_stands_in_the_menu_and_leads_back_from_the_bar() -> None:
    home, game = crew(begun=False, language="pl")
    async with at(home, game, size=(280.0, 653.0)) as app:
        assert not app.sees(LOOK)
        await app.tap(MENU)
        await app.tap(LOOK)
        assert app.sees("Magda")
        assert not app.sees("0/19")
        await app.tap(LOOK)
        assert app.sees("0/19")


@pytest.mark.parametrize("width", [360.0, 480.0])
@asynchronous
async def test_where_the_title_has_room_the_glance_stands_in_the_bar(width: float) -> None:
    home, game = crew(begun=False, language="pl")
    async with at(home, game, size=(width, 800.0)) as app:
        assert app.sees(LOOK)
        await app.tap(MENU)
        assert LOOK not in app.texts()
