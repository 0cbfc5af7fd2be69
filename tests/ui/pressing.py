"""Presses that reach nothing: each control is pressed, and the rules and the rights are asked instead."""

# pyright: reportPrivateUsage=false

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import flet as ft
import pytest
from pydantic import ValidationError

from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.bag import CorrectBag
from companion.rules.kernel import Command, Rejection
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.files import Files
from companion.ui.core.tap_guard import UNASKED
from companion.ui.game.context import GameContext, Panel
from companion.ui.game.here import Here
from companion.ui.shared.form import Form
from companion.ui.shared.game import has_sheet
from tests.ui.harness import TAPS, Harness, _is_for_keys_alone
from tests.ui.test_ends import refusal
from tests.ui.test_turned import panels


@dataclass
class Pressed:
    """The commands of a page's controls, and where they differ from what the table accepts."""

    page: str = ""
    given: int = 0
    chosen: int = 0
    """Number of choices made in drafts."""

    wrong: set[str] = field(default_factory=set[str])

    def lives(self, context: GameContext[Any], *commands: Any) -> bool:
        """Replaces the action of a live control."""
        self.given += 1
        if (refused := _refused(context, *commands)) and not _is_blind(context, *commands):
            self.wrong.add(f"{self.page}: {commands!r} lives, refused by {refused.code}")
        return False

    def is_dead(self, context: GameContext[Any], *commands: Any) -> None:
        """Replaces the reason of a dead control."""
        self.given += 1
        if _refused(context, *commands) is None:
            self.wrong.add(f"{self.page}: {commands!r} is dead, accepted")

    def chooses(
        self, form: Form[Any], now: Any, after: Any, without: Any, *, back: bool, number: bool
    ) -> None:
        """Judge the result of a live choice in a draft.

        It may be refused while another choice is missing: for the reason for which the draft is refused
        without this one, or when it takes back an earlier choice.
        """
        self.chosen += 1
        command = form._made(after)
        if command is None:
            return
        assert type(command).model_validate(command.model_dump()) == command
        context = form.here.context
        refused = _refused(context, command)
        if refused is None or (back and context.may(command)):
            return
        others = [form._made(each) for each in ((without,) if number else (without, now))]
        reasons = [_refused(context, each) for each in others if each is not None]
        if refused.code not in {each.code for each in reasons if each is not None}:
            self.wrong.add(f"{self.page}: {command!r} can be chosen, refused by {refused.code}")

    def cannot_choose(self, form: Form[Any], after: Any, *, number: bool) -> None:
        """Judge a dead choice: no command can hold it, or the table would refuse it."""
        try:
            command = form._made(after)
            assert command is not None
            type(command).model_validate(command.model_dump())
        except ValidationError:
            return
        unchanged = number and command == form._made(form.now)
        if not unchanged and _refused(form.here.context, command) is None:
            self.wrong.add(f"{self.page}: {command!r} cannot be chosen, accepted")


def _refused(context: GameContext[Any], *commands: Any) -> Rejection | None:
    return refusal(context.open_game, context.client.access, *commands)


def _is_blind(context: GameContext[Any], *commands: Command) -> bool:
    """Return whether nobody may see where a number ends: that of tokens in a bag which is not counted."""
    options = context.state.options
    return isinstance(commands[0], CorrectBag) and not options.bag_counts


def caught(monkeypatch: pytest.MonkeyPatch) -> Pressed:
    """Keep presses from reaching a table, another screen, a setting or a file; only drafts change."""
    found = Pressed()
    leads: Callable[..., kit.Press] = vars(Form)["leads"]

    def choice(
        self: Form[Any],
        make: Callable[[Any], Any],
        without: Callable[[Any], Any],
        *,
        back: bool = False,
        number: bool = False,
    ) -> kit.Press:
        press = leads(self, make, without, back=back, number=number)
        if isinstance(press, kit.Dead):
            found.cannot_choose(self, make(self.now), number=number)
            return press

        def judged() -> Any:
            found.chooses(self, self.now, make(self.now), without(self.now), back=back, number=number)
            return press()

        return judged

    def lives(self: GameContext[Any], *commands: Any) -> bool:
        return found.lives(self, *commands)

    def is_dead(self: GameContext[Any], *commands: Any) -> None:
        found.is_dead(self, *commands)

    def nothing(*_: object, **__: object) -> None:
        """Replaces the target of a press."""

    monkeypatch.setattr(GameContext, "submit", lives)
    monkeypatch.setattr(GameContext, "submit_and_close", lives)
    monkeypatch.setattr(GameContext, "tell_why", is_dead)
    for name in ("close", "set_peek", "show", "look_at_stage", "ask_step", "undo", "redo"):
        monkeypatch.setattr(GameContext, name, nothing, raising=False)
    for name in ("go", "back", "set_setting", "attempt", "tell"):
        monkeypatch.setattr(Client, name, nothing)
    monkeypatch.setattr(Files, "offer", nothing)
    monkeypatch.setattr(Form, "leads", choice)
    return found


async def press_all(app: Harness) -> None:
    """Press everything that can be pressed, once each; the lowest first, which change nothing above them."""
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


async def press_everything(
    app: Harness,
    name: str,
    context: GameContext[Any],
    pressed: Pressed,
    some: Callable[[list[Panel]], list[Panel]] = list,
) -> None:
    """Press every control of the page of a game, and of its sheets; `some` chooses among those."""
    pressed.page = name
    await press_all(app)
    style = context.client.style.in_game(context.open_game.game.key)
    found = [
        panel
        for panel in sheets(context.open_game)
        if has_sheet(Here(style, context, context.state), panel) and (panel.page or panel.kind != "ship-room")
    ]
    for panel in some(found):
        pressed.page = f"{name} {panel}"
        context.set_panel(panel)
        await app.settle()
        await press_all(app)
        context.set_panel(None)
        await app.settle()
