"""The table of Carnomorphs shows the turn, the dangers and every player at once, without scrolling."""

import re
from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.tokens import red_token_rooms
from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.layout import Box, Resized
from tests.browser.phones import Table, hosted
from tests.carnomorph_seeds import CREW, midway

pytestmark = pytest.mark.browser

LANGUAGE = "pl"


@pytest.fixture(params=[3, 5])
def crew(request: pytest.FixtureRequest, tmp_path: Path) -> Generator[tuple[Table, State]]:
    """A table in full detail in its second round, with some history."""
    with seeds.service_in(tmp_path / "data") as service:
        game = midway(service, names=CREW[: request.param])
        state = game.table.state
    assert isinstance(state, State)
    with hosted(tmp_path / "data", game.id) as table:
        yield table, state


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("phone", ["the table's", "one's own"])
def test_the_clock_the_threats_and_everybody_are_in_sight(
    crew: tuple[Table, State], browser: Browser, size: tuple[int, int], phone: str
) -> None:
    table, state = crew
    width, height = size
    profile = browser.new_context(viewport={"width": width, "height": height}, locale=LANGUAGE)
    resized = Resized(profile.new_page())
    if phone == "one's own":
        app = App(resized.page, table.url).open(f"join/{table.code}").tap(re.compile("^Przemo"))
    else:
        app = App(resized.page, table.server.url).open(f"game/{table.game}")
    app.shows(clock(state))
    names = [player.name for player in state.players]
    wrong = resized.faults((width, height), lambda boxes: hidden(boxes, state, names))
    profile.close()
    assert not wrong


def clock(state: State) -> str:
    return Words(LANGUAGE)("carnomorphs-table-time", count=state.time, track=state.options.time_track)


def hidden(boxes: tuple[Box, ...], state: State, names: list[str]) -> list[str]:
    """Return which of the clock, the band, the threats and these players are not wholly in sight."""
    words = Words(LANGUAGE)
    acting = CARNOMORPHS.waited_for(state)
    assert acting is not None
    turn = words("table-turn-of", player=names[acting])
    looked_for = [
        clock(state),
        words("carnomorphs-table-self-destruct", count=state.self_destruct),
        *(f"{name}," for name in names),
    ]
    threat = words("carnomorphs-table-red-rooms", count=len(red_token_rooms(state)))
    missing = [
        said
        for said in looked_for
        if not any(box.whole and box.pressed and box.name.startswith(said) for box in boxes)
    ]
    if not any(box.whole and box.name.startswith(turn) for box in boxes):
        missing.append(turn)
    return missing if any(box.whole and threat in box.name for box in boxes) else [*missing, threat]
