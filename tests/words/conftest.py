"""Sentences of these tests are strict: every fault raises."""

import pytest

from companion.words.words import STRICT_VARIABLE


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:  # pyright: ignore[reportUnusedFunction]
    monkeypatch.setenv(STRICT_VARIABLE, "1")
