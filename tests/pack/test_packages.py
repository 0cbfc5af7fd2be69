"""Packages for phones and desktops: their dependencies exist there, and they start without the server."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from tests.pack.inside import ROOT

WITHOUT_SERVER = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {parts}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from pathlib import Path
from companion.ui.app import start
print(start(Path({folder!r})).__name__)
"""

LOCK = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))
LOCKED: dict[str, dict[str, Any]] = {package["name"]: package for package in LOCK["package"]}


def needed(package: str, extra: str = "") -> set[str]:
    """Return the names of a package's dependencies, indirect ones included."""
    found: set[str] = set()
    ways = LOCKED[package].get("dependencies", [])
    if extra:
        ways = [*ways, *LOCKED[package]["optional-dependencies"][extra]]
    todo: list[str] = [each["name"] for each in ways]
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += [each["name"] for each in LOCKED[name].get("dependencies", [])]
    return found


def is_pure(package: str) -> bool:
    """Return whether at least one of its wheels is platform-independent."""
    return any("-none-any." in wheel["url"] for wheel in LOCKED[package]["wheels"])


def test_each_base_dependency_is_listed_as_pure_or_as_built_for_phones() -> None:
    said = (ROOT / "docs" / "install.md").read_text("utf-8")
    listed = re.search(r"The pure ones are (.*?)\. `tests", said, re.DOTALL)
    assert listed
    packages = needed("petri-companion")
    assert set(re.split(r",\s|\sand\s", listed[1])) == {name for name in packages if is_pure(name)}
    assert set(re.findall(r"^\| ([a-z-]+) \| Flet's index", said, re.MULTILINE)) == {
        name for name in packages if not is_pure(name)
    }


def test_an_app_in_a_package_starts_without_a_servers_parts(tmp_path: Path) -> None:
    extra = needed("petri-companion", "club") | needed("petri-companion", "desktop")
    parts = {name.replace("-", "_") for name in extra - needed("petri-companion")}
    assert {"flet_web", "uvicorn", "starlette", "psycopg"} <= parts
    program = WITHOUT_SERVER.format(parts=sorted(parts), folder=str(tmp_path))
    command = (sys.executable, "-c", program)
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("main\n", 0), done.stderr
