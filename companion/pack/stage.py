"""What goes into the app's archive: this package, the word files, and what is used of each wheel."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import companion
from companion.pack.archive import Files, files_below, unzipped
from companion.words import LANGUAGES
from companion.words.files import word_files

VENDORED: Final = "__pypackages__/"
"""The folder of the wheels' packages in the archive; it comes first where Python looks for modules."""

AS_FILES: Final = "files/"
"""The folder of what must lie outside the archive: compiled code, and data that is opened by its path."""

OPENED: Final = re.compile(r"(babel|msgpack|pydantic_core)/.*")

ELSEWHERE: Final = ("cli/", "host/", "pack/", "locales/", "assets/", "store/folder.py", "store/lock.py")
"""Parts of this package that only a computer needs."""

UNUSED: Final = re.compile(
    r".*\.(pyi|pyx|pxd|typed|c|h)"
    r"|.*/__pycache__/.*"
    r"|.*\.(dist-info|data)/.*"
    r"|(.*/)?tests?/.*"
    r"|babel/(messages|support|units|lists|languages)(/.*|\.py)"
    r"|flet/(testing|auth|pubsub/redis.*|fastapi)(/.*|\.py)"
    r"|flet/(pytest_plugin|cli)\.py"
    r"|flet/messaging/flet_(socket|dart_bridge)_server\.py"
    r"|pydantic/(v1/.*|mypy\.py|_hypothesis_plugin\.py)"
    r"|pytz/zoneinfo/.*"
)
"""Files of the wheels that nothing asks for in the browser: types, tests, servers, other time zones."""

BABEL_DATA: Final = re.compile(r"babel/locale-data/(?P<locale>\w+)\.dat")
BABEL_LOCALES: Final = frozenset({"root", *LANGUAGES})

BEGIN: Final = """\
import flet as ft

from companion import boot

if __name__ == "__main__":
    ft.run(boot.start())
else:
    main = boot.rehearsed()
"""
"""Where the app in the browser begins; merely imported, it offers what `rehearsal` draws once for nobody."""

REHEARSAL: Final = Path(__file__).with_name("rehearsal.py")


def vendored(wheel: Path) -> Files:
    """Of a wheel's files those that are used in the browser."""
    return {name: data for name, data in unzipped(wheel).items() if _is_used(name)}


def own_files() -> Files:
    """This package and its word files as the browser needs them, and the module that begins it all."""
    package = Path(companion.__file__).parent
    sources = files_below(package, package.rglob("*.py"))
    files = {f"companion/{name}": data for name, data in sources.items() if not name.startswith(ELSEWHERE)}
    files["main.py"] = BEGIN.encode()
    # The words of the command line and of this room are spoken on computers only.
    for language in LANGUAGES:
        for file in word_files(language):
            if not file.name.startswith(("cli", "pack")):
                files[f"locales/{language}/{file.name}"] = file.read_bytes()
    return files


def staged(own: Files, wheels: Sequence[Path], compiled: Callable[[Files], Files]) -> Files:
    """Everything of the archive, Python as bytecode."""
    packages: Files = {}
    for wheel in wheels:
        packages |= vendored(wheel)
    files = dict(compiled({**own, REHEARSAL.name: REHEARSAL.read_bytes()}))
    for name, data in compiled(packages).items():
        files[(AS_FILES if OPENED.fullmatch(name) else VENDORED) + name] = data
    return files


def _is_used(name: str) -> bool:
    if found := BABEL_DATA.fullmatch(name):
        return found["locale"] in BABEL_LOCALES
    return not UNUSED.fullmatch(name)
