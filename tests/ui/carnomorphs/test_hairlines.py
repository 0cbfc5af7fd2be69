"""A switch ends in its own hairline: no second hairline follows it, in any sheet."""

from collections.abc import Iterator

import flet as ft
import pytest

from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.state import Detail
from companion.ui.theme.measure import HAIR
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import crew
from tests.ui.harness import Harness
from tests.ui.services import at

SHAMBLER = PlaceIntruder(intruder="shambler")
CHOSEN = tuple(ChooseObjective(seat=seat) for seat in range(3))
TRACKS = ("Table menu", "Time, self-destruct, Nest")
FIGURE = ("1 intruder on the board", "Shambler")
WAYS: dict[str, tuple[Detail, tuple[str, ...]]] = {
    "tracks, quick": ("quick", TRACKS),
    "tracks": ("full", TRACKS),
    "intruder": ("full", FIGURE),
    "hurt intruder": ("full", (*FIGURE, "Injuries, more")),
}


def ends_in_a_line(control: ft.Control) -> bool:
    while isinstance(control, ft.Container):
        below = control.border.bottom if isinstance(control.border, ft.Border) else None
        if control.height == HAIR or (below is not None and below.width):
            return True
        assert control.content is None or isinstance(control.content, ft.Control)
        if control.content is None or (control.padding and not isinstance(control.content, ft.Container)):
            return False
        control = control.content
    return False


def doubled(app: Harness) -> Iterator[str]:
    """Return the words above each hairline that follows another."""
    for parent in app.controls(ft.Column):
        for above, line in zip(parent.controls, parent.controls[1:], strict=False):
            inner = line.content if isinstance(line, ft.Container) and line.content is not None else line
            if isinstance(inner, ft.Container) and inner.height == HAIR and ends_in_a_line(above):
                yield " ".join(app.texts(above))


@pytest.mark.parametrize("way", WAYS)
@asynchronous
async def test_no_second_hairline_follows_that_of_a_switch(way: str) -> None:
    detail, taps = WAYS[way]
    home, game = crew(*((SHAMBLER, *CHOSEN) if taps[0] == FIGURE[0] else ()), detail=detail)
    async with at(home, game) as app:
        for tap in taps:
            await app.tap(next((label for label in app.labels() if label.startswith(tap)), tap))
        assert app.controls(ft.Switch)
        assert list(doubled(app)) == []
