"""The folder of the word files: in a checkout, in an installed wheel, in a packed app."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from companion.words.packed import PLACE

FOLDER: Final = "locales"


class LocalesNotFound(FileNotFoundError):
    """The word files are nowhere: a broken installation."""


@cache
def find_locales() -> Traversable:
    """Return the folder that holds one folder of ``.ftl`` files per language.

    A wheel carries it inside the package, a checkout and ``flet run`` beside it; the app in the browser
    has been told where.

    Raises:
        LocalesNotFound: When it is in none of these places.
    """
    package = resources.files("companion")
    candidates: list[Traversable] = [Path(PLACE)] if PLACE else []
    candidates.append(package / FOLDER)
    # Both pathlib.Path and zipfile.Path know their parent; the Traversable protocol does not name it.
    beside: Traversable | None = getattr(package, "parent", None)
    if beside is not None:
        candidates.append(beside / FOLDER)
    for folder in candidates:
        if (folder / "en").is_dir():
            return folder
    raise LocalesNotFound(f"no {FOLDER!r} folder among {[str(folder) for folder in candidates]!r}")
