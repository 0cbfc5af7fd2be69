"""Fixtures of the screens of Carnomorphs."""

import pytest

from companion.ui.game.context import AnyContext
from companion.ui.shared import game as screen


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[AnyContext]:
    """Return the contexts of the games on screen, through which any sheet can be opened."""
    found: list[AnyContext] = []
    follow = screen.follow

    def followed(context: AnyContext) -> None:
        found.append(context)
        follow(context)

    monkeypatch.setattr(screen, "follow", followed)
    return found
