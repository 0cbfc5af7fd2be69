"""The folders of the files that browsers fetch."""

from __future__ import annotations

import pathlib

PACKAGE = pathlib.Path(__file__).resolve().parent.parent


def assets_folder() -> pathlib.Path:
    """Return the folder of `index.html`, fonts and icons, in the installed package or beside it.

    Raises:
        FileNotFoundError: neither place has it, so the installation is broken.
    """
    for parent in (PACKAGE, PACKAGE.parent):
        folder = parent / "assets"
        if (folder / "index.html").is_file():
            return folder
    raise FileNotFoundError(f"no assets folder with an index.html in {PACKAGE!r} or beside it")
