"""The service worker over a cache that fails: nothing is served that did not arrive whole."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from companion.pack.node import SCRIPTS

PROGRAM = Path(__file__).with_name("service_worker.mjs")


@pytest.fixture(scope="module")
def scenarios() -> dict[str, Any]:
    """The outcome of each scenario of the program, by its name."""
    node = shutil.which("node")
    assert node, "Node is missing: the service worker runs under it"
    done = subprocess.run(
        [node, "--no-warnings", str(PROGRAM), str(SCRIPTS / "sw.js")],
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize("leaves", ["empty", "nothing", "unread", "shut"])
def test_a_file_that_could_not_be_kept_leaves_no_entry_and_is_not_called_ready(
    scenarios: dict[str, Any], leaves: str
) -> None:
    found = scenarios[f"full-{leaves}"]
    assert found["answers"] == ["<page>", "module"]  # it still works with the network
    assert found["sizes"] == []
    assert found["told"]
    assert not found["complete"]
    assert found["later"]  # once there is room


@pytest.mark.parametrize("damage", ["empty", "cut", "unreadable"])
def test_an_entry_of_another_size_is_fetched_again(scenarios: dict[str, Any], damage: str) -> None:
    found = scenarios[f"damaged-{damage}"]
    assert found["served"] == "<page>"
    assert found["complete"]
    assert found["asked"] == ["index.html"]
    assert found["again"] == "<page>"


def test_a_whole_cache_asks_the_network_for_nothing(scenarios: dict[str, Any]) -> None:
    assert scenarios["whole"] == {"complete": True, "answers": ["<page>", "module", "python"], "asked": []}


def test_a_start_that_lacks_a_file_without_a_network_is_told_to_the_page(scenarios: dict[str, Any]) -> None:
    assert scenarios["alone"] == {"page": "<page>", "python": "failed", "told": ["cut-off"]}


def test_a_file_that_is_shared_waits_for_the_page_that_opens(scenarios: dict[str, Any]) -> None:
    assert scenarios["shared-null"] == [303, "http://petri.test/", "a game"]


def test_where_a_shared_file_cannot_be_kept_the_page_opens_all_the_same(scenarios: dict[str, Any]) -> None:
    assert scenarios["shared-shut"] == [303, "http://petri.test/", None]
