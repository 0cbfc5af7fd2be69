"""Packages as an installer leaves them: modules and metadata in a folder that Python searches."""

import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path
from shutil import copytree

from companion.device import packages
from companion.device.games import LEFT_OUT
from companion.ui.games import take_packages

LANTERNS = Path(__file__).parent / "petri_lanterns"


def install(folder: Path, name: str, entries: Mapping[str, str], source: Path | str) -> None:
    """Install a package into a folder.

    Args:
        name: The distribution's name.
        entries: The entry points, `module:object` by the game's key.
        source: The package's folder, or the text of a package in one file, whose module is called `name`.
    """
    module = name.replace("-", "_")
    if isinstance(source, Path):
        (folder / module).symlink_to(source, target_is_directory=True)
    else:
        (folder / module).mkdir()
        (folder / module / "__init__.py").write_text(source, encoding="utf-8")
    describe(folder, name, entries)


def describe(folder: Path, name: str, entries: Mapping[str, str]) -> None:
    """Write the metadata of an installed package."""
    about = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = "".join(f"{key} = {place}\n" for key, place in entries.items())
    (about / "entry_points.txt").write_text(f"[{packages.GROUP}]\n{lines}")


@contextmanager
def searched(folder: Path) -> Generator[None]:
    """Let Python find what is installed in a folder, as in a process that has just started."""
    known = set(sys.modules)
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - known:
            if str(folder) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]
        for key in list(packages.PACKAGES):
            packages.unregister(key)
        packages.PROBLEMS.clear()
        LEFT_OUT.clear()
        take_packages()


def install_torches(folder: Path, name: str = "petri-torches", key: str = "torches") -> None:
    """Install another valid game: Lanterns under another key."""
    module = name.replace("-", "_")
    install(folder, name, {key: f"{module}:PACKAGE"}, "")
    copytree(LANTERNS, folder / module, dirs_exist_ok=True)
    rules = folder / module / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace('key = "lanterns"', f'key = "{key}"'), encoding="utf-8")


def install_lanterns(folder: Path) -> None:
    install(folder, "petri-lanterns", {"lanterns": "petri_lanterns:PACKAGE"}, LANTERNS)
