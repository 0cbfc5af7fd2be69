"""The folders of the files that browsers fetch, and the font manifest."""

import json
import os
import pathlib
import tempfile

import platformdirs

PACKAGE = pathlib.Path(__file__).resolve().parent.parent


def assets_folder() -> pathlib.Path:
    """Return the folder of `index.html`, fonts and icons, in the installed package or beside it.

    Raises:
        FileNotFoundError: Neither place has it, so the installation is broken.
    """
    for parent in (PACKAGE, PACKAGE.parent):
        folder = parent / "assets"
        if (folder / "index.html").is_file():
            return folder
    raise FileNotFoundError(f"no assets folder with an index.html in {PACKAGE!r} or beside it")


def cache_folder(part: str) -> pathlib.Path | None:
    """Return a folder of the user's cache; None if it cannot be created or written to."""
    try:
        folder = platformdirs.user_cache_path("petri", appauthor=False) / part
        folder.mkdir(parents=True, exist_ok=True)
    except (RuntimeError, OSError):
        return None
    return folder if os.access(folder, os.W_OK) else None


def work_folder(part: str) -> pathlib.Path:
    """Return a folder in the user's cache, or a new temporary folder if that fails.

    Other users cannot predict the temporary folder's name.
    """
    return cache_folder(part) or pathlib.Path(tempfile.mkdtemp(prefix=f"petri-{part}-"))


def font_manifest(assets: str) -> str:
    """Return the manifest of our fonts, with Flutter's fallback font for letters that our fonts lack.

    The fallback, for Greek and Cyrillic names, is a file of the client; by default Flutter would fetch it
    from a third party. The font of Flutter's icons is left out, since our icons are drawings.

    Args:
        assets: `assets/assets/FontManifest.json`.
    """
    ours = [font for font in json.loads(assets) if font["family"] != "MaterialIcons"]
    return json.dumps([*ours, {"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]}])
