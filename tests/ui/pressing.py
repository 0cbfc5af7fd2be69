"""Presses without effect: each control is pressed, and only the rules and the rights are asked."""

# pyright: reportPrivateUsage=false

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, cast

import flet as ft
import pytest
from pydantic import ValidationError

from companion.device.open_game import OpenGame
from companion.rules.kernel import Command, Model, Rejection
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.files import Files
from companion.ui.core.tap_guard import UNASKED
from companion.ui.game.context import GameContext, Panel
from companion.ui.game.here import Here
from companion.ui.shared.form import Form
from companion.ui.shared.game import has_sheet
from companion.ui.shared.page import Page
from tests.rules.drawn import Drawer
from tests.ui.games import shown
from tests.ui.harness import TAPS, Harness, _is_for_keys_alone
from tests.ui.test_ends import refusal
from tests.ui.test_turned import panels

FEW: Final = 4
"""Exclusive upper bound of a number drawn into a row of numbers."""

SEARCHED: Final = 600
"""Number of commands drawn in search of an accepted one that contains a choice."""


@dataclass
class Pressed:
    """The commands of a page's controls, and the mismatches with what the table accepts."""

    page: str = ""
    given: int = 0
    chosen: int = 0
    """Number of choices made in drafts."""

    kept: int = 0
    """Number of those that the button of the page would have sent as they were judged."""

    sent: list[tuple[Any, ...]] = field(default_factory=list[tuple[Any, ...]])
    """The commands of each press since the last choice."""

    waits: tuple[GameContext[Any], Command] | None = None
    """The accepted command of the last choice, until it is compared."""

    wrong: set[str] = field(default_factory=set[str])
    mended: dict[tuple[str, Command, tuple[str, ...]], bool] = field(
        default_factory=dict[tuple[str, Command, tuple[str, ...]], bool]
    )

    def lives(self, context: GameContext[Any], *commands: Any) -> bool:
        """Stand in for the action of a live control."""
        self.given += 1
        self.sent.append(commands)
        blind = shown(context.open_game.game.key).blind
        if (refused := _refused(context, *commands)) and not blind(context.state, commands[0]):
            self.wrong.add(f"{self.page}: {commands!r} lives, refused by {refused.code}")
        return False

    def is_dead(self, context: GameContext[Any], *commands: Any) -> None:
        """Stand in for the explanation of a dead control."""
        self.given += 1
        if _refused(context, *commands) is None:
            self.wrong.add(f"{self.page}: {commands!r} is dead, accepted")

    def chooses(self, form: Form[Any], before: Any, after: Any) -> None:
        """Judge a choice by the drafts before and after it.

        Either the command is accepted, or another command with the same choice is: then a further choice is
        missing.
        """
        self.chosen += 1
        self.sent, self.waits = [], None
        command = form._asked_as(after)
        if command is None:
            return
        assert type(command).model_validate(command.model_dump()) == command
        context, was = form.here.context, form._asked_as(before)
        if _refused(context, command) is None:
            # The page may complete a command as it submits it.
            self.waits = (context, form._complete(command) if isinstance(form, Page) else command)
            return
        chosen = _chosen(was if isinstance(was, type(command)) else None, command)
        # The payment follows from the price, which is read from the table.
        if not chosen or (isinstance(was, type(command)) and _told(context, was) != _told(context, command)):
            return
        key = (self.page, command, tuple(chosen))
        if key not in self.mended:
            self.mended[key] = _can_be_mended(context, command, chosen)
        if not self.mended[key]:
            self.wrong.add(f"{self.page}: {chosen} can be chosen, whatever else is: {command!r}")

    def cannot_choose(self, form: Form[Any], after: Any) -> None:
        """Judge a dead choice: no command can hold it, it changes nothing, or the table would refuse it."""
        try:
            command = form._asked_as(after)
            assert command is not None
            type(command).model_validate(command.model_dump())
        except ValidationError:
            return
        if command != form._asked_as(form.now) and _refused(form.here.context, command) is None:
            self.wrong.add(f"{self.page}: {command!r} cannot be chosen, accepted")

    def compare(self) -> None:
        """Compare what the buttons of the page have sent with the command by which a choice was judged."""
        assert self.waits is not None
        context, judged = self.waits
        found = [each[0] for each in self.sent if isinstance(each[0], type(judged))]
        decided = _events(context, judged)
        kept = any(_events(context, each) == decided for each in found)
        if found and not kept:
            self.wrong.add(f"{self.page}: {judged!r} was judged, {found!r} sent")
        self.kept += kept
        self.waits = None


def _told(context: GameContext[Any], command: Command) -> list[Any]:
    """Return the values of a command's fields that are read from the table."""
    told = shown(context.open_game.game.key).told
    return [getattr(command, name) for name in told.get(type(command), ())]


def _chosen(before: Any, after: Any, path: str = "") -> list[str]:
    """Return the paths of what a choice has changed, except what it has taken back."""
    if isinstance(after, Model):
        found: list[str] = []
        for name, told in type(after).model_fields.items():
            if getattr(after, name) == told.default:  # it was taken back
                continue
            was = getattr(before, name) if isinstance(before, type(after)) else NOT_THERE
            found += _chosen(was, getattr(after, name), f"{path}.{name}" if path else name)
        return found
    if after == before or not after:
        return []
    if isinstance(before, int) and isinstance(after, int) and abs(after) < abs(before):
        return []
    if isinstance(before, tuple) and isinstance(after, tuple) and _is_less(cast("Any", after), before):
        return []
    return [path]


NOT_THERE: Final = object()


def _is_less(after: tuple[Any, ...], before: Any) -> bool:
    """Return whether a row lost values, or the sum of a row of numbers became less."""
    if len(after) == len(before) and all(isinstance(each, int) for each in (*after, *before)):
        return sum(after) < sum(before)
    return len(after) < len(before)


def _can_be_mended(context: GameContext[Any], command: Command, chosen: Sequence[str]) -> bool:
    """Return whether the rules accept this choice with some other values of the command's other fields."""
    drawer = Drawer(context.open_game.game, Random(0))
    kind = type(command)
    for count in range(SEARCHED):
        drawn = drawer.command(context.open_game.table.state, kind)
        if drawn is None:
            continue
        mixed = _mixed(command, drawn, chosen, drawer.chance, 1 if count % 2 else 0.3)
        try:
            mixed = kind.model_validate(mixed.model_dump())
        except ValidationError:
            continue
        if _refused(context, mixed) is None:
            return True
    return False


def _mixed(kept: Any, drawn: Any, chosen: Sequence[str], chance: Random, share: float) -> Any:
    """Return a model with a share of its fields replaced by drawn ones, except what was chosen."""
    fields: dict[str, Any] = {}
    for name in kept.__dict__:
        own, other = getattr(kept, name), getattr(drawn, name)
        inner = [each.removeprefix(f"{name}.") for each in chosen if each.startswith(f"{name}.")]
        if name == "seat":
            fields[name] = own
        elif name in chosen:
            fields[name] = own
            if type(own) is tuple and type(other) is tuple:
                several = cast("tuple[Any, ...]", own)
                more = (*several, *(each for each in cast("tuple[Any, ...]", other) if each not in several))
                fields[name] = chance.choice((several, more, more[: len(several) + 1]))
        elif isinstance(own, Model) and isinstance(other, type(own)):
            fields[name] = _mixed(own, other, inner, chance, share)
        elif type(own) is tuple and own and isinstance(own[0], int) and chance.random() < share:
            row = [*cast("tuple[int, ...]", own)]
            row[chance.randrange(len(row))] = chance.randrange(FEW)
            fields[name] = tuple(row)
        else:
            fields[name] = other if chance.random() < share else own
    return kept.model_copy(update=fields)


def _events(context: GameContext[Any], command: Command) -> Any:
    """Return the result of a command whose die shows a one; different commands may have the same result."""
    game, state = context.open_game.game, context.open_game.table.state
    return game.decide(state, game.throw(state, command, lambda faces: 1))


def _refused(context: GameContext[Any], *commands: Any) -> Rejection | None:
    return refusal(context.open_game, context.client.access, *commands)


def caught(monkeypatch: pytest.MonkeyPatch) -> Pressed:
    """Keep presses from reaching a table, another screen, a setting or a file; only drafts change."""
    found = Pressed()
    to_press: Callable[..., kit.Press] = vars(Form)["_press"]
    alter: Callable[..., None] = vars(Form)["alter"]

    def choice(self: Form[Any], make: Callable[[Any], Any], why: Callable[[Any], Any]) -> kit.Press:
        press = to_press(self, make, why)
        if isinstance(press, kit.Dead):
            found.cannot_choose(self, make(self.now))
        return press

    def altered(self: Form[Any], make: Callable[[Any], Any]) -> None:
        def judged(before: Any) -> Any:
            after = make(before)
            found.chooses(self, before, after)
            return after

        alter(self, judged)

    def lives(self: GameContext[Any], *commands: Any) -> bool:
        return found.lives(self, *commands)

    def is_dead(self: GameContext[Any], *commands: Any) -> None:
        found.is_dead(self, *commands)

    def nothing(*_: object, **__: object) -> None:
        """Stand in for the target of a press."""

    monkeypatch.setattr(GameContext, "submit", lives)
    monkeypatch.setattr(GameContext, "submit_and_close", lives)
    monkeypatch.setattr(GameContext, "tell_why", is_dead)
    for name in ("close", "set_peek", "show", "look_at_stage", "ask_step", "undo", "redo"):
        monkeypatch.setattr(GameContext, name, nothing, raising=False)
    for name in ("go", "back", "set_setting", "attempt", "tell"):
        monkeypatch.setattr(Client, name, nothing)
    monkeypatch.setattr(Files, "offer", nothing)
    monkeypatch.setattr(Form, "_press", choice)
    monkeypatch.setattr(Form, "alter", altered)
    return found


async def press_all(app: Harness, pressed: Pressed) -> None:
    """Press everything that can be pressed once, from the bottom up: a press changes nothing above it.

    After each choice the buttons that submit the draft are pressed.
    """
    controls = app.controls()
    at = len(controls)
    while at > 0:
        at -= 1
        control = controls[at]
        if getattr(control, "disabled", False) or _is_for_keys_alone(control):
            continue
        chosen = pressed.chosen
        if isinstance(control, ft.Switch):
            app.report(control, not control.value)
            await app.send(control, "change", control.value)
        else:
            event = next((event for name, event in TAPS.items() if getattr(control, name, None)), None)
            if event is None:
                continue
            await app.send(control, event)
        await asyncio.sleep(UNASKED)
        if pressed.waits is not None:
            for button in app.controls(ft.FilledButton, where=lambda each: bool(each.on_click)):
                if not button.disabled:
                    await app.send(button, "click")
            pressed.compare()
        if pressed.chosen > chosen:
            controls = app.controls()
            at = min(at, len(controls))


def sheets(game: OpenGame) -> Iterator[Panel]:
    """Yield every sheet of a game, including those of each player."""
    yield from panels(game)
    yield Panel("menu")
    yield from (Panel("player", seat) for seat in range(len(game.table.state.players)))


async def press_everything(
    app: Harness,
    name: str,
    context: GameContext[Any],
    pressed: Pressed,
    some: Callable[[list[Panel]], list[Panel]] = list,
) -> None:
    """Press every control of a game's page and of its sheets; `some` selects the sheets."""
    pressed.page = name
    await press_all(app, pressed)
    style = context.client.style.in_game(context.open_game.game.key)
    here = Here(style, context, context.state)
    found = [panel for panel in sheets(context.open_game) if has_sheet(here, panel)]
    for panel in some(found):
        pressed.page = f"{name} {panel}"
        context.set_panel(panel)
        await app.settle()
        await press_all(app, pressed)
        context.set_panel(None)
        await app.settle()
