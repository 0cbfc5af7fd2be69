"""Fixtures for phones that only exchange messages."""

import pytest

from companion.ui.core import tap_guard


@pytest.fixture(autouse=True)
def buttons_that_hear_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let buttons respond at once after a change of meaning; a scripted phone cannot tap by mistake."""
    monkeypatch.setattr(tap_guard, "HOLD", 0.0)
    monkeypatch.setattr(tap_guard, "UNASKED", 0.0)
