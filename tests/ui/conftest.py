"""What holds for all tests of screens without a browser."""

from __future__ import annotations

import pytest

from companion.ui.core import component


@pytest.fixture(autouse=True)
def no_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted here: what is drawn a frame later follows in the next turn of the loop."""
    monkeypatch.setattr(component, "FRAME", 0)
