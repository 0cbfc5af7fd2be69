"""What holds for phones that are played by messages alone."""

import pytest

from companion.ui.core import tap_guard


@pytest.fixture(autouse=True)
def buttons_that_hear_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No button is deaf after its meaning has changed: messages have no thumb that could slip."""
    monkeypatch.setattr(tap_guard, "HOLD", 0.0)
    monkeypatch.setattr(tap_guard, "UNASKED", 0.0)
