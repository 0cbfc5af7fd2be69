"""The lock file's packages that are needed in the browser."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias

from companion.pack.errors import PackError

Locked: TypeAlias = Mapping[str, Any]
"""One package of the lock file."""

PROJECT: Final = "petri-companion"

NOT_IN_THE_BROWSER: Final = frozenset({"click", "filelock", "platformdirs"})
"""Direct dependencies that are needed only by the command line and by games in a folder on disk."""

PLATFORM: Final = "pyemscripten_2026_0_wasm32"
"""The platform of the Pyodide in Flet's client."""

PYTHON: Final = "314"
"""The Python version of that Pyodide."""

ELSEWHERE: Final = frozenset({"sys_platform != 'emscripten'", "sys_platform == 'win32'"})
"""Markers of dependencies that the browser does not need."""

HARMLESS: Final = frozenset({None, "python_full_version < '3.15'"})
"""Markers that are true for that Python."""


@dataclass(frozen=True)
class Wheel:
    """A wheel, pinned by its hash."""

    package: str
    version: str
    file: str
    sha256: str


def lock_text() -> str:
    """Read the lock file, inside the installed package or beside it in a checkout.

    Raises:
        PackError: It is in neither place.
    """
    package = resources.files("companion")
    beside: Traversable | None = getattr(package, "parent", None)
    for folder in (package, beside):
        if folder is not None and (file := folder / "uv.lock").is_file():
            return file.read_text(encoding="utf-8")
    raise PackError("pack-no-lock")


def packages(text: str) -> Mapping[str, Locked]:
    """Parse the packages of a lock file, by name.

    Raises:
        PackError: It is not a lock file of Petri's.
    """
    try:
        found: Mapping[str, Locked] = {package["name"]: package for package in tomllib.loads(text)["package"]}
        if "dependencies" in found[PROJECT]:
            return found
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise PackError("pack-bad-lock") from error
    raise PackError("pack-bad-lock")


def app_packages(locked: Mapping[str, Locked]) -> tuple[str, ...]:
    """Return the app's direct dependencies that are needed in the browser."""
    own = locked[PROJECT]["dependencies"]
    return tuple(need["name"] for need in own if need["name"] not in NOT_IN_THE_BROWSER)


def wheels(locked: Mapping[str, Locked], roots: Iterable[str]) -> tuple[Wheel, ...]:
    """Return the wheels of packages and of all their dependencies in the browser, sorted by name.

    Args:
        locked: The packages of the lock file.
        roots: The requested packages.

    Raises:
        PackError: A package has no suitable wheel.
    """
    return tuple(sorted(map(_wheel, _closure(locked, roots)), key=lambda wheel: wheel.package))


def version_of(locked: Mapping[str, Locked], package: str) -> str:
    return str(locked[package]["version"])


def _closure(locked: Mapping[str, Locked], roots: Iterable[str]) -> Iterator[Locked]:
    """Yield the packages and all their dependencies, each once."""
    waiting, seen = list(roots), set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        if name not in locked:
            raise PackError("pack-no-wheel", package=name)
        yield locked[name]
        for need in locked[name].get("dependencies", ()):
            marker = need.get("marker")
            if marker in ELSEWHERE:
                continue
            if marker not in HARMLESS:
                raise PackError("pack-no-wheel", package=f"{need['name']} ({marker})")
            waiting.append(need["name"])


def _wheel(package: Locked) -> Wheel:
    """Return the package's pure Python wheel, or the one for the browser."""
    name = str(package["name"])
    for wheel in package.get("wheels", ()):
        file = str(wheel["url"]).rsplit("/", 1)[-1]
        if file.endswith(("-none-any.whl", f"-cp{PYTHON}-cp{PYTHON}-{PLATFORM}.whl")):
            return Wheel(name, str(package["version"]), file, str(wheel["hash"]).removeprefix("sha256:"))
    raise PackError("pack-no-wheel", package=name)
