"""The law of ends on whole pages: a control is alive exactly where the table accepts what a press gives.

Every control of every page and sheet of the sample games is pressed, and nothing happens: the rules and the
rights are asked instead. What a live control gives is accepted; what a dead one would give is refused.
"""

# pyright: reportPrivateUsage=false

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import flet as ft
import pytest

from companion.device.access import Access
from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.party.party import Party
from companion.rules.carnomorphs.bag import CorrectBag
from companion.rules.kernel import Command, Rejection
from companion.ui.core.client import Client
from companion.ui.core.files import Files
from companion.ui.core.tap_guard import UNASKED
from companion.ui.game.context import GameContext, Panel
from companion.ui.game.here import Here
from companion.ui.shared.game import has_sheet
from tests.games import Seed, facts_of
from tests.loops import asynchronous
from tests.ui.games import PAGES as STAGES
from tests.ui.games import of_each
from tests.ui.harness import TAPS, Harness, _is_for_keys_alone
from tests.ui.services import opened, service
from tests.ui.test_ends import refusal
from tests.ui.test_rights import phone, sit
from tests.ui.test_turned import panels

PAGES: Final[dict[str, Seed]] = {
    **STAGES,
    **{f"{key}-over": facts_of(key).finished for key in GAMES if f"{key}-end" not in STAGES},
}
QUICK: Final = of_each("quick")
GUESTS: Final = of_each("guests")
"""Pages that guests look at, at a table where each may change the own seat alone."""


@dataclass
class Pressed:
    """What the controls of a page give, and how that differs from what the table accepts."""

    page: str = ""
    given: int = 0
    wrong: set[str] = field(default_factory=set[str])

    def lives(self, context: GameContext[Any], *commands: Any) -> bool:
        """Stand in for what a live control does."""
        self.given += 1
        if (refused := _refused(context, *commands)) and not _is_blind(context, *commands):
            self.wrong.add(f"{self.page}: {commands!r} lives, refused by {refused.code}")
        return False

    def is_dead(self, context: GameContext[Any], *commands: Any) -> None:
        """Stand in for what a dead control says."""
        self.given += 1
        if _refused(context, *commands) is None:
            self.wrong.add(f"{self.page}: {commands!r} is dead, accepted")


def _refused(context: GameContext[Any], *commands: Any) -> Rejection | None:
    return refusal(context.open_game, context.client.access, *commands)


def _is_blind(context: GameContext[Any], *commands: Command) -> bool:
    """Return whether nobody may see where a number ends: that of tokens in a bag which is not counted."""
    options = context.state.options
    return isinstance(commands[0], CorrectBag) and not options.bag_counts


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> Pressed:
    """Have no press reach a table, another screen, a setting or a file."""
    found = Pressed()

    def lives(self: GameContext[Any], *commands: Any) -> bool:
        return found.lives(self, *commands)

    def is_dead(self: GameContext[Any], *commands: Any) -> None:
        found.is_dead(self, *commands)

    def nothing(*_: object, **__: object) -> None:
        """Stand in for what a press leads to."""

    monkeypatch.setattr(GameContext, "submit", lives)
    monkeypatch.setattr(GameContext, "submit_and_close", lives)
    monkeypatch.setattr(GameContext, "tell_why", is_dead)
    for name in ("close", "set_peek", "show", "look_at_stage", "ask_step", "undo", "redo"):
        monkeypatch.setattr(GameContext, name, nothing, raising=False)
    for name in ("go", "back", "set_setting", "attempt", "tell"):
        monkeypatch.setattr(Client, name, nothing)
    monkeypatch.setattr(Files, "offer", nothing)
    return found


async def press_all(app: Harness) -> None:
    """Press whatever can be pressed, once each; the lowest first, which change nothing above them."""
    for control in reversed(app.controls()):
        if getattr(control, "disabled", False) or _is_for_keys_alone(control):
            continue
        if isinstance(control, ft.Switch):
            app.report(control, not control.value)
            await app.send(control, "change", control.value)
        else:
            event = next((event for name, event in TAPS.items() if getattr(control, name, None)), None)
            if event is None:
                continue
            await app.send(control, event)
        await asyncio.sleep(UNASKED)


def sheets(game: OpenGame) -> Iterator[Panel]:
    """Every sheet of a game, those of each player, room and intruder among them."""
    yield from panels(game)
    yield Panel("menu")
    state = game.table.state
    yield from (Panel("player", seat) for seat in range(len(state.players)))
    yield from (Panel("ship-room", page=room.name) for room in getattr(state, "rooms", ())[:2])
    yield from (Panel("intruder", each.id) for each in getattr(state, "intruders", ())[:2])


async def press_everything(app: Harness, name: str, context: GameContext[Any], pressed: Pressed) -> None:
    """Press every control of the page of a game, and of its sheets."""
    pressed.page = name
    await press_all(app)
    style = context.client.style.in_game(context.open_game.game.key)
    for panel in sheets(context.open_game):
        nowhere = panel.kind == "ship-room" and not panel.page
        if has_sheet(Here(style, context, context.state), panel) and not nowhere:
            pressed.page = f"{name} {panel}"
            context.set_panel(panel)
            await app.settle()
            await press_all(app)
            context.set_panel(None)
            await app.settle()


@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.thorough) for name in PAGES]
)
@asynchronous
async def test_a_live_control_gives_what_is_accepted_and_a_dead_one_what_is_refused(
    name: str,
    pressed: Pressed,
    contexts: list[GameContext[Any]],
) -> None:
    home = service()
    game = PAGES[name](home)
    async with opened(home, f"/game/{game.id}") as app:
        await press_everything(app, name, contexts[-1], pressed)
    assert pressed.given
    assert not pressed.wrong


@pytest.mark.thorough
@pytest.mark.parametrize("name", GUESTS)
@asynchronous
async def test_on_a_guests_phone_a_live_control_gives_what_is_accepted(
    name: str,
    pressed: Pressed,
    contexts: list[GameContext[Any]],
) -> None:
    home: GameService = service()
    game = PAGES[name](home)
    party = Party(home)
    party.offer(game.id)
    party.set_rights(game.id, "strict")
    devices: list[Access] = [sit(party, game, 1), sit(party, game, None)]
    for access in devices:
        async with phone(party, game, access) as app:
            await press_everything(app, name, contexts[-1], pressed)
    assert not pressed.wrong
