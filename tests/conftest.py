"""What holds for every test: sentences are asked for strictly, properties are tried without a stopwatch."""

import os

import pytest
from hypothesis import settings

os.environ["COMPANION_STRICT_WORDS"] = "1"

settings.register_profile("table", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "table")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests go last: their browser's event loop runs until the end and would let no other begin."""
    items.sort(key=lambda item: "browser" in item.path.parent.name)
