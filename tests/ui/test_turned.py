"""The law of turned tablets: entered values survive every change of layout, on every screen of every game.

On each screen the test enters everything that only this device keeps: every chip, stepper, switch and field
that changes nothing of the table. Then the page is turned, from one column to two and three and to landscape,
and back; each time all values must still be there.
"""

# The screen's state is read from Flet's components: hooks have no public names.
# pyright: reportPrivateUsage=false, reportUnknownMemberType=false

import asyncio
import gc
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, cast

import flet as ft
import pytest
from flet.components.component import Component
from flet.components.hooks.use_ref import RefHook
from flet.components.hooks.use_state import StateHook
from flet.controls.base_control import BaseControl

from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.characters import GoTo
from companion.ui.core import layout_change
from companion.ui.core.client import Client
from companion.ui.core.component import _Slice
from companion.ui.core.draft import LiveDraft
from companion.ui.core.tap_guard import UNASKED
from companion.ui.game.context import GameContext, Panel
from companion.ui.game.game_ui import GameUI
from companion.ui.game.here import Here
from companion.ui.shared.game import has_sheet
from tests import seeds
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import TOMEK, crew
from tests.ui.fights import can_press
from tests.ui.games import PAGES, of_each, shown
from tests.ui.harness import TAPS, Harness
from tests.ui.services import at, opened, service

UPRIGHT = (390.0, 844.0)
TURNS = ((1024.0, 768.0), (1400.0, 900.0), (844.0, 390.0))
"""Two columns, three columns, and a phone on its side."""

MEASURED = ("App", "Fitted", "PlayerRows", "Players", "MessageSlot", "Explained", "Guarded")
"""Components whose state is a measurement, a scroll position, or the time until a button responds again."""

WITH_SHEETS = of_each("sheets")
"""Pages that `make check` turns with each of their sheets open."""


def panels(game: OpenGame) -> Iterator[Panel]:
    """Yield every sheet that a game has."""
    yield from shown(game.game.key).panels(game)
    seat = getattr(game.table.state, "active", None) or 0
    yield from (Panel(kind, seat) for kind in ("rename", "invite"))


class Entered:
    """The state of a screen apart from the table: the states of its components, and its fields.

    Args:
        app: The screen.
    """

    def __init__(self, app: Harness) -> None:
        self.states = Counter(
            (control.fn.__qualname__, str(control.key), place, _said(hook.value))
            for control in app.controls(Component)
            if control.fn.__qualname__ not in MEASURED
            for place, hook in _states(control)
        )
        self.fields = Counter(str(field.value) for field in app.controls(ft.TextField) if field.value)


def _states(component: Component) -> Iterator[tuple[int, StateHook]]:
    """Return the states of a component by place, without the counters of redraws."""
    hooks = component._state.hooks
    for place, hook in enumerate(hooks):
        before = hooks[place - 1] if place else None
        follows_table = isinstance(before, RefHook) and isinstance(before.ref.current, _Slice)
        if isinstance(hook, StateHook) and not follows_table:
            yield place, hook


def _said(value: object) -> str:
    return f"live {value.now!r}" if isinstance(value, LiveDraft) else repr(value)


async def turn(app: Harness, size: tuple[float, float]) -> None:
    """Give the page another size, as a device does when it is turned."""
    width, height = size
    app.session.apply_page_patch({"width": width, "height": height})
    await app.session.dispatch_event(1, "resize", {"width": width, "height": height})
    await app.settle()


async def enter(app: Harness, most: int, *, topmost: bool = False) -> None:
    """Type in every field and tap every control, once each, without leaving the screen.

    Args:
        most: Maximum number of taps.
        topmost: Whether to tap the uppermost parts first, such as a sheet that a tap has opened.
    """
    for place, field in enumerate(app.controls(ft.TextField)):
        if field.value in (None, "") and not field.disabled:
            await app.type(field, str(place + 1))
    tapped: set[str] = set()
    for _ in range(most):
        there = _tappable(app)[::-1] if topmost else _tappable(app)
        control = next((each for each in there if _name(app, each) not in tapped), None)
        if control is None:
            return
        tapped.add(_name(app, control))
        event = next(event for field, event in TAPS.items() if getattr(control, field, None))
        await app.send(control, event)
        await app.settle()


LEAVING = ("Back", "Close", "Table menu", "See the table", "Undo", "Redo", "Rules")
"""Beginnings of the names of controls that leave the screen, or open a text."""


def _tappable(app: Harness) -> list[BaseControl]:
    return [
        control
        for control in app.controls(where=lambda each: any(getattr(each, field, None) for field in TAPS))
        if not getattr(control, "disabled", False)
        and not _name(app, control).startswith(LEAVING)
        and not getattr(control, "exclude_from_semantics", False)
    ]


def _name(app: Harness, control: BaseControl) -> str:
    return " ".join((*app.labels(control), *app.texts(control))) or type(control).__name__


@pytest.fixture
def nothing_happens(monkeypatch: pytest.MonkeyPatch) -> list[GameContext[Any]]:
    """Keep taps from reaching the table, another screen or a setting; return the contexts of shown games."""
    contexts: list[GameContext[Any]] = []
    begin = cast(
        "Callable[[GameContext[Any], Client, OpenGame, GameUI], None]", vars(GameContext)["__init__"]
    )

    def noted(self: GameContext[Any], client: Client, open_game: OpenGame, ui: GameUI) -> None:
        begin(self, client, open_game, ui)
        contexts.append(self)

    def nothing(*_: object, **__: object) -> None:
        """Stand in for the target of a tap."""

    monkeypatch.setattr(GameContext, "__init__", noted)
    for change in ("go", "back", "set_setting", "attempt", "tell"):
        monkeypatch.setattr(Client, change, nothing)
    for change in ("close", "set_peek", "submit", "submit_and_close", "show", "look_at_stage", "ask_step"):
        monkeypatch.setattr(GameContext, change, nothing, raising=False)
    return contexts


async def stays(app: Harness, what: str, most: int = 24) -> None:
    """Enter everything with at most this many taps, turn the page and back, and assert that all is kept."""
    before = Entered(app)
    await enter(app, most)
    there, texts = Entered(app), app.texts()
    entered = there.states - before.states
    for size in (*TURNS, UPRIGHT):
        await turn(app, size)
        now = Entered(app)
        assert not entered - now.states, f"{what} at {size} lost {entered - now.states}"
        assert not there.fields - now.fields, f"{what} at {size} lost {there.fields - now.fields}"
    assert app.texts() == texts, what


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.thorough) if name in WITH_SHEETS else name for name in PAGES],
)
@asynchronous
async def test_turning_a_tablet_keeps_what_was_entered(
    name: str, nothing_happens: list[GameContext[Any]]
) -> None:
    home = service()
    game = PAGES[name](home)
    route = f"/game/{game.id}"
    async with opened(home, route, size=UPRIGHT) as app:
        context = nothing_happens[-1]
        style = context.client.style.in_game(game.game.key)
        await stays(app, name)
        for panel in panels(game) if name in WITH_SHEETS else ():
            if not has_sheet(Here(style, context, context.state), panel):
                continue
            context.set_panel(panel)
            await app.settle()
            await stays(app, f"{name} {panel}", most=12)
            context.set_panel(None)
            await app.settle()


@pytest.mark.parametrize("route", ["/new", "/calculators", "/games", "/settings", "/rules"])
@asynchronous
async def test_turning_a_tablet_keeps_what_was_entered_before_and_beside_a_game(
    route: str, nothing_happens: list[GameContext[Any]]
) -> None:
    home = service()
    async with opened(home, route, size=UPRIGHT) as app:
        await stays(app, route)
    assert not nothing_happens


@asynchronous
async def test_turning_a_tablet_leaves_no_button_dead() -> None:
    home, game = crew(GoTo(seat=TOMEK, room="Canteen"), detail="full")
    async with at(home, game) as app:
        await asyncio.sleep(UNASKED)
        for size in ((844, 390), (1280, 800), (390, 844)):
            await turn(app, size)
            await asyncio.sleep(UNASKED)
            assert can_press(app, "Magda is done, now Tomek"), size
            assert can_press(app, "Magda goes to: Canteen"), size


class CollectedOnTheWay(dict[int, Any]):
    """A dict that runs the garbage collector at each step of an iteration, as may happen at any time."""

    def values(self) -> Any:
        """Yield the values, running the collector before each."""
        return map(_collected, super().values())

    def items(self) -> Any:
        """Yield keys and values, running the collector before each."""
        return map(_collected, super().items())


def _collected(value: object) -> object:
    gc.collect()
    return value


@asynchronous
async def test_the_garbage_collector_may_come_in_the_middle_of_a_drawing(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = service()
    game = seeds.in_test(home)
    drawn = CollectedOnTheWay()

    def kept(_name: str) -> CollectedOnTheWay:
        return drawn

    monkeypatch.setattr(layout_change, "kept_in_session", kept)
    gc.freeze()
    gc.disable()
    try:
        async with opened(home, f"/game/{game.id}", size=UPRIGHT) as app:
            for size in (*TURNS, UPRIGHT):
                await turn(app, size)
    finally:
        gc.enable()
        gc.unfreeze()
    assert drawn
    assert not caplog.records
