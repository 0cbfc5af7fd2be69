"""Fixtures of the tests of screens."""

from collections.abc import Callable, Generator
from typing import Any, cast

import pytest

from companion.device.open_game import OpenGame
from companion.party.arrival import unserved
from companion.ui.core.client import Client
from companion.ui.game.context import GameContext
from companion.ui.game.game_ui import GameUI
from companion.ui.party import browser_storage
from tests.toy import registered
from tests.ui.pressing import Pressed, caught


@pytest.fixture
def lanterns() -> Generator[None]:
    """Register one more game."""
    with registered():
        yield


@pytest.fixture
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry requests to a browser without a pause."""
    monkeypatch.setattr(browser_storage, "PAUSES", (0.0, 0.0, None))


@pytest.fixture
def aloud(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The announcements to a screen reader."""
    said: list[str] = []

    def tell(line: str) -> None:
        if line.startswith("say "):
            said.append(line.removeprefix("say "))

    monkeypatch.setattr(unserved, "tell_page", tell)
    return said


@pytest.fixture
def contexts(monkeypatch: pytest.MonkeyPatch) -> list[GameContext[Any]]:
    """The contexts of games that are shown, the newest last."""
    found: list[GameContext[Any]] = []
    begin = cast(
        "Callable[[GameContext[Any], Client, OpenGame, GameUI], None]", vars(GameContext)["__init__"]
    )

    def noted(self: GameContext[Any], client: Client, open_game: OpenGame, ui: GameUI) -> None:
        begin(self, client, open_game, ui)
        found.append(self)

    monkeypatch.setattr(GameContext, "__init__", noted)
    return found


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> Pressed:
    """A record of presses, whose effects are suppressed."""
    return caught(monkeypatch)
