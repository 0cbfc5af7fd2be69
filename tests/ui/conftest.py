"""Fixtures of the tests of screens."""

from collections.abc import Generator

import pytest

from companion.party.arrival import unserved
from companion.ui.party import browser_storage
from tests.toy import registered


@pytest.fixture
def lanterns() -> Generator[None]:
    """One more game."""
    with registered():
        yield


@pytest.fixture
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits before asking a browser again."""
    monkeypatch.setattr(browser_storage, "PAUSES", (0.0, 0.0, None))


@pytest.fixture
def aloud(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that a screen reader was to say."""
    said: list[str] = []

    def tell(line: str) -> None:
        if line.startswith("say "):
            said.append(line.removeprefix("say "))

    monkeypatch.setattr(unserved, "tell_page", tell)
    return said
