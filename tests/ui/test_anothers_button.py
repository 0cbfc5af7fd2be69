"""The wide button is its player's next step: on any other phone it is quiet and must be held."""

import ast
from pathlib import Path
from typing import Any

import flet as ft
import pytest

import companion
from companion.device.access import Access
from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.party.party import Admission, Party
from companion.party.shared_access import GuestAccess
from companion.ui.games import ui_of
from tests.host.party_game import service
from tests.loops import asynchronous
from tests.ui.test_rights import phone

PACKAGE = Path(companion.__file__).parent

SHEETS = {"chromosome/turn_page.py"}
"""Modules whose wide buttons are on sheets only."""

EVERY = 4
"""Number of steps of a sample between two looks at it."""


def seated(party: Party, game: OpenGame) -> list[GuestAccess]:
    """Connect a phone in each seat."""
    found: list[GuestAccess] = []
    for seat in range(len(game.seats)):
        answer = party.sit(game.id, party.offer(game.id).code, seat)
        assert isinstance(answer, Admission)
        party.come(game.id, answer.place.id)
        found.append(GuestAccess(party, game.id, answer.place))
    return found


async def taps(party: Party, game: OpenGame, access: GuestAccess) -> list[Any]:
    """Tap every filled button of the phone once; return its commands, which are not carried out."""
    given: list[Any] = []

    def submit(_: OpenGame, command: Any, id: str | None = None) -> Any:
        given.append(command)
        return Access.denial(access, game, command) or game.table.entries[-1]

    access.submit = submit  # type: ignore[method-assign]
    async with phone(party, game, access) as app:
        for button in app.controls(ft.FilledButton):
            if button.on_click and not button.disabled:
                await app.fire(button, "click")
    return given


def begun(home: GameService, key: str) -> tuple[OpenGame, list[Any]]:
    begin, *others = ui_of(key).sample
    game = home.begin(key, begin)
    assert isinstance(game, OpenGame)
    return game, list(others)


@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_a_tap_on_a_wide_button_gives_no_command_of_another_seat(key: str) -> None:
    home = service()
    game, commands = begun(home, key)
    party = Party(home)
    party.offer(game.id)
    phones = seated(party, game)
    taken: list[str] = []
    for number, command in enumerate(commands):
        if number % EVERY == 0:
            for access in phones:
                for given in await taps(party, game, access):
                    owners = game.game.owners(game.table.state, given).seats
                    if owners and access.seat(game.id) not in owners:
                        taken.append(f"{number}: {type(given).__name__} on phone {access.seat(game.id)}")
        game.submit(command)
    assert not taken


def draws_a_sheet(function: ast.AST) -> bool:
    """Return whether a function draws a sheet, which belongs to the person who opened it."""
    called = {ast.unparse(each.func) for each in ast.walk(function) if isinstance(each, ast.Call)}
    return bool(called & {"kit.sheet", "ExplainedSheet"})


def test_a_wide_button_on_a_stage_is_told_whose_it_is() -> None:
    bare: list[str] = []
    for path in (path for key in GAMES for path in sorted((PACKAGE / "ui" / key).rglob("*.py"))):
        if path.relative_to(PACKAGE / "ui").as_posix() in SHEETS:
            continue
        for function in ast.parse(path.read_text("utf-8")).body:
            if not isinstance(function, ast.FunctionDef | ast.ClassDef) or draws_a_sheet(function):
                continue
            for call in (each for each in ast.walk(function) if isinstance(each, ast.Call)):
                if {"kit.guarded", "kit.primary"}.isdisjoint(
                    {ast.unparse(each) for each in ast.walk(call.func)}
                ):
                    continue
                if not any(keyword.arg == "ask" for keyword in call.keywords):
                    bare.append(f"{path.relative_to(PACKAGE)}:{call.lineno}")
    assert not bare
