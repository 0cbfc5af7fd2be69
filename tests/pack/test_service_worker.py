"""The service worker with a failing cache: nothing is served that did not arrive completely."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from companion.pack.node import SCRIPTS

CONTENT = ("<page>", "module", "python", "let one = 1;\nlet two;\n")
"""The files of the site in `service_worker.mjs`."""

PROGRAM = Path(__file__).with_name("service_worker.mjs")


@pytest.fixture(scope="module")
def scenarios() -> dict[str, Any]:
    """The outcome of each scenario in `service_worker.mjs`, by the scenario's name."""
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
    assert found["answers"] == ["<page>", "module"]  # with a network it still works
    assert found["sizes"] == []
    assert found["told"]
    assert not found["complete"]
    assert found["later"]  # complete once there is room


@pytest.mark.parametrize("damage", ["empty", "cut", "unreadable"])
def test_an_entry_of_another_size_is_fetched_again(scenarios: dict[str, Any], damage: str) -> None:
    found = scenarios[f"damaged-{damage}"]
    assert found["served"] == "<page>"
    assert found["complete"]
    assert found["asked"] == ["index.html"]
    assert found["again"] == "<page>"


def test_a_whole_cache_asks_the_network_for_nothing(scenarios: dict[str, Any]) -> None:
    assert scenarios["whole"] == {"complete": True, "answers": list(CONTENT), "asked": []}


def test_a_start_that_lacks_a_file_without_a_network_is_told_to_the_page(scenarios: dict[str, Any]) -> None:
    assert scenarios["alone"] == {"page": "<page>", "python": "failed", "told": ["cut-off"]}


def test_a_file_that_is_shared_waits_for_the_page_that_opens(scenarios: dict[str, Any]) -> None:
    assert scenarios["shared-null"] == [303, "http://petri.test/", "a game"]


def test_where_a_shared_file_cannot_be_kept_the_page_opens_all_the_same(scenarios: dict[str, Any]) -> None:
    assert scenarios["shared-shut"] == [303, "http://petri.test/", None]


def test_a_page_that_its_host_changes_is_given_as_it_comes_and_the_change_is_told(
    scenarios: dict[str, Any],
) -> None:
    found = scenarios["host-injects"]
    assert found["page"]["body"] == found["second"]["body"] == "<page><script>"
    assert found["page"]["status"] == 200
    assert {"news": "altered", "path": "index.html"} in found["told"]
    assert found["altered"] == ["index.html"]
    assert not found["complete"]
    assert found["kept"] == 3, "a changed page is never kept"
    assert found["update"] == "installed"


def test_a_host_that_writes_other_line_ends_changes_nothing(scenarios: dict[str, Any]) -> None:
    found = scenarios["host-wraps"]
    assert found["answers"]["boot.js"]["body"] == CONTENT[-1]
    assert found["complete"]
    assert found["told"] == []
    assert found["update"] == "installed"


def test_a_script_that_its_host_changes_is_given_as_it_comes_and_named(scenarios: dict[str, Any]) -> None:
    found = scenarios["host-minifies"]
    assert found["answers"]["boot.js"]["body"] == "let one=1"
    assert found["altered"] == ["boot.js"]
    assert not found["complete"]
    assert found["update"] == "the update lacks boot.js"


@pytest.mark.parametrize(
    ("host", "path"), [("damages", "boot.js"), ("breaks", "app.zip"), ("newer", "boot.js")]
)
def test_a_file_that_is_damaged_or_of_another_version_is_not_given(
    scenarios: dict[str, Any], host: str, path: str
) -> None:
    found = scenarios[f"host-{host}"]
    assert found["answers"][path]["status"] == 502
    assert {"news": "broken", "path": path} in found["told"]
    assert not found["complete"]
    assert found["update"].startswith("the update lacks")


@pytest.mark.parametrize(
    "host", ["injects", "wraps", "minifies", "damages", "breaks", "newer", "blocks", "untyped"]
)
def test_whatever_the_host_does_a_page_is_opened(scenarios: dict[str, Any], host: str) -> None:
    for page in (scenarios[f"host-{host}"]["page"], scenarios[f"host-{host}"]["second"]):
        assert page["status"] == 200
        assert page["body"]


def test_a_network_that_blocks_a_file_is_told_with_its_name_and_status(scenarios: dict[str, Any]) -> None:
    assert {"news": "blocked", "path": "app.zip", "status": 403} in scenarios["host-blocks"]["told"]


def test_types_are_those_of_the_build_whatever_the_host_says(scenarios: dict[str, Any]) -> None:
    found = scenarios["host-untyped"]
    types = {path: answer["type"] for path, answer in found["answers"].items()}
    assert types == {
        "boot.js": "text/javascript; charset=utf-8",
        "app.zip": "application/zip",
        "main.dart.wasm": "application/wasm",
    }
    assert found["page"]["type"] == "text/html; charset=utf-8"
